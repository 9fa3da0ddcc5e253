"""How well a building fits to those beside it, told from a view by plain means."""

from __future__ import annotations

from game.rules.biomes.catalogue import Building, find_tile
from game.rules.biomes.moves import Build
from game.rules.biomes.view import BiomesView


def matching_neighbours(view: BiomesView, move: Build) -> int:
    """The characteristics that the building shares with one beside it."""
    row, col = move.space
    tile = find_tile(view.catalogue, view.stack(move.cell).face_up or "")
    assert isinstance(tile, Building)
    shared: set[str] = set()
    for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
        built = view.players[view.seat].spaces[3 * r + c] if 0 <= r < 3 and 0 <= c < 3 else ()
        if built:
            other = find_tile(view.catalogue, built[-1])
            assert isinstance(other, Building)
            traits = (tile.biome, tile.material, tile.type)
            shared |= {*traits} & {other.biome, other.material, other.type}
    return len(shared)
