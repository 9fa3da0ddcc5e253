"""The title `towers`: pawns and cards on a coloured board, towers demolished and built (T1-T13)."""

from __future__ import annotations

from game.rules.core import Title
from game.rules.towers.catalogue import Catalogue
from game.rules.towers.codec import EVENTS, MOVES
from game.rules.towers.determinize import imagine
from game.rules.towers.disclosing import disclose, restore
from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import TowersMove
from game.rules.towers.position_dump import position
from game.rules.towers.position_load import placed
from game.rules.towers.quick import QUICK_TOWN
from game.rules.towers.reckoning import if_ended
from game.rules.towers.setup import SEATS, SHORT_GAME, new_game
from game.rules.towers.state import TowersState
from game.rules.towers.view import TowersView

TOWERS: Title[Catalogue, TowersState, TowersMove, TowersEvent, TowersView] = Title(
    id="towers",
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
    points=lambda view: tuple(player.points for player in view.players),
    if_ended=if_ended,
    reached=lambda state: (state.turn - 1) // state.seats() + 1,
    game_options=(SHORT_GAME, QUICK_TOWN),
)
"""How a game of `towers` begins, and how it is written; its players count rounds.

Nobody waits for a yes: a turn is one action that was meant to end it (T2.1). The cards that it drew
stay in sight; where a curtain would fall over them the program asks.
"""
