"""What a build of the game does, as fingerprints: random games, and agents' decisions.

Runs inside the build that it tells about. Two builds that play alike give the same lists.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from game.ai.agent import Agent, Budget, agent
from game.ai.search import Search
from game.content.packs import Content
from game.rules.chance import Dealer
from game.rules.core import Move, Option, OptionValue
from game.rules.registry import TITLES
from game.session.parallel import shared_out
from game.session.titles import GameState, play_of

CHUNK = 50
"""Games, or decisions, that one fingerprint tells about."""
_LOOK_EVERY = 16
_STRAY_EVERY = 4


@dataclass(frozen=True, slots=True)
class Thinking:
    """Who decides, and how far each may search."""

    agents: tuple[str, ...]
    iterations: int


def digest(parts: Iterable[object]) -> str:
    """A fingerprint of values by what they print as; floats to their last bit."""
    hasher = hashlib.sha256()
    for part in parts:
        hasher.update(f"{part!r}\n".encode())
    return hasher.hexdigest()[:16]


def games(title: str, count: int, jobs: int) -> list[str]:
    """The fingerprints of ``count`` random games, :data:`CHUNK` in each."""
    return _all(partial(_games, title), count, jobs)


def decisions(title: str, thinking: Thinking, count: int, jobs: int) -> list[str]:
    """The fingerprints of ``count`` decisions, taken by the agents in turn."""
    return _all(partial(_decisions, title, thinking), count, jobs)


def _all(work: partial[tuple[int, str]], count: int, jobs: int) -> list[str]:
    """The fingerprint of every chunk of ``count``; ``work`` is told (first, number)."""
    tasks = [(first, min(CHUNK, count - first)) for first in range(0, count, CHUNK)]
    return [fingerprint for _, fingerprint in sorted(shared_out(work, tasks, jobs))]


def first_position(title: str, seed: int) -> GameState:
    """A new game; its number of players and its options follow from ``seed``."""
    rules, play = TITLES[title], play_of(title)
    count = rules.seats[seed % len(rules.seats)]
    seats = [_values(rules.seat_options, seed >> 3 + seat) for seat in range(count)]
    options = play.options(seats, None, _values(rules.game_options, seed >> 8))
    return play.setup(_content(title), options, seed)


def _values(declared: Sequence[Option], number: int) -> dict[str, OptionValue]:
    """A value for each option, which follows from ``number``."""
    return {option.name: option.choices[number % len(option.choices)] for option in declared}


@cache
def _content(title: str) -> Content:
    return play_of(title).load("classic")


def _games(title: str, task: tuple[int, int]) -> tuple[int, str]:
    first, count = task
    parts = (part for seed in range(first, first + count) for part in course(title, seed))
    return first, digest(parts)


def course(title: str, seed: int) -> Iterator[object]:
    """All that happens in one random game: moves, events, now and then all that can be seen."""
    state, dealer = first_position(title, seed), Dealer(seed)
    step = 0
    while (actor := state.actor()) is not None:
        moves = state.legal_moves()
        move = dealer.choice(moves)
        if step % _LOOK_EVERY == seed % _LOOK_EVERY:
            yield moves
            yield state.view(actor)
            state = state.clone()
        yield len(moves)
        yield move
        yield state.apply(move)
        step += 1
    yield state.outcome()


def _decisions(title: str, thinking: Thinking, task: tuple[int, int]) -> tuple[int, str]:
    first, count = task
    choosers = [agent(name, title) for name in thinking.agents]
    return first, digest(_decided(title, choosers, thinking.iterations, first, count))


def _decided(
    title: str, choosers: Sequence[Agent], iterations: int, seed: int, count: int
) -> Iterator[object]:
    """``count`` decisions in games that stray from the agents' way now and then."""
    budget, dealer = Budget(iterations=iterations), Dealer(seed)
    state, made = first_position(title, seed), 0
    while made < count:
        actor = state.actor()
        if actor is None:
            state = first_position(title, seed + made)
            continue
        moves = state.legal_moves()
        move = dealer.choice(moves)
        if len(moves) > 1:
            chooser = choosers[made % len(choosers)]
            chosen, thought = _thought(chooser, state, moves, budget, Dealer(seed + made))
            yield thought
            made += 1
            if made % _STRAY_EVERY:
                move = chosen
        state.apply(move)


def _thought(
    chooser: Agent, state: GameState, moves: Sequence[Move], budget: Budget, dealer: Dealer
) -> tuple[Move, object]:
    """The move chosen, and all that the agent can tell of its reasons."""
    actor = state.actor()
    if actor is None:
        raise AssertionError("nobody decides in a game that is over")
    view = state.view(actor)
    if isinstance(chooser, Search):
        thoughts = chooser.consider(view, moves, budget, dealer)
        return thoughts.candidates[0].move, thoughts
    chosen = chooser.choose(view, moves, budget, dealer)
    return chosen, (chosen, dealer.word)
