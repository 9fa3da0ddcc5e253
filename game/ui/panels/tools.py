"""The round buttons at the lower left: what one opens, and where one looks."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.scene.tabletop import Preset
from game.ui.controls import HOT, PLAIN, icon_button
from game.ui.intents import LookAt, On, OpenMenu
from game.ui.layout import Column, Grid, Row
from game.ui.widget import Widget

GROUPS = 12.0
"""Units between the two groups: what one opens, and where one looks."""
TOOL = 48.0
"""Side of a round button."""


def tools(
    presets: Sequence[Preset], attention: str, on: On, *, gap: float, own: Sequence[Widget] = ()
) -> Widget:
    """The menu with a title's ``own`` buttons, and those of the ``presets`` that have a key.

    ``attention``: the preset that the eye is at.
    """
    menu = icon_button("hud.menu", "menu", _("Menu"), OpenMenu(), on, shortcut="Esc")
    looks = [
        icon_button(
            f"hud.look.{preset.name}",
            preset.icon,
            preset.label(),
            LookAt(preset.name),
            on,
            shortcut=preset.key,
            tone=HOT if preset.name == attention else PLAIN,
        )
        for preset in presets
        if preset.key
    ]
    return Row(Column(menu, *own, gap=gap), Grid(*looks, columns=2, gap=gap), gap=GROUPS)
