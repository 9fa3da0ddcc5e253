"""How the pieces of `towers` sound: storeys of four materials, pawns that run, roofs and a flag."""

from __future__ import annotations

import numpy as np

from tools.chimes import SCALE, pluck
from tools.foley import BOARD, CARD, PEG, contact
from tools.timbre import (
    BAR,
    BELL,
    BLOCK,
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

STOREYS = {
    "coal": (Body(392.0, BLOCK[:4], 0.042), 0.3),
    "chalk": (Body(560.0, BLOCK[:3], 0.07), 0.75),
    "slate": (Body(1010.0, BAR, 0.017), 0.3),
    "brick": (Body(735.0, BLOCK, 0.036), 0.5),
}
"""Tarred boards, soft plaster, thin slate that rings, burnt clay; each with its grit."""
TILES = Body(1240.0, BAR, 0.03)
RIM = Body(1568.0, ((1.0, 1.0), (2.32, 0.5), (4.25, 0.2)), 0.006)


def stacked(material: str, take: int) -> Signal:
    """A storey comes down on another one and settles with a scrape of its grit."""
    luck = chance("storey", material, take)
    body, grit = STOREYS[material]
    dust = noise(0.11, 700, 5200, luck) * swell(0.11, 0.004, 0.022)
    again = 0.05 + 0.012 * luck.random_sample()
    return in_room(
        mixed(
            (0.0, strike(body, 0.28, luck, vary=0.05), 1.0),
            (0.0, strike(BOARD, 0.24, luck, vary=0.06), 0.5),
            (0.0, contact(0.003, 700, 6500, material, take), grit * 0.5),
            (0.004, dust, grit * 0.16),
            (again, strike(body._replace(pitch=body.pitch * 1.05), 0.18, luck, vary=0.08), 0.2),
        )
    )


def lifted(material: str, take: int) -> Signal:
    """A storey is taken off: a short grind, then it comes free."""
    luck = chance("lifted", material, take)
    body, grit = STOREYS[material]
    grind = noise(0.1, 350, 3600, luck) * hump(0.1, 0.7)
    free = strike(
        body._replace(pitch=body.pitch * 1.15, loss=body.loss * 1.3), 0.2, luck, vary=0.05
    )
    return in_room(mixed((0.0, grind, 0.1 + grit * 0.25), (0.055, free, 1.0)))


def glide(take: int) -> Signal:
    """A wooden figure is pushed along the fields: felt under it, and the joints of the board."""
    luck = chance("glide", take)
    felt = noise(0.5, 260, 2300, luck) * hump(0.5, 0.3 + 0.08 * take)
    joints = [
        (0.1 + 0.11 * i, strike(PEG, 0.06, luck, vary=0.15), 0.22 - 0.04 * i) for i in range(3)
    ]
    return in_room(mixed((0.0, felt, 0.3), *joints), wet=0.08)


def roof(take: int) -> Signal:
    """A roof drops into its place: tiles rattle once all over, on a hollow knock."""
    luck = chance("roof", take)
    hollow = Body(300.0, ((1.0, 1.0), (1.7, 0.5), (2.6, 0.25)), 0.08)
    rattle = [
        (
            0.012 + 0.15 * luck.random_sample() ** 1.5,
            strike(TILES, 0.07, luck, vary=0.3),
            0.12 + 0.1 * luck.random_sample(),
        )
        for _ in range(7)
    ]
    return in_room(mixed((0.0, strike(hollow, 0.3, luck, vary=0.05), 1.0), *rattle))


def topple(take: int) -> Signal:
    """A figure is knocked over: one knock, the fall, and it rocks to rest."""
    luck = chance("topple", take)
    rocks = [(0.2 + 0.075 * i, strike(PEG, 0.1, luck, vary=0.12), 0.5 * 0.55**i) for i in range(4)]
    fall = noise(0.12, 300, 2200, luck) * hump(0.12, 0.6)
    return in_room(
        mixed(
            (0.0, strike(PEG._replace(pitch=610.0), 0.12, luck, vary=0.05), 0.7),
            (0.06, fall, 0.1),
            (0.16, strike(BOARD, 0.24, luck, vary=0.06), 0.8),
            *rocks,
        )
    )


def roll(take: int) -> Signal:
    """A pawn that was knocked over rolls home over the cloth, slower and slower."""
    luck = chance("roll", take)
    cloth = noise(0.6, 180, 1500, luck) * hump(0.6, 0.25)
    turns = [(0.03 + 0.05 * i**1.35, strike(PEG, 0.07, luck, vary=0.2), 0.3) for i in range(6)]
    return in_room(mixed((0.0, cloth, 0.16), *turns), wet=0.08)


def flag() -> Signal:
    """The flag goes up a step: it flutters, a pole knocks, and three notes climb."""
    luck = chance("flag")
    beats = 1.0 + 0.9 * np.sin(2 * np.pi * 17 * moments(0.34))
    cloth = noise(0.34, 300, 2600, luck) * np.maximum(beats, 0.0) * hump(0.34, 0.35)
    notes = [
        (0.12 + 0.12 * i, pluck(SCALE[step], 0.8, 0.2), 0.7) for i, step in enumerate((2, 4, 5))
    ]
    return in_room(mixed((0.0, cloth, 0.12), (0.0, strike(PEG, 0.14, luck), 0.5), *notes), wet=0.18)


def vane() -> Signal:
    """The weathercock of a tower of five: it squeaks round once and rings."""
    luck = chance("vane")
    time = moments(0.24)
    bend = 900.0 + 420.0 * np.sin(2 * np.pi * 2.1 * time)
    squeak = np.sin(2 * np.pi * np.cumsum(bend) / len(time) * 0.24) * hump(0.24, 0.5)
    return in_room(
        mixed(
            (0.0, strike(RIM, 0.6, luck), 0.5),
            (0.02, squeak, 0.05),
            (0.2, ring(1174.66, BELL, 0.9, 0.25), 0.5),
            (0.28, ring(1567.98, BELL, 0.9, 0.22), 0.35),
        ),
        wet=0.2,
    )


def shuffle() -> Signal:
    """The discard pile is shuffled: two packs of card run into each other, then a tap."""
    luck = chance("shuffle")
    flicks = [
        (
            0.025 * i + 0.006 * luck.random_sample(),
            noise(0.03, 900, 6200, luck) * swell(0.03, 0.001, 0.005),
            0.18 + 0.1 * luck.random_sample(),
        )
        for i in range(18)
    ]
    return in_room(mixed(*flicks, (0.56, strike(CARD, 0.16, luck, vary=0.06), 0.9)), wet=0.08)
