"""How `brewery` sounds: dice on wood and felt, a kettle, a drink poured, cork, coin and stamp."""

from __future__ import annotations

import numpy as np

from tools.chimes import SCALE, pluck
from tools.foley import BOARD, PEG
from tools.timbre import (
    BAR,
    BLOCK,
    Body,
    Signal,
    chance,
    hump,
    in_room,
    mixed,
    moments,
    noise,
    strike,
    swell,
)

DIE = Body(1180.0, BLOCK, 0.03)
"""A small hard cube of painted wood."""
COIN = Body(3150.0, ((1.0, 1.0), (1.47, 0.6), (2.09, 0.45), (2.56, 0.2)), 0.0045)
"""A thin brass coin."""
BARREL = Body(168.0, ((1.0, 1.0), (1.52, 0.5), (2.4, 0.25), (3.3, 0.12)), 0.075)
"""A hollow barrel."""
PRESS = Body(236.0, BLOCK[:4], 0.07)
"""The block of a stamp on a thick table."""
NOTCH = Body(1650.0, BAR, 0.02)


def die(take: int) -> Signal:
    """A die lands on wood and tumbles once or twice more, each time lower."""
    luck = chance("die", take)
    falls = [(0.0, 1.0)]
    for bounce in range(1 + take % 2):
        when = falls[-1][0] + (0.062 + 0.02 * luck.random_sample()) * 0.8**bounce
        falls.append((when, falls[-1][1] * 0.5))
    layers: list[tuple[float, Signal, float]] = []
    for when, strength in falls:
        layers.append((when, strike(DIE, 0.1, luck, vary=0.16), strength))
        layers.append((when, strike(BOARD, 0.16, luck, vary=0.1), 0.42 * strength))
    return in_room(mixed(*layers))


def die_on_felt(take: int) -> Signal:
    """A die falls into the tray: the cloth takes its edge away."""
    luck = chance("felt", take)
    cloth = noise(0.09, 160, 1300, luck) * swell(0.09, 0.003, 0.018)
    dull = DIE._replace(pitch=640.0, loss=0.07)
    again = 0.07 + 0.02 * luck.random_sample()
    return in_room(
        mixed(
            (0.0, strike(dull, 0.1, luck, vary=0.12), 0.7),
            (0.0, strike(BOARD, 0.18, luck, vary=0.1), 0.5),
            (0.0, cloth, 0.2),
            (again, strike(dull, 0.08, luck, vary=0.16), 0.24),
        ),
        wet=0.08,
    )


def bubble(pitch: float, seconds: float, rise: float) -> Signal:
    """One bubble: a tone that climbs while it dies away."""
    time = moments(seconds)
    hertz = pitch * (1.0 + rise * time / seconds)
    tone = np.sin(2 * np.pi * np.cumsum(hertz) / len(time) * seconds)
    return np.asarray(tone * swell(seconds, 0.004, seconds * 0.3), dtype=np.float64)


def _bubbles(
    luck: np.random.RandomState, count: int, until: float, low: float, high: float
) -> list[tuple[float, Signal, float]]:
    """Many of them, spread over a time."""
    return [
        (
            0.01 + until * luck.random_sample(),
            bubble(low + (high - low) * luck.random_sample() ** 1.6, 0.07, 0.7),
            0.25 + 0.4 * luck.random_sample(),
        )
        for _ in range(count)
    ]


def boil(take: int) -> Signal:
    """The kettle: deep bubbles under a breath of steam."""
    luck = chance("boil", take)
    steam = noise(0.75, 1800, 7500, luck) * hump(0.75, 0.3)
    copper = strike(BARREL._replace(pitch=262.0, loss=0.02), 0.5, luck, vary=0.04)
    deep = _bubbles(luck, 15, 0.55, 210.0, 620.0)
    return in_room(mixed((0.0, copper, 0.28), (0.0, steam, 0.05), *deep), wet=0.16)


def fill(take: int) -> Signal:
    """A drink pours into a glass: the stream climbs in pitch as the glass fills."""
    luck = chance("fill", take)
    time = moments(0.8)
    stream = noise(0.8, 420, 3600, luck) * hump(0.8, 0.42)
    glass = np.sin(2 * np.pi * np.cumsum(430.0 + 520.0 * time / 0.8) / len(time) * 0.8)
    sung = glass * hump(0.8, 0.55)
    drops = _bubbles(luck, 26, 0.62, 520.0, 1500.0)
    return in_room(mixed((0.0, stream, 0.14), (0.0, sung, 0.1), *drops), wet=0.12)


def cork(take: int) -> Signal:
    """A cork comes out: a squeak of the neck, then the hollow of the bottle."""
    luck = chance("cork", take)
    time = moments(0.11)
    bend = 300.0 + (620.0 + 60.0 * take) * np.exp(-time / 0.014)
    hollow = np.sin(2 * np.pi * np.cumsum(bend) / len(time) * 0.11) * swell(0.11, 0.002, 0.026)
    squeak = noise(0.05, 1500, 4200, luck) * hump(0.05, 0.8)
    puff = noise(0.12, 900, 5200, luck) * swell(0.12, 0.002, 0.02)
    return in_room(mixed((0.0, squeak, 0.07), (0.042, hollow, 1.0), (0.042, puff, 0.12)), wet=0.16)


def coin(take: int) -> Signal:
    """A coin lands on others: two bright taps that ring out."""
    luck = chance("coin", take)
    again = 0.055 + 0.03 * luck.random_sample()
    return in_room(
        mixed(
            (0.0, strike(COIN, 0.4, luck, vary=0.06), 0.8),
            (again, strike(COIN._replace(pitch=3620.0), 0.35, luck, vary=0.08), 0.45),
            (0.0, strike(PEG, 0.08, luck, vary=0.1), 0.3),
        )
    )


def stamp(take: int) -> Signal:
    """A label is stamped: a heavy knock on the table, and the paper lets go."""
    luck = chance("stamp", take)
    paper = noise(0.07, 1300, 6500, luck) * hump(0.07, 0.35)
    return in_room(
        mixed(
            (0.0, strike(PRESS, 0.3, luck, vary=0.06), 1.0),
            (0.0, strike(BOARD, 0.24, luck, vary=0.06), 0.6),
            (0.13, paper, 0.12),
        )
    )


def sprout(take: int) -> Signal:
    """A seed sprouts: leaves rustle open under two soft notes."""
    luck = chance("sprout", take)
    leaves = noise(0.26, 1700, 7200, luck) * hump(0.26, 0.6)
    notes = [(0.05 + 0.09 * i, pluck(SCALE[step], 0.5, 0.14), 0.6) for i, step in enumerate((1, 3))]
    return in_room(mixed((0.0, leaves, 0.12), *notes), wet=0.16)


def notch(take: int) -> Signal:
    """A die is turned up a step: a ratchet clicks once."""
    luck = chance("notch", take)
    return in_room(
        mixed(
            (0.0, strike(NOTCH, 0.06, luck, vary=0.1), 0.6),
            (0.048, strike(NOTCH._replace(pitch=1980.0), 0.08, luck, vary=0.1), 0.9),
            (0.05, strike(PEG, 0.1, luck, vary=0.1), 0.5),
        )
    )


def gust() -> Signal:
    """The season turns: a gust goes over the yard, and the token comes down."""
    luck = chance("gust")
    wind = noise(0.8, 240, 1500, luck) * hump(0.8, 0.4)
    leaves = noise(0.6, 2200, 7000, luck) * hump(0.6, 0.5)
    return in_room(
        mixed(
            (0.0, strike(PEG, 0.1, luck), 0.2),
            (0.0, wind, 0.3),
            (0.08, leaves, 0.07),
            (0.62, strike(BOARD, 0.2, luck), 0.6),
        ),
        wet=0.2,
    )
