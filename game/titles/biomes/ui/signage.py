"""The panels of biomes, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import BiomesView
from game.titles.biomes.scene.beats import BiomesBeat, before_end, unhurried
from game.titles.biomes.ui.hands.selection import PILE, Selection
from game.titles.biomes.ui.panels import asides
from game.titles.biomes.ui.panels.actions import ActionBar
from game.titles.biomes.ui.panels.match import PanelsModel, bar, match_panels, passing_bar
from game.ui.intents import On
from game.ui.panels.asides import open_room
from game.ui.rect import Rect
from game.ui.signage import Covered
from game.ui.situation import Acting, Situation
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class BiomesSignage:
    """The display of a match: banner, cards, bar and log, and the panels of single decisions."""

    def panels(
        self,
        situation: Situation[BiomesView, BiomesMove, Selection],
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
    ) -> Widget:
        """Everything over the table."""
        return match_panels(_model(situation), on, viewport, extra)

    def meanwhile(self, beat: BiomesBeat, shown: int, arrived: Mapping[int, int]) -> BiomesView:
        """A move's outcome is told when its motion has ended, its points as they arrive, and that
        the game is over as soon as the end is shown."""
        if beat.after.fight is not None:
            return beat.after
        players = tuple(
            replace(player, xp=player.xp + arrived[seat]) if seat in arrived else player
            for seat, player in enumerate(beat.before.players)
        )
        over = unhurried(beat.events) and shown >= before_end(beat.events)
        actor = None if over else beat.before.actor
        return replace(beat.before, players=players, fight=None, actor=actor)

    def retold(self, before: BiomesView, after: BiomesView) -> BiomesView:
        """In whose turn or scoring a step was done, and what has come of it; in a turn that goes
        on, what is still to be done in it."""
        if (before.turn, before.actor) == (after.turn, after.actor):
            return after
        return replace(
            after,
            actor=before.actor,
            turn=before.turn,
            turn_player=before.turn_player,
            stage=before.stage,
            actions_left=before.actions_left,
            done=before.done,
            extra=before.extra,
            scoring=before.scoring,
            rounds_due=before.rounds_due,
            scored_rounds=before.scored_rounds,
        )

    def open_room(self, viewport: Viewport) -> Rect:
        """Between banner and prompt, and beside the cards."""
        return open_room(viewport)

    def under_hint(self, view: BiomesView, attention: str, viewport: Viewport) -> Covered:
        """What the hint lies over, at its highest."""
        return asides.under_hint(view, attention, viewport)


def _model(told: Situation[BiomesView, BiomesMove, Selection]) -> PanelsModel:
    return PanelsModel(
        view=told.view,
        people=told.people,
        seat=told.seat,
        legal=told.legal,
        selection=told.selection,
        bar=_bar(told.acting) if told.acting is not None else None,
        lines=told.lines,
        news=told.news,
        log_open=told.log_open,
        pile_open=told.unfolded == PILE,
        holding=told.holding,
        passes=told.passes,
        undoes=told.undoes,
        skippable=told.skippable,
        said=told.said,
        taught=told.taught,
        fight=told.stage,
        hint=told.hint,
        coach=told.coach,
        attention=told.attention,
        counted=told.counted,
        ended=told.ended,
        beside=told.beside,
        aside=told.aside,
        beneath=told.beneath,
    )


def _bar(told: Acting[BiomesView, BiomesMove, Selection]) -> ActionBar:
    if told.holding:
        return passing_bar(told.undo, told.hint, ends=not told.passes)
    args = (told.view, told.legal, told.selection.action, told.undo)
    return bar(*args, mine=told.mine, hint=told.hint)


SIGNAGE = BiomesSignage()
