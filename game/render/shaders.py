"""Shader programs from the ``.glsl`` files beside this module."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from game.render import context as _context  # noqa: F401 - sets pyglet's options first
from game.resources import installed

from pyglet import gl  # isort: skip

HEAD = "#version 330 core\n"
INCLUDE = "#include "
RELEASING = "GL_ARB_ES2_compatibility"
"""Before OpenGL 4.1 the extension by which a driver lets its compiler go."""


class Compiler:
    """What the driver compiles shaders with: it comes with the first one, and stays by itself."""

    def __init__(self) -> None:
        self.used = False
        """Whether anything was compiled since it was last let go."""

    def release(self) -> bool:
        """Have the driver let it go, if it was used; whether it was. Another shader brings it back.

        Waits until the driver's own thread has done so: for moments when nothing moves.
        """
        used, self.used = self.used, False
        if used and (gl.gl_info.have_version(4, 1) or gl.gl_info.have_extension(RELEASING)):
            gl.glReleaseShaderCompiler()
            gl.glFinish()
        return used


COMPILER = Compiler()


class ShaderError(Exception):
    """The driver refused a shader; the message is the driver's log and the file's name."""


@cache
def source(name: str) -> str:
    """The text of ``glsl/<name>``, with its ``#include "other.glsl"`` lines filled in."""
    with installed(Path(__file__).parent / "glsl" / name) as file:
        text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    return "\n".join(
        source(line[len(INCLUDE) :].strip().strip('"')) if line.startswith(INCLUDE) else line
        for line in lines
    )


class Program:
    """A linked vertex and fragment shader with its uniforms by name.

    Setting a uniform that the compiler removed does nothing. ``use`` comes before any setting. What
    a uniform has been set to it keeps: setting it to the same again costs nothing.
    """

    def __init__(
        self, vertex: str, fragment: str, defines: Mapping[str, int | float] | None = None
    ) -> None:
        head = HEAD + "".join(f"#define {key} {value}\n" for key, value in (defines or {}).items())
        stages = [
            _compile(gl.GL_VERTEX_SHADER, vertex, head),
            _compile(gl.GL_FRAGMENT_SHADER, fragment, head),
        ]
        self.id = _link(stages, f"{vertex} + {fragment}")
        COMPILER.used = True
        self._locations = _uniforms(self.id)
        self._values: dict[str, object] = {}

    def use(self) -> None:
        """Draw with this program from now on."""
        gl.glUseProgram(self.id)

    def set_int(self, name: str, value: int) -> None:
        """Set an int, a bool or a sampler's texture unit."""
        if self._differs(name, value):
            gl.glUniform1i(self._locations[name], value)

    def set_ints(self, name: str, value: tuple[int, int]) -> None:
        """Set an ivec2."""
        if self._differs(name, value):
            gl.glUniform2i(self._locations[name], *value)

    def set_float(self, name: str, value: float) -> None:
        """Set a float."""
        if self._differs(name, value):
            gl.glUniform1f(self._locations[name], value)

    def set_vector(self, name: str, value: Sequence[float]) -> None:
        """Set a vec2, vec3 or vec4."""
        if self._differs(name, value):
            setter = (gl.glUniform2f, gl.glUniform3f, gl.glUniform4f)[len(value) - 2]
            setter(self._locations[name], *value)

    def set_matrix(self, name: str, value: Sequence[float] | ctypes.Array[ctypes.c_float]) -> None:
        """Set a mat4 from 16 floats in column-major order."""
        if self._differs(name, value):
            gl.glUniformMatrix4fv(self._locations[name], 1, gl.GL_FALSE, matrix(value))

    def _differs(self, name: str, value: object) -> bool:
        """Whether there is such a uniform, and it has another value; it is noted."""
        if name not in self._locations or self._values.get(name) == value:
            return False
        self._values[name] = value
        return True

    def delete(self) -> None:
        """Give the program back to the driver."""
        gl.glDeleteProgram(self.id)


_Matrix = gl.GLfloat * 16


def matrix(value: Sequence[float] | ctypes.Array[ctypes.c_float]) -> ctypes.Array[ctypes.c_float]:
    """Sixteen floats as GL takes them; passes what is already such an array through."""
    return value if isinstance(value, _Matrix) else _packed(tuple(value))


@lru_cache(maxsize=8)
def _packed(value: tuple[float, ...]) -> ctypes.Array[ctypes.c_float]:
    return _Matrix(*value)


def _compile(kind: int, name: str, head: str) -> int:
    shader = int(gl.glCreateShader(kind))
    text = (head + source(name)).encode()
    pointer = ctypes.cast(ctypes.c_char_p(text), ctypes.POINTER(gl.GLchar))
    gl.glShaderSource(shader, 1, ctypes.byref(pointer), ctypes.byref(gl.GLint(len(text))))
    gl.glCompileShader(shader)
    state = gl.GLint()
    gl.glGetShaderiv(shader, gl.GL_COMPILE_STATUS, ctypes.byref(state))
    if not state.value:
        log = _log(shader, gl.glGetShaderiv, gl.glGetShaderInfoLog)
        gl.glDeleteShader(shader)
        raise ShaderError(f"{name}: {log}")
    return shader


def _link(stages: Sequence[int], names: str) -> int:
    program = int(gl.glCreateProgram())
    for stage in stages:
        gl.glAttachShader(program, stage)
    gl.glLinkProgram(program)
    for stage in stages:
        gl.glDeleteShader(stage)
    state = gl.GLint()
    gl.glGetProgramiv(program, gl.GL_LINK_STATUS, ctypes.byref(state))
    if not state.value:
        raise ShaderError(f"{names}: {_log(program, gl.glGetProgramiv, gl.glGetProgramInfoLog)}")
    return program


def _log(name: int, length_of: Callable[..., None], log_of: Callable[..., None]) -> str:
    size = gl.GLint()
    length_of(name, gl.GL_INFO_LOG_LENGTH, ctypes.byref(size))
    text = ctypes.create_string_buffer(max(size.value, 1))
    log_of(name, len(text), None, text)
    return text.value.decode(errors="replace").strip()


def _uniforms(program: int) -> dict[str, int]:
    count = gl.GLint()
    gl.glGetProgramiv(program, gl.GL_ACTIVE_UNIFORMS, ctypes.byref(count))
    text = ctypes.create_string_buffer(128)
    size, kind = gl.GLint(), gl.GLenum()
    found: dict[str, int] = {}
    for index in range(count.value):
        gl.glGetActiveUniform(
            program, index, len(text), None, ctypes.byref(size), ctypes.byref(kind), text
        )
        found[text.value.decode()] = int(gl.glGetUniformLocation(program, text))
    return found
