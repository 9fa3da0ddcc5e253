"""What the levels and the tempers are in `biomes`: how softly they draw, how long they search, what
they weigh.

Builder and the levels below it draw among their best moves, the weaker the more freely; Sprout
looks less far ahead too. None is weaker by blunders. A temper has a taste for some deeds, at a
small price in wins.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.ai.brain import Searching
from game.ai.levels import (
    APPRENTICE,
    ARCHITECT,
    BUILDER,
    COLLECTOR,
    EXPLORER,
    FIGHTER,
    GENTLE,
    MASTER,
    PLANNER,
    SPROUT,
    Character,
)
from game.ai.mind import MindMaker
from game.ai.soft import SoftAgent, Softness, softness_of
from game.ai.thinking import Budget
from game.ai.tree import Habits
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.harm import harmless
from game.titles.biomes.ai.mind import BiomesMind
from game.titles.biomes.ai.tastes import Taste, TastefulMind, tasting
from game.titles.biomes.ai.weights import WEIGHTS, Weights

SOFTNESS: dict[str, Softness] = {
    SPROUT: Softness(temperature=2.0, width=5.0),
    APPRENTICE: Softness(temperature=1.2, width=3.5),
    BUILDER: Softness(temperature=0.5, width=2.0),
}
"""By level: how freely it draws."""
TRYING = Softness(temperature=3.0, width=5.0)
"""How freely somebody gentle draws who doesn't lie behind: among the same moves as Sprout, with
less regard to which of them is best."""
SEARCHING: dict[str, Searching] = {
    ARCHITECT: Searching(Budget(iterations=40), Habits(looks=0)),
    MASTER: Searching(Budget(iterations=600, seconds=0.9), Habits()),
}
"""By level that searches: how long, and with which habits."""

Factors = dict[str, float]
"""By name of a weight: what it is multiplied by."""
SIGHT: dict[str, Factors] = {
    SPROUT: {"prospects": 0.6, "fights": 0.6},
}
"""By level: what it sees less of than the others."""


TASTES: dict[str, Taste] = {
    COLLECTOR: Taste(collecting=1.3, emerald=0.7),
    FIGHTER: Taste(fight=3.0, brawl=1.5, weapon=0.8),
    EXPLORER: Taste(tile=0.5, token=0.4),
    PLANNER: Taste(joining=1.0),
    GENTLE: Taste(collecting=3.5),
}
"""By temper: a collector hoards blocks and emeralds, a fighter seeks mobs and weapons, an explorer
turns things up, a planner lets neighbouring buildings match. Found by play (game/ai/README.md).
Somebody gentle takes more blocks home than are of use, which makes first games shorter, too."""


def weights_of(character: Character, weights: Weights = WEIGHTS) -> Weights:
    """The weights that somebody of that level plays with."""
    return _changed(weights, SIGHT.get(character.level, {}))


def soft_agent(character: Character) -> SoftAgent:
    """The agent of a level that looks one move ahead."""
    weights, taste = weights_of(character), TASTES.get(character.temper)
    softness = TRYING if character.temper == GENTLE else softness_of(character.level, SOFTNESS)
    looking = (
        partial(appraise, weights=weights)
        if taste is None
        else partial(tasting, weights=weights, taste=taste)
    )
    return SoftAgent(looking, harmless, softness)


def mind_of(character: Character) -> MindMaker:
    """What somebody who searches knows of a decision, and likes."""
    weights, taste = weights_of(character), TASTES.get(character.temper)
    if taste is None:
        return partial(BiomesMind, weights=weights)
    return partial(TastefulMind, weights=weights, taste=taste)


def _changed(weights: Weights, factors: Factors) -> Weights:
    changes = {
        name: _multiplied(getattr(weights, name), factor) for name, factor in factors.items()
    }
    return replace(weights, **changes)  # type: ignore[arg-type] # each keeps its own kind


def _multiplied(weight: object, factor: float) -> object:
    """A weight, a count or a row of weights, multiplied; a count stays one."""
    if isinstance(weight, tuple):
        return tuple(part * factor for part in weight)
    if isinstance(weight, int):
        return round(weight * factor)
    if isinstance(weight, float):
        return weight * factor
    raise TypeError(f"no weight: {weight!r}")
