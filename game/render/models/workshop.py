"""Every model the tools bake, by the name under which the library keeps it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.render.models import (
    animals,
    beasts,
    bridges,
    decorations,
    dwellings,
    effects,
    figures,
    furniture,
    mobs,
    nature,
    pieces,
)
from game.render.models.carving import Carved
from game.render.models.toy import Toy

Sculptor = Callable[[Toy], None]

ON_TILE = (0.0, 0.055, pieces.TILE_TOP + 0.001)
"""Where a miniature stands in its tile's frame: set back, so that the strip in front is free."""
MOB_SCALE, BRIDGE_SCALE = 0.9, 0.9
SCENERY = "scenery"
"""Before ``:biome:place`` in the names of the small things beside buildings."""
BUILDINGS: dict[str, Sculptor] = {
    **dwellings.MODELS,
    **animals.MODELS,
    **bridges.MODELS,
    **decorations.MODELS,
}
MOBS: dict[str, Sculptor] = {**mobs.MODELS, **beasts.MODELS}


def _on_tile(sculptor: Sculptor, scale: float, toy: Toy) -> None:
    with toy.at(*ON_TILE, scale=scale):
        sculptor(toy)


def _scenery(biome: str, place: str, toy: Toy) -> None:
    nature.scenery(toy, biome, place)


def sculptors() -> dict[str, Sculptor]:
    """What carves each model, in the order in which they are baked."""
    found: dict[str, Sculptor] = {
        "block": pieces.block,
        "tile": pieces.tile,
        "token": pieces.token,
        "space": pieces.space,
        "scorecard": pieces.scorecard,
        "overworld": furniture.overworld,
        "stud": furniture.stud,
        "turntable": furniture.turntable,
        "stage": furniture.stage,
        "table": furniture.table,
        "mat": furniture.mat,
        **effects.MODELS,
    }
    for player in range(4):
        found[f"figure{player}"] = partial(figures.figure, player=player)
        found[f"board{player}"] = partial(furniture.board, player=player)
        found[f"tray{player}"] = partial(pieces.tray, player=player)
    for name, sculptor in BUILDINGS.items():
        scale = BRIDGE_SCALE if name.startswith("bridge") else 1.0
        found[name] = partial(_on_tile, sculptor, scale)
    for name, sculptor in MOBS.items():
        found[name] = partial(_on_tile, sculptor, MOB_SCALE)
    for biome in nature.BIOMES:
        for place in nature.PLACES:
            scene = partial(_scenery, biome, place)
            found[f"{SCENERY}:{biome}:{place}"] = partial(_on_tile, scene, 1.0)
    return found


def carve(sculptor: Sculptor) -> Carved:
    """The finished model."""
    toy = Toy()
    sculptor(toy)
    return toy.finish()
