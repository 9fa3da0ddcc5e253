"""The panels of biomes, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import BiomesView
from game.titles.biomes.scene.beats import BiomesBeat, before_end, unhurried
from game.titles.biomes.ui.hands.selection import Selection
from game.titles.biomes.ui.panels import asides
from game.titles.biomes.ui.panels.match import match_panels
from game.ui.panels.asides import open_room
from game.ui.signage import Signage


def meanwhile(beat: BiomesBeat, shown: int, arrived: Mapping[int, int]) -> BiomesView:
    """A move's outcome is told when its motion has ended, its points as they arrive, and that the
    game is over as soon as the end is shown."""
    if beat.after.fight is not None:
        return beat.after
    players = tuple(
        replace(player, xp=player.xp + arrived[seat]) if seat in arrived else player
        for seat, player in enumerate(beat.before.players)
    )
    over = unhurried(beat.events) and shown >= before_end(beat.events)
    actor = None if over else beat.before.actor
    return replace(beat.before, players=players, fight=None, actor=actor)


def retold(before: BiomesView, after: BiomesView) -> BiomesView:
    """In whose turn or scoring a step was done, and what has come of it; in a turn that goes on,
    what is still to be done in it."""
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


SIGNAGE: Signage[BiomesView, BiomesMove, Selection] = Signage(
    panels=match_panels,
    meanwhile=meanwhile,
    under_hint=asides.under_hint,
    open_room=open_room,
    retold=retold,
)
"""The display of a match: banner, cards, bar and log, and the panels of single decisions."""
