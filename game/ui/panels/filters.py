"""Which of the finished games are shown: a few choices in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.ui.boxes import Panel, Sized
from game.ui.flow import Flow
from game.ui.intents import On
from game.ui.intents.games import FilterGames
from game.ui.value_controls import choice
from game.ui.widget import Widget

NARROWEST, WIDEST = 190.0, 290.0


@dataclass(frozen=True, slots=True)
class Filter:
    """One choice: by its name, (value, what it is called) for each, and the chosen value."""

    what: str
    values: tuple[tuple[str, str], ...]
    chosen: str


def filter_bar(filters: Sequence[Filter], on: On) -> Widget:
    """All choices, in as many lines as they need."""
    return Panel(
        Flow(*(_choice(each, on) for each in filters), gap=18, line_gap=6), padding=(16, 8)
    )


def _choice(each: Filter, on: On) -> Widget:
    make = partial(FilterGames, each.what)
    control = choice(f"games.filter.{each.what}", each.values, each.chosen, make, on)
    return Sized(control, min_width=NARROWEST, max_width=WIDEST)
