"""The table of what is shown and done in a window holds every title."""

from __future__ import annotations

from game.rules.registry import TITLES
from game.ui.titles import INTERFACES


def test_every_title_can_be_played_in_a_window() -> None:
    assert INTERFACES.keys() == TITLES.keys()
