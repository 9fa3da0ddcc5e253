"""What drawing holds of main memory, where a software driver's objects lie in the process.

Each of these costs megabytes when it is lost again, and nobody would see it.
"""

from __future__ import annotations

import subprocess
import sys
import weakref
from collections.abc import Mapping

import pytest
from PIL import Image

from game.render import overlay as overlays
from game.render.batch import Batch
from game.render.buffers import AHEAD, Buffer
from game.render.drawlist import DrawList
from game.render.faces import press
from game.render.faces.shared_parts import forget_parts
from game.render.faces.symbols import mask
from game.render.fonts import Fonts
from game.render.glyphs import Atlas
from game.render.models.library import library
from game.render.overlay import Overlay
from game.render.pictures import FaceArray
from game.render.quality import Quality
from game.render.shaders import COMPILER, Compiler, Program
from game.render.table import TableRenderer
from tests.gl import current
from tests.render import toys
from tests.render.conftest import SIZE
from tests.render.test_giving_back import drawn, full_scene

from pyglet import gl  # isort: skip


@pytest.mark.parametrize("quality", Quality)
def test_no_program_is_made_twice(quality: Quality, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a megabyte in Mesa."""
    current()
    made: list[tuple[object, ...]] = []
    build = Program.__init__

    def noted(
        self: Program, vertex: str, fragment: str, defines: Mapping[str, int | float] | None = None
    ) -> None:
        made.append((vertex, fragment, *sorted((defines or {}).items())))
        build(self, vertex, fragment, defines)

    monkeypatch.setattr(Program, "__init__", noted)
    table = TableRenderer(SIZE, quality, toys.library())
    table.load_faces(toys.faces())
    drawn(table, full_scene())
    table.delete()
    assert ("depth.vert", "depth.frag") in made
    assert len(made) == len(set(made))


def test_what_shaders_are_compiled_with_is_let_go_once(monkeypatch: pytest.MonkeyPatch) -> None:
    current()
    calls: list[str] = []
    monkeypatch.setattr(gl, "glReleaseShaderCompiler", lambda: calls.append("released"))
    compiler = Compiler()
    assert not compiler.release()
    compiler.used = True
    assert compiler.release()
    assert not compiler.release()
    assert calls == ["released"]
    COMPILER.used = False
    Program("screen.vert", "veil.frag").delete()
    assert COMPILER.used


def test_a_shader_can_be_compiled_after_the_compiler_was_let_go() -> None:
    current()
    COMPILER.used = True
    assert COMPILER.release()
    Program("screen.vert", "veil.frag").delete()
    assert gl.glGetError() == gl.GL_NO_ERROR


def test_a_mesh_is_gone_once_it_is_copied() -> None:
    current()
    batch = Batch(library())
    for name in ("block", "sandcastle:desert:sand"):
        mesh = library()[name]
        assert library()[name] is mesh, "as long as somebody has it it is not made anew"
        gone = weakref.ref(mesh)
        batch.take(name)
        del mesh
        assert gone() is None
    batch.coarsen()
    batch.delete()


def test_a_large_buffer_takes_a_quarter_more_when_it_grows() -> None:
    current()
    large, small = Buffer(16 * AHEAD), Buffer(64)
    assert large.grow(large.capacity + 1)
    assert large.capacity == 20 * AHEAD
    assert small.grow(65)
    assert small.capacity == 128
    for each in (large, small):
        each.delete()


def test_the_way_to_the_atlas_gives_back_what_a_large_picture_needed() -> None:
    current()
    atlas = Atlas(Fonts(), mask)
    shown = Overlay(atlas)
    atlas.replace_picture("large", Image.new("RGBA", (400, 400), (20, 160, 60, 255)))
    atlas.texture("large")
    shown.fill(DrawList())
    assert shown._courier._buffer.capacity == overlays.LOAD < 400 * 400 * 4


def test_the_atlas_picture_grows_by_what_it_needs() -> None:
    current()
    atlas = Atlas(Fonts(), mask)
    shown = Overlay(atlas)
    atlas.replace_picture("tall", Image.new("RGBA", (8, 1100), (20, 160, 60, 255)))
    atlas.texture("tall")
    shown.fill(DrawList())
    assert shown._picture.size == (atlas.size, 1280)


def test_a_picture_takes_the_room_of_a_forgotten_one_of_its_size() -> None:
    atlas = Atlas(Fonts(), mask)
    pictures = [Image.new("RGBA", (400, 225), (shade, 160, 60, 255)) for shade in range(40)]
    for number, picture in enumerate(pictures):
        atlas.forget_picture(f"game {number - 1}")
        atlas.replace_picture(f"game {number}", picture)
        place = atlas.texture(f"game {number}")
        assert place[:4] == (0, 0, 400, 225)
    atlas.replace_picture("other", Image.new("RGBA", (400, 224), (0, 0, 0, 255)))
    assert atlas.texture("other")[:2] != (0, 0)
    atlas.forget_picture("game 39")
    atlas.clear()
    assert atlas.texture("other")[:2] == (0, 0)
    atlas.replace_picture("game", pictures[0])
    assert atlas.texture("game")[:2] != (0, 0), "what was free before lies under another one now"


def test_a_picture_of_several_names_is_held_once_and_in_its_own_shape() -> None:
    current()
    faces = FaceArray()
    one, other = (Image.new("RGB", (384, 512), ink) for ink in ((9, 9, 9), (200, 9, 9)))
    faces.load({"a": one, "b": other, "c": one})
    assert [faces.layer(name) for name in "abcd"] == [0, 1, 0, -1]
    gl.glBindTexture(gl.GL_TEXTURE_2D_ARRAY, faces.id)
    told = []
    for what in (gl.GL_TEXTURE_WIDTH, gl.GL_TEXTURE_HEIGHT, gl.GL_TEXTURE_DEPTH):
        number = gl.GLint()
        gl.glGetTexLevelParameteriv(gl.GL_TEXTURE_2D_ARRAY, 0, what, number)
        told.append(number.value)
    faces.delete()
    assert told == [384, 512, 2]


def test_shared_parts_of_faces_are_forgotten() -> None:
    press._glow(16)
    mask("forest", 21)
    forget_parts()
    assert press._glow.cache_info().currsize == 0
    assert mask.cache_info().currsize == 0


KEEPING = """
import sys
from PIL import Image
from game.app.album import FORMAT
from game.app.match.viewer.save_picture import encoded
assert encoded(Image.new("RGB", (40, 30)))[8:12] == b"WEBP" and FORMAT == "WEBP"
print(sorted(name for name in sys.modules if name.endswith("AvifImagePlugin")))
"""


def test_keeping_a_picture_of_the_table_loads_no_other_formats() -> None:
    command = [sys.executable, "-c", KEEPING]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    assert told.stdout.strip() == "[]"
