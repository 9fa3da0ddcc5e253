"""What reduced motion has instead of motion; and pieces that are seen through."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from game.render.capture import capture
from game.render.table import TableRenderer
from game.scene.pose import Look, Piece, Pose
from tests.gl import current
from tests.render.conftest import SIZE
from tests.render.toys import ToyCamera, ToyScene, small_scene


def picture(table: TableRenderer, scene: ToyScene, kept: float = 0.0) -> Image.Image:
    table.draw(ToyCamera(), scene, kept=kept)
    return capture(SIZE).convert("RGB")


def differ(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def moved(scene: ToyScene) -> ToyScene:
    scene.put(("block", 7), Look("block", "wood"), (1.2, 0.9, 0.31))
    return scene


def test_the_kept_picture_shows_as_much_as_is_asked_for(renderer: TableRenderer) -> None:
    current()
    scene = small_scene()
    old = picture(renderer, scene)
    renderer.keep_picture()
    new = picture(renderer, moved(scene))
    assert differ(old, new) > 0.05
    assert differ(picture(renderer, scene, kept=1.0), old) < 0.02
    half = Image.blend(old, new, 0.5)
    assert differ(picture(renderer, scene, kept=0.5), half) < 0.4
    assert differ(picture(renderer, scene), new) == 0.0


@pytest.mark.parametrize("lost", ["resized", "never drawn"])
def test_without_a_picture_that_fits_the_new_one_shows_whole(
    renderer: TableRenderer, lost: str
) -> None:
    current()
    scene = small_scene()
    if lost == "resized":
        picture(renderer, scene)
        renderer.keep_picture()
        renderer.resize((SIZE[0] - 20, SIZE[1]))
        renderer.resize(SIZE)
    else:
        renderer.keep_picture()
    assert differ(picture(renderer, scene, kept=1.0), picture(renderer, scene)) == 0.0


def test_a_piece_that_fades_is_seen_through_ever_more_and_casts_no_shadow(
    renderer: TableRenderer,
) -> None:
    current()
    scene = small_scene()
    bare = picture(renderer, scene)
    pose = Pose((1.2, 0.9, 0.8))

    def with_fade(fade: float) -> Image.Image:
        scene.put(("effect", 1), Look("tower"), pose.place)
        scene.pieces["effect", 1] = Piece(Look("tower"), pose, "table", fade)
        return picture(renderer, scene)

    solid, slight, half, gone = (differ(with_fade(f), bare) for f in (0.0, 0.05, 0.5, 1.0))
    assert solid > slight > half > gone
    assert gone < 0.01
