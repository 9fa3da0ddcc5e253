from __future__ import annotations

import pytest

from game.render import shaders
from game.render.buffers import Buffer
from game.render.quality import COSTS, Quality
from game.render.shaders import Program, ShaderError
from tests.gl import current


@pytest.fixture(autouse=True)
def window() -> None:
    current()


def test_includes_are_filled_in() -> None:
    text = shaders.source("piece.frag")
    assert "#include" not in text
    assert "vec3 to_srgb(" in text


@pytest.mark.parametrize("surface", ["FACES", "GROUND"])
@pytest.mark.parametrize("quality", list(Quality))
def test_pieces_compile_at_every_level(quality: Quality, surface: str) -> None:
    costs = COSTS[quality]
    defines = {"SHADOW_TAPS": costs.shadow_taps, "BLOCKER_TAPS": costs.blocker_taps, surface: 1}
    Program("piece.vert", "piece.frag", defines).delete()


def test_a_refused_shader_names_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = shaders.source
    broken = {"blur.frag": "void main() { nonsense }"}
    monkeypatch.setattr(shaders, "source", lambda name: broken.get(name) or whole(name))
    with pytest.raises(ShaderError, match=r"^blur\.frag: .+"):
        Program("screen.vert", "blur.frag")


def test_a_uniform_that_is_not_there_is_ignored() -> None:
    program = Program("screen.vert", "blur.frag")
    program.use()
    program.set_float("no_such_uniform", 1.0)
    program.set_matrix("no_such_matrix", [0.0] * 16)
    program.delete()


def test_a_buffer_keeps_its_contents_when_it_grows() -> None:
    buffer = Buffer(8)
    buffer.write(b"abcdefgh")
    assert buffer.grow(100)
    assert buffer.capacity >= 100
    assert not buffer.grow(50)
    assert buffer.read(0, 8) == b"abcdefgh"
    buffer.delete()


def test_a_buffer_refuses_what_does_not_fit() -> None:
    buffer = Buffer(8)
    with pytest.raises(ValueError, match="do not fit"):
        buffer.write(b"123456789")
    buffer.delete()
