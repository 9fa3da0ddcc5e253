"""Reading the pieces of miniatures: one mapping in YAML for each, checked for sense."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from game.content.check import Check, Held, all_known
from game.content.document import Node
from game.content.miniature import Paint, Piece, Shade, Shape, Spot
from game.content.placing import LARGEST, PLACING, Places, numbers_of, places_of
from game.content.planes import is_simple

MOST_CORNERS = 32
SOFT = 38
"""Degrees by which a turned profile bends softly, unless it says otherwise."""
PART = "part"
WORDS = (*Shape, PART)
_LIMITS = {"bevel": (0, 200), "sides": (3, 40), "stretch": (100, 4000), "soft": (0, 180)}


class Form(NamedTuple):
    """What a shape is told by: its measures (none: an outline), and the details it may have."""

    measures: tuple[str, ...]
    details: tuple[str, ...]


FORMS = {
    Shape.BOX: Form(("width", "depth", "height"), ("bevel",)),
    Shape.PLANK: Form((), ("bevel", "thick")),
    Shape.WEDGE: Form(("width", "length", "height"), ()),
    Shape.CYLINDER: Form(("radius", "height"), ("bevel", "sides", "head")),
    Shape.CONE: Form(("radius", "height"), ("sides",)),
    Shape.BALL: Form(("radius",), ("sides", "stretch")),
    Shape.ARCH: Form(("width", "depth", "height", "opening"), ("stretch",)),
    Shape.TURNED: Form((), ("sides", "soft", "pale")),
}


class _Details(NamedTuple):
    """The last fields of a Piece, in their order."""

    bevel: int | None = None
    sides: int | None = None
    stretch: int = 1000
    soft: int = SOFT
    pale: tuple[int, ...] = ()
    rounded: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """A paint as it is called in the file, with its shade."""

    name: str
    shade: Shade
    node: Node


@dataclass(frozen=True, slots=True)
class Raw:
    """A piece whose paint is still a name, and which stands nowhere yet."""

    piece: Piece
    paint: Named
    places: Places


@dataclass(frozen=True, slots=True)
class Reference:
    """A part used as a piece; some of its paints are exchanged."""

    part: str
    repaint: Mapping[str, Named]
    places: Places
    node: Node


class Joiner:
    """Reads pieces; keeps what is wrong with them in the findings of ``check``."""

    def __init__(self, check: Check) -> None:
        self._check = check

    def piece(self, node: Node) -> Raw | Reference | None:
        """The piece at ``node``, or None when something is wrong with it."""
        held = node.value if isinstance(node.value, dict) else {}
        words = [word for word in WORDS if word in held]
        if len(words) != 1:
            message = "a piece is exactly one of: {words}".format(words=", ".join(WORDS))
            self._check.wrong(node, message)
            return None
        if words[0] == PART:
            return self._reference(node)
        return self._raw(node, Shape(words[0]))

    def _raw(self, node: Node, shape: Shape) -> Raw | None:
        form, check, before = FORMS[shape], self._check, self._check.problems
        required = (shape, "paint", *(word for word in form.details if word == "thick"))
        held = Held(check, node, required, (*form.details, *PLACING))
        outline: tuple[Spot, ...] = ()
        if not form.measures:
            outline = held.read(shape, partial(self._outline, shape), outline)
        measures = self._measures(held, shape)
        paint = held.read("paint", self.paint, Named("", Shade.PURE, node))
        places, details = places_of(check, held), self._details(held)
        if check.problems > before:
            return None
        if shape is Shape.ARCH and not self._arch_stands(held[shape], measures, details):
            return None
        piece = Piece(shape, measures, Paint(""), (), outline, *details)
        return Raw(piece, paint, places)

    def _reference(self, node: Node) -> Reference | None:
        check, before = self._check, self._check.problems
        held = Held(check, node, (PART,), ("repaint", *PLACING))
        name, places = held.identifier(PART), places_of(check, held)
        repaint: Mapping[str, Named] = held.read("repaint", self._repaint, {})
        if check.problems > before:
            return None
        return Reference(name, repaint, places, held[PART])

    def _repaint(self, node: Node) -> dict[str, Named] | None:
        if not isinstance(node.value, dict):
            self._check.wrong(node, "expected paints and what they become")
            return None
        found = {old: self.paint(new) for old, new in node.value.items()}
        known = {old: new for old, new in found.items() if new}
        return known if len(known) == len(found) else None

    def paint(self, node: Node) -> Named | None:
        """A colour, or the name of a paint, perhaps with -dark or -light behind it."""
        word = node.value
        if not isinstance(word, str) or not word:
            self._check.wrong(node, "expected a paint: a name or “#RRGGBB”")
            return None
        for shade in (Shade.DARK, Shade.LIGHT):
            if word.endswith(f"-{shade}"):
                return Named(word.removesuffix(f"-{shade}"), shade, node)
        return Named(word, Shade.PURE, node)

    def _measures(self, held: Held, shape: Shape) -> tuple[int, ...]:
        names = FORMS[shape].measures
        if shape is Shape.PLANK:
            return (held.whole("thick", 1, LARGEST),)
        if len(names) == 1:
            return (held.whole(shape, 1, LARGEST),)
        if not names:
            return ()
        return held.read(shape, lambda node: numbers_of(self._check, node, names, 1, LARGEST), ())

    def _outline(self, shape: Shape, node: Node) -> tuple[Spot, ...] | None:
        turned = shape is Shape.TURNED
        names, low = (("radius", "height"), 0) if turned else (("x", "z"), -LARGEST)
        corners = self._check.items(node, 2 if turned else 3, MOST_CORNERS)
        found = [numbers_of(self._check, each, names, -LARGEST, LARGEST) for each in corners or ()]
        known = all_known(found)
        if not known or corners is None:
            return None
        spots = tuple((first, second) for first, second in known)
        if any(spot[0] < low for spot in spots):
            self._check.wrong(node, "a radius is 0 or more")
            return None
        if any(a == b for a, b in pairwise(spots)):
            self._check.wrong(node, "two corners that follow each other are the same")
            return None
        if not turned and not is_simple(spots):
            self._check.wrong(node, "the outline crosses or touches itself")
            return None
        return spots

    def _details(self, held: Held) -> _Details:
        check = self._check
        numbers = {
            key: held.whole(key, low, high) for key, (low, high) in _LIMITS.items() if key in held
        }
        pale = held.each(
            "pale", 1, MOST_CORNERS, lambda step: check.whole(step, 0, MOST_CORNERS) or 0
        )
        rounded = held.read("head", lambda node: check.one_of(node, ("round",)), "")
        bevel, sides = numbers.get("bevel"), numbers.get("sides")
        stretch, soft = numbers.get("stretch", 1000), numbers.get("soft", SOFT)
        return _Details(bevel, sides, stretch, soft, pale, bool(rounded))

    def _arch_stands(self, node: Node, measures: Sequence[int], details: _Details) -> bool:
        width, _depth, height, opening = measures
        if 2 * opening < width and opening * details.stretch < height * 1000:
            return True
        self._check.wrong(node, "the opening is wider or higher than the arch")
        return False
