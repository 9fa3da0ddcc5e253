"""Credits and licences: who made what, as it has to be said."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Modal, Panel, Sized
from game.ui.controls import MAIN, button
from game.ui.intents import Back, On
from game.ui.layout import Column, Row
from game.ui.marks import Text
from game.ui.scroll import Scroll
from game.ui.viewport import Viewport
from game.ui.widget import Widget


def credits_page(notices: Sequence[tuple[str, str]], on: On, viewport: Viewport) -> Widget:
    """The page; ``notices`` are headings with their texts, such as licences."""
    parts: list[Widget] = []
    for heading, text in notices:
        parts += [Text(heading, theme.LABEL), Text(text, theme.BODY, theme.SECOND_INK)]
    body = Scroll("credits.scroll", Column(*parts, gap=10))
    body.grow = 1.0
    done = button("credits.done", _("Back"), Back(), on, icon="back", tone=MAIN, shortcut="Esc")
    content = Column(
        Text(_("Credits and licences"), theme.BANNER, lines=2), body, Row(done), gap=16
    )
    width = min(820.0, viewport.width - 32)
    return Modal(Anchored(Sized(Panel(content, padding=24), width=width), 0.5, 0.5, 16))
