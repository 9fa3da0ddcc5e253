"""The last turn is over: panels say so as soon as the table shows what the end brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.rules.chance import Dealer
from game.rules.towers.moves import Build
from game.scene.beats import Beat
from game.scene.stage import Scene
from game.scene.tower import top
from game.titles.biomes.scene.tabletop import TABLETOP as BIOMES_TABLE
from game.titles.biomes.ui.panels.banner import headline as biomes_headline
from game.titles.biomes.ui.signage import SIGNAGE as BIOMES_SIGNAGE
from game.titles.brewery.scene.tabletop import TABLETOP as BREWERY_TABLE
from game.titles.brewery.ui.panels.banner import headline as brewery_headline
from game.titles.brewery.ui.signage import SIGNAGE as BREWERY_SIGNAGE
from game.titles.towers.scene import places
from game.titles.towers.scene.tabletop import TABLETOP as TOWERS_TABLE
from game.titles.towers.ui.panels.banner import headline as towers_headline
from game.titles.towers.ui.signage import SIGNAGE as TOWERS_SIGNAGE
from game.ui.persons import Person
from tests.conformance.cases import CASES
from tests.rules.towers.table import game
from tests.scene.test_towers_director import eager

PEOPLE = (Person("Ada", "red"), Person("Jo", "blue"))
TITLES: dict[str, tuple[Any, Any, Any]] = {
    "biomes": (BIOMES_TABLE, BIOMES_SIGNAGE, biomes_headline),
    "towers": (TOWERS_TABLE, TOWERS_SIGNAGE, towers_headline),
    "brewery": (BREWERY_TABLE, BREWERY_SIGNAGE, brewery_headline),
}


def last_beat(title: str) -> Beat[Any, Any]:
    """The step that ends a game, as seat 0 sees it."""
    quick = title == "towers"
    state: Any = game(2, quick=True) if quick else CASES[title].begun(2, 2)
    chance = Dealer(11)
    while True:
        before, actor = state.view(0), state.actor()
        legal = state.legal_moves()
        move = chance.choice([each for each in legal if isinstance(each, Build)] or legal)
        if quick and not isinstance(move, Build):
            move = eager(state, chance)
        events = state.apply(move)
        if state.actor() is None:
            return Beat(actor, tuple(events), before, state.view(0), own=actor == 0)


def begun(title: str, beat: Beat[Any, Any], *, calm: bool) -> Scene:
    """The table as it begins to show the step."""
    table = TITLES[title][0]
    scene: Scene = table.scene()
    scene.reduced_motion, scene.shown = calm, 0
    scene.show(table.layout(beat.before, 0))
    table.direct(scene, beat.events, beat.before, beat.after, 0)
    return scene


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("title", TITLES)
def test_the_banner_says_that_the_game_is_over_before_all_is_counted(
    title: str, calm: bool
) -> None:
    _table, signage, headline = TITLES[title]
    beat = last_beat(title)
    scene, told = begun(title, beat, calm=calm), list[str]()
    while scene.busy:
        text = headline(signage.meanwhile(beat, scene.shown, Counter()), PEOPLE)
        told += [text] if text not in told[-1:] else []
        scene.advance(0.05)
    assert told[-1] == "The game is over"
    assert told.count("The game is over") == 1, "and not before the last move was shown"
    assert calm or told[0] != "The game is over"
    assert headline(beat.after, PEOPLE) == "The game is over"


@pytest.mark.parametrize("calm", [False, True])
def test_each_tower_of_a_skyline_brings_its_own_points(calm: bool) -> None:
    beat = last_beat("towers")
    scene, flew = begun("towers", beat, calm=calm), set[tuple[int, int, tuple[float, ...]]]()
    while scene.busy:
        scene.advance(0.02)
        flew |= {(each.seat, each.amount, each.start) for each in scene.floaters.values()}
    town = beat.after
    brought = {
        (seat, len(blocks), top(places.field_pose(field), len(blocks)))
        for field, (seat, blocks) in enumerate(zip(town.builders, town.towers, strict=True))
        if seat is not None
    }
    assert len(brought) > len({seat for seat, _amount, _start in brought}), "one built several"
    assert brought <= flew
    assert sum(amount for _seat, amount, _start in brought) == sum(
        event.amount for event in beat.events if getattr(event, "reason", "") == "skyline"
    )
