"""The way of a click is followed from the window to the rules and back to the table."""

from __future__ import annotations

from tools.walk import followed


def test_a_click_is_followed_through_the_house() -> None:
    click, picture = followed("biomes")
    for room in (
        "game.app.receiver",
        "game.app.match.hands",
        "game.titles.biomes.ui.hands.inputs",
        "game.session.match",
        "game.rules.biomes.state",
        "game.titles.biomes.scene.director.direct",
    ):
        assert click[room] > 0, room
    assert picture["game.render.table"] > 0
    assert not any(name.startswith("game.render.") for name in click), "a click draws nothing"
