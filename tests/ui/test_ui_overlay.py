"""The flat layer as pixels: what the one draw call leaves on a window without a screen."""

from __future__ import annotations

import time

import pytest
from PIL import Image

from game.render.capture import capture
from game.render.drawlist import Clip, DrawList
from game.render.overlay import Overlay
from tests.gl import SIZE, current
from tests.ui.gallery import gallery
from tests.ui.stage import surface

from pyglet import gl  # isort: skip
from tests.patience import is_quick

GROUND = (63, 94, 99)
RED, WHITE, BLACK = (200, 40, 30, 255), (255, 255, 255, 255), (0, 0, 0, 255)


def drawn(drawing: DrawList, overlay: Overlay, opacity: float = 1.0) -> Image.Image:
    current()
    gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
    gl.glViewport(0, 0, *SIZE)
    red, green, blue = (value / 255 for value in GROUND)
    gl.glClearColor(red, green, blue, 1.0)
    gl.glClear(gl.GL_COLOR_BUFFER_BIT)
    overlay.fill(drawing)
    overlay.draw(*SIZE, opacity=opacity)
    return capture(SIZE)


@pytest.fixture(scope="module")
def overlay() -> Overlay:
    current()
    return Overlay(surface().atlas)


def near(picture: Image.Image, x: int, y: int, colour: tuple[int, ...], slack: int = 2) -> bool:
    seen = picture.getpixel((x, y))
    assert isinstance(seen, tuple)
    return all(abs(a - b) <= slack for a, b in zip(seen, colour, strict=False))


def test_a_box_has_fill_border_and_round_corners(overlay: Overlay) -> None:
    boxes = DrawList()
    boxes.box((100, 50, 200, 100), RED, 20, BLACK, 4)
    picture = drawn(boxes, overlay)
    assert near(picture, 200, 100, RED)
    assert near(picture, 102, 100, BLACK)
    assert near(picture, 200, 52, BLACK)
    assert near(picture, 101, 51, GROUND)
    assert near(picture, 200, 152, GROUND)


def test_a_shadow_fades_out(overlay: Overlay) -> None:
    shadow = DrawList()
    shadow.shadow((200, 200, 200, 100), BLACK, 14, 20)
    picture = drawn(shadow, overlay)
    edge, inside, outside = (picture.getpixel((x, 250)) for x in (200, 260, 170))
    assert outside == GROUND
    assert isinstance(edge, tuple)
    assert isinstance(inside, tuple)
    assert inside[0] < edge[0] < GROUND[0]


def test_a_line_goes_from_end_to_end_and_no_further(overlay: Overlay) -> None:
    lines = DrawList()
    lines.line((100, 100), (300, 200), RED, 6)
    picture = drawn(lines, overlay)
    assert near(picture, 200, 150, RED)
    assert near(picture, 102, 101, RED)
    for x, y in ((200, 160), (200, 140), (90, 95), (310, 205)):
        assert near(picture, x, y, GROUND)


def test_nothing_shows_outside_the_clip_and_opacity_fades(overlay: Overlay) -> None:
    boxes = DrawList()
    boxes.clip = Clip(0, 0, 300, 720)
    boxes.box((200, 200, 200, 100), WHITE, 0)
    picture = drawn(boxes, overlay, opacity=0.5)
    half = tuple((value + 255) // 2 for value in GROUND)
    assert near(picture, 250, 250, half)
    assert near(picture, 350, 250, GROUND)


def test_the_display_is_painted_fast_and_drawn_in_one_call() -> None:
    current()
    shown = surface(size=SIZE)
    shown.show(gallery()["hud_log"](shown.viewport))
    flat = Overlay(shown.atlas)
    picture = drawn(shown.paint(), flat)
    colours = picture.getcolors(maxcolors=1 << 24)
    assert colours is not None
    assert len(colours) > 500
    best = min(_paint_seconds(shown.paint) for _i in range(5))
    assert is_quick(best, 0.02, time.thread_time), f"painting the display took {best * 1000:.1f} ms"


def _paint_seconds(paint: object) -> float:
    assert callable(paint)
    start = time.thread_time()
    paint()
    return time.thread_time() - start


def test_text_is_sharp_and_where_it_belongs() -> None:
    current()
    shown = surface(size=SIZE)
    shown.show(gallery()["caption"](shown.viewport))
    picture = drawn(shown.paint(), Overlay(shown.atlas))
    panel = next(node for node in shown.root.walk() if type(node).__name__ == "Panel").rect
    scale = shown.viewport.scale
    box = (panel.x * scale, panel.y * scale, panel.right * scale, panel.bottom * scale)
    tones = picture.crop(box).convert("L").histogram()
    assert sum(tones[:80]) > 50
    assert sum(tones[230:]) > 500
