"""The goal ``chance``: dice stored and raised so that the next roll most likely brews a recipe.

``{kind: chance, of: vienna-lager, rolls: [4, 2]}``; limited are ``items``. What is worth something
is the chance that, once everything on the fields has taken effect, the dice of the pool show what
the recipe still lacks. It is exact; nothing is rolled for it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from game.ai.puzzles import bounded
from game.ai.puzzles.task import Proven, Task
from game.content.challenge import Data, Limit
from game.rules.brewery.book import BASE_COLOURS
from game.rules.brewery.dice import AT_LEAST, SIX, VALUE, covers, dice_in
from game.rules.brewery.moves import Accelerate, BreweryMove, EndMove, Pass, Pick, Place, Roll
from game.rules.brewery.position import ACTING, PLACE
from game.rules.brewery.state import BreweryState
from game.rules.codec import BadData
from game.titles.brewery.ai.puzzles.holdings import faces, lying, settled
from game.titles.brewery.ai.puzzles.planning import Planned, terse
from game.titles.brewery.ai.puzzles.round import Round

SURE: Final = Fraction(1)


class Chances:
    """How likely rolled dice, with some that keep what they show, fill a need."""

    def __init__(self) -> None:
        self._rolled: list[dict[int, int]] = [{0: 1}]
        self._known: dict[tuple[int, int, int], Fraction] = {}

    def of(self, need: int, kept: int, rolled: int) -> Fraction:
        """For a need and the kept dice's strength, with so many dice to roll."""
        key = (need, kept, rolled)
        found = self._known.get(key)
        if found is None:
            ways = sum(
                [
                    count
                    for strength, count in self._strengths(rolled).items()
                    if covers(strength + kept, need)
                ]
            )
            found = self._known[key] = Fraction(ways, SIX**rolled)
        return found

    def _strengths(self, dice: int) -> dict[int, int]:
        """How many of all rolls of so many dice have each strength."""
        while len(self._rolled) <= dice:
            after: dict[int, int] = {}
            for strength, count in self._rolled[-1].items():
                for value in range(1, SIX + 1):
                    more = strength + AT_LEAST[value]
                    after[more] = after.get(more, 0) + count
            self._rolled.append(after)
        return self._rolled[dice]


class Tomorrow(Round):
    """The best chance to brew one recipe in the next round, by the dice alone."""

    def __init__(self, start: BreweryState, goal: Data, limit: Limit) -> None:
        """Raises BadData."""
        super().__init__(start, goal, limit)
        cards = start.book.catalogue.recipes
        names = {cards[each].id: each for each in start.row if each >= 0}
        wanted = goal.get("of")
        if wanted not in names:
            raise BadData("goal.of", "one of: " + ", ".join(names))
        at = BASE_COLOURS * names[str(wanted)]
        self.needs = start.book.needs[at : at + BASE_COLOURS]
        self.chances = Chances()

    def choices(self, state: BreweryState) -> Sequence[BreweryMove]:
        """Items to place and dice to store; a pass ends the try, for the round goes no further."""
        return super().choices(state) if state.phase == PLACE else ()

    def worth(self, state: BreweryState) -> Fraction | None:
        """The chance as things stand; None after the pass."""
        if state.pending != ACTING or state.phase != PLACE or self.over(state):
            return None
        after, chance = settled(state), SURE
        for colour, need in enumerate(self.needs):
            kept = strength(after, dice_in(colour, after.ware[colour]))
            chance *= self.chances.of(need, kept, after.pool[colour].bit_count())
        return chance

    def bound(self, _state: BreweryState) -> Fraction | None:
        """Certainty: nothing tells that it can't be reached."""
        return SURE

    def key(self, state: BreweryState) -> Hashable:
        """What lies on the table; where a turn is cut makes no difference."""
        if state.pending != ACTING:
            return lying(state)
        own, word, waiting = tuple(state.own), state.word, tuple(sorted(state.waiting[0]))
        shown = tuple([state.face[(entry & 63) - 1] for entry in waiting])
        return (faces(state, state.pool), faces(state, state.ware), waiting, shown, own, word)

    def trace(self, state: BreweryState) -> Hashable:
        """The dice that keep what they show, and how many are rolled, of the colours needed."""
        after = settled(state)
        kept, colours = faces(after, after.ware), range(BASE_COLOURS)
        return tuple(
            [(kept[each], after.pool[each].bit_count()) for each in colours if self.needs[each]]
        )


class Endless(Planned):
    """A task for tomorrow without the pass, which nothing comes of: for who looks for the best."""

    def choices(self, state: BreweryState) -> Sequence[BreweryMove]:
        """The items and dice that can be placed or stored."""
        return [move for move in self.task.choices(state) if not isinstance(move, Pass)]


class Foreseeing(Planned):
    """How somebody sees it who looks one item ahead: with the best dice stored at once."""

    def __init__(self, task: Tomorrow) -> None:
        super().__init__(task)
        self._needs, self._chances = task.needs, task.chances

    def choices(self, state: BreweryState) -> Sequence[BreweryMove]:
        """The items that can be placed, and what placing them asks."""
        items = (Place, Accelerate, EndMove, Pick, Roll)
        moves = [move for move in self.task.choices(state) if isinstance(move, items)]
        if state.placed_now and state.pending == ACTING:
            return [move for move in moves if isinstance(move, EndMove)]
        return moves

    def worth(self, state: BreweryState) -> Fraction | None:
        """The chance with the best dice of each colour stored; None while dice are chosen."""
        if state.pending != ACTING:
            return None
        after, chance = settled(state), SURE
        for colour, need in enumerate(self._needs):
            chance *= self._best(after, colour, need)
        return chance

    def _best(self, after: BreweryState, colour: int, need: int) -> Fraction:
        """The chance of one colour, its highest dice stored: whoever keeps some keeps those."""
        kept = strength(after, dice_in(colour, after.ware[colour]))
        pool = sorted([after.face[die] & VALUE for die in dice_in(colour, after.pool[colour])])
        best = self._chances.of(need, kept, len(pool))
        for rolled in range(len(pool) - 1, -1, -1):
            if pool[rolled] == 0:
                break
            kept += AT_LEAST[pool[rolled]]
            best = max(best, self._chances.of(need, kept, rolled))
        return best

    def key(self, state: BreweryState) -> Hashable:
        """The key of a state by the task itself, and where a turn is cut."""
        return (state.placed_now, self.task.key(state))


def strength(state: BreweryState, dice: Sequence[int]) -> int:
    """The strength of some dice."""
    return sum([AT_LEAST[state.face[die] & VALUE] for die in dice])


def prove(state: BreweryState, task: Task, nodes: int) -> Proven:
    """The best from ``state`` on, with nothing stored in vain. Raises TooMany."""
    searched = Endless(task) if isinstance(task, Tomorrow) else task
    proven = bounded.prove(state, searched, nodes)
    return replace(proven, moves=terse(state, task, proven.moves, proven.best))


def foreseeing(task: Task) -> Task:
    """A task of this kind as somebody sees it who looks one item ahead."""
    return Foreseeing(task) if isinstance(task, Tomorrow) else task
