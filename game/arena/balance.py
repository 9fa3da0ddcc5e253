"""How even a content pack of `biomes` is, by the games of equal agents.

The bounds are those of the rules' page on content: among equal agents no board wins more than 3
percentage points above its share, no scoring characteristic is chosen in under 10 % of its
rounds, no building is built less than half or more than twice as often as the median one, each
scoring round gives 20 to 45 % of all points.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.arena.contest import Contest, Game, Group
from game.arena.notes import Notes
from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Catalogue, Round
from game.session.statistics import Z_95

BOARD_EXCESS = 0.03
LEAST_CHOSEN = 0.10
LEAST_BUILT, MOST_BUILT = 0.5, 2.0
LEAST_OF_POINTS, MOST_OF_POINTS = 0.20, 0.45
_ROUND_REASON = {f"score_{round_.value}": f"round {round_.value}" for round_ in Round}


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value and its bounds; None: there is no bound on that side.

    ``margin``: half the width of its 95 % interval, where that is worth knowing.
    """

    name: str
    value: float
    least: float | None = None
    most: float | None = None
    margin: float = 0.0

    @property
    def holds(self) -> bool:
        """Whether the value keeps to its bounds."""
        return (self.least is None or self.value >= self.least) and (
            self.most is None or self.value <= self.most
        )


@dataclass(frozen=True, slots=True)
class Balance:
    """The figures of a pack, by kind.

    ``seats``: shares of the wins, the first to play first. ``boards``: shares of the wins above
    those of the seats they lay at. ``characteristics``: shares of the choices in their rounds.
    ``buildings``: how often built, 1 being the median one. ``points``: shares of all points.
    ``built``: buildings a player has put up at the end.
    """

    games: int
    players: int
    seats: tuple[Figure, ...]
    boards: tuple[Figure, ...]
    characteristics: tuple[Figure, ...]
    buildings: tuple[Figure, ...]
    points: tuple[Figure, ...]
    built: float

    def kinds(self) -> dict[str, tuple[Figure, ...]]:
        """The figures by kind, in the order to show them."""
        return {
            "seats": self.seats,
            "boards": self.boards,
            "characteristics": self.characteristics,
            "buildings": self.buildings,
            "points": self.points,
        }

    @property
    def holds(self) -> bool:
        """Whether every figure keeps to its bounds."""
        return all(figure.holds for figures in self.kinds().values() for figure in figures)


class NoBalance(Exception):  # noqa: N818 - what was asked for makes no sense for such games
    """Only equal agents tell about the content, and only in titles whose games leave notes."""


def balance(contest: Contest, groups: Sequence[Group], catalogue: Catalogue) -> Balance:
    """The figures of ``groups``, at least one, of equal agents. Raises NoBalance."""
    games = [game for group in groups for game in group.games]
    notes = [game.notes for game in games if game.notes is not None]
    if not contest.mirrored or len(notes) < len(games):
        raise NoBalance
    buildings = [tile.id for tile in catalogue.tiles if isinstance(tile, Building)]
    return Balance(
        games=len(games),
        players=len(contest.agents),
        seats=_seats(games),
        boards=_boards(games, len(catalogue.boards)),
        characteristics=_characteristics(notes),
        buildings=_buildings(notes, buildings),
        points=_points(notes),
        built=statistics.fmean(len(tiles) for note in notes for tiles in note.built),
    )


def _seats(games: Sequence[Game]) -> tuple[Figure, ...]:
    return tuple(
        Figure(f"seat {seat + 1}", statistics.fmean(game.win(seat) for game in games))
        for seat in range(len(games[0].scores))
    )


def _boards(games: Sequence[Game], boards: int) -> tuple[Figure, ...]:
    """What each board won above what the seats it lay at win on average."""
    expected = [figure.value for figure in _seats(games)]
    excess: list[list[float]] = [[] for _ in range(boards)]
    for game in games:
        for seat, board in enumerate(game.notes.boards if game.notes else ()):
            excess[board].append(game.win(seat) - expected[seat])
    return tuple(_board(number, found or [0.0]) for number, found in enumerate(excess, 1))


def _board(number: int, excess: Sequence[float]) -> Figure:
    spread = statistics.stdev(excess) if len(excess) > 1 else 0.0
    margin = Z_95 * spread / len(excess) ** 0.5
    return Figure(f"board {number}", statistics.fmean(excess), most=BOARD_EXCESS, margin=margin)


def _characteristics(notes: Sequence[Notes]) -> tuple[Figure, ...]:
    found = Counter(
        (round_, choice)
        for note in notes
        for round_, all_ in note.choices.items()
        for choice in all_
    )
    rounds = {
        round_: sum(found[round_, one] for one in CHARACTERISTICS[round_]) for round_ in Round
    }
    return tuple(
        Figure(f"{round_.value} {choice}", found[round_, choice] / rounds[round_], LEAST_CHOSEN)
        for round_ in Round
        for choice in CHARACTERISTICS[round_]
    )


def _buildings(notes: Sequence[Notes], ids: Sequence[str]) -> tuple[Figure, ...]:
    built = Counter(tile for note in notes for tiles in note.built for tile in tiles)
    median = statistics.median(built[tile] for tile in ids) or 1
    return tuple(Figure(tile, built[tile] / median, LEAST_BUILT, MOST_BUILT) for tile in ids)


def _points(notes: Sequence[Notes]) -> tuple[Figure, ...]:
    """The rounds with their bounds, then the other sources of points."""
    found: Counter[str] = Counter()
    for note in notes:
        for reason, by_seat in note.points.items():
            found[reason] += sum(by_seat)
    total = found.total() or 1
    rounds = [
        Figure(name, found[reason] / total, LEAST_OF_POINTS, MOST_OF_POINTS)
        for reason, name in _ROUND_REASON.items()
    ]
    others = sorted(set(found) - set(_ROUND_REASON))
    return (*rounds, *(Figure(reason, found[reason] / total) for reason in others))
