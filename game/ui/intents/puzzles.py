"""What somebody wants of his own puzzles: the moments of his games that could have gone better."""

from __future__ import annotations

from msgspec import Struct


class OpenPuzzles(Struct, frozen=True):
    """Show the own puzzles of the title at hand."""


class TakePuzzle(Struct, frozen=True):
    """Take a puzzle, by its name; "": the first of today's."""

    name: str = ""


class GroupPuzzles(Struct, frozen=True):
    """List them by something else: by game, by time, by part of the game."""

    by: str


class ShowPuzzlesOf(Struct, frozen=True):
    """Show somebody's puzzles, by the album's key."""

    person: str


class LookThrough(Struct, frozen=True):
    """Look through the last games for puzzles."""


class StopLooking(Struct, frozen=True):
    """Look through them no longer; what was found stays."""


class HintAtBetter(Struct, frozen=True):
    """Tell what the better move is good for; once that is told, show it."""


class ShowBetter(Struct, frozen=True):
    """Show the better move."""


class NextPuzzle(Struct, frozen=True):
    """Take the next of today's; after the last one, go back."""


class PuzzleAnew(Struct, frozen=True):
    """Try the same puzzle once more."""


class LeavePuzzle(Struct, frozen=True):
    """Put the puzzle away."""


PuzzleIntent = (
    OpenPuzzles
    | TakePuzzle
    | GroupPuzzles
    | ShowPuzzlesOf
    | LookThrough
    | StopLooking
    | HintAtBetter
    | ShowBetter
    | NextPuzzle
    | PuzzleAnew
    | LeavePuzzle
)
"""One of these."""
