"""What somebody wants of his own puzzles: the moments of his games that could have gone better."""

from __future__ import annotations

from game.ui.intents import Intent


class OpenPuzzles(Intent, frozen=True):
    """Show the own puzzles of the title at hand."""


class TakePuzzle(Intent, frozen=True):
    """Take a puzzle, by its name; "": the first of today's."""

    name: str = ""


class GroupPuzzles(Intent, frozen=True):
    """List them by something else: by game, by time, by part of the game."""

    by: str


class ShowPuzzlesOf(Intent, frozen=True):
    """Show somebody's puzzles, by the album's key."""

    person: str


class LookThrough(Intent, frozen=True):
    """Look through the last games for puzzles."""


class StopLooking(Intent, frozen=True):
    """Look through them no longer; what was found stays."""


class HintAtBetter(Intent, frozen=True):
    """Tell what the better move is good for; once that is told, show it."""


class ShowBetter(Intent, frozen=True):
    """Show the better move."""


class NextPuzzle(Intent, frozen=True):
    """Take the next of today's; after the last one, go back."""


class PuzzleAnew(Intent, frozen=True):
    """Try the same puzzle once more."""


class LeavePuzzle(Intent, frozen=True):
    """Put the puzzle away."""
