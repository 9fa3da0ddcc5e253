"""Games of towers played here pass an outside referee, who knows nothing of our code, and our own
check; and he refuses just the moves that the rules refuse.

``CUBEWRIGHT_GAMES`` says how many games for each number of players and each way of choosing.
"""

from __future__ import annotations

import json
import os
import pickle
from typing import cast

import pytest

from game.rules.chance import Dealer
from game.rules.towers.codec import MOVES
from game.rules.towers.state import TowersState
from game.session.match import Match
from game.session.record import parse_record
from game.session.verification import verify
from tests.rules.towers.table import near_miss
from tests.sizes import WHOLE

from ..fouls import Foul
from .games import AT_RANDOM_STEPS, Choice, at_random, begun, eager, played, played_by
from .referee import judge
from .turns import Referee

GAMES = int(os.environ.get("CUBEWRIGHT_GAMES", "2"))
BY_AGENTS = [
    (players, pack)
    for pack, usual in (("classic", 4), ("new-town", 2))
    for players in (2, 3, 4)
    if WHOLE or players == usual
]
"""At how many seats agents play, and with which pack."""
MISSES = 30 if WHOLE else 10
"""So many moves that may be wrong are tried in each position."""


def assert_fair(written: bytes) -> None:
    winners = judge(written.decode().splitlines())
    record = parse_record(written)
    verdict = verify(record)
    assert winners == (record.result.winners if record.result else ())
    assert (verdict.difference, verdict.note) == ("", "")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("choose", [at_random, eager])
@pytest.mark.parametrize("pack", ["classic", "new-town"])
def test_games_are_fair(players: int, choose: Choice, pack: str) -> None:
    steps = AT_RANDOM_STEPS if choose is at_random else None
    for seed in range(GAMES // 2):
        assert_fair(played(players, seed, choose, steps, pack))


@pytest.mark.parametrize(("players", "pack"), BY_AGENTS)
def test_games_of_agents_are_fair_and_come_to_their_end(players: int, pack: str) -> None:
    """They hold what others rarely do: all phases, high towers, captures of every size."""
    for seed in range(2 if WHOLE else 1):
        written = played_by(
            *("builder", "apprentice", "greedy", "sprout")[:players], seed=seed, pack=pack
        )
        assert_fair(written)
        last = json.loads(written.splitlines()[-2])
        assert last["events"][-1] == {"type": "game_over", "reason": "finished"}


@pytest.mark.parametrize(("short", "rounds"), [(False, 80), (True, 50)])
def test_a_stalled_game_is_fair(short: bool, rounds: int) -> None:
    written = played(2, 1, at_random, short=short)
    assert_fair(written)
    *_, last, result = (json.loads(line) for line in written.splitlines())
    assert (last["n"], last["events"][-1]["reason"]) == (2 * rounds, "stalled")
    assert result["result"]["finished"] is True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_town_is_fair(players: int) -> None:
    for seed in range(GAMES // 2):
        for choose in (at_random, eager):
            assert_fair(played(players, seed, choose, quick=True))
        agents = ("builder", "apprentice", "greedy", "sprout")[:players]
        written = played_by(*agents, seed=seed, quick=True)
        assert_fair(written)
        last = json.loads(written.splitlines()[-2])
        assert last["events"][-1] == {"type": "game_over", "reason": "finished"}
        assert last["n"] == players * (15 if players == 2 else 16)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_refuses_a_quick_town_by_the_published_rules(players: int) -> None:
    """And the other way round: who plays what stands in the header."""
    for quick in (False, True):
        lines = played(players, 1, quick=quick).decode().splitlines()
        header = json.loads(lines[0])
        header["options"] = {"short_game": False} | ({} if quick else {"quick_town": True})
        with pytest.raises(Foul):
            judge([json.dumps(header), *lines[1:]])


def test_an_unfinished_game_is_fair_as_far_as_it_goes() -> None:
    lines = played(3, 4).decode().splitlines()
    for length in (1, 2, 30, len(lines) - 2):
        assert judge(lines[:length]) == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_referee_and_rules_refuse_the_same_moves(players: int) -> None:
    match: Match = begun(players, seed=players)
    referee, chance = Referee(header_of(match)), Dealer(players)
    seen = {True: 0, False: 0}
    while match.actor is not None:
        state = cast(TowersState, match.snapshot())
        moves = state.legal_moves()
        legal = set(moves)
        tried = [near_miss(state, chance) for _ in range(MISSES)]
        before = pickle.dumps(referee)
        for move in {*tried, *(chance.choice(moves) for _ in range(3))}:
            data = {"n": len(match.history) + 1, "turn": referee.turn, "player": referee.actor}
            action = MOVES.to_data(move)
            assert allows(before, data | {"action": action}) == (move in legal), move
            seen[move in legal] += 1
        match.play(eager(moves, chance))
        step = json.loads(match.lines[len(match.history)])
        referee.step(step, len(match.history))
    assert min(seen.values()) > 100


def header_of(match: Match) -> dict[str, object]:
    """The record's first line."""
    header: dict[str, object] = json.loads(match.record_bytes().splitlines()[0])
    return header


def allows(referee: bytes, step: dict[str, object]) -> bool:
    """Whether the action itself is fair to a referee as he is kept; its events are not told."""
    try:
        pickle.loads(referee).step(step | {"events": []}, int(str(step["n"])))
    except Foul as foul:
        return foul.rule == "events"
    raise AssertionError("every action causes events")
