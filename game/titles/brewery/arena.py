"""What games say about a pack of `brewery`: length, points by source, how often each recipe is
brewed once it lies open, how fields and tokens are used.

A recipe that is brewed in less than 35 % of the games that show it is too hard, one of more than
97 % is too easy, the starters excepted; played cards average one to two printed points (D1.2).
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from game.arena.contest import Bout
from game.arena.scales import Figure, Kind, Scales, Weighed, lengths, shares, summed, totals
from game.rules.brewery.book import RECIPES_TO_END, SHORT
from game.rules.brewery.catalogue import FIELDS, TOKENS, Catalogue
from game.rules.brewery.events import BreweryEvent, ItemPlaced, PointsGained, TokenUsed
from game.rules.brewery.moves import BreweryMove, Decline
from game.rules.brewery.view import BreweryView
from game.rules.core import SPECTATOR
from game.session.match import Match

SOURCES: Final = ("recipe", "bonus", "brewing", "gold", "dice")
PRINTED: Final = ("recipe", "bonus")
LEAST_BREWED: Final = 0.35
MOST_BREWED: Final = 0.97
LEAST_PRINTED: Final = 1.0
MOST_PRINTED: Final = 2.0
MOST_STALLED: Final = 0.01
"""Of the games of equal agents that know how to play (D10)."""


@dataclass(frozen=True, slots=True)
class GameNotes:
    """One game; tuples of ``points`` are by seat.

    ``stalled``: whether the last round ended it, too few recipes being brewed. ``points``: by
    source. ``shown``, ``brewed``: ids of the recipes that ever lay open, and of those brewed.
    ``placed``: how many items went onto each field. ``tokens``: how many of each kind were used.
    ``declined``: how often a seat that was asked in a window had enough.
    """

    rounds: int
    stalled: bool
    points: dict[str, tuple[int, ...]]
    shown: tuple[str, ...]
    brewed: tuple[str, ...]
    placed: dict[str, int]
    tokens: dict[str, int]
    declined: int


def notes_of(match: Match) -> GameNotes:
    """The notes of a game that is over."""
    view = cast(BreweryView, match.state_view(SPECTATOR))
    recipes = view.catalogue.recipes
    brewed = [recipe for player in view.players for recipe in player.recipes]
    still = [recipe for recipe in view.row if recipe is not None]
    points = {source: [0] * len(view.players) for source in SOURCES}
    placed: Counter[str] = Counter()
    tokens: Counter[str] = Counter()
    declined = 0
    for step in match.history:
        declined += isinstance(cast(BreweryMove, step.move), Decline)
        for event in cast(Sequence[BreweryEvent], step.events):
            if isinstance(event, PointsGained):
                points[event.reason][event.player] += event.amount
            elif isinstance(event, ItemPlaced):
                placed[FIELDS[event.field]] += 1
            elif isinstance(event, TokenUsed):
                tokens[TOKENS[event.token]] += 1
    return GameNotes(
        rounds=view.round,
        stalled=len(brewed) < (SHORT if view.short else RECIPES_TO_END)[len(view.players)],
        points={source: tuple(by_seat) for source, by_seat in points.items()},
        shown=tuple(sorted(recipes[recipe].id for recipe in brewed + still)),
        brewed=tuple(sorted(recipes[recipe].id for recipe in brewed)),
        placed={field: placed[field] for field in FIELDS},
        tokens={token: tokens[token] for token in TOKENS},
        declined=declined,
    )


def weigh(games: Sequence[Bout], catalogue: Catalogue) -> Weighed:
    """What games say about their pack.

    ``ends``: how many stalled. ``rounds``: how long games are. ``points``: shares of all points, by
    source. ``cards``: printed points of a brewed recipe. ``recipes``: in how many of the games that
    showed a recipe it was brewed. ``fields``, ``tokens``: shares of all items and all uses.
    """
    notes: list[GameNotes] = [game.notes for game in games]
    figures = {
        "ends": (_stalled(notes),),
        "rounds": lengths([note.rounds for note in notes]),
        "points": shares(totals(note.points for note in notes)),
        "cards": (_printed(notes),),
        "recipes": _recipes(notes, catalogue),
        "fields": shares(summed(note.placed for note in notes)),
        "tokens": shares(summed(note.tokens for note in notes)),
    }
    means = {
        "points": statistics.fmean(points for game in games for points in game.scores),
        "used": statistics.fmean(sum(note.tokens.values()) for note in notes),
        "declined": statistics.fmean(note.declined for note in notes),
    }
    return Weighed(figures, means)


def _stalled(notes: Sequence[GameNotes]) -> Figure:
    stalled = statistics.fmean(note.stalled for note in notes)
    return Figure("stalled", stalled, most=MOST_STALLED)


def _printed(notes: Sequence[GameNotes]) -> Figure:
    points = totals(note.points for note in notes)
    cards = sum(len(note.brewed) for note in notes) or 1
    printed = sum(points[source] for source in PRINTED) / cards
    return Figure("printed points", printed, LEAST_PRINTED, MOST_PRINTED)


def _recipes(notes: Sequence[GameNotes], catalogue: Catalogue) -> tuple[Figure, ...]:
    """By recipe, in what part of the games that showed it it was brewed; others are left out."""
    shown = Counter(id_ for note in notes for id_ in note.shown)
    brewed = Counter(id_ for note in notes for id_ in note.brewed)
    starters = {catalogue.recipes[recipe].id for recipe in catalogue.starters}
    return tuple(
        Figure(
            card.id,
            brewed[card.id] / shown[card.id],
            None if card.id in starters else LEAST_BREWED,
            None if card.id in starters else MOST_BREWED,
        )
        for card in catalogue.recipes
        if shown[card.id]
    )


SCALES: Final = Scales(
    notes=GameNotes,
    notes_of=notes_of,
    weigh=weigh,
    kinds={
        "ends": Kind(lambda: "how games end"),
        "rounds": Kind(lambda: "rounds of a game", ".0f"),
        "points": Kind(lambda: "share of all points"),
        "cards": Kind(lambda: "points of a brewed recipe", ".2f"),
        "recipes": Kind(lambda: "brewed, of the games that show it", ordered=True, ids=True),
        "fields": Kind(lambda: "share of all items placed"),
        "tokens": Kind(lambda: "share of all tokens used"),
    },
    means={
        "points": lambda: "points a player",
        "used": lambda: "tokens used in a game",
        "declined": lambda: "windows declined in a game",
    },
)
