"""The pieces of brewery: sound, light, baked as carved, and legible in their coarse forms."""

from __future__ import annotations

import pytest
from PIL import Image

from game.render.mesh import VERTEX
from game.render.models.bakery import COARSE, unbake
from game.render.models.paint import rgb
from game.render.models.toybox import Toybox
from game.render.models.workshop import carve
from game.resources import assets
from game.rules.brewery.catalogue import BUILDING_OF, FIELDS
from game.scene.dice import DIE, FACES
from game.titles.brewery.looks.drawing import PAINTS
from game.titles.brewery.looks.models import COARSE as BY_HAND
from game.titles.brewery.looks.models import DICE, SCULPTORS, TOYBOX
from game.titles.brewery.looks.strips import COLUMNS, GROUND, SIZE, STRIPS, page
from game.titles.brewery.scene.places import QUICK, STRIP
from game.titles.brewery.scene.seats import BUILDINGS
from tests.models.meshes import shape_of

MOST_VERTICES, MOST_COARSE = 6500, 1500
RICH = (
    *("brewery/hops", "brewery/kettle", "brewery/green", "brewery/board", "brewery/warehouse"),
    *("brewery/meadow", "brewery/crates"),
)
"""The last two stand for green and warehouse in an orchard."""
CHECKED = [name for number, name in enumerate(SCULPTORS) if number % 4 == 0]


@pytest.mark.parametrize("name", CHECKED)
def test_a_piece_is_sound_and_light(name: str) -> None:
    mesh = Toybox(SCULPTORS)[name]
    assert 0 < mesh.vertex_count <= MOST_VERTICES
    assert shape_of(mesh).faces_away() == 0


def test_all_pieces_lie_baked_and_their_coarse_forms_are_light() -> None:
    baked = dict(unbake((assets() / TOYBOX.baked).read_bytes()))
    assert set(baked) == {*SCULPTORS, *(COARSE + name for name in SCULPTORS)}
    light = {name: model.vertex_count for name, model in baked.items() if name.startswith(COARSE)}
    rich = {
        n: count for n, count in light.items() if not n.startswith(tuple(COARSE + r for r in RICH))
    }
    assert max(rich.values()) <= MOST_COARSE
    for name in ("brewery/coin", "brewery/die:light"):
        assert baked[name] == carve(SCULPTORS[name])


@pytest.mark.parametrize("kind", DICE)
def test_a_coarse_die_has_every_pip(kind: str) -> None:
    rows = list(VERTEX.iter_unpack(BY_HAND[f"brewery/die:{kind}"]().vertices))
    ink = rgb(DICE[kind].ink)
    for value, out in FACES.items():
        inked = [row for row in rows if row[3:6] == out and row[6:9] == ink]
        assert len(inked) >= 4 * value
        assert all(max(map(abs, row[:3])) < DIE * 0.52 for row in inked)


def test_every_field_has_its_strip() -> None:
    printed = [(name, row) for name in BUILDINGS for row in range(len(STRIPS[name]))]
    assert len(printed) == len(FIELDS)
    assert [BUILDINGS.index(name) for name, _ in printed] == list(BUILDING_OF)


def test_the_field_of_exchange_shows_every_kind_of_die_that_may_come() -> None:
    second = _strip_of("school", 1)
    colours = {second.getpixel((x, second.height // 2)) for x in range(second.width)}
    colours |= {second.getpixel((x, second.height * 2 // 5)) for x in range(second.width)}
    assert {rgb(paint) for paint in PAINTS.values()} <= colours


@pytest.mark.parametrize(("name", "row"), [("malt", 2), ("hops", 1), ("seeds", 1), ("seeds", 2)])
def test_what_a_field_gives_keeps_off_what_speeds_it_up(name: str, row: int) -> None:
    strip, ground = _strip_of(name, row), rgb(GROUND)
    edge = round(strip.width * (0.5 + QUICK / STRIP[0]) - 110 / SIZE[0] * strip.width)
    rows = range(strip.height // 4, strip.height * 3 // 4)
    free = [all(near(strip, (edge - x, y), ground) for y in rows) for x in range(1, 8)]
    assert all(free)


def near(picture: Image.Image, at: tuple[int, int], ground: tuple[int, int, int]) -> bool:
    """Whether a pixel is of the ground."""
    pixel = picture.getpixel(at)
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 24 for a, b in zip(pixel, ground, strict=True))


def _strip_of(name: str, row: int) -> Image.Image:
    """A field's print."""
    wide, long = 256, 1024
    strip = page(name, (wide * COLUMNS, long)).crop((row * wide, 0, (row + 1) * wide, long))
    return strip.transpose(Image.Transpose.ROTATE_270)
