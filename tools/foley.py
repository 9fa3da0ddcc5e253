"""How wood, card and cloth sound: wood by its modes, the others by their noise."""

from __future__ import annotations

import numpy as np

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

MATERIALS = {
    "wood": Body(640.0, BLOCK, 0.034),
    "sand": Body(470.0, BLOCK[:4], 0.062),
    "stone": Body(860.0, BLOCK, 0.026),
    "obsidian": Body(1180.0, BLOCK, 0.014),
    "emerald": Body(1560.0, BAR, 0.0075),
}
"""Blocks of each material: all of them painted wood, and yet each one knows what it plays."""
TRAY = Body(205.0, ((1.0, 1.0), (1.62, 0.7), (2.37, 0.45), (3.4, 0.2)), 0.085)
BOARD = Body(128.0, ((1.0, 1.0), (1.55, 0.6), (2.2, 0.4)), 0.11)
PEG = Body(520.0, ((1.0, 1.0), (2.4, 0.5), (3.9, 0.22)), 0.05)
CARD = Body(310.0, ((1.0, 1.0), (1.9, 0.6), (3.1, 0.4)), 0.13)
TOKEN = Body(980.0, BLOCK[:4], 0.05)


def contact(seconds: float, low: float, high: float, *seed: str | int) -> Signal:
    """The tick of two hard things that meet."""
    return noise(0.05, low, high, chance("contact", *seed)) * swell(0.05, 0.0004, seconds)


def clack(material: str, take: int) -> Signal:
    """A block lands among others in a wooden tray, and hops once."""
    luck = chance("clack", material, take)
    body = MATERIALS[material]
    first = strike(body, 0.26, luck, vary=0.05)
    second = strike(body._replace(pitch=body.pitch * 1.06), 0.2, luck, vary=0.08)
    hop = 0.042 + 0.014 * luck.random_sample()
    grain = 0.5 if material == "sand" else 0.2
    return in_room(
        mixed(
            (0.0, first, 1.0),
            (0.0, strike(TRAY, 0.24, luck, vary=0.06), 0.75),
            (0.0, contact(0.0022, 900, 7500, material, take), grain),
            (hop, second, 0.26),
            (hop, contact(0.0016, 1200, 7000, material, take, "hop"), 0.1),
        )
    )


def pop(material: str, take: int) -> Signal:
    """A block comes loose: a rub, then a light knock a little higher than its landing."""
    luck = chance("pop", material, take)
    body = MATERIALS[material]
    rub = noise(0.07, 500, 3800, luck) * hump(0.07, 0.75)
    loose = strike(
        body._replace(pitch=body.pitch * 1.18, loss=body.loss * 1.2), 0.2, luck, vary=0.05
    )
    return in_room(
        mixed(
            (0.0, rub, 0.14),
            (0.06, loose, 1.0),
            (0.06, contact(0.001, 1500, 8000, material, take, 0), 0.14),
        )
    )


def pour(material: str, take: int) -> Signal:
    """One of many blocks falls into the cube."""
    luck = chance("pour", material, take)
    body = MATERIALS[material]
    dry = strike(body._replace(loss=body.loss * 1.7), 0.14, luck, vary=0.09)
    return mixed(
        (0.0, dry, 1.0),
        (0.0, strike(TRAY, 0.12, luck, vary=0.1), 0.4),
        (0.0, contact(0.0016, 900, 7000, material, take, 1), 0.16),
    )


def turn(take: int) -> Signal:
    """The turntable comes to rest: felt on wood, and a round knock of its catch."""
    luck = chance("turn", take)
    felt = noise(0.16, 180, 1400, luck) * hump(0.16, 0.8)
    return in_room(
        mixed(
            (0.0, felt, 0.1),
            (0.14, strike(BOARD, 0.25, luck, vary=0.05), 1.0),
            (0.14, strike(PEG, 0.12, luck, vary=0.05), 0.6),
            (0.14, contact(0.002, 500, 4000, "turn", take), 0.12),
        )
    )


def hop(take: int) -> Signal:
    """A wooden figure comes down on a path."""
    luck = chance("hop", take)
    return in_room(
        mixed(
            (0.0, strike(PEG, 0.16, luck, vary=0.07), 1.0),
            (0.0, strike(BOARD, 0.16, luck, vary=0.1), 0.5),
            (0.0, contact(0.0014, 800, 5500, "hop", take), 0.14),
        )
    )


def flip(take: int) -> Signal:
    """A thick card is turned over: air, a flick as it stands on edge, then it comes down."""
    luck = chance("flip", take)
    air = noise(0.4, 600, 4200, luck) * hump(0.4, 0.5)
    flick = noise(0.05, 900, 6500, luck) * swell(0.05, 0.004, 0.008)
    slap = noise(0.05, 500, 5000, luck) * swell(0.05, 0.0008, 0.006)
    return in_room(
        mixed(
            (0.0, air, 0.2),
            (0.2, flick, 0.3),
            (0.44, strike(CARD, 0.15, luck, vary=0.1), 0.8),
            (0.44, slap, 0.3),
        )
    )


def slide(take: int) -> Signal:
    """Card drawn over cloth."""
    luck = chance("slide", take)
    weave = noise(0.5, 380, 3000, luck)
    ripple = 1.0 + 0.25 * np.sin(2 * np.pi * (31 + 3 * take) * moments(0.5))
    return in_room(weave * ripple * hump(0.5, 0.3 + 0.06 * take), wet=0.06)


def drop(take: int) -> Signal:
    """A tile comes down on a board: a soft full knock with air under it."""
    luck = chance("drop", take)
    gust = noise(0.07, 150, 1500, luck) * swell(0.07, 0.003, 0.018)
    return in_room(
        mixed(
            (0.0, strike(BOARD, 0.3, luck, vary=0.05), 1.0),
            (0.0, strike(CARD, 0.2, luck, vary=0.08), 0.7),
            (0.0, gust, 0.3),
            (0.0, contact(0.002, 700, 5000, "drop", take), 0.2),
            (0.055, strike(CARD, 0.1, luck, vary=0.1), 0.14),
        )
    )


def arm(take: int) -> Signal:
    """A token lands on a pile of tokens."""
    luck = chance("arm", take)
    return in_room(
        mixed(
            (0.0, strike(TOKEN, 0.14, luck, vary=0.08), 1.0),
            (0.0, strike(CARD, 0.12, luck, vary=0.1), 0.6),
            (0.0, contact(0.0018, 1400, 8000, "arm", take), 0.2),
            (0.036, strike(TOKEN, 0.1, luck, vary=0.12), 0.3),
        )
    )


def draw(take: int) -> Signal:
    """A token is pulled onto the stage and set down."""
    luck = chance("draw", take)
    swish = noise(0.33, 700, 4200, luck) * hump(0.33, 0.55)
    return in_room(
        mixed(
            (0.0, swish, 0.22),
            (0.33, strike(TOKEN._replace(pitch=820.0), 0.14, luck, vary=0.07), 1.0),
            (0.33, strike(CARD, 0.12, luck, vary=0.1), 0.5),
            (0.33, contact(0.0015, 1200, 7000, "draw", take), 0.14),
        )
    )


def boom() -> Signal:
    """TNT that is full of paper: a soft thump, a puff, and scraps that flutter down."""
    luck = chance("boom")
    time = moments(0.5)
    fall = np.cumsum(58.0 + 95.0 * np.exp(-time / 0.045)) / len(time) * 0.5
    thump = np.sin(2 * np.pi * fall) * swell(0.5, 0.002, 0.11)
    puff = noise(0.6, 120, 1500, luck) * swell(0.6, 0.012, 0.1)
    scraps = [
        (
            0.2 + 0.75 * luck.random_sample() ** 1.4,
            noise(0.06, 1500, 6500, luck) * hump(0.06, 0.3),
            0.03 + 0.05 * luck.random_sample(),
        )
        for _ in range(14)
    ]
    return in_room(
        mixed(
            (0.0, thump, 1.0),
            (0.0, puff, 0.5),
            (0.0, contact(0.006, 300, 5000, "boom"), 0.35),
            *scraps,
        ),
        wet=0.3,
        last=0.09,
    )


def click(take: int) -> Signal:
    """A button: a fingertip on wood."""
    luck = chance("click", take)
    tip = Body(760.0, ((1.0, 1.0), (2.2, 0.4), (3.7, 0.2)), 0.09)
    return mixed(
        (0.0, strike(tip, 0.08, luck, vary=0.06), 1.0),
        (0.0, strike(TRAY, 0.08, luck), 0.35),
        (0.0, contact(0.0012, 900, 5000, "click", take), 0.12),
    )


def refused() -> Signal:
    """Not allowed: two dull knocks."""
    luck = chance("refused")
    dull = Body(262.0, ((1.0, 1.0), (1.8, 0.4), (2.9, 0.15)), 0.11)
    return in_room(
        mixed(
            (0.0, strike(dull, 0.15, luck), 1.0),
            (0.095, strike(dull._replace(pitch=220.0), 0.18, luck), 0.9),
        ),
        wet=0.08,
    )


def page(take: int) -> Signal:
    """A leaf is turned."""
    luck = chance("page", take)
    leaf = noise(0.3, 900, 6800, luck)
    crackle = 1.0 + 0.4 * noise(0.3, 8, 60, luck)
    rush = np.maximum(crackle, 0.0) * hump(0.3, 0.42 + 0.1 * take)
    return in_room(
        mixed(
            (0.0, leaf * rush, 1.0),
            (0.2, noise(0.05, 300, 2500, luck) * swell(0.05, 0.002, 0.012), 0.4),
        ),
        wet=0.08,
    )
