"""How loud a signal is to an ear: ITU-R BS.1770-4, and the true peak of its annex 2.

The filters are those of the standard for 48 kHz; a signal of another rate is weighed by their
response at its own pitches.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
"""Two channels of samples, -1 to 1: an array of 2 by n."""
STANDARD_RATE = 48000
SHELF = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (-1.69065929318241, 0.73248077421585),
)
HIGH_PASS = ((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))
OFFSET = -0.691
MOMENT_S, SHORT_S, STEP_S = 0.4, 3.0, 0.1
"""What is called momentary and short-term, and how often either is measured."""
SILENCE, BELOW = -70.0, -10.0
"""The gates of the loudness of a whole: silence, and what is so much softer than the rest."""
OVERSAMPLED = 4
BLOCK, EDGE = 1 << 16, 1 << 9
"""Long signals are gone through in blocks; for peaks these reach over one another."""


def weighed(signal: Signal, rate: int) -> Signal:
    """The signal as an ear weighs its pitches; block by block, each behind a second of what came
    before it, for after that the filters have forgotten it."""
    size = 1 << (BLOCK + 2 * rate).bit_length()
    response = _response(size, rate)
    found = np.empty_like(signal)
    for start in range(0, signal.shape[1], BLOCK):
        before = min(start, rate)
        block = signal[:, start - before : start + BLOCK]
        heard = np.fft.irfft(np.fft.rfft(block, size) * response, size)
        found[:, start : start + BLOCK] = heard[:, before : block.shape[1]]
    return found


def _response(size: int, rate: int) -> NDArray[np.complex128]:
    """What the two filters do to each pitch of a transform of that size."""
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(size, 1.0 / rate) / STANDARD_RATE)
    response = np.ones_like(turn)
    for above, below in (SHELF, HIGH_PASS):
        numerator = above[0] + above[1] * turn + above[2] * turn**2
        response *= numerator / (1.0 + below[0] * turn + below[1] * turn**2)
    return np.asarray(response, dtype=np.complex128)


def loudness_over(signal: Signal, rate: int, seconds: float) -> Signal:
    """The loudness of each window of ``seconds`` in LUFS, one every :data:`STEP_S`."""
    return _lufs(_powers(signal, rate, seconds))


def _powers(signal: Signal, rate: int, seconds: float) -> Signal:
    squares = np.sum(weighed(signal, rate) ** 2, axis=0)
    total = np.concatenate([[0.0], np.cumsum(squares)])
    long, step = round(seconds * rate), round(STEP_S * rate)
    starts = np.arange(0, max(len(squares) - long, 0) + 1, step)
    ends = np.minimum(starts + long, len(squares))
    return np.asarray((total[ends] - total[starts]) / long, dtype=np.float64)


def integrated(signal: Signal, rate: int) -> float:
    """The loudness of the whole, without its silence, in LUFS."""
    power = _powers(signal, rate, MOMENT_S)
    loud = power[_lufs(power) > SILENCE]
    if not len(loud):
        return SILENCE
    relative = float(_lufs(np.mean(loud))) + BELOW
    return float(_lufs(np.mean(loud[_lufs(loud) > relative])))


def _lufs(power: Signal | np.floating) -> Signal:
    return np.asarray(OFFSET + 10.0 * np.log10(np.maximum(power, 1e-12)), dtype=np.float64)


def true_peak(signal: Signal) -> float:
    """The highest point of the wave between its samples, in dB below the most that can be held."""
    found = 0.0
    for start in range(0, signal.shape[1], BLOCK):
        block = signal[:, max(start - EDGE, 0) : start + BLOCK + EDGE]
        if np.max(np.abs(block), initial=0.0) * 2.0 > found:
            count = block.shape[1]
            spectrum = np.fft.rfft(block)
            fine = np.fft.irfft(spectrum, count * OVERSAMPLED) * OVERSAMPLED
            inner = slice(EDGE * OVERSAMPLED // 2, -EDGE * OVERSAMPLED // 2 or None)
            found = max(found, float(np.max(np.abs(fine[:, inner]), initial=0.0)))
    return 20.0 * float(np.log10(max(found, 1e-6)))
