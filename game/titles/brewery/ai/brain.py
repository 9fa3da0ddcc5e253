"""What is thought about brewery, in one value."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.brain import Brain, Memory
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.brewery.ai.appraisal import NEVER, appraise
from game.titles.brewery.ai.chances import chances
from game.titles.brewery.ai.characters import SEARCHING, coached, mind_of, soft_agent
from game.titles.brewery.ai.coach.guide import guide
from game.titles.brewery.ai.coach.past import trivial, weight
from game.titles.brewery.ai.harm import harmless
from game.titles.brewery.ai.puzzles.kinds import PUZZLES
from game.titles.brewery.ai.tastes import TASTES


def sensible(view: View, legal_moves: Sequence[Move], dealer: Dealer) -> list[float]:
    """The value of each legal move, that of one that plainly harms far below all others.

    Who looks but one move ahead else waits for a better card for ever. Raises WrongView.
    """
    values = appraise(view, legal_moves, dealer)
    kept = set(harmless(view, legal_moves))
    pairs = zip(legal_moves, values, strict=True)
    return [value if move in kept else value - NEVER for move, value in pairs]


BRAIN = Brain(
    sensible,
    soft_agent,
    mind_of,
    chances,
    guide,
    Memory(weight, trivial),
    searching=SEARCHING,
    tempers=tuple(TASTES),
    puzzles=PUZZLES,
    coached=coached(),
)
