"""Decks and discard piles: which bundles of cards lie on each other, and how untidily.

A pile of any height is shown by few pieces: bundles of :data:`BUNDLE` cards below, single ones on
top.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

from game.scene.geometry import add, compose, rotated, scaled
from game.scene.hand import THICKNESS
from game.scene.pose import Pose, Vec3, turned

BUNDLE, LAYERS = 5, 3
"""Cards in a bundle, and as how many single ones it is high: cards below press on each other."""
NEAT, UNTIDY = (0.012, 1.2), (0.045, 6.0)
"""How far cards of a deck lie off, and by how many degrees they are turned; of a discard pile."""
STEP, FAN, WIDEST = 0.19, 6.0, 1.3
"""From one card of a fan on the table to the next, in table units and in degrees, and how wide the
whole fan is at most from the first card's middle to the last one's."""
UP: Vec3 = (0.0, 0.0, 1.0)


class Lying(NamedTuple):
    """One piece of a pile: so many cards, the lowest of them the ``first`` from below."""

    first: int
    cards: int
    pose: Pose


def deck(rest: Pose, count: int) -> list[Lying]:
    """A deck of so many cards at ``rest``, from below; nothing where it is empty."""
    return _pile(rest, count, NEAT)


def discards(rest: Pose, count: int) -> list[Lying]:
    """A discard pile, its cards thrown down as they came; the last card is the topmost piece."""
    return _pile(rest, count, UNTIDY)


def spread(rest: Pose, count: int, step: float = STEP) -> list[Pose]:
    """Somebody else's hand on the table: a narrow fan, the last card on top.

    ``step``: from one card to the next where there are few.
    """
    found = []
    step = min(step, WIDEST / max(count - 1, 1))
    for number in range(count):
        off = number - (count - 1) / 2
        shift = (off * step, -0.02 * off * off * step / STEP, number * THICKNESS)
        angle = -FAN * off * min(step / STEP, 1.0)
        place = add(rest.place, rotated(rest.turn, scaled(shift, rest.scale)))
        found.append(Pose(place, compose(rest.turn, turned(UP, angle)), rest.scale))
    return found


def height(count: int) -> float:
    """How high so many cards lie, at their own size."""
    bundles = _bundles(count)
    return (bundles * LAYERS + count - bundles * BUNDLE) * THICKNESS


def _pile(rest: Pose, count: int, off: tuple[float, float]) -> list[Lying]:
    bundles = _bundles(count)
    parts = [(number * BUNDLE, BUNDLE) for number in range(bundles)]
    parts += [(first, 1) for first in range(bundles * BUNDLE, count)]
    low, pile = 0.0, list[Lying]()
    for first, cards in parts:
        pile.append(Lying(first, cards, _off(rest, first, low, off)))
        low += (LAYERS if cards > 1 else 1) * THICKNESS
    return pile


def _bundles(count: int) -> int:
    """How many bundles lie below the single cards, of which there is one at least."""
    return max(count - 1, 0) // BUNDLE


def _off(rest: Pose, first: int, low: float, off: tuple[float, float]) -> Pose:
    x, y, turn = (2.0 * _chance(first, axis) - 1.0 for axis in range(3))
    shift = scaled((x * off[0], y * off[0], low), rest.scale)
    turned_so = compose(rest.turn, turned(UP, turn * off[1]))
    return Pose(add(rest.place, rotated(rest.turn, shift)), turned_so, rest.scale)


def _chance(first: int, axis: int) -> float:
    """A number of the card's own, 0…1, the same in every run."""
    return (zlib.crc32(f"{first}/{axis}".encode()) & 0xFFFF) / 0xFFFF
