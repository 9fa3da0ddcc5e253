"""What banner and cards tell while the table still shows a move: never more than it has shown."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.app.match.game import Game
from game.rules.biomes.view import BiomesView


class Counting:
    """The points that have reached their players' cards, and what else is known by now."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: tuple[Counter[int], frozenset[int]] = (Counter(), frozenset())

    def told(self) -> BiomesView:
        """A move's outcome is told when its motion has ended, its points as they arrive."""
        game = self._game
        beat = game.showing.beat
        view: BiomesView = game.table.view
        if beat is None or beat.after.fight is not None:
            return view
        arrived = self._arrived()
        players = tuple(
            replace(player, xp=player.xp + arrived[seat]) if arrived[seat] else player
            for seat, player in enumerate(beat.before.players)
        )
        before: BiomesView = beat.before
        return replace(before, players=players, fight=None)

    @property
    def counted(self) -> frozenset[int]:
        """The seats whose points have arrived just now: their cards light up."""
        floaters = self._game.table.scene.floaters.values()
        return frozenset(each.seat for each in floaters if each.counted)

    def advance(self) -> bool:
        """Whether the cards tell something else than at the last call."""
        seen = self._arrived(), self.counted
        changed, self._seen = seen != self._seen, seen
        return changed

    def _arrived(self) -> Counter[int]:
        found: Counter[int] = Counter()
        for each in self._game.table.scene.floaters.values():
            if each.part >= 1.0:
                found[each.seat] += each.amount
        return found
