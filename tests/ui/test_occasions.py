"""An occasion is found where it is true, and nowhere else: each title's, by events and views."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from game.ai.levels import APPRENTICE, BUILDER, SPROUT
from game.rules.biomes import events as biomes_events
from game.rules.biomes.catalogue import Round
from game.rules.brewery import events as brewery_events
from game.rules.core import SPECTATOR
from game.rules.registry import TITLES
from game.rules.towers import events as towers_events
from game.session.match import Match
from game.session.seats import seats_of
from game.session.titles import play_of
from game.titles.biomes.ui import lines as biomes
from game.titles.brewery.ui import lines as brewery
from game.titles.towers.ui import lines as towers
from game.ui.company import Occasion, in_the_lead
from game.ui.titles import INTERFACES


@cache
def opening(title: str) -> Any:
    """What an onlooker sees as a game of three begins."""
    content = play_of(title).load("classic")
    return Match.new(
        title, content, seats_of((SPROUT, APPRENTICE, BUILDER)), 1, first_player=0
    ).state_view(SPECTATOR)


def found(title: str, events: list[Any], before: Any = None, after: Any = None) -> list[Occasion]:
    start = opening(title)
    occasions = INTERFACES[title].company.occasions
    return list(occasions(events, before or start, after or start))


def told(occasions: list[Occasion]) -> set[tuple[str, int, int | None]]:
    return {(each.kind, each.speaker, each.about) for each in occasions}


def points(view: Any, *reached: int, name: str = "points") -> Any:
    players = [
        replace(player, **{name: each}) for player, each in zip(view.players, reached, strict=True)
    ]
    return replace(view, players=tuple(players))


def test_the_lead_is_shared_or_nobody_s() -> None:
    assert in_the_lead((5, 9, 8), 1) == (1, 2)
    assert in_the_lead((5, 9, 6), 1) == ()
    assert in_the_lead((4, 4, 4), 0) == (0, 1, 2)


def test_towers_who_is_captured_and_who_captures() -> None:
    capture = towers_events.PawnCaptured(0, 2, 40)
    assert told(found("towers", [capture])) == {
        (towers.CAPTURED, 2, 0),
        (towers.CAPTURE, 0, 2),
    }
    assert not found("towers", [towers_events.PawnCaptured(0, None, 40)])  # a neutral one (T12)


def test_towers_a_tower_is_mourned_by_its_builder_alone() -> None:
    view = opening("towers")
    builders = tuple(1 if field == 40 else None for field in range(81))
    mine = replace(view, builders=builders)
    low = towers_events.TowerDemolished(0, 40, (1, 2), 2)
    assert told(found("towers", [low], mine)) == {(towers.ROBBED, 1, 0)}
    assert not found("towers", [low], view)
    high = towers_events.TowerDemolished(0, 40, (1, 2, 2, 3), 4)
    assert told(found("towers", [high], mine)) == {(towers.ROBBED, 1, 0), (towers.BIG, 2, 0)}
    own = towers_events.TowerDemolished(1, 40, (1, 2), 2)
    assert not found("towers", [own], mine)


def test_towers_high_towers_and_jokers_are_seen_by_the_others() -> None:
    assert not found("towers", [towers_events.TowerBuilt(1, 40, (1, 2, 3), 3)])
    high = towers_events.TowerBuilt(1, 40, (1, 2, 3, 3), 4)
    assert told(found("towers", [high])) == {(towers.HIGH, 2, 1), (towers.HIGH, 0, 1)}
    joker = towers_events.JokerUsed(1)
    assert told(found("towers", [joker])) == {(towers.JOKER, 2, 1), (towers.JOKER, 0, 1)}


def test_towers_the_last_round_and_who_is_close_in_it() -> None:
    last = [towers_events.LastRound()]
    apart = told(found("towers", last, after=points(opening("towers"), 10, 20, 30)))
    assert {kind for kind, *_ in apart} == {towers.LAST}
    close = told(found("towers", last, after=points(opening("towers"), 10, 29, 30)))
    assert {seat for kind, seat, _ in close if kind == towers.EVEN} == {1, 2}


def test_towers_the_skyline_counts_for_who_is_close() -> None:
    """In a quick town ten points less and a tower of ten storeys more are even (Q3)."""
    view = points(opening("towers"), 10, 20, 30)
    field = next(number for number, tower in enumerate(view.towers) if tower)
    towers_then = tuple((0,) * 10 if at == field else tower for at, tower in enumerate(view.towers))
    builders = tuple(1 if at == field else None for at in range(len(view.towers)))
    last = [towers_events.LastRound()]
    for quick, near in ((False, set[int]()), (True, {1, 2})):
        after = replace(view, towers=towers_then, builders=builders, quick=quick)
        close = told(found("towers", last, after=after))
        assert {seat for kind, seat, _ in close if kind == towers.EVEN} == near


def test_brewery_who_is_stopped_and_who_stops() -> None:
    failed = brewery_events.BrewingFailed(1, 3)
    assert told(found("brewery", [failed])) == {(brewery.STOPPED, 1, None)}
    token = brewery_events.TokenUsed(2, 2, 7)
    assert told(found("brewery", [token, failed])) == {
        (brewery.STOPPED, 1, 2),
        (brewery.STOP, 2, 1),
    }


def test_brewery_a_recipe_is_the_brewer_s_and_seen_by_the_others() -> None:
    done = brewery_events.Brewed(0, 3, (), None)
    assert told(found("brewery", [done])) == {
        (brewery.MINE, 0, None),
        (brewery.BREWED, 1, 0),
        (brewery.BREWED, 2, 0),
    }


@pytest.mark.parametrize(("what", "table"), [(2, "market"), (7, "black_market")])
def test_brewery_the_last_of_its_kind(what: int, table: str) -> None:
    view = opening("brewery")
    at = what if table == "market" else what - 5
    left = list(getattr(view, table))
    left[at] = 1
    bought = brewery_events.Bought(0, what, 2, None)
    assert not found("brewery", [bought], after=replace(view, **{table: tuple(left)}))
    left[at] = 0
    gone = found("brewery", [bought], after=replace(view, **{table: tuple(left)}))
    assert told(gone) == {(brewery.LAST_ONE, 1, 0), (brewery.LAST_ONE, 2, 0)}


def test_brewery_low_dice_are_the_roller_s_own() -> None:
    low = brewery_events.DiceRolled(1, "round", ((0, 1), (1, 2), (14, 3)))
    assert told(found("brewery", [low])) == {(brewery.ROLLED, 1, None)}
    for dice in (((0, 1), (1, 2)), ((0, 1), (1, 2), (14, 6))):
        assert not found("brewery", [brewery_events.DiceRolled(1, "round", dice)])
    assert not found("brewery", [replace(low, reason="school-exchange")])  # the supply's dice


def test_brewery_the_last_round_and_who_is_close_in_it() -> None:
    view = opening("brewery")
    last = replace(points(view, 20, 19, 12), last_round=True)
    close = told(found("brewery", [], view, last))
    assert {seat for kind, seat, _ in close if kind == brewery.EVEN} == {0, 1}
    assert {seat for kind, seat, _ in close if kind == brewery.LAST} == {0, 1, 2}
    assert not found("brewery", [], last, last)


def test_biomes_fights() -> None:
    view = opening("biomes")
    mobs = [tile for tile in view.catalogue.tiles if hasattr(tile, "hearts")]
    easy, hard = (pick(mobs, key=lambda mob: mob.hearts) for pick in (min, max))
    weak = replace(view, players=tuple(replace(p, pile=(), pile_size=0) for p in view.players))
    won = biomes_events.MobDefeated(0, easy.id, 9, (1, 1))
    assert told(found("biomes", [won])) == {
        (biomes.WON, 0, None),
        (biomes.KUDOS, 1, 0),
        (biomes.KUDOS, 2, 0),
    }
    lost = biomes_events.MobSurvived(0, hard.id, 0, (1, 1))
    assert not found("biomes", [lost], weak)
    strong = [each.id for each in view.catalogue.weapons if getattr(each, "hearts", 0)]
    pile = tuple(strong)
    sure = replace(
        view, players=tuple(replace(p, pile=pile, pile_size=len(pile)) for p in view.players)
    )
    nearly = biomes_events.MobSurvived(0, easy.id, 0, (1, 1))
    assert told(found("biomes", [nearly], sure)) == {(biomes.LOST, 0, None)}


def test_biomes_a_row_is_three_and_new() -> None:
    view = opening("biomes")
    built = biomes_events.Built(0, "x", (1, 2), (0, 0, 0, 0, 0), (9, 9))

    def board(*spaces: int) -> Any:
        stacks = tuple(("x",) if at in spaces else () for at in range(9))
        first = replace(view.players[0], spaces=stacks)
        return replace(view, players=(first, *view.players[1:]))

    rows = {(biomes.ROW, 1, 0), (biomes.ROW, 2, 0)}
    assert told(found("biomes", [built], board(3, 4), board(3, 4, 5))) == rows
    assert told(found("biomes", [built], board(2, 8), board(2, 5, 8))) == rows
    assert not found("biomes", [built], board(3), board(3, 5))
    assert not found("biomes", [built], board(3, 4, 5), board(3, 4, 5))  # it was one before


def test_biomes_only_who_stood_there_and_could_pay_speaks_of_it() -> None:
    view = opening("biomes")
    tile = next(each for each in view.catalogue.tiles if hasattr(each, "cost"))
    rich, poor = (20,) * 5, (0,) * 5
    near, far = (1, 1), (4, 4)
    built = biomes_events.Built(0, tile.id, (0, 0), poor, (2, 2))

    def table(*where: tuple[tuple[int, int], tuple[int, ...]]) -> Any:
        others = [
            replace(player, crossing=at, supply=supply)
            for player, (at, supply) in zip(view.players[1:], where, strict=True)
        ]
        return replace(view, players=(view.players[0], *others))

    assert told(found("biomes", [built], table((near, rich), (far, rich)))) == {
        (biomes.TAKEN, 1, 0)
    }
    assert not found("biomes", [built], table((near, poor), (far, rich)))


def test_biomes_points_blasts_and_a_close_end() -> None:
    view = opening("biomes")
    few, many = (biomes_events.Scored(1, Round.A, "forest", (), amount) for amount in (3, 12))
    assert not found("biomes", [few])
    assert told(found("biomes", [many])) == {(biomes.SCORED, 2, 1), (biomes.SCORED, 0, 1)}
    blast = biomes_events.TokenRemoved(1, "tnt")
    assert told(found("biomes", [blast])) == {(biomes.BOOM, 2, 1), (biomes.BOOM, 0, 1)}
    turn = [biomes_events.TurnStarted(0, 30)]
    assert not found("biomes", turn, after=points(view, 9, 9, 9, name="xp"))
    late = replace(points(view, 20, 12, 21, name="xp"), heights=(2,) * 4 + (1,) * 12)
    assert told(found("biomes", turn, after=late)) == {
        (biomes.EVEN, 0, None),
        (biomes.EVEN, 2, None),
    }


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_of_occasion_has_lines(title: str) -> None:
    table = INTERFACES[title].company.lines
    assert table is not None
    kinds = {
        value
        for name, value in vars(_LINES[title]).items()
        if name.isupper()
        and isinstance(value, str)
        and name not in {level.upper() for level in table}
    }
    assert set(table[SPROUT]()) == kinds


_LINES = {"biomes": biomes, "towers": towers, "brewery": brewery}
