"""The course of a turn: two actions, extra ones, scoring rounds, the next seat (B2, B7.2, B8.1)."""

from __future__ import annotations

from typing import Final

from game.rules.biomes.catalogue import Round
from game.rules.biomes.legal import legal_moves
from game.rules.biomes.position import COLLECT, EXPLORE, NOBODY, REASON, REASONS, Position
from game.rules.biomes.scoring import trophy_points
from game.rules.biomes.stages import ACTION, EXTRA, OVER, SCORE
from game.rules.biomes.telling import BiomesTeller

_LAST_ROUND: Final = Round.C
_LAST_LAYER: Final = 1
"""The layer, from below and 0 on, that triggers it when it is emptied (B7.1)."""


def begin_action(position: Position, kind: int) -> None:
    """Count the action of the kind with the bit ``kind`` as begun (B2.1)."""
    position.actions_left -= 1
    position.done |= kind


def finish_action(position: Position, tell: BiomesTeller) -> None:
    """Go on after an action: the next one, a possible trade (B2.2), or the turn's end."""
    position.extra = False
    if position.actions_left and _can_go_on(position):
        position.stage = ACTION
    elif position.extra_mobs(position.turn_player):
        position.stage = EXTRA
    else:
        end_turn(position, tell)


def _can_go_on(position: Position) -> bool:
    """Whether another action can begin. In a game it always can (B9.7).

    Where a position has no cube or knows few kinds of action, a second kind may be wanting: the
    turn is over then.
    """
    done = position.done
    if not done & EXPLORE or (position.takeable and not done & COLLECT):
        return True
    position.stage = ACTION
    if legal_moves(position):
        return True
    position.actions_left = 0
    return False


def end_turn(position: Position, tell: BiomesTeller) -> None:
    """End the turn: the rounds it triggered are scored before the next one (B2.3, B7.2)."""
    if position.rounds_due:
        _start_scoring(position, tell)
    elif _LAST_ROUND in position.scored_rounds:
        _end_game(position, tell)
    else:
        _next_turn(position, tell)


def can_end(position: Position) -> bool:
    """Whether the game can come to its end: the last round is scored, or waits, or the layer that
    triggers it is there and blocks may be taken (B7.1, B8.1)."""
    last = (*position.scored_rounds, *position.rounds_due, position.scoring)
    taken = max(position.heights) > _LAST_LAYER and not position.deal.barred & COLLECT
    return taken or _LAST_ROUND in last


def _start_scoring(position: Position, tell: BiomesTeller) -> None:
    """Begin the first round due; whose turn it was scores first (B7.2)."""
    turn, *later = position.rounds_due
    seats, first = position.seats(), position.turn_player
    position.rounds_due = tuple(later)
    position.scoring = turn
    position.to_score = tuple((first + step) % seats for step in range(seats))
    position.decider = first
    position.stage = SCORE
    tell.scoring_started(turn)


def finish_scoring(position: Position, tell: BiomesTeller) -> None:
    """Go on after a seat has scored: the next seat, the next round, turn, or the end (B7.2)."""
    position.to_score = position.to_score[1:]
    if position.to_score:
        position.decider = position.to_score[0]
        return
    if position.scoring is not None:
        position.scored_rounds += (position.scoring,)
    position.scoring = None
    end_turn(position, tell)


def _next_turn(position: Position, tell: BiomesTeller) -> None:
    seat = (position.turn_player + 1) % position.seats()
    position.turn += 1
    position.turn_player = position.decider = seat
    position.stage = ACTION
    position.actions_left = position.deal.actions()
    position.done = position.deal.barred
    tell.turn_started(seat, position.turn)


def gain_xp(position: Position, seat: int, amount: int, reason: str, tell: BiomesTeller) -> None:
    """Give a seat experience points for ``reason``, one of :data:`REASONS`."""
    number = REASON[reason]
    position.xp[len(REASONS) * seat + number] += amount
    tell.xp_gained(seat, amount, number)


def _end_game(position: Position, tell: BiomesTeller) -> None:
    """Pay out the trophy mobs and end the game (B8.1, B8.2)."""
    for seat in range(position.seats()):
        for points in trophy_points(position, seat):
            gain_xp(position, seat, points, "mob_bonus", tell)
    position.decider = NOBODY
    position.stage = OVER
    position.actions_left = 0
    tell.game_over()
