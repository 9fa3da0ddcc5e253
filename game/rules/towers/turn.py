"""What follows every action: phases, the last round, the next seat or the end (T10, T11)."""

from __future__ import annotations

from typing import Final

from game.rules.towers.events import GameOver, LastRound, TowersEvent
from game.rules.towers.position import ENDINGS, FINISHED, LAST_PHASE, STALLED, Position
from game.rules.towers.told import PHASES, turn_started

LAST_ROUND: Final = LastRound()
GAME_OVER: Final = (GameOver(""), GameOver(ENDINGS[FINISHED]), GameOver(ENDINGS[STALLED]))
FEW_TOWERS: Final = 1
"""As soon as no more towers of the phase's height stand, the phase is over (T10)."""


def finish_turn(position: Position, events: list[TowersEvent]) -> None:
    """Go on after an action."""
    while position.phase < LAST_PHASE and position.heights >> 5 * position.phase & 31 <= FEW_TOWERS:
        position.phase += 1
        events.append(PHASES[position.phase])
    if (
        position.phase == LAST_PHASE
        and not position.last_round
        and position.heights >> 5 * LAST_PHASE & 31 <= FEW_TOWERS
    ):
        position.last_round = True
        events.append(LAST_ROUND)
    seats = len(position.hands)
    if position.turn % seats == 0:
        if position.last_round:
            position.ended = FINISHED
        elif position.turn == position.deal.rounds * seats:
            position.ended = STALLED
        if position.ended:
            events.append(GAME_OVER[position.ended])
            return
    position.turn += 1
    position.turn_player = (position.turn_player + 1) % seats
    events.append(turn_started(position.turn_player, position.turn))
