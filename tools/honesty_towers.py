"""Whether opponents decide in `towers` by what their seat may know alone, as :mod:`tools.honesty`.

``python -m tools.honesty_towers --decisions 10000``. At every decision of games that builders play
all hidden cards are dealt anew behind the same view (T13); no agent may decide otherwise by it. A
control that peeks - it knows which cards its move draws, and what the others hold - must change at
least half of its decisions where no move brings points at once: there all depends on the cards.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.ai.levels import BUILDER, LEVELS, Character
from game.ai.search import Search
from game.ai.thinking import Agent, Budget
from game.rules.chance import Dealer
from game.rules.core import Move, Options
from game.rules.towers import TOWERS
from game.rules.towers.moves import TowersMove
from game.rules.towers.play import play
from game.rules.towers.state import TowersState
from game.session.parallel import shared_out
from game.titles.towers.ai.brain import BRAIN
from game.titles.towers.ai.harm import points_of
from game.titles.towers.ai.outlook import Outlook, rivals
from game.titles.towers.ai.policy import packed_pay
from game.titles.towers.ai.weights import WEIGHTS
from game.titles.towers.content.loading import load_towers
from tools.honesty import PEEKER, Findings, Honesty, is_passed

_REDEALT = 0x0DEA1
_OUTLOOK = Outlook(replace(WEIGHTS, kept=1.0))
"""As sure as somebody is who knows what comes."""


@dataclass(frozen=True, slots=True)
class Twins:
    """Two worlds with one view for the seat that decides; the second is dealt anew."""

    real: TowersState
    other: TowersState
    seed: int


def player(name: str) -> Agent:
    """The agent of a level."""
    level, _, temper = name.partition(":")
    who = Character(level, temper)
    if level in BRAIN.searching:
        way = BRAIN.searching[level]
        return Search(BRAIN.mind(who), way.budget, way.habits)
    return BRAIN.soft(who)


def twins_of_game(number: int) -> Iterator[Twins]:
    """The decisions of a game that builders play: 2, 3 or 4 of them, by its number."""
    options = Options(tuple({} for _ in range(2 + number % 3)))
    state = TOWERS.setup(load_towers(), options, number)
    builder, dealer = player(BUILDER), Dealer(number ^ _REDEALT)
    while (seat := state.actor()) is not None:
        view, moves = state.view(seat), state.legal_moves()
        other = TOWERS.imagine(view, dealer.split())
        if other.view(seat) != view or list(other.legal_moves()) != list(moves):
            raise AssertionError("a world dealt anew does not look like the real one")
        yield Twins(state.clone(), other, dealer.next_word())
        chosen = builder.choose(view, moves, Budget(), dealer.split())
        state.apply(moves[moves.index(chosen)])


def decides_alike(name: str, twins: Twins, budget: Budget) -> bool:
    """Whether the agent ``name`` makes the same choice in both worlds."""
    choices: list[Move] = []
    for world in (twins.real, twins.other):
        seat = world.turn_player
        asked = player(name).choose
        choices.append(asked(world.view(seat), world.legal_moves(), budget, Dealer(twins.seed)))
    return choices[0] == choices[1]


def peeked(state: TowersState) -> TowersMove:
    """The control's choice: it knows the cards that come, and the hands of the others."""
    seat = state.turn_player

    def worth(move: TowersMove) -> float:
        after = state.clone()
        play(after, move)
        drawn = after.hands[seat] if not after.ended else state.hands[seat] - packed_pay(move)
        value = _OUTLOOK.value(after, seat, drawn, 0)
        others = rivals(after, seat)
        return value - max([_OUTLOOK.reach(after, one, after.hands[one], 0) for one in others])

    return max(state.legal_moves(), key=worth)


def is_at_stake(state: TowersState) -> bool:
    """Whether no move brings points at once: all depends on the cards that come."""
    return not any(points_of(state, move) for move in state.legal_moves())


def examined(names: Sequence[str], budget: Budget, most: int, number: int) -> Findings:
    """What the game ``number`` tells about each agent and the control, at most ``most`` times."""
    findings = {name: Honesty() for name in (*names, PEEKER)}
    for asked, twins in enumerate(twins_of_game(number)):
        if asked >= most:
            break
        for name in names:
            findings[name] = findings[name].asked(not decides_alike(name, twins, budget))
        if is_at_stake(twins.real):
            findings[PEEKER] = findings[PEEKER].asked(peeked(twins.real) != peeked(twins.other))
    return findings


def main() -> None:
    """Examine the levels and print a table; the exit status tells whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("agents", nargs="*", default=LEVELS)
    parser.add_argument("--decisions", type=int, default=10_000, help="of each agent, at least")
    parser.add_argument("--iterations", type=int, default=8, help="of those that search")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    names, began, first = tuple(options.agents), time.perf_counter(), 0
    total = {name: Honesty() for name in (*names, PEEKER)}
    work = partial(examined, names, Budget(iterations=options.iterations), options.decisions)
    while total[names[0]].decisions < options.decisions:
        games = range(first, first + 4 * options.jobs)
        first = games.stop
        for findings in shared_out(work, games, options.jobs, chunk=1):
            total = {name: total[name] + findings[name] for name in total}
    print(f"{'agent':22}{'decisions':>10}{'changed':>9}{'share':>9}")
    for name, found in total.items():
        print(f"{name:22}{found.decisions:10}{found.changed:9}{found.share:9.1%}")
    print(f"in {time.perf_counter() - began:.0f} s")
    sys.exit(not is_passed(total))


if __name__ == "__main__":
    main()
