"""Which control the keyboard goes to next: by Tab in reading order, by arrows to the nearest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from game.ui.boxes import Modal
from game.ui.widget import Widget

Thing = TypeVar("Thing")
ARROWS = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
SIDEWAYS_COST = 2.5
"""How much worse a unit off the straight line is than a unit along it."""


def within_reach(landmarks: Sequence[Widget]) -> Sequence[Widget]:
    """The nodes among a tree's ``landmarks`` that may be used: in the topmost dialog, or all."""
    modals = [node for node in landmarks if isinstance(node, Modal)]
    return modals[-1].landmarks() if modals else landmarks


def stops(root: Widget) -> list[Widget]:
    """The controls Tab comes to, in reading order."""
    return [node for node in within_reach(root.landmarks()) if node.focusable]


def next_stop(controls: Sequence[Widget], key: str, step: int) -> str:
    """The key of the control ``step`` after ``key``'s; the first or last one if there is none."""
    return following([control.key for control in controls], key, step) or ""


def following(things: Sequence[Thing], start: Thing | None, step: int) -> Thing | None:
    """What comes ``step`` after ``start``, round and round; the first or last where that is none.

    None if there is nothing.
    """
    if not things:
        return None
    if start is None or start not in things:
        return things[0] if step > 0 else things[-1]
    return things[(things.index(start) + step) % len(things)]


def towards(controls: Sequence[Widget], key: str, arrow: str) -> str:
    """The key of the nearest control in the arrow's direction; ``key`` if there is none.

    To the left and right those of the same row come first, however far they are.
    """
    start = next((control for control in controls if control.key == key), None)
    if start is None:
        return next_stop(controls, key, 1)
    places = {control.key: control.rect.center for control in controls}
    row = {other.key: other.rect.center for other in controls if _in_a_row(start, other)}
    found = nearest(row, key, arrow) if arrow in ("Left", "Right") else None
    return found or nearest(places, key, arrow) or key


def _in_a_row(one: Widget, other: Widget) -> bool:
    """Whether the middle of one of two controls is at a height of the other's."""
    (_, y), (_, other_y) = one.rect.center, other.rect.center
    return abs(y - other_y) <= max(one.rect.height, other.rect.height) / 2


def nearest(places: Mapping[Thing, tuple[float, float]], start: Thing, arrow: str) -> Thing | None:
    """The nearest of the ``places`` in an arrow's direction from ``start``; y runs down."""
    (dx, dy), (x, y) = ARROWS[arrow], places[start]
    best, least = None, float("inf")
    for thing, (other_x, other_y) in places.items():
        along = (other_x - x) * dx + (other_y - y) * dy
        aside = abs((other_x - x) * dy) + abs((other_y - y) * dx)
        cost = along + SIDEWAYS_COST * aside
        if thing != start and along > 1 and cost < least:
            best, least = thing, cost
    return best
