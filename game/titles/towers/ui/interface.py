"""How towers is played in a window, in one value."""

from __future__ import annotations

from game.titles.towers.ui.bench.bench import BENCH
from game.titles.towers.ui.company import COMPANY
from game.titles.towers.ui.flying import flying
from game.titles.towers.ui.free_area import clearing
from game.titles.towers.ui.guidance import GUIDANCE
from game.titles.towers.ui.hands.hands import HANDS
from game.titles.towers.ui.opened import opened
from game.titles.towers.ui.signage import SIGNAGE
from game.titles.towers.ui.signs.signs import SIGNS
from game.titles.towers.ui.summary import SUMMARY
from game.titles.towers.ui.tasks import TASKS
from game.titles.towers.ui.words import WORDS
from game.ui.interface import Interface

INTERFACE = Interface(
    HANDS,
    SIGNS,
    SIGNAGE,
    clearing,
    WORDS,
    SUMMARY,
    flying=flying,
    opened=opened,
    guidance=GUIDANCE,
    tasks=TASKS,
    bench=BENCH,
    company=COMPANY,
)
"""Towers: hands, signs, panels and what they leave free, words, result, hands that lie open."""
