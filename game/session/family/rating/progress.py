"""Everybody's way at a title: a rating after each game that counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.session.family.history import History
from game.session.family.profiles import Profile
from game.session.family.rating.acquaintance import Acquaintance
from game.session.family.rating.games import Game, adopted_names, counting
from game.session.family.rating.glicko import Rating
from game.session.family.rating.strengths import Strengths


@dataclass(frozen=True, slots=True)
class Progress:
    """Somebody's way: the ``ratings`` after each game, the first one first, and when each was
    ``begun``. ``coached``: in so many of these games the coach could be asked."""

    ratings: tuple[Rating, ...] = ()
    begun: tuple[int, ...] = ()
    coached: int = 0

    @property
    def games(self) -> int:
        """How many games counted."""
        return len(self.ratings)


class Ratings:
    """Everybody's ways, reckoned anew when games or family are others than before."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._known: dict[str, tuple[object, dict[str, Progress]]] = {}

    def of(
        self, title: str, strengths: Strengths, family: Iterable[Profile]
    ) -> Mapping[str, Progress]:
        """The way of everybody who has a game of ``title`` that counts, by what the album knows
        them by."""
        adopted = adopted_names(family)
        state = (self._history.revision(), adopted)
        known = self._known.get(title)
        if known is None or known[0] != state:
            games = self._history.ask(lambda tables: counting(tables, title, adopted), list[Game]())
            known = self._known[title] = (state, progress(games, strengths))
        return known[1]


def progress(games: Iterable[Game], strengths: Strengths) -> dict[str, Progress]:
    """The same from ``games``, the first one first."""
    ways: dict[str, list[tuple[Rating, int]]] = {}
    coached = Counter[str]()
    known = Acquaintance(strengths)
    for game in games:
        for person in known.follow(game):
            ways.setdefault(person, []).append((known.of(person), game.started))
            coached[person] += any(s.hints for s in game.seats if s.person == person)
    return {
        person: Progress(
            tuple(rating for rating, _begun in way),
            tuple(begun for _rating, begun in way),
            coached[person],
        )
        for person, way in ways.items()
    }
