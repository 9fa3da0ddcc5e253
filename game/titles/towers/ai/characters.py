"""What the levels are in `towers`: how softly they draw, how long they search.

Builder and the levels below it draw among their best moves, the weaker the more freely. None is
weaker by blunders. A temper has a taste for some deeds, at a small price in wins.
"""

from __future__ import annotations

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
from game.titles.towers.ai.appraisal import appraise
from game.titles.towers.ai.harm import harmless
from game.titles.towers.ai.mind import Foresight, TowersMind
from game.titles.towers.ai.tastes import BALANCED, EYES, TASTES
from game.titles.towers.ai.weights import WEIGHTS

SOFTNESS: dict[str, Softness] = {
    SPROUT: Softness(temperature=0.16, width=1.0),
    APPRENTICE: Softness(temperature=0.11, width=0.8),
    BUILDER: Softness(temperature=0.06, width=0.5),
}
"""By level: how freely it draws."""
TRYING = Softness(temperature=1.0, width=1.6)
"""How freely somebody gentle draws who doesn't lie behind: among more moves than Sprout, with
hardly any regard to which is best. In *Quick town* a newcomer has 15 turns to get ahead."""
FORESIGHT: dict[str, Foresight] = {
    ARCHITECT: Foresight(turns=0),
    MASTER: Foresight(at_most=10),
}
"""By level that searches: how it looks ahead; Architect to the answers of others and no further."""
SEARCHING: dict[str, Searching] = {
    ARCHITECT: Searching(Budget(iterations=40), Habits(looks=0)),
    MASTER: Searching(Budget(iterations=200, seconds=0.9), Habits(looks=0)),
}
"""By level that searches: how long, and with which habits."""


def soft_agent(character: Character) -> SoftAgent:
    """The agent of a level that looks one move ahead."""
    weights, taste = EYES.get(character.temper, WEIGHTS), TASTES.get(character.temper, BALANCED)
    softness = TRYING if character.temper == GENTLE else softness_of(character.level, SOFTNESS)
    looking = partial(appraise, weights=weights, taste=taste)
    return SoftAgent(looking, harmless, softness)


def mind_of(character: Character) -> MindMaker:
    """What somebody who searches knows of a decision, and likes."""
    weights, taste = EYES.get(character.temper, WEIGHTS), TASTES.get(character.temper, BALANCED)
    sight = FORESIGHT[nearest(character.level, FORESIGHT)]
    return partial(TowersMind, weights=weights, foresight=sight, taste=taste)
