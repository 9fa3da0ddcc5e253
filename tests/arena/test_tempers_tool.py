"""The tool that measures tempers: what it counts, and the intervals it tells."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from game.ai.levels import Character
from game.ai.titles import BRAINS
from game.rules.biomes.events import Built, Scored
from game.rules.brewery.catalogue import GOODS, INGREDIENTS
from game.rules.brewery.events import TokenGained
from game.rules.brewery.state import BreweryState
from game.session.match import Match
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.titles import play_of
from tools.deeds import DEEDS, TURNS
from tools.tempers import Pair, play_pair, ratio_of, told, wins_of

KINDS = ("place", "move", "demolish", "build", "capture", "exchange")


def pairs(rate: float, count: int, seed: int = 1) -> list[Pair]:
    """Made up: 30 turns each, the temper does a thing ``rate`` times as often as 0.4 a turn."""
    chance = Random(seed)

    def times(share: float) -> int:
        return sum(chance.random() < share for _ in range(30))

    return [
        Pair(
            number,
            0.5,
            Counter({"fights": times(0.4 * rate), TURNS: 30}),
            Counter({"fights": times(0.4), TURNS: 30}),
        )
        for number in range(count)
    ]


def test_the_interval_holds_the_true_ratio_about_19_times_in_20() -> None:
    held = 0
    for seed in range(200):
        found = ratio_of(pairs(1.3, 20, seed), "fights")
        assert found.low < found.ratio < found.high
        held += found.low <= 1.3 <= found.high
    assert 180 <= held <= 199


def test_a_deed_that_nobody_does_has_no_ratio() -> None:
    found = ratio_of(pairs(1.0, 3), "emeralds")
    assert (found.low, found.high) == (0.0, float("inf"))


def test_deeds_are_those_of_the_game() -> None:
    match = Match.new(
        "biomes", play_of("biomes").load("classic"), seats_of(("sprout", "builder")), 5
    )
    play_out(match)
    done = DEEDS["biomes"].count(match)
    heights = sum(own["blocks"] for own in done)
    taken = 64 - sum(match.state_view(-1).heights)  # type: ignore[attr-defined]
    assert heights == taken
    assert done[0][TURNS] - done[1][TURNS] in (-1, 0, 1)
    assert sum(own[TURNS] for own in done) == match.history[-1].turn
    assert all(own["joined"] <= 3 * own["buildings"] for own in done)
    events = [event for step in match.history for event in step.events]
    for seat, own in enumerate(done):
        scored = [one for one in events if isinstance(one, Scored) and one.player == seat]
        assert own["grouped"] == sum(len(one.spaces) for one in scored) > 0
        assert own["buildings"] == sum(
            isinstance(one, Built) and one.player == seat for one in events
        )


def test_deeds_are_those_of_the_moves() -> None:
    """A turn of towers is one move; its blocks come from the towers demolished."""
    match = Match.new(
        "towers", play_of("towers").load("classic"), seats_of(("sprout", "builder")), 5
    )
    play_out(match)
    done = DEEDS["towers"].count(match)
    view = match.state_view(-1)
    assert all(own[TURNS] == sum(own[kind] for kind in KINDS) > 0 for own in done)
    for own, player in zip(done, view.players, strict=True):  # type: ignore[attr-defined]
        built = dict(player.points_by_reason)["build"]
        assert own["blocks"] - built == sum(player.blocks)


def test_deeds_of_brewery_are_those_of_the_score_and_the_goods() -> None:
    """Each brewing gives a point; what was bought, won and not used is still there."""
    seats = seats_of(("builder:fighter", "builder:collector"))
    match = Match.new("brewery", play_of("brewery").load("classic"), seats, 5)
    play_out(match)
    done = DEEDS["brewery"].count(match)
    state = cast(BreweryState, match.snapshot())
    assert sum(own[TURNS] for own in done) == match.history[-1].turn
    events = [event for step in match.history for event in step.events]
    for seat, own in enumerate(done):
        assert own["brewed"] == len(state.brewed[seat]) >= own["refined"]
        assert own["refined"] == sum(each & 7 != 0 for each in state.brewed[seat])
        won = sum(isinstance(one, TokenGained) and one.player == seat for one in events)
        kinds = range(len(INGREDIENTS), len(GOODS))
        assert own["tokens"] + won - own["used"] == sum(state.owns(seat, kind) for kind in kinds)
    assert done[1]["ingredients"] > 0 < done[0]["tokens"]


def test_every_temper_of_a_title_likes_something() -> None:
    for title, deeds in DEEDS.items():
        assert set(deeds.liked) == set(BRAINS[title].tempers)
        assert {deed for liked in deeds.liked.values() for deed in liked} <= set(deeds.names)


def test_a_pair_is_told() -> None:
    pair = play_pair("brewery", Character("sprout", "fighter"), 11, None, 0)
    assert pair.share in (0.0, 0.25, 0.5, 0.75, 1.0)
    lines = told(
        Character("sprout", "fighter"), [pair], DEEDS["brewery"].liked["fighter"], markdown=True
    )
    assert lines.count("\n") == 1
    assert "sprout:fighter" in lines
    assert wins_of([pair]).share == pytest.approx(pair.share)
