"""The goal ``xp``: as many experience points as can be gained, scorings among them.

``{kind: xp}``; limited are ``turns``. A round is scored in earnest where its layer is emptied.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.ai.puzzles.task import Draft, Proven, Task
from game.content.challenge import Data, Limit
from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import MATERIALS, Catalogue, Material
from game.rules.biomes.cube import COLUMNS, SIDE
from game.rules.biomes.mining import TRIGGERS
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.position import BUILD, COLLECT, REASON
from game.rules.biomes.stages import ACTION, SECOND_BLOCK
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.titles.biomes.ai.puzzles.digging import BLOCKS
from game.titles.biomes.ai.puzzles.drawing import cube_of, shuffled_blocks, village
from game.titles.biomes.ai.puzzles.layouts import CONNECTED, TRAITS, Layouts, visible
from game.titles.biomes.ai.puzzles.openly import SEAT, Turns, moment
from game.titles.biomes.ai.puzzles.plans import Count, Plan, Story, plans_from
from game.titles.biomes.ai.puzzles.realised import realised, spaces_of

_BUILT, _OPEN = 3, 9
_BUILDING = REASON["building"]


class Gain(Turns):
    """Counts the points gained since the start."""

    def __init__(self, start: BiomesState, turns: int) -> None:
        super().__init__(start, turns)
        self._before = start.xp_of(SEAT)
        self._tops = start.tops[: len(SPACES)]
        self._placed = len(start.placed)

    def worth(self, state: BiomesState) -> int:
        """The points gained."""
        return state.xp_of(SEAT) - self._before

    def bound(self, state: BiomesState) -> int:
        """What is gained, and the most that could still be."""
        return self.worth(state) + self.to_come(state)

    def to_come(self, state: BiomesState) -> int:
        """The most that can still be gained, by the dearest tiles and layers that can empty."""
        if self.gone(state):
            return 0
        tiles = _lying(state)
        builds, blocks = self._actions(state, BUILD), BLOCKS * self._actions(state, COLLECT)
        blocks += state.stage is SECOND_BLOCK
        xp = sorted([state.pieces.xp[tile] for tile in tiles], reverse=True)
        points = sum(xp[:builds])
        due = [*state.rounds_due, *([] if state.scoring is None else [state.scoring])]
        for layer, turn in TRIGGERS.items():
            over = sum([max(0, height - layer) for height in state.heights])
            if turn in due or (over and over <= blocks):
                points += self._most_scored(state, ROUNDS.index(turn), tiles, builds)
        return points

    def _actions(self, state: BiomesState, kind: int) -> int:
        """How many actions of a kind may still begin."""
        later = self.turns - self.spent(state) + len(state.extra_mobs(SEAT))
        if state.stage is not ACTION and state.stage is not SECOND_BLOCK:
            return later
        begun = state.done & ~state.deal.barred or state.stage is SECOND_BLOCK
        now = state.extra or (not state.done & kind and state.actions_left > 0)
        return later + bool(begun and now)

    def _most_scored(self, state: BiomesState, turn: int, tiles: list[int], builds: int) -> int:
        """The most that a round gives for any placing of the tiles built and those to come."""
        pieces, best = state.pieces, 0
        built = [tile for _space, tile in state.placed[self._placed :]]
        printed = pieces.printed[state.deal.boards[SEAT]]
        for trait in range(TRAITS):
            mask = 0
            for space, tile in enumerate(self._tops):
                shown = pieces.traits[turn][tile] if tile >= 0 else -1
                if (printed[space] if tile < 0 and turn == 0 else shown) == trait:
                    mask |= 1 << space
            own = sum(pieces.traits[turn][tile] == trait for tile in built)
            more = own + min(builds, sum(pieces.traits[turn][tile] == trait for tile in tiles))
            size = CONNECTED[min(more, len(SPACES))][mask]
            if state.deal.beginners[SEAT]:
                size = min(mask.bit_count() + more, len(SPACES))
            best = max(best, size * pieces.points[turn][trait])
        return best

    def key(self, state: BiomesState) -> Hashable:
        """What can be done, the board and the points."""
        return (moment(state), tuple(state.tops), state.xp_of(SEAT), self.trace(state))

    def trace(self, state: BiomesState) -> Hashable:
        """The tiles built, wherever they stand."""
        return tuple(sorted([tile for _space, tile in state.placed[self._placed :]]))


def _lying(state: BiomesState) -> list[int]:
    """The tiles that can be built."""
    tops = [state.top_tile(stack) for stack in range(COLUMNS) if state.opened >> stack & 1]
    return [tile for tile in tops if state.pieces.is_building[tile]]


def task(state: BiomesState, goal: Data, limit: Limit) -> Gain:
    """What a goal of this kind asks for. Raises BadData."""
    if set(goal) != {"kind"}:
        raise BadData("goal", "nothing but its kind")
    return Gain(state, limit.count)


def prove(state: BiomesState, asked: Task, nodes: int) -> Proven:
    """The best from ``state`` on: plans whose bound is no less than the best so far, each with the
    best places for what it had built at its scorings. Raises TooMany."""
    gain: Any = asked
    search = _Search(state, gain, Count(nodes))
    plans_from(state, asked, search.count, search.visit, hope=search.hope)
    return search.proven()


class _Search:
    """The best plans so far, by what they built."""

    def __init__(self, state: BiomesState, gain: Gain, count: Count) -> None:
        self.count = count
        self._state, self._gain = state, gain
        self._earned = gain.worth(state)
        self._building = state.xp[_BUILDING]
        self._scored: dict[Hashable, int] = {}
        self._best = -1
        self._plans: dict[Hashable, Plan] = {}

    def visit(self, plan: Plan) -> bool:
        """Weigh a plan; whether it may still lead to the best."""
        worth = self._worth(plan)
        if worth > self._best:
            self._best = worth
            self._plans.clear()
        if worth == self._best:
            self._plans.setdefault(self._gain.trace(plan.state), plan)
        return (plan.hope if plan.move is not None else self.hope(plan)) >= self._best

    def hope(self, plan: Plan) -> int:
        """The most that may come of a plan."""
        return self._worth(plan) + self._gain.to_come(plan.state)

    def _worth(self, plan: Plan) -> int:
        built = plan.state.xp[_BUILDING] - self._building
        return self._earned + built + self._scoring(plan.story)

    def _scoring(self, story: Story) -> int:
        """The most that a story's scorings can give."""
        if not story.chapters:
            return 0
        known = self._scored.get(story.chapters)
        if known is None:
            layouts = Layouts(self._state, self.count)
            for seen in visible(story.chapters):
                layouts.place(seen)
            known = self._scored[story.chapters] = layouts.best
        return known

    def proven(self) -> Proven:
        """The best of all, played."""
        plan = next(iter(self._plans.values()))
        chapters, spaces = plan.story.chapters, {}
        if chapters:
            layouts = Layouts(self._state, self.count)
            for seen in visible(chapters):
                layouts.place(seen)
            shown, where = next(iter(layouts.best_tops.values()))
            spaces = spaces_of(chapters, shown, where)
        moves = realised(self._state, plan.moves(), spaces)
        return Proven(self._best, len(self._plans), moves, self.count.nodes)


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A top layer that is gone if every turn collects; nine tiles, blocks for one of them."""
    position, supply = village(pack, dealer, _BUILT, _OPEN, 1)
    heights = [SIDE - 1] * COLUMNS
    columns = list(range(COLUMNS))
    dealer.shuffle(columns)
    for column in columns[: BLOCKS * turns]:
        heights[column] += 1
    blocks = shuffled_blocks(pack, dealer)
    for name, count in supply.items():
        for _block in range(count):
            blocks.remove(MATERIALS.index(Material(name)))
    position["only"] = ["collect", "explore", "build"]
    position["cube"] = cube_of(blocks, heights)
    return Draft(position, {"kind": "xp"}, Limit("turns", turns))
