"""The moves of `towers`: a turn is exactly one of them (T2.1, record format)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.towers.catalogue import Field

Counts = tuple[int, int, int, int]
"""Cards or blocks, by colour: black, white, grey, red."""
Pay = tuple[int, int, int, int, int]
"""Cards by colour, then 1 if the joker replaces one more (T9). It adds up to the whole cost."""


@dataclass(frozen=True, slots=True)
class Place:
    """A pawn of the reserve enters over ``entry`` and runs straight in to ``to`` (T3)."""

    type: ClassVar[str] = "place"
    entry: Field
    to: Field
    pay: Pay


@dataclass(frozen=True, slots=True)
class MovePawn:
    """An own pawn runs on to the first field of the card's colour (T4)."""

    type: ClassVar[str] = "move"
    start: Field
    to: Field
    pay: Pay


@dataclass(frozen=True, slots=True)
class Demolish:
    """The pawn on ``start`` demolishes the tower on ``to`` and stands there then (T5)."""

    type: ClassVar[str] = "demolish"
    start: Field
    to: Field
    pay: Pay


@dataclass(frozen=True, slots=True)
class Build:
    """A tower of ``blocks`` replaces the own pawn on ``at`` (T6)."""

    type: ClassVar[str] = "build"
    at: Field
    blocks: Counts
    pay: Pay


@dataclass(frozen=True, slots=True)
class Capture:
    """The pawn on ``start`` captures the pawn on ``to`` (T7)."""

    type: ClassVar[str] = "capture"
    start: Field
    to: Field
    pay: Pay


@dataclass(frozen=True, slots=True)
class Exchange:
    """Discard ``cards``, draw as many; a face-down joker is turned up (T8)."""

    type: ClassVar[str] = "exchange"
    cards: Counts


TowersMove = Place | MovePawn | Demolish | Build | Capture | Exchange
