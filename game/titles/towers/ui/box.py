"""The box of towers."""

from __future__ import annotations

from game.language import _
from game.ui.shelf.box import Box, OptionWords
from game.ui.theme import PARCHMENT

SHORT_GAME = "short_game"
"""The option's name in the rules."""


def _name() -> str:
    return _("Towers")


def _line() -> str:
    return _("Tear towers down and build higher ones with cards and pawns.")


def _short_game() -> OptionWords:
    return OptionWords(
        _("Short game"),
        _("A game that nobody ends is scored after 50 rounds instead of 80."),
    )


def _map() -> str:
    return _("Map")


BOX = Box(
    _name,
    _line,
    plate=("#7C3128", PARCHMENT),
    options={SHORT_GAME: _short_game},
    laid="boxes/towers-open",
    pack=_map,
)
