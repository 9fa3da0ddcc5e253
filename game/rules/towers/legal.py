"""The complete list of legal moves, kind by kind (T2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.towers.access import shut_in
from game.rules.towers.catalogue import SIDE
from game.rules.towers.counts import count_of, held, total
from game.rules.towers.ground import JOKER_KEY
from game.rules.towers.lines import COLUMN, FULL, GAP, GAP_KINDS, NOWHERE, ROW, RUN, RUN_KINDS
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
from game.rules.towers.position import NEUTRAL, PAWNS, PLAYING, Position
from game.rules.towers.stacks import COST, FACTS

SEVEN: Final = 7
"""With so many blocks nothing may be demolished (T5.4)."""


def legal_moves(position: Position) -> Sequence[TowersMove]:
    """Every legal move in a fixed order; empty only when the game is over (T8)."""
    moves: list[TowersMove] = []
    if position.ended != PLAYING:
        return moves
    seat = position.turn_player
    hand = position.hands[seat]
    pawns = position.pawns[seat]
    key = held(hand)
    if position.jokers >> seat & 1:
        key |= JOKER_KEY
    if len(pawns) < PAWNS:
        add_places(position, key, moves)
    if pawns:
        for pawn in pawns:
            add_marches(position, pawn, key, moves)
        taken: list[TowersMove] = []
        add_deeds(position, pawns, moves, taken)
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


def add_marches(position: Position, pawn: int, key: int, moves: list[TowersMove]) -> None:
    """Add the ways of a pawn to run on (T4), along its row, then its column."""
    lines = position.lines
    known = position.ground.marches(key)
    row = ROW[pawn]
    column = COLUMN[pawn]
    moves += known[row * GAP_KINDS + GAP[column * FULL + lines[row]]]
    moves += known[(SIDE + column) * GAP_KINDS + GAP[row * FULL + lines[SIDE + column]]]


def add_in_sight(
    position: Position, pawn: int, demolitions: list[TowersMove], taken: list[TowersMove]
) -> None:
    """Add what one pawn may demolish or capture."""
    add_deeds(position, (pawn,), demolitions, taken)


def add_deeds(
    position: Position,
    pawns: tuple[int, ...],
    demolitions: list[TowersMove],
    taken: list[TowersMove],
) -> None:
    """Add what some own pawns may demolish (T5) or capture (T7), each along row and column."""
    most = heights_in_reach(position)
    many = many_of(position)
    if not (most or many):
        return
    lines = position.lines
    standing = position.standing
    seen = position.ground.seen
    own = position.turn_player + 1
    for pawn in pawns:
        row = ROW[pawn]
        column = COLUMN[pawn]
        ends = seen[row * GAP_KINDS + GAP[column * FULL + lines[row]]]
        ends += seen[(SIDE + column) * GAP_KINDS + GAP[row * FULL + lines[SIDE + column]]]
        for end in ends:
            what = standing[end >> 4]
            if what > NEUTRAL:
                facts = FACTS[what - NEUTRAL]
                if facts >> 4 <= most and not end & facts & 15:
                    _add_demolitions(position, pawn, end >> 4, demolitions)
            elif many and what != own:
                _add_captures(position, pawn, end, many, taken)


def heights_in_reach(position: Position) -> int:
    """How high a tower may be that is demolished now: 0 with seven blocks (T5.2, T5.4)."""
    return position.phase if total(position.blocks[position.turn_player]) < SEVEN else 0


def many_of(position: Position) -> int:
    """The colours of which there are cards enough for a capture, as four bits (T7.2)."""
    seat = position.turn_player
    hand = position.hands[seat]
    least = LEAST_CAPTURE - (position.jokers >> seat & 1)
    return (
        (1 if hand & 31 >= least else 0)
        | (2 if hand >> 5 & 31 >= least else 0)
        | (4 if hand >> 10 & 31 >= least else 0)
        | (8 if hand >> 15 >= least else 0)
    )


def _add_demolitions(position: Position, pawn: int, target: int, moves: list[TowersMove]) -> None:
    """Add the ways to pay the demolition of a tower in sight (T5.3)."""
    seat = position.turn_player
    cost = COST[position.standing[target] - NEUTRAL]
    hand = position.hands[seat]
    joker = position.jokers >> seat & 1
    if is_payable(cost, hand, joker):
        moves += demolishes(pawn, target, cost, hand, joker)


def _add_captures(
    position: Position, pawn: int, end: int, many: int, moves: list[TowersMove]
) -> None:
    """Add the ways to pay the capture of a pawn that bounds a sight (T7.1, T7.2)."""
    colour = position.ground.colours[end >> 4]
    if many >> colour & 1 and not end >> colour & 1:
        seat = position.turn_player
        cards = count_of(position.hands[seat], colour)
        moves += captures(pawn, end >> 4, colour, cards, position.jokers >> seat & 1)


def add_builds(position: Position, moves: list[TowersMove]) -> None:
    """Add the towers that may be built on own pawns' fields (T6)."""
    seat = position.turn_player
    joker = position.jokers >> seat & 1
    ways = builds(position.phase + 1, position.blocks[seat], position.hands[seat], joker)
    if ways:
        for pawn in position.pawns[seat]:
            if shut_in(position, pawn) == NOWHERE:
                moves += [build(pawn, way) for way in ways]
