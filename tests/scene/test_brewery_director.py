"""The director of brewery: whatever happens ends as the layout has it, and sounds are known."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.rules.brewery.catalogue import DICE, SKILL_USE, die_number
from game.rules.brewery.dice import RAISED_FACE
from game.rules.brewery.events import (
    Brewed,
    BreweryEvent,
    ExtensionLost,
    PhaseStarted,
    PointsGained,
    RoundStarted,
)
from game.rules.brewery.position import BREW
from game.rules.brewery.view import POOL, SUPPLY, BreweryView
from game.rules.chance import Dealer
from game.scene.cues import KINDS
from game.scene.stage import Scene
from game.titles.brewery.scene.director.brewing import HOME_S
from game.titles.brewery.scene.places import STAGE
from game.titles.brewery.scene.so_far import so_far
from game.titles.brewery.scene.tabletop import TABLETOP
from game.titles.brewery.ui.panels.banner import headline
from game.ui.persons import Person
from tests.conformance.brewery import CASE
from tests.conformance.case import lively
from tests.rules.brewery import table

MOVES = 260
SHOWN = {
    *("DieStored", "ItemPlaced", "Accelerated", "DiceRolled", "DieGained", "DieReturned"),
    *("DieRaised", "DieToPool", "SeedsGained", "SeedReturned", "GoldChanged", "Bought"),
    *("TokenUsed", "RoundStarted", "Brewed", "RecipeRevealed", "PointsGained"),
}
"""The events that come up in the middle of such games."""
GAMES = [(2, 1, False), (3, 0, False), (4, 2, True)]
"""Seats, who looks, and whether motion is reduced."""
ROUNDS = 8
"""So many rounds are followed."""
TABLE = (
    *("owner", "where", "marks", "row", "deck", "market", "black_market", "seeds", "uses"),
    *("round", "holder", "summer", "blocked_objects", "blocked_recipes"),
)
OWN = ("gold", "seeds", "ingredients", "tokens", "recipes", "extensions")


def drained(scene: Scene, chance: Dealer) -> set[str]:
    """Let the timeline run out, now and then at once; the kinds of sounds that were heard."""
    if not chance.below(4):
        scene.advance(chance.below(100) / 50)
        scene.skip()
    while scene.busy:
        scene.advance(0.23)
    return {cue.kind for cue in scene.take_cues()}


@cache
def shown_in(seats: int, focus: int, calm: bool) -> frozenset[str]:
    """The kinds of events of a lively game, each of which was shown as the table is laid."""
    state: Any = CASE.begun(seats, seats)
    chance, scene = Dealer(seats), TABLETOP.scene()
    scene.reduced_motion = calm
    scene.show(TABLETOP.layout(state.view(focus), focus))
    heard, shown = set[str](), set[str]()
    for _ in range(MOVES):
        if state.actor() is None:
            break
        before = state.view(focus)
        events: list[BreweryEvent] = state.apply(lively(state.legal_moves(), chance))
        shown.update(type(event).__name__ for event in events)
        scene.shown = 0
        TABLETOP.direct(scene, events, before, state.view(focus), focus)
        heard |= drained(scene, chance)
        assert scene.shown == len(events), "panels may tell of all that has been shown"
        assert scene.pieces == TABLETOP.layout(state.view(focus), focus)
        assert not scene.floaters
    assert heard
    assert heard <= KINDS
    return frozenset(shown)


@pytest.mark.parametrize(("seats", "focus", "calm"), GAMES)
def test_lively_games_end_as_they_are_laid(seats: int, focus: int, calm: bool) -> None:
    assert shown_in(seats, focus, calm)


def told(view: BreweryView) -> dict[str, object]:
    """What panels tell of a view, but for the points, which fly, and whose decision it is."""
    found: dict[str, object] = {name: getattr(view, name) for name in TABLE}
    at_hand = [die for die in range(DICE) if view.where[die] != SUPPLY]
    found["value"] = [(die, view.value[die]) for die in at_hand]
    for seat, player in enumerate(view.players):
        found |= {f"{name} of {seat}": getattr(player, name) for name in OWN}
        found[f"waiting of {seat}"] = sorted(player.waiting)
        found[f"used of {seat}"] = sorted(player.used)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_events_of_a_step_lead_from_what_panels_told_to_what_they_tell(seats: int) -> None:
    state: Any = CASE.begun(seats, seats)
    chance, long = Dealer(seats), 0
    while state.actor() is not None and state.view(0).round < ROUNDS:
        before = state.view(0)
        move = lively(state.legal_moves(), chance)
        events: list[BreweryEvent] = state.apply(move)
        assert told(so_far(before, events, len(events))) == told(state.view(0)), move
        assert told(so_far(before, events, 0)) == told(before)
        rounds = [at for at, event in enumerate(events) if isinstance(event, RoundStarted)]
        for at in rounds:
            cleaned, rolling = (so_far(before, events, at + more) for more in (0, 1))
            assert (cleaned.phase, cleaned.round, cleaned.actor) == ("clean_up", before.round, None)
            assert (rolling.phase, rolling.round, rolling.actor) == ("roll", before.round + 1, None)
            long += 1
    assert long > 2


def test_at_the_end_it_is_told_that_all_is_counted() -> None:
    before = CASE.begun(2, 2).view(0)
    events = (PhaseStarted("clean_up"), PointsGained(0, 2, "gold"), PointsGained(1, 3, "dice"))
    told = [so_far(before, events, shown) for shown in range(len(events) + 1)]
    assert [view.phase for view in told[1:]] == ["clean_up", "count", "count"]
    assert headline(told[3], (Person("Ada", "red"), Person("Jo", "blue"))) == "All is counted"
    assert not told[3].players[0].points, "they fly to the cards"


def test_dice_come_to_lie_in_the_sockets_of_the_card_that_is_brewed() -> None:
    before, event, after = _brewing()
    scene = TABLETOP.scene()
    scene.show(TABLETOP.layout(before, event.player))
    TABLETOP.direct(scene, [event], before, after, 0)
    nearest = dict.fromkeys(event.dice, 9.0)
    for _ in range(120):
        scene.advance(1 / 30)
        card = scene.pieces.get(("recipe", event.recipe))
        for die in nearest:
            x, y, z = scene.pieces["die", die].pose.place
            a, b, c = STAGE.place
            near = abs(x - a) + abs(y - b) + abs(z - c)
            if card is not None and card.pose == STAGE:
                nearest[die] = min(nearest[die], near)
    assert max(nearest.values()) < 2.6


@pytest.mark.parametrize(
    ("focus", "calm", "near"), [(0, False, "brew"), (1, False, ""), (0, True, "")]
)
def test_only_who_brews_sees_it_from_near_and_only_until_card_and_bottle_go_home(
    focus: int, calm: bool, near: str
) -> None:
    before, event, after = _brewing()
    scene = TABLETOP.scene()
    scene.reduced_motion = calm
    scene.show(TABLETOP.layout(before, focus))
    TABLETOP.direct(scene, [event], before, after, focus)
    seen = list[str]()
    while scene.busy:
        scene.advance(1 / 30)
        seen.append(scene.closeup)
    assert seen[0] == near
    assert set(seen) == {near, ""}
    assert seen[-1] == ""
    if near:
        assert seen.count("") / 30 > HOME_S, "it is over before the reward flies"


def test_a_brewing_that_is_hurried_is_not_seen_from_near_any_more() -> None:
    before, event, after = _brewing()
    scene = TABLETOP.scene()
    scene.show(TABLETOP.layout(before, 0))
    TABLETOP.direct(scene, [event], before, after, 0)
    scene.advance(0.5)
    assert scene.closeup
    scene.skip()
    assert not scene.closeup


def _brewing() -> tuple[Any, Brewed, Any]:
    """The first brewing with a base alone of a lively game, with the views before and after."""
    for seed in range(9):
        state: Any = CASE.begun(2, seed)
        chance = Dealer(seed)
        while state.actor() is not None:
            before = state.view(0)
            events = state.apply(lively(state.legal_moves(), chance))
            for event in events:
                if (
                    isinstance(event, Brewed)
                    and event.player == 0
                    and event.extension in (None, SKILL_USE)
                ):
                    return before, event, state.view(0)
    raise AssertionError("no lively game brews anything")


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("token", ["withdraw", "block_die"])
def test_a_brewing_that_loses_its_skill_die_is_shown_without_it(token: str, calm: bool) -> None:
    """The die shakes its head, stays out of the kettle, and lies in the end where it should."""
    state: Any = table.give(table.bare(phase=BREW), 1, token)
    table.open_row(state, "penny-lager", "dry-stout", "doppelbock")
    table.put(state, 0, "ware", "light-1=3", "light-2=3", "skill-1=2")
    table.do(state, table.brew("penny-lager", "skill"))
    before = state.view(0)
    events = state.apply(table.use(token, "skill-1"))
    lost, brewed = (
        next(n for n, each in enumerate(events) if isinstance(each, kind))
        for kind in (ExtensionLost, Brewed)
    )
    assert lost < brewed
    scene = TABLETOP.scene()
    scene.reduced_motion = calm
    scene.show(TABLETOP.layout(before, 0))
    TABLETOP.direct(scene, events, before, state.view(0), 0)
    nearest = 99.0
    while scene.busy:
        scene.advance(1 / 30)
        x, y, z = scene.pieces["die", die_number("skill-1")].pose.place
        a, b, c = STAGE.place
        nearest = min(nearest, abs(x - a) + abs(y - b) + abs(z - c))
    assert nearest > 2.6
    assert scene.pieces == TABLETOP.layout(state.view(0), 0)


def test_no_die_lies_in_a_pool_before_it_is_brought_there() -> None:
    view = CASE.begun(3, 2).view(0)
    scene = TABLETOP.scene()
    TABLETOP.open(scene, view, 0)
    goal = TABLETOP.layout(view, 0)
    pool = [("die", die) for seat in range(3) for die in view.dice_of(seat, POOL)]
    assert pool
    assert not [name for name in pool if scene.pieces[name] == goal[name]]


@pytest.mark.parametrize("calm", [False, True])
def test_no_token_stays_where_a_raised_die_has_lain(calm: bool) -> None:
    """An orange square lay in the empty warehouse while the raised die was pressed."""
    state: Any = table.give(table.bare(phase=BREW), 0)
    table.open_row(state, "penny-lager", "dry-stout", "doppelbock")
    light = table.put(state, 0, "ware", "light-1=3", "light-2=3")
    state.face[light[0]] |= RAISED_FACE
    before = state.view(0)
    events = state.apply(table.brew("penny-lager"))
    scene = TABLETOP.scene()
    scene.reduced_motion = calm
    scene.show(TABLETOP.layout(before, 0))
    mark = ("mark", light[0])
    assert mark in scene.pieces
    TABLETOP.direct(scene, events, before, state.view(0), 0)
    apart = 0.0
    while scene.busy:
        scene.advance(1 / 30)
        if mark in scene.pieces:
            x, y, _ = scene.pieces[mark].pose.place
            a, b, _ = scene.pieces["die", light[0]].pose.place
            apart = max(apart, abs(x - a) + abs(y - b))
    assert apart < 0.6


def test_these_games_have_shown_what_there_is() -> None:
    assert set[str]().union(*(shown_in(*game) for game in GAMES)) >= SHOWN
