"""The newcomer's best move of a game that is over: the one that brought most points."""

from __future__ import annotations

from dataclasses import dataclass

from game.session.match import Match
from game.ui.titles import INTERFACES


@dataclass(frozen=True, slots=True)
class BestMove:
    """A step by its place in the history, from 0, and the points that it brought."""

    at: int
    points: int


def best_move(match: Match, seat: int) -> BestMove | None:
    """The first of those that brought ``seat`` most; None: none brought anything.

    The scorings of rounds are none: everybody has them.
    """
    summary, found = INTERFACES[match.header.title].summary, None
    for at, step in enumerate(match.history):
        if step.player != seat or summary.landmark(step.move):
            continue
        points = sum(amount for who, amount in summary.gains(step.events_for(seat)) if who == seat)
        if points > (found.points if found else 0):
            found = BestMove(at, points)
    return found
