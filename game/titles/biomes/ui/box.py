"""The box of biomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import _
from game.rules.biomes.setup import BEGINNER
from game.ui.shelf.box import Box, OptionWords
from game.ui.theme import PARCHMENT

if TYPE_CHECKING:
    from game.ui.shelf.album import AlbumWords


def _name() -> str:
    return _("Biomes")


def _line() -> str:
    # Translators: the line on the box: one sentence that makes you want to play.
    return _("Mine the great cube, face the mobs and build a village of your own.")


def _beginner() -> OptionWords:
    return OptionWords(
        _("Beginner scoring"),
        # Translators: below the option Beginner scoring.
        line=_("Easier: spaces count unconnected, too."),
    )


def _album() -> AlbumWords:
    from game.titles.biomes.ui.album import ALBUM

    return ALBUM


BOX = Box(
    _name,
    _line,
    plate=("#1E4238", PARCHMENT),
    options={BEGINNER.name: _beginner},
    album=_album,
    workshop=True,
)
