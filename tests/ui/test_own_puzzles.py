"""The panels of own puzzles, as far as their measures matter."""

from __future__ import annotations

import pytest

from game.ui.panels.asides import DRAWER_WIDTH, aside_height
from game.ui.panels.better import Ends, better_end
from game.ui.rect import Size
from game.ui.viewport import Viewport
from tests.ui.own_puzzles import asked, end
from tests.ui.stage import Heard, meter


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_was_better_ends_above_the_action_bar(scale: float) -> None:
    """However much there is to tell: the bar lay over the buttons that lead on."""
    viewport = Viewport.of(1280, 720, scale)
    panel = better_end(asked(), end(Ends.SHOWN), Heard(), viewport)
    size = panel.measure(meter(viewport.scale), Size(DRAWER_WIDTH, viewport.height))
    assert size.height <= aside_height(viewport)
