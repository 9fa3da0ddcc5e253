"""The bench of biomes, in one value: what lies on it at first, and how it may be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.content.challenge import Data
from game.rules.biomes.catalogue import Catalogue
from game.titles.biomes.ui.bench import bare_places, edits, palette
from game.titles.biomes.ui.bench.goals import ACTIONS, aims, follow
from game.ui.bench import Bench

_CONDITIONS: Final = ("done", "only")
"""What a position says besides what lies where, of which actions there are."""
_MOMENT: Final = (*_CONDITIONS, "stage", "extra", "fight", "rounds")
"""What it says of the moment."""


def _empty(content: Catalogue) -> Data:
    del content
    return {}


def _forms(position: Data, goal: Data) -> Sequence[Data]:
    """A position with its conditions, and without those that an edit made impossible."""
    only = ACTIONS.get(str(goal["kind"]))
    bare, still = _without(position, _CONDITIONS), _without(position, _MOMENT)
    if only is None:
        return position, bare, still
    return {"only": list(only), **bare}, {"only": list(only), **still}, bare, still


def _without(position: Data, keys: Sequence[str]) -> Data:
    return {key: held for key, held in position.items() if key not in keys}


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
    forms=_forms,
    again=bare_places.again,
    follow=follow,
)
