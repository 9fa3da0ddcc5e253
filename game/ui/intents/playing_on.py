"""What a player wants who plays on out of the middle of a game."""

from __future__ import annotations

from game.ui.intents import Intent


class AskToPlayOn(Intent, frozen=True):
    """See who might play on from what is shown, and how."""


class DealAnew(Intent, frozen=True):
    """Have what is hidden dealt ``anew``, or let it be as it was."""

    anew: bool


class PlayOn(Intent, frozen=True):
    """Play on with what is set."""


class WatchOrigin(Intent, frozen=True):
    """See the game, or the challenge, that this one was played on from."""
