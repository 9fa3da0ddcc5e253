"""B7, B8 and the worked examples of B9."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Round
from game.rules.biomes.events import GameOver, Scored, ScoringStarted, TurnStarted, XpGained
from game.rules.biomes.moves import Collect, Explore, Score, Space
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.core import Outcome
from tests.rules.table import (
    buildings,
    game,
    give_blocks,
    give_mobs,
    mob,
    play_all,
    put_building,
    set_board,
    set_heights,
    types,
)

STAY = Explore((2, 2))
ALL_SPACES = [(row, col) for row in range(3) for col in range(3)]
KIND = {Round.A: "biome", Round.B: "material", Round.C: "type"}


def trait(tile: Building, turn: Round) -> str:
    return str(getattr(tile, KIND[turn]))


def fill(state: BiomesState, seat: int, turn: Round, name: str, *spaces: Space) -> None:
    """Buildings with the characteristic on ``spaces``, others on all the rest."""
    fitting = buildings(lambda tile: trait(tile, turn) == name, len(spaces))
    others = buildings(lambda tile: trait(tile, turn) != name, 9)
    for space in ALL_SPACES:
        put_building(state, seat, space, (fitting if space in spaces else others).pop())


def scoring(turn: Round, seats: int = 2, beginners: tuple[int, ...] = ()) -> BiomesState:
    """A game in which seat 0 is about to score ``turn``."""
    state = game(seats, beginners=beginners)
    layer = {Round.A: 3, Round.B: 2, Round.C: 1}[turn]
    set_heights(state, [layer + 1] + [layer] * 15)
    state.scored_rounds = tuple(Round)[: list(Round).index(turn)]
    play_all(state, STAY, Collect((0, 0, layer)), Collect((3, 3, layer - 1)))
    assert state.scoring is turn
    return state


def points(state: BiomesState, turn: Round, name: str) -> int:
    """What the actor gains by scoring ``name`` now."""
    gained = state.clone().apply(Score(turn, name))
    [amount] = [e.amount for e in gained if isinstance(e, XpGained) and e.reason == f"score_{turn}"]
    return amount


def test_b9_1_four_connected_deserts_and_a_diagonal_one_are_16() -> None:
    state = scoring(Round.A)
    fill(state, 0, Round.A, "desert", (0, 0), (0, 1), (1, 0), (2, 0), (1, 2))
    assert points(state, Round.A, "desert") == 16


def test_b9_2_five_connected_wooden_buildings_are_15() -> None:
    state = scoring(Round.B)
    fill(state, 0, Round.B, "wood", (0, 0), (0, 1), (0, 2), (1, 1), (2, 1))
    assert points(state, Round.B, "wood") == 15


def test_b9_3_two_animal_houses_are_10_and_more_than_two_dwellings() -> None:
    state = scoring(Round.C)
    animal_houses = buildings(lambda tile: tile.type == "animal_house", 2)
    dwellings = buildings(lambda tile: tile.type == "dwelling", 2)
    for col, tile in enumerate(animal_houses):
        put_building(state, 0, (0, col), tile)
    for col, tile in enumerate(dwellings):
        put_building(state, 0, (2, col), tile)
    assert (points(state, Round.C, "animal_house"), points(state, Round.C, "dwelling")) == (10, 8)


def test_b9_4_a_single_tundra_is_6() -> None:
    state = scoring(Round.A)
    fill(state, 0, Round.A, "tundra", (1, 1))
    assert points(state, Round.A, "tundra") == 6


def test_b9_5_trophy_mobs_give_13() -> None:
    """2 per forest with two, 3 per obsidian with one, 3 per animal house with two, 1 per sand."""
    state = scoring(Round.C)
    for space, tile in zip(ALL_SPACES, _board_of_b9_5(), strict=True):
        put_building(state, 0, space, tile)
    give_mobs(state, 0, *(f"t_{name}" for name in ("forest", "obsidian", "animal_house", "sand")))
    end = play_all(state, Score(Round.C, "bridge"), Score(Round.C, "bridge"))
    bonuses = [
        event for event in end if isinstance(event, XpGained) and event.reason == "mob_bonus"
    ]
    assert [event.amount for event in bonuses] == [4, 3, 6, 0]


def _board_of_b9_5() -> list[str]:
    """Two forests, one obsidian, two animal houses, nothing of sand."""
    wanted = (({"forest"}, 2), ({"obsidian"}, 1), ({"animal_house"}, 2), (set[str](), 4))
    return [tile for marks, count in wanted for tile in buildings(_marked(marks), count)]


def _marked(wanted: set[str]) -> Callable[[Building], bool]:
    counted = {"forest", "obsidian", "animal_house", "sand"}
    return lambda tile: counted & {tile.biome, tile.material, tile.type} == wanted


def test_b7_1_a_deeper_block_before_makes_no_difference() -> None:
    state = game()
    set_heights(state, [0] * 4 + [4] + [1] * 11)
    events = play_all(state, STAY, Collect((1, 0, 3)), Collect((1, 0, 2)))
    assert [e for e in types(events) if e in ("layer_cleared", "scoring_started")] == [
        "layer_cleared",
        "layer_cleared",
        "scoring_started",
    ]


def test_b7_1_several_layers_in_one_turn_are_scored_one_after_the_other() -> None:
    state = game()
    set_heights(state, [4] + [2] * 15)
    play_all(state, Collect((0, 0, 3)), Collect((0, 0, 2)))
    assert state.view(0).rounds_due == (Round.A, Round.B)
    state.apply(STAY)
    assert (state.scoring, state.view(0).rounds_due) == (Round.A, (Round.B,))
    assert state.view(0).to_score == (0, 1)
    state.apply(Score(Round.A, "forest"))
    assert (state.actor(), state.view(0).to_score) == (1, (1,))
    assert state.apply(Score(Round.A, "desert"))[-1] == ScoringStarted(Round.B)
    events = play_all(state, Score(Round.B, "wood"), Score(Round.B, "sand"))
    assert events[-1] == TurnStarted(1, 2)
    assert state.view(0).scored_rounds == (Round.A, Round.B)


def test_b7_2_the_turns_player_scores_first_then_the_others_in_turn_order() -> None:
    state = game(4, first=2)
    set_heights(state, [4] + [3] * 15)
    play_all(state, STAY, Collect((0, 0, 3)), Collect((3, 3, 2)))
    order = []
    while state.scoring:
        order.append(state.actor())
        state.apply(Score(Round.A, "forest"))
    assert order == [2, 3, 0, 1]
    assert (state.actor(), state.turn) == (3, 2)


def test_b7_3_all_four_characteristics_may_be_chosen_and_are_told() -> None:
    state = scoring(Round.A)
    fill(state, 0, Round.A, "desert", (0, 0), (0, 1))
    assert state.legal_moves() == [Score(Round.A, name) for name in CHARACTERISTICS[Round.A]]
    events = state.apply(Score(Round.A, "desert"))
    assert events == [
        Scored(0, Round.A, "desert", ((0, 0), (0, 1)), 8),
        XpGained(0, 8, "score_A"),
    ]


def test_b7_4_printed_biomes_count_in_round_a_where_nothing_is_built() -> None:
    state = scoring(Round.A)
    set_board(state, 0, 0)
    assert points(state, Round.A, "forest") == 3 * 2, "its board has two forests side by side"


def test_b7_4_rounds_b_and_c_count_buildings_only() -> None:
    for turn in (Round.B, Round.C):
        state = scoring(turn)
        assert {points(state, turn, name) for name in CHARACTERISTICS[turn]} == {0}


def test_b7_5_nothing_is_discarded_by_scoring() -> None:
    state = scoring(Round.A)
    fill(state, 0, Round.A, "desert", (0, 0))
    before = state.view(0).players[0].spaces
    state.apply(Score(Round.A, "desert"))
    assert state.view(0).players[0].spaces == before


def test_b7_6_beginner_scoring_is_settable_for_each_player() -> None:
    state = scoring(Round.A, beginners=(1,))
    for seat in (0, 1):
        fill(state, seat, Round.A, "tundra", (0, 0), (1, 1), (2, 2))
    assert points(state, Round.A, "tundra") == 6
    state.apply(Score(Round.A, "tundra"))
    assert points(state, Round.A, "tundra") == 18


def test_b7_7_a_characteristic_without_a_space_gives_0() -> None:
    state = scoring(Round.B)
    assert state.apply(Score(Round.B, "obsidian")) == [
        Scored(0, Round.B, "obsidian", (), 0),
        XpGained(0, 0, "score_B"),
    ]


def test_b8_1_after_round_c_the_game_ends_whatever_is_left() -> None:
    state = scoring(Round.C, 3)
    assert sum(state.heights) == 15
    events = play_all(state, *[Score(Round.C, "bridge")] * 3)
    assert events[-1] == GameOver()
    assert (state.stage, state.actor(), state.legal_moves()) == (Stage.OVER, None, [])
    assert str(state.refusal(STAY)) == "B8.1 game_over"
    assert Round.C in state.view(0).scored_rounds


def test_b8_2_trophies_count_every_space_connected_or_not_and_printed_biomes() -> None:
    state = scoring(Round.C)
    set_board(state, 0, 0)
    give_mobs(state, 0, "t_forest", mob(lambda tile: tile.extra_action))
    give_mobs(state, 1, "t_bridge")
    end = play_all(state, Score(Round.C, "bridge"), Score(Round.C, "bridge"))
    forests = sum(biome == "forest" for biome in state.pieces.catalogue.boards[0])
    assert end[-3:] == [
        XpGained(0, 2 * forests, "mob_bonus"),
        XpGained(1, 0, "mob_bonus"),
        GameOver(),
    ]


def ended(xp: list[int], blocks: list[int]) -> Outcome:
    """The outcome of a game that ends with these points and blocks."""
    state = scoring(Round.C, len(xp))
    for seat, (amount, count) in enumerate(zip(xp, blocks, strict=True)):
        state.xp[7 * seat] = amount
        give_blocks(state, seat, (count, 0, 0, 0, 0))
    assert state.outcome() is None
    play_all(state, *[Score(Round.C, "bridge")] * len(xp))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    ("xp", "blocks", "winners"),
    [
        ([9, 8], [0, 5], (0,)),
        ([9, 9], [4, 5], (1,)),
        ([9, 9], [5, 5], (0, 1)),
        ([9, 3, 9, 9], [5, 20, 5, 4], (0, 2)),
        ([0, 0, 0], [1, 1, 1], (0, 1, 2)),
    ],
)
def test_b8_3_most_points_then_most_blocks_then_shared(
    xp: list[int], blocks: list[int], winners: tuple[int, ...]
) -> None:
    assert ended(xp, blocks) == Outcome(tuple(xp), tuple(blocks), winners)
