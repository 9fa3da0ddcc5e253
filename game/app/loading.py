"""What takes long to open, and what is shown meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from game.app.routes import (
    Again,
    FirstGame,
    NewGame,
    PlayChallenge,
    Replayed,
    Resumed,
    Route,
    TakeLesson,
    Watch,
    Workshop,
)

LONG_S = 0.5
"""What takes longer is announced; for less, a notice would only flash."""
TABLES = (
    *(Again, FirstGame, NewGame, PlayChallenge, Replayed, Resumed, TakeLesson, Watch, Workshop),
)
"""What lays a table: the first one of all takes long on any computer."""


class Expectations:
    """How long routes have taken, by their kinds, until their first picture was drawn."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._took: dict[type[Route], float] = {}
        self._laid = False
        self._begun: tuple[type[Route], float] | None = None

    def is_long(self, route: Route) -> bool:
        """Whether it is expected to take long: as the last of its kind, or as the first table."""
        kind = type(route)
        known = self._took.get(kind)
        if known is not None:
            return known > LONG_S
        return not self._laid and kind in TABLES

    def begin(self, route: Route) -> None:
        """Something is opened now."""
        self._begun = (type(route), self._clock())

    def drawn(self) -> None:
        """A picture has been drawn: the first one since then tells how long it took."""
        if self._begun is None:
            return
        kind, since = self._begun
        self._begun = None
        self._took[kind] = self._clock() - since
        self._laid = self._laid or kind in TABLES
