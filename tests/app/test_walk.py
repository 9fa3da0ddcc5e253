"""The way of a click is followed from the window to the rules and back to the table."""

from __future__ import annotations

import pytest

from tools.walk import followed

MOST_CALLS = 5000
"""That a click may pass which plays a move and begins to show it."""


@pytest.mark.parametrize("title", ["biomes", "towers", "brewery"])
def test_a_click_is_followed_through_the_house(title: str) -> None:
    click, picture = followed(title)
    for room in (
        "game.app.input_dispatch",
        "game.app.match.input.table_pointer",
        f"game.titles.{title}.ui.hands.inputs",
        "game.session.match",
        f"game.rules.{title}.state",
        f"game.titles.{title}.scene.director.direct",
    ):
        assert click[room] > 0, room
    assert sum(click.values()) <= MOST_CALLS
    assert picture["game.render.table"] > 0
    drawing = {name for name in click if name.startswith("game.render.")}
    assert drawing <= {"game.render.fonts"}, "a click draws nothing, though words are measured"
