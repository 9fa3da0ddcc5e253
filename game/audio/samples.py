"""Recordings as bytes: read, set to a side, laid over one another. Standard library alone."""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path

WIDTH = 0.6
"""How far to the side a sound at the window's edge is heard; 1 would be in one ear alone."""
SIDES = 3
"""So many steps to either side; a recording is kept once for each that was heard."""
APART_S = 3
"""The air of the room is heard so many seconds later at the right: that makes it wide."""
SILENCE = 0x8000
"""Silence where samples are counted from zero up."""


class BadRecording(Exception):  # noqa: N818 - names what is wrong with the file
    """A file is no recording of ours."""


def read(path: Path) -> tuple[bytes, int]:
    """The samples of a WAV file of 16 bits and one channel, and how many make a second."""
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth()) != (1, 2):
                raise BadRecording(f"{path}: expected one channel of 16 bits")
            return file.readframes(file.getnframes()), file.getframerate()
    except (wave.Error, EOFError) as error:
        raise BadRecording(f"{path}: {error}") from error


def gains(pan: float) -> tuple[float, float]:
    """How loud left and right are for a side, -1 to 1; together always the same power."""
    angle = (pan * WIDTH + 1.0) * math.pi / 4.0
    return math.cos(angle) * math.sqrt(2.0), math.sin(angle) * math.sqrt(2.0)


def at_step(pan: float) -> int:
    """The step of the side nearest to ``pan``."""
    return round(pan * SIDES)


def panned(mono: bytes, step: int) -> bytes:
    """Two channels out of one, heard from a step of :data:`SIDES`."""
    samples = array("h")
    samples.frombytes(mono)
    left, right = gains(step / SIDES)
    return paired(_scaled(samples, left), _scaled(samples, right))


def _scaled(samples: array[int], gain: float) -> array[int]:
    if not samples or abs(gain - 1.0) < 1e-9:
        return samples
    loudest = max(abs(max(samples)), abs(min(samples)), 1)
    fitting = min(gain, 32767 / loudest)
    return array("h", [int(sample * fitting) for sample in samples])


def at_pitch(mono: bytes, pitch: float) -> bytes:
    """A recording a little higher (and shorter) or lower: each moment between two samples."""
    if pitch == 1.0:
        return mono
    samples = array("h")
    samples.frombytes(mono)
    found = array("h")
    for number in range(int((len(samples) - 1) / pitch)):
        whole = int(number * pitch)
        part = number * pitch - whole
        found.append(int(samples[whole] * (1.0 - part) + samples[whole + 1] * part))
    return found.tobytes()


def paired(left: array[int], right: array[int]) -> bytes:
    """Two channels, sample by sample."""
    both = array("h", bytes(4 * len(left)))
    both[0::2] = left
    both[1::2] = right
    return both.tobytes()


def over(layers: Sequence[bytes]) -> bytes:
    """Equally long recordings laid over one another; their sum must be no louder than fits.

    Sixteen bits at a time are the digits of one very large number, and adding those is as fast as
    the machine can. ``SILENCE`` in every digit keeps samples below zero from borrowing.
    """
    size = len(layers[0])
    silence = _number(SILENCE.to_bytes(2, sys.byteorder) * (size // 2))
    total = sum((_number(layer) ^ silence) - silence for layer in layers)
    return ((total + silence) ^ silence).to_bytes(size, sys.byteorder)


def _number(layer: bytes) -> int:
    return int.from_bytes(layer, sys.byteorder)


def looped(loop: bytes, start: int, size: int) -> bytes:
    """``size`` bytes of a loop from the ``start``-th on, as often around as needed."""
    at = start % len(loop)
    times = (at + size) // len(loop) + 1
    return (loop * times)[at : at + size] if at + size > len(loop) else loop[at : at + size]
