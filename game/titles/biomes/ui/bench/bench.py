"""The bench of biomes, in one value: what lies on it at first, and what can be asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.content.challenge import Data
from game.language import _
from game.rules.biomes.catalogue import MATERIALS, Catalogue
from game.titles.biomes.ui.bench import edits, palette, places
from game.titles.biomes.ui.panels.words import material
from game.ui.bench import Aim, Ask, Bench

_CONDITIONS: Final = ("done", "only")
"""What a position says besides what lies where, of which actions there are."""
_MOMENT: Final = (*_CONDITIONS, "stage", "extra", "fight", "rounds")
"""What it says of the moment."""


def _empty(content: Catalogue) -> Data:
    del content
    return {}


def _aims(content: Catalogue, position: Data) -> Mapping[str, Aim]:
    """The kinds of goals that can be set here."""
    del content, position
    of = Ask("of", _("Which material"), tuple((str(m), material(str(m))) for m in MATERIALS))
    actions = {"actions": _("Actions")}
    return {
        "most": Aim(
            _("Collect as much as you can"), {"kind": "most", "of": "emerald"}, actions, (of,)
        ),
    }


def _forms(position: Data, goal: Data) -> Sequence[Data]:
    """A position with its conditions, and without those that an edit made impossible."""
    del goal
    return position, _without(position, _CONDITIONS), _without(position, _MOMENT)


def _without(position: Data, keys: Sequence[str]) -> Data:
    return {key: held for key, held in position.items() if key not in keys}


BENCH = Bench(
    empty=_empty,
    groups=palette.groups,
    lay=edits.lay,
    take=edits.take,
    count=edits.count,
    goals=places.goals,
    pick=places.pick,
    aims=_aims,
    choose=edits.choose,
    ghosts=places.ghosts,
    forms=_forms,
    again=places.again,
)
