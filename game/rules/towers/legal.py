"""The complete list of legal moves, kind by kind (T2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.towers.access import shut_in
from game.rules.towers.catalogue import FIELDS, SIDE
from game.rules.towers.counts import held, total
from game.rules.towers.ground import JOKER_KEY
from game.rules.towers.lines import (
    ABOVE,
    BELOW,
    COLUMN,
    FULL,
    LINE_FIELDS,
    LINES,
    NOWHERE,
    ROW,
    RUNS,
)
from game.rules.towers.moves import TowersMove
from game.rules.towers.payment import builds, captures, demolishes, exchanges
from game.rules.towers.position import FREE, NEUTRAL, PAWNS, PLAYING, Position
from game.rules.towers.stacks import COLOURS, COST, HEIGHT

SEVEN: Final = 7
"""With so many blocks nothing may be demolished (T5.4)."""


def legal_moves(position: Position) -> Sequence[TowersMove]:
    """Every legal move in a fixed order; empty only when the game is over (T8)."""
    moves: list[TowersMove] = []
    if position.ended != PLAYING:
        return moves
    seat = position.turn_player
    key = held(position.hands[seat])
    if position.jokers >> seat & 1:
        key |= JOKER_KEY
    pawns = position.pawns[seat]
    if len(pawns) < PAWNS:
        add_places(position, key, moves)
    for pawn in pawns:
        add_marches(position, pawn, key, moves)
    demolitions: list[TowersMove] = []
    taken: list[TowersMove] = []
    for pawn in pawns:
        add_in_sight(position, pawn, demolitions, taken)
    moves += demolitions
    if total(position.blocks[seat]) > position.phase:
        add_builds(position, moves)
    moves += taken
    moves += exchanges(position.hands[seat])
    return moves


def add_places(position: Position, key: int, moves: list[TowersMove]) -> None:
    """Add the ways to enter, lane by lane (T3)."""
    ground = position.ground
    lines = position.lines
    for line in range(LINES):
        runs = RUNS[lines[line]]
        if runs:
            moves += ground.places(line, runs, key)


def add_marches(position: Position, pawn: int, key: int, moves: list[TowersMove]) -> None:
    """Add the ways of a pawn to run on (T4)."""
    ground = position.ground
    row = ROW[pawn]
    column = COLUMN[pawn]
    at = column * FULL + position.lines[row]
    free = column - BELOW[at] - 1
    if free:
        moves += ground.marches(pawn, 0, free, key)
    free = ABOVE[at] - column - 1
    if free:
        moves += ground.marches(pawn, 1, free, key)
    at = row * FULL + position.lines[SIDE + column]
    free = row - BELOW[at] - 1
    if free:
        moves += ground.marches(pawn, 2, free, key)
    free = ABOVE[at] - row - 1
    if free:
        moves += ground.marches(pawn, 3, free, key)


def add_in_sight(
    position: Position, pawn: int, demolitions: list[TowersMove], taken: list[TowersMove]
) -> None:
    """Add what a pawn may demolish (T5) or capture (T7), to the left, right, up and down."""
    row = ROW[pawn]
    column = COLUMN[pawn]
    at = column * FULL + position.lines[row]
    fields = LINE_FIELDS[row]
    if BELOW[at] != NOWHERE:
        _add_target(position, pawn, fields[BELOW[at]], demolitions, taken)
    if ABOVE[at] != SIDE:
        _add_target(position, pawn, fields[ABOVE[at]], demolitions, taken)
    at = row * FULL + position.lines[SIDE + column]
    fields = LINE_FIELDS[SIDE + column]
    if BELOW[at] != NOWHERE:
        _add_target(position, pawn, fields[BELOW[at]], demolitions, taken)
    if ABOVE[at] != SIDE:
        _add_target(position, pawn, fields[ABOVE[at]], demolitions, taken)


def _add_target(
    position: Position,
    pawn: int,
    target: int,
    demolitions: list[TowersMove],
    taken: list[TowersMove],
) -> None:
    """Add what may be done with the first thing in sight (T5.1, T5.2, T5.4, T7.1)."""
    seat = position.turn_player
    what = position.standing[target]
    between = position.ground.between[pawn * FIELDS + target]
    joker = position.jokers >> seat & 1
    if what > NEUTRAL:
        row = what - NEUTRAL
        if between & COLOURS[row] or HEIGHT[row] > position.phase:
            return
        if total(position.blocks[seat]) < SEVEN:
            demolitions += demolishes(pawn, target, COST[row], position.hands[seat], joker)
    elif what not in (FREE, seat + 1):
        colour = position.ground.colours[target]
        if not between >> colour & 1:
            taken += captures(pawn, target, colour, position.hands[seat], joker)


def add_builds(position: Position, moves: list[TowersMove]) -> None:
    """Add the towers that may be built on own pawns' fields (T6)."""
    seat = position.turn_player
    height = position.phase + 1
    joker = position.jokers >> seat & 1
    for pawn in position.pawns[seat]:
        ways = builds(pawn, height, position.blocks[seat], position.hands[seat], joker)
        if ways and shut_in(position, pawn) == NOWHERE:
            moves += ways
