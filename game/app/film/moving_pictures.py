"""Animated WebP and GIF written frame by frame: only what has changed, and never all in memory.

Pillow encodes each picture; the containers around them are those of RFC 9649 (WebP) and of the
GIF89a specification. A picture is told by its upper left corner, which is even in both.
"""

from __future__ import annotations

import io
import struct
from typing import BinaryIO, Protocol

from PIL import Image

Size = tuple[int, int]
Place = tuple[int, int]
FINEST, COARSEST = 78, 26
"""WebP's quality, between which a writer is asked to choose."""
_MOST_COLOURS, _FEWEST_COLOURS = 255, 48
_METHOD = 2
"""How long WebP looks for a shorter way to say the same, 0 to 6."""


class Container(Protocol):
    """A file of moving pictures. ``fps``: the frames a second that suit it."""

    fps: int

    def encoded(self, picture: Image.Image, fineness: float) -> bytes:
        """A picture alone (``RGB``), from 0, as coarse as is still good, to 1; on any thread."""

    def begin(self, file: BinaryIO, size: Size) -> None:
        """Write what comes before all pictures; ``size`` in pixels."""

    def add(self, file: BinaryIO, data: bytes, place: Place, milliseconds: int) -> None:
        """Write an encoded picture that is shown from ``place`` (even numbers) on so long."""

    def end(self, file: BinaryIO) -> None:
        """Write what comes after all pictures."""


class WebP:
    """Animated WebP, lossy."""

    fps = 15

    def encoded(self, picture: Image.Image, fineness: float) -> bytes:
        """The chunks of one still picture."""
        file = io.BytesIO()
        quality = round(COARSEST + (FINEST - COARSEST) * fineness)
        picture.save(file, "WEBP", quality=quality, method=_METHOD)
        return file.getvalue()[12:]

    def begin(self, file: BinaryIO, size: Size) -> None:
        """The header, whose length is told at the end, and that it goes round for ever."""
        self._size = size
        animated = struct.pack("<B3x", 0x02) + _three(size[0] - 1) + _three(size[1] - 1)
        file.write(b"RIFF\0\0\0\0WEBP")
        file.write(_chunk(b"VP8X", animated) + _chunk(b"ANIM", struct.pack("<IH", 0xFF000000, 0)))

    def add(self, file: BinaryIO, data: bytes, place: Place, milliseconds: int) -> None:
        """A frame over those before it."""
        width, height = _size_of(data)
        head = b"".join(
            _three(each)
            for each in (place[0] // 2, place[1] // 2, width - 1, height - 1, milliseconds)
        )
        file.write(_chunk(b"ANMF", head + b"\x02" + data))

    def end(self, file: BinaryIO) -> None:
        """How long all of it is."""
        length = file.seek(0, io.SEEK_END)
        file.seek(4)
        file.write(struct.pack("<I", length - 8))
        file.seek(0, io.SEEK_END)


class Gif:
    """Animated GIF: a palette for each picture."""

    fps = 10

    def encoded(self, picture: Image.Image, fineness: float) -> bytes:
        """A GIF of one picture."""
        colours = round(_FEWEST_COLOURS + (_MOST_COLOURS - _FEWEST_COLOURS) * fineness)
        reduced = picture.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        file = io.BytesIO()
        reduced.save(file, "GIF", optimize=False, interlace=0)
        return file.getvalue()

    def begin(self, file: BinaryIO, size: Size) -> None:
        """The header without a palette, and that it goes round for ever."""
        file.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0x70, 0, 0))
        file.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")

    def add(self, file: BinaryIO, data: bytes, place: Place, milliseconds: int) -> None:
        """A frame over those before it, with the palette of its own."""
        width, height, flags = struct.unpack("<HHB", data[6:11])
        colours = 3 << (flags & 7) + 1
        palette, rest = data[13 : 13 + colours], data[13 + colours :]
        pixels = rest[_image_at(rest) + 10 : -1]  # without descriptor and trailer
        file.write(b"\x21\xf9\x04\x04" + struct.pack("<H", round(milliseconds / 10)) + b"\0\0")
        file.write(b"\x2c" + struct.pack("<HHHHB", *place, width, height, 0x80 | flags & 7))
        file.write(palette + pixels)

    def end(self, file: BinaryIO) -> None:
        """The trailer."""
        file.write(b"\x3b")


def _three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _size_of(data: bytes) -> Size:
    """Width and height of a still picture's chunks: of a simple lossy one (RFC 6386, 9.1)."""
    width, height = struct.unpack("<HH", data[14:18])
    return width & 0x3FFF, height & 0x3FFF


def _image_at(rest: bytes) -> int:
    """Where the image descriptor begins, behind any extensions."""
    at = 0
    while rest[at] == 0x21:
        at += 2
        while rest[at]:
            at += 1 + rest[at]
        at += 1
    return at
