"""The complete list of legal moves, kind by kind (T2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.towers.access import shut_in
from game.rules.towers.catalogue import SIDE
from game.rules.towers.counts import count_of, total
from game.rules.towers.ground import JOKER_KEY
from game.rules.towers.lines import COLUMN, FULL, GAP, GAP_KINDS, NOWHERE, ROW, RUN, RUN_KINDS, SEER
from game.rules.towers.moves import TowersMove
from game.rules.towers.payment import (
    LEAST_CAPTURE,
    build,
    builds,
    captures,
    demolishes,
    exchanges,
    is_payable,
)
from game.rules.towers.position import FREE, NEUTRAL, PAWNS, PLAYING, Position
from game.rules.towers.stacks import COLOURS, COST, HEIGHT

SEVEN: Final = 7
"""With so many blocks nothing may be demolished (T5.4)."""
NO_AIM: Final = -1
RIVAL: Final = 16
_colours: Final[dict[int, int]] = {}
_aims: Final[dict[int, list[int]]] = {}


def legal_moves(position: Position) -> Sequence[TowersMove]:
    """Every legal move in a fixed order; empty only when the game is over (T8)."""
    moves: list[TowersMove] = []
    if position.ended != PLAYING:
        return moves
    seat = position.turn_player
    hand = position.hands[seat]
    pawns = position.pawns[seat]
    key = colours_of(hand, 1)
    if position.jokers >> seat & 1:
        key |= JOKER_KEY
    if len(pawns) < PAWNS:
        add_places(position, key, moves)
    if pawns:
        sights = sights_of(position, pawns)
        marches = position.ground.marches(key)
        for sight in sights:
            moves += marches[sight]
        taken: list[TowersMove] = []
        add_deeds(position, sights, moves, taken)
        if total(position.blocks[seat]) > position.phase:
            add_builds(position, moves)
        moves += taken
    moves += exchanges(hand)
    return moves


def add_places(position: Position, key: int, moves: list[TowersMove]) -> None:
    """Add the ways to enter, lane by lane (T3)."""
    known = position.ground.places(key)
    first = 0
    for occupied in position.lines:
        moves += known[first + RUN[occupied]]
        first += RUN_KINDS


def sights_of(position: Position, pawns: tuple[int, ...]) -> list[int]:
    """The sights of some pawns, of each along its row, then along its column."""
    lines = position.lines
    sights: list[int] = []
    for pawn in pawns:
        row = ROW[pawn]
        column = COLUMN[pawn]
        sights.append(row * GAP_KINDS + GAP[column * FULL + lines[row]])
        column += SIDE
        sights.append(column * GAP_KINDS + GAP[row * FULL + lines[column]])
    return sights


def add_marches(position: Position, pawn: int, key: int, moves: list[TowersMove]) -> None:
    """Add the ways of one pawn to run on (T4)."""
    marches = position.ground.marches(key)
    for sight in sights_of(position, (pawn,)):
        moves += marches[sight]


def add_in_sight(
    position: Position, pawn: int, demolitions: list[TowersMove], taken: list[TowersMove]
) -> None:
    """Add what one pawn may demolish (T5) or capture (T7)."""
    add_deeds(position, sights_of(position, (pawn,)), demolitions, taken)


def add_deeds(
    position: Position,
    sights: list[int],
    demolitions: list[TowersMove],
    taken: list[TowersMove],
) -> None:
    """Add what may be demolished (T5) or captured (T7) along some sights of own pawns."""
    most = heights_in_reach(position)
    many = many_of(position)
    if not (most or many):
        return
    standing = position.standing
    seen = position.ground.seen
    aims = aims_of(position.turn_player, most, many)
    for sight in sights:
        for end in seen[sight]:
            aim = aims[standing[end >> 4]]
            if aim == NO_AIM:
                continue
            if aim == RIVAL:
                _add_captures(position, sight, end, many, taken)
            elif not end & aim:
                _add_demolitions(position, sight, end >> 4, demolitions)


def aims_of(seat: int, most: int, many: int) -> list[int]:
    """By what stands on a field: whether a seat may aim at it, towers being of ``most`` at most.

    That is :data:`NO_AIM`, :data:`RIVAL` for a pawn, or the colours of a tower as four bits.
    """
    key = (seat << 3 | most) << 1 | (many > 0)
    known = _aims.get(key)
    if known is None:
        pawns = [RIVAL if many else NO_AIM] * (NEUTRAL + 1)
        pawns[FREE] = pawns[seat + 1] = NO_AIM
        towers = zip(HEIGHT[1:], COLOURS[1:], strict=True)
        known = pawns + [bits if height <= most else NO_AIM for height, bits in towers]
        _aims[key] = known
    return known


def heights_in_reach(position: Position) -> int:
    """How high a tower may be that is demolished now: 0 with seven blocks (T5.2, T5.4)."""
    return position.phase if total(position.blocks[position.turn_player]) < SEVEN else 0


def many_of(position: Position) -> int:
    """The colours of which there are cards enough for a capture, as four bits (T7.2)."""
    seat = position.turn_player
    return colours_of(position.hands[seat], LEAST_CAPTURE - (position.jokers >> seat & 1))


def colours_of(hand: int, least: int) -> int:
    """The colours of which a hand holds so many cards, as four bits."""
    key = hand << 2 | least
    known = _colours.get(key)
    if known is None:
        known = 0
        for colour in range(4):
            if count_of(hand, colour) >= least:
                known |= 1 << colour
        _colours[key] = known
    return known


def _add_demolitions(position: Position, sight: int, target: int, moves: list[TowersMove]) -> None:
    """Add the ways to pay the demolition of a tower in sight (T5.3)."""
    seat = position.turn_player
    cost = COST[position.standing[target] - NEUTRAL]
    hand = position.hands[seat]
    joker = position.jokers >> seat & 1
    if is_payable(cost, hand, joker):
        moves += demolishes(SEER[sight], target, cost, hand, joker)


def _add_captures(
    position: Position, sight: int, end: int, many: int, moves: list[TowersMove]
) -> None:
    """Add the ways to pay the capture of a pawn in sight (T7.1, T7.2)."""
    colour = position.ground.colours[end >> 4]
    if many >> colour & 1 and not end >> colour & 1:
        seat = position.turn_player
        cards = count_of(position.hands[seat], colour)
        moves += captures(SEER[sight], end >> 4, colour, cards, position.jokers >> seat & 1)


def add_builds(position: Position, moves: list[TowersMove]) -> None:
    """Add the towers that may be built on own pawns' fields (T6)."""
    seat = position.turn_player
    joker = position.jokers >> seat & 1
    ways = builds(position.phase + 1, position.blocks[seat], position.hands[seat], joker)
    if ways:
        for pawn in position.pawns[seat]:
            if shut_in(position, pawn) == NOWHERE:
                moves += [build(pawn, way) for way in ways]
