"""Quick town (Q1-Q3): phases by the clock, an end that everybody knows beforehand, the skyline."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.rules.towers import TOWERS
from game.rules.towers.events import (
    GameOver,
    LastRound,
    PhaseStarted,
    PointsGained,
    TowersEvent,
)
from game.rules.towers.moves import TowersMove
from game.rules.towers.position import LAST_PHASE
from game.rules.towers.quick import due_at_end, phase_by_clock, quick_rounds, skyline, strikes_at
from game.rules.towers.state import TowersState
from tests.rules.towers.classic import CLASSIC
from tests.rules.towers.table import bare, exchange, game, greedy, options, put_tower

Choice = Callable[[TowersState, Sequence[TowersMove], Dealer], TowersMove]


def idle(_state: TowersState, moves: Sequence[TowersMove], _dealer: Dealer) -> TowersMove:
    """An exchange, always."""
    return moves[-1]


def told(state: TowersState, choose: Choice, seed: int = 1) -> list[tuple[int, TowersEvent]]:
    """Every event of a game with the round at whose end, or in which, it happened."""
    dealer, found = Dealer(seed), []
    while state.actor() is not None:
        number = TOWERS.reached(state)
        found += [
            (number, event) for event in state.apply(choose(state, state.legal_moves(), dealer))
        ]
    return found


@pytest.mark.parametrize(
    ("seats", "begins"), [(1, (1, 6, 11)), (2, (1, 6, 11)), (3, (1, 5, 9, 13)), (4, (1, 5, 9, 13))]
)
def test_q1_each_phase_begins_in_its_round_at_the_latest(
    seats: int, begins: tuple[int, ...]
) -> None:
    phases = range(LAST_PHASE + 1 - len(begins), LAST_PHASE + 1)
    assert tuple(strikes_at(phase, seats) for phase in phases) == begins
    for phase, begin in zip(phases, begins, strict=True):
        assert phase_by_clock(begin, seats) == phase
        assert phase_by_clock(max(1, begin - 1), seats) == max(phases[0], phase - 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_q1_the_clock_turns_the_phases_where_nobody_does(seats: int) -> None:
    state = game(seats, quick=True)
    turned = [each for each in told(state, idle) if isinstance(each[1], PhaseStarted)]
    first = state.view(0).phase + 1 - len(turned)
    assert turned == [
        (strikes_at(phase, seats) - 1, PhaseStarted(phase)) for phase in range(first, 5)
    ]
    assert first == (3 if seats == 2 else 2)


def test_q1_a_phase_still_ends_when_its_towers_have_fallen() -> None:
    state = bare(hand="BWGRB", quick=True)
    state.heights = 1 << 5 | 3 << 10
    assert PhaseStarted(2) in state.apply(exchange("B"))
    assert state.turn == 2


def test_q1_the_clock_skips_a_phase_that_has_no_towers() -> None:
    """In the fifth round phase 2 begins, and is over at once (T10)."""
    state = bare(hand="BWGRB", quick=True)
    state.heights = 5 << 5 | 1 << 10 | 3 << 15
    state.turn = 12
    events = state.apply(exchange("B"))
    assert events[-3:-1] == [PhaseStarted(2), PhaseStarted(3)]


def test_q1_the_clock_doesnt_turn_a_phase_back_or_twice() -> None:
    state = bare(hand="BWGRB", phase=3, quick=True)
    state.turn = 12  # phase 2 is due in the fifth round
    assert not [each for each in state.apply(exchange("B")) if isinstance(each, PhaseStarted)]
    assert state.phase == 3


def test_q1_what_is_lower_may_still_be_demolished() -> None:
    state = bare(hand="BWGRB", phase=2, quick=True)
    put_tower(state, (0, 0), "B")
    assert state.view(0).phase == 2
    assert state.towers_of(1) == 3


@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 16), (4, 16)])
@pytest.mark.parametrize("choose", [idle, greedy])
def test_q2_the_game_is_finished_after_its_rounds(seats: int, rounds: int, choose: Choice) -> None:
    state = game(seats, quick=True)
    assert (quick_rounds(seats), state.view(0).rounds) == (rounds, rounds)
    events = told(state, choose)
    assert [each for each in events if isinstance(each[1], LastRound)] == [
        (rounds - 1, LastRound())
    ]
    assert events[-1] == (rounds, GameOver("finished"))
    assert state.turn == rounds * seats


def test_q2_no_round_is_the_last_before_its_time() -> None:
    state = bare(hand="BWGRB", phase=4, quick=True)
    state.heights = 0
    assert LastRound() not in state.apply(exchange("B"))
    assert not state.last_round


def test_q3_what_stands_brings_its_height_to_who_built_it() -> None:
    state = bare(hand="BWGRB", phase=4, quick=True)
    for number, (blocks, builder) in enumerate([("BWGRB", 0), ("BW", 2), ("RRR", 0), ("G", None)]):
        put_tower(state, (0, 2 * number), blocks)
        if builder is not None:
            state.builders = (
                *state.builders[: 2 * number],
                builder,
                *state.builders[2 * number + 1 :],
            )
    assert skyline(state.towers(), state.builders, 3) == [8, 0, 2]
    state.turn, state.last_round = 48, True
    assert state.apply(exchange("B"))[-3:] == [
        PointsGained(0, 8, "skyline"),
        PointsGained(2, 2, "skyline"),
        GameOver("finished"),
    ]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (8, 0, 2)
    assert dict(state.view(1).players[0].points_by_reason)["skyline"] == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_q3_the_end_brings_what_the_skyline_brought_before_it(seats: int) -> None:
    """So what anybody may reckon from what stands is what comes (Q3); nothing else does."""
    state, dealer = game(seats, seed=seats, quick=True), Dealer(seats)
    while state.actor() is not None:
        before = [state.points_of(seat) for seat in range(seats)]
        view = state.view(0)
        assert list(due_at_end(view)) == skyline(view.towers, view.builders, seats)
        events = state.apply(greedy(state, state.legal_moves(), dealer))
    own = sum(each.amount for each in events if isinstance(each, PointsGained)) - sum(
        skyline(state.view(0).towers, state.view(0).builders, seats)
    )
    gained = [state.points_of(seat) - before[seat] for seat in range(seats)]
    expected = skyline(state.view(0).towers, state.view(0).builders, seats)
    expected[(state.turn - 1) % seats] += own
    assert gained == expected
    assert due_at_end(state.view(0)) == (0,) * seats, "it has come"
    assert sum(expected) > own


def test_the_published_game_is_as_it_was() -> None:
    """The clock is the option's alone."""
    state = game(3)
    assert not state.view(0).quick
    assert due_at_end(state.view(0)) == (0, 0, 0)
    assert "skyline" not in dict(state.view(0).players[0].points_by_reason)
    assert not [each for each in told(state, idle) if isinstance(each[1], PhaseStarted | LastRound)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quick_game_is_disclosed_and_restored(seats: int) -> None:
    state = game(seats, seed=seats, first=1, quick=True)
    data = json.loads(json.dumps(TOWERS.disclose(state)))
    again = TOWERS.restore(CLASSIC, options(seats, first=1, quick=True), data, seats)
    assert again.deal == state.deal
    assert again.deal.quick
    assert told(again, greedy) == told(state, greedy)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_any_moment_of_a_quick_game_is_laid_out_again(seats: int) -> None:
    asked = options(seats, quick=True)
    if seats == 1:
        position = dict(TOWERS.position(game(2, quick=True)))
        players: Any = position["players"]
        state = TOWERS.placed(CLASSIC, asked, position | {"players": players[:1]}, 1)
    else:
        state = game(seats, quick=True)
    dealer = Dealer(seats)
    while state.actor() is not None:
        again = TOWERS.placed(CLASSIC, asked, TOWERS.position(state), 1)
        assert again.view(0) == state.view(0)
        state.apply(greedy(state, state.legal_moves(), dealer))
    assert TOWERS.placed(CLASSIC, asked, TOWERS.position(state), 1).view(0) == state.view(0)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"turn": 13, "phase": 1}, "phase"),
        ({"turn": 49, "phase": 4}, "turn"),
        ({"over": True}, "over"),
    ],
)
def test_a_position_that_the_clock_forbids_is_refused(change: dict[str, object], path: str) -> None:
    position = {**TOWERS.position(game(3, quick=True)), **change}
    with pytest.raises(BadData) as fault:
        TOWERS.placed(CLASSIC, options(3, quick=True), position, 1)
    assert fault.value.path == path
