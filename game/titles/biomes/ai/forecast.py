"""What a seat will still gain until the end of the game, forecast by tables fitted to self-play.

Each feature of a position counts by a weight that changes with the own turns left:
``end + soon * min(1, left / 4) + long * left / 10``. The tables were fitted by least squares to the
points that seats of simulated games went on to gain, each against the mean of its table
(``python -m tools.forecast``; game/ai/README.md tells how, and what it won).
"""

from __future__ import annotations

from typing import Final

from game.rules.biomes.board import BARE
from game.rules.biomes.payment import unpacked
from game.rules.biomes.position import Position
from game.rules.biomes.view import Stage
from game.titles.biomes.ai.prospects import Prospect
from game.titles.biomes.ai.tables.kinds import Table
from game.titles.biomes.ai.valuation import Valuation

SOON: Final = 4.0
LONG: Final = 10.0
FEW_BLOCKS: Final = 4
MANY_BLOCKS: Final = 8


FEATURES: Final = (
    "round_a",
    "round_b",
    "round_c",
    "second",
    "scattered",
    "trophies",
    "trophies_to_grow",
    "few_blocks",
    "many_blocks",
    "emeralds",
    "extra",
    "might",
    "build",
    "other_build",
    "fight",
    "other_fight",
    "bare",
)
"""What is looked at: the points that each round to come would bring now; the points of second-best
characteristics and of scattered spaces; of trophies now, and for each further space; blocks up to
four and beyond eight; emeralds; extra-action mobs; the pile's might; the best two buildings and
mobs in sight; bare spaces."""


def features(position: Position, valuation: Valuation) -> list[float]:
    """The features of the seat of ``valuation``, in the order of :data:`FEATURES`."""
    seat = valuation.seat
    board = valuation.board(position)
    *plain, emeralds = unpacked(position.supplies[seat])
    blocks = sum(plain)
    pile, might = valuation.might(position.piles[seat])
    build, other_build = _first_two(valuation.builds(position, board))
    fight, other_fight = _first_two(valuation.fights(position, board, pile))
    return [
        board.points[0],
        board.points[1],
        board.points[2],
        board.second,
        board.scattered,
        board.trophy_points,
        board.trophy_bonus,
        min(blocks, FEW_BLOCKS),
        max(0, blocks - MANY_BLOCKS),
        emeralds,
        len(position.extra_mobs(seat)),
        might,
        build,
        other_build,
        fight,
        other_fight,
        position.tops[9 * seat : 9 * seat + 9].count(BARE),
    ]


class Forecast:
    """Forecasts the final points of the seat of a valuation."""

    def __init__(self, valuation: Valuation, table: Table) -> None:
        self._valuation = valuation
        self._table = table
        self._worths: dict[float, list[float]] = {}

    def points(self, position: Position) -> float:
        """The points that the seat is expected to end with."""
        valuation = self._valuation
        points = float(position.xp_of(valuation.seat))
        if position.stage is Stage.OVER:
            return points
        valuation.look_at(position)
        worths = self._worths.get(valuation.left)
        if worths is None:
            worths = self._worths[valuation.left] = worths_at(valuation.left, self._table)
        for feature, worth in zip(features(position, valuation), worths, strict=True):
            points += feature * worth
        return points


def phases(left: float) -> tuple[float, float, float]:
    """How much the three weights of a feature count with so many own turns left."""
    return (1.0, min(1.0, left / SOON), left / LONG)


def worths_at(left: float, table: Table) -> list[float]:
    """The weights of the features with so many own turns left."""
    end, soon, long = phases(left)
    return [
        table[name][0] * end + table[name][1] * soon + table[name][2] * long for name in FEATURES
    ]


def _first_two(prospects: list[Prospect]) -> tuple[float, float]:
    first = prospects[0].kept if prospects else 0.0
    return first, prospects[1].kept if len(prospects) > 1 else 0.0
