"""Panels that rest are shown from a picture of themselves."""

from __future__ import annotations

from PIL import Image

from game.render.capture import capture
from game.render.drawlist import Clip, DrawList
from game.render.faces.symbols import mask
from game.render.fonts import Fonts
from game.render.glyphs import Atlas
from game.render.overlay import FEW, RESTING, ROWS, Overlay
from game.render.sheet import SIDE, tiles_of
from tests.gl import SIZE, current
from tests.image.compare import worst_tile

from pyglet import gl  # isort: skip

WHITE = (255, 255, 255, 255)


def covered(drawn: DrawList, width: int = 320, height: int = 192) -> set[tuple[int, int]]:
    tiles = set()
    for left, top, right, bottom in tiles_of(drawn.data, width, height):
        assert 0 <= left < right <= width
        assert 0 <= top < bottom <= height
        tiles |= {
            (x // SIDE, y // SIDE)
            for x in range(left, right, SIDE)
            for y in range(top, bottom, SIDE)
        }
    return tiles


def test_tiles_hold_boxes_with_their_softness_and_nothing_more() -> None:
    drawn = DrawList()
    drawn.box((SIDE + 2, SIDE + 2, SIDE - 4, 2 * SIDE - 4), WHITE, 0.0)
    assert covered(drawn) == {(1, 1), (1, 2)}
    drawn.shadow((5 * SIDE + 2, SIDE + 2, SIDE - 4, SIDE - 4), WHITE, 0.0, 8.0)
    soft = {(x, y) for x in (4, 5, 6) for y in (0, 1, 2)}
    assert covered(drawn) == {(1, 1), (1, 2)} | soft


def test_what_is_clipped_or_outside_needs_no_tile() -> None:
    drawn = DrawList()
    drawn.box((-90.0, 400.0, 50.0, 50.0), WHITE, 0.0)
    drawn.clip = Clip(0.0, 0.0, 10.0, 10.0)
    drawn.box((0.0, 0.0, 300.0, 150.0), WHITE, 0.0)
    assert covered(drawn) == {(0, 0)}


def panels() -> DrawList:
    drawn = DrawList()
    drawn.shadow((40.0, 44.0, 90.0, 60.0), (0, 0, 0, 120), 9.0, 10.0)
    drawn.box((40.0, 40.0, 90.0, 60.0), (250, 240, 220, 255), 9.0, (90, 60, 30, 255), 2.0)
    drawn.box((60.0, 55.0, 90.0, 20.0), (200, 60, 30, 128), 5.0)
    for at in range(FEW):
        drawn.box((4.0 + 3.0 * at, 120.0, 2.0, 30.0), (40, 90, 160, 200), 0.0)
    return drawn


def shown(overlay: Overlay) -> Image.Image:
    gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
    gl.glViewport(0, 0, *SIZE)
    gl.glClearColor(0.2, 0.5, 0.4, 1.0)
    gl.glClear(gl.GL_COLOR_BUFFER_BIT)
    overlay.draw(*SIZE)
    return capture(SIZE)


def test_a_resting_layer_looks_as_if_painted_and_a_changed_one_is_painted_anew() -> None:
    current()
    overlay = Overlay(Atlas(Fonts(), mask))
    overlay.fill(panels())
    painted = shown(overlay)
    for _ in range(RESTING):
        rested = shown(overlay)
    assert worst_tile(painted, rested) <= 0.5
    changed = panels()
    changed.box((200.0, 100.0, 40.0, 40.0), WHITE, 0.0)
    overlay.fill(changed)
    pictures = [shown(overlay) for _ in range(RESTING + 2)]
    assert worst_tile(painted, pictures[0]) > 20.0
    assert max(worst_tile(pictures[0], later) for later in pictures) <= 0.5


def test_the_atlas_picture_grows_and_keeps_what_stands_in_it() -> None:
    current()
    atlas = Atlas(Fonts(), mask)
    overlay = Overlay(atlas)

    def places() -> DrawList:
        drawn = DrawList()
        for left, name in ((10.0, "quarters"), (130.0, "large")):
            if name in atlas.pictures:
                drawn.picture((left, 20.0, 100.0, 100.0), atlas.texture(name)[:4], WHITE)
        return drawn

    quarters = Image.new("RGBA", (64, 64), (200, 40, 30, 255))
    quarters.paste((30, 90, 220, 255), (32, 0, 64, 32))
    atlas.replace_picture("quarters", quarters)
    overlay.fill(places())
    before = shown(overlay)
    left = (0, 0, 120, SIZE[1])
    assert before.getpixel((20, 30)) == (200, 40, 30)
    assert before.getpixel((100, 30)) == (30, 90, 220)
    for rows in (ROWS, 2 * ROWS):
        atlas.replace_picture("large", Image.new("RGBA", (100, rows), (20, 160, 60, 255)))
        overlay.fill(places())
        after = shown(overlay)
        assert after.getpixel((180, 70)) == (20, 160, 60)
        assert after.crop(left).tobytes() == before.crop(left).tobytes()
