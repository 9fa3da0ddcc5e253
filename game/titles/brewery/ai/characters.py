"""What the levels are in `brewery`: how softly they draw, how long they search.

Builder and the levels below it draw among their best moves, the weaker the more freely. None is
weaker by blunders. A temper has a taste for some deeds, at a small price in wins.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.ai.brain import Searching
from game.ai.levels import (
    APPRENTICE,
    ARCHITECT,
    BUILDER,
    GENTLE,
    MASTER,
    SPROUT,
    Character,
    nearest,
)
from game.ai.mind import MindMaker
from game.ai.soft import SoftAgent, Softness, softness_of
from game.ai.thinking import Budget
from game.ai.tree import Habits
from game.titles.brewery.ai.appraisal import appraise
from game.titles.brewery.ai.harm import harmless
from game.titles.brewery.ai.mind import BreweryMind, Foresight
from game.titles.brewery.ai.tastes import BALANCED, TASTES
from game.titles.brewery.ai.weights import WEIGHTS, Weights

SOFTNESS: dict[str, Softness] = {
    SPROUT: Softness(temperature=0.8, width=4.0),
    APPRENTICE: Softness(temperature=0.5, width=3.0),
    BUILDER: Softness(temperature=0.28, width=1.7),
}
"""By level: how freely it draws."""
TRYING = SOFTNESS[SPROUT]
"""How freely somebody gentle draws: as Sprout does, who loses to newcomers as it is; whoever brews
still more slowly only makes games longer."""
EYES: dict[str, Weights] = {
    ARCHITECT: replace(WEIGHTS, next_round=(0.0, 0.0, 0.0), fields=(0.0, 0.0, 0.0, 0.0, 0.0)),
    MASTER: WEIGHTS,
}
"""By level that searches: what it sees. Architect plans the round alone: neither the chances that
the next one brings, nor what a free field is worth - unless nobody can get at what lies open."""
FORESIGHT: dict[str, Foresight] = {
    ARCHITECT: Foresight(at_most=2, rounds=1, prior=4.0),
    MASTER: Foresight(),
}
"""By level that searches: how it looks ahead; Architect to the end of the round and no further."""
COACHED = replace(FORESIGHT[MASTER], at_most=12, promising=6.0)
"""The coach's: it looks at more moves than somebody who has to decide."""
SEARCHING: dict[str, Searching] = {
    ARCHITECT: Searching(Budget(iterations=8), Habits(looks=0)),
    MASTER: Searching(Budget(iterations=96, seconds=0.45), Habits(looks=0)),
}
"""By level that searches: how long, and with which habits."""


def soft_agent(character: Character) -> SoftAgent:
    """The agent of a level that looks one move ahead."""
    taste = TASTES.get(character.temper, BALANCED)
    softness = TRYING if character.temper == GENTLE else softness_of(character.level, SOFTNESS)
    return SoftAgent(partial(appraise, taste=taste), harmless, softness)


def coached() -> MindMaker:
    """What the coach's search knows of a decision."""
    return partial(BreweryMind, foresight=COACHED)


def mind_of(character: Character) -> MindMaker:
    """What somebody who searches knows of a decision, and likes."""
    level, taste = nearest(character.level, FORESIGHT), TASTES.get(character.temper, BALANCED)
    return partial(BreweryMind, weights=EYES[level], foresight=FORESIGHT[level], taste=taste)
