"""Whether opponents decide in `brewery` by what their seat may know alone, as :mod:`tools.honesty`.

``python -m tools.honesty_brewery --decisions 10000``. At every decision of games that builders play
the deck is shuffled anew and the dice to come with it, behind the same view (brewery-details 5); no
agent may decide otherwise by it. A control that peeks - it plays what turns out best with the rolls
that truly come - must change at least half of its decisions while dice are placed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.ai.levels import BUILDER, LEVELS, Character
from game.ai.search import Search
from game.ai.thinking import Agent, Budget
from game.rules.brewery import BREWERY
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.play import play
from game.rules.brewery.position import PLACE
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import NO_WINDOW
from game.rules.chance import Dealer
from game.rules.core import Move, Options
from game.session.parallel import shared_out
from game.titles.brewery.ai.brain import BRAIN
from game.titles.brewery.ai.outlook import CLEANED, Outlook, standing
from game.titles.brewery.ai.policy import play_on
from game.titles.brewery.content.loading import load_brewery
from tools.honesty import PEEKER, Findings, Honesty, is_passed

_REDEALT = 0x0DEA1
_SEEN = 2
"""How many rounds the control knows."""


@dataclass(frozen=True, slots=True)
class Twins:
    """Two worlds with one view for the seat that decides; the second is dealt anew."""

    real: BreweryState
    other: BreweryState
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
    state = BREWERY.setup(load_brewery(), options, number)
    builder, dealer = player(BUILDER), Dealer(number ^ _REDEALT)
    while (seat := state.actor()) is not None:
        view, moves = state.view(seat), state.legal_moves()
        if len(moves) > 1:
            other = BREWERY.imagine(view, dealer.split())
            if other.view(seat) != view or list(other.legal_moves()) != list(moves):
                raise AssertionError("a world dealt anew does not look like the real one")
            yield Twins(state.clone(), other, dealer.next_word())
        chosen = builder.choose(view, moves, Budget(), dealer.split())
        state.apply(moves[moves.index(chosen)])


def decides_alike(name: str, twins: Twins, budget: Budget) -> bool:
    """Whether the agent ``name`` makes the same choice in both worlds."""
    choices: list[Move] = []
    for world in (twins.real, twins.other):
        asked = player(name).choose
        view = world.view(world.decider)
        choices.append(asked(view, world.legal_moves(), budget, Dealer(twins.seed)))
    return choices[0] == choices[1]


def peeked(state: BreweryState) -> BreweryMove:
    """The control's choice: it knows the cards and the rolls that come."""
    seat, outlook = state.decider, Outlook(state)

    def worth(move: BreweryMove) -> float:
        after = state.clone()
        play(after, move)
        while after.pending:
            play(after, after.legal_moves()[-1])
        while not after.ended and after.round < state.round + _SEEN:
            play_on(after, outlook)
        return standing(after, outlook, seat, CLEANED)

    return max(state.legal_moves(), key=worth)


def is_at_stake(state: BreweryState) -> bool:
    """Whether dice are placed: what they are worth, the rolls to come decide."""
    return state.phase == PLACE and state.window == NO_WINDOW and not state.pending


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
