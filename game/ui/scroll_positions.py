"""How far things are scrolled and where carets stand: kept by key from tree to tree."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.editing import Line
from game.ui.field import TextField
from game.ui.scroll import Scroll
from game.ui.widget import Widget


class ScrollPositions:
    """What a tree that is built anew must not forget."""

    def __init__(self) -> None:
        self._offsets: dict[str, float] = {}
        self._carets: dict[str, Line] = {}

    def keep(self, landmarks: Iterable[Widget], focused: str) -> None:
        """Remember them of a tree that goes; ``focused`` is the key of what is typed in."""
        self._carets.clear()
        for node in landmarks:
            if isinstance(node, Scroll) and node.offset is not None:
                self._offsets[node.key] = node.offset
            elif isinstance(node, TextField) and node.key == focused:
                self._carets[node.key] = node.line

    def restore(self, landmarks: Iterable[Widget]) -> None:
        """Put them into a tree that comes, before it is placed."""
        for node in landmarks:
            if isinstance(node, Scroll) and node.key in self._offsets:
                node.put(self._offsets[node.key])
            elif isinstance(node, TextField) and node.key in self._carets:
                kept = self._carets[node.key]
                node.line = node.line.put(kept.anchor).put(kept.caret, selecting=True)
