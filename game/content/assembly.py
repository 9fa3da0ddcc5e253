"""Putting miniatures together: parts looked up, paints resolved, limits checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.content.check import Check
from game.content.document import Node
from game.content.joinery import Named, Raw, Reference
from game.content.miniature import SLOTS, Group, Paint, Piece, Shade
from game.language import _

MOST_PIECES = 250
"""Pieces of one miniature at most, every copy counted."""
DEEPEST = 4
"""Parts within parts."""
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
Drawn = Raw | Reference


@dataclass(slots=True)
class Store:
    """What the names of paints and parts mean, and which names miniatures have."""

    paints: dict[str, Paint] = field(default_factory=dict)
    parts: dict[str, tuple[Drawn, ...]] = field(default_factory=dict)
    models: set[str] = field(default_factory=set)

    def copy(self) -> Store:
        """Another one with the same content, to add to."""
        return Store(dict(self.paints), dict(self.parts), set(self.models))


class Assembler:
    """Makes finished pieces of what was read from one file."""

    def __init__(self, check: Check, store: Store) -> None:
        self._check = check
        self._store = store
        self._told: set[str] = set()

    def pieces(
        self, node: Node, drawn: Sequence[Drawn], *, slots: bool
    ) -> tuple[Piece | Group, ...] | None:
        """The finished pieces of one miniature; ``slots``: it may use paints of its tile."""
        told = len(self._told)
        for each in drawn:
            self._check_names(each, ())
        if len(self._told) > told:
            return None
        size = sum(self._weight(each) for each in drawn)
        if size > MOST_PIECES:
            message = _("expected at most {limit} pieces, found {found}")
            self._wrong(node, message.format(limit=MOST_PIECES, found=size))
            return None
        made = tuple(self._made(each, {}, slots) for each in drawn)
        return None if len(self._told) > told else made

    def _wrong(self, node: Node, message: str) -> None:
        """Keep a problem once, however often its part is used."""
        if node.path not in self._told:
            self._told.add(node.path)
            self._check.wrong(node, message)

    def _check_names(self, drawn: Drawn, within: tuple[str, ...]) -> None:
        if isinstance(drawn, Raw):
            return
        if drawn.part not in self._store.parts:
            message = _("there is no part “{name}”").format(name=drawn.part)
            self._wrong(drawn.node, message)
        elif drawn.part in within:
            self._wrong(drawn.node, _("a part can't be made of itself"))
        elif len(within) == DEEPEST:
            message = _("parts are nested more than {limit} deep").format(limit=DEEPEST)
            self._wrong(drawn.node, message)
        else:
            for each in self._store.parts[drawn.part]:
                self._check_names(each, (*within, drawn.part))
            self._check_repaint(drawn)

    def _check_repaint(self, drawn: Reference) -> None:
        used = self._used(drawn) if drawn.repaint and not self._told else None
        for name, paint in drawn.repaint.items():
            if used is not None and name not in used:
                message = _("the part “{part}” has no paint “{name}”; it has: {known}")
                known = ", ".join(sorted(used)) or "–"
                text = message.format(part=drawn.part, name=name, known=known)
                self._wrong(paint.node, text)

    def _used(self, drawn: Drawn) -> set[str]:
        """Names of the paints in a part, before they are exchanged in it."""
        if isinstance(drawn, Raw):
            return {drawn.paint.name}
        inner = {name for each in self._store.parts[drawn.part] for name in self._seen(each)}
        return {name for name in inner if not name.startswith("#")}

    def _seen(self, drawn: Drawn) -> set[str]:
        """Names of the paints that a piece or part shows, after the exchange."""
        used = self._used(drawn)
        if isinstance(drawn, Raw):
            return used
        return {drawn.repaint[name].name if name in drawn.repaint else name for name in used}

    def _weight(self, drawn: Drawn) -> int:
        """How many pieces there are, copies counted; counting ends soon after the limit."""
        if isinstance(drawn, Raw):
            return len(drawn.piece.placings)
        total = 0
        for each in self._store.parts[drawn.part]:
            total += self._weight(each) * len(drawn.placings)
            if total > MOST_PIECES:
                break
        return total

    def _made(self, drawn: Drawn, repaint: Mapping[str, Named], slots: bool) -> Piece | Group:
        if isinstance(drawn, Raw):
            return replace(drawn.piece, paint=self._paint(_exchanged(drawn.paint, repaint), slots))
        own = {old: _exchanged(new, repaint) for old, new in drawn.repaint.items()}
        merged = {**repaint, **own}
        parts = self._store.parts[drawn.part]
        return Group(tuple(self._made(each, merged, slots) for each in parts), drawn.placings)

    def _paint(self, named: Named, slots: bool) -> Paint:
        if _COLOUR.fullmatch(named.name):
            return Paint(named.name.upper(), named.shade)
        if named.name in SLOTS:
            if not slots:
                self._wrong(named.node, _("only a building has the paint of its tile"))
            return Paint(named.name, named.shade)
        known = self._store.paints.get(named.name)
        if known is None:
            message = _("there is no paint “{name}”; write “#RRGGBB” or add it to paints")
            self._wrong(named.node, message.format(name=named.name))
            return Paint("#000000")
        return replace(known, shade=named.shade)


def _exchanged(paint: Named, repaint: Mapping[str, Named]) -> Named:
    new = repaint.get(paint.name)
    if new is None:
        return paint
    return new if paint.shade is Shade.PURE else replace(new, shade=paint.shade)
