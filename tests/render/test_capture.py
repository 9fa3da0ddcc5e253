"""Small pictures of what was drawn: fetched at once, or some frames later."""

from __future__ import annotations

from PIL import Image, ImageChops

from game.bench.memory import counting_objects
from game.render.capture import SHARES, LateCapture, capture, capture_small, fitting
from game.render.quality import Quality
from game.render.table import TableRenderer
from tests.gl import current
from tests.render.conftest import SIZE
from tests.render.toys import ToyCamera, faces, library, small_scene

WITHIN = (96, 60)


def alike(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


def test_a_picture_fetched_later_shows_what_the_window_would_have_shown() -> None:
    current()
    table, scene = TableRenderer(SIZE, Quality.LOW, library()), small_scene()
    table.load_faces(faces())
    table.draw(ToyCamera(9.0), scene)
    before, at_once = capture(SIZE), capture_small(SIZE, WITHIN)
    table.draw(ToyCamera(), scene)
    late = LateCapture(fitting(SIZE, WITHIN))
    other = capture(SIZE)
    table.draw(ToyCamera(9.0), scene, onto=late.target)
    late.ask()
    assert alike(capture(SIZE), other), "it is drawn beside the window"
    table.draw(ToyCamera(), scene)
    made = [late.fetch() for _ in range(SHARES)]
    assert made[:-1] == [None] * (SHARES - 1), "it comes in parts"
    assert made[-1] is not None
    assert alike(made[-1](), at_once)
    late.ask()
    assert late.fetch() is None, "asked for anew it comes from its beginning"
    assert not alike(before, other)
    table.delete()
    late.delete()


def test_it_gives_everything_back() -> None:
    current()
    with counting_objects() as count:
        late = LateCapture(WITHIN)
        assert count["buffers"] == count["textures"] == count["framebuffers"] == 1
        late.delete()
    assert set(count.values()) == {0}


def test_the_largest_size_that_fits_keeps_its_proportions() -> None:
    assert fitting((1280, 720), (800, 450)) == (800, 450)
    assert fitting((1000, 1000), (800, 450)) == (450, 450)
    assert fitting((300, 200), (800, 450)) == (300, 200)
