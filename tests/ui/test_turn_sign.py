"""Whose turn it is, in the banners: a game that is over carries nobody's sign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.rules.core import SPECTATOR
from game.rules.registry import TITLES
from game.titles.biomes.ui.panels.banner import banner as biomes
from game.titles.brewery.ui.panels.banner import banner as brewery
from game.titles.towers.ui.panels.banner import banner as towers
from game.ui import theme
from game.ui.marks import Badge
from game.ui.panels.turn_sign import OVER
from game.ui.persons import People, person_of
from game.ui.widget import Widget
from tests.app.test_app_result import over
from tests.ui.stage import surface

BANNERS: dict[str, Callable[[Any, People], Widget]] = {
    "biomes": biomes,
    "towers": towers,
    "brewery": brewery,
}


@pytest.mark.parametrize("width", [1280, 700, 420])
@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_is_over_is_nobodys(title: str, width: int) -> None:
    """It carried the sign and colour of a rival."""
    match = over(title)
    people = tuple(person_of(seat) for seat in match.seats)
    shown = surface(BANNERS[title](match.state_view(SPECTATOR), people), (width, 720))
    icons = {node.icon for node in shown.root.walk() if isinstance(node, Badge)}
    assert OVER in icons
    assert not icons & {theme.PLAYER_SHAPE[person.color] for person in people}
