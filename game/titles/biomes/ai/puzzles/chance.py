"""The goal ``chance``: to stand before a mob with as good a chance to beat it as can be.

``{kind: chance, of: stone-golem}``; limited are ``turns``. What counts is the exact chance of the
fight that could begin there with an action still left; it is never fought.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from itertools import combinations

from game.ai.puzzles.task import Draft
from game.content.challenge import Data, Limit
from game.rules.biomes.catalogue import Catalogue, Mob
from game.rules.biomes.cube import columns_in
from game.rules.biomes.odds import counted, exact_chance
from game.rules.biomes.overworld import DISTANCES, RIM_CELLS, RIM_MASK, STACK_MASK, STEPS
from game.rules.biomes.position import ARM, EXPLORE, FIGHT
from game.rules.biomes.stages import ACTION
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.titles.biomes.ai.puzzles.drawing import inner_crossing, stacks_of
from game.titles.biomes.ai.puzzles.openly import SEAT, Turns

_TOKENS = 8
"""Weapons on the rim that makers lay out."""
_FEW = 6
"""Weapons of which all choices are weighed for a bound; with more, all is thought possible."""
_STRONG = 4
"""Hearts of the weakest mob that is worth arming for."""


class Chance(Turns):
    """The chance against one mob."""

    def __init__(self, start: BiomesState, mob: int, turns: int) -> None:
        super().__init__(start, turns)
        self._mob = mob
        self._hearts = start.pieces.mob_hearts[mob]
        near = [
            crossing
            for crossing, mask in enumerate(STACK_MASK)
            if mob in [start.top_tile(stack) for stack in columns_in(mask & start.opened)]
        ]
        self._away = [min([row[crossing] for crossing in near]) for row in DISTANCES]

    def worth(self, state: BiomesState) -> Fraction | None:
        """The chance, where the fight could begin."""
        if self.gone(state) or state.stage is not ACTION or not self._may_fight(state):
            return None
        return self._chance(state.piles[SEAT], state)

    def _chance(self, pile: tuple[int, ...], state: BiomesState) -> Fraction:
        return exact_chance(counted(pile, state.pieces), self._hearts)

    def _may_fight(self, state: BiomesState) -> bool:
        if state.done & FIGHT and not state.extra:
            return False
        near = columns_in(state.opened & STACK_MASK[state.crossings[SEAT]])
        return self._mob in [state.top_tile(stack) for stack in near]

    def bound(self, state: BiomesState) -> Fraction | None:
        """The best that weapons in reach could make of it, were each the only errand."""
        if self.gone(state):
            return None
        explores, arms = self._actions(state, EXPLORE), self._actions(state, ARM)
        steps, here = STEPS * explores, state.crossings[SEAT]
        if self._away[here] > steps:
            return None
        tokens = [
            state.deal.rim[place]
            for place in columns_in(state.rim_opened)
            if self._errand(here, place) <= steps
        ]
        if min(arms, len(tokens)) > _FEW:
            return Fraction(1)
        best = self._chance(state.piles[SEAT], state)
        for count in range(1, min(arms, len(tokens)) + 1):
            for taken in combinations(tokens, count):
                best = max(best, self._chance((*state.piles[SEAT], *taken), state))
        return best

    def _actions(self, state: BiomesState, kind: int) -> int:
        """How many actions of a kind may still begin."""
        later = self.turns - self.spent(state)
        if not state.done & ~state.deal.barred:
            return later
        return later + (not state.done & kind)

    def _errand(self, here: int, place: int) -> int:
        """The way to a place of the rim and on to the mob."""
        return min(
            [
                DISTANCES[here][crossing] + self._away[crossing]
                for crossing, mask in enumerate(RIM_MASK)
                if mask >> place & 1
            ]
        )

    def key(self, state: BiomesState) -> Hashable:
        """Where one stands, with what, and how much time is left."""
        turn = (state.turn, state.done, state.extra, str(state.stage))
        return (state.crossings[SEAT], state.piles[SEAT], state.rim_opened, turn)

    def trace(self, state: BiomesState) -> Hashable:
        """Which weapons the pile holds, by kind."""
        return counted(state.piles[SEAT], state.pieces)


def task(state: BiomesState, goal: Data, limit: Limit) -> Chance:
    """What a goal of this kind asks for. Raises BadData."""
    index = state.pieces.tile_index
    lying = [state.pieces.tile_ids[state.top_tile(stack)] for stack in columns_in(state.opened)]
    mobs = [name for name in lying if not state.pieces.is_building[index[name]]]
    if goal.get("of") not in mobs:
        raise BadData("goal.of", "a mob that lies face up: " + ", ".join(mobs))
    return Chance(state, index[str(goal["of"])], limit.count)


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A strong mob somewhere, and eight weapons round the overworld."""
    mobs = [tile for tile in pack.tiles if isinstance(tile, Mob) and tile.hearts >= _STRONG]
    mob = dealer.choice(mobs)
    tokens = [weapon.id for weapon in pack.weapons]
    dealer.shuffle(tokens)
    cells = list(RIM_CELLS)
    dealer.shuffle(cells)
    rim = sorted(zip(cells[:_TOKENS], tokens, strict=False))
    position: dict[str, object] = {
        "only": ["explore", "fight", "arm"],
        "players": [{"at": inner_crossing(dealer)}],
        "stacks": stacks_of(dealer, [mob.id]),
        "rim": [{"cell": list(cell), "up": token} for cell, token in rim],
    }
    return Draft(position, {"kind": "chance", "of": mob.id}, Limit("turns", turns))
