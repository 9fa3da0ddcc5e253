"""Whose turn it is: in one line as long as that has room, in smaller letters if need be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.setup import BEGINNER
from game.rules.biomes.view import Stage
from game.rules.core import Options
from game.rules.towers import TOWERS
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.ui.panels import banner as biomes
from game.titles.towers.content.loading import load_towers
from game.titles.towers.ui.panels import banner as towers
from game.ui import theme
from game.ui.marks import Text
from game.ui.persons import Person
from game.ui.rect import Rect
from game.ui.widget import Widget
from tests.ui.stage import meter

PEOPLE = (Person("Uma", "red"), Person("Hazel", "blue"))


def one_more() -> tuple[Widget, str]:
    """What biomes says where one more block is to be taken, and the words of it."""
    options = Options(({BEGINNER.name: False},) * 2, 0)
    view = replace(BIOMES.setup(load_biomes(), options, 3).view(0), stage=Stage.SECOND_BLOCK)
    return biomes.banner(view, PEOPLE), biomes.headline(view, PEOPLE)


def begun() -> tuple[Widget, str]:
    """What towers says as a game begins, and the words of it."""
    view = TOWERS.setup(load_towers(), Options(({}, {}), 0), 3).view(0)
    return towers.banner(view, PEOPLE), towers.headline(view, PEOPLE)


@pytest.mark.parametrize("said", [one_more, begun])
@pytest.mark.parametrize("width", [1240, 1120, 1060, 1000, 900, 840])
def test_whose_turn_it_is_stands_in_one_line(
    said: Callable[[], tuple[Widget, str]], width: int
) -> None:
    """In the review it was squeezed into two small lines, with room at both sides."""
    shown, words = said()
    shown.place(meter(), Rect(0.0, 0.0, width, 80.0))
    [headline] = [node for node in shown.walk() if isinstance(node, Text) and node.text == words]
    assert len(headline.wrapped(meter()).lines) == 1
    assert headline.style.size >= theme.LABEL.size
