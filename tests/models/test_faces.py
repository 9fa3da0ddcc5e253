"""The printed pictures: all there, all different, legible, quickly made."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from game.render.faces import inks
from game.render.models.paint import rgb
from game.rules.biomes.catalogue import (
    BIOMES,
    MATERIALS,
    Building,
    Catalogue,
    Mob,
    Round,
    Tile,
    Weapon,
)
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.looks.faces import SIDE, faces
from tests.patience import no_longer_than


@cache
def pack() -> Catalogue:
    return load_biomes()


@cache
def printed() -> dict[str, Image.Image]:
    return faces(pack())


def brightness(colour: str) -> float:
    """Relative luminance of the contrast formula."""
    parts = [part / 255 for part in rgb(colour)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_every_face_that_a_look_can_name_is_there() -> None:
    keys = {"back", "token:back"}
    keys |= {f"tile:{tile.id}" for tile in pack().tiles}
    keys |= {f"token:{w.kind}:{w.hearts}" for w in (*pack().starting, *pack().weapons)}
    keys |= {f"space:{biome}" for biome in BIOMES} | {f"score:{round_}" for round_ in Round}
    keys |= {f"stamp:{material}" for material in MATERIALS}
    assert set(printed()) == keys
    assert all(picture.size == (SIDE, SIDE) for picture in printed().values())


def test_faces_that_mean_different_things_differ() -> None:
    def printing(tile: Tile) -> tuple[object, ...]:
        if isinstance(tile, Building):
            return (tile.biome, tile.type, tile.cost, tile.xp)
        return (tile.hearts, tile.xp, tile.trophy, tile.bonus)

    meanings = {printing(tile) for tile in pack().tiles}
    pictures = {printed()[f"tile:{tile.id}"].tobytes() for tile in pack().tiles}
    assert len(pictures) == len(meanings)
    others = [picture.tobytes() for key, picture in printed().items() if not key.startswith("tile")]
    assert len(set(others)) == len(others)


def test_a_stamp_is_ink_on_nothing() -> None:
    for material in MATERIALS:
        alpha = printed()[f"stamp:{material}"].getchannel("A")
        assert alpha.getpixel((4, 4)) == 0
        assert ImageStat.Stat(alpha).mean[0] > 10


@pytest.mark.parametrize("name", [*inks.BIOMES, *inks.MATERIALS, "bridge"])
def test_a_sign_stands_out_from_its_ground(name: str) -> None:
    ground, ink = inks.pair(name)
    assert contrast(ground, ink) >= 3


def test_numbers_have_the_contrast_of_text() -> None:
    for ground in (inks.PARCHMENT, inks.STAR, inks.CARD, inks.TOKEN):
        assert contrast(ground, inks.INK) >= 4.5


def test_biomes_can_be_told_apart_at_the_size_of_the_overview() -> None:
    small = [printed()[f"space:{biome}"].resize((70, 50)) for biome in BIOMES]
    for i, one in enumerate(small):
        for other in small[i + 1 :]:
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean != [0, 0, 0]
            assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 30


def test_unusual_packs_are_printed_too() -> None:
    building = next(t for t in pack().tiles if isinstance(t, Building))
    mob = next(t for t in pack().tiles if isinstance(t, Mob) and t.trophy)
    odd = replace(
        pack(),
        tiles=(
            replace(building, cost=(3, 3, 3, 3), xp=50),
            replace(mob, hearts=50, xp=50, bonus=20),
        ),
        weapons=(Weapon("x", "X", pack().weapons[0].kind, 20),),
    )
    assert f"token:{pack().weapons[0].kind}:20" in faces(odd)


def test_the_whole_pack_is_printed_quickly() -> None:
    faces(pack())
    with no_longer_than(0.3):
        faces(pack())
