"""A day's challenge is made from its date alone, and proven."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from game.ai.puzzles.task import Daily
from game.ai.titles import BRAINS
from game.session.challenges.codes import read_code, short_code
from game.session.challenges.daily import daily, has_dailies, recipe_of
from game.session.challenges.making import LARGEST_SEED, Recipe, made, marks_for, proven
from game.session.challenges.soundness import faults, unproven

DAY = date(2026, 12, 24)


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    brain = BRAINS["biomes"]
    puzzles = replace(brain.puzzles, dailies=(Daily("most", 1),))
    monkeypatch.setitem(BRAINS, "biomes", replace(brain, puzzles=puzzles))


@pytest.mark.usefixtures("easy")
def test_a_day_has_one_challenge_and_another_day_another() -> None:
    recipe, challenge = daily("biomes", DAY)
    assert daily("biomes", DAY) == (recipe, challenge)
    assert daily("biomes", date(2026, 12, 25))[0] != recipe
    assert unproven(challenge) == ()
    assert challenge.name == "2026-12-24"


@pytest.mark.usefixtures("easy")
def test_its_code_makes_it_again() -> None:
    recipe, challenge = daily("biomes", DAY)
    told = read_code(short_code(recipe))
    assert isinstance(told, Recipe)
    again = proven(made(told), 1000)
    assert (again.position, again.par, again.proof) == (
        challenge.position,
        challenge.par,
        challenge.proof,
    )


@pytest.mark.usefixtures("easy")
def test_the_seeds_of_a_day_differ() -> None:
    seeds = {recipe_of("biomes", DAY, number).seed for number in range(24)}
    assert len(seeds) == 24
    assert max(seeds) <= LARGEST_SEED


def test_what_takes_too_long_to_prove_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    brain = BRAINS["biomes"]
    puzzles = replace(brain.puzzles, dailies=(Daily("most", 1, nodes=1),))
    monkeypatch.setitem(BRAINS, "biomes", replace(brain, puzzles=puzzles))
    with pytest.raises(ValueError, match="no challenge"):
        daily("biomes", DAY)


def test_the_daily_of_brewery_is_small_enough_to_prove_at_once() -> None:
    recipe, challenge = daily("brewery", date(2026, 11, 5))
    assert (recipe.kind, recipe.length) == ("gold", 2)
    assert challenge.proof is not None
    assert challenge.proof.nodes <= 5_000
    assert faults(challenge) == ()


@pytest.mark.parametrize(
    "recipe",
    [
        Recipe("biomes", 99, "most", 1, 0),
        Recipe("biomes", BRAINS["biomes"].puzzles.version, "none", 1, 0),
        Recipe("biomes", BRAINS["biomes"].puzzles.version, "most", 1, LARGEST_SEED + 1),
    ],
)
def test_what_can_not_be_made_is_refused(recipe: Recipe) -> None:
    with pytest.raises(ValueError, match="made"):
        made(recipe)


def test_a_title_without_dailies_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    brain = BRAINS["biomes"]
    bare = replace(brain, puzzles=replace(brain.puzzles, dailies=()))
    monkeypatch.setitem(BRAINS, "biomes", bare)
    assert not has_dailies("biomes")
    with pytest.raises(ValueError, match="no dailies"):
        daily("biomes", DAY)


def test_marks_come_before_par() -> None:
    assert marks_for(6, fewest=False) == (4, 5)
    assert marks_for(40, fewest=False) == (32, 36)
    assert marks_for(6, fewest=True) == (8, 7)
    assert marks_for(1, fewest=False) == ()
