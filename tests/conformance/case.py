"""What one title states about itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.chance import Dealer
from game.rules.core import AnyTitle, Move, Options, OptionValue, chosen

State = Any
"""A title's own state; its laws look into it."""
Tampering = tuple[tuple[str, Any, str], ...]
"""What a position can't say: where (``players[0].gold``), what, and the path that is refused."""


@dataclass(frozen=True)
class Case:
    """A title and its laws.

    ``counts``: what is conserved, after each move of a game; it is told the moves so far.
    ``dear``: laws that take longer, asked now and then. ``any_move``: a well-formed move, most
    likely one that is refused. ``may_be_silent``: whether a move that led here needs no event.
    ``rule``: how a number in its rules looks. ``longest``: moves for each seat, at the most.
    ``by_seat``: lists in its positions that have an entry for each seat, besides ``players``.
    ``broken``: for a position of one seat alone. ``costly``: whether a move takes something of
    whoever makes it, a thing or a part in what is still to come: nobody is asked who has no other.
    ``idle``: the move by which the actor does no more than a game needs to come to its end, scoring
    as well as it can; None where something that brings points is under way.
    """

    title: AnyTitle
    content: Any
    counts: Callable[[State, Sequence[Any]], None]
    dear: Callable[[State], None]
    any_move: Callable[[State, Dealer], Move]
    rule: str
    longest: int
    broken: Tampering
    costly: Callable[[State, Any], bool]
    idle: Callable[[State], Any]
    by_seat: tuple[str, ...] = ()
    may_be_silent: Callable[[State], bool] = lambda _state: False

    def options(self, seats: int, seed: int) -> Options:
        """Options of a game, all of their values in turn as ``seed`` rises."""
        title = self.title

        def value(number: int, choices: Sequence[OptionValue]) -> OptionValue:
            return choices[number % len(choices)]

        by_seat = tuple(
            {each.name: value(seed // (seat + 1), each.choices) for each in title.seat_options}
            for seat in range(seats)
        )
        game = {each.name: value(seed, each.choices) for each in title.game_options}
        return Options(by_seat, None, chosen(title.game_options, game))

    def begun(self, seats: int, seed: int) -> State:
        """The first position of a game; one seat alone is placed where two would begin."""
        if seats == 1:
            return self.placed(self.alone(seed), 1, seed)
        return self.title.setup(self.content, self.options(seats, seed), seed)

    def alone(self, seed: int, content: Any = None) -> dict[str, Any]:
        """A position for one seat: a game of two whose second seat has left."""
        options = replace(self.options(2, seed), first_player=0)
        two = self.title.setup(content or self.content, options, seed)
        position = written(self.title.position(two))
        return position | {
            key: position[key][:1] for key in ("players", *self.by_seat) if key in position
        }

    def placed(self, position: Mapping[str, Any], seats: int, seed: int) -> State:
        """The state that a position tells."""
        return self.title.placed(self.content, self.options(seats, seed), position, seed)


def lively(moves: Sequence[Move], dealer: Dealer) -> Move:
    """A move whose kind is drawn first, so that rare kinds are played as often as frequent ones."""
    kinds = sorted({type(move).__name__ for move in moves})
    kind = dealer.choice(kinds)
    return dealer.choice([move for move in moves if type(move).__name__ == kind])


def midgame(case: Case, seats: int, seed: int, moves: int) -> State:
    """A position after so many lively moves, or before the last one of a shorter game."""
    state, dealer = case.begun(seats, seed), Dealer(seed)
    for _ in range(moves):
        before = state.clone()
        state.apply(lively(state.legal_moves(), dealer))
        if state.actor() is None:
            return before
    return state


def written(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position as a file gives it back."""
    told: dict[str, Any] = json.loads(json.dumps(position))
    return told


def snapshot(state: State) -> tuple[object, ...]:
    """Every field by value: equal snapshots are equal positions."""
    return tuple((name, by_value(getattr(state, name))) for name in fields_of(state))


def fields_of(state: State) -> list[str]:
    """The names of all that a state holds."""
    slots = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    return sorted(slots | set(getattr(state, "__dict__", ())))


def by_value(held: object) -> object:
    """``held`` as it is now, whatever happens to it later."""
    if isinstance(held, list):
        return tuple(by_value(each) for each in held)
    if isinstance(held, dict):
        return tuple((key, by_value(each)) for key, each in held.items())
    return held
