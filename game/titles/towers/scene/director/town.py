"""How towers come and go: lifted storey by storey into a tray, and stacked up from one."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.rules.towers import events as ev
from game.rules.towers.catalogue import Colour, Field
from game.rules.towers.view import TowersView
from game.scene.cues import Cue
from game.scene.director import effects, paths
from game.scene.director.choreography import Choreography
from game.scene.geometry import add, compose
from game.scene.pose import Layout, Piece, PieceId, Pose, turned
from game.scene.timeline import BOUNCE, drop, smooth, soften
from game.scene.tower import STOREY
from game.titles.towers.scene import places as at
from game.titles.towers.scene.director.swaps import becoming, down_first
from game.titles.towers.scene.layout import crown_pieces, tower_pieces
from game.titles.towers.scene.names import MATERIALS, sorted_out

LIFT_S, FLY_S, GAP_S = 0.2, 0.62, 0.24
"""How long a storey takes to come off, and to its place, and from one to the next."""
STACK_S, STACK_GAP_S, HANG = 0.6, 0.26, 0.72
"""How long a block takes to its tower, from one to the next, and the part of its time after which
it hangs over its place and drops."""
SETTLE_S, SETTLE_GAP_S = 0.14, 0.06
"""The same of blocks that a hand has put on one another."""
ROOF_S, ROOF_OFF_S, SHIFT_S, COCK_S = 0.5, 0.75, 0.3, 0.3
OFF = 0.35
"""How high a storey is lifted before it flies away, unscaled."""
FLIGHT = 1.5
"""How high blocks and roofs fly above their straight way: over the town."""
HIGH = 1.9
"""From how high over its tower a roof comes down."""
HOIST_S, FURL_S = 0.45, 0.25
"""How long the flag of a tower takes to come, and to go."""
EARLY_S = 0.18
"""So long before the last storey stands the roof begins to come down."""


class TownScript:
    """All blocks and roofs during one move."""

    def __init__(self, show: Choreography, before: TowersView, start: Layout, goal: Layout) -> None:
        self._show, self._start, self._goal = show, start, goal
        self._blocks = [list(player.blocks) for player in before.players]
        self._chips = [list(player.chips) for player in before.players]

    def demolish(self, event: ev.TowerDemolished) -> float:
        """The roof goes to the winner, then storey after storey to the tray (T5.3)."""
        count = len(event.blocks)
        self._win_roof(event)
        flag: PieceId = ("pennant", event.at)
        if flag in self._start:
            self._show.grow(flag, 1.0, 0.0, FURL_S)
        self._make_room(event.player, LIFT_S)
        for order, level in enumerate(reversed(range(count))):
            self._take(event, level, LIFT_S + GAP_S * order)
        self._kerb(event.at, LIFT_S + GAP_S * (count - 1) + LIFT_S)
        return LIFT_S + GAP_S * (count - 1) + LIFT_S + FLY_S * 0.8

    def _kerb(self, field: Field, after: float) -> None:
        """The field as it will lie: with a kerb round a tower, or bare."""
        name: PieceId = ("field", field)
        self._show.put(name, self._goal[name], after)

    def _win_roof(self, event: ev.TowerDemolished) -> None:
        show, won = self._show, self._chips[event.player]
        name: PieceId = ("roof", event.at)
        lands: PieceId = ("chip", event.player, event.chip, won[event.chip - 1])
        won[event.chip - 1] += 1
        piece = self._goal.get(lands)
        if piece is None:
            show.grow(name, 1.0, 0.0, 0.4)
            return
        goal = piece.pose
        show.sound(Cue("pop", at.field_pose(event.at).place, "chalk", 0.6))
        end = becoming(show, name, lands, piece)
        show.carry(name, ROOF_OFF_S, lambda s, t: _carried_off(s, goal, t), end=end)
        show.sound(Cue("roof", goal.place), ROOF_OFF_S * 0.97)

    def _take(self, event: ev.TowerDemolished, level: int, after: float) -> None:
        """A storey is lifted off its tower and put into the tray."""
        show, own, colour = self._show, self._blocks[event.player], event.blocks[level]
        name: PieceId = ("storey", event.at, level)
        lands: PieceId = ("block", event.player, colour, own[colour])
        own[colour] += 1
        piece = self._goal.get(lands)
        if piece is None:
            show.grow(name, 1.0, 0.0, 0.3, after=after)
            return
        goal, kind, seconds = piece.pose, MATERIALS[colour], LIFT_S + FLY_S
        show.sound(Cue("pop", at.field_pose(event.at).place, kind, 0.8), after)
        end = becoming(show, name, lands, piece)
        show.carry(name, seconds, lambda s, t: _unbuilt(s, goal, t), after=after, end=end)
        show.sound(Cue("clack", goal.place, kind), after + seconds * 0.96)

    def _make_room(self, player: int, after: float) -> None:
        """The blocks that lie in a tray go to where they will lie."""
        for colour, number in sorted_out(self._blocks[player]):
            name: PieceId = ("block", player, colour, number)
            piece = self._goal.get(name)
            lies = self._start.get(name) == piece == self._show.scene.pieces.get(name)
            if piece is not None and not lies:
                self._show.fly(name, piece.pose, SHIFT_S, arc=0.25, after=after)

    def build(self, event: ev.TowerBuilt) -> float:
        """Blocks stack up from the tray, and the roof drops onto them (T6.2)."""
        show, field, count = self._show, event.at, len(event.blocks)
        brought = self._sort_out(event)
        stands = dict(tower_pieces(field, event.blocks))
        self._kerb(field, STACK_S * HANG)
        for level, colour in enumerate(event.blocks):
            storey: PieceId = ("storey", field, level)
            after = SETTLE_GAP_S * level if brought else STACK_GAP_S * level
            self._lay(event.player, (storey, stands[storey]), colour, after)
        foot = at.field_pose(field)
        self._make_room(event.player, 0.0 if brought else STACK_GAP_S * count)
        if brought:
            effects.dust_ring(show, foot.place, foot.scale * 0.8, after=SETTLE_S)
            return self._crown(field, count, SETTLE_GAP_S * (count - 1) + SETTLE_S)
        effects.dust_ring(show, foot.place, foot.scale * 0.8, after=STACK_S * 0.95)
        ends = self._crown(field, count, STACK_GAP_S * (count - 1) + STACK_S - EARLY_S)
        return self._hoist(field, ends)

    def _sort_out(self, event: ev.TowerBuilt) -> bool:
        """Whether a hand has put the blocks on one another already."""
        brought = 0
        for colour in set(event.blocks):
            own = self._blocks[event.player][colour]
            names = [("block", event.player, colour, n) for n in reversed(range(own))]
            brought += down_first(self._show.scene, names, event.blocks.count(colour))
        return brought == len(event.blocks)

    def _lay(
        self, player: int, storey: tuple[PieceId, Piece], colour: Colour, after: float
    ) -> None:
        """A block of the tray becomes a storey."""
        show, own = self._show, self._blocks[player]
        own[colour] -= 1
        block: PieceId = ("block", player, colour, own[colour])
        name, piece = storey
        goal, kind = piece.pose, MATERIALS[colour]
        end = becoming(show, block, name, piece)
        if show.is_down(block, goal):
            show.fly(block, goal, SETTLE_S, arc=0.0, after=after, end=end)
            show.sound(Cue("clack", goal.place, kind), after + SETTLE_S * 0.9)
            return
        show.sound(Cue("pop", what=kind, strength=0.5), after)
        show.carry(block, STACK_S, lambda s, t: _stacked(s, goal, t), after=after, end=end)
        show.sound(Cue("clack", goal.place, kind), after + STACK_S * 0.93)

    def _crown(self, field: Field, count: int, after: float) -> float:
        """What a tower carries comes down on it from above."""
        show, ends = self._show, after
        for name, piece in crown_pieces(field, count):
            show.act(ROOF_S, _descending(show, name, piece), after=ends)
            kind = "vane" if name[0] == "cock" else "roof"
            show.sound(Cue(kind, piece.pose.place), ends + ROOF_S * BOUNCE)
            ends += COCK_S
        ends += ROOF_S - COCK_S
        top = add(at.field_pose(field).place, (0.0, 0.0, count * STOREY * at.BOARD.scale))
        effects.sparks(show, top, at.BOARD.scale, after=ends - ROOF_S * (1.0 - BOUNCE))
        return ends

    def _hoist(self, field: Field, after: float) -> float:
        """In a quick town a flag says who built the tower (Q3)."""
        name: PieceId = ("pennant", field)
        piece = self._goal.get(name)
        if piece is None:
            return after
        self._show.act(HOIST_S, _descending(self._show, name, piece), after=after - HOIST_S * 0.4)
        return after + HOIST_S * 0.6


def _descending(show: Choreography, name: PieceId, piece: Piece) -> Callable[[float], None]:
    """How a roof comes down and grows to its size meanwhile."""
    rest = piece.pose

    def frame(part: float) -> None:
        high = HIGH * at.BOARD.scale * (1.0 - drop(part))
        size = rest.scale * (0.4 + 0.6 * soften(min(part / 0.4, 1.0)))
        pose = paths.raised(rest, high)._replace(scale=size)
        show.scene.put(name, piece if part >= 1.0 else piece._replace(pose=pose))

    return frame


def _carried_off(start: Pose, goal: Pose, part: float) -> Pose:
    """A roof is lifted and set down among the winner's."""
    return goal if part >= 1.0 else paths.arched(start, goal, FLIGHT, smooth(part), 7.0)


def _unbuilt(start: Pose, goal: Pose, part: float) -> Pose:
    """A storey rises off the one below, and flies in an arc into the tray."""
    if part >= 1.0:
        return goal
    lifts = LIFT_S / (LIFT_S + FLY_S)
    up = paths.raised(start, OFF * start.scale)
    if part < lifts:
        return paths.blended(start, up, soften(part / lifts))
    flight = paths.stretch(part, lifts, 0.96)
    pose = paths.arched(up, goal, FLIGHT, smooth(flight))
    knock = turned(paths.SIDEWAYS, 5.0 * math.sin(math.pi * flight))
    return pose._replace(turn=compose(knock, pose.turn))


def _stacked(start: Pose, goal: Pose, part: float) -> Pose:
    """A block flies over its tower, hangs there for a moment, and drops."""
    if part >= 1.0:
        return goal
    over = paths.raised(goal, 0.45 * goal.scale)
    if part < HANG:
        return paths.arched(start, over, FLIGHT, smooth(part / HANG))
    fall = min((part - HANG) / (1.0 - HANG) / 0.75, 1.0)
    return paths.blended(over, goal, fall * fall)
