"""Reasons that games bring up seldom, each in a position laid out for it."""

from __future__ import annotations

import pytest

from game.ai.coach.advice import Reason
from game.ai.coach.shares import hundredths
from game.ai.thinking import WrongView
from game.rules.biomes.catalogue import Building, Material, Round, WeaponKind
from game.rules.biomes.fighting import remove_top
from game.rules.biomes.moves import Arm, BiomesMove, Collect, EndTurn, Fight, Pickaxe, Tnt, Trade
from game.rules.biomes.overworld import STACK_INDEX
from game.rules.biomes.position import FIGHT
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.biomes.weapons import FightUnderWay
from game.titles.biomes.ai.coach.guide import guide
from game.titles.biomes.ai.coach.reasons import GAPS, told
from tests.ai.coach.truth import TRUTHS, check
from tests.rules.table import (
    HERE,
    building,
    buildings,
    catalogue,
    game,
    give_blocks,
    give_mobs,
    give_pile,
    mob,
    move_figure,
    put_building,
    set_heights,
    show_tile,
    weapon,
)

UNRULED = {"search", "harmless", "nothing_better", "alike"}
"""Codes behind which no rule stands."""


def reasons(state: BiomesState, move: BiomesMove) -> list[Reason]:
    """What is told in favour of a move, all of it checked, and so is its caution."""
    found = list(guide(state.view(state.decider)).reasons(move))
    for reason in [*found, *cautions(state, move)]:
        check(state, move, reason)
    return found


def cautions(state: BiomesState, move: BiomesMove) -> list[Reason]:
    found = guide(state.view(state.decider)).caution(move)
    return [found] if found else []


def codes(state: BiomesState, move: BiomesMove) -> list[str]:
    return [reason.code for reason in reasons(state, move)]


def fight_with_tnt(hearts: int, tnts: int) -> BiomesState:
    """A fight against six hearts, its TNT still to be decided about."""
    state = game()
    show_tile(state, HERE, mob(lambda tile: tile.hearts == 6))
    names = [weapon(WeaponKind.TNT, copy) for copy in range(tnts)]
    give_pile(state, 0, *state.view(0).players[0].pile, *names)
    tokens = tuple(state.pieces.token_index[name] for name in names)
    state.fight = FightUnderWay(STACK_INDEX[HERE], tokens, hearts, 0, tokens)
    state.stage, state.actions_left, state.done = Stage.TNT, 1, FIGHT
    return state


@pytest.mark.parametrize(
    ("hearts", "tnts", "used", "kept"),
    [
        (1, 1, "tnt_wins", None),
        (6, 1, None, "tnt_spared"),
        (0, 1, None, "tnt_wasted"),
        (0, 2, "tnt_together", None),
        (1, 2, "tnt_wins", "tnt_other"),
        (7, 2, None, "tnt_spared"),
    ],
)
def test_tnt(hearts: int, tnts: int, used: str | None, kept: str | None) -> None:
    state = fight_with_tnt(hearts, tnts)
    token = weapon(WeaponKind.TNT)
    assert codes(state, Tnt(token, True))[:1] == ([used] if used else [])
    assert codes(state, Tnt(token, False)) == ([kept] if kept else [])


def test_a_fight_is_told_with_tnt_and_without() -> None:
    state = game()
    strong = mob(lambda tile: tile.hearts == 6)
    show_tile(state, HERE, strong)
    swords = [token for token in state.view(0).players[0].pile if "sword" in token]
    give_pile(state, 0, *swords, weapon(WeaponKind.TNT))
    [first, *_] = reasons(state, Fight(HERE))
    assert first == told("chance_tnt", tile=strong, hearts=6, percent=100, without=0)
    assert not cautions(state, Fight(HERE))


def test_a_chance_below_even_is_a_caution_and_no_reason() -> None:
    state = game()
    strong = mob(lambda tile: tile.hearts == 6)
    show_tile(state, HERE, strong)
    give_pile(state, 0, *state.view(0).players[0].pile, weapon(WeaponKind.TNT))
    found = reasons(state, Fight(HERE))
    assert found[0].code == "mob_xp"
    # half of the draws hold the TNT, seven in ten of them a sword as well
    assert cautions(state, Fight(HERE)) == [told("chance_low", tile=strong, hearts=6, percent=35)]
    assert guide(state.view(0)).offers(Fight(HERE))


def trigger(height: int, own: int, rival: int) -> list[str]:
    """What is told of the block that starts a round, boards holding so many forests in a row."""
    state = game()
    state.left, state.opened, state.closed = [0] * 16, 0, 0
    forests = buildings(lambda tile: tile.biome == "forest", 9)
    others = [buildings(lambda tile: tile.biome == "desert", 9)]
    others.append(buildings(lambda tile: tile.biome == "tundra", 9))
    for seat, count in ((0, own), (1, rival)):
        for space in range(9):
            name = forests[space] if space < count else others[space % 2][space]
            put_building(state, seat, (space // 3, space % 3), name)
    set_heights(state, [height] + [0] * 15)
    block = (0, 0, height - 1)
    move = Collect(block)
    found = [*guide(state.view(0)).reasons(move), *cautions(state, move)]
    for reason in found:
        if reason.code != "stock":  # the stacks are empty, which nobody could know
            check(state, move, reason)
    return [reason.code for reason in found]


def test_a_round_that_brings_a_rival_more_is_no_reason() -> None:
    ahead, level, behind = trigger(4, 6, 3), trigger(4, 6, 6), trigger(4, 3, 6)
    assert ahead[0] == "triggers"
    assert "triggers_behind" not in ahead
    assert not {"triggers", "triggers_behind"} & {*level}
    assert behind[-1] == "triggers_behind"
    assert "triggers" not in behind


def test_the_end_is_a_reason_for_who_wins_by_it() -> None:
    assert trigger(2, 6, 3) == ["ends_ahead"]
    assert trigger(2, 3, 6)[-1] == "ends_behind"
    assert trigger(2, 6, 6)[-1] == "ends_behind"


def test_a_hopeless_fight_is_told_for_its_hoes_and_pickaxes_alone() -> None:
    state = game()
    show_tile(state, HERE, mob(lambda tile: tile.hearts == 6))
    assert codes(state, Fight(HERE)) == []
    assert [caution.code for caution in cautions(state, Fight(HERE))] == ["chance_none"]
    tools = weapon(WeaponKind.HOE), weapon(WeaponKind.PICKAXE)
    give_pile(state, 0, *state.view(0).players[0].pile, *tools)
    assert codes(state, Fight(HERE)) == ["hoes", "pickaxes"]
    assert not guide(state.view(0)).offers(Fight(HERE)), "not beside something better"


def test_no_block_where_every_one_empties_a_layer() -> None:
    state = game()
    set_heights(state, [4] + [0] * 15)
    show_tile(state, HERE, mob(lambda tile: tile.hearts == 6))
    state.fight = FightUnderWay(STACK_INDEX[HERE], (), 0, 1, ())
    state.stage, state.actions_left, state.done = Stage.PICKAXE, 1, FIGHT
    assert reasons(state, Pickaxe(None)) == [told("leaves_layer", round="A")]
    assert codes(state, Pickaxe((0, 0, 3)))[0] == "triggers"
    set_heights(state, [4, 4] + [0] * 14)
    assert reasons(state, Pickaxe(None)) == []


def test_blocks_that_no_building_costs_decide_a_tie() -> None:
    """The boards are alike, so that nobody gains by hurrying."""
    state = game()
    names = [tile.id for tile in catalogue().tiles if isinstance(tile, Building)]
    for number, tile in enumerate(names):
        for seat in (0, 1):
            put_building(state, seat, (number // 3 % 3, number % 3), tile)
    give_mobs(state, 1, *(tile.id for tile in catalogue().tiles if tile.id not in names))
    state.left, state.opened, state.closed = [0] * 16, 0, 0
    found = [codes(state, move) for move in state.legal_moves() if isinstance(move, Collect)]
    assert ["tiebreak"] in found
    assert {code for each in found for code in each} <= {"tiebreak", "joker", "lays_emerald"}


def test_an_emerald_completes_any_cost() -> None:
    state = game()
    give_blocks(state, 0, (1, 0, 0, 0, 0))
    cottage = building(lambda tile: sum(tile.cost) == 2 and tile.cost[0] == 2)
    show_tile(state, HERE, cottage)
    place = state.deal.materials.index(tuple(Material).index(Material.EMERALD))
    column, height = divmod(place, 4)
    heights = [0] * 16
    heights[column] = height + 1
    set_heights(state, heights)
    found = reasons(state, Collect((column // 4, column % 4, height)))
    assert told("completes_now", material="emerald", tile=cottage) in found
    assert told("joker") in found


def test_a_token_that_lies_face_down() -> None:
    state = game()
    show_tile(state, HERE, mob(lambda tile: tile.hearts == 3))
    move_figure(state, 0, (0, 2))
    assert codes(state, Arm((0, 2))) == ["chance_rises"]
    assert [caution.code for caution in cautions(state, Arm((0, 2)))] == ["unseen"]


def after_the_actions(*due: Round) -> BiomesState:
    """Both actions are done, an extra-action mob is in hand."""
    state = game()
    tile = mob(lambda tile: tile.extra_action)
    show_tile(state, (4, 4), tile)
    remove_top(state, STACK_INDEX[4, 4])
    give_mobs(state, 0, tile)
    state.stage, state.actions_left = Stage.EXTRA, 0
    state.rounds_due, state.scored_rounds = due, (Round.A, Round.B)
    return state


def test_an_extra_action_is_kept_or_used_at_the_end() -> None:
    trade = Trade(mob(lambda tile: tile.extra_action))
    going_on, ending = after_the_actions(), after_the_actions(Round.C)
    assert reasons(going_on, EndTurn()) == [told("keeps_mobs", count=1)]
    assert reasons(ending, EndTurn()) == []
    told_of = guide(ending.view(0)).reasons(trade)
    assert told_of[0].code.startswith("trade_")
    assert told_of[1] == told("last_turn")
    check(ending, trade, told_of[1])
    assert told("last_turn") not in guide(going_on.view(0)).reasons(trade)


def test_every_code_has_its_truth_rule_and_gaps() -> None:
    assert set(TRUTHS) == set(GAPS) - UNRULED
    for code, (rule, gaps) in GAPS.items():
        assert rule.startswith("B") or code in UNRULED
        assert told(code, **dict.fromkeys(gaps, 1)).rule == rule
    with pytest.raises(KeyError):
        told("bonus")


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(0.0, 0), (1e-6, 1), (0.004, 1), (0.5, 50), (0.996, 99), (1 - 1e-12, 100), (1.0, 100)],
)
def test_only_what_is_certain_is_shown_so(chance: float, shown: int) -> None:
    assert hundredths(chance) == shown


def test_only_the_actor_is_told_anything() -> None:
    state = game()
    with pytest.raises(WrongView):
        guide(state.view(1))
