"""What somebody wants who plays challenges."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenChallenges:
    """Show the challenges of the title at hand."""


@dataclass(frozen=True, slots=True)
class OpenChallenge:
    """Play a challenge of the title at hand, by its id: from where it was left, or anew."""

    challenge: str


@dataclass(frozen=True, slots=True)
class ChallengeAnew:
    """Begin the challenge anew."""


@dataclass(frozen=True, slots=True)
class NextChallenge:
    """Play the next challenge."""


@dataclass(frozen=True, slots=True)
class LeaveChallenge:
    """Put the challenge away; it goes on there another time."""


@dataclass(frozen=True, slots=True)
class BackToGood:
    """Take everything back that led away from the known solution."""


@dataclass(frozen=True, slots=True)
class UnfoldTask:
    """Show all of the task, where room is scarce, or put it away again."""


@dataclass(frozen=True, slots=True)
class CopyResult:
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
