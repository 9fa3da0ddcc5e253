"""Somebody's best move of a game that is over: what did most, by all that could have been done.

A move counts by two things: how much better its chance to win was than that of the other moves
there were, and how much its player's share of the win had risen by the next own turn. What was
forced is nobody's merit. Nothing but the player's own decisions tells of both, so that his best
move is known as soon as these are judged, and stays the same when those of others are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from statistics import fmean

from game.ai.coach.advice import LEAST_VISITS
from game.ai.coach.course import TellingDeed
from game.ai.thinking import Thoughts
from game.ai.titles import BRAINS
from game.rules.core import Move
from game.rules.registry import UnknownTitle

FEW = 4
"""So many decisions of a seat are weighed: those after which its share rose most."""
LEAST_EDGE, LEAST_RISE = 0.01, 0.02
"""A move whose chance was better than that of others by less is not told from them, unless things
went so much better from then on."""


@dataclass(frozen=True, slots=True)
class BestMove:
    """A seat's best move, and the turn in which it was made.

    ``edge``: by how much its chance to win was better than that of the others, 0-1. ``rise``: by
    how much its player's share of the win was greater in the next own turn than in this one.
    """

    turn: int
    deed: TellingDeed
    edge: float
    rise: float


def best_move(
    title: str,
    deeds: Mapping[int, TellingDeed],
    shares: Mapping[int, float],
    edges: Mapping[int, float],
    tellable: Callable[[TellingDeed], bool] = lambda _deed: True,
) -> BestMove | None:
    """A seat's best move, among the most telling of each turn of its own (``deeds``, by turn).

    ``shares``: its share of the win (0-1) when it first had a choice in a turn, by turn. ``edges``:
    by how much the chance of a decision was better than that of the others there were, by its
    number. Both as far as anybody knows, the edges where nothing better was to be had.
    ``tellable``: whether a deed can be told of. None where no move was better than what else could
    have been done, nor brought a turn for the better. Raises UnknownTitle.
    """
    if title not in BRAINS:
        raise UnknownTitle(title)
    trivial = BRAINS[title].memory.trivial
    known = {turn: shares[turn] for turn in sorted(deeds) if turn in shares}
    found = [
        BestMove(turn, deed, edges[deed.n], _rise(known, turn))
        for turn, deed in deeds.items()
        if deed.n in edges
    ]
    risen = sorted(found, key=lambda each: -each.rise)
    told = (each for each in risen if not trivial(each.deed.move) and tellable(each.deed))
    good = (
        each for each in islice(told, FEW) if each.edge >= LEAST_EDGE or each.rise >= LEAST_RISE
    )
    return max(good, key=lambda each: (each.edge + each.rise, -each.turn), default=None)


def edge_of(thoughts: Thoughts, move: Move) -> float | None:
    """By how much a move's chance to win was better than that of all others that were tried.

    None where nobody knows: it was the only one, or hardly tried.
    """
    tried = [each for each in thoughts.candidates if each.visits >= LEAST_VISITS]
    mine = next((each for each in tried if each.move == move), None)
    others = [each.win for each in tried if each is not mine]
    return mine.win - fmean(others) if mine is not None and others else None


def _rise(shares: Mapping[int, float], turn: int) -> float:
    """By how much a seat's share was greater in the next of its turns than in this one.

    From own turn to own turn, as an estimate may favour the seat that is to move. How the game
    ended is none of a move's merits: else whoever won would have made his best move last of all.
    """
    after = next((each for each in shares if each > turn), None)
    return 0.0 if after is None or turn not in shares else shares[after] - shares[turn]
