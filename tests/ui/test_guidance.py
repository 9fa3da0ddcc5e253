"""What F1 asks of each title: every move and every thing of the table leads to a page."""

from __future__ import annotations

import random

import pytest

from game.content.rulebook.reading import rulebook
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.titles import play_of
from game.titles.biomes.scene import targets as biomes
from game.titles.brewery.scene import targets as brewery
from game.titles.towers.scene import targets as towers
from game.ui.guidance import NONE, by_key
from game.ui.titles import INTERFACES

MOVES = 150
THINGS = {
    "biomes": [
        *(biomes.StackTarget((row, column)) for row in range(1, 5) for column in range(1, 5)),
        biomes.BlockTarget((0, 0, 3)),
        biomes.CrossingTarget((2, 2)),
        biomes.RimTarget((0, 1)),
        biomes.SpaceTarget(0, (0, 0)),
        biomes.PileTarget(0),
        biomes.TrayTarget(0),
        *(biomes.CardTarget(letter) for letter in "ABC"),
        *(biomes.MobTarget(0, tile) for tile in ("leshy", "bog-sprite")),
    ],
    "towers": [
        *(towers.PawnTarget(field) for field in range(81)),
        towers.FieldTarget(0),
        towers.TowerTarget(12),
        towers.JokerTarget(0),
        towers.CardTarget(0),
        towers.StairsTarget(1),
    ],
    "brewery": [
        *(brewery.FieldTarget(0, field) for field in range(11)),
        *(brewery.BuildingTarget(0, building) for building in range(4)),
        *(brewery.BuildingTarget(-1, market) for market in (4, 5)),
        brewery.DieTarget(0),
        brewery.RecipeTarget(0),
        brewery.SeasonTarget(),
    ],
}


@pytest.mark.parametrize("title", THINGS)
def test_every_move_and_every_thing_leads_to_a_page(title: str) -> None:
    guidance, book = INTERFACES[title].guidance, rulebook(title)
    seats = [Seat(name, "random", color) for name, color in zip("AB", COLORS, strict=False)]
    match = Match.new(title, play_of(title).load("classic"), seats, 5)
    chance = random.Random(5)
    for _move in range(MOVES):
        if match.actor is None:
            break
        legal = match.legal_moves()
        for move in legal:
            view = match.state_view(match.actor)
            assert book.about(guidance.move(view, move)), move
        match.play(chance.choice(legal))
    for target in THINGS[title]:
        assert book.about(guidance.target(match.state_view(0), target)), target


def test_a_control_has_the_rule_of_its_longest_beginning() -> None:
    told = by_key({"fight.": "B6.2", "fight.light": "B6.7"})
    keys = ("fight.on", "fight.light", "menu.on")
    assert tuple(told(None, key) for key in keys) == ("B6.2", "B6.7", "")
    assert NONE.control(None, "fight.on") == ""
