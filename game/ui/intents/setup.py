"""What a player wants of the set-up screen."""

from __future__ import annotations

from msgspec import Struct

from game.rules.core import OptionValue


class SetPlayers(Struct, frozen=True):
    """Play with ``count`` players."""

    count: int


class SetName(Struct, frozen=True):
    """Name a seat."""

    seat: int
    name: str


class SetProfile(Struct, frozen=True):
    """Let somebody of the family sit there, by the profile's id."""

    seat: int
    profile: str


class KeepProfile(Struct, frozen=True):
    """Take whoever sits there into the family."""

    seat: int


class SetHeadStart(Struct, frozen=True):
    """Let somebody begin with so many points."""

    seat: int
    points: int


class SetEven(Struct, frozen=True):
    """Take the opponents and head starts that would make the game even."""


class SetHints(Struct, frozen=True):
    """Let somebody ask the coach, or play without."""

    seat: int
    hints: bool


class SetAgent(Struct, frozen=True):
    """Let ``"human"`` or an agent play a seat."""

    seat: int
    agent: str


class SetColor(Struct, frozen=True):
    """Give a seat a colour (the seat that had it gets the other's)."""

    seat: int
    color: str


class SetOption(Struct, frozen=True):
    """Set a seat's option of that name."""

    seat: int
    name: str
    value: OptionValue


class SetHabit(Struct, frozen=True):
    """Set when a seat wants to be asked in others' turns."""

    seat: int
    habit: str


class SetGameOption(Struct, frozen=True):
    """Set the game's option of that name."""

    name: str
    value: OptionValue


class SetPack(Struct, frozen=True):
    """Play with a content pack."""

    pack: str


class SetFirstPlayer(Struct, frozen=True):
    """Let a seat begin; None: drawn at random (B1.7)."""

    seat: int | None


class SetSeed(Struct, frozen=True):
    """The game's number as typed; empty: a new one each time."""

    text: str


class StartGame(Struct, frozen=True):
    """Begin with what is set."""


SeatIntent = SetProfile | KeepProfile | SetHeadStart | SetHints | SetEven
"""What a player wants of the family at the set-up."""
