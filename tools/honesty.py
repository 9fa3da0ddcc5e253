"""Whether opponents decide by what their seat may know alone: nothing hidden may matter.

``python -m tools.honesty --decisions 10000 --jobs 2``. At every decision of ordinary games all that
the actor can't see is dealt anew behind the same view (B10). Each agent then decides in both
worlds, with the same seed and through the game's own path: the world's view, its legal moves. No
decision may change. A control that peeks - it plays what truly turns out best, knowing what an
exploration turns up, what lies face down and what a fight draws - must change at least half of
its decisions where such things are at stake; else the test itself would see nothing. Searches get
iterations alone: with a deadline no two answers need be the same.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.ai.agent import Budget, agent
from game.ai.levels import BUILDER, LEVELS
from game.rules.biomes import BIOMES
from game.rules.biomes.moves import Arm, BiomesMove, Explore, Fight
from game.rules.biomes.overworld import CROSSING_INDEX, RIM_INDEX, RIM_MASK, STACK_MASK
from game.rules.biomes.play import play
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.chance import Dealer
from game.rules.core import Move, Options
from game.session.parallel import shared_out
from game.titles.biomes.ai import WEIGHTS
from game.titles.biomes.ai.outlook import Outlook
from game.titles.biomes.content.loading import load_biomes

TITLE = "biomes"
PEEKER = "a peeker (control)"
LEAST_PEEKED = 0.5
"""The share of its decisions that the control must change."""
_REDEALT = 0x0DEA1
_PLANNED = 20
"""How many moves the control plays its turn out for."""
_UNFINISHED = {Stage.SECOND_BLOCK, Stage.PICKAXE, Stage.TNT}


@dataclass(frozen=True, slots=True)
class Honesty:
    """How many decisions were asked for in two worlds, and how many changed."""

    decisions: int = 0
    changed: int = 0

    def __add__(self, other: Honesty) -> Honesty:
        return Honesty(self.decisions + other.decisions, self.changed + other.changed)

    def asked(self, changed: bool) -> Honesty:
        """With one more decision."""
        return Honesty(self.decisions + 1, self.changed + changed)

    @property
    def share(self) -> float:
        """The share of decisions that changed."""
        return self.changed / self.decisions if self.decisions else 0.0


Findings = dict[str, Honesty]
"""By agent."""


@dataclass(frozen=True, slots=True)
class Twins:
    """Two worlds with one view for the seat that decides; the second is dealt anew."""

    real: BiomesState
    other: BiomesState
    seed: int

    @property
    def differ(self) -> bool:
        """Whether anything hidden lies elsewhere."""
        return self.real.deal != self.other.deal or self.real.piles != self.other.piles


def twins_of_game(number: int) -> Iterator[Twins]:
    """The decisions of a game that builders play: 2, 3 or 4 of them, by its number."""
    seats = 2 + number % 3
    options = Options(tuple({} for _ in range(seats)))
    state = BIOMES.setup(load_biomes(), options, number)
    player, dealer = agent(BUILDER, TITLE), Dealer(number ^ _REDEALT)
    while (seat := state.actor()) is not None:
        view, moves = state.view(seat), state.legal_moves()
        if len(moves) > 1:
            other = BIOMES.imagine(view, dealer.split())
            if other.view(seat) != view or other.legal_moves() != moves:
                raise AssertionError("a world dealt anew does not look like the real one")
            yield Twins(state.clone(), other, dealer.next_word())
        chosen = player.choose(view, moves, Budget(), dealer.split())
        state.apply(moves[moves.index(chosen)])


def decides_alike(name: str, twins: Twins, budget: Budget) -> bool:
    """Whether the agent ``name`` makes the same choice in both worlds."""
    choices: list[Move] = []
    for world in (twins.real, twins.other):
        seat = world.decider
        asked = agent(name, TITLE).choose
        choices.append(asked(world.view(seat), world.legal_moves(), budget, Dealer(twins.seed)))
    return choices[0] == choices[1]


def peeked(state: BiomesState) -> BiomesMove:
    """The control's choice: the move that truly leaves its seat best off, whatever is hidden.

    It sees all cards face up and plays out its whole turn, fights and looks included.
    """
    clairvoyance = _Clairvoyance(state)
    worths = {move: clairvoyance.worth(state, move) for move in state.legal_moves()}
    best = sorted(worths, key=lambda move: -worths[move])[:_PLANNED]
    return max(best, key=lambda move: clairvoyance.worth_of_turn(state, move))


class _Clairvoyance:
    """What moves truly lead to, for the seat that decides in ``state``."""

    def __init__(self, state: BiomesState) -> None:
        self._seat = state.decider
        self._turn = state.turn
        self._outlook = Outlook(_lit(state), self._seat, WEIGHTS)

    def worth(self, state: BiomesState, move: BiomesMove) -> float:
        """What the position is worth once the action of ``move`` is done."""
        after = state.clone()
        play(after, move)
        if self._decides(after) and (after.stage in _UNFINISHED or after.extra):
            return max(self.worth(after, other) for other in after.legal_moves())
        return self._outlook.value(_lit(after))

    def worth_of_turn(self, state: BiomesState, move: BiomesMove) -> float:
        """What the position is worth at the end of the best turn that begins with ``move``."""
        after = state.clone()
        play(after, move)
        if self._decides(after):
            return max(self.worth(after, other) for other in after.legal_moves())
        return self._outlook.value(_lit(after))

    def _decides(self, state: BiomesState) -> bool:
        return state.decider == self._seat and state.turn == self._turn


def _lit(state: BiomesState) -> BiomesState:
    """The state with every card that lies on top face up."""
    lit = state.clone()
    lit.opened, lit.closed = lit.opened | lit.closed, 0
    lit.rim_opened, lit.rim_closed = lit.rim_opened | lit.rim_closed, 0
    return lit


def is_at_stake(state: BiomesState) -> bool:
    """Whether a legal move turns something up, takes it unseen, or draws from a pile."""
    return any(_is_hidden(state, move) for move in state.legal_moves())


def _is_hidden(state: BiomesState, move: BiomesMove) -> bool:
    if isinstance(move, Explore):
        to = CROSSING_INDEX[move.to]
        return bool(state.closed & STACK_MASK[to] or state.rim_closed & RIM_MASK[to])
    if isinstance(move, Arm):
        return bool(state.rim_closed >> RIM_INDEX[move.cell] & 1)
    return isinstance(move, Fight)


def examined(names: Sequence[str], budget: Budget, most: int, number: int) -> Findings:
    """What the game ``number`` tells about each agent and the control, at most ``most`` times."""
    findings = {name: Honesty() for name in (*names, PEEKER)}
    for asked, twins in enumerate(twins_of_game(number)):
        if asked >= most:
            break
        if not twins.differ:
            continue
        for name in names:
            findings[name] = findings[name].asked(not decides_alike(name, twins, budget))
        if is_at_stake(twins.real):
            changed = peeked(twins.real) != peeked(twins.other)
            findings[PEEKER] = findings[PEEKER].asked(changed)
    return findings


def examine(names: Sequence[str], decisions: int, budget: Budget, jobs: int) -> Findings:
    """At least so many decisions of each agent."""
    total = {name: Honesty() for name in (*names, PEEKER)}
    first = 0
    while total[names[0]].decisions < decisions:
        games = range(first, first + 4 * jobs)
        first = games.stop
        for findings in shared_out(
            partial(examined, names, budget, decisions), games, jobs, chunk=1
        ):
            total = {name: total[name] + findings[name] for name in total}
        print(f"{total[names[0]].decisions} decisions", file=sys.stderr)
    return total


def is_passed(findings: Findings) -> bool:
    """Whether nobody but the control changed a decision, and the control enough of them."""
    honest = all(not found.changed for name, found in findings.items() if name != PEEKER)
    return honest and findings[PEEKER].share >= LEAST_PEEKED


def main() -> None:
    """Examine the levels and print a table; the exit status tells whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("agents", nargs="*", default=LEVELS)
    parser.add_argument("--decisions", type=int, default=10_000, help="of each agent, at least")
    parser.add_argument("--iterations", type=int, default=40, help="of those that search")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    began = time.perf_counter()
    budget = Budget(iterations=options.iterations)
    findings = examine(tuple(options.agents), options.decisions, budget, options.jobs)
    print(f"{'agent':22}{'decisions':>10}{'changed':>9}{'share':>9}")
    for name, found in findings.items():
        print(f"{name:22}{found.decisions:10}{found.changed:9}{found.share:9.1%}")
    print(f"in {time.perf_counter() - began:.0f} s")
    sys.exit(not is_passed(findings))


if __name__ == "__main__":
    main()
