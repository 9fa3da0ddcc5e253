"""Whatever the coach tells is true: every reason for many moves, checked against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.ai.agent import Budget, agent
from game.ai.coach.advice import Reason
from game.ai.thinking import Thoughts
from game.rules.biomes import BIOMES
from game.rules.biomes.moves import BiomesMove, Trade
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import Options
from game.titles.biomes.ai.coach.guide import guide
from game.titles.biomes.ai.coach.reasons import GAPS
from tests.ai.coach.truth import check
from tests.ai.positions import classic
from tests.rules.lively import lively
from tests.sizes import WHOLE

MOST_HEARD = 25
"""Codes that any game brings up at least."""
LOOKED_AT = 4 if WHOLE else 3
"""Moves of each kind that are checked in a position."""
GAMES = [
    (seats, seed, name)
    for name, usual in (("greedy", (3, 1)), ("lively", (4, 0)))
    for seats in (2, 3, 4)
    for seed in (0, 1)
    if WHOLE or (seats, seed) == usual
]
EVERY = 1 if WHOLE else 2
"""Of how many positions one is looked at; of those far on in a long game, of five times as many."""
FAR_ON = 300


def new_game(seats: int, seed: int) -> BiomesState:
    """A game in which the first seat, or nobody, scores as a beginner."""
    who = tuple({"beginner": seat < seed % 2} for seat in range(seats))
    return BIOMES.setup(classic(), Options(who), seed)


def played(seats: int, seed: int, name: str) -> Iterator[BiomesState]:
    """The positions of a game that greedy players or lively random ones play."""
    state, dealer = new_game(seats, seed), Dealer(seed)
    while (seat := state.actor()) is not None:
        yield state
        moves = state.legal_moves()
        if name == "lively":
            chosen = lively(moves, dealer)
        else:
            made = agent(name, "biomes").choose(state.view(seat), moves, Budget(), dealer.split())
            chosen = moves[moves.index(made)]
        state.apply(chosen)


def some_of_each(state: BiomesState, dealer: Dealer) -> list[BiomesMove]:
    moves = list(state.legal_moves())
    dealer.shuffle(moves)
    kinds: Counter[str] = Counter()
    chosen = []
    for move in moves:
        kinds[move.type] += 1
        if kinds[move.type] <= LOOKED_AT:
            chosen.append(move)
    return chosen


def told_and_checked(state: BiomesState, moves: list[BiomesMove]) -> set[str]:
    """The codes of all that the coach tells about the moves, each checked."""
    teller, codes = guide(state.view(state.decider)), set()
    for move in moves:
        caution = teller.caution(move)
        for reason in [*teller.reasons(move), *([caution] if caution else [])]:
            if isinstance(move, Trade) and reason.code not in OF_TRADES:
                check(*follow_up(state, move, reason), reason)
            else:
                check(state, move, reason)
            codes.add(reason.code)
    return codes


def follow_up(
    state: BiomesState, trade: Trade, reason: Reason, thoughts: Thoughts | None = None
) -> tuple[BiomesState, BiomesMove]:
    """The further action that a reason for a trade is about, as ``thoughts`` go on with it."""
    after = state.clone()
    after.apply(trade)
    first, teller = (
        guide(state.view(state.decider), thoughts).reasons(trade)[0],
        guide(after.view(after.decider)),
    )
    kind = first.code.removeprefix("trade_")
    found = [move for move in after.legal_moves() if move.type == kind]
    return after, next(
        move for move in found if reason in teller.reasons(move) or reason == teller.caution(move)
    )


OF_TRADES = {code for code in GAPS if code.startswith("trade_")} | {"last_turn"}


@pytest.mark.parametrize(("seats", "seed", "name"), GAMES)
def test_every_reason_is_true(seats: int, seed: int, name: str) -> None:
    dealer, codes = Dealer(seed), set[str]()
    for number, state in enumerate(played(seats, seed, name)):
        if len(state.legal_moves()) > 1 and number % (EVERY if number < FAR_ON else 5 * EVERY) == 0:
            codes |= told_and_checked(state, some_of_each(state, dealer))
    assert len(codes) > MOST_HEARD
