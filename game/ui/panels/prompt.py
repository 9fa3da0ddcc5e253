"""One line under the banner, small and dark: what the viewer can do next."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.boxes import Fit, Panel
from game.ui.marks import Text
from game.ui.theme import Style
from game.ui.widget import Widget

PILL = Style("#3A2A1EE0", None, 0, 14)
KEY = "prompt"
"""The name of the line, by which its place is found."""


def watching_text() -> str:
    """How to get on faster while another player's action is shown."""
    # Translators: call the keys what your keyboards call them, as in the context “key”.
    return _("Click, or press Space, to go on at once.")


def prompt(text: str) -> Widget:
    """The line; it doesn't look like a button."""
    words = Text(text, theme.BODY_BOLD, theme.PARCHMENT, lines=2, align=0.5)
    line = Panel(words, PILL, (16, 5))
    line.key = KEY
    return line


def goes_on_text(*, undoes: bool) -> str:
    """A sentence: a turn is over without a yes, once it was looked at.

    ``undoes``: its last move can still be taken back.
    """
    if undoes:
        return _("Have a look, or undo: the others go on by themselves.")
    return _("Have a look: the others go on by themselves.")


HEADLINES = (theme.BANNER, theme.HEADING, theme.LABEL)
"""Of the banner's text as long as it stands in one line: smaller letters come before two lines."""


def narrow_headline(text: str) -> Widget:
    """The banner's ``text`` where that has little width: a long name in smaller letters."""
    return Fit(Text(text, theme.LABEL, lines=1), Text(text, theme.SMALL_BOLD, lines=3))
