"""What a building would bring on a space, before it is put there: points now and then."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.catalogue import Building, Payment
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.hands.scoring_changes import Brought, Change, RoundOutlook
from game.titles.biomes.ui.panels.gain import change_sign, total_words
from game.titles.biomes.ui.panels.payment import chips
from game.titles.biomes.ui.panels.words import points, scoring
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized, spacer
from game.ui.flow import Flow
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Icon, Keycap, Rule, Text, characteristic_sign
from game.ui.widget import Widget, grown

WIDTH, SHORT_WIDTH = 384.0, 256.0


def build_preview(
    view: BiomesView,
    seat: int,
    tile: Building,
    brought: Brought,
    pay: Payment,
    *,
    short: bool = False,
    dragged: bool = True,
) -> Widget:
    """What a building brings all in all, and of what that consists; groups made and broken.

    ``short`` leaves out what the table and the bar tell as well. ``dragged``: it is built by
    letting go of it, not by a click.
    """
    rows = [_round(each, short=short) for each in brought.rounds]
    if brought.trophies[0] != brought.trophies[1]:
        rows.append(_line(Icon("trophy", 26), _("Trophies"), *brought.trophies))
    if tile.xp:
        # Translators: label before the points that a building brings when it is built.
        words = grown(Text(_("At once"), theme.BODY_BOLD, lines=2))
        rows.append(Row(Icon("star", 26, theme.STAR), words, change_sign(tile.xp)))
    left = sum(view.players[seat].supply) - sum(pay)
    # Translators: after paying.
    kept = ngettext("you keep {count} block", "you keep {count} blocks", left).format(count=left)
    head = _head(tile, brought.total, short=short)
    parts = (head, *rows, None if short else _pays(pay, kept))
    content = Column(*parts, None if short else _keys(dragged=dragged), gap=6 if short else 8)
    return Sized(Panel(content, padding=10 if short else 14), width=SHORT_WIDTH if short else WIDTH)


def _head(tile: Building, total: int, *, short: bool) -> Widget:
    """The building's name and the one number: it stands on the board as well."""
    name = Text(_(tile.name), theme.LABEL if short else theme.HEADING, lines=2)
    explanation = Text(total_words(), theme.SMALL, theme.SECOND_INK, lines=2)
    words = grown(Column(name, explanation, gap=0))
    if short:
        return Row(words, change_sign(total), gap=8)
    return Column(Row(words, change_sign(total, theme.BIG_NUMBER), gap=12), Rule(), gap=8)


def _round(outlook: RoundOutlook, *, short: bool) -> Widget:
    """The round's best choice, and the groups that change."""
    sign = Disc(28, theme.PAPER, theme.INK, text=outlook.round.value, line=theme.LINE)
    changes = [_change(each) for each in outlook.changes]
    if short:
        best = Row(sign, *_best(outlook.before, outlook.after, short=True), gap=5)
        return Flow(best, *changes, gap=10, line_gap=4)
    row = _line(sign, scoring(outlook.round), outlook.before, outlook.after)
    return Column(row, Flow(*changes, line_gap=4, align=1.0), gap=4) if changes else row


def _line(sign: Widget, name: str, before: int, after: int) -> Widget:
    """What brings points, how many now and then, and the difference."""
    words = Text(name, theme.BODY_BOLD, lines=2)
    words.grow = 1.0
    return Row(sign, words, *_best(before, after), gap=8)


def _best(before: int, after: int, *, short: bool = False) -> list[Widget]:
    then = str(after) if short else points(after)
    numbers = _from_to(str(before), then) if before != after else [_number(then)]
    return [*numbers, change_sign(after - before)]


def _number(text: str) -> Widget:
    return Text(text, theme.NUMBER, lines=1)


def _from_to(before: str, after: str) -> list[Widget]:
    return [_number(before), Icon("play", 11, theme.SECOND_INK), _number(after)]


def _change(change: Change) -> Widget:
    """A group that grows or breaks: its sign, its spaces now and then. Its points are told in the
    round alone, where they count: only the best group does (B7.3).
    """
    counts = _from_to(str(len(change.before.spaces)), str(len(change.after.spaces)))
    more = change.gain > 0
    arrow = Icon("up" if more else "down", 18, theme.GOOD if more else theme.BLOCKED)
    return Row(characteristic_sign(change.characteristic, 26), *counts, arrow, gap=5)


def _pays(pay: Payment, kept: str) -> Widget:
    words = Text(kept, theme.BODY, align=1.0, lines=3)
    words.grow = 1.0
    # Translators: label before the blocks that a building is paid with.
    content = Row(Text(_("Pays"), theme.BODY_BOLD, lines=1), chips(pay, 24), words, gap=12)
    return Panel(content, theme.Style(theme.INSET, None, 0, 10), (12, 6))


def _keys(*, dragged: bool) -> Widget:
    """What builds it, and what puts it back: in a line, or in two."""
    # Translators: the button of the mouse: let it go, or click; the building.
    drop = _("Drop to build") if dragged else _("Click to build")
    # Translators: beside the key Esc: back to where the building lay.
    back = _("Put it back")

    def parts() -> tuple[list[Widget], list[Widget]]:
        building = [Icon("build", 26), grown(Text(drop, theme.LABEL, lines=2))]
        return building, [Keycap("Esc", 24), Text(back, theme.BODY, theme.SECOND_INK, lines=2)]

    (building, undoing), (above, below) = parts(), parts()
    line = Row(*building, *undoing, gap=12)
    return Fit(line, Column(Row(*above, gap=12), Row(spacer(), *below, gap=12), gap=4))
