"""How even a content pack is, by the games of equal agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.arena.contest import Contest, PairedGames
from game.arena.scales import Figure, Kind, Scales, shares_of_seats
from game.arena.titles import SCALES
from game.content.packs import Content

SEATS = "seats"


@dataclass(frozen=True, slots=True)
class Balance:
    """The figures of a pack by kind, the seats' first, and further means by name."""

    title: str
    games: int
    players: int
    figures: dict[str, tuple[Figure, ...]]
    means: dict[str, float]

    @property
    def holds(self) -> bool:
        """Whether every figure keeps to its bounds."""
        return all(figure.holds for figures in self.figures.values() for figure in figures)

    @property
    def kinds(self) -> Mapping[str, Kind]:
        """What the kinds of figures are, in the order to show them."""
        return {SEATS: Kind(_wins), **SCALES[self.title].kinds}

    @property
    def told_means(self) -> Mapping[str, str]:
        """What the means are, in words."""
        return {name: words() for name, words in SCALES[self.title].means.items()}


class NoBalance(Exception):  # noqa: N818 - what was asked for makes no sense for such games
    """Only equal agents tell about the content, and only in titles whose games leave notes."""


def balance(contest: Contest, groups: Sequence[PairedGames], content: Content) -> Balance:
    """The figures of ``groups``, at least one, of equal agents. Raises NoBalance."""
    games = [game for group in groups for game in group.games]
    scales = _scales(contest)
    if not contest.mirrored or any(game.notes is None for game in games):
        raise NoBalance
    weighed = scales.weigh(games, content)
    return Balance(
        title=contest.title,
        games=len(games),
        players=len(contest.agents),
        figures={SEATS: shares_of_seats(games), **weighed.figures},
        means=weighed.means,
    )


def _scales(contest: Contest) -> Scales:
    if contest.title not in SCALES:
        raise NoBalance
    return SCALES[contest.title]


def _wins() -> str:
    return "share of the wins, by seat"
