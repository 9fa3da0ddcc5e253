"""A pawn shows through whatever stands before it, by its shape and paint; other pieces do not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

from game.render.capture import capture
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.pose import Look
from tests.gl import current
from tests.render.conftest import SIZE
from tests.render.toys import ToyCamera, ToyScene, box, faces, library

PAINT, NUMBER = (40, 60, 210), (40, 200, 60)
PAWN, OTHER = "toy/pawn:0", "toy/statue:0"
MODELS = {
    **library(),
    PAWN: box((0.25, 0.25, 0.7), PAINT),
    OTHER: box((0.25, 0.25, 0.7), PAINT),
    "wall": box((1.6, 0.25, 1.4), (150, 140, 130)),
    "plate": box((0.3, 0.02, 0.3), NUMBER, bottom=0.5),
}


@pytest.fixture(params=[Quality.LOW, Quality.HIGH], ids=["low", "high"])
def table(request: pytest.FixtureRequest) -> Iterator[TableRenderer]:
    """A renderer of the toys, with a pawn and a wall beside them."""
    current()
    made = TableRenderer(SIZE, request.param, MODELS)
    made.load_faces(faces())
    yield made
    made.delete()


def drawn(table: TableRenderer, *, model: str = "", walled: bool) -> Image.Image:
    """A mat, something on it, and a wall before that."""
    scene = ToyScene()
    scene.put(("mat",), Look("mat"), (0.0, 0.0, 0.0))
    if model:
        scene.put(("thing",), Look(model), (0.0, 0.0, 0.0))
    if walled:
        scene.put(("wall",), Look("wall"), (0.0, -0.7, 0.0))
    table.draw(ToyCamera(elevation=30.0), scene)
    return capture(SIZE)


def painted(picture: Image.Image) -> int:
    """How many pixels are of about the pawn's paint."""
    data = picture.convert("RGB").tobytes()
    pixels = zip(data[::3], data[1::3], data[2::3], strict=True)
    return sum(b > 120 and b > 1.8 * r and b > 1.8 * g for r, g, b in pixels)


def pale(picture: Image.Image) -> int:
    """How many pixels are as pale as the stripes between."""
    data = picture.convert("RGB").tobytes()
    return sum(min(data[at : at + 3]) > 180 for at in range(0, len(data), 3))


def test_a_hidden_pawn_shows_by_its_edge_and_stripes(table: TableRenderer) -> None:
    free = painted(drawn(table, model=PAWN, walled=False))
    behind = drawn(table, model=PAWN, walled=True)
    assert painted(drawn(table, walled=True)) == pale(drawn(table, walled=True)) == 0
    assert painted(drawn(table, model=OTHER, walled=True)) == 0, "nothing else shows through"
    assert painted(behind) > 0.5 * free
    assert 0.1 * free < pale(behind) < free, "it is told from a pawn that stands before the wall"


def test_a_pawn_that_is_seen_looks_like_any_other_piece(table: TableRenderer) -> None:
    pawn = drawn(table, model=PAWN, walled=False)
    other = drawn(table, model=OTHER, walled=False)
    assert ImageChops.difference(pawn, other).getbbox() is None


def numbered(picture: Image.Image) -> int:
    """How many pixels are of about the paint of a number."""
    data = picture.convert("RGB").tobytes()
    pixels = zip(data[::3], data[1::3], data[2::3], strict=True)
    return sum(g > 90 and g > 1.8 * r and g > 1.8 * b for r, g, b in pixels)


def test_a_number_on_what_hides_a_pawn_is_read(table: TableRenderer) -> None:
    """A wall that bears one is its own piece with the plate on it, as a roof is."""
    counts = []
    for there in (False, True):
        scene = ToyScene()
        scene.put(("mat",), Look("mat"), (0.0, 0.0, 0.0))
        scene.put(("wall",), Look("wall"), (0.0, -0.7, 0.0))
        scene.put(("sign",), Look("", "", "plate"), (0.0, -0.85, 0.0))
        if there:
            scene.put(("thing",), Look(PAWN), (0.0, 0.0, 0.0))
        table.draw(ToyCamera(elevation=30.0), scene)
        picture = capture(SIZE)
        counts.append(numbered(picture))
        assert there == (painted(picture) > 0), "beside the number the pawn still shows"
    assert counts[1] > 0.95 * counts[0] > 0


def test_it_goes_when_the_pawn_goes(table: TableRenderer) -> None:
    scene = ToyScene()
    scene.put(("mat",), Look("mat"), (0.0, 0.0, 0.0))
    scene.put(("wall",), Look("wall"), (0.0, -0.7, 0.0))
    camera = ToyCamera(elevation=30.0)
    table.draw(camera, scene)
    bare = capture(SIZE)
    scene.put(("thing",), Look(PAWN), (0.0, 0.0, 0.0))
    table.draw(camera, scene)
    assert painted(capture(SIZE))
    scene.remove(("thing",))
    table.draw(camera, scene)
    assert ImageChops.difference(capture(SIZE), bare).getbbox() is None
