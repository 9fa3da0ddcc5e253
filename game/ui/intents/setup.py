"""What a player wants of the set-up screen."""

from __future__ import annotations

from game.rules.core import OptionValue
from game.ui.intents import Intent


class SetPlayers(Intent, frozen=True):
    """Play with ``count`` players."""

    count: int


class SetName(Intent, frozen=True):
    """Name a seat."""

    seat: int
    name: str


class SetProfile(Intent, frozen=True):
    """Let somebody of the family sit there, by the profile's id."""

    seat: int
    profile: str


class KeepProfile(Intent, frozen=True):
    """Take whoever sits there into the family."""

    seat: int


class SetHeadStart(Intent, frozen=True):
    """Let somebody begin with so many points."""

    seat: int
    points: int


class SetEven(Intent, frozen=True):
    """Take the opponents and head starts that would make the game even."""


class SetHints(Intent, frozen=True):
    """Let somebody ask the coach, or play without."""

    seat: int
    hints: bool


class SetAgent(Intent, frozen=True):
    """Let ``"human"`` or an agent play a seat."""

    seat: int
    agent: str


class SetColor(Intent, frozen=True):
    """Give a seat a colour (the seat that had it gets the other's)."""

    seat: int
    color: str


class SetOption(Intent, frozen=True):
    """Set a seat's option of that name."""

    seat: int
    name: str
    value: OptionValue


class SetHabit(Intent, frozen=True):
    """Set when a seat wants to be asked in others' turns."""

    seat: int
    habit: str


class SetGameOption(Intent, frozen=True):
    """Set the game's option of that name."""

    name: str
    value: OptionValue


class SetPack(Intent, frozen=True):
    """Play with a content pack."""

    pack: str


class SetFirstPlayer(Intent, frozen=True):
    """Let a seat begin; None: drawn at random (B1.7)."""

    seat: int | None


class SetSeed(Intent, frozen=True):
    """The game's number as typed; empty: a new one each time."""

    text: str


class StartGame(Intent, frozen=True):
    """Begin with what is set."""
