"""The cards of the hand as buttons with keys, while some are chosen to be exchanged (T8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.towers.catalogue import Colour
from game.titles.towers.scene.targets import CardTarget
from game.titles.towers.ui.panels.materials import chip, material
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.controls import FLAT, HOT_FLAT, Pressable
from game.ui.intents import Choose, On
from game.ui.layout import Align, Column, Row
from game.ui.marks import Keycap, Text
from game.ui.widget import Widget

HEIGHT = 148.0
"""So high it is at the most, with the gap below it."""


def picks(cards: Sequence[Colour], chosen: frozenset[int], on: On, *, width: float) -> Widget:
    """A button for each card, from the left to the right as they stand in the rack.

    ``chosen``: the places of those to be exchanged; ``width``: of the panel, in logical units.
    """
    buttons = [_card(index, colour, index in chosen, on) for index, colour in enumerate(cards)]
    heading = Text(_("Choose the cards to exchange."), theme.BODY_BOLD, lines=2)
    return Sized(Panel(Column(heading, Row(*buttons, gap=6), gap=8), padding=14), width=width)


def _card(index: int, colour: Colour, chosen: bool, on: On) -> Widget:
    key = str(index + 1)
    face = Column(chip(colour, 30), Keycap(key), gap=4, align=Align.CENTER)
    button = Pressable(
        f"picks.{index}",
        face,
        Choose(CardTarget(index)),
        on,
        tone=HOT_FLAT if chosen else FLAT,
        padding=(8, 6),
        shortcut=key,
        tip=material(colour),
    )
    button.grow = 1.0
    return button
