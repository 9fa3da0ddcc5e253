"""What a view is for lies beneath no panel: neither cards nor the stairs of the phases."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.registry import TITLES
from game.scene.framing import frame
from game.scene.titles import TABLETOPS
from game.ui.situation import Acting, AnySituation, Situation
from game.ui.titles import INTERFACES
from tests.sizes import WHOLE
from tests.ui.stage import surface
from tests.ui.test_text_sizes import MOVES, PEOPLE, position

SIZES = [(1280, 720), (1920, 1080)]
SCALES = [1.0, 1.25, 1.5]
SLACK = 3.0
"""Units by which the outline of a thing, a box round it, may reach beneath a panel."""


@pytest.mark.parametrize("scale", SCALES if WHOLE else SCALES[::2])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("title", TITLES)
def test_no_panel_covers_what_a_view_is_for(
    title: str, size: tuple[int, int], scale: float
) -> None:
    """From above the legend of towers lay over the stairs of the phases."""
    covered = {}
    interface, looking = INTERFACES[title], TABLETOPS[title].looking
    for seats in (2, 4):
        state = position(title, seats, MOVES[1])
        view, nothing = state.view(0), interface.hands.empty
        for preset in (each.name for each in looking.presets if each.key):
            shown = surface(None, size, scale)
            viewport = shown.viewport
            acting: Acting[Any, Any, Any] = Acting(view, (), nothing, mine=False)
            told: AnySituation = Situation(
                view, PEOPLE[:seats], 0, nothing, (), acting, attention=preset
            )
            shown.show(interface.signage.panels(told, lambda _intent: None, viewport))
            panels = [node.rect for node in shown.root.walk() if node.solid]
            sight = looking.sight(preset, view, 0)
            eye = frame(sight, interface.clearing(preset, viewport), size[0] / size[1])
            for point in sight.points:
                x, up = eye.project(point, viewport.width, viewport.height)
                y = viewport.height - up
                under = [each for each in panels if each.inset(*(SLACK,) * 4).contains(x, y)]
                if under:
                    covered[preset, seats] = (point, (x, y), under[0])
    assert not covered
