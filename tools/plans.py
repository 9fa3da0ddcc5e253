"""Whether hints keep what they announce: the coach asked, heeded, and asked again.

``python -m tools.plans --positions 200`` plays games of each title, asks the coach about every so
many decisions, does what it suggests first, and asks again: while it is the same seat's turn, and
once more in its next one (the others play as *Sprout*). Whatever had been announced and can be
done by then is *kept* (it is suggested first), *explained* (the hint says why not) or *broken*. It
counts too how the words for how good the first suggestion is come up, and what a hint takes.
``--forgetful`` asks as if nobody remembered anything, nor looked how the search goes on.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from game.ai.agent import Budget, agent, thinker
from game.ai.coach.advice import Advice, Guide, suggested
from game.ai.coach.plan import Due, Plan
from game.ai.coach.remembered import Done, Remembered
from game.ai.titles import BRAINS
from game.app.match.company.coaching import CONFIRMED
from game.rules.chance import Dealer
from game.rules.core import Move
from game.session.match import Match
from game.session.seats import seats_of
from game.session.titles import GameState, play_of
from game.ui.panels.coach import strength_text

PACKS = {"biomes": ("classic",), "towers": ("classic",), "brewery": ("classic", "orchard")}
MOST_STEPS = 8
"""So many decisions are asked about from one position at most."""


@dataclass(slots=True)
class Tally:
    """What became of the plans of a title's hints."""

    hints: int = 0
    seconds: float = 0.0
    kept: int = 0
    explained: int = 0
    broken: int = 0
    words: Counter[str] = field(default_factory=Counter)
    plans: list[str] = field(default_factory=list)

    def line(self, title: str) -> str:
        """The figures in one line."""
        total = self.kept + self.explained + self.broken
        share = f"{100 * self.broken / total:.1f} %" if total else "none"
        return (
            f"{title}: {self.hints} hints of {self.seconds / max(1, self.hints):.2f} s; "
            f"{total} plans: {self.kept} kept, {self.explained} explained, {self.broken} broken "
            f"({share}); {dict(self.words.most_common())}"
        )


def positions(title: str, pack: str, every: int, seed: int = 0) -> Iterator[GameState]:
    """Decisions of games of two and three, over and over; each to be played on.

    One in ``every`` so many of those that leave a choice; ``seed``: of the first game.
    """
    while True:
        count = 2 + seed % 2
        match = Match.new(title, play_of(title).load(pack), seats_of(("sprout",) * count), seed)
        player, asked = agent("sprout", title), seed
        while match.actor is not None:
            view, legal = match.state_view(match.actor), match.legal_moves()
            asked += len(legal) > 1
            if len(legal) > 1 and asked % every == 0:
                yield match.snapshot()
            match.play(player.choose(view, legal, Budget(), Dealer(match.thinking_seed())))
        seed += 1


class Heeded:
    """One position played on by hints."""

    def __init__(self, title: str, state: GameState, budget: Budget, *, forgetful: bool) -> None:
        self._title, self._state = title, state
        self._budget, self._forgetful = budget, forgetful
        self._seat = state.actor() or 0
        self._past: list[Done] = []
        self._remembered = Remembered()

    def follow(self, tally: Tally) -> None:
        """Ask and heed to the end of the turn, and once more in the next one."""
        first, further = self._state.turn, 0
        while further < 1 and len(self._past) < MOST_STEPS and self._comes_to_him():
            further += self._state.turn != first
            moves = self._state.legal_moves()
            move = moves[0] if len(moves) == 1 else self._hint(tally)
            self._do(next(each for each in moves if each == move))

    def _comes_to_him(self) -> bool:
        """Let the others decide as *Sprout* until the seat does; whether it does."""
        while (actor := self._state.actor()) is not None and actor != self._seat:
            view, moves = self._state.view(actor), self._state.legal_moves()
            dealer = Dealer(len(self._past))
            self._do(agent("sprout", self._title).choose(view, moves, Budget(), dealer))
            if len(self._past) > 20 * MOST_STEPS:
                return False
        return actor is not None

    def _do(self, move: Move) -> None:
        self._past.append(Done(self._state.actor() or 0, self._state.turn, move))
        self._state.apply(move)

    def _hint(self, tally: Tally) -> Move:
        """The first suggestion, counted."""
        seat, state = self._seat, self._state
        view, moves = state.view(seat), state.legal_moves()
        began = time.perf_counter()
        search = thinker(self._title)
        thoughts = search.consider(view, moves, self._budget, Dealer(len(self._past) + 1))
        if self._forgetful:
            loose = tuple(replace(each, after=None) for each in thoughts.candidates)
            thoughts = replace(thoughts, candidates=loose)
        guide = BRAINS[self._title].guide(view, thoughts)
        plan = self._remembered.plan(self._past, seat, state.turn, moves)
        suggestions = suggested(guide, thoughts, plan=None if self._forgetful else plan)
        tally.seconds += time.perf_counter() - began
        tally.hints += 1
        best = suggestions[0]
        tally.words[strength_text(best.win, suggestions[0].win, best.ahead)] += 1
        if plan is not None:
            self._judge(tally, plan, best, guide)
        self._remembered.told(self._past, seat, state.turn, suggestions, guide.deeds)
        return best.move

    def _judge(self, tally: Tally, plan: Plan, best: Advice, guide: Guide) -> None:
        """What became of what was announced, as far as it can be done by now."""
        may = {deed for move in plan.legal_moves for deed in guide.deeds(move)}
        due = [each for each in plan.announced if each.due is not Due.SOON or each.deed in may]
        if not due:
            return
        kept = any(each.deed in guide.deeds(best.move) for each in due)
        if kept:
            tally.kept += 1
        elif best.course is not None:
            tally.explained += 1
        else:
            tally.broken += 1
        tally.plans.append(f"{'kept' if kept else best.course} {due} {best.move}")


def measured(title: str, count: int, budget: Budget, every: int, *, forgetful: bool) -> Tally:
    """What became of the plans of ``count`` positions, evenly of all packs of ``title``.

    ``budget``: of each hint; ``every``: one decision in so many is asked about; ``forgetful``: as
    if nobody remembered.
    """
    tally, packs = Tally(), PACKS[title]
    for pack in packs:
        for state in islice(positions(title, pack, every), count // len(packs)):
            Heeded(title, state, budget, forgetful=forgetful).follow(tally)
    return tally


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--every", type=int, default=7, help="one decision in so many")
    parser.add_argument("--iterations", type=int, default=600)
    parser.add_argument("--titles", nargs="+", choices=sorted(PACKS), default=sorted(PACKS))
    parser.add_argument("--forgetful", action="store_true")
    parser.add_argument("--show", action="store_true", help="print each plan")
    options = parser.parse_args()
    for title in options.titles:
        budget = Budget(options.iterations, confirmed=CONFIRMED)
        tally = measured(
            title, options.positions, budget, options.every, forgetful=options.forgetful
        )
        print("\n".join([*(tally.plans if options.show else []), tally.line(title)]), flush=True)


if __name__ == "__main__":
    main()
