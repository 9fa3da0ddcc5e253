"""Games of brewery played here pass an outside referee, who knows nothing of our code, and our own
check; and he refuses just the moves that the rules refuse.

``CUBEWRIGHT_GAMES`` says how many games for each number of players, each way of choosing and each
variant.
"""

from __future__ import annotations

import json
import os
import pickle
import re
from typing import cast

import pytest

from game.rules.brewery import BREWERY
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import BreweryView
from game.rules.chance import Dealer
from game.session.match import Match
from game.session.record import parse_record
from game.session.verification import resume, verify
from tests.rules.brewery.near import near_miss

from ..fouls import Foul
from .comparison import EVENT_KEYS, FURTHER
from .games import Choice, at_random, begun, eager, played
from .referee import judge
from .turns import Referee

GAMES = int(os.environ.get("CUBEWRIGHT_GAMES", "1"))
VARIANTS: dict[str, tuple[Choice, bool, bool]] = {
    "published": (at_random, False, False),
    "advanced": (eager, True, False),
    "even seasons": (eager, False, True),
}
"""Who plays, whether all recipes are shuffled, whether a season is a whole lap."""


def assert_fair(written: bytes) -> None:
    winners = judge(written.decode().splitlines())
    record = parse_record(written)
    verdict = verify(record)
    assert winners == (record.result.winners if record.result else ())
    assert (verdict.difference, verdict.note) == ("", "")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_games_are_fair(players: int, variant: str) -> None:
    choose, advanced, even = VARIANTS[variant]
    for seed in range(GAMES):
        assert_fair(played(players, seed, choose, advanced=advanced, even_seasons=even))


def test_a_short_game_is_fair() -> None:
    written = played(2, 5, eager, short_game=True)
    assert_fair(written)
    assert len(written) < len(played(2, 5, eager))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("even", [False, True])
def test_a_game_where_who_is_behind_begins_is_fair(players: int, *, even: bool) -> None:
    written = played(players, 7, eager, even_seasons=even, behind_begins=True)
    assert_fair(written)
    holders = [int(each) for each in re.findall(rb'"holder":\s*(\d)', written)]
    clockwise = [(holders[0] + lap) % players for lap in range(len(holders))]
    assert holders != clockwise


def test_a_game_with_the_other_pack_is_fair() -> None:
    assert_fair(played(3, 5, eager, pack="orchard"))


def test_games_hold_all_that_may_happen() -> None:
    """Random and eager games together: every action, and every event of the format."""
    actions: set[str] = set()
    told: set[str] = set()
    for choose in (eager, eager, at_random):
        for line in map(json.loads, played(4, 4 + len(actions), choose).splitlines()[1:-1]):
            actions.add(line["action"]["type"])
            told |= {event["type"] for event in line["events"]}
    assert told - FURTHER == set(EVENT_KEYS)
    assert len(actions) == 15


def test_an_unfinished_game_is_fair_as_far_as_it_goes() -> None:
    lines = played(3, 4).decode().splitlines()
    for length in (1, 2, 30, len(lines) - 2):
        assert judge(lines[:length]) == ()


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_that_was_broken_off_goes_on_as_it_would_have(players: int) -> None:
    """Killed in every phase, in the windows, in an exchange, while a token is chosen."""
    match, chance = begun(players, seed=players), Dealer(players)
    halted = set()
    while match.actor is not None:
        view = cast(BreweryView, match.state_view(0))
        halt = (view.phase, view.window, view.pending)
        if halt not in halted:
            halted.add(halt)
            written = match.record_bytes()
            match = resume(parse_record(written))
            assert match.record_bytes() == written
        match.play(eager(state_of(match).legal_moves(), chance))
    assert len(halted) >= 7
    assert match.record_bytes() == played(players, players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_referee_and_rules_refuse_the_same_moves(players: int) -> None:
    match: Match = begun(players, seed=players)
    codec = BREWERY.moves(state_of(match).view(0).catalogue)
    referee, chance = Referee(header_of(match)), Dealer(players)
    seen = {True: 0, False: 0}
    while match.actor is not None:
        state = state_of(match)
        moves = state.legal_moves()
        tried = {near_miss(state, chance), chance.choice(moves)} if chance.below(2) else set()
        before = pickle.dumps(referee)
        for move in tried:
            data = {"n": len(match.history) + 1, "turn": referee.turn, "player": referee.actor}
            fair = match.refusal(move) is None
            try:
                action = codec.to_data(move)
            except IndexError:  # it names what is not in the box
                assert not fair
                continue
            told = (move, match.refusal(move))
            assert allows(before, data | {"action": action}) == fair, told
            seen[fair] += 1
        match.play(eager(moves, chance))
        step = json.loads(match.lines[len(match.history)])
        referee.step(step, len(match.history))
    assert min(seen.values()) > 30


def state_of(match: Match) -> BreweryState:
    """The game as the rules hold it."""
    return cast(BreweryState, match.snapshot())


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
    return True
