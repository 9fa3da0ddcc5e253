"""The box of towers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.levels import COLLECTOR, FIGHTER
from game.language import _
from game.ui.shelf.box import Box, OptionWords
from game.ui.theme import PARCHMENT

if TYPE_CHECKING:
    from game.ui.shelf.album import AlbumWords

SHORT_GAME = "short_game"
"""The option's name in the rules."""


def _name() -> str:
    return _("Towers")


def _line() -> str:
    return _("Tear towers down and build higher ones with cards and pawns.")


def _short_game() -> OptionWords:
    return OptionWords(
        _("Short game"),
        line=_(
            "Scored after 50 rounds at the latest, instead of 80. At twenty seconds a turn that is "
            "about half an hour for two, and a good hour for four."
        ),
    )


def _map() -> str:
    return _("Map")


def _collector() -> str:
    return _("{name} takes towers down for their blocks.")


def _fighter() -> str:
    return _("{name} hunts pawns wherever one is in sight.")


def _album() -> AlbumWords:
    from game.titles.towers.ui.album import ALBUM

    return ALBUM


BOX = Box(
    _name,
    _line,
    plate=("#7C3128", PARCHMENT),
    options={SHORT_GAME: _short_game},
    laid="boxes/towers-open",
    pack=_map,
    tempers={COLLECTOR: _collector, FIGHTER: _fighter},
    rounds=True,
    album=_album,
    workshop=True,
)
