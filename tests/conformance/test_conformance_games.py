"""Hostile random play: invariants after every move, dearer ones now and then."""

from __future__ import annotations

import json
import re

import pytest

from game.rules.chance import Dealer
from game.rules.core import SPECTATOR, Event, IllegalMove, Move
from game.rules.playout import random_game
from game.rules.registry import TITLES
from tests.conformance.case import Case, State, fields_of, lively, snapshot
from tests.conformance.cases import CASES, GAMES, TABLES, named
from tests.sizes import some

PARTS = 3
"""Tests that share the games."""


def check_list(case: Case, state: State, dealer: Dealer) -> None:
    """No move is listed twice; each works, any other is refused with a rule, and nothing moves."""
    moves = state.legal_moves()
    offered = set(moves)
    assert len(offered) == len(moves)
    for move in moves:
        assert state.refusal(move) is None
    before = snapshot(state)
    for move in moves[:: max(1, len(moves) // 8)]:
        copy = state.clone()
        copy.apply(move)
        assert snapshot(copy) != before
    for move in (case.any_move(state, dealer) for _ in range(30)):
        refused = state.refusal(move)
        assert (refused is None) == (move in offered), move
        if refused is not None:
            assert re.fullmatch(case.rule, refused.rule), refused
            with pytest.raises(IllegalMove) as error:
                state.apply(move)
            assert error.value.refusal == refused
    assert snapshot(state) == before


def check_views(case: Case, state: State, dealer: Dealer) -> None:
    """Dealing anew what a seat can't see changes nothing that it sees or may do."""
    for seat in (*range(seats_of(case, state)), SPECTATOR):
        view = state.view(seat)
        assert (view.seat, view.actor) == (seat, state.actor())
        other = case.title.imagine(view, dealer)
        assert other.view(seat) == view
        if seat == state.actor():
            assert other.legal_moves() == state.legal_moves()
            for move in (case.any_move(state, dealer) for _ in range(10)):
                assert other.refusal(move) == state.refusal(move)


def seats_of(case: Case, state: State) -> int:
    """How many sit at the table."""
    return len(case.title.points(state.view(SPECTATOR)))


def check_window(state: State) -> None:
    """Who decides in the turn of another has something to decide."""
    if state.view(SPECTATOR).turn_player != state.actor():
        assert len(state.legal_moves()) > 1


def check_written(case: Case, move: Move, events: list[Event]) -> None:
    """Moves and events come back from JSON as they were; what is kept from a seat is a secret."""
    codec, told = case.title.moves(case.content), case.title.events(case.content)
    assert codec.from_data(json.loads(json.dumps(codec.to_data(move)))) == move
    for event in events:
        assert told.from_data(json.loads(json.dumps(told.to_data(event)))) == event
        for seat in (0, 1, SPECTATOR):
            seen = event.redacted(seat)
            assert seen.redacted(seat) == seen
            if seen == event:
                continue
            assert case.title.has_secrets
            assert event.teaches, "somebody alone learned it: no undo beyond it"


def check_handing_on(case: Case, before: State, move: Move, after: State) -> None:
    """A yes is waited for only where somebody else goes on."""
    for seat in (0, SPECTATOR):
        if case.title.waits_for_yes(before.view(seat), move, after.view(seat)):
            assert after.actor() not in {None, before.actor()}


def hostile_game(case: Case, seats: int, seed: int, every: int) -> State:
    """Play a game; the dear checks come about once in ``every`` moves."""
    state, dealer = case.begun(seats, seed), Dealer(seed)
    played: list[Move] = []
    past: list[tuple[State, object]] = []
    while state.actor() is not None:
        offered = state.legal_moves()
        assert offered, "no turn is ever stuck"
        move = lively(offered, dealer) if seed % 2 else dealer.choice(offered)
        looked = not dealer.below(every)
        before = state.clone()
        if looked:
            check_list(case, state, dealer)
            check_views(case, state, dealer)
            check_window(state)
            case.dear(state)
            past.append((state.clone(), snapshot(state)))
        events = state.apply(move)
        played.append(move)
        assert events or case.may_be_silent(state)
        if looked:
            silent = before.clone()
            silent.play_unchecked(move)
            assert snapshot(silent) == snapshot(state), "a move does the same where nobody hears it"
            check_written(case, move, events)
            check_handing_on(case, before, move, state)
        case.counts(state, played)
    assert len(played) < case.longest * max(2, seats)
    for copy, then in past:
        assert snapshot(copy) == then, "a later move shows in a clone"
    return state


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_keep_every_law(case: Case, seats: int, part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        state = hostile_game(case, seats, seed, every=60)
        outcome = state.outcome()
        assert outcome.winners
        ranks = list(zip(outcome.scores, outcome.tiebreak, strict=True))
        assert all(ranks[seat] == max(ranks) for seat in outcome.winners)
        assert case.title.points(state.view(SPECTATOR)) == outcome.scores
        assert state.legal_moves() == []


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_some_games_are_checked_at_nearly_every_move(case: Case, seats: int) -> None:
    for seed in some((5, 6), 1):
        hostile_game(case, seats, seed + seats, every=2)


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_same_setup_and_moves_same_game(case: Case, seats: int) -> None:
    ends = []
    for _ in range(2):
        state = case.begun(seats, 11)
        ends.append((random_game(state, Dealer(3)), snapshot(state)))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_a_clone_shares_nothing_that_changes(case: Case) -> None:
    state = hostile_game(case, case.title.seats[-1], 1, every=1000)
    copy = state.clone()
    assert snapshot(copy) == snapshot(state)
    for name in fields_of(state):
        mine, other = getattr(state, name), getattr(copy, name)
        assert not isinstance(mine, list | dict | set) or mine is not other, name


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_a_number_of_seats_that_is_not_allowed_is_refused(case: Case) -> None:
    for seats in (0, case.title.seats[-1] + 1):
        with pytest.raises(ValueError, match=str(seats)):
            case.begun(seats, 1)


def test_every_title_states_its_laws() -> None:
    assert TITLES.keys() == CASES.keys()
