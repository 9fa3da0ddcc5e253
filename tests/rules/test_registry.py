"""The list of titles, and that each keeps to the protocols."""

from __future__ import annotations

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView
from game.rules.core import State, Title
from game.rules.registry import TITLES, UnknownTitle, title
from tests.rules.table import game


def test_titles_are_found_by_their_id() -> None:
    assert all(title(name).id == name for name in TITLES)
    assert title("biomes") is BIOMES


def test_an_unknown_title_is_told_with_those_that_exist() -> None:
    with pytest.raises(UnknownTitle, match="unknown title 'chess'; known: biomes"):
        title("chess")


def test_biomes_keeps_to_the_protocols() -> None:
    keeps_to: Title[Catalogue, BiomesState, BiomesView] = BIOMES
    state: State[BiomesMove, BiomesEvent, BiomesView] = game()
    assert keeps_to.seats == range(2, 5)
    assert state.turn == 1
