"""Which cards may still come: what neither lies on the discard pile nor is in one's hand (T13)."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.towers.view import TowersView
from game.titles.towers.ui.choices import DISCARD
from game.titles.towers.ui.panels.materials import chip, material
from game.titles.towers.ui.view_facts import unseen
from game.ui import theme
from game.ui.boxes import Fit, Padding, Panel, Sized
from game.ui.controls import FLAT, icon_button
from game.ui.intents import On, Unfold
from game.ui.layout import Column, Row
from game.ui.marks import Rule, Text
from game.ui.scroll import BAR, Scroll
from game.ui.widget import Widget, grown

WIDTH = 440.0
NUMBER = 84.0
"""Width of a column of counts."""


def unseen_row(view: TowersView, seat: int) -> Widget:
    """How many cards of each material are still unseen, in a line."""
    cells = [
        Row(chip(colour, 20), Text(str(count), theme.NUMBER, lines=1), gap=4)
        for colour, count in enumerate(unseen(view, seat))
    ]
    # Translators: label before how many cards of each material may still come.
    name = Text(_("Still unseen"), theme.SMALL, theme.SECOND_INK, lines=2)
    return Fit(Row(grown(name), *cells, gap=10), Column(name, Row(*cells, gap=10), gap=2))


def discard_panel(view: TowersView, on: On, *, height: float = 560.0) -> Widget:
    """The discard pile by material, beside one's own cards and those that nobody has shown."""
    seat = max(view.seat, 0)
    hand = view.players[seat].hand or (0, 0, 0, 0)
    hidden = unseen(view, seat)
    # Translators: heads of narrow columns, at most 10 characters each: where cards are.
    names = (_("Pile"), _("Hand"), _("Unseen"))
    head = _line(Text(""), [Text(each, theme.SMALL_BOLD, align=0.5, lines=1) for each in names])
    rows = [
        _line(
            Row(chip(colour, 26), grown(Text(material(colour), theme.BODY_BOLD)), gap=10),
            [
                _number(view.discard[colour]),
                _number(hand[colour]),
                _number(hidden[colour], big=True),
            ],
        )
        for colour in range(4)
    ]
    body = Column(Rule(), *rows, Rule(), *_told(view), gap=6)
    put_away = Unfold(DISCARD)
    close = icon_button(
        "discard.close", "close", _("Close"), put_away, on, tone=FLAT, size=16, shortcut="Esc"
    )
    title = Row(grown(Text(_("Discard pile"), theme.HEADING, lines=2)), close, gap=10)
    table = grown(Scroll("discard.scroll", body))
    content = Column(title, Padding(head, (0, 0, BAR, 0)), table, gap=6)
    return Sized(Panel(content, padding=(16, 12, 16 - BAR / 2, 12)), width=WIDTH, max_height=height)


def _told(view: TowersView) -> list[Widget]:
    """What lies in the deck, and when the pile is shuffled (T8)."""
    deck = ngettext("{count} card in the deck", "{count} cards in the deck", view.deck)
    return [
        Text(deck.format(count=view.deck), theme.BODY_BOLD),
        # Translators: explains the head of the column: Unseen.
        Text(_("Unseen: in the deck or in other hands."), theme.BODY, theme.SECOND_INK),
        Text(
            _("When the deck is empty, the discard pile becomes the new deck."),
            theme.BODY,
            theme.SECOND_INK,
        ),
    ]


def _number(count: int, *, big: bool = False) -> Widget:
    style = theme.BIG_NUMBER if big else theme.NUMBER
    return Text(str(count), style, lines=1, align=0.5)


def _line(label: Widget, cells: list[Widget] | list[Text]) -> Widget:
    return Row(grown(label), *(Sized(cell, width=NUMBER) for cell in cells), gap=8)
