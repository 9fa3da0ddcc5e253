"""The pages of towers in the family's album."""

from __future__ import annotations

from game.language import _
from game.titles.towers.session.annals import CAPTOR, GIANT, SPIRE, THRIFT
from game.titles.towers.ui.summary import reason_name
from game.ui.shelf.album import AlbumWords, Keepsake

# Translators: keepsakes in the family's album: a name, make your own pun or none; what it's for.
KEEPSAKES = (
    Keepsake(
        GIANT,
        "demolish",
        "#A0563A",
        lambda: _("Down it comes"),
        lambda: _("Demolish a tower of four blocks."),
    ),
    Keepsake(
        SPIRE,
        "tower",
        "#6F7F8C",
        lambda: _("As high as can be"),
        lambda: _("Build a tower of five blocks."),
    ),
    Keepsake(
        CAPTOR,
        "capture",
        "#2F75B5",
        lambda: _("Pawn catcher"),
        lambda: _("Capture three pawns in one game."),
    ),
    Keepsake(
        THRIFT,
        "joker",
        "#B46A93",
        lambda: _("No joke"),
        lambda: _("Play a whole game without the joker."),
    ),
)
# Translators: what players did, with how often beside it. Nouns or verbs without a gender.
ALBUM = AlbumWords(
    reason_name,
    {
        "place": lambda: _("Brought in a pawn"),
        "move": lambda: _("Moved a pawn"),
        "demolish": lambda: _("Demolished a tower"),
        "build": lambda: _("Built a tower"),
        "capture": lambda: _("Captured a pawn"),
        "exchange": lambda: _("Exchanged cards"),
    },
    KEEPSAKES,
)
