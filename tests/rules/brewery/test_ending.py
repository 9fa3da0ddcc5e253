"""D4.1, D9, D10: rounds, seasons, the end and the points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.brewery import refusals
from game.rules.brewery.moves import Pass
from game.rules.brewery.position import OWN, POINT_BITS, POINTS
from game.rules.brewery.reckoning import if_ended
from game.rules.brewery.state import BreweryState
from tests.rules.brewery.table import bare, do, first, game, give, lies, put, to_clean_up


def seasons(seats: int, *, even: bool) -> str:
    """The seasons of the first nine rounds, S and W."""
    state = bare(seats, round_=1, even_seasons=even)
    found = "SW"[not state.view(0).summer]
    for _ in range(8):
        to_clean_up(state)
        found += "SW"[not state.view(0).summer]
    return found


def test_d9_the_token_is_turned_each_round() -> None:
    assert seasons(2, even=False) == "SWSWSWSWS"
    assert seasons(3, even=False) == "SWSWSWSWS"


def test_d9_with_even_seasons_a_summer_is_a_whole_lap() -> None:
    assert seasons(2, even=True) == "SSWWSSWWS"
    assert seasons(3, even=True) == "SSSWWWSSS"
    assert seasons(4, even=True) == "SSSSWWWWS"


@pytest.mark.parametrize(
    ("points", "holder"), [((0, 0, 0), 1), ((3, 5, 4), 0), ((3, 3, 4), 1), ((3, 4, 3), 2)]
)
def test_d9_the_token_goes_to_who_is_behind_where_that_is_chosen(
    points: tuple[int, ...], holder: int
) -> None:
    """Of several with the fewest points to the first of them clockwise, its holder last."""
    usual, state = bare(3), bare(3, behind_begins=True)
    for each in (usual, state):
        for seat, count in enumerate(points):
            each.own[OWN * seat + POINTS] = count
        to_clean_up(each)
    assert (usual.holder, state.holder) == (1, holder)
    assert state.view(0).behind_begins
    assert state.turn_player == holder


def test_d9_even_seasons_last_a_lap_of_rounds_whoever_has_the_token() -> None:
    state = bare(2, round_=1, even_seasons=True, behind_begins=True)
    state.own[POINTS] = 9
    found = [state.view(0).summer]
    for _ in range(4):
        to_clean_up(state)
        assert state.holder == 1
        found.append(state.view(0).summer)
    assert found == [True, True, False, False, True]


def test_d9_summer_gives_seeds_from_the_new_holder_on_while_there_are_any() -> None:
    state = give(bare(3, round_=2), 0, seeds=4)
    told = to_clean_up(state)
    start = first(told, "round_started")
    assert told[start : start + 3] == [
        "round_started 3 1 summer",
        "seeds_gained 1 1 summer",
        "seeds_gained 2 1 summer",
    ]
    assert (state.actor(), state.seeds) == (1, 0)


def test_d9_winter_gives_none() -> None:
    state = bare(round_=3)
    told = to_clean_up(state)
    assert told[first(told, "round_started") :] == [
        "round_started 4 1 winter",
        "phase_started place",
    ]


def test_d4_1_pools_are_rolled_from_the_holder_on_by_colour_and_number() -> None:
    state = bare(3, round_=1)
    put(state, 0, "pool", "skill-1=3", "light-9", "hops-2=5", "light-2=6", "dark-1=1")
    put(state, 0, "ware", "dark-5=4")
    put(state, 2, "pool", "dark-7=2")
    told = to_clean_up(state)
    rolled = [line.split() for line in told if line.startswith("rolled")]
    assert [line[1:3] for line in rolled] == [["2", "round"], ["0", "round"]]
    names = [pair.split("=")[0] for pair in rolled[1][3].split(",")]
    assert names == ["light-2", "light-9", "dark-1", "hops-2", "skill-1"]
    for pair in rolled[1][3].split(","):
        name, value = pair.split("=")
        assert lies(state, name) == (0, "pool", int(value))
    assert lies(state, "dark-5") == (0, "warehouse", 4), "the warehouse keeps its values"


def brewed(state: BreweryState, *counts: int) -> None:
    """Have seats own so many recipes."""
    card = 0
    for seat, count in enumerate(counts):
        state.brewed[seat] = tuple((card + at) << 3 for at in range(count))
        card += count


NEEDED = [(2, 10, False), (3, 15, False), (4, 20, False), (2, 6, True), (3, 9, True), (4, 12, True)]


@pytest.mark.parametrize(("seats", "needed", "short"), NEEDED)
def test_d10_enough_recipes_end_the_game_with_the_round(
    seats: int, needed: int, *, short: bool
) -> None:
    state = bare(seats, short_game=short)
    assert state.view(0).short is short
    brewed(state, needed - 1)
    to_clean_up(state)
    assert state.outcome() is None
    brewed(state, needed - 1, 1)
    assert state.view(0).last_round
    told = to_clean_up(state)
    assert told[-1] == "game_over"
    assert first(told, "round_started") == len(told)
    assert state.actor() is None
    assert state.legal_moves() == []
    assert state.refusal(Pass()) == refusals.GAME_OVER


def test_d10_after_thirty_rounds_it_is_scored_as_it_stands() -> None:
    state = bare(round_=29)
    to_clean_up(state)
    assert (state.round, state.outcome()) == (30, None)
    to_clean_up(state)
    assert state.outcome() is not None


def scored(state: BreweryState) -> list[str]:
    """The points that the last clean-up gives."""
    state.round = 30
    told = to_clean_up(state)
    return told[first(told, "points") :]


def test_d10_the_rulebooks_example_gives_26() -> None:
    """4 yellow, 3 green, 3 black, 2 blue dice, 7 gold and 10 points on the track."""
    state = give(bare(), 0, gold=7)
    put(state, 0, "pool", "light-1=1", "light-2", "hops-1=6", "dark-1=2", "skill-1=3")
    put(state, 0, "ware", "light-3=1", "light-4=1", "hops-2=1", "hops-3=6", "dark-2=2", "dark-3=3")
    put(state, 0, "ware", "skill-2=6")
    state.own[POINTS] = 10 << POINT_BITS
    assert scored(state) == ["points 0 3 gold", "points 0 13 dice", "game_over"]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (26, 0)
    assert outcome.winners == (0,)
    points = dict(state.view(0).players[0].points_by_reason)
    assert points == {"bonus": 0, "brewing": 10, "dice": 13, "gold": 3, "recipe": 0}


def test_d10_a_tie_is_broken_by_recipes_then_gold_else_shared() -> None:
    def ended(gold: tuple[int, int], recipes: tuple[int, int]) -> tuple[object, object]:
        state = bare()
        for seat in range(2):
            give(state, seat, gold=gold[seat])
            state.own[OWN * seat + POINTS] = 10 - gold[seat] // 2
        brewed(state, *recipes)
        scored(state)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == (10, 10)
        return outcome.tiebreak, outcome.winners

    assert ended((4, 2), (1, 2)) == ((1004, 2002), (1,))
    assert ended((4, 3), (2, 2)) == ((2004, 2003), (0,))
    assert ended((4, 4), (2, 2)) == ((2004, 2004), (0, 1))


def test_turns_count_on_through_all_phases() -> None:
    state = game(2)
    assert state.turn == 1
    do(state, Pass(), Pass())
    assert (state.turn, state.view(0).turn_player) == (3, 0)
    state = bare(round_=30)
    told = to_clean_up(state)
    assert told[-1] == "game_over"
    assert state.turn == 4, "two passes and two purchases: no turn follows the last one"


@pytest.mark.parametrize("phase", ["clean_up", "roll", "count"])
def test_d10_what_it_would_be_is_told_on_the_way_to_the_next_round_too(phase: str) -> None:
    """The table shows views in phases in which nobody decides, and panels ask for this."""
    state = give(bare(), 0, gold=7)
    view = state.view(0)
    assert if_ended(replace(view, phase=phase))[1] == if_ended(view)[1]
