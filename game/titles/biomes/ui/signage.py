"""The panels of biomes, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.rules.biomes.view import BiomesView
from game.titles.biomes.scene.beats import BiomesBeat
from game.titles.biomes.ui.hands.selection import BiomesSituation
from game.titles.biomes.ui.panels import asides
from game.titles.biomes.ui.panels.match import match_panels
from game.ui.intents import On
from game.ui.panels.asides import open_room
from game.ui.rect import Rect
from game.ui.signage import Covered
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class BiomesSignage:
    """The display of a match: banner, cards, bar and log, and the panels of single decisions."""

    def panels(
        self,
        situation: BiomesSituation,
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
    ) -> Widget:
        """Everything over the table."""
        return match_panels(situation, on, viewport, extra)

    def meanwhile(self, beat: BiomesBeat, shown: int, arrived: Mapping[int, int]) -> BiomesView:
        """A move's outcome is told when its motion has ended, its points as they arrive."""
        del shown
        if beat.after.fight is not None:
            return beat.after
        players = tuple(
            replace(player, xp=player.xp + arrived[seat]) if seat in arrived else player
            for seat, player in enumerate(beat.before.players)
        )
        return replace(beat.before, players=players, fight=None)

    def open_room(self, viewport: Viewport) -> Rect:
        """Between banner and prompt, and beside the cards."""
        return open_room(viewport)

    def under_hint(self, view: BiomesView, attention: str, viewport: Viewport) -> Covered:
        """What the hint lies over, at its highest."""
        return asides.under_hint(view, attention, viewport)


SIGNAGE = BiomesSignage()
