"""Where a game was played on from: on its table, and on its result."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.boxes import Panel, Told
from game.ui.controls import Pressable
from game.ui.intents import On
from game.ui.intents.playing_on import WatchOrigin
from game.ui.keycaps import KEYCAPS
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.widget import Widget, grown

LABEL = 74.0
"""Height of the label on the table, in three lines."""


def trial_text() -> str:
    """What kind of game it is that is played on from another one."""
    return _(
        "This is a game of its own, to try things out: your old game stays as it is. "
        "It is kept with the others, but adds no victories and no keepsakes to the album."
    )


def origin_label(told: str) -> Widget:
    """Where the game on the table was played on from as ``told``, with a tip that says what that
    means."""
    words = Row(Icon("hand", 16, theme.STAR), grown(Text(told, theme.SMALL_BOLD)))
    return Told("origin", Panel(words, theme.NOTE, (10, 6)), trial_text())


def origin_line(told: str, on: On, *, seen: bool) -> Widget | None:
    """Where it was played on from as ``told``; a press leads back there if that can be ``seen``.
    None where nothing is told."""
    if not told:
        return None
    words = Text(told, theme.BODY_BOLD, lines=1, cut=True)
    line = Row(Icon("hand", 20, theme.STAR), grown(words))
    if not seen:
        return line
    # Translators: what this game was played on from: another game, or a challenge.
    tip = KEYCAPS.beside(_("See where it comes from"), "O")
    content, back = Row(grown(line), Icon("right", 18)), WatchOrigin()
    return Pressable("result.origin", content, back, on, padding=(8, 5), shortcut="O", tip=tip)
