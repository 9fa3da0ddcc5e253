"""What has a tune: a thumb piano's notes, bells, and the small phrases made of them."""

from __future__ import annotations

import numpy as np

from tools.foley import BOARD, TRAY, contact
from tools.timbre import (
    BELL,
    TINE,
    Body,
    Signal,
    chance,
    hump,
    in_room,
    mixed,
    moments,
    noise,
    ring,
    strike,
    swell,
)

SCALE = (392.0, 440.0, 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1174.66, 1318.51)
"""A pentatonic row from G upward: steps of it go together in any order."""


def pluck(pitch: float, seconds: float = 0.75, last: float = 0.19) -> Signal:
    """A note of a thumb piano with its wooden box."""
    luck = chance("pluck", round(pitch))
    tone = ring(pitch, TINE, seconds, last) * swell(seconds, 0.003, 3.0)
    return mixed(
        (0.0, tone, 1.0),
        (0.0, strike(TRAY, 0.12, luck), 0.22),
        (0.0, contact(0.001, 1500, 6000, "pluck", round(pitch)), 0.05),
    )


def heart(hearts: int) -> Signal:
    """Hearts are added: so many warm beats, rising; none at all: hollow wood."""
    if not hearts:
        luck = chance("hollow")
        hollow = Body(233.0, ((1.0, 1.0), (2.9, 0.18)), 0.05)
        breath = noise(0.2, 200, 1100, luck) * swell(0.2, 0.01, 0.05)
        return in_room(mixed((0.0, strike(hollow, 0.3, luck), 1.0), (0.0, breath, 0.2)), wet=0.25)
    notes = [(0.07 * place, pluck(SCALE[place + 1], 0.5, 0.15), 1.0) for place in range(hearts)]
    return in_room(mixed(*notes))


def won() -> Signal:
    """A mob gives in: three notes up, the last one with its third."""
    return in_room(
        mixed(
            (0.0, pluck(523.25), 0.8),
            (0.11, pluck(659.26), 0.85),
            (0.22, pluck(783.99, 1.0, 0.3), 1.0),
            (0.22, pluck(1046.5, 1.0, 0.26), 0.5),
        ),
        wet=0.2,
    )


def lost() -> Signal:
    """A mob withstands: two notes down, softly, on hollow wood."""
    luck = chance("lost")
    hollow = Body(196.0, ((1.0, 1.0), (2.7, 0.3)), 0.06)
    return in_room(
        mixed(
            (0.0, pluck(392.0, 0.5, 0.12), 0.7),
            (0.17, pluck(311.13, 0.7, 0.15), 0.8),
            (0.17, strike(hollow, 0.3, luck), 0.6),
        ),
        wet=0.2,
    )


def bell(pitch: float, seconds: float, last: float) -> Signal:
    """A small bell touched with felt."""
    soft = np.sin(np.minimum(moments(seconds) / 0.006, 1.0) * np.pi / 2) ** 2
    tone = ring(pitch, BELL, seconds, last) + 0.4 * ring(pitch * 1.0016, BELL[1:5], seconds, last)
    return np.asarray(tone * soft, dtype=np.float64)


def call() -> Signal:
    """Your turn: two bells, the second one higher."""
    return in_room(
        mixed((0.0, bell(659.26, 0.9, 0.26), 0.8), (0.16, bell(987.77, 1.2, 0.34), 0.7)), wet=0.2
    )


def fanfare() -> Signal:
    """The game is over: plucked chords that climb, a bell on top."""
    steps = ((0.0, 392.0), (0.16, 493.88), (0.32, 587.33), (0.48, 783.99))
    climb = [(when, pluck(pitch, 0.9, 0.25), 0.7) for when, pitch in steps]
    chord = [
        (0.8, pluck(pitch, 1.9, 0.55), 0.62) for pitch in (392.0, 493.88, 587.33, 783.99, 1174.66)
    ]
    return in_room(
        mixed(
            *climb,
            *chord,
            (0.8, bell(1567.98, 1.9, 0.5), 0.22),
            (0.0, strike(BOARD, 0.3, chance("drum")), 0.5),
            (0.8, strike(BOARD, 0.3, chance("drum", 2)), 0.7),
        ),
        wet=0.22,
        last=0.08,
    )


def trade() -> Signal:
    """A mob goes, an action comes: a card slips away, wood answers."""
    luck = chance("trade")
    away = noise(0.22, 600, 4200, luck) * hump(0.22, 0.35)
    return in_room(
        mixed(
            (0.0, away, 0.32),
            (0.18, pluck(587.33, 0.5, 0.14), 0.8),
            (0.26, pluck(880.0, 0.6, 0.15), 0.7),
        )
    )
