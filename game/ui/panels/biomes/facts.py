"""What is printed on a tile or a scoring card, with names to the signs."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Catalogue, Mob, Round, Tile
from game.ui import theme
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text, characteristic_sign
from game.ui.panels.biomes.fight import reward
from game.ui.panels.biomes.payment import chips
from game.ui.panels.biomes.words import characteristic, points
from game.ui.widget import Widget


def tile_facts(tile: Tile, *, priced: bool = True) -> Widget:
    """What a tile is worth; ``priced``: also what it takes to get it (B5.2, B6.2)."""
    return _mob(tile, priced) if isinstance(tile, Mob) else _building(tile, priced)


def _building(tile: Building, priced: bool) -> Widget:
    traits = [_named(trait) for trait in (tile.biome, tile.material, tile.type)]
    costs = Row(_small(_("Costs:")), chips((*tile.cost, 0), 22), gap=8)
    bonus = Row(
        Icon("star", 22, theme.STAR),
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


def card_facts(catalogue: Catalogue, round_: Round) -> Widget:
    """The points of a scoring card: for each space of the largest group (B7.3)."""
    rows = [
        Row(_named(name, grow=True), Text(points(worth), theme.NUMBER, lines=1), gap=24)
        for name, worth in zip(CHARACTERISTICS[round_], catalogue.scoring[round_], strict=True)
    ]
    told = Text(_("For each space of the largest group"), theme.BODY, theme.SECOND_INK, lines=2)
    return Column(told, *rows, gap=4)


def _named(name: str, *, grow: bool = False) -> Widget:
    row = Row(characteristic_sign(name, 22), _small(characteristic(name)), gap=8)
    row.grow = 1.0 if grow else 0.0
    return row


def _small(text: str) -> Widget:
    return Text(text, theme.BODY, lines=1)
