"""Which blocks to hand in, asked only where there is a choice (B5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.biomes.catalogue import MATERIALS, Building, Material, Payment
from game.rules.biomes.moves import Build, Cell, Space
from game.titles.biomes.ui.panels.gain import change_sign, total_words
from game.ui import theme
from game.ui.boxes import Fit, Panel
from game.ui.controls import FLAT, HOT_FLAT, Pressable, button
from game.ui.intents import Cancel, On, Play
from game.ui.layout import Column, Row
from game.ui.marks import Keycap, Text, material_chip
from game.ui.widget import Widget, grown


def chips(payment: Payment, size: float = 28) -> Widget:
    """A chip for each block of a payment."""
    kinds = [m for m, count in zip(MATERIALS, payment, strict=True) for _i in range(count)]
    return Row(*(material_chip(kind, size) for kind in kinds), gap=4)


def _sparing(cheapest: Payment) -> str:
    emeralds = cheapest[MATERIALS.index(Material.EMERALD)]
    # Translators: why this way to pay is offered first, on its button.
    return _("fewest emeralds") if emeralds else _("keeps your emeralds")


def payment_chooser(
    tile: Building, cell: Cell, space: Space, payments: Sequence[Payment], brings: int, on: On
) -> Widget:
    """The ways to pay, the one with the fewest emeralds lit; each builds at once.

    ``brings``: what the building brings there, all in all.
    """
    rows = []
    for i, pay in enumerate(payments):
        spare = Text(_sparing(pay) if i == 0 else "", theme.SMALL, lines=2)
        spare.grow = 1.0
        key = "Enter" if i == 0 else ""
        rows.append(
            Pressable(
                f"payment.{i}",
                Row(chips(pay), spare, Keycap(key) if key else None, gap=16),
                Play(Build(cell, space, pay)),
                on,
                tone=HOT_FLAT if i == 0 else FLAT,
                padding=(12, 8),
                shortcut=key,
                also="" if i else "Space",
            )
        )
    back = button("payment.cancel", _("Put it back"), Cancel(), on, icon="back", shortcut="Esc")
    heads = (_heading(tile, brings, short=short) for short in (False, True))
    return Fit(*(Panel(Column(head, *rows, back, gap=10)) for head in heads))


def _heading(tile: Building, brings: int, *, short: bool) -> Widget:
    """What is paid for, and what it brings; ``short``: without that, which the board tells too."""
    name = Text(_("Pay for: {tile}").format(tile=_(tile.name)), theme.HEADING, lines=2)
    if short:
        return name
    number = change_sign(brings, theme.BIG_NUMBER)
    explanation = Text(total_words(), theme.SMALL, theme.SECOND_INK, lines=2)
    return Column(name, Row(grown(explanation), number, gap=12), gap=2)
