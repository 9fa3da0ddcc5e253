"""Where a game was played on from, on its result."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.controls import Pressable
from game.ui.intents import On
from game.ui.intents.playing_on import WatchOrigin
from game.ui.keycaps import KEYCAPS
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.widget import Widget, grown


def origin_line(told: str, on: On, *, seen: bool) -> Widget | None:
    """Where it was played on from as ``told``; a press leads back there if that can be ``seen``.
    None where nothing is told."""
    if not told:
        return None
    words = Text(told, theme.BODY_BOLD, lines=1, cut=True)
    line = Row(Icon("hand", 20, theme.STAR), grown(words), gap=8)
    if not seen:
        return line
    # Translators: what this game was played on from: another game, or a challenge.
    tip = KEYCAPS.beside(_("See what it was played on from"), "O")
    content, back = Row(grown(line), Icon("right", 18), gap=8), WatchOrigin()
    return Pressable("result.origin", content, back, on, padding=(8, 5), shortcut="O", tip=tip)
