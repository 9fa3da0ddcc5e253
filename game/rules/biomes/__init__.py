"""The title `biomes`: gather blocks, explore the overworld, fight mobs and build (B1-B10)."""

from __future__ import annotations

from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.codec import EVENTS, MOVES
from game.rules.biomes.determinize import imagine
from game.rules.biomes.disclosing import disclose, restore
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove, EndTurn
from game.rules.biomes.position_dump import position
from game.rules.biomes.position_load import placed
from game.rules.biomes.reckoning import if_ended
from game.rules.biomes.setup import BEGINNER, SEATS, new_game
from game.rules.biomes.state import BiomesState
from game.rules.biomes.turn import can_end
from game.rules.biomes.view import BiomesView
from game.rules.core import Title


def waits_for_yes(before: BiomesView, move: BiomesMove, after: BiomesView) -> bool:
    """Whether the move handed on the decision by itself, and not by saying so (B2.3)."""
    handed_on = after.actor not in {None, before.actor}
    return handed_on and not isinstance(move, EndTurn)


BIOMES: Title[Catalogue, BiomesState, BiomesMove, BiomesEvent, BiomesView] = Title(
    id="biomes",
    seats=SEATS,
    has_secrets=True,
    moves=lambda _catalogue: MOVES,
    events=lambda _catalogue: EVENTS,
    setup=new_game,
    disclose=disclose,
    restore=restore,
    position=position,
    placed=placed,
    imagine=imagine,
    points=lambda view: tuple(player.xp for player in view.players),
    if_ended=if_ended,
    reached=lambda state: state.turn,
    can_end=can_end,
    waits_for_yes=waits_for_yes,
    seat_options=(BEGINNER,),
)
"""How a game of `biomes` begins, and how it is written; its players count turns (B2)."""
