"""The menu of a match."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.controls import MAIN, button, icon_button, leave_button
from game.ui.intents import On, OpenEnvelope, OpenRules, OpenSettings, Quit, Rematch, ToShelf
from game.ui.intents.playing_on import WatchOrigin
from game.ui.joining import labelled
from game.ui.layout import Column, Row
from game.ui.marks import Text
from game.ui.panels.dialogs import dialog
from game.ui.panels.envelope import sealed_name, sealed_tip
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

TIGHT = 540.0
"""Windows of fewer units in height have all of it closer."""
ROOMY = 720.0
"""Windows of fewer have no room for a button more."""


def menu(
    on: On,
    viewport: Viewport,
    *,
    saved: str = "",
    playing: bool = True,
    rules: bool = False,
    sealed: bool = False,
    origin: bool = False,
) -> Widget:
    """Go on, begin anew, rules, settings, shelf, leave; ``saved`` says that the game is kept.

    ``playing`` False: a game is only watched. ``rules``: there is a rulebook to open. ``sealed``:
    the game has committed to its deal. ``origin``: what it was played on from can be seen.
    """
    anew = button(
        "menu.again",
        _("New game, same players"),
        Rematch(),
        on,
        icon="replay",
        tip=_("This one stays on the shelf."),
    )
    away = button("menu.shelf", _("To the shelf"), ToShelf(), on, icon="shelf")
    # Translators: a button: back to the game, or to the replay of one.
    name = _("Go on playing") if playing else _("Go on watching")
    key, words, tip = "menu.envelope", sealed_name(), sealed_tip()
    seal: Widget | None = None
    if sealed and viewport.height < TIGHT:
        seal = icon_button(key, "lock", labelled(words, tip), OpenEnvelope(), on)
    elif sealed:
        seal = button(key, words, OpenEnvelope(), on, icon="lock", tip=tip)
    begun: Widget | None = anew if playing else None
    if origin and viewport.height < ROOMY:
        begun = Row(grown(anew), _origin(on, brief=True))
    elif origin:
        begun = Column(_origin(on), begun, gap=12)
    return menu_page(name, begun, away, saved, on, viewport, rules=rules, seal=seal)


def _origin(on: On, *, brief: bool = False) -> Widget:
    """The way to what the game was played on from; it waits meanwhile. ``brief``: as a sign."""
    words = _("See where it comes from")
    if brief:
        return icon_button("menu.origin", "hand", words, WatchOrigin(), on)
    tip = _("This one stays on the shelf.")
    return button("menu.origin", words, WatchOrigin(), on, icon="hand", tip=tip)


def menu_page(
    name: str,
    anew: Widget | None,
    away: Widget,
    note: str,
    on: On,
    viewport: Viewport,
    *,
    rules: bool,
    seal: Widget | None = None,
) -> Widget:
    """A menu: going on (``name``), ``anew``, rules, ``seal``, settings, ``away``, leave; a ``note``
    below. Where there is little room ``seal`` stands beside the settings, and no heading above.
    """
    tight = viewport.height < TIGHT
    read = button("menu.rules", _("Rules"), OpenRules(), on, icon="book", shortcut="F1")
    told = read if rules else None
    sets = button("menu.settings", _("Settings"), OpenSettings(), on, icon="settings")
    beside = tight and seal is not None
    content = Column(
        None if beside else Text(_("Menu"), theme.BANNER, align=0.5, lines=1),
        leave_button("menu.on", on, name, icon="play", tone=MAIN),
        anew,
        told,
        None if beside else seal,
        Row(grown(sets), seal) if beside else sets,
        away,
        button("menu.quit", _("Quit"), Quit(), on, icon="exit", shortcut="Ctrl+Q"),
        Text(note, theme.BODY, theme.SECOND_INK, align=0.5) if note else None,
        gap=4 if tight else 12,
    )
    return dialog(content, "menu.on", width=380, padding=12 if tight else 24)
