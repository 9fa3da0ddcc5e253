"""The bench of brewery, in one value."""

from __future__ import annotations

from game.content.challenge import Data
from game.rules.brewery.catalogue import Catalogue
from game.rules.brewery.position_dump import NO_CARD
from game.titles.brewery.ui.bench import bare_places, edits, palette
from game.titles.brewery.ui.bench.goals import aims, follow, forms
from game.titles.brewery.ui.bench.laid import SLOTS, START
from game.ui.bench import Bench


def _empty(content: Catalogue) -> Data:
    del content
    return {"row": [NO_CARD] * SLOTS, "chance": START}


BENCH = Bench(
    empty=_empty,
    groups=palette.groups,
    lay=edits.lay,
    take=edits.take,
    count=edits.count,
    goals=bare_places.goals,
    pick=bare_places.pick,
    aims=aims,
    choose=edits.choose,
    ghosts=bare_places.ghosts,
    forms=forms,
    again=bare_places.again,
    follow=follow,
)
