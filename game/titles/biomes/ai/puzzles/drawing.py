"""What makers of challenges draw: cubes, villages, tiles in the overworld, tokens on its rim."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.biomes.board import SIZE, SPACES
from game.rules.biomes.catalogue import MATERIALS, Building, Catalogue
from game.rules.biomes.cube import COLUMNS, SIDE
from game.rules.biomes.overworld import STACK_CELLS
from game.rules.biomes.position_dump import BARE_SPACE
from game.rules.chance import Dealer


def shuffled_blocks(pack: Catalogue, dealer: Dealer) -> list[int]:
    """The materials of all blocks of the pack, in any order."""
    blocks = [kind for kind, count in enumerate(pack.blocks) for _ in range(count)]
    dealer.shuffle(blocks)
    return blocks


def cube_of(kinds: Sequence[int], heights: Sequence[int]) -> list[list[str]]:
    """A cube of these heights as positions have it; its blocks column by column, upwards."""
    words = [[BARE_SPACE] * SIDE for _ in range(COLUMNS)]
    rest = iter(kinds)
    for column, height in enumerate(heights):
        for z in range(height):
            words[column][z] = str(MATERIALS[next(rest)])
    return [
        [" ".join(words[x * SIDE + y][z] for y in range(SIDE)) for x in range(SIDE)]
        for z in reversed(range(max(heights)))
    ]


def village(
    pack: Catalogue, dealer: Dealer, built: int, open_: int, builds: int
) -> tuple[dict[str, object], dict[str, int]]:
    """A position of walks and buildings, and the supply in it.

    ``built`` tiles lie in the village, ``open_`` others face up round it; the supply pays for
    ``builds`` of these.
    """
    buildings = [tile for tile in pack.tiles if isinstance(tile, Building)]
    dealer.shuffle(buildings)
    tiles, near = buildings[:built], buildings[built : built + open_]
    supply = supply_for(dealer, near, builds)
    player = {
        "board": dealer.below(len(pack.boards)),
        "at": inner_crossing(dealer),
        "supply": supply,
        "village": village_of(dealer, tiles),
    }
    position: dict[str, object] = {
        "only": ["explore", "build"],
        "players": [player],
        "stacks": stacks_of(dealer, [tile.id for tile in near]),
    }
    return position, supply


def village_of(dealer: Dealer, tiles: Sequence[Building]) -> list[str]:
    """Some buildings on some spaces of a board."""
    words = [tile.id for tile in tiles] + [BARE_SPACE] * (len(SPACES) - len(tiles))
    dealer.shuffle(words)
    return [" ".join(words[row : row + SIZE]) for row in range(0, len(words), SIZE)]


def stacks_of(dealer: Dealer, tiles: Sequence[str]) -> list[dict[str, object]]:
    """Some tiles face up, each alone on a cell of the overworld."""
    cells = list(STACK_CELLS)
    dealer.shuffle(cells)
    lying = sorted(zip(cells, tiles, strict=False))
    return [{"cell": list(cell), "up": tile} for cell, tile in lying]


def supply_for(dealer: Dealer, tiles: Sequence[Building], builds: int) -> dict[str, int]:
    """Blocks that pay so many of some tiles exactly, one of them an emerald."""
    paid = list(tiles)
    dealer.shuffle(paid)
    costs = [tile.cost for tile in paid[:builds]]
    counts = [sum(each) for each in zip(*costs, strict=True)]
    replaced = dealer.choice([kind for kind, count in enumerate(counts) if count])
    counts[replaced] -= 1
    return {str(kind): count for kind, count in zip(MATERIALS, (*counts, 1), strict=True) if count}


def inner_crossing(dealer: Dealer) -> list[int]:
    """One of the nine crossings between four stacks."""
    return [1 + dealer.below(3), 1 + dealer.below(3)]
