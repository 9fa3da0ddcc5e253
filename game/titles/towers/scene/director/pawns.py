"""How pawns run: in along a lane, on along their row or column, over others, and home."""

from __future__ import annotations

import math
from collections.abc import Set

from game.rules.towers import events as ev
from game.rules.towers.catalogue import SIDE, Field, place_of
from game.rules.towers.view import TowersView
from game.scene.cues import Cue
from game.scene.director import effects, paths
from game.scene.director.choreography import Choreography
from game.scene.geometry import add, minus, scaled
from game.scene.pose import Layout, Piece, PieceId, Pose, Vec3
from game.scene.timeline import smooth
from game.titles.towers.scene import places as at
from game.titles.towers.scene.director import tumbling
from game.titles.towers.scene.director.swaps import becoming, renamed

LEAP_S, FIELD_S, START_S = 0.5, 0.085, 0.26
"""How long a pawn takes from the reserve to the rim, for each field it runs, and to get going."""
SETTLE_S = 0.16
"""How long one that a hand has brought to its field takes to stand there."""
HOME_S, FALL_S, ROLL_S, GONE_S = 0.65, 0.42, 0.8, 0.4
OUTSIDE = 0.75
"""How far beyond its entry a pawn stands before it runs in, in fields."""


def direction(start: Field, to: Field) -> int:
    """What a field's number grows by on the way between two fields of a row or column."""
    (row, column), (there, beyond) = place_of(start), place_of(to)
    if row == there:
        return 1 if beyond > column else -1
    return SIDE if there > row else -SIDE


def lane_of(entry: Field, to: Field) -> int:
    """The direction in which a pawn enters; one that stops at once comes over the nearest rim."""
    if entry != to:
        return direction(entry, to)
    row, column = place_of(entry)
    steps = {SIDE: row, -SIDE: SIDE - 1 - row, 1: column, -1: SIDE - 1 - column}
    return min((-SIDE, SIDE, 1, -1), key=lambda step: steps[step])


def along(step: int) -> Vec3:
    """The direction of a step over the table."""
    return {
        SIDE: (0.0, -1.0, 0.0),
        -SIDE: (0.0, 1.0, 0.0),
        1: (1.0, 0.0, 0.0),
        -1: (-1.0, 0.0, 0.0),
    }[step]


def falling(field: Field, blow: int, taken: Set[Field]) -> int:
    """Where a pawn falls that is struck: on along the blow, or aside, where there is a free field;
    never over the rim of the board if it can fall elsewhere."""
    aside = SIDE if abs(blow) == 1 else 1
    row, column = place_of(field)
    middle = SIDE // 2
    inwards = aside if (row if aside == SIDE else column) <= middle else -aside
    ways = [step for step in (blow, inwards, -inwards) if _within(row, column, step)]
    return next((step for step in ways if field + step not in taken), ways[0])


def _within(row: int, column: int, step: int) -> bool:
    """Whether a step stays on the board."""
    down, right = (step // SIDE, 0) if abs(step) == SIDE else (0, step)
    return 0 <= row + down < SIDE and 0 <= column + right < SIDE


class PawnScript:
    """All pawns during one move."""

    def __init__(self, show: Choreography, before: TowersView, goal: Layout) -> None:
        self._show, self._goal = show, goal
        self._reserves = [player.reserve for player in before.players]
        self._captured: ev.PawnCaptured | None = None
        towers = {field for field, blocks in enumerate(before.towers) if blocks}
        pawns = {field for player in before.players for field in player.pawns}
        self._taken = towers | pawns | {*before.neutral}

    def enter(self, event: ev.PawnPlaced) -> float:
        """A pawn of the reserve leaps to the rim and runs in (T3)."""
        show = self._show
        self._reserves[event.player] -= 1
        name: PieceId = ("reserve", event.player, self._reserves[event.player])
        if show.is_down(name, at.pawn_pose(event.to)):
            return self._settle(name, event.to)
        rim = at.pawn_pose(event.entry)
        outwards = scaled(along(lane_of(event.entry, event.to)), -OUTSIDE * at.BOARD.scale)
        door = rim._replace(place=add(rim.place, outwards))
        show.fly(name, door, LEAP_S, arc=1.5, lean=10.0)
        show.sound(Cue("hop", door.place), LEAP_S * 0.95)
        return LEAP_S + self._slide(name, door, event.to, LEAP_S)

    def run(self, event: ev.PawnMoved) -> float:
        """A pawn runs on, and knocks over whoever it captures (T4, T7)."""
        name: PieceId = ("pawn", event.start)
        captured, self._captured = self._captured, None
        start = at.pawn_pose(event.start)
        if captured is None:
            return self._slide(name, start, event.to)
        victim = self._show.fresh("captured")
        self._show.then(renamed(self._show, ("pawn", captured.at), victim))
        seconds = self._slide(name, start, event.to)
        fields = math.dist(start.place, at.pawn_pose(event.to).place) / at.BOARD.scale
        hit = seconds * (0.78 if fields > 1.5 else 0.45)
        falls = falling(event.to, direction(event.start, event.to), self._taken - {event.to})
        rolls = self._knock(victim, captured, along(falls), hit)
        return max(seconds, rolls)

    def capture(self, event: ev.PawnCaptured) -> None:
        """Remember who will be knocked over as soon as the one who captures comes."""
        self._captured = event

    def go_home(self, event: ev.PawnReturned) -> float:
        """The pawn on whose field a tower is built goes back (T6.1)."""
        name: PieceId = ("pawn", event.start)
        lands, piece = self._home(event.player)
        if piece is None:
            return 0.0
        end = becoming(self._show, name, lands, piece)
        self._show.fly(name, piece.pose, HOME_S, arc=1.5, lean=12.0, end=end)
        self._show.sound(Cue("hop", piece.pose.place), HOME_S * 0.96)
        return HOME_S * 0.45

    def _home(self, seat: int) -> tuple[PieceId, Piece | None]:
        """The name of the pawn that comes to a reserve, and how it stands there."""
        name: PieceId = ("reserve", seat, self._reserves[seat])
        self._reserves[seat] += 1
        return name, self._goal.get(name)

    def _slide(self, name: PieceId, start: Pose, to: Field, after: float = 0.0) -> float:
        """A pawn glides to a field, leaning into its way; returns how long it takes."""
        if self._show.is_down(name, at.pawn_pose(to)):
            return self._settle(name, to)
        lands = at.pawn_pose(to)
        seconds = START_S + FIELD_S * math.dist(start.place, lands.place) / at.BOARD.scale

        def way(_: Pose, part: float) -> Pose:
            lean = 9.0 * math.sin(math.tau * part)
            tilt = paths.leaning(minus(lands.place, start.place), lean)
            return tumbling.tilted(paths.blended(start, lands, smooth(part)), tilt, part)

        self._show.sound(Cue("glide", start.place), after)
        end = renamed(self._show, name, ("pawn", to))
        self._show.carry(name, seconds, way, after=after, end=end)
        self._show.sound(Cue("hop", lands.place, strength=0.6), after + seconds * 0.95)
        return seconds

    def _settle(self, name: PieceId, to: Field) -> float:
        """A pawn that a hand has brought to its field comes to stand there."""
        lands = at.pawn_pose(to)
        end = renamed(self._show, name, ("pawn", to))
        self._show.fly(name, lands, SETTLE_S, arc=0.0, end=end)
        self._show.sound(Cue("hop", lands.place), SETTLE_S * 0.9)
        effects.dust_ring(self._show, lands.place, lands.scale * 0.4, after=SETTLE_S * 0.9)
        return SETTLE_S

    def _knock(self, victim: PieceId, event: ev.PawnCaptured, push: Vec3, after: float) -> float:
        """A captured pawn topples over and rolls home, or out of the game (T7.2, T12)."""
        show, stands = self._show, at.pawn_pose(event.at)
        lies = tumbling.toppled(stands, push, 1.0)
        show.sound(Cue("topple", stands.place), after + FALL_S * 0.55)
        show.carry(victim, FALL_S, lambda s, t: tumbling.toppled(s, push, t), after=after)
        effects.puff(show, lies, "table", after=after + FALL_S * 0.6)
        begins = after + FALL_S
        show.sound(Cue("roll", lies.place), begins)
        home = None if event.owner is None else self._home(event.owner)
        if home is None or home[1] is None:
            show.carry(victim, ROLL_S, lambda s, t: tumbling.rolled(s, push, t), after=begins)
            show.dissolve(victim, 0.2, GONE_S, after=begins + ROLL_S)
            return begins + ROLL_S
        name, piece = home
        assert piece is not None
        goal = piece.pose
        show.carry(
            victim,
            ROLL_S,
            lambda s, t: tumbling.tumbled(s, goal, t),
            after=begins,
            end=becoming(show, victim, name, piece),
        )
        show.sound(Cue("hop", goal.place), begins + ROLL_S * 0.96)
        return begins + ROLL_S * 0.6
