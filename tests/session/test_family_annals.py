"""What a record tells of each seat: points by source, ways, luck as known then, firsts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.rules.biomes.view import BiomesView
from game.rules.brewery.view import BreweryView
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from game.rules.registry import TITLES
from game.rules.towers.view import TowersView
from game.session.family.annals import CLOSE, COMPANY, MASTERED, WON, SeatFacts, facts_of
from game.session.family.handicap import with_head_start
from game.session.family.titles import ANNALS, by_turn, length
from game.session.match import Match
from game.session.record import Record, StepLine, parse_record, read_record
from game.session.replay import Replay
from game.session.seats import Seat, seats_of
from game.session.titles import play_of
from game.titles.biomes.session.annals import VILLAGE
from tests.conformance.case import lively

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORDS = sorted(path for path in GOLDEN.glob("*.cubelog") if not path.name.startswith("toy"))


@cache
def record(name: str) -> Record:
    return read_record(GOLDEN / name)


def facts(told: Record) -> tuple[SeatFacts, ...]:
    return facts_of(told, ANNALS[told.header.title])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_sources_add_up_to_the_result(path: Path) -> None:
    told = record(path.name)
    assert told.result is not None
    found = facts(told)
    assert [sum(seat.sources.values()) for seat in found] == list(told.result.scores)
    assert all(seat.ways for seat in found)


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_annals(title: str) -> None:
    assert title in ANNALS


def test_a_villages_last_space_is_its_first(tmp_path: Path) -> None:
    """What the record's events add up to is what lies on the table at the end."""
    told = record("biomes-2-21.cubelog")
    replay = Replay(told)
    view = replay.view_at(len(replay), SPECTATOR)
    full = [all(player.spaces) for player in view.players]  # type: ignore[attr-defined] # biomes
    assert full == [VILLAGE in seat.feats for seat in facts(told)]
    assert True in full
    assert False in full


def test_the_luck_of_fights_is_that_of_the_pile_at_the_time() -> None:
    from game.rules.biomes.odds import win_chance

    told = record("biomes-2-21.cubelog")
    replay = Replay(told)
    chances = [0.0, 0.0]
    for at, step in enumerate(told.steps):
        if step.action["type"] == "fight":
            view = replay.view_at(at, step.player)
            tile = next(event["tile"] for event in step.events if event["type"] == "weapons_drawn")
            chances[step.player] += win_chance(view, step.player, str(tile))  # type: ignore[arg-type]
    found = [seat.luck.expected if seat.luck else 0.0 for seat in facts(told)]
    assert found == pytest.approx(chances, abs=0.001)


def test_brewers_luck_is_that_of_their_own_dice() -> None:
    told = record("brewery-2-21.cubelog")
    for seat in facts(told):
        assert seat.luck is not None
        assert seat.luck.expected == 3.5 * seat.luck.chances
        assert seat.luck.chances <= seat.luck.actual <= 6 * seat.luck.chances


def games_of(title: str) -> Iterator[Record]:
    """The golden games, by agents that know what they want, and lively ones of every usual size."""
    yield from (record(path.name) for path in RECORDS if path.name.startswith(title))
    content = play_of(title).load("classic")
    for seed in range(6):
        match = Match.new(title, content, seats_of(("random",) * (2 + seed % 3)), seed)
        dealer = Dealer(seed)
        while match.actor is not None:
            match.play(lively(match.legal_moves(), dealer))
        yield match.record()


def ended(told: Record) -> Any:
    """The table at the end of a game."""
    replay = Replay(told)
    return replay.view_at(len(replay), SPECTATOR)


def events_of(told: Record, *kinds: str) -> list[Mapping[str, Any]]:
    """Those of some kinds."""
    return [event for step in told.steps for event in step.events if event["type"] in kinds]


def biomes_made(told: Record) -> list[dict[str, int]]:
    """The tiles that lie in each village."""
    view: BiomesView = ended(told)
    return [{"build": sum(map(len, player.spaces))} for player in view.players]


def towers_made(told: Record) -> list[dict[str, int]]:
    """A chip for each tower, but for those of five."""
    view: TowersView = ended(told)
    bare = [each["player"] for each in events_of(told, "tower_demolished") if not each["chip"]]
    return [
        {"demolish": sum(player.chips) + bare.count(seat)}
        for seat, player in enumerate(view.players)
    ]


def brewery_made(told: Record) -> list[dict[str, int]]:
    """The recipes of each, for which the result counts a point each."""
    view: BreweryView = ended(told)
    for player in view.players:
        assert dict(player.points_by_reason).get("brewing", 0) == len(player.recipes)
    return [{"brew": len(player.recipes)} for player in view.players]


MADE: Mapping[str, Callable[[Record], list[dict[str, int]]]] = {
    "biomes": biomes_made,
    "towers": towers_made,
    "brewery": brewery_made,
}


@pytest.mark.parametrize("title", TITLES)
def test_the_album_counts_what_the_result_counts(title: str) -> None:
    """Brewings that fell through were counted as recipes made."""
    for told in games_of(title):
        made = MADE[title](told)
        assert any(any(seat.values()) for seat in made)
        for seat, counts in zip(facts(told), made, strict=True):
            assert {name: seat.ways.get(name, 0) for name in counts} == counts


def test_some_brewings_fall_through_in_these_games() -> None:
    """Otherwise the law above would say nothing."""
    assert any(events_of(told, "brewing_failed") for told in games_of("brewery"))


def test_all_blocks_that_were_taken_are_counted_a_pickaxes_too() -> None:
    mined = False
    for told in games_of("biomes"):
        view: BiomesView = ended(told)
        taken = sum(seat.ways.get("collect", 0) for seat in facts(told))
        assert taken == len(view.cube) - sum(view.heights)
        mined |= any(step.action.get("type") == "pickaxe" for step in told.steps)
    assert mined


def test_skill_dice_count_wherever_they_help() -> None:
    """One that made something cheaper or brought an extension counted as none used."""
    bought = brewed = 0
    for told in games_of("brewery"):
        used = [each["player"] for each in events_of(told, "accelerated")]
        cheaper = [e["player"] for e in events_of(told, "bought") if e["die"] is not None]
        more = [e["player"] for e in events_of(told, "brewed") if e["extension"] == "skill"]
        bought, brewed = bought + len(cheaper), brewed + len(more)
        for seat, found in enumerate(facts(told)):
            assert found.ways.get("skill", 0) == [*used, *cheaper, *more].count(seat)
    assert bought
    assert brewed


def test_nothing_is_said_of_luck_in_towers() -> None:
    assert all(seat.luck is None for seat in facts(record("towers-2-21.cubelog")))


def with_players(told: Record, *players: tuple[str, int]) -> Record:
    """The same game played by others: an agent and a head start for each seat."""
    lines = tuple(
        Seat(f"P{seat}", agent, line.color, line.options, "", start)
        for seat, (line, (agent, start)) in enumerate(
            zip(told.header.players, players, strict=True)
        )
    )
    return replace(told, header=msgspec.structs.replace(told.header, players=lines))


def test_firsts_of_every_title_go_by_who_sat_there() -> None:
    told = record("biomes-2-21.cubelog")
    alone, rival = facts(with_players(told, ("human", 0), ("master", 0)))
    assert {WON, MASTERED} <= set(alone.feats)
    assert not {WON, MASTERED, COMPANY, CLOSE} & set(rival.feats)
    first, second = facts(with_players(told, ("human", 0), ("human", 24)))
    assert WON not in first.feats
    assert {WON, COMPANY, CLOSE} <= set(second.feats), "129 with the head start, against 128"


def test_a_head_start_counts_beside_the_result() -> None:
    assert with_head_start((51, 47), (0, 0), (0,), (0, 0)) == ((51, 47), (0,))
    assert with_head_start((51, 47), (0, 0), (0,), (0, 5)) == ((51, 52), (1,))
    assert with_head_start((51, 46), (2, 3), (0,), (0, 5)) == ((51, 51), (1,))
    assert with_head_start((51, 46), (3, 3), (0,), (0, 5)) == ((51, 51), (0, 1))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_strangers_is_left_alone(path: Path) -> None:
    """What can't be made out brings no facts, and no crash."""
    told = record(path.name)
    odd: tuple[tuple[dict[str, object], ...], ...] = (
        ({"type": "xp", "player": 9}, {"type": "points", "player": 9}),
        ({"type": "xp", "player": "x"}, {"type": "points", "amount": []}),
        ({"type": "weapons_drawn", "player": 0, "tile": "?", "tokens": ["?"]}, {"type": "rolled"}),
        ({"type": "token_removed", "player": 0, "token": "?"}, {"type": "brewed", "recipe": "?"}),
    )
    for events in odd:
        steps = (*told.steps, StepLine(1, 1, 0, {"type": []}, events))
        assert facts_of(replace(told, steps=steps), ANNALS[told.header.title]) in ((), facts(told))
    bare = msgspec.structs.replace(told.header, setup={})
    assert len(facts(replace(told, header=bare))) in (0, len(told.header.players))


def test_whose_game_it_is_stands_in_the_record_and_changes_nothing_else() -> None:
    content = (GOLDEN / "biomes-2-21.cubelog").read_bytes()
    marked = content.replace(
        b'"color":"red"', b'"color":"red","profile":"00112233aabb","head_start":10', 1
    )
    told, plain = parse_record(marked), parse_record(content)
    assert (told.header.players[0].profile, told.header.players[0].head_start) == (
        "00112233aabb",
        10,
    )
    assert told.result == plain.result
    assert Replay(told).outcome == Replay(plain).outcome


def test_how_long_a_game_was_is_told_in_what_its_title_counts() -> None:
    """Turns of a round of brewery are as many as it takes until all have passed."""
    brewed = record("brewery-2-21.cubelog")
    begun = [event for step in brewed.steps for event in step.events if "holder" in event]
    assert length(brewed) == len(begun) + 1 < brewed.steps[-1].turn // 2
    built = record("towers-3-22.cubelog")
    assert length(built) == (built.steps[-1].turn - 1) // 3 + 1
    assert length(record("biomes-2-21.cubelog")) == record("biomes-2-21.cubelog").steps[-1].turn
    assert (by_turn("biomes", 19), by_turn("towers", 19), by_turn("brewery", 19)) == (19, 0, 0)


def test_a_game_that_began_in_a_later_round_is_told_from_there() -> None:
    brewed = record("brewery-2-21.cubelog")
    setup = {**brewed.header.setup, "position": {"round": 7}}
    first = replace(brewed, header=msgspec.structs.replace(brewed.header, setup=setup), steps=())
    assert length(first) == 7
