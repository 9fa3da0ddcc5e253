"""How blocks come to a tray and leave it, and what the blocks that lie there do meanwhile."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.rules.biomes.catalogue import MATERIALS, Material
from game.rules.biomes.events import BlockTaken
from game.rules.biomes.view import BiomesView
from game.scene.cues import Cue
from game.scene.director import paths
from game.scene.director.choreography import Choreography
from game.scene.geometry import add, compose
from game.scene.jitter import jittered
from game.scene.pose import Layout, PieceId, Pose, turned
from game.scene.tray import Jostle
from game.titles.biomes.scene import layout as rest

BLOCK_S = 0.85
RISE, ARC = 0.75, 1.1
"""How far a block pops out of the cube, and how high it flies above that."""
SHIFT_S, SHIFT_GAP_S, JOSTLE_S = 0.26, 0.02, 0.6


class Trays:
    """All players' blocks during one move."""

    def __init__(
        self, show: Choreography, before: BiomesView, after: BiomesView, focus: int, goal: Layout
    ) -> None:
        self._show, self._focus, self._goal = show, focus, goal
        self._seats = len(after.players)
        self._lying = [dict(self._poses(before, seat)) for seat in range(self._seats)]
        self._supplies = [list(player.supply) for player in before.players]

    def _poses(self, view: BiomesView, seat: int) -> Iterable[tuple[PieceId, Pose]]:
        blocks = rest.supply_order(view.players[seat].supply)
        for place, (material, number) in enumerate(blocks):
            pose = rest.supply_pose(seat, self._focus, self._seats, place, len(blocks))
            yield ("supply", seat, material, number), pose

    def receive(self, event: BlockTaken) -> float:
        """A block comes from the cube; returns after how many seconds it lies there."""
        name: PieceId = ("block", *event.block)
        supply, material = self._supplies[event.player], MATERIALS.index(Material(event.material))
        lands: PieceId = ("supply", event.player, event.material, supply[material])
        supply[material] += 1
        piece = self._goal.get(lands)
        if piece is None:
            self._show.grow(name, 1.0, 0.0, 0.4)
            return 0.4

        def swap() -> None:
            self._show.scene.remove(name)
            self._show.scene.put(lands, piece)

        def way(start: Pose, part: float) -> Pose:
            return paths.tossed(start, piece.pose, RISE, ARC, part)

        self._show.sound(Cue("pop", what=event.material))
        self._show.carry(name, BLOCK_S, way, end=swap)
        touch = BLOCK_S * paths.TOUCH
        self._show.sound(Cue("clack", piece.pose.place, event.material), touch)
        self._make_room(event.player, lands, piece.pose, touch)
        return BLOCK_S

    def _make_room(self, seat: int, lands: PieceId, landing: Pose, touch: float) -> None:
        """The blocks already there hop to their slots, and give way as the new one lands."""
        lying = self._lying[seat]
        self._shift(seat, ends=touch)
        still = [name for name in lying if name != lands and name in self._goal]
        if still:
            _jostle(self._show, still, landing, touch)

    def _shift(self, seat: int, ends: float) -> None:
        """The blocks that shall lie elsewhere hop there, until ``ends``."""
        lying = self._lying[seat]
        moved = [
            (name, self._goal[name].pose)
            for name, pose in lying.items()
            if name in self._goal and self._goal[name].pose != pose
        ]
        for late, (name, goal) in enumerate(reversed(moved)):
            far = math.dist(lying[name].place, goal.place) / goal.scale
            arc = (0.1 + 0.3 * min(far, 1.0)) * goal.scale
            begins = max(ends - SHIFT_S - SHIFT_GAP_S * late, 0.0)
            self._show.fly(name, goal, SHIFT_S, arc=arc, after=begins)
            lying[name] = goal

    def pay(self, seat: int, pay: Sequence[int]) -> list[PieceId]:
        """The blocks that are paid, no longer counted; they lie where they lay."""
        supply, paid = self._supplies[seat], list[PieceId]()
        for material, count in enumerate(pay):
            for _ in range(count):
                supply[material] -= 1
                paid.append(("supply", seat, MATERIALS[material], supply[material]))
        for name in paid:
            self._lying[seat].pop(name, None)
        return paid

    def close_up(self, seat: int, after: float) -> None:
        """The blocks that are left move together."""
        self._shift(seat, ends=after + SHIFT_S)

    def jump(self, after: float) -> None:
        """Every block in every tray jumps, and the tray in front with them."""
        self._show.pulse(("tray", self._focus), 0.3, lift=0.08, after=after)
        for lying in self._lying:
            for name, pose in lying.items():
                late, more, _ = jittered("jump", *name)
                lift = (0.34 + 0.12 * more) * pose.scale
                self._show.pulse(name, 0.36, lift=lift, after=after + 0.04 * (late + 1.0))


def _jostle(show: Choreography, names: Iterable[PieceId], landing: Pose, after: float) -> None:
    """What lies in a tray gives way to something that lands, and settles again."""
    names = tuple(names)
    rests: dict[PieceId, Pose] = {}
    moving: list[Jostle] = []
    shown = [0.0]

    def begin() -> None:
        found = {n: show.scene.pieces[n].pose for n in names if n in show.scene.pieces}
        rests.update(found)
        places = {name: pose.place for name, pose in found.items()}
        moving.append(Jostle(places, landing.place, landing.scale))

    def frame(part: float) -> None:
        steps = moving[0].advance(max(0.0, part * JOSTLE_S - shown[0]))
        shown[0], left = part * JOSTLE_S, 1.0 - part * part
        for name, (x, y, z), turn in steps:
            rest = rests[name]
            place = add(rest.place, (x * left, y * left, z * left))
            turned_by = compose(turned(paths.UP, turn * left), rest.turn)
            pose = Pose(place, turned_by, rest.scale) if part < 1.0 else rest
            show.scene.pose(name, pose)

    show.act(JOSTLE_S, frame, begin=begin, after=after)
