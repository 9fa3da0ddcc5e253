"""Games that are written down, read, verified, and gone on with."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import msgspec
import pytest

from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from game.session.family.titles import length
from game.session.match import Match
from game.session.record import parse_record
from game.session.seats import COLORS, Seat
from game.session.titles import play_of
from game.session.verification import first_position, play_step, resume, verify
from tests.conformance.case import Case, lively
from tests.conformance.cases import CASES, GAMES, TABLES, named


def match_of(case: Case, seats: int, seed: int) -> Match:
    """A game with the title's usual pack, and options that change with the seed."""
    options = case.options(seats, seed)
    title = case.title.id
    players = [
        Seat(f"Player {seat}", "random", COLORS[seat], dict(options.seats[seat]))
        for seat in range(seats)
    ]
    return Match.new(title, play_of(title).load("classic"), players, seed, options=options.game)


def played(match: Match, moves: int, seed: int) -> Match:
    """So many moves further, or at its end."""
    dealer = Dealer(seed)
    for _ in range(moves):
        if match.actor is not None:
            match.play(lively(match.legal_moves(), dealer))
    return match


@cache
def finished(title: str, seats: int, seed: int) -> Match:
    """A game that is over, for tests that change nothing in it."""
    return played(match_of(CASES[title], seats, seed), 10_000, seed)


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_a_record_is_what_was_played(case: Case, seats: int) -> None:
    for seed in range(seats, seats + max(1, GAMES // 20)):
        match = finished(case.title.id, seats, seed)
        record = parse_record(match.record_bytes())
        assert record.header == match.header
        assert length(record) == match.reached
        verdict = verify(record)
        assert verdict == verify(match.record())
        assert (verdict.difference, verdict.note) == ("", "")
        again, _ = first_position(record.header)
        for step in record.steps:
            play_step(again, step)
        assert again.record_bytes() == match.record_bytes()


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_a_game_goes_on_where_it_was_left(case: Case, seats: int) -> None:
    match = played(match_of(case, seats, 7), 9, 7)
    again = resume(parse_record(match.record_bytes()))
    assert again.legal_moves() == match.legal_moves()
    for seat in (*range(seats), SPECTATOR):
        assert again.state_view(seat) == match.state_view(seat)
    assert [seat.options for seat in again.seats] == [seat.options for seat in match.seats]


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_a_record_stands_without_its_pack(case: Case, seats: int) -> None:
    match = finished(case.title.id, seats, seats)
    record = parse_record(match.record_bytes())
    for changes in ({"content": "elsewhere"}, {"content_digest": "sha256:0"}):
        header = msgspec.structs.replace(record.header, **changes)
        verdict = verify(replace(record, header=header))
        assert verdict.difference == ""
        assert verdict.note


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_a_changed_action_is_found(case: Case, seats: int) -> None:
    """Steps that change places, or are left out, are no game."""
    match = finished(case.title.id, seats, seats)
    record = parse_record(match.record_bytes())
    assert verify(replace(record, steps=record.steps[1:])).difference
    assert verify(replace(record, steps=record.steps[:-1])).difference


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_what_can_be_taken_back_taught_nobody_anything(case: Case, seats: int) -> None:
    match = match_of(case, seats, 2)
    match.seats = tuple(msgspec.structs.replace(seat, agent="human") for seat in match.seats)
    dealer = Dealer(2)
    while match.actor is not None:
        others = [seat for seat in range(seats) if seat != match.actor]
        before = [match.state_view(seat) for seat in range(seats)]
        step = match.play(lively(match.legal_moves(), dealer))
        if not match.can_undo():
            continue
        assert not any(event.teaches for event in step.events)
        assert all(step.events_for(seat) == step.events for seat in others)
        match.undo()
        assert [match.state_view(seat) for seat in range(seats)] == before
        match.play(step.move)
