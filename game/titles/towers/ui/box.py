"""The box of towers."""

from __future__ import annotations

from game.language import _
from game.ui.shelf.box import Box


def _name() -> str:
    return _("Towers")


def _line() -> str:
    return _("Tear towers down and build higher ones with cards and pawns.")


BOX = Box(_name, _line)
