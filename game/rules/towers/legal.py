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
RIVAL: Final = 0
_held: Final[dict[int, Held]] = {}
_aims: Final[dict[int, list[int]]] = {}


class Held:
    """What a hand can pay, whatever stands on the board.

    ``colours`` of which it holds any card, ``many``: enough for a capture, without the joker and
    with it, as four bits each. ``exchanges``: every set of its cards.
    """

    __slots__ = ("colours", "exchanges", "many", "many_with_joker")

    def __init__(self, hand: int) -> None:
        self.colours = _colours_of(hand, 1)
        self.many = _colours_of(hand, LEAST_CAPTURE)
        self.many_with_joker = _colours_of(hand, LEAST_CAPTURE - 1)
        self.exchanges = exchanges(hand)


def legal_moves(position: Position) -> Sequence[TowersMove]:
    """Every legal move in a fixed order; empty only when the game is over (T8)."""
    moves: list[TowersMove] = []
    if position.ended != PLAYING:
        return moves
    seat = position.turn_player
    held = held_by(position.hands[seat])
    pawns = position.pawns[seat]
    key = held.colours
    if position.jokers >> seat & 1:
        key |= JOKER_KEY
    if len(pawns) < PAWNS:
        add_places(position, key, moves)
    if pawns:
        sights = sights_of(position, pawns)
        add_marches(position, sights, key, moves)
        taken: list[TowersMove] = []
        add_deeds(position, sights, moves, taken)
        if total(position.blocks[seat]) > position.phase:
            add_builds(position, moves)
        moves += taken
    moves += held.exchanges
    return moves


def held_by(hand: int) -> Held:
    """What a hand of packed cards can pay."""
    known = _held.get(hand)
    if known is None:
        known = _held[hand] = Held(hand)
    return known


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


def add_marches(position: Position, sights: list[int], key: int, moves: list[TowersMove]) -> None:
    """Add the ways of own pawns to run on along their sights (T4)."""
    marches = position.ground.marches(key)
    for sight in sights:
        moves += marches[sight]


def add_deeds(
    position: Position,
    sights: list[int],
    demolitions: list[TowersMove],
    taken: list[TowersMove],
) -> None:
    """Add what may be demolished (T5) or captured (T7) along some sights of own pawns."""
    seat = position.turn_player
    most = position.phase if total(position.blocks[seat]) < SEVEN else 0
    held = held_by(position.hands[seat])
    many = held.many_with_joker if position.jokers >> seat & 1 else held.many
    if not (most or many):
        return
    standing = position.standing
    seen = position.ground.seen
    aims = aims_of(seat, most, many)
    for sight in sights:
        for end in seen[sight]:
            aim = aims[standing[end >> 4]]
            if aim == NO_AIM or end & aim:
                continue
            if aim:
                _add_demolitions(position, sight, end >> 4, demolitions)
            else:
                _add_captures(position, sight, end, many, taken)


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


def _colours_of(hand: int, least: int) -> int:
    """The colours of which a hand holds so many cards, as four bits."""
    return sum(1 << colour for colour in range(4) if count_of(hand, colour) >= least)


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
