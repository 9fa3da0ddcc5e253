"""What a player wants of the review of a game: frozen values."""

from __future__ import annotations

from game.ui.intents import Intent


class OpenReview(Intent, frozen=True):
    """Look back at the decisions of a game: of a kept one by its name, "" is the one shown.

    ``at``: the position that is looked at first; None: what they come to. ``until``: the one that
    it plays to by itself from there, 0 none.
    """

    game: str = ""
    at: int | None = None
    until: int = 0


class TellOf(Intent, frozen=True):
    """Tell of the moves of a seat alone, or of all (-1)."""

    seat: int


class ShowBetter(Intent, frozen=True):
    """Tell what would have been better at the moment that is shown."""


class FindIt(Intent, frozen=True):
    """Look for the better move oneself, at the moment that is shown."""


class LookAtMove(Intent, frozen=True):
    """Show what was played alone on the table, or what would have been better, by its letter.

    The same again shows both.
    """

    letter: str


class PointAtMove(Intent, frozen=True):
    """The pointer is on one of the two moves, by its letter; "" is on none."""

    letter: str


class TurnToSummary(Intent, frozen=True):
    """Show what the review comes to, or the game again."""

    on: bool
