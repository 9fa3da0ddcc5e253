"""The panels of brewery, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.view import BreweryView
from game.scene.beats import Beat
from game.titles.brewery.scene.so_far import so_far
from game.titles.brewery.ui.choices import RECIPES
from game.titles.brewery.ui.hands.selection import Selection
from game.titles.brewery.ui.panels.actions import ActionBar
from game.titles.brewery.ui.panels.match import PanelsModel, bar, match_panels
from game.titles.brewery.ui.panels.setback import setback
from game.ui.intents import On
from game.ui.panels import asides
from game.ui.rect import Rect
from game.ui.signage import Covered
from game.ui.situation import Acting, Situation
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class BrewerySignage:
    """The display of a match: banner, cards, bar and log, and the panel of the move that waits."""

    def panels(
        self,
        situation: Situation[BreweryView, BreweryMove, Selection],
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
    ) -> Widget:
        """Everything over the table."""
        return match_panels(_model(situation), on, viewport, extra)

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

    def retold(self, before: BreweryView, after: BreweryView) -> BreweryView:
        """In whose turn, phase and round a step was done, and what has come of it."""
        return replace(
            after,
            actor=before.actor,
            turn=before.turn,
            turn_player=before.turn_player,
            round=before.round,
            summer=before.summer,
            phase=before.phase,
            window=before.window,
            last_round=before.last_round,
            ended=before.ended,
        )

    def open_room(self, viewport: Viewport) -> Rect:
        """Between banner and prompt, and beside the cards."""
        return asides.open_room(viewport)

    def under_hint(self, view: BreweryView, attention: str, viewport: Viewport) -> Covered:
        """What the hint lies over, at its highest."""
        del attention
        return asides.under_hint(view, viewport)


def _model(told: Situation[BreweryView, BreweryMove, Selection]) -> PanelsModel:
    return PanelsModel(
        view=told.view,
        people=told.people,
        seat=told.seat,
        legal=told.legal,
        soon=_soon(told.acting),
        selection=told.selection,
        bar=_bar(told, told.acting) if told.acting is not None else None,
        lines=told.lines,
        news=told.news,
        lately=told.lately,
        unread=told.unread,
        log_open=told.log_open,
        recipes_open=told.unfolded == RECIPES,
        holding=told.holding,
        undoes=told.undoes,
        skippable=told.skippable,
        said=told.said,
        taught=told.taught,
        hint=told.hint,
        coach=told.coach,
        attention=told.attention,
        counted=told.counted,
        ended=told.ended,
        habit=told.habit,
        beside=told.beside,
        aside=told.aside,
        beneath=told.beneath,
    )


def _soon(
    told: Acting[BreweryView, BreweryMove, Selection] | None,
) -> Sequence[BreweryMove]:
    """What the viewer decides about, while his own move is shown too."""
    return told.legal if told is not None and told.mine and not told.holding else ()


def _bar(
    told: Situation[BreweryView, BreweryMove, Selection],
    acting: Acting[BreweryView, BreweryMove, Selection],
) -> ActionBar:
    """The bar; what befell the viewer is read first, by the key of the bar's end."""
    mine = acting.mine and not acting.holding
    args = (acting.view, acting.legal, acting.selection)
    shown = bar(*args, mine=mine, undo=acting.undo, hint=acting.hint, holding=acting.holding)
    befell = setback(told.view, told.unread) is not None
    return replace(shown, asked=shown.asked or befell)


SIGNAGE = BrewerySignage()
