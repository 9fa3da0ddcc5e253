"""Finds what doesn't fit: texts cut, children outside their parent, siblings over one another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.ui.boxes import Modal, Panel
from game.ui.controls import Pressable
from game.ui.layout import Stack
from game.ui.marks import Text
from game.ui.rect import UNLIMITED, Rect, Size
from game.ui.scroll import Scroll
from game.ui.surface import Surface
from game.ui.text import TextMeter
from game.ui.widget import Widget
from tests.ui.contrast import contrast

SLACK = 1.0
LEAST_CONTRAST = 4.5


def faults(surface: Surface) -> list[str]:
    """Everything wrong with what a surface shows, in words."""
    surface.paint()
    painter = surface.painter
    found = [f"cut: {text!r}" for text in painter.cuts]
    found += [
        f"contrast {contrast(ink, ground):.1f}: {text!r} {ink} on {ground}"
        for ink, ground, text in painter.pairs
        if contrast(ink, ground) < LEAST_CONTRAST
    ]
    window = Rect(0, 0, surface.viewport.width, surface.viewport.height)
    found += _outside(_topmost(surface.root), window)
    found += _overlaps(_topmost(surface.root))
    found += _low_texts(surface.root, painter.meter)
    return found


def _topmost(root: Widget) -> Widget:
    """The part of the tree that may be used: the topmost dialog, or everything."""
    modals = [node for node in root.landmarks() if isinstance(node, Modal)]
    return modals[-1] if modals else root


def _name(node: Widget) -> str:
    words = [each.text for each in node.walk() if isinstance(each, Text)]
    return f"{type(node).__name__}({node.key or ' | '.join(words)[:50]!r})"


def _outside(node: Widget, limit: Rect) -> Iterator[str]:
    if not _within(node.rect, limit):
        yield f"outside: {_name(node)} {_round(node.rect)} of {_round(limit)}"
        return
    inner = node.rect if not isinstance(node, Scroll) else None
    for child in node.children:
        place = inner or Rect(node.rect.x, -UNLIMITED, node.rect.width, 2 * UNLIMITED)
        yield from _outside(child, place)


def _within(rect: Rect, limit: Rect) -> bool:
    return (
        rect.x >= limit.x - SLACK
        and rect.y >= limit.y - SLACK
        and rect.right <= limit.right + SLACK
        and rect.bottom <= limit.bottom + SLACK
    )


def _overlaps(node: Widget) -> Iterator[str]:
    if isinstance(node, Stack):
        groups = [list(_solids(child)) for child in node.children if not _covers(child)]
        for one, other in combinations(groups, 2):
            for a in one:
                for b in other:
                    if _met(a.rect, b.rect):
                        yield f"over one another: {_name(a)} {_name(b)}"
    elif not node.overlaps:
        for a, b in combinations(node.children, 2):
            if _met(a.rect, b.rect):
                yield f"siblings overlap: {_name(a)} {_name(b)}"
    for child in node.children:
        yield from _overlaps(child)


def _covers(node: Widget) -> bool:
    return isinstance(node, Modal) or not any(True for _n in _solids(node))


def _solids(node: Widget) -> Iterator[Widget]:
    """The outermost boxes and controls."""
    if isinstance(node, Panel | Pressable):
        yield node
        return
    for child in node.children:
        yield from _solids(child)


def _met(a: Rect, b: Rect) -> bool:
    shared = a.meets(b)
    return shared.width > SLACK and shared.height > SLACK


def _low_texts(root: Widget, meter: TextMeter) -> Iterator[str]:
    for node in root.walk():
        if isinstance(node, Text):
            needed = node.measure(meter, Size(node.rect.width, UNLIMITED)).height
            if needed > node.rect.height + SLACK:
                yield f"too low: {node.text!r} needs {needed:.0f}, has {node.rect.height:.0f}"


def _round(rect: Rect) -> tuple[int, ...]:
    return tuple(round(value) for value in rect)
