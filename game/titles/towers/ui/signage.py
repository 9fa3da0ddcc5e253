"""The panels of towers, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.rules.towers.events import TowersEvent
from game.rules.towers.view import TowersView
from game.scene.beats import Beat
from game.titles.towers.ui.hands.selection import TowersSituation
from game.titles.towers.ui.panels.match import match_panels
from game.ui.intents import On
from game.ui.panels import asides
from game.ui.rect import Rect
from game.ui.signage import Covered
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class TowersSignage:
    """The display of a match: banner, cards, bar and log, and the panel of the move that waits."""

    def panels(
        self,
        situation: TowersSituation,
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
    ) -> Widget:
        """Everything over the table."""
        return match_panels(situation, on, viewport, extra)

    def meanwhile(
        self, beat: Beat[TowersView, TowersEvent], shown: int, arrived: Mapping[int, int]
    ) -> TowersView:
        """A move's outcome is told when its motion has ended, its points as they arrive."""
        del shown
        players = tuple(
            replace(player, points=player.points + arrived[seat]) if seat in arrived else player
            for seat, player in enumerate(beat.before.players)
        )
        return replace(beat.before, players=players)

    def open_room(self, viewport: Viewport) -> Rect:
        """Between banner and prompt, and beside the cards."""
        return asides.open_room(viewport)

    def under_hint(self, view: TowersView, attention: str, viewport: Viewport) -> Covered:
        """What the hint lies over, at its highest."""
        del attention
        return asides.under_hint(len(view.players), viewport)


SIGNAGE = TowersSignage()
