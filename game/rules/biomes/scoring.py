"""What a seat's board is worth: scoring rounds and trophy mobs (B7, B8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.biomes.board import counting, matching
from game.rules.biomes.pieces import NO_TRAIT, Pieces
from game.rules.biomes.position import Position

BUILDINGS_ONLY: Final[tuple[int, ...]] = (NO_TRAIT - 1,) * 9
"""What bare spaces show in rounds B and C: nothing that counts (B7.4)."""


def spaces_with(pieces: Pieces, tops: Sequence[int], board: int, turn: int, trait: int) -> int:
    """The mask of the spaces with a trait of round number ``turn`` on one board (B7.4)."""
    printed = pieces.printed[board] if turn == 0 else BUILDINGS_ONLY
    return matching(tops, pieces.traits[turn], printed, trait)


def _spaces_of(position: Position, seat: int, turn: int, trait: int) -> int:
    tops = position.tops[9 * seat : 9 * seat + 9]
    return spaces_with(position.pieces, tops, position.deal.boards[seat], turn, trait)


def scored_spaces(position: Position, seat: int, turn: int, trait: int) -> int:
    """The mask of the spaces that count when ``seat`` scores the trait (B7.3, B7.6)."""
    return counting(_spaces_of(position, seat, turn, trait), position.deal.beginners[seat])


def trophy_points(position: Position, seat: int) -> list[int]:
    """The points of each of a seat's trophy mobs, in the order defeated (B8.2)."""
    points = []
    for tile in position.mobs[seat]:
        trophy = position.pieces.trophies[tile]
        if trophy is not None:
            mask = _spaces_of(position, seat, trophy.round, trophy.trait)
            points.append(mask.bit_count() * trophy.bonus)
    return points
