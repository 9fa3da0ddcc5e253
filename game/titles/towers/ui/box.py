"""The box of towers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.levels import COLLECTOR, FIGHTER
from game.language import _
from game.ui.shelf.box import Box, OptionWords
from game.ui.theme import PARCHMENT

if TYPE_CHECKING:
    from game.ui.shelf.album import AlbumWords

QUICK_TOWN = "quick_town"
"""The option's name in the rules."""


def _name() -> str:
    return _("Towers")


def _line() -> str:
    # Translators: the game in a line, below its name.
    return _("Tear towers down and build higher ones with cards and pawns.")


def _quick_town() -> OptionWords:
    # Translators: a variant of the game: its name, and what it is like.
    return OptionWords(
        _("Quick town"),
        line=_(
            "For children and short evenings: over after 15 rounds with two players, 16 with more, "
            "for no phase lasts more than a few rounds. At the end the towers that you built count "
            "once more. At twenty seconds a turn: ten minutes for two, twenty for four."
        ),
    )


def _map() -> str:
    # Translators: label: which map of the town is played. No word that means a card to play.
    return _("Map")


def _collector() -> str:
    # Translators: how an opponent plays.
    return _("{name} takes towers down for their blocks.")


def _fighter() -> str:
    # Translators: how an opponent plays.
    return _("{name} hunts pawns wherever one is in sight.")


def _album() -> AlbumWords:
    from game.titles.towers.ui.album import ALBUM

    return ALBUM


BOX = Box(
    _name,
    _line,
    plate=("#7C3128", PARCHMENT),
    options={QUICK_TOWN: _quick_town},
    first={QUICK_TOWN: True},
    laid="boxes/towers-open",
    pack=_map,
    tempers={COLLECTOR: _collector, FIGHTER: _fighter},
    rounds=True,
    album=_album,
    workshop=True,
)
