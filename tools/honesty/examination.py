"""Asking agents, and a control that peeks, for decisions in two worlds with one view."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from game.ai.agent import Budget, agent
from game.ai.levels import BUILDER
from game.content.packs import USUAL, load_catalogue
from game.rules.chance import Dealer
from game.rules.core import Move, Options, State
from game.rules.registry import TITLES
from game.session.parallel import shared_out
from tools.honesty.findings import PEEKER, Findings, Honesty

_REDEALT = 0x0DEA1

S = TypeVar("S", bound=State[Any, Any, Any])


@dataclass(frozen=True, slots=True)
class Peeker(Generic[S]):
    """What the examination must know of a title: the control, and where it is asked.

    ``choice`` is what somebody plays who knows all that is hidden in a world, ``is_at_stake``
    whether that may matter at a decision, ``differ`` whether two worlds truly are two.
    """

    title: str
    choice: Callable[[S], Move]
    is_at_stake: Callable[[S], bool]
    differ: Callable[[S, S], bool]


@dataclass(frozen=True, slots=True)
class Twins(Generic[S]):
    """Two worlds with one view for the seat that decides; the second is dealt anew."""

    real: S
    other: S
    seed: int


def twins_of_game(peeker: Peeker[S], number: int) -> Iterator[Twins[S]]:
    """The decisions of a game that builders play: 2, 3 or 4 of them, by its number."""
    title = TITLES[peeker.title]
    options = Options(tuple({} for _ in range(2 + number % 3)))
    content = load_catalogue(peeker.title, USUAL)
    state = title.setup(content, options, number)
    player, dealer = agent(BUILDER, peeker.title), Dealer(number ^ _REDEALT)
    while (seat := state.actor()) is not None:
        view, moves = state.view(seat), state.legal_moves()
        if len(moves) > 1:
            other = title.imagine(view, dealer.split())
            if other.view(seat) != view or list(other.legal_moves()) != list(moves):
                raise AssertionError("a world dealt anew does not look like the real one")
            if peeker.differ(state, other):
                yield Twins(state.clone(), other, dealer.next_word())
        chosen = player.choose(view, moves, Budget(), dealer.split())
        state.apply(moves[moves.index(chosen)])


def decides_alike(title: str, name: str, twins: Twins[S], budget: Budget) -> bool:
    """Whether the agent ``name`` makes the same choice in both worlds."""
    choices: list[Move] = []
    for world in (twins.real, twins.other):
        seat = world.actor()
        assert seat is not None, "somebody decides"
        asked = agent(name, title).choose
        choices.append(asked(world.view(seat), world.legal_moves(), budget, Dealer(twins.seed)))
    return choices[0] == choices[1]


def examined(
    peeker: Peeker[S], names: Sequence[str], budget: Budget, most: int, number: int
) -> Findings:
    """What the game ``number`` tells about each agent and the control, at most ``most`` times."""
    findings = {name: Honesty() for name in (*names, PEEKER)}
    for asked, twins in enumerate(twins_of_game(peeker, number)):
        if asked >= most:
            break
        for name in names:
            changed = not decides_alike(peeker.title, name, twins, budget)
            findings[name] = findings[name].asked(changed)
        if peeker.is_at_stake(twins.real):
            changed = peeker.choice(twins.real) != peeker.choice(twins.other)
            findings[PEEKER] = findings[PEEKER].asked(changed)
    return findings


def examine(
    peeker: Peeker[S], names: Sequence[str], decisions: int, budget: Budget, jobs: int
) -> Findings:
    """At least so many decisions of each agent."""
    total = {name: Honesty() for name in (*names, PEEKER)}
    work = partial(examined, peeker, names, budget, decisions)
    first = 0
    while total[names[0]].decisions < decisions:
        games = range(first, first + 4 * jobs)
        first = games.stop
        for findings in shared_out(work, games, jobs, chunk=1):
            total = {name: total[name] + findings[name] for name in total}
        print(f"{total[names[0]].decisions} decisions", file=sys.stderr)
    return total
