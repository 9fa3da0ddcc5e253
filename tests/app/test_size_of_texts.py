"""The control that changes the size of everything stays under the pointer while it is clicked."""

from __future__ import annotations

from itertools import product

import pytest

from game.ui.intents import OpenSettings
from game.ui.panels.settings import SCALES
from game.ui.steady_page import HeldPage
from tests.app.desktop import Desktop
from tests.sizes import some

SIZES = [(1280, 720), (1024, 768), (1920, 1080)]
CORNERS = ((0.5, 0.5), (0.08, 0.1), (0.92, 0.9))
"""Where on the control one clicks, in parts of its size."""


@pytest.mark.parametrize(("size", "part"), some(product(SIZES, CORNERS), 3), ids=str)
def test_clicks_at_one_place_go_through_all_sizes(
    desktop: Desktop, size: tuple[int, int], part: tuple[float, float]
) -> None:
    desk = desktop.desk
    desk.resize(size, 1.0)
    desktop.shelf()
    desk.hear(OpenSettings())
    desktop.run(0.2)
    for way, wanted in (("more", SCALES[1:]), ("less", SCALES[-2::-1])):
        place = desk.place_of(f"settings.scale.{way}")
        assert place is not None
        scale = desk.viewport.scale
        x = (place.x + part[0] * place.width) * scale
        y = size[1] - (place.y + part[1] * place.height) * scale
        desk.pointer_moved(x, y)
        for factor in wanted:
            desk.pointer_pressed(x, y, "left")
            desk.pointer_released(x, y, "left")
            desktop.run(0.2)
            assert desk.preferences.ui_scale == factor
            page = desk.place_of("settings.done")
            assert page is not None
            assert page.bottom <= desk.viewport.height
            [dialog] = [
                node.rect
                for held in desk.surface.root.walk()
                if isinstance(held, HeldPage)
                for node in held.children
            ]
            assert dialog.center[0] == pytest.approx(desk.viewport.width / 2, abs=1.0)
            assert dialog.x >= 0, "it jumped aside, and was cut off"
