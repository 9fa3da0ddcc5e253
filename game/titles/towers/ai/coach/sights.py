"""What a seat has in reach, told exactly: towers and pawns in sight, its own next tower."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.towers.access import shut_in
from game.rules.towers.catalogue import place_of
from game.rules.towers.counts import count_of, total
from game.rules.towers.legal import SEVEN
from game.rules.towers.lines import NOWHERE
from game.rules.towers.moves import Capture, Demolish, MovePawn, Place, TowersMove
from game.rules.towers.payment import LEAST_CAPTURE, MOST_CAPTURE
from game.rules.towers.position import FREE, NEUTRAL, Position
from game.rules.towers.quick import phase_by_clock
from game.rules.towers.stacks import COLOURS, COST, HEIGHT
from game.titles.towers.ai.valuation import fitting, in_line, missing

TOWER = "tower"
PAWN = "pawn"
BUILDING = "building"


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be had: a tower or a pawn on ``field``, or a tower of one's own.

    ``points`` it would bring, ``lacking`` cards for it, the joker used. ``owner``: of a pawn, -1 a
    neutral one's. ``pawn``: which own pawn sees it.
    """

    kind: str
    points: int
    lacking: int
    field: int = NOWHERE
    colour: int = 0
    owner: int = -1
    pawn: int = NOWHERE

    @property
    def rank(self) -> tuple[float, int]:
        """The better the greater: points, the less the more cards are lacking."""
        return self.points * 0.5**self.lacking, -self.lacking


def coming_phase(position: Position) -> int:
    """The phase in which whoever decides now has his next turn, by the clock at least (Q1)."""
    if not position.deal.quick:
        return position.phase
    seats = len(position.hands)
    return max(position.phase, phase_by_clock((position.turn - 1) // seats + 2, seats))


def goals(position: Position, seat: int, hand: int, phase: int = 0) -> list[Goal]:
    """What a seat with these cards has in reach in a ``phase`` (0: that of now), the best first."""
    phase = phase or position.phase
    found = [
        goal
        for pawn in position.pawns[seat]
        for field in in_line(position, pawn)
        if (goal := _in_sight(position, seat, pawn, field, hand, phase)) is not None
    ]
    building = _building(position, seat, hand, phase)
    if building is not None:
        found.append(building)
    return sorted(found, key=lambda goal: goal.rank, reverse=True)


def _in_sight(
    position: Position, seat: int, pawn: int, field: int, hand: int, phase: int
) -> Goal | None:
    """What may be done with the nearest thing in a pawn's line, if anything (T5, T7)."""
    joker = position.jokers >> seat & 1
    what = position.standing[field]
    between = position.ground.between[pawn * 81 + field]
    if what > NEUTRAL:
        row = what - NEUTRAL
        height = HEIGHT[row]
        too_many = total(position.blocks[seat]) >= SEVEN
        if position.deal.quick and position.builders[field] == seat:
            return None  # the own skyline loses as much (Q3)
        if too_many or height > phase or between & COLOURS[row]:
            return None
        lacking = max(0, missing(hand, COST[row]) - joker)
        return Goal(TOWER, height, lacking, field, pawn=pawn)
    colour = position.ground.colours[field]
    if what in (FREE, seat + 1) or between >> colour & 1:
        return None
    cards = count_of(hand, colour) + joker
    points = min(MOST_CAPTURE, max(LEAST_CAPTURE, cards))
    owner = -1 if what == NEUTRAL else what - 1
    return Goal(PAWN, points, max(0, LEAST_CAPTURE - cards), field, colour, owner, pawn)


def _building(position: Position, seat: int, hand: int, phase: int) -> Goal | None:
    """The tower of the phase that the own blocks allow, on a pawn's field (T6)."""
    height, blocks = phase + 1, position.blocks[seat]
    doors = [pawn for pawn in position.pawns[seat] if shut_in(position, pawn) == NOWHERE]
    if total(blocks) < height or not doors:
        return None
    joker = position.jokers >> seat & 1
    lacking = max(0, height - fitting(hand, blocks) - joker)
    return Goal(BUILDING, height, lacking)


def watchers(position: Position, seat: int, field: int) -> list[int]:
    """The rivals' pawns from which one of ``seat`` on ``field`` can be captured, by their fields,
    the nearest first (T7.1)."""
    colour = position.ground.colours[field]
    found = [
        other
        for other in in_line(position, field)
        if position.standing[other] not in (FREE, NEUTRAL, seat + 1)
        and position.standing[other] < NEUTRAL
        and not position.ground.between[field * 81 + other] >> colour & 1
    ]
    return sorted(found, key=lambda other: sum(map(abs, _away(field, other))))


def _away(field: int, other: int) -> tuple[int, int]:
    """How many rows and columns lie between two fields."""
    (row, column), (there, beside) = place_of(field), place_of(other)
    return there - row, beside - column


def who_could_demolish(position: Position, seat: int, field: int) -> int:
    """A rival of ``seat`` whose pawn sees the tower on ``field`` and may demolish it, or -1."""
    row = position.standing[field] - NEUTRAL
    for other in in_line(position, field):
        what = position.standing[other]
        if what >= NEUTRAL or what == seat + 1:
            continue
        rival = what - 1
        allowed = HEIGHT[row] <= position.phase and total(position.blocks[rival]) < SEVEN
        if allowed and not position.ground.between[field * 81 + other] & COLOURS[row]:
            return rival
    return -1


def arrives(move: TowersMove) -> int | None:
    """Where a pawn comes to stand by a move."""
    match move:
        case Place(to=to) | MovePawn(to=to) | Demolish(to=to) | Capture(to=to):
            return to
    return None
