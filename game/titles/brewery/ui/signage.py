"""The panels of brewery, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.view import BreweryView
from game.scene.beats import Beat
from game.titles.brewery.scene.so_far import so_far
from game.titles.brewery.ui.hands.selection import BrewerySituation
from game.titles.brewery.ui.panels.match import match_panels
from game.ui.intents import On
from game.ui.panels import asides
from game.ui.rect import Rect
from game.ui.signage import Covered
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class BrewerySignage:
    """The display of a match: banner, cards, bar and log, and the panel of the move that waits."""

    def panels(
        self,
        situation: BrewerySituation,
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
    ) -> Widget:
        """Everything over the table."""
        return match_panels(situation, on, viewport, extra)

    def meanwhile(
        self, beat: Beat[BreweryView, BreweryEvent], shown: int, arrived: Mapping[int, int]
    ) -> BreweryView:
        """What has come of the events that are shown by now, and the points that have arrived."""
        view = so_far(beat.before, beat.events, shown)
        players = tuple(
            replace(player, points=player.points + arrived[seat]) if seat in arrived else player
            for seat, player in enumerate(view.players)
        )
        return replace(view, players=players)

    def open_room(self, viewport: Viewport) -> Rect:
        """Between banner and prompt, and beside the cards."""
        return asides.open_room(viewport)

    def under_hint(self, view: BreweryView, attention: str, viewport: Viewport) -> Covered:
        """What the hint lies over, at its highest."""
        del attention
        return asides.under_hint(len(view.players), viewport)


SIGNAGE = BrewerySignage()
