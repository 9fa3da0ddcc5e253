"""The pages of brewery in the family's album."""

from __future__ import annotations

from game.formats import number
from game.language import _, ngettext
from game.session.family.annals import Luck
from game.titles.brewery.session.annals import (
    CELLAR,
    EXPECTED,
    MASTERPIECE,
    SIXES,
    STYLES,
)
from game.titles.brewery.ui.summary import reason_name
from game.ui.shelf.album import AlbumWords, Keepsake

KEEPSAKES = (
    Keepsake(
        MASTERPIECE,
        "recipe",
        "#9C6638",
        lambda: _("Masterpiece"),
        lambda: _("Make a recipe of the third level."),
    ),
    Keepsake(
        CELLAR,
        "glass",
        "#DDA548",
        lambda: _("A full cellar"),
        lambda: _("Make six recipes in one game."),
    ),
    Keepsake(
        SIXES,
        "dice",
        "#C9502A",
        lambda: _("Three sixes"),
        lambda: _("Roll three sixes or more at once."),
    ),
    Keepsake(
        STYLES,
        "hops",
        "#5A9A5F",
        lambda: _("Something for everyone"),
        lambda: _("Make recipes of four styles in one game."),
    ),
)


def _luck(luck: Luck) -> str:
    text = ngettext(
        "{count} die rolled {mean} on the average; {expected} was to be expected.",
        "{count} dice rolled {mean} on the average; {expected} was to be expected.",
        luck.chances,
    )
    mean = number(luck.actual / luck.chances, 2)
    return text.format(count=luck.chances, mean=mean, expected=number(EXPECTED, 1))


ALBUM = AlbumWords(
    reason_name,
    {
        # Translators: what a person did in a game, counted; of no gender
        "place": lambda: _("Placed a die or a seed"),
        # Translators: what a person did in a game, counted; of no gender
        "brew": lambda: _("Made a recipe"),
        # Translators: what a person did in a game, counted; of no gender
        "buy": lambda: _("Bought something"),
        # Translators: what a person did in a game, counted; of no gender
        "token": lambda: _("Used a token"),
        # Translators: what a person did in a game, counted; of no gender
        "skill": lambda: _("Used a skill die"),
    },
    KEEPSAKES,
    _luck,
    lambda: _("All rolls of the own dice; those of the supply are nobody's."),
)
