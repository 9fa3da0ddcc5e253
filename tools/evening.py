"""The quiet room around the table: three loops of unlike lengths that are played together.

Each one ends where it begins. Together they come round only after the product of their lengths
(in whole seconds, without a common factor), so that no ear learns them by heart.
"""

from __future__ import annotations

import numpy as np

from tools.timbre import TINE, Body, Signal, chance, moments, noise, ring, samples, strike, swell

ROOM_S, LOW_S, HIGH_S = 7, 13, 9
"""Seconds of the room's air, the low tines and the high ones."""
LOW = ((0.4, 146.83), (3.1, 220.0), (5.3, 196.0), (7.7, 164.81), (10.2, 246.94))
"""When and how high the low tines sound: D, E, G, A, B."""
HIGH = ((1.2, 440.0), (2.05, 493.88), (5.6, 587.33), (7.3, 392.0))
"""The high ones."""


def around(seconds: int, *layers: tuple[float, Signal, float]) -> Signal:
    """Layers of (when, signal, strength) in a loop; what reaches past the end begins it."""
    count = samples(seconds)
    found = np.zeros(count)
    for when, signal, strength in layers:
        places = (samples(when) + np.arange(len(signal))) % count
        np.add.at(found, places, strength * signal)
    return found


def tine(pitch: float, seconds: float = 4.0) -> Signal:
    """One tongue of a thumb piano, plucked softly, in a wooden box."""
    luck = chance("tine", round(pitch))
    last = 1.1 * (220.0 / pitch) ** 0.35
    tone = ring(pitch, TINE, seconds, last) + 0.5 * ring(pitch * 1.0022, TINE[:1], seconds, last)
    box = strike(Body(168.0, ((1.0, 1.0), (2.2, 0.4)), 0.09), seconds, luck)
    soft = np.minimum(moments(seconds) / 0.006, 1.0)
    fade = np.cos(np.minimum(moments(seconds) / seconds, 1.0) * np.pi / 2) ** 2
    return np.asarray((tone + 0.25 * box) * soft * fade, dtype=np.float64)


def air() -> Signal:
    """The room itself: soft noise, a breath of warmth in it that comes and goes once a loop."""
    luck = chance("air")
    low = noise(ROOM_S, 60, 240, luck)
    middle = noise(ROOM_S, 200, 900, luck)
    breath = 1.0 + 0.25 * np.sin(2 * np.pi * moments(ROOM_S) / ROOM_S)
    return np.asarray((0.8 * low + 0.2 * middle) * breath * 0.009, dtype=np.float64)


def creak(pitch: float) -> Signal:
    """Old wood that settles: a faint knock."""
    luck = chance("creak", round(pitch))
    body = strike(Body(pitch, ((1.0, 1.0), (1.7, 0.5), (2.9, 0.2)), 0.04), 0.4, luck)
    return np.asarray(body * swell(0.4, 0.004, 0.2), dtype=np.float64)


def evening() -> dict[str, Signal]:
    """The three loops by name."""
    low = [(when, tine(pitch), 0.055) for when, pitch in LOW]
    high = [(when, tine(pitch), 0.027) for when, pitch in HIGH]
    low += [(6.9, creak(310.0), 0.02), (12.3, creak(260.0), 0.017)]
    return {
        "evening-air": air(),
        "evening-low": around(LOW_S, *low),
        "evening-high": around(HIGH_S, *high),
    }
