"""What a view of towers lets one see on the board: lines, open sides, what a phase still needs.

Questions for panels and signs; what is allowed is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.towers.catalogue import SIDE, Field
from game.rules.towers.lines import BESIDE
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, TowersMove
from game.rules.towers.position import LAST_PHASE
from game.rules.towers.quick import pace, phase_by_clock
from game.rules.towers.setup import CARDS
from game.rules.towers.stacks import MOST
from game.rules.towers.turn import FEW_TOWERS
from game.rules.towers.view import TowersView


def height(view: TowersView, field: Field) -> int:
    """How high the tower on a field is; 0: none."""
    return len(view.towers[field])


def standing(view: TowersView, of_height: int) -> int:
    """How many towers of a height stand (T10)."""
    return sum(len(tower) == of_height for tower in view.towers)


def open_sides(view: TowersView, field: Field, built: Field | None = None) -> tuple[Field, ...]:
    """The free sides of a tower, were another one ``built`` there (T6.3)."""
    return tuple(f for f in BESIDE[field] if not view.towers[f] and f != built)


def neighbours(view: TowersView, field: Field) -> tuple[Field, ...]:
    """The towers next to a field."""
    return tuple(f for f in BESIDE[field] if view.towers[f])


def owner(view: TowersView, field: Field) -> int | None:
    """Whose pawn stands on a field; -1: a neutral one; None: nobody's."""
    for seat, player in enumerate(view.players):
        if field in player.pawns:
            return seat
    return -1 if field in view.neutral else None


def first_in_line(view: TowersView, start: Field) -> Iterator[Field]:
    """The first thing that stands in each of the four directions."""
    row, column = divmod(start, SIDE)
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        y, x = row + down, column + right
        while 0 <= y < SIDE and 0 <= x < SIDE:
            field = y * SIDE + x
            if view.towers[field] or owner(view, field) is not None:
                yield field
                break
            y, x = y + down, x + right


def colours_between(view: TowersView, start: Field, goal: Field) -> set[int]:
    """The colours strictly between two fields of one line."""
    step = SIDE if start % SIDE == goal % SIDE else 1
    low, high = min(start, goal), max(start, goal)
    return {view.catalogue.colours[field] for field in range(low + step, high, step)}


def towers_in_sight(view: TowersView, seat: int) -> set[Field]:
    """The towers that pawns of a seat see, whatever their height (T5.1)."""
    return {
        field
        for pawn in view.players[seat].pawns
        for field in first_in_line(view, pawn)
        if view.towers[field] and not colours_between(view, pawn, field) & {*view.towers[field]}
    }


def pawns_in_sight(view: TowersView, seat: int) -> set[Field]:
    """The pawns of others that pawns of a seat see (T7.1)."""
    return {
        field
        for pawn in view.players[seat].pawns
        for field in first_in_line(view, pawn)
        if owner(view, field) not in {None, seat}
        and view.catalogue.colours[field] not in colours_between(view, pawn, field)
    }


def unseen(view: TowersView, seat: int) -> tuple[int, int, int, int]:
    """The cards that may still come to a seat, or are in others' hands, by colour (T13)."""
    hand = view.players[seat].hand or (0, 0, 0, 0)
    black, white, grey, red = (CARDS - hand[c] - view.discard[c] for c in range(4))
    return black, white, grey, red


def gain(move: TowersMove, view: TowersView) -> int:
    """The points that a move brings at once."""
    match move:
        case Demolish(_, to):
            tall = height(view, to)
            return tall if tall < MOST else 0
        case Build(_, blocks):
            return sum(blocks)
        case Capture(_, _, pay):
            return sum(pay)
        case _:
            return 0


def drawn(move: TowersMove) -> int:
    """The cards that are drawn for a move: as many as it costs; none for the joker (T2.2, T9)."""
    return sum(move.cards if isinstance(move, Exchange) else move.pay[:4])


@dataclass(frozen=True, slots=True)
class Meter:
    """How far a phase is: ``left`` of ``total`` towers of the height that counts must still fall.

    The one that may be left standing when the phase turns isn't counted. In the last phase of a
    quick town rounds are counted in their place, the one being played among them (Q2).
    """

    height: int
    left: int
    total: int


def meter(view: TowersView) -> Meter:
    """The towers that must fall before the next phase, or the last round, comes (T10, T11)."""
    if view.quick and view.phase == LAST_PHASE:
        left = rounds_left(view) + 1
        return Meter(view.phase, left, max(left, pace(len(view.players))))
    left = max(standing(view, view.phase) - FEW_TOWERS, 0)
    return Meter(view.phase, left, max(left, 11 if view.phase == 1 else 7))


def phase_after(view: TowersView, move: TowersMove) -> int:
    """The phase once a move is made; 5: the last round has begun (T10, T11, Q1, Q2)."""
    heights = [len(tower) for tower in view.towers if tower]
    if isinstance(move, Demolish):
        heights.remove(height(view, move.to))
    elif isinstance(move, Build):
        heights.append(sum(move.blocks))
    if not view.quick:
        return _going_on(view.phase, heights)
    phase, coming, seats = view.phase, view.round + 1, len(view.players)
    phase = min(LAST_PHASE, _going_on(phase, heights))
    if view.turn % seats:
        return phase
    if coming == view.rounds:
        return LAST_PHASE + 1
    return min(LAST_PHASE, _going_on(max(phase, phase_by_clock(coming, seats)), heights))


def _going_on(phase: int, heights: Sequence[int]) -> int:
    """The first phase from one on that isn't over, by the heights of all towers (T10)."""
    while phase <= LAST_PHASE and heights.count(phase) <= FEW_TOWERS:
        phase += 1
    return phase


def rounds_left(view: TowersView) -> int:
    """Rounds to come after this one until the game is scored as it stands (T11), or over (Q2)."""
    return view.rounds - view.round
