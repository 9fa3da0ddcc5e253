"""What a player's card tells: points, dice by colour, gold, seeds, recipes, goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.formats import row_of
from game.language import _
from game.rules.brewery.catalogue import Catalogue
from game.rules.brewery.view import BreweryView, PlayerView
from game.titles.brewery.ui.panels.banner import SNOW, SUN
from game.titles.brewery.ui.panels.dice import COIN, LEAF, Chip, good_sign
from game.titles.brewery.ui.panels.names import (
    dice_kind,
    gold,
    good_within,
    points,
    recipes,
    seeds,
)
from game.titles.brewery.ui.view_facts import owned
from game.ui import theme
from game.ui.boxes import Fit, spacer
from game.ui.flow import Flow
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Icon, Text
from game.ui.panels.player_cards import CardParts, Lines
from game.ui.theme import Ink, Type
from game.ui.widget import Widget


class Known(NamedTuple):
    """What the card of a seat tells.

    ``dice``: by colour. ``holds``: the season token, summer up or not; None: it doesn't.
    """

    player: PlayerView
    catalogue: Catalogue
    dice: tuple[int, ...]
    holds: bool | None = None


def _seat(view: BreweryView, seat: int) -> Known:
    holds = view.summer if view.holder == seat else None
    return Known(view.players[seat], view.catalogue, owned(view, seat), holds)


def _token(summer: bool, size: float) -> Widget:
    """The season token of whoever holds it."""
    fill, ink = ("#F6CE6A", "#5A3608") if summer else ("#DCE8EE", "#22475A")
    icon, line = ("sun", SUN) if summer else ("tundra", SNOW)
    return Disc(size, fill, ink, icon=icon, line=line, share=0.7)


def _dice(counts: Sequence[int]) -> Widget:
    """A chip and a number for each kind of dice."""
    cells: list[Widget] = []
    for each in _chips(counts, 24, 5, theme.BODY_BOLD):
        cells += [each, spacer()]
    return Row(*cells[:-1], gap=0)


def _chips(counts: Sequence[int], size: float, gap: float, style: Type) -> list[Widget]:
    return [
        Row(Chip(colour, size), Text(str(count), style, lines=1), gap=gap)
        for colour, count in enumerate(counts)
    ]


def _belongings(player: PlayerView) -> Widget:
    """Gold, seeds, recipes; beside or below them ingredients and tokens as their symbols."""
    has = _holdings(player)
    plain = Row(has[0], spacer(), has[1], spacer(), has[2], gap=0)
    goods = [_goods(player, size) for size in (20, 17)]
    if not goods[0]:
        return plain
    rows = [Row(Row(*has, gap=9), spacer(6), Row(*each, gap=2), gap=0) for each in goods]
    return Fit(*rows, Column(plain, Flow(*goods[1], gap=4, line_gap=2), gap=4))


def _holdings(player: PlayerView, size: float = 22) -> tuple[Widget, ...]:
    """Gold, seeds and recipes."""
    return (
        _count("gold", player.gold, COIN, size),
        _count("seed", player.seeds, LEAF, size),
        _count("recipe", len(player.recipes), theme.INK, size),
    )


def _goods(player: PlayerView, size: float) -> list[Widget]:
    """The ingredients and tokens of a seat, each kind once with its number where there are more."""
    cells: list[Widget] = []
    for what, count in enumerate(player.goods):
        if count == 1:
            cells.append(good_sign(what, size))
        elif count:
            number = Text(str(count), theme.SMALL_BOLD, lines=1)
            cells.append(Row(good_sign(what, size), number, gap=2))
    return cells


def _count(icon: str, number: int, ink: Ink = theme.INK, size: float = 22) -> Widget:
    style = theme.BODY_BOLD if size > 20 else theme.SMALL_BOLD
    return Row(Icon(icon, size, ink), Text(str(number), style, lines=1), gap=4)


def _season(known: Known, size: float) -> Widget | None:
    return None if known.holds is None else _token(known.holds, size)


def _full(known: Known) -> Lines:
    return _dice(known.dice), _belongings(known.player)


def _close(known: Known) -> Lines:
    goods = _goods(known.player, 17)
    has = _holdings(known.player, 20)
    owns = Row(*has) if goods else Row(*has, gap=16)
    chips = _chips(known.dice, 20, 4, theme.BODY_BOLD)
    return Flow(*chips, gap=12), Flow(owns, *goods, gap=4, line_gap=2)


def _small(known: Known) -> Lines:
    player = known.player
    star = _count("star", player.points, theme.STAR, 16)
    coins, seed, done = _holdings(player, 16)
    counts = Row(star, spacer(), coins, spacer(), seed, spacer(), done, gap=0)
    chips = _chips(known.dice, 15, 2, theme.SMALL_BOLD)
    return counts, Flow(*chips, *_goods(player, 15), gap=4, line_gap=1)


def _tells(known: Known) -> list[str]:
    holds = [] if known.holds is None else [_("holds the season token")]
    return [*holds, *belongings(known.player, known.dice, known.catalogue)]


def belongings(player: PlayerView, dice: Sequence[int], catalogue: Catalogue) -> list[str]:
    """Points, dice, gold, seeds, recipes and goods, each in words."""
    has = row_of(
        [dice_kind(catalogue, colour).counted(count) for colour, count in enumerate(dice) if count]
    )
    goods = [_owned(catalogue, what, count) for what, count in enumerate(player.goods) if count]
    return [
        points(player.points),
        _("Dice: {list}").format(list=has) if has else _("no dice"),
        gold(player.gold),
        seeds(player.seeds),
        recipes(len(player.recipes)),
        *goods,
    ]


def _owned(catalogue: Catalogue, what: int, count: int) -> str:
    """A good, and how many there are of it where they are several."""
    thing = good_within(catalogue, what)
    # Translators: {thing} is "honey" or "the token “Raise”"
    return thing if count == 1 else _("{thing} ({count})").format(thing=thing, count=count)


CARDS = CardParts(
    knows=_seat,
    points=lambda known: known.player.points,
    full=_full,
    close=_close,
    small=_small,
    tells=_tells,
    # Translators: {name} is a player
    leads=lambda: _("Look at the board of {name}"),
    token=_season,
    gap=8.0,
)
"""What a player's card tells."""
