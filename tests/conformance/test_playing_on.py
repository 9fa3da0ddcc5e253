"""Any moment of any game can be played on from: as it was, or with what was hidden dealt anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.content.packs import available
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR, Options
from game.session.commitment import agrees
from game.session.match import Match
from game.session.playing_on import is_origin, played_on
from game.session.record import parse_record
from game.session.replay import Replay
from game.session.seats import COLORS, Seat
from game.session.titles import play_of
from game.session.verification import resume, verify
from tests.conformance.case import Case, lively
from tests.conformance.cases import CASES, TABLES, named
from tests.sizes import WHOLE

EVERY = 3 if WHOLE else 17
"""Of so many moments one is played on from."""
GAMES = 8 if WHOLE else 3
"""So many games of each pack are."""
PACKS = [(case, pack.id) for case in CASES.values() for pack in available(case.title.id) or ()]


def lively_match(case: Case, seats: int, seed: int, pack: str = "classic") -> Match:
    """A game of people that chance has played to its end; its options change with ``seed``."""
    options: Options = case.options(seats, seed)
    players = [
        Seat(f"Player {seat}", "human", COLORS[seat], dict(options.seats[seat]), hints=False)
        for seat in range(seats)
    ]
    content = play_of(case.title.id).load(pack)
    match = Match.new(case.title.id, content, players, seed, options=options.game)
    dealer = Dealer(seed)
    while match.actor is not None:
        match.play(lively(match.legal_moves(), dealer))
    return match


def moments(replay: Replay, every: int, first: int) -> Iterator[int]:
    """Some positions of a game in which somebody has to decide."""
    return (at for at in range(first, len(replay), every) if replay.decider_at(at) is not None)


def check_kept(replay: Replay, at: int, match: Match) -> None:
    """Everybody knows the same and may do the same, and what comes, comes as it came."""
    before = replay.snapshot_at(at)
    for seat in (*range(len(replay.seats)), SPECTATOR):
        assert match.state_view(seat) == replay.view_at(at, seat)
    assert match.actor == before.actor()
    assert match.legal_moves() == before.legal_moves()
    for step in replay.steps[at : at + 40]:
        assert match.play(step.move).events == step.events


def check_redealt(replay: Replay, at: int, match: Match, seat: int) -> None:
    """A seat can't tell it from what was, nor can an onlooker."""
    for who in (seat, SPECTATOR):
        assert match.state_view(who) == replay.view_at(at, who)
    if match.actor == seat:
        assert match.legal_moves() == replay.snapshot_at(at).legal_moves()
    dealer = Dealer(at)
    for _ in range(25):
        if match.actor is not None:
            match.play(lively(match.legal_moves(), dealer))


def check_recorded(match: Match) -> None:
    """What was played on is a record as any other."""
    record = parse_record(match.record_bytes())
    assert verify(record).difference == ""
    assert resume(record).header == match.header


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_every_moment_can_be_played_on_from_as_it_was(case: Case, seats: int) -> None:
    match = lively_match(case, seats, 20 + seats)
    replay = Replay(match.record())
    tried = list(moments(replay, EVERY, seats))
    for at in tried:
        further = played_on(replay, at, match.seats, 99)
        check_kept(replay, at, further)
        check_recorded(further)
    assert tried


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_what_a_seat_could_not_know_is_dealt_anew(case: Case, seats: int) -> None:
    match = lively_match(case, seats, 40 + seats)
    replay = Replay(match.record())
    for number, at in enumerate(moments(replay, EVERY, seats)):
        for seat in range(seats) if WHOLE else (number % seats,):
            further = played_on(replay, at, match.seats, at, unknown_to=seat)
            assert further.header.origin is not None
            assert further.header.origin.redealt
            check_redealt(replay, at, further, seat)
            check_recorded(further)


@pytest.mark.parametrize(("case", "pack"), PACKS, ids=named)
def test_every_pack_is_played_on_with(case: Case, pack: str) -> None:
    for seed in range(GAMES):
        match = lively_match(case, 2, seed, pack)
        replay = Replay(match.record())
        for at in moments(replay, 3 * EVERY, seed):
            check_kept(replay, at, played_on(replay, at, match.seats, 5))
            again = played_on(replay, at, match.seats, 5, unknown_to=seed % 2)
            check_redealt(replay, at, again, seed % 2)


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_a_game_that_was_played_on_says_where_it_comes_from(case: Case) -> None:
    match, other = (lively_match(case, 2, seed) for seed in (3, 4))
    replay = Replay(match.record())
    at = len(replay) // 2
    further = played_on(replay, at, match.seats, 7)
    origin = further.header.origin
    assert origin is not None
    assert (origin.step, origin.reached) == (at, replay.reached_at(at))
    assert is_origin(origin, parse_record(match.record_bytes()))
    assert not is_origin(origin, other.record())
    again = further.again(123)
    assert again.header == further.header
    beyond = Replay(further.record())
    sealed = played_on(replay, at, match.seats, 7, salt="5ea1" * 8).header
    assert sealed.setup == further.header.setup
    assert agrees(sealed, "5ea1" * 8)
    assert not agrees(replace(sealed, setup=match.header.setup), "5ea1" * 8)
    deeper = played_on(beyond, 0, match.seats, 7).header.origin
    assert deeper is not None
    assert is_origin(deeper, further.record())
