"""GPU buffers: what is written from here stays written, whatever the card still has to do.

The first real graphics driver that drew the game (NVIDIA 580.159) let writes overtake the copy with
which a buffer grows: the first letters of the match's banner came out as noise. Mesa never does.
"""

from __future__ import annotations

import ctypes
import random

import pytest

from game.render.buffers import Buffer
from game.render.glyphs import Upload
from game.render.overlay import _Courier
from game.render.targets import COLOUR, new_texture
from tests.gl import current

from pyglet import gl  # isort: skip

SMALL = 64 * 1024
LARGE = 6 * SMALL
SIDE = 512


@pytest.fixture(autouse=True)
def window() -> None:
    current()


def test_what_is_written_after_growing_is_not_copied_over() -> None:
    for target in (gl.GL_ARRAY_BUFFER, gl.GL_TEXTURE_BUFFER, gl.GL_ELEMENT_ARRAY_BUFFER):
        buffer = Buffer(SMALL, target)
        buffer.write(b"o" * SMALL)
        assert buffer.grow(LARGE)
        buffer.write(b"n" * 1000, 500)
        assert buffer.read(0, 2000) == b"o" * 500 + b"n" * 1000 + b"o" * 500
        buffer.delete()


def test_room_is_made_under_the_same_name() -> None:
    buffer = Buffer(8)
    name = buffer.id
    assert not buffer.make_room(8)
    assert buffer.make_room(100)
    assert (buffer.id, buffer.capacity) == (name, 100)
    buffer.write(b"whole", 90)
    assert buffer.read(90, 5) == b"whole"
    buffer.delete()


def test_pictures_reach_the_atlas_whole_when_many_come_at_once() -> None:
    uploads = _pictures(random.Random(1))
    assert sum(len(each.pixels) for each in uploads) > 2 * SMALL
    texture = new_texture((SIDE, SIDE), COLOUR)
    gl.glBindTexture(gl.GL_TEXTURE_2D, texture)
    _Courier().carry(uploads)
    seen = _read(texture)
    assert [_cut(seen, each) == each.pixels for each in uploads] == [True] * len(uploads)
    gl.glDeleteTextures(1, ctypes.byref(gl.GLuint(texture)))


def _pictures(rng: random.Random) -> list[Upload]:
    """As many letters' worth of noise as two buffers' first sizes don't hold."""
    places = [(x, y) for y in range(0, SIDE - 26, 27) for x in range(0, SIDE - 20, 21)]
    return [Upload(x, y, 20, 26, rng.randbytes(20 * 26 * 4)) for x, y in places[:200]]


def _read(texture: int) -> bytes:
    goal = (ctypes.c_ubyte * (SIDE * SIDE * 4))()
    gl.glBindTexture(gl.GL_TEXTURE_2D, texture)
    gl.glGetTexImage(gl.GL_TEXTURE_2D, 0, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE, goal)
    return bytes(goal)


def _cut(pixels: bytes, place: Upload) -> bytes:
    rows = (((place.y + row) * SIDE + place.x) * 4 for row in range(place.height))
    return b"".join(pixels[start : start + place.width * 4] for start in rows)
