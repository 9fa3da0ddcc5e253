"""Games played here pass an outside referee, who knows nothing of our code, and our own check.

``CUBEWRIGHT_GAMES`` says how many random games for each number of players.
"""

from __future__ import annotations

import os

import pytest

from game.session.match import Match
from game.session.record import parse_record
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.session.verification import verify
from tests.sizes import WHOLE

from .referee import judge

GAMES = int(os.environ.get("CUBEWRIGHT_GAMES", "30"))
BATCH = 34


def record_of(agents: tuple[str, ...], seed: int) -> bytes:
    """A whole game's record; every third seed has a beginner at each second seat (B7.6)."""
    seats = [
        Seat(
            f"Player {place}",
            agent,
            COLORS[place],
            options={"beginner": seed % 3 == 0 and place % 2 == 0},
        )
        for place, agent in enumerate(agents)
    ]
    match = Match.new("biomes", play_of("biomes").load("classic"), seats, seed)
    play_out(match)
    return match.record_bytes()


def assert_fair(written: bytes) -> None:
    winners = judge(written.decode().splitlines())
    record = parse_record(written)
    assert record.result is not None
    assert winners == record.result.winners
    verdict = verify(record)
    assert (verdict.difference, verdict.note) == ("", "")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games_are_fair(players: int, first: int) -> None:
    for seed in range(first, min(first + BATCH, GAMES)):
        assert_fair(record_of(("random",) * players, seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_are_fair(players: int) -> None:
    """Greedy games hold what random ones rarely do: won fights, trades, many buildings."""
    for seed in range(3) if WHOLE else (players - 2,):
        assert_fair(record_of(("greedy",) * players, seed))


def test_an_unfinished_game_is_fair_as_far_as_it_goes() -> None:
    lines = record_of(("random", "random"), 4).decode().splitlines()
    for length in (1, 2, 30, len(lines) - 2):
        assert judge(lines[:length]) == ()


def test_a_head_start_is_no_affair_of_the_referee() -> None:
    """It stands in the record, and the result is that of the rules alone."""
    seats = [
        Seat("Ada", "random", COLORS[0], profile="00000000000a", head_start=100),
        Seat("Ben", "random", COLORS[1]),
    ]
    match = Match.new("biomes", play_of("biomes").load("classic"), seats, 1)
    play_out(match)
    written = match.record_bytes()
    assert b'"head_start":100' in written
    assert_fair(written)
