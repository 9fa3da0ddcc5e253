"""The panels of biomes, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import BiomesView
from game.titles.biomes.scene.beats import BiomesBeat
from game.titles.biomes.ui.hands.selection import Selection
from game.titles.biomes.ui.panels import asides
from game.titles.biomes.ui.panels.match import match_panels
from game.ui.panels.asides import open_room
from game.ui.signage import Signage


def meanwhile(beat: BiomesBeat, shown: int, arrived: Mapping[int, int]) -> BiomesView:
    """A move's outcome is told when its motion has ended, its points as they arrive."""
    del shown
    if beat.after.fight is not None:
        return beat.after
    players = tuple(
        replace(player, xp=player.xp + arrived[seat]) if seat in arrived else player
        for seat, player in enumerate(beat.before.players)
    )
    return replace(beat.before, players=players, fight=None)


SIGNAGE: Signage[BiomesView, BiomesMove, Selection] = Signage(
    panels=match_panels,
    meanwhile=meanwhile,
    under_hint=asides.under_hint,
    open_room=open_room,
)
"""The display of a match: banner, cards, bar and log, and the panels of single decisions."""
