"""What a move does is told to a teller, which makes events of it only where it is heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import signature
from typing import Any

import pytest

from game.rules.biomes.telling import SILENT as SILENT_BIOMES
from game.rules.biomes.telling import BiomesTeller
from game.rules.brewery.telling import SILENT as SILENT_BREWERY
from game.rules.brewery.telling import BreweryTeller
from game.rules.chance import Dealer
from game.rules.playout import random_game
from game.rules.registry import TITLES
from game.rules.telling import Teller
from game.rules.towers.telling import SILENT as SILENT_TOWERS
from game.rules.towers.telling import TowersTeller
from tests.conformance.cases import CASES

TELLERS: dict[str, tuple[type[Teller[Any]], Teller[Any]]] = {
    "biomes": (BiomesTeller, SILENT_BIOMES),
    "towers": (TowersTeller, SILENT_TOWERS),
    "brewery": (BreweryTeller, SILENT_BREWERY),
}


def verbs(teller: Teller[Any]) -> Iterator[tuple[str, Callable[..., None]]]:
    """All that it can be told, by name."""
    for name in dir(teller):
        if not name.startswith("_") and callable(getattr(teller, name)):
            yield name, getattr(teller, name)


def test_every_title_has_a_teller() -> None:
    assert TELLERS.keys() == TITLES.keys()


@pytest.mark.parametrize("title", TELLERS)
def test_an_unheard_teller_looks_at_nothing_and_keeps_nothing(title: str) -> None:
    teller = TELLERS[title][0](heard=False)
    told = list(verbs(teller))
    assert len(told) > 10
    for name, tell in told:
        tell(*[None] * len(signature(tell).parameters))
        assert not teller.events, name


@pytest.mark.parametrize("title", TELLERS)
def test_games_that_nobody_hears_leave_no_events(title: str) -> None:
    for seed in range(3):
        assert random_game(CASES[title].begun(2, seed), Dealer(seed))
    assert TELLERS[title][1].events == []
