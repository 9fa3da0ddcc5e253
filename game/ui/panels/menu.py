"""The menu of a match."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Modal, Panel, Sized
from game.ui.controls import MAIN, button
from game.ui.intents import Back, On, OpenSettings, Quit, ToShelf
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.widget import Widget


def menu(on: On, *, saved: str = "") -> Widget:
    """Go on, settings, shelf, leave; ``saved`` says that the game is kept."""
    note = Text(saved, theme.BODY, theme.SECOND_INK, align=0.5) if saved else None
    content = Column(
        Text(_("Menu"), theme.BANNER, align=0.5, lines=1),
        button("menu.on", _("Go on playing"), Back(), on, icon="play", tone=MAIN, shortcut="Esc"),
        button("menu.settings", _("Settings"), OpenSettings(), on, icon="settings"),
        button("menu.shelf", _("To the shelf"), ToShelf(), on, icon="shelf"),
        button("menu.quit", _("Quit"), Quit(), on, icon="exit", shortcut="Ctrl+Q"),
        note,
        gap=12,
    )
    return Modal(Anchored(Sized(Panel(content, padding=24), width=380), 0.5, 0.45, 16))
