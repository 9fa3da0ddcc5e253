"""What means something is told apart by everybody: pieces as the renderer draws them, in the size
in which they show in the smallest window, through the eyes of :mod:`tests.image.colours`.

By its mark alone, for no two things may be told apart by colour alone; and by its colour too, for
who sees all colours.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from game.render.faces.symbols import mask
from game.render.models.pieces import PICTURE_SIDE
from game.rules.biomes.catalogue import BIOMES, MATERIALS, TYPES, Building
from game.scene.pose import Look, Piece, Pose, Vec3
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.looks.faces import BADGE, BADGE_INSET, BADGE_SIGN
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import tile_look
from game.ui import theme
from tests.image.colours import VISIONS, difference, lab
from tests.image.patches import Patch, above, cut, drawn, patch, scale_of

PITCH = 1.3
CHIP = 20
"""Pixels across a player's sign in the HUD of the smallest window."""
LEAST_MARK = 0.03
"""Part of a cut-out that its mark covers at least."""
LEAST_APART, FILLED_APART = 0.5, 0.25
"""Part of the pixels of two marks, laid over each other, that only one of them has: of drawn ones,
and of the players' filled shapes."""
LEAST_COLOUR = 10.0
"""CIEDE2000 of two things for somebody who sees all colours."""
RED_GREEN = {"red": (178, 95, 60), "green": (120, 120, 60)}
Group = dict[str, Patch]


def row(names: tuple[str, ...]) -> dict[str, Vec3]:
    """Places side by side."""
    return {name: ((n - (len(names) - 1) / 2) * PITCH, 0.0, 0.0) for n, name in enumerate(names)}


@cache
def materials() -> Group:
    """The cube's blocks from the table's preset."""
    side = at.BLOCK * at.CUBE_SCALE
    pixels = scale_of("table", (*at.CUBE_CENTRE[:2], 2.0))
    places = row(tuple(map(str, MATERIALS)))
    blocks = [
        Piece(Look("block", name), Pose((x, y, side / 2), scale=at.CUBE_SCALE))
        for name, (x, y, _) in places.items()
    ]
    camera = above(pixels)
    picture = drawn(blocks, camera)
    return {
        name: cut(picture, camera, (x, y, side), 0.8 * side, pixels)
        for name, (x, y, _) in places.items()
    }


@cache
def biomes() -> Group:
    """The printed spaces of the own board from the table's preset."""
    pixels = scale_of("table", at.FRONT_BOARD.place)
    places = row(tuple(map(str, BIOMES)))
    spaces = [Piece(Look("space", f"space:{name}"), Pose(p)) for name, p in places.items()]
    camera = above(pixels)
    picture = drawn(spaces, camera)
    return {name: cut(picture, camera, p, 0.8, pixels) for name, p in places.items()}


def badges(side: int, of: Callable[[Building], str], names: tuple[str, ...]) -> Group:
    """The signs in a back corner of tiles on the own board, from the board's preset.

    ``side`` is -1 for the left corner and 1 for the right one.
    """
    catalogue = load_biomes()
    pixels = scale_of("board", at.FRONT_BOARD.place)
    places = row(names)
    tiles = {of(tile): tile for tile in catalogue.tiles if isinstance(tile, Building)}
    pieces = [
        Piece(tile_look(catalogue, tiles[name].id, bare=True), Pose(place))
        for name, place in places.items()
    ]
    camera = above(pixels)
    picture = drawn(pieces, camera)
    off = (0.5 - BADGE_INSET) * PICTURE_SIDE
    across = BADGE * BADGE_SIGN * PICTURE_SIDE
    return {
        name: cut(picture, camera, (x + side * off, y + off, at.TILE_TOP), across, pixels)
        for name, (x, y, _) in places.items()
    }


@cache
def types() -> Group:
    """The types' signs on tiles."""
    return badges(1, lambda tile: str(tile.type), tuple(map(str, TYPES)))


@cache
def tile_biomes() -> Group:
    """The biomes' signs on tiles."""
    return badges(-1, lambda tile: str(tile.biome), tuple(map(str, BIOMES)))


@cache
def players() -> Group:
    """The players' signs in the HUD."""
    made = {}
    for name, shape in theme.PLAYER_SHAPE.items():
        chip = Image.new("RGB", (CHIP, CHIP), theme.PLAYER_FILL[name])
        inner = mask(shape, CHIP * 3 // 4)
        chip.paste(theme.WHITE, (CHIP // 8, CHIP // 8), inner)
        made[name] = patch(chip)
    return made


MARKED: dict[str, Callable[[], Group]] = {
    "materials": materials,
    "biomes": biomes,
    "types": types,
    "tile_biomes": tile_biomes,
    "players": players,
}


def alike_by_mark(group: Group, vision: str, least: float = LEAST_APART) -> list[str]:
    """Pairs that somebody of a vision can't tell apart by their marks, with figures."""
    found = []
    for (a, one), (b, other) in combinations(group.items(), 2):
        first, second = one.marks[vision], other.marks[vision]
        covers = min(sum(first) / len(first), sum(second) / len(second))
        either = sum(x or y for x, y in zip(first, second, strict=True))
        apart = sum(x != y for x, y in zip(first, second, strict=True)) / max(either, 1)
        if covers < LEAST_MARK or apart < least:
            found.append(f"{a} and {b}: marks cover {covers:.3f}, differ by {apart:.2f}")
    return found


def alike_by_colour(group: Group, vision: str, least: float) -> list[str]:
    """Pairs whose grounds differ by less, with the difference."""
    found = []
    for (a, one), (b, other) in combinations(group.items(), 2):
        apart = difference(lab(one.ground, vision), lab(other.ground, vision))
        if apart < least:
            found.append(f"{a} and {b}: {apart:.1f}")
    return found


@pytest.mark.parametrize("what", MARKED)
def test_marks_alone_tell_things_apart(what: str) -> None:
    least = FILLED_APART if what == "players" else LEAST_APART
    alike = {vision: alike_by_mark(MARKED[what](), vision, least) for vision in VISIONS}
    assert alike == {vision: [] for vision in VISIONS}


@pytest.mark.parametrize("what", ["materials", "biomes", "players"])
def test_colours_tell_things_apart_for_who_sees_them_all(what: str) -> None:
    assert alike_by_colour(MARKED[what](), "normal", LEAST_COLOUR) == []


def test_one_mark_on_two_things_is_found() -> None:
    wood, sand = materials()["wood"], materials()["sand"]
    stamped_alike = {"wood": wood, "sand": sand._replace(marks=wood.marks)}
    assert "differ by 0.00" in alike_by_mark(stamped_alike, "grey")[0]


def test_a_mark_in_the_ground_s_own_lightness_is_found_by_who_sees_no_colours() -> None:
    red, green = (178, 95, 60), (108, 123, 60)
    printed = Image.new("RGB", (20, 20), red)
    printed.paste(green, (5, 5, 12, 12))
    group = {"one": patch(printed), "other": patch(printed.transpose(Image.Transpose.ROTATE_180))}
    assert alike_by_mark(group, "normal") == []
    assert alike_by_mark(group, "grey") != []


def test_two_colours_that_are_one_for_some_are_found() -> None:
    group = {name: patch(Image.new("RGB", (8, 8), colour)) for name, colour in RED_GREEN.items()}
    assert alike_by_colour(group, "normal", LEAST_COLOUR) == []
    assert alike_by_colour(group, "deuteranopia", LEAST_COLOUR) != []
