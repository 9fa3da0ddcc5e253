"""The languages, each in its own name: behind the globe on the shelf and in the settings."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import NAMES, _
from game.ui import theme
from game.ui.boxes import spacer
from game.ui.controls import MAIN, Pressable, leave_button, option_button
from game.ui.intents import On, OpenLanguages, SetPreference
from game.ui.layout import Column, Grid, Row
from game.ui.marks import Icon, Text
from game.ui.panels.dialogs import dialog
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

GLOBE = "globe"
"""The symbol that leads here: who can't read a word of the program knows it."""
WIDTH, ONE_COLUMN = 520.0, 380.0
"""The dialog's width, and that of a window in which the names stand below each other."""


def language_name(code: str) -> str:
    """What a language calls itself: ``"Deutsch"`` for ``"de"``."""
    return NAMES.get(code, code)


def globe_button(key: str, code: str, on: On, *, named: bool = True) -> Widget:
    """The way to the languages: a globe, ``named`` with the language that is spoken now."""
    name = Text(language_name(code), theme.LABEL, lines=1) if named else None
    spoken = _("Language: {language}").format(language=language_name(code))
    tip = _("Language") if named else spoken
    content = Row(Icon(GLOBE, 28), name, gap=10)
    return Pressable(key, content, OpenLanguages(), on, padding=(16 if named else 12, 10), tip=tip)


def languages_page(codes: Sequence[str], spoken: str, on: On, viewport: Viewport) -> Widget:
    """The dialog: one press and everything is written in another language.

    ``codes``: the languages that there are, in their order; ``spoken``: the one of now.
    """
    columns = 1 if viewport.width < ONE_COLUMN else 2
    names = Grid(*(_one(code, code == spoken, on) for code in codes), columns=columns, gap=10)
    head = Row(Icon(GLOBE, 36), Text(_("Language"), theme.HEADING, lines=1), gap=12)
    # Translators: a button: closes the list of languages.
    done = leave_button("languages.done", on, _("Done"), icon="check", tone=MAIN)
    content = Column(head, names, Row(spacer(), done), gap=16)
    return dialog(content, f"languages.{spoken}", width=min(WIDTH, viewport.width - 32))


def _one(code: str, chosen: bool, on: On) -> Widget:
    """A language; the one that is spoken is ticked."""
    name = grown(Text(language_name(code), theme.LABEL, lines=1))
    tick = Icon("check", 24, theme.INK) if chosen else None
    intent = SetPreference("language", code)
    content = Row(name, tick, gap=10)
    return option_button(f"languages.{code}", content, intent, on, chosen=chosen, padding=(16, 10))
