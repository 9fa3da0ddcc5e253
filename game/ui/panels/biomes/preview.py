"""What a building would bring on a space, before it is put there."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes import hints
from game.rules.biomes.catalogue import Building, Payment, Round
from game.rules.biomes.moves import Space
from game.rules.biomes.view import BiomesView
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Keycap, Rule, Text, characteristic_sign
from game.ui.panels.biomes.payment import chips
from game.ui.panels.biomes.words import characteristic, in_scoring, points, scoring
from game.ui.widget import Widget


def build_preview(
    view: BiomesView, seat: int, tile: Building, space: Space, pay: Payment
) -> Widget:
    """The groups and points of the rounds still to come, the blocks it costs and leaves."""
    traits = {Round.A: tile.biome, Round.B: tile.material, Round.C: tile.type}
    coming = [r for r in Round if r not in view.scored_rounds]
    worth = {r: hints.group_after_build(view, seat, tile.id, space, r) for r in coming}
    rows = [_row(traits[r], len(worth[r][0]), worth[r][1], r) for r in coming[1:]]
    if tile.xp:
        rows.append(_line(Icon("star", 26, theme.STAR), _("At once, for building"), tile.xp))
    head = _head(traits[coming[0]], coming[0], *worth[coming[0]]) if coming else None
    left = sum(view.players[seat].supply) - sum(pay)
    kept = ngettext("you keep {count} block", "you keep {count} blocks", left).format(count=left)
    content = Column(head, Rule(), *rows, _pays(pay, kept), _keys(), gap=10)
    return Sized(Panel(content), width=408)


def _group(trait: str, count: int) -> str:
    text = ngettext(
        "{characteristic}: group of {count}", "{characteristic}: group of {count}", count
    )
    return text.format(characteristic=characteristic(trait), count=count)


def _head(trait: str, round_: Round, spaces: tuple[Space, ...], worth: int) -> Widget:
    words = Column(
        Text(f"{_group(trait, len(spaces))} – {points(worth)}", theme.HEADING, lines=3),
        Text(in_scoring(round_), theme.LABEL, theme.SECOND_INK, lines=2),
        gap=0,
    )
    words.grow = 1.0
    return Row(characteristic_sign(trait, 56), words, gap=16)


def _row(trait: str, count: int, worth: int, round_: Round) -> Widget:
    text = f"{_group(trait, count)} · {scoring(round_)}"
    return _line(characteristic_sign(trait, 28), text, worth)


def _line(sign: Widget, text: str, worth: int) -> Widget:
    words = Text(text, theme.BODY, lines=3)
    words.grow = 1.0
    return Row(sign, words, Text(points(worth), theme.NUMBER, lines=1), gap=12)


def _pays(pay: Payment, kept: str) -> Widget:
    words = Text(kept, theme.BODY, align=1.0, lines=3)
    words.grow = 1.0
    content = Row(Text(_("Pays"), theme.BODY_BOLD, lines=1), chips(pay), words, gap=12)
    return Panel(content, theme.Style(theme.INSET, None, 0, 10), (12, 8))


def _keys() -> Widget:
    drop = Text(_("Drop to build"), theme.LABEL, lines=2)
    drop.grow = 1.0
    back = Text(_("Put it back"), theme.BODY, theme.SECOND_INK, lines=2)
    return Row(Icon("build", 28), drop, Keycap("Esc", 24), back, gap=12)
