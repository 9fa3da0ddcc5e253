"""Nothing hidden sways a decision of any level; a player that peeks would be found out (B10)."""

from __future__ import annotations

import pytest

from game.ai.agent import Budget
from game.ai.levels import SPROUT
from game.rules.biomes import BIOMES
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from tests.ai.twins import found, found_of_the_control
from tools.honesty.biomes import BIOMES_PEEKER, differ, is_at_stake, peeked
from tools.honesty.examination import Twins, twins_of_game
from tools.honesty.findings import LEAST_PEEKED, PEEKER, Honesty, is_passed

BUDGET = Budget(iterations=6)
SOFT = ("random", "greedy", "sprout", "apprentice:explorer", "builder")
SEARCHING = ("architect", "master:fighter")
GAME = 2
"""Of four."""


@pytest.mark.parametrize("name", SOFT)
def test_no_soft_level_decides_by_what_it_cannot_see(name: str) -> None:
    findings = found(BIOMES_PEEKER, (name,), BUDGET, 40, GAME)
    assert findings[name].decisions >= 40
    assert findings[name].changed == 0


@pytest.mark.parametrize("name", SEARCHING)
def test_no_search_decides_by_what_it_cannot_see(name: str) -> None:
    findings = found(BIOMES_PEEKER, (name,), BUDGET, 30, GAME)
    assert findings[name].decisions >= 30
    assert findings[name].changed == 0


def test_peeking_is_found_out() -> None:
    """The control would be found out on half the decisions where something hidden matters."""
    control = found_of_the_control(BIOMES_PEEKER, 30, GAME)[PEEKER]
    assert control.decisions >= 30
    assert control.share >= LEAST_PEEKED


def test_worlds_with_one_view_differ_behind_it() -> None:
    twins = [pair for _, pair in zip(range(40), twins_of_game(BIOMES_PEEKER, 0), strict=False)]
    assert all(
        pair.real.view(pair.real.decider) == pair.other.view(pair.real.decider) for pair in twins
    )
    assert all(differ(pair.real, pair.other) for pair in twins)
    assert not differ(twins[0].real, twins[0].real)


def test_the_control_knows_what_cannot_be_seen() -> None:
    """At the start nothing lies open: only what is hidden tells one first move from another."""
    first = first_decisions(1)[0]
    seat = first.real.decider
    worlds = [BIOMES.imagine(first.real.view(seat), Dealer(number)) for number in range(12)]
    assert len({peeked(world) for world in worlds}) > 1


def first_decisions(games: int) -> list[Twins[BiomesState]]:
    return [next(twins_of_game(BIOMES_PEEKER, number)) for number in range(games)]


def test_something_is_at_stake_where_tiles_lie_hidden() -> None:
    assert all(is_at_stake(pair.real) for pair in first_decisions(3))


def test_a_changed_decision_fails_the_examination() -> None:
    honest, peeking = Honesty(100, 0), Honesty(100, 50)
    assert is_passed({SPROUT: honest, PEEKER: peeking})
    assert not is_passed({SPROUT: honest.asked(changed=True), PEEKER: peeking})
    assert not is_passed({SPROUT: honest, PEEKER: Honesty(100, 49)})
    assert (honest + peeking).share == 0.25
