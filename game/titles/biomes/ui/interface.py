"""How biomes is played in a window, in one value."""

from __future__ import annotations

from game.titles.biomes.ui.bench.bench import BENCH
from game.titles.biomes.ui.by_itself import by_itself
from game.titles.biomes.ui.company import COMPANY
from game.titles.biomes.ui.fighting import Fighting
from game.titles.biomes.ui.flying import flying
from game.titles.biomes.ui.free_area import clearing
from game.titles.biomes.ui.guidance import GUIDANCE
from game.titles.biomes.ui.hands.hands import HANDS
from game.titles.biomes.ui.signage import SIGNAGE
from game.titles.biomes.ui.signs.signs import SIGNS
from game.titles.biomes.ui.summary import SUMMARY
from game.titles.biomes.ui.tasks import TASKS
from game.titles.biomes.ui.words import WORDS
from game.ui.interface import Interface

INTERFACE = Interface(
    HANDS,
    SIGNS,
    SIGNAGE,
    clearing,
    WORDS,
    SUMMARY,
    Fighting,
    flying,
    by_itself=by_itself,
    guidance=GUIDANCE,
    tasks=TASKS,
    bench=BENCH,
    company=COMPANY,
)
"""Biomes: hands, signs, panels and what they leave free, words, result, fights, what flies."""
