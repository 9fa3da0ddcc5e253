"""The box of brewery."""

from __future__ import annotations

from game.language import _
from game.ui.shelf.box import Box


def _name() -> str:
    return _("Brewery")


def _line() -> str:
    return _("Roll your dice, place them well and brew the finest recipes.")


BOX = Box(_name, _line)
