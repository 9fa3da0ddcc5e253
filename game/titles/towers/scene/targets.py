"""What a pointer can mean on the table of `towers`: frozen values, no rules."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.towers.catalogue import Colour, Field


@dataclass(frozen=True, slots=True)
class FieldTarget:
    """A field of the board that holds neither pawn nor tower."""

    field: Field


@dataclass(frozen=True, slots=True)
class TowerTarget:
    """The tower on a field."""

    field: Field


@dataclass(frozen=True, slots=True)
class PawnTarget:
    """The pawn on a field, whoever owns it; a neutral one too."""

    field: Field


@dataclass(frozen=True, slots=True)
class LaneTarget:
    """The mark at the board's rim over which a pawn enters ``entry`` and runs ``to`` the inside.

    ``step``: what a field's number grows by on the way: 9 down, -9 up, 1 right, -1 left.
    """

    entry: Field
    step: int


@dataclass(frozen=True, slots=True)
class ReserveTarget:
    """The pawns that a seat has in reserve."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlocksTarget:
    """A seat's tray, with all blocks in it."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlockTarget:
    """A block in a seat's tray: the ``number``-th of its colour."""

    seat: int
    colour: Colour
    number: int


@dataclass(frozen=True, slots=True)
class ChipsTarget:
    """The roofs a seat has won."""

    seat: int


@dataclass(frozen=True, slots=True)
class JokerTarget:
    """A seat's joker tile."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardTarget:
    """A card of the hand in front: the ``index``-th one from the left, by colour."""

    index: int


@dataclass(frozen=True, slots=True)
class BacksTarget:
    """The hand of another seat, seen from behind."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeckTarget:
    """The deck."""


@dataclass(frozen=True, slots=True)
class DiscardTarget:
    """The discard pile."""


@dataclass(frozen=True, slots=True)
class StairsTarget:
    """A step of the phase stairs, 1-4."""

    phase: int


TowersTarget = (
    FieldTarget
    | TowerTarget
    | PawnTarget
    | LaneTarget
    | ReserveTarget
    | BlocksTarget
    | BlockTarget
    | ChipsTarget
    | JokerTarget
    | CardTarget
    | BacksTarget
    | DeckTarget
    | DiscardTarget
    | StairsTarget
)
