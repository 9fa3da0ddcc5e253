"""The content pack that a record's ``setup`` discloses, for when the pack itself has changed.

Names for people and miniatures are not part of a record: they come from a pack that knows the same
ids, where there is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.rules.biomes.catalogue import (
    BUILDING_MATERIALS,
    CHARACTERISTICS,
    MATERIALS,
    Biome,
    BoardLayout,
    Building,
    BuildingType,
    Catalogue,
    Cost,
    Material,
    Mob,
    Payment,
    Round,
    Tile,
    Weapon,
    WeaponKind,
)
from game.rules.codec import BadData, Choice, Number, Row, Text, inside, mapping, required

TILES, NEUTRAL_TOKENS, BLOCKS = 64, 16, 64
_POINTS = Number(0, 1000)
_FEW = Number(0, 64)
_TRAITS = tuple(name for names in CHARACTERISTICS.values() for name in names)


def read_disclosed_pack(
    pack: str, digest: str, setup: Mapping[str, object], known: Catalogue | None
) -> Catalogue:
    """The pack behind ``setup``; names and miniatures from ``known``. Raises BadData."""
    names = {tile.id: (tile.name, tile.model) for tile in known.tiles} if known else {}
    tiles = mapping(required(setup, "tiles", "setup"), "setup.tiles")
    if len(tiles) != TILES:
        raise BadData("setup.tiles", f"{TILES} tiles")
    weapons = _read_weapons(setup, known)
    starting = _read_starting(setup, weapons)
    neutral = tuple(weapon for weapon in weapons.values() if weapon.id[:1] + "." != "p.")
    rim = _read_rim(setup, weapons)
    return Catalogue(
        id=pack,
        name=known.name if known else pack,
        digest=digest,
        tiles=tuple(_read_tile(name, data, names) for name, data in tiles.items()),
        weapons=rim,
        starting=starting,
        scoring={letter: _read_scoring(setup, letter) for letter in Round},
        boards=_read_boards(setup),
        blocks=_read_blocks(setup),
    )
