"""What is printed on a tile or a scoring card, with names to the signs."""

from __future__ import annotations

from collections import Counter

from game.language import _, ngettext
from game.rules.biomes.catalogue import (
    CHARACTERISTICS,
    MATERIALS,
    Building,
    Mob,
    Round,
    Tile,
    Weapon,
    find_weapon,
)
from game.rules.biomes.hints import scored_spaces
from game.rules.biomes.view import BiomesView, PlayerView
from game.titles.biomes.ui.panels.fight import reward
from game.titles.biomes.ui.panels.payment import chips
from game.titles.biomes.ui.panels.pile import weapon_help
from game.titles.biomes.ui.panels.words import (
    card_counts,
    characteristic,
    material,
    points,
    weapon_icon,
)
from game.ui import theme
from game.ui.boxes import Fit, Padding
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text, characteristic_sign, material_chip
from game.ui.widget import Widget, grown


def tile_facts(tile: Tile, *, priced: bool = True) -> Widget:
    """What a tile is worth; ``priced``: also what it takes to get it (B5.2, B6.2)."""
    return _mob(tile, priced) if isinstance(tile, Mob) else _building(tile, priced)


def _building(tile: Building, priced: bool) -> Widget:
    traits = [_named(trait) for trait in (tile.biome, tile.material, tile.type)]
    # Translators: label before the blocks that a building costs.
    costs = Row(_small(_("Costs:")), chips((*tile.cost, 0), 22), gap=8)
    bonus = Row(
        Icon("star", 22, theme.STAR),
        # Translators: when the building is built.
        _small(_("{points} at once").format(points=points(tile.xp))),
        gap=6,
    )
    return Column(
        *traits, costs if priced else None, bonus if tile.xp else None, gap=4, align=Align.START
    )


def _mob(tile: Mob, priced: bool) -> Widget:
    needed = ngettext("{count} heart wins", "{count} hearts win", tile.hearts)
    hearts = Row(Icon("heart", 22, theme.HEART), _small(needed.format(count=tile.hearts)), gap=8)
    return Column(hearts if priced else None, reward(tile), gap=4)


def card_facts(view: BiomesView, round_: Round) -> Widget:
    """The points of a scoring card, and for which of the viewer's spaces it gives them.

    An onlooker is told how everybody's spaces count (B7.3, B7.6).
    """
    card = zip(CHARACTERISTICS[round_], view.catalogue.scoring[round_], strict=True)
    rows = [_worth(view, round_, name, worth) for name, worth in card]
    counts = [Text(each, theme.BODY, theme.SECOND_INK, lines=3) for each in _card_counts(view)]
    return Column(*counts, *rows, gap=4)


def _worth(view: BiomesView, round_: Round, name: str, worth: int) -> Widget:
    """What a kind of spaces brings; in two lines where a tip has little room."""
    # Translators: each space of this kind brings so much.
    each = Text(_("{points} each").format(points=points(worth)), theme.BODY, lines=1)
    now = _now(view, round_, name)
    wide = Row(_named(name, grow=True), each, now, gap=14)
    return Fit(wide, Column(_named(name), Padding(Row(each, now, gap=14), (30, 0, 0, 0)), gap=0))


def _now(view: BiomesView, round_: Round, name: str) -> Widget | None:
    """What a row would bring the viewer if it were scored now; nothing once that is over."""
    if view.seat < 0 or round_ in view.scored_rounds:
        return None
    # Translators: what it would bring if it were scored now.
    text = _("now {points}").format(points=points(scored_spaces(view, view.seat, round_, name)[1]))
    return Text(text, theme.BODY_BOLD, lines=1)


def _card_counts(view: BiomesView) -> list[str]:
    """For which spaces, once for each way of scoring that concerns the viewer."""
    if view.seat >= 0:
        return [card_counts(beginner=view.players[view.seat].beginner)]
    ways = {player.beginner for player in view.players}
    if len(ways) == 1:
        return [card_counts(beginner=ways.pop())]
    # Translators: {text}: "One of the four is chosen: each space of it pays …"; no stop.
    text = _("{text} (with beginner scoring)").format(text=card_counts(beginner=True))
    return [card_counts(beginner=False), text]


def _named(name: str, *, grow: bool = False) -> Widget:
    row = Row(characteristic_sign(name, 22), _small(characteristic(name)), gap=8)
    row.grow = 1.0 if grow else 0.0
    return row


def _small(text: str) -> Widget:
    return Text(text, theme.BODY, lines=1)


def weapon_facts(weapon: Weapon) -> Widget:
    """The hearts of a weapon and what it does in a fight (B6)."""
    count = ngettext("{count} heart", "{count} hearts", weapon.hearts).format(count=weapon.hearts)
    return Column(
        Row(_heart(weapon.hearts), Text(count, theme.BODY_BOLD, lines=1), gap=8),
        Text(weapon_help(weapon), theme.BODY, lines=2),
        gap=4,
    )


def _heart(count: int) -> Widget:
    if count:
        return Icon("heart", 22, theme.HEART)
    return Icon("heart_o", 22, theme.EMPTY_HEART)


def pile_facts(view: BiomesView, seat: int) -> Widget:
    """The tokens of a seat's pile that the viewer knows, and how many others there are (B10)."""
    player = view.players[seat]
    weapons = [find_weapon(view.catalogue, token) for token in player.pile]
    known = Counter((-each.hearts, each.name, weapon_icon(each)) for each in weapons)
    rows: list[Widget] = [
        Row(
            _number(f"{known[each]} ×"),
            Icon(each[2], 22),
            grown(_small(_(each[1]))),
            _number(str(-each[0])),
            _heart(-each[0]),
            gap=8,
        )
        for each in sorted(known)
    ]
    unknown = player.pile_size - len(player.pile)
    if unknown:
        text = ngettext("{count} unknown token", "{count} unknown tokens", unknown)
        rows.append(_small(text.format(count=unknown)))
    return Column(*rows, gap=4)


def tray_facts(player: PlayerView) -> Widget | None:
    """The blocks of a player by material, each with its name."""
    rows = [
        Row(material_chip(kind, 24), grown(_small(material(kind))), _number(str(count)), gap=8)
        for kind, count in zip(MATERIALS, player.supply, strict=True)
        if count
    ]
    return Column(*rows, gap=4) if rows else None


def _number(text: str) -> Widget:
    return Text(text, theme.NUMBER, lines=1)
