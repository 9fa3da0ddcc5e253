"""A picture of which only the changed parts were drawn is the picture drawn whole."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from game.render.capture import capture
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.pose import Look
from tests.gl import current
from tests.image.compare import worst_tile
from tests.render.conftest import SIZE
from tests.render.toys import Mark, ToyCamera, ToyScene, faces, library, small_scene
from tests.sizes import WHOLE

SMALL = (512, 288)


def full_table() -> ToyScene:
    scene = small_scene()
    for number in range(6):
        scene.put(("block", "row", number), Look("block", "sand"), (number - 3.0, 2.0, 0.31))
    scene.put(("block", "turning"), Look("block", "wood"), (-3.2, -1.0, 0.31), frame="turntable")
    return scene


def hop(scene: ToyScene) -> None:
    scene.put(("block", 0), Look("block", "wood"), (-1.7, -0.6, 0.9))


def fly_far(scene: ToyScene) -> None:
    scene.put(("block", 2), Look("block", "emerald"), (2.4, -2.0, 1.5))


def vanish(scene: ToyScene) -> None:
    scene.remove(("block", "row", 3))


def turn(scene: ToyScene) -> None:
    scene.turntable.degrees = 20.0


def leave_the_turntable(scene: ToyScene) -> None:
    scene.put(("block", "turning"), Look("block", "wood"), (-3.0, -1.0, 1.3))


def mark(scene: ToyScene) -> None:
    for name, kind in (
        (("block", 1), Mark.REFUSED),
        (("tile", 0), Mark.TARGET),
        (("block", "row", 0), Mark.GHOST),
        (("block", "turning"), Mark.TAKEABLE),
    ):
        piece = scene.pieces[name]
        scene.put(name, piece.look, piece.pose.place, kind, piece.frame)


def drawn_whole(quality: Quality, scene: ToyScene) -> Image.Image:
    table = TableRenderer(SMALL, quality, library())
    table.load_faces(faces())
    table.draw(ToyCamera(), scene)
    picture = capture(SMALL)
    table.delete()
    return picture


@pytest.mark.parametrize("quality", [Quality.LOW, Quality.MEDIUM])
def test_a_part_drawn_anew_looks_as_if_all_had_been(quality: Quality) -> None:
    current()
    scene = full_table()
    table = TableRenderer(SMALL, quality, library())
    table.load_faces(faces())
    table.draw(ToyCamera(), scene)
    before = capture(SMALL)
    changes = (hop, fly_far, vanish, turn, mark, leave_the_turntable)
    for change in changes if WHOLE or quality is Quality.LOW else changes[1::2]:
        change(scene)
        table.draw(ToyCamera(), scene)
        seen = capture(SMALL)
        assert worst_tile(seen, before) > 2, change.__name__
        assert worst_tile(seen, drawn_whole(quality, scene)) < 0.1, change.__name__
        before = seen
    table.delete()


def test_shadows_that_nobody_read_in_a_hurry_are_right_at_rest() -> None:
    current()
    scene, table = full_table(), TableRenderer(SMALL, Quality.LOW, library())
    table.load_faces(faces())
    table.draw(ToyCamera(), scene)
    for number, change in enumerate((hop, fly_far, vanish)):
        change(scene)
        table.draw(ToyCamera(9.0 + number), scene, hurried=True)
    table.draw(ToyCamera(), scene)
    assert worst_tile(capture(SMALL), drawn_whole(Quality.LOW, scene)) < 0.1
    table.delete()


def test_an_unchanged_table_is_not_drawn_again() -> None:
    current()
    scene, table = full_table(), TableRenderer(SIZE, Quality.LOW, library())
    table.draw(ToyCamera(), scene)
    first = capture(SIZE)
    table.draw(ToyCamera(), scene)
    assert table.draw_calls == 0
    assert worst_tile(capture(SIZE), first) == 0
    table.draw(ToyCamera(9.0), scene)
    assert table.draw_calls > 0
    table.delete()


def test_behind_a_stage_the_blurred_table_is_kept() -> None:
    current()
    scene, table = full_table(), TableRenderer(SIZE, Quality.LOW, library())
    scene.put(("token",), Look("block", "wood"), (0.0, -1.5, 1.0), frame="stage")
    table.draw(ToyCamera(), scene, dim=0.5)
    first, calls = capture(SIZE), table.draw_calls
    scene.put(("token",), Look("block", "wood"), (0.1, -1.5, 1.0), frame="stage")
    table.draw(ToyCamera(), scene, dim=0.5)
    assert table.draw_calls < calls
    scene.put(("token",), Look("block", "wood"), (0.0, -1.5, 1.0), frame="stage")
    table.draw(ToyCamera(), scene, dim=0.5)
    assert worst_tile(capture(SIZE), first) == 0
    hop(scene)
    table.draw(ToyCamera(), scene, dim=0.5)
    assert worst_tile(capture(SIZE), first) > 0.5
    scene.remove(("token",))
    table.draw(ToyCamera(), scene)
    bare = capture(SIZE)
    table.delete()
    other = TableRenderer(SIZE, Quality.LOW, library())
    other.draw(ToyCamera(), scene)
    assert worst_tile(bare, capture(SIZE)) == 0
    other.delete()


def test_a_hurried_picture_is_coarse_where_much_changes_and_the_next_one_is_not() -> None:
    current()
    scene, table = full_table(), TableRenderer(SIZE, Quality.LOW, library())
    table.draw(ToyCamera(), scene)
    fine = capture(SIZE)
    table.draw(ToyCamera(), scene, hurried=True)
    assert worst_tile(capture(SIZE), fine) == 0
    table.draw(ToyCamera(9.0), scene)
    table.draw(ToyCamera(), scene, hurried=True)
    assert 1 < worst_tile(capture(SIZE), fine) < 90
    scene.put(("block", "row", 0), Look("block", "sand"), (-3.0, 2.0, 0.5))
    table.draw(ToyCamera(), scene, hurried=True)
    calls = table.draw_calls
    table.draw(ToyCamera(9.0), scene, hurried=True)
    table.draw(ToyCamera(), scene, hurried=True)
    assert table.draw_calls < calls  # only the block's surroundings had needed their light
    scene.put(("block", "row", 0), Look("block", "sand"), (-3.0, 2.0, 0.31))
    table.draw(ToyCamera(), scene)
    assert worst_tile(capture(SIZE), fine) == 0
    table.delete()


def test_a_picture_drawn_on_the_way_is_the_one_that_is_kept_once_the_eye_rests() -> None:
    current()
    scene, table = full_table(), TableRenderer(SIZE, Quality.LOW, library())
    table.load_faces(faces())
    table.draw(ToyCamera(9.0), scene)
    table.draw(ToyCamera(), scene, hurried=True)
    passing, passed = capture(SIZE), table.draw_calls
    table.draw(ToyCamera(), scene, hurried=True)
    assert table.draw_calls == passed, "of what went straight into the window nothing was kept"
    assert worst_tile(capture(SIZE), passing) < 0.1
    table.draw(ToyCamera(), scene, hurried=True)
    assert table.draw_calls == 0, "this one was kept"
    assert worst_tile(capture(SIZE), passing) < 0.1
    table.delete()


def ripple(picture: Image.Image) -> float:
    """How hard the edges in a picture are: softer ones change in smaller steps."""
    grey = picture.convert("L")
    return ImageStat.Stat(ImageChops.difference(grey, ImageChops.offset(grey, 1, 0))).rms[0]


def test_cards_keep_their_resolution_in_a_hurry_and_shadows_go() -> None:
    current()
    scene, table = full_table(), TableRenderer(SIZE, Quality.LOW, library())
    stripes = Image.new("RGBA", (256, 256), "white")
    for left in range(0, 256, 32):
        stripes.paste("black", (left, 0, left + 16, 256))
    table.load_faces({**faces(), "tile:desert": stripes})
    table.draw(ToyCamera(3.0), scene)
    fine = capture(SIZE)
    table.draw(ToyCamera(9.0), scene)
    table.draw(ToyCamera(3.0), scene, hurried=True)
    quick = capture(SIZE)
    assert worst_tile(quick, fine) > 1, "it was drawn in a hurry"
    half = fine.resize((SIZE[0] // 2, SIZE[1] // 2)).resize(SIZE, Image.Resampling.BILINEAR)
    assert ripple(half) < 0.8 * ripple(fine)
    assert ripple(quick) > 0.9 * ripple(fine)
    table.delete()
