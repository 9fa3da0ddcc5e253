"""GPU buffers and vertex arrays: thin, typed names over the raw GL calls."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

from game.render import context as _context  # noqa: F401 - sets pyglet's options first

from pyglet import gl  # isort: skip


PIECE = 8000
"""Bytes that Mesa's own thread takes along without waiting for all that was drawn before."""
LOAD = 1 << 20
"""From so many bytes on waiting is cheaper than so many pieces."""
AHEAD = 1 << 20
"""A buffer that grows takes so many bytes more at most, or a quarter of what it has."""


class Buffer:
    """A GPU buffer of ``capacity`` bytes that can be written in part and grown."""

    def __init__(self, capacity: int, target: int = gl.GL_ARRAY_BUFFER) -> None:
        self.target = target
        self.capacity = capacity
        self.id = _new_buffer()
        gl.glBindBuffer(target, self.id)
        gl.glBufferData(target, capacity, None, gl.GL_DYNAMIC_DRAW)

    def bind(self) -> None:
        """Make it the current buffer of its target."""
        gl.glBindBuffer(self.target, self.id)

    def write(
        self, data: bytes | bytearray | memoryview, offset: int = 0, *, waits: bool = False
    ) -> None:
        """Copy ``data`` to byte ``offset``; it has to fit.

        ``waits``: it may wait for all that was drawn before, as where nothing moves yet.
        """
        size = len(data)
        if offset + size > self.capacity:
            raise ValueError(f"{size} bytes at {offset} do not fit into {self.capacity}")
        gl.glBindBuffer(self.target, self.id)
        step = PIECE if size < LOAD and not waits else max(size, 1)
        for start in range(0, size, step):
            piece = bytes(data[start : start + step])
            gl.glBufferSubData(self.target, offset + start, len(piece), piece)

    def read(self, offset: int, size: int) -> bytearray:
        """Copy ``size`` bytes at ``offset`` back from the GPU; slow, for tests and captures."""
        found = bytearray(size)
        gl.glBindBuffer(self.target, self.id)
        into = (ctypes.c_char * size).from_buffer(found)
        gl.glGetBufferSubData(self.target, offset, size, into)
        return found

    def grow(self, capacity: int) -> bool:
        """Make room for ``capacity`` bytes and keep the contents.

        True when the GL name changed: vertex arrays and buffer textures must be bound anew. Waits
        for the copy: on NVIDIA's driver (580.159) what is written from here next would overtake it
        and be copied over.
        """
        if capacity <= self.capacity:
            return False
        more = max(self.capacity // 4, min(self.capacity, AHEAD))
        wider = Buffer(max(capacity, self.capacity + more), self.target)
        wider.copy_from(self, 0, 0, self.capacity)
        gl.glFinish()
        self.delete()
        self.id, self.capacity = wider.id, wider.capacity
        return True

    def make_room(self, capacity: int) -> bool:
        """Make room for ``capacity`` bytes under the same GL name.

        True when it grew: it holds nothing then and is to be written anew.
        """
        if capacity <= self.capacity:
            return False
        self.capacity = max(capacity, self.capacity * 2)
        self.bind()
        gl.glBufferData(self.target, self.capacity, None, gl.GL_DYNAMIC_DRAW)
        return True

    def shrink(self, capacity: int) -> None:
        """Hold no more than ``capacity`` bytes from now on: all of it is to be written anew."""
        if capacity < self.capacity:
            self.capacity = capacity
            self.bind()
            gl.glBufferData(self.target, capacity, None, gl.GL_DYNAMIC_DRAW)

    def copy_from(self, source: Buffer, read: int, write: int, size: int) -> None:
        """Copy ``size`` bytes from ``source`` at ``read`` to ``write`` here, on the GPU."""
        gl.glBindBuffer(gl.GL_COPY_READ_BUFFER, source.id)
        gl.glBindBuffer(gl.GL_COPY_WRITE_BUFFER, self.id)
        gl.glCopyBufferSubData(gl.GL_COPY_READ_BUFFER, gl.GL_COPY_WRITE_BUFFER, read, write, size)

    def delete(self) -> None:
        """Give the memory back."""
        gl.glDeleteBuffers(1, ctypes.byref(gl.GLuint(self.id)))


def _new_buffer() -> int:
    name = gl.GLuint()
    gl.glGenBuffers(1, ctypes.byref(name))
    return int(name.value)


@dataclass(frozen=True, slots=True)
class Attribute:
    """One vertex attribute: where it lies in a record of ``stride`` bytes.

    ``integer`` keeps integers as integers in the shader; ``normalized`` maps them to 0…1.
    ``divisor`` 1 makes it one value per instance.
    """

    location: int
    count: int
    offset: int
    stride: int
    kind: int = gl.GL_FLOAT
    normalized: bool = False
    integer: bool = False
    divisor: int = 0


class VertexArray:
    """Which buffers feed which attributes."""

    def __init__(self) -> None:
        name = gl.GLuint()
        gl.glGenVertexArrays(1, ctypes.byref(name))
        self.id = int(name.value)

    def bind(self) -> None:
        """Make it the current vertex array."""
        gl.glBindVertexArray(self.id)

    def feed(self, buffer: Buffer, attributes: Sequence[Attribute]) -> None:
        """Read ``attributes`` from ``buffer``."""
        self.bind()
        gl.glBindBuffer(gl.GL_ARRAY_BUFFER, buffer.id)
        for each in attributes:
            gl.glEnableVertexAttribArray(each.location)
            place = ctypes.c_void_p(each.offset)
            if each.integer:
                gl.glVertexAttribIPointer(each.location, each.count, each.kind, each.stride, place)
            else:
                gl.glVertexAttribPointer(
                    each.location, each.count, each.kind, each.normalized, each.stride, place
                )
            gl.glVertexAttribDivisor(each.location, each.divisor)
        gl.glBindVertexArray(0)

    def index(self, buffer: Buffer) -> None:
        """Take the indices from ``buffer`` (target ``GL_ELEMENT_ARRAY_BUFFER``)."""
        self.bind()
        gl.glBindBuffer(gl.GL_ELEMENT_ARRAY_BUFFER, buffer.id)
        gl.glBindVertexArray(0)

    def delete(self) -> None:
        """Give the name back."""
        gl.glDeleteVertexArrays(1, ctypes.byref(gl.GLuint(self.id)))
