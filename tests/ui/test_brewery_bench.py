"""What a hand at the bench of brewery does to a position, piece by piece."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.challenge import Challenge
from game.content.challenge_reading import challenges_of
from game.rules.brewery.catalogue import FIELDS, GOODS, die_number
from game.session.challenges.beginning import begin
from game.session.challenges.workpiece import Workpiece
from game.session.titles import play_of
from game.titles.brewery.scene.targets import (
    DieTarget,
    FieldTarget,
    GoldTarget,
    KettleTarget,
    OwnGoodsTarget,
    PoolTarget,
    RecipeTarget,
    SeedTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.bench.bench import BENCH
from game.titles.brewery.ui.bench.edits import choose, count, lay, take
from game.titles.brewery.ui.bench.goals import aims, follow, forms
from game.titles.brewery.ui.bench.laid import Laid
from game.titles.brewery.ui.bench.rolls import next_rolls
from game.ui.bench import REMOVE, Edit, Refused

CONTENT: Any = play_of("brewery").load("classic")
EMPTY: Any = BENCH.empty(CONTENT)
POOL, WAREHOUSE, SEEDS = PoolTarget(0), WarehouseTarget(0), SeedTarget(0)
HOUSE = challenges_of("brewery")


def done(edit: Edit) -> Any:
    assert not isinstance(edit, Refused), edit
    return edit


def refused(edit: Edit) -> str:
    assert isinstance(edit, Refused), edit
    return edit.why


def field(name: str) -> FieldTarget:
    return FieldTarget(0, FIELDS.index(name))


def die(name: str) -> DieTarget:
    return DieTarget(die_number(name))


def test_dice_are_laid_in_the_tray_and_in_the_warehouse_and_taken_away() -> None:
    position = done(lay(CONTENT, EMPTY, "die.light.4", POOL))
    position = done(lay(CONTENT, position, "die.light.2", WAREHOUSE))
    position = done(lay(CONTENT, position, "die.hops.6", die("light-2")))
    assert position["players"] == [
        {"pool": {"light-1": 4}, "warehouse": {"light-2": 2, "hops-1": 6}}
    ]
    assert refused(take(CONTENT, position, SEEDS)) == "You have none of it."
    position = done(take(CONTENT, position, WAREHOUSE))
    position = done(lay(CONTENT, position, REMOVE, die("light-1")))
    assert position["players"] == [{"warehouse": {"light-2": 2}}]
    assert refused(take(CONTENT, position, POOL)) == "There is nothing to take away."
    assert done(take(CONTENT, position, die("light-2"))) == EMPTY


def test_the_box_has_so_many_dice() -> None:
    position = EMPTY
    for _die in range(10):
        position = done(lay(CONTENT, position, "die.skill.1", POOL))
    assert refused(lay(CONTENT, position, "die.skill.2", WAREHOUSE)).startswith("No more")
    position = done(take(CONTENT, position, die("skill-4")))
    position = done(lay(CONTENT, position, "die.skill.2", WAREHOUSE))
    assert Laid.of(position).ware == {"skill-4": 2}


def test_what_waits_on_fields_fits_there_and_is_alone() -> None:
    assert refused(lay(CONTENT, EMPTY, "die.hops.2", field("malt-raise"))) == (
        "This field doesn't take it."
    )
    position = done(lay(CONTENT, EMPTY, "die.light.2", field("malt-raise")))
    again = lay(CONTENT, position, "die.light.2", field("malt-raise"))
    assert refused(again) == "Something lies on this field already."
    closed = lay(CONTENT, position, "die.skill.5", field("school-skill"))
    assert refused(closed) == "School of skills: opens in round 2."
    position = done(choose(CONTENT, position, "round", 2))
    position = done(lay(CONTENT, position, "die.skill.5", field("school-skill")))
    assert position["players"] == [
        {"waiting": [["malt-raise", "light-1", 2], ["school-skill", "skill-1", 5]]}
    ]
    assert refused(choose(CONTENT, position, "round", 1)).startswith("School of skills")
    position = done(take(CONTENT, position, die("skill-1")))
    position = done(take(CONTENT, position, field("malt-raise")))
    assert done(choose(CONTENT, position, "round", 1)) == EMPTY


def test_fields_used_and_dice_resting_go_with_what_lies_there() -> None:
    player = {"used": ["hops-grow"], "resting": [["skill-3", 2]]}
    position = done(lay(CONTENT, {"round": 2, "players": [player]}, "seed", field("malt-light")))
    position = done(lay(CONTENT, position, "die.skill.5", field("school-skill")))
    told = position["players"][0]
    assert told["used"] == ["hops-grow", "malt-light", "school-skill"]
    assert told["resting"] == [["skill-3", 2], ["skill-1", 5]]
    position = done(take(CONTENT, position, field("school-skill")))
    position = done(take(CONTENT, position, die("skill-3")))
    assert position["players"][0]["resting"] == []
    assert position["players"][0]["used"] == ["hops-grow", "malt-light"]


def test_there_are_six_seeds_in_hand_and_on_fields() -> None:
    position = done(lay(CONTENT, EMPTY, "seed", field("malt-light")))
    for _seed in range(5):
        position = done(lay(CONTENT, position, "seed", SEEDS))
    assert refused(lay(CONTENT, position, "seed", SEEDS)) == "No more of it in the box: Seed."
    assert refused(lay(CONTENT, position, "seed", field("hops-grow"))).startswith("No more")
    assert refused(lay(CONTENT, position, "seed", KettleTarget())).startswith("Seeds lie")
    position = done(take(CONTENT, position, SEEDS))
    assert Laid.of(position).player["seeds"] == 4


def test_recipes_stand_in_the_row_each_once() -> None:
    position = done(lay(CONTENT, EMPTY, "recipe.vienna-lager", RecipeTarget(0)))
    position = done(lay(CONTENT, position, "recipe.penny-lager", RecipeTarget(1)))
    position = done(lay(CONTENT, position, "recipe.vienna-lager", RecipeTarget(2)))
    assert position["row"] == [".", "penny-lager", "vienna-lager"]
    assert refused(lay(CONTENT, position, "recipe.penny-lager", POOL)) == (
        "Recipes stand in the row."
    )
    position = done(take(CONTENT, position, RecipeTarget(1)))
    assert done(take(CONTENT, position, RecipeTarget(2))) == EMPTY
    brewed = {"players": [{"recipes": [["penny-lager", "skill"]]}], "deck": ["vienna-lager"]}
    assert refused(lay(CONTENT, brewed, "recipe.penny-lager", RecipeTarget(0))).startswith("This")
    position = done(lay(CONTENT, brewed, "recipe.vienna-lager", RecipeTarget(0)))
    assert position["deck"] == []


def test_goods_are_counted() -> None:
    position = EMPTY
    for _time in range(3):
        position = done(count(CONTENT, position, "own.honey", 1))
        position = done(count(CONTENT, position, "own.gold", 1))
    position = done(count(CONTENT, position, "own.raise", 1))
    assert position["players"] == [{"gold": 3, "ingredients": {"honey": 3}, "tokens": {"raise": 1}}]
    assert refused(count(CONTENT, position, "own.honey", 1)) == "No more of it in the box: Honey."
    assert refused(count(CONTENT, position, "own.fruit", -1)) == "You have none of it."
    position = done(take(CONTENT, position, OwnGoodsTarget(0, GOODS.index("honey"))))
    position = done(take(CONTENT, position, GoldTarget(0)))
    position = done(count(CONTENT, position, "own.raise", -1))
    assert position["players"] == [{"gold": 2, "ingredients": {"honey": 2}}]
    used_up = {"spent": {"raise": 3}}
    assert refused(count(CONTENT, used_up, "own.raise", 1)).startswith("No more")


@pytest.mark.parametrize("value", range(1, 7))
def test_dice_to_come_show_what_is_chosen(value: int) -> None:
    before = next_rolls(EMPTY)
    position = done(choose(CONTENT, EMPTY, "roll.2", value))
    assert next_rolls(position) == [*before[:2], value, *before[3:]]
    goal = follow({"kind": "gold", "rolls": before[:3]}, EMPTY, position)
    assert goal == {"kind": "gold", "rolls": [*before[:2], value]}


def test_a_goal_goes_with_what_lies_there() -> None:
    position = done(lay(CONTENT, EMPTY, "recipe.vienna-lager", RecipeTarget(1)))
    assert "chance" not in aims(CONTENT, EMPTY)
    assert aims(CONTENT, position)["chance"].goal["of"] == "vienna-lager"
    chance = {"kind": "chance", "of": "penny-lager"}
    assert follow(chance, EMPTY, position)["of"] == "vienna-lager"
    assert follow(chance, EMPTY, EMPTY) == chance
    last = forms(position, {"kind": "score"})[0]
    assert last["round"] == 30
    assert follow({"kind": "score"}, last, last) == {"kind": "score"}
    assert follow({"kind": "score"}, last, position) == {"kind": "points"}


def test_what_a_turn_has_begun_is_dropped_where_it_cannot_be() -> None:
    told = {"phase": "purchase", "bought": ["token"], "round": 3}
    first, second = forms(told, {"kind": "points"})
    assert first["bought"] == ["token"]
    assert not {"phase", "bought"} & set(second)


def test_marks_go_with_their_dice_and_recipes() -> None:
    told = {
        "players": [{"pool": {"light-1": 4, "dark-1": 2}}],
        "row": ["penny-lager", ".", "."],
        "raised": {"light-1": 1},
        "protected": ["light-1", "dark-1"],
        "blocked_recipes": ["penny-lager"],
    }
    position = done(take(CONTENT, told, die("light-1")))
    position = done(take(CONTENT, position, RecipeTarget(0)))
    assert position["raised"] == {}
    assert position["protected"] == ["dark-1"]
    assert position["blocked_recipes"] == []


@pytest.mark.parametrize("challenge", HOUSE, ids=[each.id for each in HOUSE])
def test_every_challenge_of_the_house_stands_on_the_bench_as_it_is(challenge: Challenge) -> None:
    piece = Workpiece(challenge)
    before: Any = play_of("brewery").position(piece.match.snapshot())
    again = {**Laid.of(challenge.position).told()}
    assert piece.aim(challenge.goal, challenge.limit, *forms(again, challenge.goal)) == ""
    assert piece.lack == ""
    assert play_of("brewery").position(piece.match.snapshot()) == before
    laid = done(lay(CONTENT, piece.challenge.position, "die.dark.3", POOL))
    goal = follow(challenge.goal, again, laid)
    assert goal == challenge.goal
    assert piece.aim(goal, challenge.limit, *forms(laid, goal)) == ""
    taken = done(take(CONTENT, piece.challenge.position, POOL))
    assert piece.aim(goal, challenge.limit, *forms(taken, goal)) == ""
    assert play_of("brewery").position(piece.match.snapshot()) == before
    assert begin(piece.challenge, "again")
