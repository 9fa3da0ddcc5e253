"""What a player wants of the set-up screen."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core import OptionValue


@dataclass(frozen=True, slots=True)
class SetPlayers:
    """Play with ``count`` players."""

    count: int


@dataclass(frozen=True, slots=True)
class SetName:
    """Name a seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class SetProfile:
    """Let somebody of the family sit there, by the profile's id."""

    seat: int
    profile: str


@dataclass(frozen=True, slots=True)
class KeepProfile:
    """Take whoever sits there into the family."""

    seat: int


@dataclass(frozen=True, slots=True)
class SetHeadStart:
    """Let somebody begin with so many points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class SetHints:
    """Let somebody ask the coach, or play without."""

    seat: int
    hints: bool


@dataclass(frozen=True, slots=True)
class SetAgent:
    """Let ``"human"`` or an agent play a seat."""

    seat: int
    agent: str


@dataclass(frozen=True, slots=True)
class SetColor:
    """Give a seat a colour (the seat that had it gets the other's)."""

    seat: int
    color: str


@dataclass(frozen=True, slots=True)
class SetOption:
    """Set a seat's option of that name."""

    seat: int
    name: str
    value: OptionValue


@dataclass(frozen=True, slots=True)
class SetHabit:
    """Set when a seat wants to be asked in others' turns."""

    seat: int
    habit: str


@dataclass(frozen=True, slots=True)
class SetGameOption:
    """Set the game's option of that name."""

    name: str
    value: OptionValue


@dataclass(frozen=True, slots=True)
class SetPack:
    """Play with a content pack."""

    pack: str


@dataclass(frozen=True, slots=True)
class SetFirstPlayer:
    """Let a seat begin; None: drawn at random (B1.7)."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class SetSeed:
    """The game's number as typed; empty: a new one each time."""

    text: str


@dataclass(frozen=True, slots=True)
class StartGame:
    """Begin with what is set."""


SeatIntent = SetProfile | KeepProfile | SetHeadStart | SetHints
"""What a player wants of the family at the set-up."""
