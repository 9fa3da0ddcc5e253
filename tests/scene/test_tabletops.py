"""The table of titles of the scene and of drawing: every title has its part."""

from __future__ import annotations

from game.render.titles import LOOKS
from game.rules.registry import TITLES
from game.scene.tabletop import WHOLE
from game.scene.titles import TABLETOPS


def test_every_title_has_a_tabletop_and_looks() -> None:
    assert set(TABLETOPS) == set(LOOKS) == set(TITLES)


def test_the_whole_table_is_the_first_preset_and_no_key_is_used_twice() -> None:
    for tabletop in TABLETOPS.values():
        presets = tabletop.looking.presets
        assert presets[0].name == WHOLE
        keys = [each.key for each in presets if each.key]
        assert len(keys) == len(set(keys))
