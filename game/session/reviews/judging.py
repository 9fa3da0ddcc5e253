"""Judging the decisions of a record: each from what its seat knew then, and from nothing else."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.ai.coach.best import edge_of
from game.ai.coach.course import final_shares
from game.ai.judging.judge import Decision, Judged, judge
from game.ai.judging.verdict import Verdict
from game.ai.thinking import is_choice
from game.rules.core import SPECTATOR
from game.rules.registry import legal_moves
from game.session.replay import Replay
from game.session.reviews.position import position_digest
from game.session.reviews.review import DIGITS, Action, Judgement
from game.session.seats import thinking_seed
from game.session.titles import play_of

if TYPE_CHECKING:
    from game.ai.judging.size import Size
    from game.rules.core import Move, View
    from game.session.header import Header
    from game.session.match import Match


def judging_seed(header: Header, n: int) -> int:
    """What all chance of the judgement of step ``n`` follows from: the same whenever it is judged,
    and told by the record alone. No agent decided by it, and none is led to what was hidden."""
    return thinking_seed(header.seed, SPECTATOR, n)


def decision_of(header: Header, n: int, view: View, move: Move) -> Decision:
    """Step ``n`` as a decision of whoever saw ``view`` and made ``move``. Raises UnknownTitle."""
    legal = legal_moves(header.title, view)
    return Decision(header.title, view, legal, move, judging_seed(header, n))


def decision_now(match: Match, view: View, move: Move) -> Decision | None:
    """What the review of ``match`` will ask of ``move``, once it is played: a decision of whoever
    sees ``view`` and is to make it now. None: there is no choice. Raises UnknownTitle."""
    asked = decision_of(match.header, len(match.history) + 1, view, move)
    return asked if is_choice(asked.legal_moves) else None


@dataclass(frozen=True, slots=True)
class StepSeen:
    """What the luck of a game is told by: who made step ``n``, and whether chance or hidden things
    had a part in what came of it."""

    n: int
    player: int
    by_chance: bool


@dataclass(frozen=True, slots=True)
class Outline:
    """A game before anything of it is judged.

    ``steps``: all of them. ``only``: the decisions that left nothing to choose, judged as such.
    ``asked``: the numbers of the others in the order in which they are to be judged, people's
    first. ``shares``: by seat, the share of the win that it had in the end; empty where the game
    was never finished.
    """

    steps: tuple[StepSeen, ...]
    only: tuple[Judgement, ...]
    asked: tuple[int, ...]
    shares: tuple[float, ...]


class Judging:
    """A game whose decisions are judged one by one, in any order."""

    def __init__(self, replay: Replay) -> None:
        self._replay, self._title = replay, replay.header.title

    def outline(self, seats: Collection[int]) -> Outline:
        """What there is to judge of those seats."""
        only, asked = list[Judgement](), list[int]()
        for step in self._replay.steps:
            if step.player not in seats:
                continue
            if is_choice(legal_moves(self._title, self._replay.view_at(step.n - 1, step.player))):
                asked.append(step.n)
            else:
                only.append(self._begun(step.n, _ONLY))
        steps, people = self._replay.steps, self._replay.seats
        asked.sort(key=lambda n: not people[steps[n - 1].player].is_human)
        seen = tuple(
            StepSeen(each.n, each.player, any(event.teaches for event in each.events))
            for each in steps
        )
        return Outline(seen, tuple(only), tuple(asked), self._shares())

    def decision(self, n: int) -> Decision:
        """Step ``n`` as a decision of whoever made it."""
        step = self._replay.step_to(n)
        view = self._replay.view_at(n - 1, step.player)
        return decision_of(self._replay.header, n, view, step.move)

    def judgement(self, n: int, size: Size | None = None) -> Judgement:
        """The judgement of step ``n``, its luck aside."""
        return self.told(n, judge(self.decision(n), size))

    def told(self, n: int, found: Judged) -> Judgement:
        """What was found of step ``n``, as data."""
        thoughts = found.thoughts
        edge = edge_of(thoughts, self._replay.step_to(n).move) if thoughts else None
        return replace(
            self._begun(n, found.verdict),
            chance=found.chance,
            best=found.best,
            noise=found.noise,
            lost=found.lost,
            better=None if found.better is None else self._written(found.better),
            alike=tuple(self._written(each) for each in found.alike),
            why=found.why,
            why_better=found.why_better,
            wins=tuple(round(each, DIGITS) for each in thoughts.wins) if thoughts else (),
            edge=None if edge is None else round(edge, DIGITS),
            position=self._position(n) if found.verdict.marked else "",
        )

    def _position(self, n: int) -> str:
        view = self._replay.view_at(n - 1, self._replay.step_to(n).player)
        return position_digest(view, self._replay.content)

    def _begun(self, n: int, verdict: Verdict) -> Judgement:
        """The judgement of step ``n`` as far as the record alone tells it."""
        step, reached = self._replay.step_to(n), self._replay.reached_at(n - 1)
        return Judgement(n=n, turn=step.turn, player=step.player, verdict=verdict, reached=reached)

    def _written(self, move: Move) -> Action:
        return play_of(self._title).move_to_data(self._replay.content, move)

    def _shares(self) -> tuple[float, ...]:
        outcome = self._replay.outcome
        return () if outcome is None else final_shares(outcome)


_ONLY = Verdict.ONLY
