"""What somebody wants who plays challenges."""

from __future__ import annotations

from game.ui.intents import Intent


class OpenChallenges(Intent, frozen=True):
    """Show the challenges of the title at hand."""


class OpenChallenge(Intent, frozen=True):
    """Play a challenge of the title at hand, by its id: from where it was left, or anew."""

    challenge: str


class ChallengeAnew(Intent, frozen=True):
    """Begin the challenge anew."""


class NextChallenge(Intent, frozen=True):
    """Play the next challenge."""


class LeaveChallenge(Intent, frozen=True):
    """Put the challenge away; it goes on there another time."""


class BackToGood(Intent, frozen=True):
    """Take everything back that led away from the known solution."""


class UnfoldTask(Intent, frozen=True):
    """Show all of the task, where room is scarce, or put it away again."""


class CopyResult(Intent, frozen=True):
    """Copy the result of a day's challenge, as a line to send to somebody."""
