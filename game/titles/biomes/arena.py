"""How even a content pack of `biomes` is: what is written down of a game, and its bounds.

The bounds are those of B11.7: among equal agents no board wins more than 3
percentage points above its share, no scoring characteristic is chosen in under 10 % of its
rounds, no building is built less than half or more than twice as often as the median one, each
scoring round gives 20 to 45 % of all points.
"""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from game.arena.contest import Bout
from game.arena.scales import Figure, Kind, Scales, Weighed, shares_of_seats, totals
from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Catalogue, Round
from game.rules.biomes.events import Built, Scored, XpGained
from game.rules.biomes.view import BiomesView
from game.rules.core import SPECTATOR
from game.session.match import Match
from game.session.statistics import Z_95

BOARD_EXCESS = 0.03
LEAST_CHOSEN = 0.10
LEAST_BUILT, MOST_BUILT = 0.5, 2.0
LEAST_OF_POINTS, MOST_OF_POINTS = 0.20, 0.45
_ROUND_REASON = {f"score_{round_.value}": f"round {round_.value}" for round_ in Round}


@dataclass(frozen=True, slots=True)
class GameNotes:
    """One game, every tuple by seat.

    ``boards``: numbers in the pack. ``built``: the ids of the buildings, in order. ``points`` by
    reason (:class:`~game.rules.biomes.events.XpGained`). ``choices``: the characteristic scored,
    by round, in the order of scoring.
    """

    boards: tuple[int, ...]
    built: tuple[tuple[str, ...], ...]
    points: dict[str, tuple[int, ...]]
    choices: dict[str, tuple[str, ...]]


def notes_of(match: Match) -> GameNotes:
    """The notes of a game that is over."""
    view = cast(BiomesView, match.state_view(SPECTATOR))
    seats = len(match.seats)
    built: list[tuple[str, ...]] = [()] * seats
    points: dict[str, list[int]] = defaultdict(lambda: [0] * seats)
    choices: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for step in match.history:
        for event in step.events:
            if isinstance(event, Built):
                built[event.player] += (event.tile,)
            elif isinstance(event, XpGained):
                points[event.reason][event.player] += event.amount
            elif isinstance(event, Scored):
                choices[event.round.value] += (event.characteristic,)
    return GameNotes(
        boards=tuple(player.board for player in view.players),
        built=tuple(built),
        points={reason: tuple(points[reason]) for reason in sorted(points)},
        choices={round_: choices[round_] for round_ in sorted(choices)},
    )


def weigh(games: Sequence[Bout], catalogue: Catalogue) -> Weighed:
    """What games say about their pack.

    ``boards``: shares of the wins above those of the seats they lay at. ``characteristics``: shares
    of the choices in their rounds. ``buildings``: how often built, 1 being the median one.
    ``points``: shares of all points. ``built``: buildings a player has put up at the end.
    """
    notes: list[GameNotes] = [game.notes for game in games]
    buildings = [tile.id for tile in catalogue.tiles if isinstance(tile, Building)]
    figures = {
        "boards": _boards(games, len(catalogue.boards)),
        "characteristics": _characteristics(notes),
        "buildings": _buildings(notes, buildings),
        "points": _points(notes),
    }
    built = statistics.fmean(len(tiles) for note in notes for tiles in note.built)
    return Weighed(figures, {"built": built})


def _boards(games: Sequence[Bout], boards: int) -> tuple[Figure, ...]:
    """What each board won above what the seats it lay at win on average."""
    expected = [figure.value for figure in shares_of_seats(games)]
    excess: list[list[float]] = [[] for _ in range(boards)]
    for game in games:
        for seat, board in enumerate(game.notes.boards):
            excess[board].append(game.win(seat) - expected[seat])
    return tuple(_board(number, found or [0.0]) for number, found in enumerate(excess, 1))


def _board(number: int, excess: Sequence[float]) -> Figure:
    spread = statistics.stdev(excess) if len(excess) > 1 else 0.0
    margin = Z_95 * spread / len(excess) ** 0.5
    return Figure(f"board {number}", statistics.fmean(excess), most=BOARD_EXCESS, margin=margin)


def _characteristics(notes: Sequence[GameNotes]) -> tuple[Figure, ...]:
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


def _buildings(notes: Sequence[GameNotes], ids: Sequence[str]) -> tuple[Figure, ...]:
    built = Counter(tile for note in notes for tiles in note.built for tile in tiles)
    median = statistics.median(built[tile] for tile in ids) or 1
    return tuple(Figure(tile, built[tile] / median, LEAST_BUILT, MOST_BUILT) for tile in ids)


def _points(notes: Sequence[GameNotes]) -> tuple[Figure, ...]:
    """The rounds with their bounds, then the other sources of points."""
    found = totals(note.points for note in notes)
    total = sum(found.values()) or 1
    rounds = [
        Figure(name, found.get(reason, 0) / total, LEAST_OF_POINTS, MOST_OF_POINTS)
        for reason, name in _ROUND_REASON.items()
    ]
    others = sorted(set(found) - set(_ROUND_REASON))
    return (*rounds, *(Figure(reason, found[reason] / total) for reason in others))


SCALES: Final = Scales(
    notes=GameNotes,
    notes_of=notes_of,
    weigh=weigh,
    kinds={
        "boards": Kind(lambda: "share of the wins above that of the seats, by board", "+.1%"),
        "characteristics": Kind(lambda: "share of the choices in its round"),
        "buildings": Kind(
            lambda: "built, 1 being the median building", ".2f", ordered=True, ids=True
        ),
        "points": Kind(lambda: "share of all points"),
    },
    means={"built": lambda: "buildings a player"},
)
