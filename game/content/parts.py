"""What parts come to, each looked through once however often it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from game.content.document import Node
from game.content.facets import facets_of
from game.content.joinery import Raw, Reference

DEEPEST = 4
"""Parts within parts."""
Drawn = Raw | Reference
Wrong = Callable[[Node, str], None]


class Weight(NamedTuple):
    """How many pieces and triangles something has, every copy counted."""

    pieces: int
    facets: int

    def times(self, count: int) -> Weight:
        """What ``count`` copies of it weigh."""
        return Weight(self.pieces * count, self.facets * count)


class Part(NamedTuple):
    """What a part comes to: how deep parts lie in it, what it weighs, the paints it shows."""

    depth: int
    weight: Weight
    paints: frozenset[str]


_TOO_DEEP = Part(DEEPEST, Weight(0, 0), frozenset())


class Parts:
    """The parts of a store as they are asked for; ``wrong`` keeps a problem at a node."""

    def __init__(self, drawn: Mapping[str, tuple[Drawn, ...]], wrong: Wrong) -> None:
        self._drawn = drawn
        self._wrong = wrong
        self._known: dict[str, Part | None] = {}
        self._open: list[str] = []

    def weight(self, drawn: Iterable[Drawn]) -> Weight | None:
        """The weight of pieces together; None when something is wrong with a part in them."""
        looked = [self._look(each) for each in drawn]
        found = [each.weight for each in looked if each]
        return _together(found) if len(found) == len(looked) else None

    def _look(self, drawn: Drawn) -> Part | None:
        """What a piece, or a part used as one, comes to with all its copies."""
        if isinstance(drawn, Raw):
            count, facets = drawn.places.count, facets_of(drawn.piece)
            return Part(0, Weight(count, facets * count), frozenset({drawn.paint.name}))
        if drawn.part in self._open:
            self._wrong(drawn.node, "a part can't be made of itself")
            return None
        part = self._part(drawn) if len(self._open) < DEEPEST else _TOO_DEEP
        if part is None:
            return None
        if part.depth >= DEEPEST:
            message = f"parts are nested more than {DEEPEST} deep"
            self._wrong(drawn.node, message)
            return None
        if not self._repaints(drawn, part):
            return None
        new = {old: paint.name for old, paint in drawn.repaint.items()}
        shown = (new.get(name, name) for name in part.paints)
        return Part(part.depth + 1, part.weight.times(drawn.places.count), frozenset(shown))

    def _part(self, drawn: Reference) -> Part | None:
        """The part of that name, looked through when it is first asked for."""
        if drawn.part not in self._drawn:
            self._wrong(drawn.node, f"there is no part “{drawn.part}”")
            return None
        if drawn.part not in self._known:
            self._open.append(drawn.part)
            looked = [self._look(each) for each in self._drawn[drawn.part]]
            self._open.pop()
            self._known[drawn.part] = _joined([each for each in looked if each], len(looked))
        return self._known[drawn.part]

    def _repaints(self, drawn: Reference, part: Part) -> bool:
        """Whether the part has every paint that is exchanged."""
        used = {name for name in part.paints if not name.startswith("#")}
        strange = [(name, paint) for name, paint in drawn.repaint.items() if name not in used]
        for name, paint in strange:
            message = "the part “{part}” has no paint “{name}”; it has: {known}"
            known = ", ".join(sorted(used)) or "–"
            self._wrong(paint.node, message.format(part=drawn.part, name=name, known=known))
        return not strange


def _joined(looked: list[Part], wanted: int) -> Part | None:
    if len(looked) < wanted:
        return None
    paints = frozenset(name for each in looked for name in each.paints)
    depth = max(each.depth for each in looked)
    return Part(depth, _together([each.weight for each in looked]), paints)


def _together(weights: list[Weight]) -> Weight:
    return Weight(sum(each.pieces for each in weights), sum(each.facets for each in weights))
