"""The course of a finished game: what was done in each turn, and each seat's share of the win.

Each share is what was found when the decision that came next was judged: what its player could know
at that moment, and nothing that came to light later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Any

from game.ai.brain import Memory
from game.ai.titles import BRAINS
from game.rules.core import Move, Outcome, View
from game.rules.registry import UnknownTitle


@dataclass(frozen=True, slots=True)
class Passage:
    """One decision of a game that was played.

    ``n``: its number in the record. ``view``: what ``player`` knew when he decided.
    """

    n: int
    turn: int
    player: int
    move: Move
    view: View


@dataclass(frozen=True, slots=True)
class TellingDeed:
    """The most telling decision of a turn; ``n`` is its number in the record."""

    n: int
    player: int
    move: Move


def telling_deeds(title: str, passages: Sequence[Passage]) -> dict[int, TellingDeed]:
    """By turn: the most telling decision of the player whose turn it was; the first of equals.

    ``passages`` are all the decisions of the game. What a decision brought is seen by the one after
    it; the game's last one is taken for what it is. Raises UnknownTitle.
    """
    memory = _memory(title)
    after = {one.n: two.view for one, two in pairwise(passages)}

    def weight(one: Passage) -> tuple[Any, ...]:
        return memory.weight(one.view, after.get(one.n, one.view), one.player, one.move)

    deeds = {}
    for turn, decisions in _by_turn(passages).items():
        whose = decisions[-1].view.turn_player
        own = [one for one in decisions if one.player == whose] or decisions
        best = max(own, key=weight)
        deeds[turn] = TellingDeed(best.n, best.player, best.move)
    return deeds


def level(estimates: Sequence[tuple[float, ...]]) -> tuple[tuple[float, ...], ...]:
    """Shares one after the other, each as the mean of the lap that leads to it.

    An estimate favours the seat that is to move; over a lap that is made up for. Before the first
    lap is over it stands for each of its points.
    """
    lap = len(estimates[0]) if estimates else 0
    laps = (estimates[max(0, at - lap) : max(at, lap)] for at in range(1, len(estimates) + 1))
    return tuple(tuple(map(fmean, zip(*each, strict=True))) for each in laps)


def final_shares(outcome: Outcome) -> tuple[float, ...]:
    """Each seat's share of the win as it came: tied winners share it."""
    share = 1 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))


def _memory(title: str) -> Memory:
    if title not in BRAINS:
        raise UnknownTitle(title)
    return BRAINS[title].memory


def _by_turn(passages: Sequence[Passage]) -> dict[int, list[Passage]]:
    turns: dict[int, list[Passage]] = {}
    for passage in passages:
        turns.setdefault(passage.turn, []).append(passage)
    return turns
