from __future__ import annotations

import statistics
import time
from functools import partial

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from game.render.capture import capture
from game.render.mesh import Mesh
from game.render.models import dice
from game.render.models.workshop import carve
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.pose import Look
from tests.gl import current
from tests.image.compare import assert_like_baseline
from tests.patience import is_quick
from tests.render.conftest import SIZE
from tests.render.toys import Mark, ToyCamera, ToyScene, faces, library, small_scene

ABOVE = ToyCamera(12.0, 89.0)
"""Places below are in pixels of a picture of 1280 × 720; the tests draw a quarter of that."""


def picture(table: TableRenderer, scene: ToyScene, camera: ToyCamera | None = None) -> Image.Image:
    table.draw(camera or ToyCamera(), scene)
    return capture(SIZE)


def part(image: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    return image.crop((box[0] // 2, box[1] // 2, box[2] // 2, box[3] // 2))


def brightness(image: Image.Image, box: tuple[int, int, int, int]) -> float:
    return ImageStat.Stat(part(image, box).convert("L")).mean[0]


def differ(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.parametrize("quality", list(Quality))
def test_the_small_scene_looks_as_it_did(quality: Quality) -> None:
    current()
    table = TableRenderer(SIZE, quality, library())
    table.load_faces(faces())
    scene = small_scene()
    scene.put(("block", 1), Look("block", "sand"), (-1.3, 0.0, 0.36), Mark.TAKEABLE)
    scene.put(("tile", 1), Look("tile", "tile:desert", "tower"), (0.0, -1.5, 0.2), Mark.GHOST)
    scene.put(("tile", 2), Look("tile", "tile:desert"), (1.5, -1.3, 0.0), Mark.TARGET)
    assert_like_baseline(picture(table, scene), f"render-{quality.value}")
    table.delete()


def test_the_top_of_a_block_is_brighter_than_its_front(renderer: TableRenderer) -> None:
    image = picture(renderer, small_scene())
    top, front = (290, 225, 390, 290), (290, 330, 390, 395)
    assert brightness(image, top) > brightness(image, front) * 1.1


def test_a_shadow_falls_away_from_the_light_and_goes_with_its_piece(
    renderer: TableRenderer,
) -> None:
    scene = small_scene()
    for name in [name for name in scene.pieces if name[0] != "mat"]:
        scene.remove(name)
    bare = picture(renderer, scene, ABOVE)
    scene.put(("block", 9), Look("block", "wood"), (0.0, 0.0, 0.6))
    shaded = picture(renderer, scene, ABOVE)
    right_behind, left_front = (690, 290, 710, 310), (560, 410, 580, 430)
    assert brightness(shaded, right_behind) < brightness(bare, right_behind) * 0.85
    assert brightness(shaded, left_front) > brightness(bare, left_front) * 0.95
    scene.remove(("block", 9))
    assert differ(picture(renderer, scene, ABOVE), bare) == 0


def test_a_model_that_comes_later_is_shown_when_its_piece_is_touched() -> None:
    current()
    models = library()
    tower = models.pop("tower")
    table, scene = TableRenderer(SIZE, Quality.LOW, models), small_scene()
    table.load_faces(faces())
    scene.put(("tile", 1), Look("tile", "tile:desert", "tower"), (0.0, -1.5, 0.2))
    bare = picture(table, scene)
    models["tower"] = tower
    scene.put(("tile", 1), Look("tile", "tile:desert", "tower"), (0.0, -1.5, 0.2))
    assert differ(picture(table, scene), bare) > 0.1
    table.delete()


@pytest.mark.parametrize("mark", [mark for mark in Mark if mark is not Mark.NONE])
def test_every_mark_shows_and_goes_again(renderer: TableRenderer, mark: Mark) -> None:
    scene = small_scene()
    before = picture(renderer, scene)
    look, place = scene.pieces["block", 1].look, scene.pieces["block", 1].pose.place
    scene.put(("block", 1), look, place, mark)
    assert differ(picture(renderer, scene), before) > 0.1
    scene.put(("block", 1), look, place)
    assert differ(picture(renderer, scene), before) == 0


@pytest.mark.parametrize("mark", [Mark.TARGET, Mark.REFUSED, Mark.TAKEABLE])
def test_a_marked_tile_wears_an_outline(renderer: TableRenderer, mark: Mark) -> None:
    scene = small_scene()
    beside = (1038, 400, 1046, 430)
    before = part(picture(renderer, scene), beside)
    scene.put(("tile", 0), Look("tile", "tile:desert", "tower"), (1.2, 0.0, 0.0), mark)
    means = ImageStat.Stat(part(picture(renderer, scene), beside)).mean
    assert means[0] > ImageStat.Stat(before).mean[0] + 30
    assert means[0] == max(means)


def test_another_scene_replaces_all_pieces(renderer: TableRenderer) -> None:
    first, second = small_scene(), ToyScene()
    before = picture(renderer, first)
    second.put(("mat",), Look("mat"), (0.0, 0.0, 0.0))
    assert differ(picture(renderer, second), before) > 1
    assert differ(picture(renderer, first), before) == 0


def test_changing_the_quality_keeps_the_pieces(renderer: TableRenderer) -> None:
    scene = small_scene()
    before = picture(renderer, scene)
    renderer.set_quality(Quality.LOW)
    low = picture(renderer, scene)
    assert 0 < differ(low, before) < 15
    renderer.set_quality(Quality.MEDIUM)
    assert differ(picture(renderer, scene), before) == 0


def test_a_lit_edge_is_orange_and_a_refused_one_vermilion(renderer: TableRenderer) -> None:
    scene = small_scene()
    edge = (300, 306, 370, 312)
    colours = {}
    for mark in (Mark.TAKEABLE, Mark.REFUSED):
        scene.put(("block", 1), Look("block", "obsidian"), (-1.3, 0.0, 0.31), mark)
        colours[mark] = ImageStat.Stat(part(picture(renderer, scene), edge)).mean
    assert colours[Mark.TAKEABLE][1] > colours[Mark.REFUSED][1] + 40
    assert colours[Mark.REFUSED][0] > 180


def test_a_die_that_is_chosen_keeps_the_colour_of_its_sides() -> None:
    current()
    die = Mesh(*carve(partial(dice.die, kind=dice.Die("#4B2E24", "#F3D9AE", "square")))[:4])
    table = TableRenderer(SIZE, Quality.MEDIUM, {**library(), "die": die})
    table.load_faces(faces())
    seen = {}
    for mark in (Mark.NONE, Mark.CHOSEN):
        scene = small_scene()
        scene.put(("die", 1), Look("die"), (0.0, 0.0, 2.8), mark)
        image = picture(table, scene, ToyCamera(4.4, 89.0))
        seen[mark] = ImageStat.Stat(image.crop((380, 170, 400, 190))).mean
    table.delete()
    assert max(abs(a - b) for a, b in zip(*seen.values(), strict=True)) < 18


def test_turning_the_turntable_moves_what_stands_on_it_and_uploads_nothing(
    renderer: TableRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = small_scene()
    scene.put(("block", 0), Look("block", "wood"), (-2.0, 0.0, 0.31), frame="turntable")
    before = picture(renderer, scene)
    writes: list[int] = []
    monkeypatch.setattr("game.render.buffers.Buffer.write", lambda *_: writes.append(1))
    scene.turntable.degrees = 30.0
    after = picture(renderer, scene)
    assert differ(part(after, (100, 100, 250, 450)), part(before, (100, 100, 250, 450))) > 5
    assert differ(part(after, (800, 250, 1040, 440)), part(before, (800, 250, 1040, 440))) < 1
    assert not writes


def test_the_sign_on_top_of_a_block_is_upright_however_the_turntable_stands(
    renderer: TableRenderer,
) -> None:
    """Hourglasses lay on their sides and stones upside down once the cube had been turned."""
    stamp = Image.new("RGBA", (256, 256), (67, 36, 12, 0))
    ImageDraw.Draw(stamp).rectangle((40, 20, 216, 110), fill=(20, 20, 20, 255))
    renderer.load_faces({**faces(), "stamp:wood": stamp})
    scene = ToyScene()
    scene.put(("block", 0), Look("block", "wood"), (0.0, 0.0, 0.31), frame="turntable")
    near = ToyCamera(2.0, 80.0)
    seen = []
    for degrees in (28.0, 118.0, 208.0, 298.0):
        scene.turntable.degrees = degrees
        seen.append(picture(renderer, scene, near))
    assert all(differ(seen[0], each) < 8 for each in seen[1:]), "but for the grain"


def test_the_stage_stands_clear_before_the_dimmed_table(renderer: TableRenderer) -> None:
    scene = small_scene()
    plain = picture(renderer, scene)
    scene.put(("block", 9), Look("block", "wood"), (0.0, -2.0, 1.0), frame="stage")
    renderer.draw(ToyCamera(), scene, dim=0.6)
    dimmed = capture(SIZE)
    mat, stage = (40, 500, 240, 700), (560, 420, 720, 560)
    assert brightness(dimmed, mat) == pytest.approx(brightness(plain, mat) * 0.4, rel=0.15)
    assert brightness(dimmed, stage) > brightness(dimmed, mat) * 1.8


def test_faces_can_be_exchanged(renderer: TableRenderer) -> None:
    scene = small_scene()
    before = picture(renderer, scene)
    renderer.load_faces({"tile:desert": Image.new("RGB", (64, 64), (10, 200, 10))})
    red, green, blue = ImageStat.Stat(part(picture(renderer, scene), (820, 300, 850, 370))).mean
    assert green > 2 * max(red, blue)
    assert differ(before, picture(renderer, scene)) > 1


def test_resizing_and_a_part_of_the_window(renderer: TableRenderer) -> None:
    scene = small_scene()
    renderer.resize((320, 180))
    renderer.draw(ToyCamera(), scene, viewport=(0, 0, 320, 180))
    small = capture((320, 180))
    renderer.resize(SIZE)
    large = picture(renderer, scene).resize((320, 180), Image.Resampling.BOX)
    assert differ(small, large) < 12


def test_pieces_that_come_and_go_reuse_their_copies(renderer: TableRenderer) -> None:
    scene = small_scene()
    picture(renderer, scene)
    for turn in range(200):
        scene.put(("block", "new", turn), Look("block", "wood"), (0.0, 1.0, 0.31))
        renderer.sync(scene)
        scene.remove(("block", "new", turn))
        renderer.sync(scene)
    assert renderer.slots <= len(scene.pieces) + 2


def test_an_unknown_model_is_left_out(renderer: TableRenderer) -> None:
    scene = small_scene()
    before = picture(renderer, scene)
    scene.put(("ufo",), Look("no such model"), (0.0, 0.0, 1.0))
    assert differ(picture(renderer, scene), before) == 0


def test_a_frame_of_a_full_table_costs_little_python(renderer: TableRenderer) -> None:
    scene = small_scene()
    for number in range(300):
        scene.put(
            ("block", "many", number),
            Look("block", "wood"),
            (number % 20 - 10.0, number // 20 - 7.0, 0.31),
        )
    renderer.resize((64, 36))
    camera, spent = ToyCamera(), []
    for _ in range(60):
        start = time.thread_time()
        renderer.draw(camera, scene)
        spent.append(time.thread_time() - start)
    assert renderer.draw_calls <= 30
    typical = statistics.median(spent)  # the driver's own work included
    assert is_quick(typical, 0.004, time.thread_time)
