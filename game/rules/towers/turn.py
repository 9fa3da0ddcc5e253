"""What follows every action: phases, the last round, the next seat or the end (T10, T11, Q)."""

from __future__ import annotations

from typing import Final

from game.rules.towers.position import (
    FINISHED,
    LAST_PHASE,
    REASONS,
    SKYLINE_POINTS,
    STALLED,
    Position,
)
from game.rules.towers.quick import phase_by_clock, skyline
from game.rules.towers.telling import TowersTeller

FEW_TOWERS: Final = 1
"""As soon as no more towers of the phase's height stand, the phase is over (T10)."""


def finish_turn(position: Position, tell: TowersTeller) -> None:
    """Go on after an action."""
    _turn_phases(position, tell)
    deal = position.deal
    if (
        position.phase == LAST_PHASE
        and not position.last_round
        and not deal.quick
        and position.heights >> 5 * LAST_PHASE & 31 <= FEW_TOWERS
    ):
        position.last_round = True
        tell.last_round()
    seats = len(position.hands)
    if position.turn % seats == 0:
        if position.last_round:
            position.ended = FINISHED
        elif position.turn == deal.rounds * seats:
            position.ended = STALLED
        if position.ended:
            if deal.quick:
                _score_skyline(position, tell)
            tell.game_over(position.ended)
            return
        if deal.quick:
            _strike(position, position.turn // seats + 1, tell)
    position.turn += 1
    position.turn_player = (position.turn_player + 1) % seats
    tell.turn_started(position.turn_player, position.turn)


def _turn_phases(position: Position, tell: TowersTeller) -> None:
    """Begin the next phase as long as too few towers of a phase's height stand (T10)."""
    while position.phase < LAST_PHASE and position.heights >> 5 * position.phase & 31 <= FEW_TOWERS:
        position.phase += 1
        tell.phase_started(position.phase)


def _strike(position: Position, number: int, tell: TowersTeller) -> None:
    """The clock strikes the next round: a phase or the last round may begin by it (Q1, Q2)."""
    if position.phase < phase_by_clock(number, len(position.hands)):
        position.phase += 1
        tell.phase_started(position.phase)
        _turn_phases(position, tell)
    if number == position.deal.rounds:
        position.last_round = True
        tell.last_round()


def _score_skyline(position: Position, tell: TowersTeller) -> None:
    """The towers that stand count once more for those who built them (Q3)."""
    for seat, amount in enumerate(skyline(position.towers(), position.builders, position.seats())):
        if amount:
            position.points[len(REASONS) * seat + SKYLINE_POINTS] += amount
            tell.points_gained(seat, amount, SKYLINE_POINTS)
