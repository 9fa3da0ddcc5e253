"""What a hand at the bench of biomes does to a position, piece by piece."""

from __future__ import annotations

from typing import Any

import pytest

from game.session.titles import play_of
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    FigureTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
)
from game.titles.biomes.ui.bench.edits import choose, count, lay, take
from game.titles.biomes.ui.bench.goals import aims, follow
from game.titles.biomes.ui.bench.laid import Laid
from game.ui.bench import REMOVE, Edit, Refused

CONTENT: Any = play_of("biomes").load("classic")
CORNER, SPACE, CELL = BlockTarget((0, 0, 0)), SpaceTarget(0, (1, 2)), StackTarget((2, 3))


def done(edit: Edit) -> Any:
    assert not isinstance(edit, Refused), edit
    return edit


def test_blocks_are_heaped_on_a_column_and_taken_from_its_top() -> None:
    position: Any = {}
    for name in ("sand", "wood", "emerald", "stone"):
        position = done(lay(CONTENT, position, f"block.{name}", BlockTarget((1, 2, 0))))
    assert [layer[1] for layer in position["cube"]] == [
        ". . stone .",
        ". . emerald .",
        ". . wood .",
        ". . sand .",
    ]
    assert isinstance(lay(CONTENT, position, "block.sand", BlockTarget((1, 2, 3))), Refused)
    position = done(take(CONTENT, position, BlockTarget((1, 2, 3))))
    assert Laid.of(position).columns[6] == ["sand", "wood", "emerald"]
    assert isinstance(take(CONTENT, position, CORNER), Refused)


def test_the_box_has_so_many_blocks() -> None:
    position: Any = {"players": [{"supply": {"obsidian": CONTENT.blocks[3]}}]}
    assert isinstance(lay(CONTENT, position, "block.obsidian", CORNER), Refused)
    assert isinstance(lay(CONTENT, position, "block.obsidian", TrayTarget(0)), Refused)
    position = done(count(CONTENT, position, "supply.obsidian", -1))
    position = done(lay(CONTENT, position, "block.obsidian", CORNER))
    assert Laid.of(position).blocks("obsidian") == CONTENT.blocks[3]


def test_a_tile_is_laid_carried_elsewhere_and_built_over() -> None:
    position = done(lay(CONTENT, {}, "tile.cloud-bridge", CELL))
    assert position == {"stacks": [{"cell": [2, 3], "up": "cloud-bridge"}]}
    position = done(lay(CONTENT, position, "tile.cloud-bridge", SPACE))
    position = done(lay(CONTENT, position, "tile.oasis-market", SPACE))
    village = [". . .", ". . cloud-bridge/oasis-market", ". . ."]
    assert position == {"players": [{"village": village}]}
    assert isinstance(lay(CONTENT, position, "tile.basilisk", SPACE), Refused)
    position = done(lay(CONTENT, position, REMOVE, SPACE))
    assert done(take(CONTENT, position, SPACE)) == {}


def test_a_goal_for_all_of_a_material_goes_with_the_cube() -> None:
    before = {"cube": [["sand wood . .", ". . . .", ". . . .", ". . . ."]]}
    goal = {"kind": "take", "blocks": [[0, 0, 0]]}
    after = done(lay(CONTENT, before, "block.sand", BlockTarget((2, 1, 0))))
    assert follow(goal, before, after) == {"kind": "take", "blocks": [[0, 0, 0], [2, 1, 0]]}
    both = {"kind": "take", "blocks": [[0, 0, 0], [0, 1, 0]]}
    less = done(take(CONTENT, before, BlockTarget((0, 1, 0))))
    assert follow(both, before, less) == {"kind": "take", "blocks": [[0, 0, 0]]}
    assert follow({"kind": "xp"}, before, after) == {"kind": "xp"}


def test_mobs_are_asked_for_where_they_lie_and_blocks_where_they_stand() -> None:
    assert not {"chance", "take"} & set(aims(CONTENT, {}))
    position = done(lay(CONTENT, {}, "tile.basilisk", CELL))
    assert aims(CONTENT, position)["chance"].goal["of"] == "basilisk"


def test_what_lies_below_a_tile_stays() -> None:
    stack = {"cell": [2, 3], "up": "cloud-bridge", "down": ["basilisk", "icicle-bridge"]}
    position = done(lay(CONTENT, {"stacks": [stack]}, "tile.oasis-market", CELL))
    assert position["stacks"] == [{**stack, "up": "oasis-market"}]
    position = done(take(CONTENT, position, CELL))
    assert position["stacks"] == [{"cell": [2, 3], "down": stack["down"]}]
    assert done(take(CONTENT, position, CELL)) == {}


def test_weapons_lie_at_the_edge_and_in_the_hand() -> None:
    position = done(lay(CONTENT, {}, "token.tnt-5", RimTarget((0, 2))))
    assert position["rim"] == [{"cell": [0, 2], "up": "tnt-1"}]
    position = done(lay(CONTENT, position, "token.tnt-5", PileTarget(0)))
    assert "tnt-2" in position["players"][0]["pile"]
    assert isinstance(count(CONTENT, position, "hand.tnt-5", 1), Refused)
    assert isinstance(lay(CONTENT, position, "token.tnt-5", RimTarget((0, 3))), Refused)
    assert isinstance(take(CONTENT, position, PileTarget(0)), Refused)
    position = done(count(CONTENT, position, "hand.tnt-5", -1))
    assert "players" not in position
    assert done(take(CONTENT, position, RimTarget((0, 2)))) == {}


def test_the_figure_walks_whatever_is_in_hand() -> None:
    position = done(lay(CONTENT, {}, "block.sand", CrossingTarget((0, 4))))
    assert position == {"players": [{"at": [0, 4]}]}
    assert done(lay(CONTENT, position, "figure", CrossingTarget((2, 2)))) == {}
    assert isinstance(take(CONTENT, {}, FigureTarget(0)), Refused)


def test_a_board_is_chosen() -> None:
    position = done(choose(CONTENT, {}, "board", 2))
    assert position == {"players": [{"board": 2}]}
    assert done(choose(CONTENT, position, "board", 0)) == {}


@pytest.mark.parametrize("key", ["removed", "chance", "turn"])
def test_what_the_rules_know_themselves_is_dropped(key: str) -> None:
    assert key not in done(lay(CONTENT, {key: []}, "block.sand", CORNER))


def test_all_else_is_kept() -> None:
    told = {"done": ["explore"], "players": [{"mobs": ["basilisk"], "xp": {"mob": 3}}]}
    assert Laid.of(told).told() == told
