"""An evening as a signal: what a sound system makes of the orders, without one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from game.audio.repertoire import ROOM
from game.audio.samples import APART_S, at_pitch, at_step, panned, read
from game.audio.speaker import BEHIND_S, FADE_S, Cast
from game.resources import assets
from tools.listening.playing import Evening, Heard

Signal = NDArray[np.float64]
FULL = 32768.0
TAIL_S = 3.0


@cache
def recording(name: str) -> tuple[bytes, int]:
    """The samples of a recording, and their rate."""
    return read(assets() / "sounds" / f"{name}.wav")


def rate() -> int:
    """Samples a second, the same in every recording."""
    return recording(ROOM[0])[1]


@cache
def stereo(name: str, step: int, pitch: float) -> Signal:
    """A recording from a side, as the speaker hands it to the system."""
    found = np.frombuffer(panned(at_pitch(recording(name)[0], pitch), step), dtype=np.int16)
    return np.asarray(found.reshape(-1, 2).T / FULL, dtype=np.float64)


def rendered(evening: Evening) -> Signal:
    """Two channels: every sound that there is a voice for, whole, over the room."""
    count = round((evening.seconds + TAIL_S) * rate())
    mix = np.zeros((2, count))
    if evening.room:
        mix += evening.room * room(count)
    for heard in voiced(evening.sounds)[0]:
        sound = stereo(heard.name, at_step(heard.pan), heard.pitch)
        start = round(heard.when * rate())
        end = min(start + sound.shape[1], count)
        mix[:, start:end] += heard.gain * sound[:, : end - start]
    return mix


def room(count: int) -> Signal:
    """The loops of the room, as they are laid over one another for ever."""
    layers = [np.frombuffer(recording(name)[0], dtype=np.int16) / FULL for name in ROOM]
    times = np.arange(count)
    middle = sum((layer[times % len(layer)] for layer in layers[1:]), np.zeros(count))
    air, apart = layers[0], APART_S * rate()
    sides = [air[(times + later) % len(air)] + middle for later in (0, apart)]
    swell = np.minimum(times / (FADE_S * rate()), 1.0)
    return np.asarray(np.stack(sides) * swell, dtype=np.float64)


class _Voice:
    """Stands for a voice of a sound system."""

    def start(self, sound: bytes, gain: float) -> None:
        """Nothing: no sound is heard."""

    def rest(self) -> None:
        """Nothing: it rests all the time."""

    def close(self) -> None:
        """Nothing: it was silent all the time."""


def voiced(sounds: Iterable[Heard]) -> tuple[list[Heard], list[Heard]]:
    """What a speaker has voices for, and what it leaves out because too many others sound."""
    cast, heard, left_out = Cast(_Voice), list[Heard](), list[Heard]()
    for each in sounds:
        seconds = stereo(each.name, at_step(each.pan), each.pitch).shape[1] / rate()
        found = cast.take(each.when, seconds + BEHIND_S, each.name)
        (left_out if found is None else heard).append(each)
    return heard, left_out


def alike(sounds: tuple[Heard, ...]) -> list[tuple[str, int]]:
    """The rows of what sounds alike: one recording at one pitch, with nothing else between."""
    rows = groupby(sounds, key=lambda heard: (heard.name, heard.pitch))
    return [(name, sum(1 for _heard in row)) for (name, _pitch), row in rows]
