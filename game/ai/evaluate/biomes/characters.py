"""What the levels and the tempers are in `biomes`: how softly they draw, what they weigh.

Builder and the levels below it draw among their best moves, the weaker the more freely; Sprout
looks less far ahead too. None is weaker by blunders. A temper weighs what it likes a little more,
at a small price in wins.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial

from game.ai.evaluate.biomes.appraisal import appraise
from game.ai.evaluate.biomes.harm import harmless
from game.ai.evaluate.biomes.mind import BiomesMind
from game.ai.evaluate.biomes.weights import WEIGHTS, Weights
from game.ai.levels import (
    APPRENTICE,
    BALANCED,
    BUILDER,
    COLLECTOR,
    EXPLORER,
    FIGHTER,
    PLANNER,
    SPROUT,
    Character,
)
from game.ai.mind import MindMaker
from game.ai.soft import SoftAgent, Softness

SOFTNESS: dict[str, Softness] = {
    SPROUT: Softness(temperature=2.0, width=5.0),
    APPRENTICE: Softness(temperature=1.2, width=3.5),
    BUILDER: Softness(temperature=0.5, width=2.0),
}
"""By level: how freely it draws."""

Factors = dict[str, float]
"""By name of a weight: what it is multiplied by."""
SIGHT: dict[str, Factors] = {
    SPROUT: {"prospects": 0.6, "fights": 0.6},
}
"""By level: what it sees less of than the others."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What somebody likes: weights changed by factors, and tastes beyond what wins."""

    factors: Factors = field(default_factory=dict)
    glory: float = 0.0
    pride: float = 0.0


TEMPERED: dict[str, Temper] = {
    BALANCED: Temper(),
    COLLECTOR: Temper({"emerald": 1.5, "hoarded": 1.25, "plenty": 1.15}),
    FIGHTER: Temper({"might": 2.2}, glory=1.2),
    EXPLORER: Temper({"look_tile": 2.0, "look_token": 2.0}),
    PLANNER: Temper({"fights": 0.95}, pride=0.5),
}
"""By temper: a collector hoards blocks and emeralds, a fighter seeks mobs and weapons, an explorer
turns things up, a planner builds for the scoring rounds rather than fights."""


def weights_of(character: Character, weights: Weights = WEIGHTS) -> Weights:
    """The weights that somebody of that level and temper plays with."""
    temper = TEMPERED[character.temper]
    seen = _changed(weights, SIGHT.get(character.level, {}))
    return replace(_changed(seen, temper.factors), glory=temper.glory, pride=temper.pride)


def soft_agent(character: Character) -> SoftAgent:
    """The agent of one of the levels in :data:`SOFTNESS`."""
    looking = partial(appraise, weights=weights_of(character))
    return SoftAgent(looking, harmless, SOFTNESS[character.level])


def mind_of(character: Character) -> MindMaker:
    """What somebody who searches knows of a decision, by that temper's weights."""
    return partial(BiomesMind, weights=weights_of(character))


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
