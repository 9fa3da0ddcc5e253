"""What somebody wants of a film or a postcard of a game."""

from __future__ import annotations

from msgspec import Struct


class OpenFilm(Struct, frozen=True):
    """Ask what film or postcard is to be made."""


class SetFilmPart(Struct, frozen=True):
    """Show the game from so far (``first``) to so far (``last``), in turns or rounds."""

    first: int
    last: int


class SetFilmKind(Struct, frozen=True):
    """The format, by the ending of its files."""

    ending: str


class MakeFilm(Struct, frozen=True):
    """Make the film."""


class MakePostcard(Struct, frozen=True):
    """Make a postcard of the end."""


FilmIntent = OpenFilm | SetFilmPart | SetFilmKind | MakeFilm | MakePostcard
"""One of these."""
