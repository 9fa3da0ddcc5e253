"""The panels of towers, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
from game.scene.beats import Beat
from game.titles.towers.scene.beats import before_end, unhurried
from game.titles.towers.ui.choices import DISCARD
from game.titles.towers.ui.hands.selection import Selection
from game.titles.towers.ui.panels.actions import ActionBar
from game.titles.towers.ui.panels.match import PanelsModel, bar, match_panels
from game.ui.intents import On
from game.ui.panels import asides
from game.ui.persons import People
from game.ui.rect import Rect
from game.ui.signage import Covered
from game.ui.situation import Acting, Situation
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class TowersSignage:
    """The display of a match: banner, cards, bar and log, and the panel of the move that waits."""

    def panels(
        self,
        situation: Situation[TowersView, TowersMove, Selection],
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
    ) -> Widget:
        """Everything over the table."""
        return match_panels(_model(situation), on, viewport, extra)

    def meanwhile(
        self, beat: Beat[TowersView, TowersEvent], shown: int, arrived: Mapping[int, int]
    ) -> TowersView:
        """A move's outcome is told when its motion has ended, its points as they arrive, and that
        the game is over as soon as the end is shown."""
        players = tuple(
            replace(player, points=player.points + arrived[seat]) if seat in arrived else player
            for seat, player in enumerate(beat.before.players)
        )
        over = unhurried(beat.events) and shown >= before_end(beat.events)
        actor = None if over else beat.before.actor
        return replace(beat.before, players=players, actor=actor)

    def retold(self, before: TowersView, after: TowersView) -> TowersView:
        """In whose turn and which round a step was done, and what has come of it."""
        return replace(
            after,
            actor=before.actor,
            turn=before.turn,
            turn_player=before.turn_player,
            phase=before.phase,
            last_round=before.last_round,
        )

    def open_room(self, viewport: Viewport) -> Rect:
        """Between banner and prompt, and beside the cards."""
        return asides.open_room(viewport)

    def under_hint(self, view: TowersView, attention: str, viewport: Viewport) -> Covered:
        """What the hint lies over, at its highest."""
        del attention
        return asides.under_hint(view, viewport)


def _model(told: Situation[TowersView, TowersMove, Selection]) -> PanelsModel:
    return PanelsModel(
        view=told.view,
        people=told.people,
        seat=told.seat,
        legal=told.legal,
        selection=told.selection,
        bar=_bar(told.acting, told.people) if told.acting is not None else None,
        lines=told.lines,
        news=told.news,
        log_open=told.log_open,
        pile_open=told.unfolded == DISCARD,
        holding=told.holding,
        skippable=told.skippable,
        said=told.said,
        taught=told.taught,
        hint=told.hint,
        coach=told.coach,
        attention=told.attention,
        counted=told.counted,
        ended=told.ended,
        beside=told.beside,
        aside=told.aside,
        beneath=told.beneath,
    )


def _bar(told: Acting[TowersView, TowersMove, Selection], people: People) -> ActionBar:
    mine = told.mine and not told.holding
    args = (told.view, told.legal, told.selection, people)
    return bar(*args, mine=mine, hint=told.hint, holding=told.holding)


SIGNAGE = TowersSignage()
