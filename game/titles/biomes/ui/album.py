"""The pages of biomes in the family's album."""

from __future__ import annotations

from game.formats import number
from game.language import _, ngettext
from game.session.family.annals import Luck
from game.titles.biomes.session.annals import HARVEST, HUNTER, LONG_SHOT, VILLAGE
from game.titles.biomes.ui.summary import reason_name
from game.ui.shelf.album import AlbumWords, Keepsake

KEEPSAKES = (
    Keepsake(
        VILLAGE,
        "dwelling",
        "#5A9A5F",
        lambda: _("A full village"),
        lambda: _("Build on every space of your village."),
    ),
    Keepsake(
        HUNTER,
        "mob",
        "#B9866E",
        # Translators: a keepsake; make your own pun or none; no gender.
        lambda: _("Mob tamer"),
        lambda: _("Defeat four mobs in one game."),
    ),
    Keepsake(
        LONG_SHOT,
        "bow",
        "#C9502A",
        # Translators: a keepsake: an unlikely victory.
        lambda: _("Against the odds"),
        lambda: _("Win a fight that had less than one chance in four."),
    ),
    Keepsake(
        HARVEST,
        "star",
        "#DDA548",
        lambda: _("Rich harvest"),
        lambda: _("Get 40 points or more in a single scoring."),
    ),
)


def _luck(luck: Luck) -> str:
    # Translators: {actual} whole, {expected} with a decimal; the draw: of tokens.
    text = ngettext(
        "{actual} of {count} fight won by the draw; {expected} were to be expected.",
        "{actual} of {count} fights won by the draw; {expected} were to be expected.",
        luck.chances,
    )
    expected = number(luck.expected, 1)
    return text.format(actual=round(luck.actual), count=luck.chances, expected=expected)


ALBUM = AlbumWords(
    reason_name,
    {
        # Translators: a row of a table, what was done and how often: no gender, a noun will do.
        "collect": lambda: _("Took blocks"),
        # Translators: a row of a table, what was done and how often: no gender, a noun will do.
        "explore": lambda: _("Went exploring"),
        # Translators: a row of a table, what was done and how often: no gender, a noun will do.
        "build": lambda: _("Put up a building"),
        # Translators: a row of a table, what was done and how often: no gender, a noun will do.
        "fight": lambda: _("Fought a mob"),
        # Translators: a row of a table, what was done and how often: no gender, a noun will do.
        "arm": lambda: _("Picked up a weapon"),
    },
    KEEPSAKES,
    _luck,
    lambda: _("Reckoned from the tokens in the pile before each fight, all TNT counted."),
)
