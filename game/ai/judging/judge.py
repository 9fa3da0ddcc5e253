"""Judging a decision out of what whoever made it knew.

A search finds what else there was. If it holds something for better than what was played, both are
compared in the same worlds; and if that shows a difference worth telling, the best of the others
once more in fresh worlds, for whatever came out best of several was lucky as well ("the winner's
curse"). Only what those fresh worlds say counts, and no more than what can't be made up for at once
where the same player goes on after what was played. All of it is of a fixed size, and its chance
follows from the seed alone: the same decision is always judged alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ai.agent import coached_habits, coached_mind, thinker
from game.ai.coach.advice import LEAST_VISITS, SEARCHED, Reason, said_of
from game.ai.judging.comparison import Comparison, Stop, difference, mean
from game.ai.judging.same import goes_on, same_as
from game.ai.judging.size import Size
from game.ai.judging.verdict import AS_GOOD, SURE, WORTH_TELLING, Verdict, verdict_of
from game.ai.thinking import Budget, Candidate, Thoughts, is_choice
from game.ai.titles import BRAINS
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.registry import legal_moves

_CONFIRMED: Final = 8
"""Visits that each of the best moves of the search has had in the end."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that was made. ``view``: what its player knew; ``move``: one of ``legal_moves``.

    ``seed``: what all chance of its judgement follows from.
    """

    title: str
    view: View
    legal_moves: tuple[Move, ...]
    move: Move
    seed: int


@dataclass(frozen=True, slots=True)
class Judged:
    """What was found of a decision. Shares of the win are 0-1, of the player who made it.

    ``chance``, ``best``: the share after what was played, and after the best that was found, in the
    same worlds; ``noise``: the standard error of their difference. ``better``: the best move where
    the verdict is marked; ``alike``: all moves as good as that within the noise, it first. ``why``,
    ``why_better``: what a hint would have said for both, and against them. ``thoughts``: of the
    search, with what was played among them; None where there was nothing to choose.
    """

    verdict: Verdict
    chance: float = 0.0
    best: float = 0.0
    noise: float = 0.0
    better: Move | None = None
    alike: tuple[Move, ...] = ()
    why: tuple[Reason, ...] = ()
    why_better: tuple[Reason, ...] = ()
    thoughts: Thoughts | None = None

    @property
    def lost(self) -> float:
        """The share of the win that was given away, as far as it is told."""
        return self.best - self.chance if self.verdict.marked else 0.0


def _never() -> bool:
    return False


def judge(decision: Decision, size: Size | None = None, stop: Stop = _never) -> Judged:
    """The judgement of a decision; of ``size``, or else of the title's own.

    Raises UnknownAgent for a title without a search, WrongView for a view of another title;
    Stopped soon after ``stop`` says so.
    """
    if not is_choice(decision.legal_moves):
        return Judged(Verdict.ONLY)
    return _Judge(decision, size or BRAINS[decision.title].judged, stop).judged()


class _Judge:
    """One decision being judged."""

    def __init__(self, decision: Decision, size: Size, stop: Stop) -> None:
        self._asked, self._size, self._stop = decision, size, stop
        title, dealer = decision.title, Dealer(decision.seed)
        search = thinker(title, stop)
        budget = Budget(iterations=size.iterations, confirmed=_CONFIRMED)
        view, legal = decision.view, decision.legal_moves
        self._thoughts = search.consider(view, legal, budget, dealer.split())
        self._compared = Comparison(
            coached_mind(title), coached_habits(title), view, dealer.next_word(), size, stop
        )
        self._first = range(size.first)
        self._fresh = range(size.first, size.first + size.then)

    def judged(self) -> Judged:
        """What is found."""
        move, first = self._asked.move, self._first
        rivals = self._rivals()
        shares = {each: mean(self._compared.shares(each, first)) for each in (move, *rivals)}
        best = max(rivals, key=lambda each: shares[each], default=move)
        if best == move:
            return self._told(best, 0.0, 0.0, first)
        gain, noise = self._compared.difference(best, move, first)
        if gain + SURE * noise < WORTH_TELLING:
            return self._told(best, gain, noise, first)
        gain, noise = self._compared.difference(best, move, self._fresh)
        if not verdict_of(gain, noise).marked:
            return self._told(best, gain, noise, self._fresh)
        left, noise = self._left(best, gain, noise)
        return self._told(best, left, noise, self._fresh, regained=gain - left)

    def _left(self, best: Move, gain: float, noise: float) -> tuple[float, float]:
        """How much more ``best`` still brings, with the noise of that, where the same player goes
        on at once after what was played: whatever can be made up for then was not given away.

        The worlds go on by habit from each move; what to do next a search knows better.
        """
        asked = self._asked
        view = goes_on(asked.title, asked.view, asked.move)
        legal = () if view is None else legal_moves(asked.title, view)
        if view is None or not is_choice(legal):
            return gain, noise
        then = replace(asked, view=view, legal_moves=legal, move=legal[0])
        onward = _Judge(then, self._size, self._stop).onward()
        left, apart = difference(self._compared.shares(best, self._fresh), onward)
        return min((gain, noise), (left, apart))

    def onward(self) -> Sequence[float]:
        """The shares in the fresh worlds after the best way to go on."""
        found = [each.move for each in self._thoughts.candidates][: self._size.rivals]
        best = max(found, key=lambda each: mean(self._compared.shares(each, self._first)))
        return self._compared.shares(best, self._fresh)

    def _rivals(self) -> list[Move]:
        """What the search held for better than what was played, the best first.

        Nothing where that comes to the same as what it held for best.
        """
        move, found = self._asked.move, [each.move for each in self._thoughts.candidates]
        place = found.index(move) if move in found else len(found)
        rivals = found[: min(place, self._size.rivals)]
        if rivals and self._same([rivals[0]], [move]):
            return []
        return rivals

    def _told(
        self, best: Move, gain: float, noise: float, worlds: range, *, regained: float = 0.0
    ) -> Judged:
        """What is told where ``best`` brings so much more in these worlds, in which what was played
        is worth more by what can still be ``regained``."""
        move, verdict = self._asked.move, verdict_of(gain, noise)
        chance = mean(self._compared.shares(move, worlds)) + regained
        thoughts = self._with_played(chance)
        top = chance + gain if gain > 0 else chance
        found = Judged(verdict, chance, top, noise, thoughts=thoughts)
        if verdict.marked:
            found = replace(found, better=best, alike=self._alike(best, worlds))
            return replace(found, why=self._said(move, thoughts), why_better=self._why(best))
        return replace(found, why=self._said(move, thoughts))

    def _with_played(self, chance: float) -> Thoughts:
        """The thoughts, with what was played among them."""
        move, thoughts = self._asked.move, self._thoughts
        if any(each.move == move for each in thoughts.candidates):
            return thoughts
        lead = self._compared.lead(move, self._first)
        played = Candidate(move, len(self._first), chance, lead)
        return replace(thoughts, candidates=(*thoughts.candidates, played))

    def _alike(self, best: Move, worlds: range) -> tuple[Move, ...]:
        """All moves as good as the best one within the noise, that one first."""
        move, found = self._asked.move, [best]
        tried = [each for each in self._thoughts.candidates if each.visits >= LEAST_VISITS]
        lost, _ = self._compared.difference(best, move, worlds)
        for each in tried[: self._size.alike]:
            if each.move in (best, move):
                continue
            behind, noise = self._compared.difference(best, each.move, worlds)
            if behind <= max(AS_GOOD, SURE * noise) and behind <= lost / 2:
                found.append(each.move)
        others = [each for each in self._asked.legal_moves if each not in (move, *found)]
        return (*found, *self._same(found, others))

    def _same(self, wanted: Sequence[Move], among: Sequence[Move]) -> list[Move]:
        return same_as(self._asked.title, self._asked.view, wanted, among)

    def _said(self, move: Move, thoughts: Thoughts) -> tuple[Reason, ...]:
        """What a hint would have said of a move."""
        guide = BRAINS[self._asked.title].guide(self._asked.view, thoughts)
        candidate = next(each for each in thoughts.candidates if each.move == move)
        return said_of(guide, candidate, thoughts)

    def _why(self, best: Move) -> tuple[Reason, ...]:
        """What a hint would have said for the best move; at least that it looked ahead."""
        return self._said(best, self._thoughts) or (SEARCHED,)
