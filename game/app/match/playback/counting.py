"""What banner and cards tell while the table still shows a move: never more than it has shown."""

from __future__ import annotations

from collections import Counter

from game.app.match.flow.game import Game
from game.rules.core import View
from game.ui.titles import INTERFACES


class Counting:
    """The points that have reached their players' cards, and what else is known by now."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._signage = INTERFACES[game.match.header.title].signage
        self._seen: tuple[int, Counter[int], frozenset[int]] = (0, Counter(), frozenset())

    def told(self) -> View:
        """A move's outcome is told when its motion has ended, its points as they arrive."""
        table, beat = self._game.table, self._game.playback.beat
        if beat is None:
            return table.view
        view: View = self._signage.meanwhile(beat, table.scene.shown, self._arrived())
        return view

    @property
    def counted(self) -> frozenset[int]:
        """The seats whose points have arrived just now: their cards light up."""
        floaters = self._game.table.scene.floaters.values()
        return frozenset(each.seat for each in floaters if each.counted)

    def advance(self) -> bool:
        """Whether the cards tell something else than at the last call."""
        seen = self._game.table.scene.shown, self._arrived(), self.counted
        changed, self._seen = seen != self._seen, seen
        return changed

    def _arrived(self) -> Counter[int]:
        found: Counter[int] = Counter()
        for each in self._game.table.scene.floaters.values():
            if each.part >= 1.0:
                found[each.seat] += each.amount
        return found
