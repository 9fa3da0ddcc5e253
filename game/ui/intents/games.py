"""What a player wants of the games that are kept."""

from __future__ import annotations

from game.ui.intents import Intent


class ShowGames(Intent, frozen=True):
    """Show those that are finished, or those that wait to go on."""

    finished: bool


class DeleteGame(Intent, frozen=True):
    """Delete a kept game (it is asked once), by its name."""

    game: str


class FilterGames(Intent, frozen=True):
    """Show those finished games alone that have a value of what a filter looks at; "": any."""

    what: str
    value: str


class MoreGames(Intent, frozen=True):
    """Show more of the finished games."""
