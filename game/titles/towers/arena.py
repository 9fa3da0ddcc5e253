"""What games say about a map of `towers`: their length, their points, how turns are spent.

The rules' page sets no bounds but one: hardly a game of equal agents may stall (T11, T15). What a
source of points or a seat ought to give is nowhere said; it is told as it is.
"""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from game.arena.contest import Bout
from game.arena.scales import Figure, Kind, Scales, Weighed, lengths, shares, summed, totals
from game.rules.core import SPECTATOR
from game.rules.towers.catalogue import Catalogue
from game.rules.towers.events import LastRound, PhaseStarted, PointsGained, TowersEvent
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
from game.session.match import Match

ACTIONS: Final = ("place", "move", "demolish", "build", "capture", "exchange")
SOURCES: Final = ("demolish", "build", "capture", "skyline")
PHASES: Final = (1, 2, 3, 4)
STALLED: Final = "stalled"
MOST_STALLED: Final = 0.002
"""Of the games of equal agents: as many as the prototype's (T15)."""


@dataclass(frozen=True, slots=True)
class GameNotes:
    """One game; tuples are by seat.

    ``ended``: ``"finished"`` or ``"stalled"``. ``last``: the seat that triggered the last round,
    None when the game stalled. ``points``: by source. ``actions``: how often each was taken.
    ``phases``: how many turns began in each.
    """

    rounds: int
    ended: str
    last: int | None
    points: dict[str, tuple[int, ...]]
    actions: dict[str, tuple[int, ...]]
    phases: dict[str, int]


def notes_of(match: Match) -> GameNotes:
    """The notes of a game that is over."""
    view = cast(TowersView, match.state_view(SPECTATOR))
    seats = len(match.seats)
    points: dict[str, list[int]] = defaultdict(lambda: [0] * seats)
    actions: dict[str, list[int]] = defaultdict(lambda: [0] * seats)
    phases: Counter[str] = Counter()
    phase, last = 2 if seats == 2 else 1, None
    for step in match.history:
        actions[cast(TowersMove, step.move).type][step.player] += 1
        phases[str(phase)] += 1
        for event in cast(Sequence[TowersEvent], step.events):
            if isinstance(event, PointsGained):
                points[event.reason][event.player] += event.amount
            elif isinstance(event, PhaseStarted):
                phase = event.phase
            elif isinstance(event, LastRound):
                last = step.player
    return GameNotes(
        rounds=view.round,
        ended=view.ended,
        last=last,
        points={source: tuple(points[source]) for source in SOURCES},
        actions={action: tuple(actions[action]) for action in ACTIONS},
        phases={str(each): phases[str(each)] for each in PHASES},
    )


def weigh(games: Sequence[Bout], catalogue: Catalogue) -> Weighed:
    """What games say about their map.

    ``ends``: how many stalled, and how often whoever triggered the end won. ``rounds``: how long
    games are. ``points``, ``actions``: shares of all points and of all turns, by kind. ``phases``:
    shares of the turns of a game.
    """
    del catalogue  # a map has no parts that win or lose
    notes: list[GameNotes] = [game.notes for game in games]
    figures = {
        "ends": _ends(games),
        "rounds": lengths([note.rounds for note in notes]),
        "points": shares(totals(note.points for note in notes)),
        "actions": shares(totals(note.actions for note in notes)),
        "phases": shares(summed(note.phases for note in notes), "phase {name}"),
    }
    means = {
        "turns": statistics.fmean(game.turns for game in games),
        "points": statistics.fmean(points for game in games for points in game.scores),
        "built": statistics.fmean(n for note in notes for n in note.actions["build"]),
    }
    return Weighed(figures, means)


def _ends(games: Sequence[Bout]) -> tuple[Figure, ...]:
    stalled = sum(game.notes.ended == STALLED for game in games)
    triggered = [game.win(game.notes.last) for game in games if game.notes.last is not None]
    return (
        Figure("stalled", stalled / len(games), most=MOST_STALLED),
        Figure("won by who triggered the end", statistics.fmean(triggered or [0.0])),
    )


SCALES: Final = Scales(
    notes=GameNotes,
    notes_of=notes_of,
    weigh=weigh,
    kinds={
        "ends": Kind(lambda: "how games end"),
        "rounds": Kind(lambda: "rounds of a game", ".0f"),
        "points": Kind(lambda: "share of all points"),
        "actions": Kind(lambda: "share of all turns, by action"),
        "phases": Kind(lambda: "share of all turns, by phase"),
    },
    means={
        "turns": lambda: "turns of a game",
        "points": lambda: "points a player",
        "built": lambda: "towers built a player",
    },
)
