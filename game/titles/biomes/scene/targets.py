"""What a pointer can mean on the table of `biomes`: frozen values, no rules."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene import targets


@dataclass(frozen=True, slots=True)
class BlockTarget:
    """A block of the cube, x, y, z 0-3."""

    block: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class CrossingTarget:
    """A crossing of the overworld, row and column 0-4."""

    crossing: tuple[int, int]


@dataclass(frozen=True, slots=True)
class StackTarget:
    """The stack of a cell, row and column 1-4."""

    cell: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RimTarget:
    """The weapon token of a rim cell."""

    cell: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SpaceTarget:
    """A space of a seat's board, row and column 0-2."""

    seat: int
    space: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PileTarget:
    """A seat's pile of weapon tokens."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrayTarget:
    """A seat's tray of blocks."""

    seat: int


@dataclass(frozen=True, slots=True)
class MobTarget:
    """A mob that a seat has defeated."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class CardTarget:
    """The scoring card of a round, ``A`` to ``C``."""

    round: str


@dataclass(frozen=True, slots=True)
class FigureTarget:
    """A seat's figure."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurntableTarget:
    """The turntable beside the cube."""


@dataclass(frozen=True, slots=True)
class FightTokenTarget:
    """A token on the stage of a fight, by its order of revealing from 0."""

    place: int


Target = targets.Target
"""One of these."""
