"""How brewery is played in a window, in one value."""

from __future__ import annotations

from game.titles.brewery.looks.dressing import symbols_of
from game.titles.brewery.ui.answers import declines, unasked
from game.titles.brewery.ui.bench.bench import BENCH
from game.titles.brewery.ui.by_itself import by_itself
from game.titles.brewery.ui.company import COMPANY
from game.titles.brewery.ui.flying import flying
from game.titles.brewery.ui.free_area import clearing
from game.titles.brewery.ui.guidance import GUIDANCE
from game.titles.brewery.ui.hands.hands import HANDS
from game.titles.brewery.ui.panels.names import vocabulary
from game.titles.brewery.ui.signage import SIGNAGE
from game.titles.brewery.ui.signs.signs import SIGNS
from game.titles.brewery.ui.summary import SUMMARY
from game.titles.brewery.ui.tasks import TASKS
from game.titles.brewery.ui.words import WORDS
from game.ui.interface import Interface

INTERFACE = Interface(
    HANDS,
    SIGNS,
    SIGNAGE,
    clearing,
    WORDS,
    SUMMARY,
    flying=flying,
    declines=declines,
    lull=lambda view: view.round,  # *not this round* lasts as long
    unasked=unasked,
    by_itself=by_itself,
    passes_on=True,
    guidance=GUIDANCE,
    tasks=TASKS,
    bench=BENCH,
    company=COMPANY,
    symbols=symbols_of,
    vocabulary=vocabulary,
)
"""Brewery: hands, signs, panels and what they leave free, words, result, windows let go by."""
