"""The move that waits for its yes: what it brings, what it costs, and other ways to pay for it."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.rules.towers.moves import Build, Capture, Exchange, MovePawn, Pay, Place, TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.ui.choices import ICONS, PayWith, kind_of
from game.titles.towers.ui.panels.findings import Finding, findings, kept_blocks
from game.titles.towers.ui.panels.headings import heading, line_below
from game.titles.towers.ui.panels.materials import chip, chips
from game.titles.towers.ui.panels.unseen import unseen_row
from game.titles.towers.ui.panels.words import action, points
from game.titles.towers.ui.view_facts import drawn, gain
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized, spacer
from game.ui.controls import FLAT, HOT_FLAT, MAIN, Pressable, button, icon_button
from game.ui.intents import Cancel, Choose, On, Play
from game.ui.layout import Align, Column, Row
from game.ui.marks import Badge, Icon, Keycap, Rule, Text
from game.ui.persons import People
from game.ui.scroll import BAR, Scroll
from game.ui.theme import Style
from game.ui.widget import Widget, grown

WIDTH = 400.0
COST = Style(theme.INSET, None, 0, 10)


def preview(
    view: TowersView,
    people: People,
    move: TowersMove,
    pays: Sequence[Pay],
    on: On,
    *,
    width: float = WIDTH,
    height: float = 800.0,
) -> Widget:
    """All about the move; ``pays``: every way to pay for it, its own among them.

    What is told scrolls where room is short; the buttons stay below it.
    """
    facts = Column(
        *(_finding(each) for each in findings(view, people, move)),
        _costs(view, move),
        _otherwise(move, pays, on) if len(pays) > 1 else None,
        gap=8,
    )
    body = grown(Scroll("preview.scroll", facts, tells=True))
    content = Column(_head(view, move), Rule(), body, _buttons(move, on), gap=10)
    box = Panel(content, padding=(14, 14, 14 - BAR / 2, 12))
    return Sized(box, width=width, max_height=height)


def _head(view: TowersView, move: TowersMove) -> Widget:
    """What the move is, with its points."""
    sign = Badge(ICONS[kind_of(move)], theme.CHOSEN, theme.INK, 52, line=theme.ACCENT, share=0.7)
    small = line_below(view, move)
    name: Widget = Text(heading(view, move), theme.HEADING, lines=3)
    if isinstance(move, Place | MovePawn):
        name = Row(grown(name), chip(view.catalogue.colours[move.to]), gap=8)
    words = Column(
        name,
        Text(small, theme.BODY_BOLD, theme.SECOND_INK, lines=3) if small else None,
        gap=0,
    )
    return Row(sign, grown(words), _gain(view, move), gap=12)


def _gain(view: TowersView, move: TowersMove) -> Widget | None:
    won = gain(move, view)
    if not won:
        return None
    number = Text(f"+{won}", theme.BIG_NUMBER, lines=1)
    return Row(Icon("star", 24, theme.STAR), number, gap=4)


def _finding(each: Finding) -> Widget:
    """A sentence behind its sign."""
    ink = theme.INK if each.good is None else theme.GOOD if each.good else theme.BLOCKED
    return Row(
        Icon(each.icon, 22, ink),
        grown(Text(each.text, theme.BODY if each.good is None else theme.BODY_BOLD)),
        gap=10,
        align=Align.START,
    )


def _costs(view: TowersView, move: TowersMove) -> Widget:
    """The blocks and cards that go, and what is left or comes."""
    rows: list[Widget] = []
    if isinstance(move, Build):
        rows.append(_cost(_("Blocks"), move.blocks, kept_blocks(view, move)))
    paid = move.cards if isinstance(move, Exchange) else move.pay
    rows.append(_cost(_("Cards"), paid, _draws(move)))
    if drawn(move):
        rows.append(unseen_row(view, max(view.seat, 0)))
    return Panel(Column(*rows, gap=8), COST, (12, 8))


def _cost(name: str, counts: Sequence[int], rest: str) -> Widget:
    label = Text(name, theme.BODY_BOLD, lines=1)
    beside = Text(rest, theme.BODY, align=1.0, lines=1)
    size = 26.0 if sum(counts) < 5 else 24.0
    wide = Row(label, chips(counts, size), spacer(10), beside, gap=8)
    low = grown(Text(rest, theme.BODY, align=1.0, lines=2))
    return Fit(wide, Column(Row(label, low, gap=10), chips(counts, size), gap=4))


def _draws(move: TowersMove) -> str:
    count = drawn(move)
    if not count:
        # Translators: beside the cards that are paid: none is drawn for them.
        return _("you draw none")
    # Translators: beside the cards that are paid: so many cards are drawn.
    return ngettext("you draw {count}", "you draw {count}", count).format(count=count)


def _otherwise(move: TowersMove, pays: Sequence[Pay], on: On) -> Widget:
    """The other ways to pay, each a button; what is paid now is lit."""
    rows = [_way(move, pay, number, on) for number, pay in enumerate(pays)]
    # Translators: heading of several ways to pay, each a row of signs.
    name = Text(_("Pay with"), theme.BODY_BOLD, theme.SECOND_INK, lines=1)
    return Column(name, *rows, gap=4)


def _way(move: TowersMove, pay: Pay, number: int, on: On) -> Widget:
    taken = not isinstance(move, Exchange) and pay == move.pay
    worth = points(sum(pay)) if isinstance(move, Capture) else ""
    # Translators: a way to pay, beside signs of its cards.
    text = worth or (_("with the joker") if pay[4] else _("without the joker"))
    words = grown(Text(text, theme.SMALL, align=1.0, lines=2))
    key = str(number + 1)
    mark = Icon("check", 18) if taken else None
    return Pressable(
        f"pay.{number}",
        Row(Keycap(key), chips(pay, 22), words, mark, gap=10),
        Choose(PayWith(pay)),
        on,
        tone=HOT_FLAT if taken else FLAT,
        padding=(10, 5),
        shortcut=key,
    )


def _buttons(move: TowersMove, on: On) -> Widget:
    """The two buttons below: one that plays ``move``, and the way back; with the names of their
    keys as far as there is room."""
    name = action(kind_of(move))
    yes = button("preview.do", name, Play(move), on, icon="check", tone=MAIN, shortcut="Enter")
    yes.grow = 1.0
    key, text = "preview.back", _("Back")
    back = button(key, text, Cancel(), on, shortcut="Esc")
    short = icon_button(key, "back", text, Cancel(), on, shortcut="Esc")
    bare = button("preview.do", name, Play(move), on, icon="check", tone=MAIN, also="Enter")
    bare.grow = 1.0
    pairs = ((yes, back), (yes, short), (bare, short))
    return Fit(*(Row(*pair, gap=10, align=Align.STRETCH) for pair in pairs))
