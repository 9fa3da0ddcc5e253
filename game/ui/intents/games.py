"""What a player wants of the games that are kept."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenGames:
    """Show all kept games."""


@dataclass(frozen=True, slots=True)
class ShowGames:
    """Show those that are finished, or those that wait to go on."""

    finished: bool


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Go on with a kept game, or watch it if it is finished; by its name."""

    game: str


@dataclass(frozen=True, slots=True)
class DeleteGame:
    """Delete a kept game (it is asked once), by its name."""

    game: str


@dataclass(frozen=True, slots=True)
class FilterGames:
    """Show those finished games alone that have a value of what a filter looks at; "": any."""

    what: str
    value: str


@dataclass(frozen=True, slots=True)
class MoreGames:
    """Show more of the finished games."""
