"""Any moment of a game as plain data, and games that begin there: of one seat alone, too."""

from __future__ import annotations

import copy
import re
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.rules.core import SPECTATOR
from game.session.match import Match
from game.session.record import Record, RecordError, parse_record
from game.session.replay import Replay
from game.session.seats import COLORS, Seat
from game.session.titles import play_of
from game.session.verification import resume, verify
from tests.conformance.case import Case, State, lively, midgame, written
from tests.conformance.cases import CASES, TABLES, named
from tests.conformance.test_conformance_games import hostile_game

WITH_ONE = [*((case, 1) for case in CASES.values()), *TABLES]
BROKEN = [(case, *tampering) for case in CASES.values() for tampering in case.broken]
MOMENTS = (0, 7, 40, 150, 400)
"""Moves after which a game is looked at."""


def check_same(case: Case, state: State, other: State, seats: int) -> None:
    """Two states are one to everybody, and written down alike."""
    for seat in (*range(seats), SPECTATOR):
        assert other.view(seat) == state.view(seat)
    assert other.actor() == state.actor()
    assert list(other.legal_moves()) == list(state.legal_moves())
    assert case.title.position(other) == case.title.position(state)


@pytest.mark.parametrize(("case", "seats"), WITH_ONE, ids=named)
def test_any_moment_is_the_same_placed_again(case: Case, seats: int) -> None:
    for seed, moves in enumerate(MOMENTS):
        state = midgame(case, seats, seed, moves)
        other = case.placed(written(case.title.position(state)), seats, seed)
        check_same(case, state, other, seats)


@pytest.mark.parametrize(("case", "seats"), WITH_ONE, ids=named)
def test_a_game_placed_again_goes_on_alike(case: Case, seats: int) -> None:
    state, dealer = midgame(case, seats, 3, 25), Dealer(3)
    other = case.placed(written(case.title.position(state)), seats, 99)
    while state.actor() is not None:
        move = lively(state.legal_moves(), dealer)
        assert state.apply(move) == other.apply(move)
    check_same(case, state, other, seats)
    over = case.placed(written(case.title.position(state)), seats, 3)
    check_same(case, state, over, seats)
    assert over.outcome() == state.outcome()


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_one_seat_alone_keeps_every_law(case: Case) -> None:
    for seed in range(3):
        state = hostile_game(case, 1, seed, every=30)
        assert state.outcome().winners == (0,)


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_a_game_for_one_is_still_refused(case: Case) -> None:
    with pytest.raises(ValueError, match="1"):
        case.title.setup(case.content, case.options(1, 0), 0)


def tampered(position: dict[str, Any], where: str, what: Any) -> dict[str, Any]:
    """``position`` with another value at a path (``players[0].gold``)."""
    changed = copy.deepcopy(position)
    steps: list[Any] = [
        int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", where)
    ]
    held: Any = changed
    for step in steps[:-1]:
        held = held[step]
    held[steps[-1]] = what
    return changed


@pytest.mark.parametrize(("case", "where", "what", "path"), BROKEN, ids=named)
def test_what_cannot_be_is_refused(case: Case, where: str, what: Any, path: str) -> None:
    position = case.alone(1)
    case.placed(position, 1, 1)
    with pytest.raises(BadData) as error:
        case.placed(tampered(position, where, what), 1, 1)
    assert error.value.path == path
    assert error.value.expected


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_wrong_types_and_keys_are_refused_everywhere(case: Case) -> None:
    """Whatever stands at any place of a position: one clear refusal, or a state."""
    position = case.alone(2)
    wrong: tuple[Any, ...] = (None, -1, True, "no", [[]], {"no": 1}, 1 << 60, [0] * 1000)
    for key in position:
        for what in wrong:
            try:
                case.placed(position | {key: what}, 1, 2)
            except BadData as error:
                assert error.path.startswith(key)  # noqa: PT017 - a state is fine as well
    with pytest.raises(BadData):
        case.placed(position | {"nothing": 1}, 1, 2)


def match_of(case: Case, seats: int, seed: int) -> Match:
    """A match with the title's usual pack that begins in the middle of a game."""
    title = case.title
    content = play_of(title.id).load("classic")
    options = case.options(seats, seed)
    players = [
        Seat(f"Player {seat}", "human", COLORS[seat], dict(options.seats[seat]))
        for seat in range(seats)
    ]
    position = case.alone(seed, content)
    if seats > 1:
        state = title.setup(content, case.options(seats, seed), seed)
        position = written(title.position(state))
    return Match.placed(title.id, content, players, position, seed, options=options.game)


@pytest.mark.parametrize("case", CASES.values(), ids=named)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_match_that_was_placed_is_kept_as_any_other(case: Case, seats: int) -> None:
    match, dealer = match_of(case, seats, 4), Dealer(4)
    for _ in range(30):
        if match.actor is None:
            break
        match.play(lively(match.legal_moves(), dealer))
        if match.can_undo() and not dealer.below(3):
            match.undo()
    record = parse_record(match.record_bytes())
    assert record.header == match.header
    assert (verify(record).difference, verify(record).note) == ("", "")
    again = resume(record)
    assert again.record_bytes() == match.record_bytes()
    assert again.legal_moves() == match.legal_moves()
    assert len(Replay(record)) == len(match.history)
    elsewhere = msgspec.structs.replace(record.header, content="elsewhere")
    verdict = verify(replace(record, header=elsewhere))
    assert verdict.difference == ""
    assert verdict.note


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_a_match_that_was_placed_begins_there_again(case: Case) -> None:
    match = match_of(case, 1, 6)
    begun = match.record_bytes()
    match.play(match.legal_moves()[0])
    again = match.again(99)
    assert again.record_bytes() == begun
    assert resume(parse_record(match.record_bytes())).again(5).record_bytes() == begun


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_a_strangers_position_is_data(case: Case) -> None:
    """A record whose position can't be, or isn't what its tables say, is one clear line."""
    header = match_of(case, 1, 4).header
    setup = written(header.setup)
    assert verify(Record(msgspec.structs.replace(header, setup=setup))).difference == ""
    wrong: tuple[Any, ...] = (None, [], {"no": 1}, setup["position"] | {"turn": 0})
    for position in wrong:
        told = msgspec.structs.replace(header, setup=setup | {"position": position})
        with pytest.raises(RecordError, match=r"setup\.position"):
            resume(Record(told))
    for key in setup.keys() - {"position"}:
        told = msgspec.structs.replace(header, setup=setup | {key: "?"})
        with pytest.raises(RecordError, match=rf"setup\.{key}"):
            resume(Record(told))
    nobody = msgspec.structs.replace(header, players=())
    assert "players" in verify(Record(nobody)).difference
