"""The palette of biomes: the pieces of the box, on pages, with what is left of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.content.challenge import Data
from game.language import _
from game.rules.biomes.catalogue import (
    BIOMES,
    MATERIALS,
    Biome,
    BoardLayout,
    Building,
    Catalogue,
    Mob,
    Weapon,
)
from game.titles.biomes.ui.bench.edits import (
    BLOCK,
    BOARD,
    FIGURE,
    HAND,
    SUPPLY,
    TILE,
    TOKEN,
    alike,
    blocks_left,
    free_tokens,
    own,
    sort_of,
    starting,
    weapon_of,
)
from game.titles.biomes.ui.bench.laid import Laid
from game.titles.biomes.ui.panels.words import characteristic, material, weapon_icon
from game.ui import theme
from game.ui.bench import Ask, Counter, Group, Tool
from game.ui.layout import Row
from game.ui.marks import Disc, Icon, Text, biome_sign, material_chip, type_sign
from game.ui.widget import Widget


def groups(content: Catalogue, position: Data) -> tuple[Group, ...]:
    """The pages: blocks, buildings by biome, mobs, weapons, the figure."""
    laid = Laid.of(position)
    return (
        _blocks(content, laid),
        *(_buildings(content, laid, biome) for biome in BIOMES),
        _mobs(content, laid),
        _weapons(content, laid),
        _rest(content, laid),
    )


def _blocks(content: Catalogue, laid: Laid) -> Group:
    names = [str(each) for each in MATERIALS]
    tools = tuple(
        Tool(
            f"{BLOCK}.{name}",
            material(name),
            partial(material_chip, name, 30),
            blocks_left(content, laid, name),
        )
        for name in names
    )
    owned = tuple(
        Counter(
            f"{SUPPLY}.{name}",
            material(name),
            partial(material_chip, name, 24),
            laid.supply.get(name, 0),
        )
        for name in names
    )
    sign = partial(Icon, "block", 26)
    return Group("blocks", _("Blocks"), sign, tools, _("Your blocks"), owned)


def _buildings(content: Catalogue, laid: Laid, biome: Biome) -> Group:
    lying, name = laid.tiles(), str(biome)
    tools = tuple(
        Tool(
            f"{TILE}.{each.id}",
            _(each.name),
            partial(_building_sign, each),
            line=_("on the table") if each.id in lying else "",
        )
        for each in content.tiles
        if isinstance(each, Building) and each.biome is biome
    )
    return Group(name, characteristic(name), partial(biome_sign, name, 26), tools)


def _building_sign(tile: Building) -> Widget:
    return Row(
        biome_sign(tile.biome, 24),
        material_chip(tile.material, 24),
        type_sign(tile.type, 24),
        gap=3,
    )


def _mobs(content: Catalogue, laid: Laid) -> Group:
    lying = laid.tiles()
    tools = tuple(
        Tool(
            f"{TILE}.{each.id}",
            _(each.name),
            partial(_mob_sign, each),
            line=_("on the table") if each.id in lying else "",
        )
        for each in sorted(_all_mobs(content), key=lambda mob: (mob.hearts, mob.xp))
    )
    return Group("mobs", _("Mobs"), partial(Icon, "mob", 26), tools)


def _all_mobs(content: Catalogue) -> Iterator[Mob]:
    return (each for each in content.tiles if isinstance(each, Mob))


def _mob_sign(mob: Mob) -> Widget:
    return Row(_hearts(mob.hearts), Icon("star", 18, theme.STAR), _small(str(mob.xp)), gap=3)


def _hearts(count: int) -> Widget:
    return Row(Icon("heart", 20, theme.HEART), _small(str(count)), gap=3)


def _small(text: str) -> Widget:
    return Text(text, theme.SMALL_BOLD, lines=1)


def _weapons(content: Catalogue, laid: Laid) -> Group:
    held = starting(content) if laid.pile is None else laid.pile
    hand = [weapon_of(content, token) for token in held]
    tools = tuple(
        Tool(
            f"{TOKEN}.{sort_of(each)}",
            _(each.name),
            partial(_weapon_sign, each),
            _free(content, laid, each),
        )
        for each in _sorts(content.weapons)
    )
    counters = tuple(
        Counter(
            f"{HAND}.{sort_of(each)}",
            _(each.name),
            partial(_weapon_sign, each),
            sum(alike(other, sort_of(each)) for other in hand),
        )
        for each in _sorts((*content.starting, *content.weapons))
    )
    sign = partial(Icon, "weapons", 26)
    # Translators: the weapons one has.
    return Group("weapons", _("Weapons"), sign, tools, _("In your hand"), counters)


def _sorts(weapons: tuple[Weapon, ...]) -> list[Weapon]:
    """One weapon of each sort."""
    return list({sort_of(each): each for each in reversed(weapons)}.values())[::-1]


def _free(content: Catalogue, laid: Laid, weapon: Weapon) -> int:
    return sum(not own(token) for token in free_tokens(content, laid, sort_of(weapon)))


def _weapon_sign(weapon: Weapon) -> Widget:
    disc = Disc(28, theme.PAPER, theme.INK, icon=weapon_icon(weapon), width=1.5)
    return Row(disc, _hearts(weapon.hearts), gap=4)


def _rest(content: Catalogue, laid: Laid) -> Group:
    figure = Tool(FIGURE, _("Your figure"), partial(Icon, "pawn", 26))
    boards = tuple((number, _board_name(board)) for number, board in enumerate(content.boards))
    value = laid.player.get("board", 0)
    number = value if isinstance(value, int) else _number(content.boards, value)
    ask = Ask(BOARD, _("Your board"), boards, number)
    sign = partial(Icon, "board", 26)
    return Group("board", _("Figure and board"), sign, (figure,), asks=(ask,))


def _board_name(board: BoardLayout) -> str:
    """A board by the biomes of its first row."""
    return " · ".join(characteristic(str(each)) for each in board[:3])


def _number(boards: tuple[BoardLayout, ...], rows: list[str]) -> int:
    """The number of a board that is told by its biomes."""
    words = [word for row in rows for word in row.split()]
    return next((n for n, each in enumerate(boards) if [str(b) for b in each] == words), 0)
