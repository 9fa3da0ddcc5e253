"""B1: the set-up, and its disclosure in records."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import DEAREST, Building
from game.rules.biomes.disclosed_pack import read_disclosed_pack
from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.rules.core import SPECTATOR
from tests.rules.packs import options, small_pack
from tests.rules.table import game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_everything_is_there_once(seats: int) -> None:
    state = game(seats)
    view = state.view(SPECTATOR)
    assert Counter(view.cube) == {
        "wood": 16,
        "sand": 14,
        "stone": 12,
        "obsidian": 10,
        "emerald": 12,
    }
    assert sorted(state.deal.stacks) == list(range(64))
    assert all(stack.count == 4 and stack.face_up is None for stack in view.stacks)
    assert all(place.present and place.face_up is None for _, place in view.rim)
    assert len(set(state.deal.rim)) == 16
    assert len({player.board for player in view.players}) == seats
    for seat, player in enumerate(view.players):
        assert player.crossing == (2, 2)
        assert (player.xp, sum(player.supply), player.mobs) == (0, 0, ())
        kinds = Counter(token.partition(".")[2].rstrip("_123") for token in player.pile)
        assert kinds == {"potato": 3, "stone_sword": 1, "wooden_sword": 1}
        assert all(token.startswith(f"p{seat}.") for token in player.pile)


@pytest.mark.parametrize("seats", [1, 5])
def test_b1_1_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        BIOMES.setup(small_pack(), options(seats), 1)


def test_b1_7_the_first_player_is_chosen_or_drawn() -> None:
    assert game(4, first=2).actor() == 2
    drawn = {BIOMES.setup(small_pack(), options(4), seed).actor() for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_a_seed_fixes_the_game_whoever_begins() -> None:
    assert game(3, seed=5).deal == game(3, seed=5).deal
    assert game(3, seed=5, first=1).deal.materials == game(3, seed=5, first=2).deal.materials
    assert game(3, seed=5).deal.stacks != game(3, seed=6).deal.stacks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_disclosed_setup_restores_the_same_game(seats: int) -> None:
    state = game(seats, seed=seats, first=1, beginners=(1,))
    data = json.loads(json.dumps(BIOMES.disclose(state)))
    again = BIOMES.restore(small_pack(), options(seats, first=1, beginners=(1,)), data, seats)
    assert again.deal == state.deal
    dealer = Dealer(seats)
    while state.actor() is not None:
        move = dealer.choice(state.legal_moves())
        assert again.apply(move) == state.apply(move)
    assert BIOMES.disclose(state) == data


def test_packs_at_the_limits_of_content_are_restored() -> None:
    """What the content checks allow, records and saves can hold."""
    pack = small_pack()
    dear = [
        replace(tile, cost=(DEAREST, 0, 0, 0)) if isinstance(tile, Building) else tile
        for tile in pack.tiles
    ]
    pack = replace(pack, tiles=tuple(dear), boards=pack.boards[:1] * len(pack.boards))
    data = BIOMES.disclose(BIOMES.setup(pack, options(4, first=0), 3))
    again = BIOMES.restore(pack, options(4, first=0), data, 3)
    assert BIOMES.disclose(again) == data
    assert read_disclosed_pack(pack.id, pack.digest, data, None).boards == pack.boards


def test_a_disclosed_building_dearer_than_any_is_refused() -> None:
    data = json.loads(json.dumps(BIOMES.disclose(game())))
    data["tiles"]["b00"]["cost"] = {"wood": DEAREST, "sand": 1}
    with pytest.raises(BadData) as refused:
        read_disclosed_pack("any", "", data, None)
    assert refused.value.path == "setup.tiles.b00.cost"


def _swap(rows: list[Any], one: int, other: int, at: int) -> None:
    rows[one][at] = rows[other][at]


BROKEN: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda data: data.pop("cube"), "setup.cube"),
    (lambda data: data["cube"].pop(), "setup.cube"),
    (lambda data: data["cube"].__setitem__(0, [0, 0, 9, "wood"]), "setup.cube[0]"),
    (lambda data: data["cube"].__setitem__(3, [0, 0, 3, "cheese"]), "setup.cube[3]"),
    (lambda data: data["cube"].__setitem__(1, data["cube"][0]), "setup.cube"),
    (lambda data: _swap(data["stacks"], 0, 1, 2), "setup.stacks"),
    (lambda data: data["stacks"][2][2].__setitem__(0, "nobody"), "setup.stacks[2]"),
    (lambda data: data["stacks"][5].__setitem__(0, 0), "setup.stacks[5]"),
    (lambda data: _swap(data["rim"], 0, 1, 2), "setup.rim"),
    (lambda data: data["rim"][3].__setitem__(2, "p0.potato_1"), "setup.rim[3]"),
    (lambda data: data["boards"].__setitem__(0, data["boards"][1]), "setup.boards"),
    (lambda data: data["boards"][0].pop(), "setup.boards[0]"),
    (lambda data: data["piles"][0].__setitem__(0, "p1.potato_1"), "setup.piles[0]"),
    (lambda data: data["tiles"]["b00"].__setitem__("xp", 40), "setup.tiles"),
    (lambda data: data["scoring"]["A"].__setitem__("forest", 9), "setup.scoring"),
]


@pytest.mark.parametrize(("spoil", "path"), BROKEN)
def test_a_spoiled_setup_is_refused_by_its_path(
    spoil: Callable[[dict[str, Any]], object], path: str
) -> None:
    data = json.loads(json.dumps(BIOMES.disclose(game())))
    spoil(data)
    with pytest.raises(BadData) as refused:
        BIOMES.restore(small_pack(), options(2, first=0), data, 1)
    assert refused.value.path == path


def test_a_setup_needs_its_first_player() -> None:
    data = BIOMES.disclose(game())
    with pytest.raises(BadData, match="first_player"):
        BIOMES.restore(small_pack(), options(2), data, 1)
