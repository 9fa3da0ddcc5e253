"""What somebody wants of a film or a postcard of a game."""

from __future__ import annotations

from game.ui.intents import Intent


class OpenFilm(Intent, frozen=True):
    """Ask what film or postcard is to be made."""


class SetFilmPart(Intent, frozen=True):
    """Show the game from so far (``first``) to so far (``last``), in turns or rounds."""

    first: int
    last: int


class SetFilmKind(Intent, frozen=True):
    """The format, by the ending of its files."""

    ending: str


class MakeFilm(Intent, frozen=True):
    """Make the film."""


class MakePostcard(Intent, frozen=True):
    """Make a postcard of the end."""
