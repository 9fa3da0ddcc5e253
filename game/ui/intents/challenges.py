"""What somebody wants who plays challenges."""

from __future__ import annotations

from msgspec import Struct


class OpenChallenges(Struct, frozen=True):
    """Show the challenges of the title at hand."""


class OpenChallenge(Struct, frozen=True):
    """Play a challenge of the title at hand, by its id: from where it was left, or anew."""

    challenge: str


class ChallengeAnew(Struct, frozen=True):
    """Begin the challenge anew."""


class NextChallenge(Struct, frozen=True):
    """Play the next challenge."""


class LeaveChallenge(Struct, frozen=True):
    """Put the challenge away; it goes on there another time."""


class BackToGood(Struct, frozen=True):
    """Take everything back that led away from the known solution."""


class UnfoldTask(Struct, frozen=True):
    """Show all of the task, where room is scarce, or put it away again."""


class CopyResult(Struct, frozen=True):
    """Copy the result of a day's challenge, as a line to send to somebody."""


ChallengeIntent = (
    OpenChallenges
    | OpenChallenge
    | ChallengeAnew
    | NextChallenge
    | LeaveChallenge
    | BackToGood
    | UnfoldTask
    | CopyResult
)
"""One of these."""
