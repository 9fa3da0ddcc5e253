"""Putting miniatures together: parts looked up, paints resolved, limits checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.content.check import Check
from game.content.document import Node
from game.content.joinery import Named, Raw
from game.content.miniature import SLOTS, Group, Paint, Piece, Shade
from game.content.parts import Drawn, Parts, Weight

MOST_PIECES = 250
"""Pieces of one miniature at most, every copy counted."""
MOST_FACETS = 5000
"""Triangles of one miniature at most; the richest of the shipped ones has some 3,400."""
MOST_FACETS_IN_ALL = 150_000
"""Triangles of all miniatures in one file; those of the shipped game have some 104,000."""
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


@dataclass(slots=True)
class Store:
    """What the names of paints and parts mean, and which names miniatures have."""

    paints: dict[str, Paint] = field(default_factory=dict)
    parts: dict[str, tuple[Drawn, ...]] = field(default_factory=dict)
    models: set[str] = field(default_factory=set)

    def copy(self) -> Store:
        """A store with the same content, to add to."""
        return Store(dict(self.paints), dict(self.parts), set(self.models))


class Assembler:
    """Makes finished pieces of what was read from one file."""

    def __init__(self, check: Check, store: Store) -> None:
        self._check = check
        self._store = store
        self._told: set[str] = set()
        self._parts = Parts(store.parts, self._wrong)
        self._facets = 0

    def pieces(
        self, node: Node, drawn: Sequence[Drawn], *, slots: bool
    ) -> tuple[Piece | Group, ...] | None:
        """The finished pieces of one miniature; ``slots``: it may use paints of its tile."""
        before = len(self._told)
        weight = self._parts.weight(drawn)
        if weight is None or not self._is_light(node, weight):
            return None
        made = tuple(self._made(each, {}, slots) for each in drawn)
        return None if len(self._told) > before else made

    def _is_light(self, node: Node, weight: Weight) -> bool:
        """Whether a miniature keeps within what is drawn quickly, and with it all so far."""
        if weight.pieces > MOST_PIECES:
            message = "expected at most {limit} pieces, found {found}"
            self._wrong(node, message.format(limit=MOST_PIECES, found=weight.pieces))
        elif weight.facets > MOST_FACETS:
            message = "expected at most {limit} triangles, found {found}: use fewer sides"
            self._wrong(node, message.format(limit=MOST_FACETS, found=weight.facets))
        else:
            self._facets += weight.facets
            if self._facets <= MOST_FACETS_IN_ALL:
                return True
            message = "expected at most {limit} triangles in all miniatures together"
            self._wrong(node, message.format(limit=MOST_FACETS_IN_ALL))
        return False

    def _wrong(self, node: Node, message: str) -> None:
        """Keep a problem once, however often its part is used."""
        if node.path not in self._told:
            self._told.add(node.path)
            self._check.wrong(node, message)

    def _made(self, drawn: Drawn, repaint: Mapping[str, Named], slots: bool) -> Piece | Group:
        if isinstance(drawn, Raw):
            paint = self._paint(_exchanged(drawn.paint, repaint), slots)
            return replace(drawn.piece, paint=paint, placings=drawn.places.placings())
        own = {old: _exchanged(new, repaint) for old, new in drawn.repaint.items()}
        merged = {**repaint, **own}
        parts = self._store.parts[drawn.part]
        made = tuple(self._made(each, merged, slots) for each in parts)
        return Group(made, drawn.places.placings())

    def _paint(self, named: Named, slots: bool) -> Paint:
        if _COLOUR.fullmatch(named.name):
            return Paint(named.name.upper(), named.shade)
        if named.name in SLOTS:
            if not slots:
                self._wrong(named.node, "only a building has the paint of its tile")
            return Paint(named.name, named.shade)
        known = self._store.paints.get(named.name)
        if known is None:
            message = "there is no paint “{name}”; write “#RRGGBB” or add it to paints"
            self._wrong(named.node, message.format(name=named.name))
            return Paint("#000000")
        return replace(known, shade=named.shade)


def _exchanged(paint: Named, repaint: Mapping[str, Named]) -> Named:
    new = repaint.get(paint.name)
    if new is None:
        return paint
    return new if paint.shade is Shade.PURE else replace(new, shade=paint.shade)
