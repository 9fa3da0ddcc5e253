"""Sound out of nothing: struck bodies by their modes, noise by its spectrum, envelopes, a room.

All signals are arrays of float64 at :data:`RATE`. Chance comes from a seeded generator whose
stream is frozen (``numpy.random.RandomState``), so that every run makes the same samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
RATE = 22050
"""Samples a second; enough for wood, paper and a soft bell."""
LOUDNESS_S = 0.125
"""Ears take about so long to tell how loud something is."""
PEAK = 0.7
"""No sample is further from zero (1 is the most a file can hold)."""


class Body(NamedTuple):
    """What is struck: its lowest pitch in hertz, its overtones as multiples with their strengths,
    and how fast it loses its sound (the loss factor: 0.03 dull wood, 0.005 glass)."""

    pitch: float
    overtones: tuple[tuple[float, float], ...]
    loss: float


BLOCK = ((1.0, 1.0), (1.59, 0.62), (2.31, 0.5), (3.04, 0.34), (4.17, 0.2), (5.6, 0.12))
"""A short thick block."""
BAR = ((1.0, 1.0), (2.756, 0.4), (5.404, 0.16), (8.933, 0.06))
"""A free bar."""
TINE = ((1.0, 1.0), (2.0, 0.1), (5.4, 0.16), (8.9, 0.05))
"""A plucked tongue of a thumb piano."""
BELL = ((0.5, 0.35), (1.0, 1.0), (1.19, 0.32), (1.5, 0.16), (2.0, 0.4), (2.66, 0.16), (3.01, 0.1))
"""A small bell: hum, prime, tierce, quint, nominal and above."""


def samples(seconds: float) -> int:
    """How many samples so many seconds are."""
    return round(seconds * RATE)


def moments(seconds: float) -> Signal:
    """The time of each sample in seconds."""
    return np.arange(samples(seconds), dtype=np.float64) / RATE


def chance(*seed: str | int) -> np.random.RandomState:
    """A generator of its own for the sound named by ``seed``."""
    number = 2166136261
    for byte in repr(seed).encode():
        number = (number ^ byte) * 16777619 % 2**32
    return np.random.RandomState(number)


def strike(body: Body, seconds: float, luck: np.random.RandomState, *, vary: float = 0.0) -> Signal:
    """A body struck at the start; ``vary`` is how much pitch and overtones differ by luck."""
    time = moments(seconds)
    pitch = body.pitch * (1.0 + vary * (luck.random_sample() - 0.5))
    found = np.zeros_like(time)
    for ratio, strength in body.overtones:
        hertz = pitch * ratio * (1.0 + vary * 0.3 * (luck.random_sample() - 0.5))
        level = strength * (1.0 + 6.0 * vary * (luck.random_sample() - 0.5))
        if hertz < RATE * 0.46:
            fall = np.pi * hertz * body.loss
            found += level * np.sin(2.0 * np.pi * hertz * time) * np.exp(-fall * time)
    return tapered(found)


def ring(
    pitch: float, overtones: Sequence[tuple[float, float]], seconds: float, last: float
) -> Signal:
    """A body that rings ``last`` seconds to a third; overtones fall faster the higher they are."""
    time = moments(seconds)
    found = np.zeros_like(time)
    for ratio, strength in overtones:
        if pitch * ratio < RATE * 0.46:
            fall = max(ratio, 0.6) ** 0.9 / last
            found += strength * np.sin(2.0 * np.pi * pitch * ratio * time) * np.exp(-fall * time)
    return tapered(found)


def tapered(signal: Signal) -> Signal:
    """The signal, its last fifth sinking to nothing: what is cut off would click."""
    count = len(signal) // 5
    found = signal.copy()
    found[-count:] *= np.cos(np.linspace(0.0, np.pi / 2, count)) ** 2
    return found


def noise(seconds: float, low: float, high: float, luck: np.random.RandomState) -> Signal:
    """Noise between two pitches, softly bounded, of strength 1; its end meets its start.

    ``low`` and ``high`` in hertz.
    """
    count = samples(seconds)
    spectrum = np.fft.rfft(luck.random_sample(count) - 0.5)
    hertz = np.fft.rfftfreq(count, 1.0 / RATE)
    above = 1.0 / (1.0 + (low / np.maximum(hertz, 1.0)) ** 4)
    below = 1.0 / (1.0 + (hertz / high) ** 4)
    found = np.fft.irfft(spectrum * above * below, count)
    return np.asarray(found / np.sqrt(np.mean(found**2)), dtype=np.float64)


def swell(seconds: float, rise: float, fall: float) -> Signal:
    """An envelope: up within ``rise`` seconds, then falling to a third within ``fall``."""
    time = moments(seconds)
    up = np.minimum(time / rise, 1.0)
    return np.asarray(np.sin(up * np.pi / 2) ** 2 * np.exp(-np.maximum(time - rise, 0.0) / fall))


def hump(seconds: float, top: float) -> Signal:
    """An envelope: a smooth hill whose top lies at the part ``top`` of its length."""
    part = np.linspace(0.0, 1.0, samples(seconds))
    warped = np.where(part < top, part / top / 2, 0.5 + (part - top) / (1 - top) / 2)
    return np.asarray(np.sin(warped * np.pi) ** 2)


def mixed(*layers: tuple[float, Signal, float]) -> Signal:
    """Layers of (when in seconds, signal, strength) in one; as long as the longest reaches."""
    long = max(samples(when) + len(signal) for when, signal, _ in layers)
    found = np.zeros(long)
    for when, signal, strength in layers:
        start = samples(when)
        found[start : start + len(signal)] += strength * signal
    return found


def in_room(signal: Signal, *, wet: float = 0.12, last: float = 0.045) -> Signal:
    """The signal in a small furnished room: early reflections that die away."""
    luck = chance("room")
    echo = noise(last * 6, 250, 5200, luck) * swell(last * 6, 0.004, last)
    echo[: samples(0.006)] = 0.0
    whole = _comfortable(len(signal) + len(echo))
    heard = np.fft.irfft(np.fft.rfft(signal, whole) * np.fft.rfft(echo, whole), whole)
    size = np.sqrt(np.sum(echo**2))
    found = np.concatenate([signal, np.zeros(len(echo))])
    return np.asarray(found + wet * heard[: len(found)] / size, dtype=np.float64)


def without_rumble(signal: Signal, low: float = 55.0) -> Signal:
    """The signal without what small speakers can't give, steady offsets above all."""
    padded = _comfortable(len(signal) * 2)
    hertz = np.fft.rfftfreq(padded, 1.0 / RATE)
    keep = 1.0 / (1.0 + (low / np.maximum(hertz, 1e-3)) ** 4)
    found = np.fft.irfft(np.fft.rfft(signal, padded) * keep, padded)[: len(signal)]
    return np.asarray(found, dtype=np.float64)


def loudness(signal: Signal) -> float:
    """The strength that ears tell: weighed by pitch (the curve A), over :data:`LOUDNESS_S`."""
    count = _comfortable(len(signal) + samples(4 * LOUDNESS_S))
    hertz = np.maximum(np.fft.rfftfreq(count, 1.0 / RATE), 1.0) ** 2
    low, high = 20.6**2, 12194.0**2
    slope = (hertz + 107.7**2) * (hertz + 737.9**2)
    curve = 1.2589 * high * hertz**2 / ((hertz + low) * np.sqrt(slope) * (hertz + high))
    heard = np.fft.irfft(np.fft.rfft(signal, count) * curve, count)
    window = np.exp(-moments(4 * LOUDNESS_S) / LOUDNESS_S)
    window /= np.sum(window)
    power = np.fft.irfft(np.fft.rfft(heard**2) * np.fft.rfft(window, count), count)
    return float(np.sqrt(np.max(power)))


def _comfortable(count: int) -> int:
    """A length not below ``count`` that is fast to transform."""
    return 1 << (count - 1).bit_length()


def finished(signal: Signal, decibels: float, *, rise: float = 0.0007) -> Signal:
    """A sound for a file: from silence to silence, as loud as told, never clipping.

    ``decibels``: its loudness below the most a file can hold. The silent end is cut off.
    """
    clean = without_rumble(signal)
    clean = clean * 10 ** (decibels / 20) / loudness(clean)
    peak = float(np.max(np.abs(clean)))
    clean = clean * min(1.0, PEAK / peak)
    audible = np.nonzero(np.abs(clean) > 2e-3 * peak * min(1.0, PEAK / peak))[0]
    clean = clean[: int(audible[-1]) + samples(0.02)]
    up, down = samples(rise), min(samples(0.03), len(clean) // 4)
    clean[:up] *= np.sin(np.linspace(0.0, np.pi / 2, up)) ** 2
    clean[-down:] *= np.cos(np.linspace(0.0, np.pi / 2, down)) ** 2
    return clean
