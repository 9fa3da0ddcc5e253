"""The profile of a turned piece: its steps from the bottom up, with the normals at their ends."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

Flat = tuple[float, float]
SMOOTH = math.cos(math.radians(38))
"""A turned piece's profile that bends by less than 38° is rounded by its normals."""
SHORTEST = 1e-7
"""A step that is shorter is none."""


class ProfileStep(NamedTuple):
    """From one point of a profile to the next: (radius, height), and normals that point outwards.

    ``number`` counts the steps of the whole profile.
    """

    number: int
    low: Flat
    low_normal: Flat
    high: Flat
    high_normal: Flat


def steps_of(profile: Sequence[Flat], smooth: float) -> list[ProfileStep]:
    """The steps of a profile; those whose normals' cosine is above ``smooth`` run into each
    other. Steps without a length are left out."""
    found = [
        (number, low, high)
        for number, (low, high) in enumerate(pairwise(profile))
        if math.dist(low, high) > SHORTEST
    ]
    own = [_outward(low, high) for _, low, high in found]
    before, after = [None, *own], [*own[1:], None]
    return [
        ProfileStep(
            number,
            low,
            _joined(before[k], own[k], low, smooth),
            high,
            _joined(after[k], own[k], high, smooth),
        )
        for k, (number, low, high) in enumerate(found)
    ]


def _outward(low: Flat, high: Flat) -> Flat:
    length = math.hypot(high[0] - low[0], high[1] - low[1])
    return ((high[1] - low[1]) / length, (low[0] - high[0]) / length)


def _joined(other: Flat | None, own: Flat, at: Flat, smooth: float) -> Flat:
    """The normal at an end of a profile step: rounded where the profile bends little."""
    if other is None:
        steep = abs(own[1]) > min(smooth, SMOOTH)
        return (0.0, math.copysign(1.0, own[1])) if at[0] < 1e-6 and steep else own
    bend = own[0] * other[0] + own[1] * other[1]
    length = math.hypot(own[0] + other[0], own[1] + other[1])
    if bend < smooth or length < SHORTEST:
        return own
    return ((own[0] + other[0]) / length, (own[1] + other[1]) / length)
