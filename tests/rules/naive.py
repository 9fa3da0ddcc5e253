"""The legal moves, read off a view rule by rule, without any of the engine's tables.

Slow and simple: what :func:`legal_moves` says follows from what a seat sees, so that the engine is
checked against the wording of the rules and against knowing more than it may.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.rules.biomes.catalogue import Building, Mob, Payment
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Block,
    Build,
    Cell,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Tnt,
    Trade,
)
from game.rules.biomes.view import ActionKind, BiomesView, PlayerView, Stage

CARDS = {
    "A": ("forest", "desert", "mountains", "tundra"),
    "B": ("wood", "sand", "stone", "obsidian"),
    "C": ("decoration", "dwelling", "animal_house", "bridge"),
}


def takeable(view: BiomesView) -> Iterator[Block]:
    """B3.2."""

    def there(x: int, y: int, z: int) -> bool:
        inside = 0 <= x < 4 and 0 <= y < 4 and 0 <= z < 4
        return inside and view.is_block_there(x, y, z)

    for x, y, z in product(range(4), repeat=3):
        sides = [there(x - 1, y, z), there(x + 1, y, z), there(x, y - 1, z), there(x, y + 1, z)]
        if there(x, y, z) and not there(x, y, z + 1) and sides.count(False) >= 2:
            yield (x, y, z)


def corners(player: PlayerView) -> list[Cell]:
    """The cells at whose corner the character stands (B5.1, B6.1, B6.9)."""
    row, col = player.crossing
    return [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)]


def ways_to_pay(tile: Building, supply: Payment) -> Iterator[Payment]:
    """B5.2."""
    for wood, sand, stone, obsidian in product(*(range(count + 1) for count in tile.cost)):
        emeralds = sum(tile.cost) - wood - sand - stone - obsidian
        pay = (wood, sand, stone, obsidian, emeralds)
        if all(given <= own for given, own in zip(pay, supply, strict=True)):
            yield pay


def with_stacks(view: BiomesView, player: PlayerView) -> Iterator[BiomesMove]:
    """Builds and fights at the character's corners."""
    tiles = {tile.id: tile for tile in view.catalogue.tiles}
    for cell in corners(player):
        if not (1 <= cell[0] <= 4 and 1 <= cell[1] <= 4):
            continue
        tile = tiles.get(view.stack(cell).face_up or "")
        if isinstance(tile, Mob):
            yield Fight(cell)
        if isinstance(tile, Building):
            for pay in ways_to_pay(tile, player.supply):
                yield from (Build(cell, (row, col), pay) for row in range(3) for col in range(3))


def actions(view: BiomesView, player: PlayerView) -> Iterator[BiomesMove]:
    """Every action, of whatever kind."""
    yield from (Collect(block) for block in takeable(view))
    row, col = player.crossing
    for to in product(range(5), repeat=2):
        if abs(to[0] - row) + abs(to[1] - col) <= 2:
            yield Explore((to[0], to[1]))
    yield from with_stacks(view, player)
    for cell, place in view.rim:
        if place.present and cell in corners(player):
            yield Arm(cell)


def legal_moves(view: BiomesView) -> set[BiomesMove]:
    """What the actor may do, from its own view."""
    if view.actor is None:
        return set()
    player = view.players[view.actor]
    if view.stage is Stage.SECOND_BLOCK:
        return {Collect(block) for block in takeable(view)}
    if view.stage is Stage.PICKAXE:
        return {Pickaxe(None), *(Pickaxe(block) for block in takeable(view))}
    if view.stage is Stage.TNT and view.fight:
        return {Tnt(view.fight.tnt[0], True), Tnt(view.fight.tnt[0], False)}
    if view.stage is Stage.SCORE and view.scoring:
        return {Score(view.scoring, name) for name in CARDS[view.scoring]}
    if view.stage is Stage.EXTRA:
        tiles = {tile.id: tile for tile in view.catalogue.tiles}
        mobs = [tiles[name] for name in player.mobs]
        extra = [tile.id for tile in mobs if isinstance(tile, Mob) and tile.extra_action]
        return {EndTurn(), *(Trade(name) for name in extra)}
    done = view.barred + (() if view.extra else view.done)
    return {move for move in actions(view, player) if ActionKind(move.type) not in done}
