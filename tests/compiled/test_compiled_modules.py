"""Which modules are compiled is known of every module of rules and agents."""

from __future__ import annotations

import importlib

import pytest

from game.rules.compiled import is_compiled
from tools.compiling.modules import (
    INTERPRETED,
    INTERPRETED_PACKAGES,
    all_modules,
    compiled_modules,
    name_of,
    reason_interpreted,
)
from tools.compiling.tree import ROOT

HOT = (
    "game.rules.chance",
    "game.rules.playout",
    "game.rules.telling",
    "game.rules.biomes.allowed",
    "game.rules.biomes.determinize",
    "game.rules.biomes.legal",
    "game.rules.biomes.play",
    "game.rules.biomes.position",
    "game.rules.biomes.observe",
    "game.rules.biomes.state",
    "game.rules.biomes.telling",
    "game.rules.towers.allowed",
    "game.rules.towers.ground",
    "game.rules.towers.determinize",
    "game.rules.towers.legal",
    "game.rules.towers.play",
    "game.rules.towers.position",
    "game.rules.towers.state",
    "game.rules.towers.telling",
    "game.ai.greedy",
    "game.ai.search",
    "game.titles.biomes.ai.valuation",
    "game.titles.biomes.ai.policy",
)


def test_every_module_is_compiled_or_has_its_reason() -> None:
    compiled = {name_of(path) for path in compiled_modules(ROOT)}
    for path in all_modules(ROOT):
        reason = reason_interpreted(name_of(path))
        assert (reason is None) == (name_of(path) in compiled)
        assert reason is None or len(reason) > 10
    assert set(HOT) <= compiled


@pytest.mark.parametrize("name", [*INTERPRETED, *INTERPRETED_PACKAGES])
def test_each_exception_is_a_module_that_there_is(name: str) -> None:
    assert importlib.import_module(name).__name__ == name


def test_the_sources_are_interpreted() -> None:
    assert not is_compiled()
