"""The title `brewery`: dice on fields, a warehouse, recipes for the kettle (D1-D10)."""

from __future__ import annotations

from game.rules.brewery.catalogue import Catalogue
from game.rules.brewery.codec import event_codec, move_codec
from game.rules.brewery.determinize import imagine
from game.rules.brewery.disclosing import disclose, restore
from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.moves import (
    Accelerate,
    BreweryMove,
    Exchange,
    Keep,
    Place,
    Roll,
)
from game.rules.brewery.position_dump import position
from game.rules.brewery.position_load import placed
from game.rules.brewery.reckoning import if_ended
from game.rules.brewery.setup import OPTIONS, SEATS, new_game
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import BreweryView
from game.rules.core import Title


def waits_for_yes(before: BreweryView, move: BreweryMove, after: BreweryView) -> bool:
    """Whether a placing turn ended by itself, with its second item (D4.2)."""
    handed_on = after.actor not in {None, before.actor}
    return handed_on and isinstance(move, Place | Accelerate | Roll | Exchange | Keep)


BREWERY: Title[Catalogue, BreweryState, BreweryMove, BreweryEvent, BreweryView] = Title(
    id="brewery",
    seats=SEATS,
    has_secrets=False,
    moves=move_codec,
    events=event_codec,
    setup=new_game,
    disclose=disclose,
    restore=restore,
    position=position,
    placed=placed,
    imagine=imagine,
    points=lambda view: tuple(player.points for player in view.players),
    if_ended=if_ended,
    reached=lambda state: state.round,
    waits_for_yes=waits_for_yes,
    game_options=OPTIONS,
)
"""How a game of `brewery` begins, and how it is written: recipes by the pack's ids. Its players
count rounds (D4)."""
