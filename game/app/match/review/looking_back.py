"""Looking back on a game that is over: how the chances to win went, thought about bit by bit."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.coach.best import BestMove, Choice
from game.ai.coach.course import (
    Course,
    Inquiry,
    Passage,
    TellingDeed,
    course,
    inquiries,
    level,
)
from game.ai.coach.turning import TurningPoint, turning_points
from game.ai.thinking import Budget, Thoughts
from game.app.match.flow.seating import humans_of, people_of
from game.app.match.flow.thinking import Thinking
from game.app.match.review.weighing import Weighing, most_questions
from game.rules.core import SPECTATOR
from game.session.family.handicap import outcome_with
from game.session.match import Match
from game.session.replay import Replay
from game.session.seats import thinking_seed
from game.ui.panels.course import Best, CourseModel, Points, Shares, Turned
from game.ui.time_told import stands
from game.ui.titles import INTERFACES

BUDGET = Budget(iterations=300, seconds=3.0)
"""What the coach may think about how things stood before one turn."""


def points_by_turn(match: Match) -> Points:
    """Everybody's points after each turn, from what each began with."""
    summary = INTERFACES[match.header.title].summary
    sums = [seat.head_start for seat in match.seats]
    course = {0: tuple(sums)}
    for step in match.history:
        for seat, amount in summary.gains(step.events_for(SPECTATOR)):
            sums[seat] += amount
        course[step.turn] = tuple(sums)
    return tuple(course.items())


def reached_by_turn(match: Match) -> tuple[int, ...]:
    """How far the game had come in each turn, from the first on.

    A turn that no step was made in (a game may begin at any) had come no further than the next.
    """
    begun = {step.turn: step.reached for step in reversed(match.history)}
    last, found = match.reached, list[int]()
    for turn in range(max(begun, default=0), 0, -1):
        last = begun.get(turn, last)
        found.append(last)
    return tuple(reversed(found))


class LookingBack:
    """Asks one question at a time while it is let; keeps what it has found out."""

    def __init__(self, match: Match) -> None:
        self._match, self._title = match, INTERFACES[match.header.title]
        self._replay: Replay | None = None
        self._passages: Sequence[Passage] = ()
        self._open: list[Inquiry] = []
        self._count = 0
        self._answers: dict[int, Thoughts] = {}
        self._asked: Inquiry | Choice | None = None
        self._number = 0
        self._course: Course | None = None
        self._turned: tuple[TurningPoint, ...] | None = None
        self._weighing: Weighing | None = None
        self._weighed = 0
        self._best: tuple[BestMove, ...] | None = None
        self._points = points_by_turn(match)
        self._reached = reached_by_turn(match)
        self._whens = tuple(stands(match.header.title, each) for each in self._reached)
        self._model = self._drawn()

    @property
    def done(self) -> bool:
        """Whether there is nothing more to find out."""
        return self._best is not None

    @property
    def replay(self) -> Replay | None:
        """The game once more, as soon as it has been played through."""
        return self._replay

    @property
    def model(self) -> CourseModel:
        """What is known so far, to be shown."""
        return self._model

    def advance(self, thinking: Thinking) -> bool:
        """Go a small step on, none of which holds up a frame; whether more is known than before."""
        if self.done:
            return False
        if not self._passages:
            self._prepare()
            return False
        if self._asked is not None and not self._heard(thinking, self._asked):
            return False
        self._go_on(thinking)
        self._model = self._drawn()
        return True

    def _go_on(self, thinking: Thinking) -> None:
        """Ask the next question, or draw the next conclusion: each in a frame of its own."""
        if self._open:
            self._ask(thinking, self._open.pop(0))
        elif self._course is None:
            self._conclude()
        elif self._turned is None:
            self._turned = turning_points(self._course, self._about())
        elif self._weighing is None:
            known = (self._match, self._passages, self._course, self._turned)
            self._weighing = Weighing(*known, self._is_told)
            self._count += len(self._weighing.open) - most_questions(self._match)
        elif self._weighing.open:
            self._ask(thinking, self._weighing.open.pop(0))
        else:
            self._turned = self._weighing.turned()
            self._best = self._weighing.best()

    def stop(self, thinking: Thinking) -> None:
        """Nobody looks any more; what is known is kept."""
        if self._asked is None:
            return
        if isinstance(self._asked, Inquiry):
            self._open.insert(0, self._asked)
        elif self._weighing is not None:
            self._weighing.open.insert(0, self._asked)
        self._asked = None
        thinking.stop_considering()

    def _prepare(self) -> None:
        """Play the game through once more, then see what everybody knew when he decided."""
        if self._replay is None:
            self._replay = Replay(self._match.record())
            return
        replay = self._replay
        self._passages = tuple(
            Passage(step.n, step.turn, step.player, step.move, replay.view_at(before, step.player))
            for before, step in enumerate(self._match.history)
        )
        self._open = list(inquiries(self._match.header.title, self._passages))
        self._count = len(self._open) + most_questions(self._match)

    def _ask(self, thinking: Thinking, asked: Inquiry | Choice) -> None:
        self._asked = asked
        self._number += 1
        if isinstance(asked, Choice):
            if self._weighing is not None:
                thinking.judge(self._number, self._weighing.decision(asked))
            return
        header = self._match.header
        title, seed = header.title, thinking_seed(header.seed, SPECTATOR, asked.turn)
        thinking.consider(self._number, title, asked.view, asked.legal_moves, BUDGET, seed)

    def _heard(self, thinking: Thinking, asked: Inquiry | Choice) -> bool:
        """Whether the answer has come, or never will."""
        if isinstance(asked, Inquiry):
            thoughts = thinking.thoughts(self._number)
            if thoughts is not None:
                self._answers[asked.turn] = thoughts
        else:
            judged = thinking.judged(self._number)
            if judged is not None and self._weighing is not None:
                self._weighing.heard(asked, judged)
                self._weighed += 1
        if thinking.considering:
            return False
        self._asked = None
        return True

    def _conclude(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        title = self._match.header.title
        self._course = course(title, self._passages, self._answers, outcome)

    def _drawn(self) -> CourseModel:
        match = self._match
        return CourseModel(
            people=people_of(match),
            seat=self._about(),
            shares=self._shares(),
            turns=max((step.turn for step in match.history), default=1),
            rounds=self._rounds(),
            asked=len(self._answers) + self._weighed,
            questions=self._count,
            done=self.done,
            points=self._points,
            turned=tuple(self._told(point) for point in self._turned or () if self.done),
            reached=self._reached,
            whens=self._whens,
            best=None if self._best is None else tuple(map(self._praised, self._best)),
        )

    def _about(self) -> int:
        """Whose turning points are told: the only person's, else the winner's."""
        humans, outcome = humans_of(self._match), self._match.outcome
        if len(humans) == 1 or outcome is None:
            return humans[0]
        starts = [seat.head_start for seat in self._match.seats]
        return outcome_with(outcome, starts).winners[0]

    def _shares(self) -> Shares:
        """The chances by turn as they are told: levels, of which turning points tell as well."""
        if self._course is not None:
            turns = [point.turn for point in self._course.points]
            return tuple(zip(turns, self._course.levels, strict=True))
        turns = sorted(self._answers)
        return tuple(zip(turns, level([self._answers[turn].wins for turn in turns]), strict=True))

    def _rounds(self) -> tuple[tuple[int, str], ...]:
        """The turns after which the rounds were scored."""
        found: dict[str, int] = {}
        for step in self._match.history:
            letter = self._title.summary.landmark(step.move)
            if letter:
                found.setdefault(letter, step.turn)
        return tuple((turn, letter) for letter, turn in found.items())

    def _told(self, point: TurningPoint) -> Turned:
        """A turning point in words; what has helped is told with its reason or not at all, and so
        for what a rival did as well as he could: nobody believes that it was a present."""
        deed, weighing = point.deed, self._weighing
        begun = next(each.n for each in self._match.history if each.turn == point.turn) - 1
        slip = None if weighing is None else weighing.was_slip(deed)
        helped = (deed.player == self._about()) == (point.after > point.before)
        why = self._why(deed) if helped and slip is False else ""
        blameless = slip is False and (not why if helped else deed.player != self._about())
        done = "" if blameless else self._deed(deed)
        parts = (self._when(point.turn), done, point.before, point.after)
        return Turned(point.turn, *parts, begun, deed.n, deed.player, slip, point.span, why)

    def _why(self, deed: TellingDeed) -> str:
        """What a hint would have said for it, or ""."""
        reason = None if self._weighing is None else self._weighing.reason_for(deed)
        if reason is None:
            return ""
        why: str = self._title.words.reason(reason, self._match.content, people_of(self._match))
        return why

    def _praised(self, best: BestMove) -> Best:
        deed = best.deed
        return Best(deed.player, self._when(best.turn), self._deed(deed), best.edge, deed.n)

    def _when(self, turn: int) -> str:
        return self._whens[turn - 1]

    def _deed(self, deed: TellingDeed) -> str:
        """What was done, in words; "" where there is nothing to tell of it."""
        step = self._match.history[deed.n - 1]
        events, people = step.events_for(SPECTATOR), people_of(self._match)
        sentence: str = self._title.words.told(events, people, self._match.content)
        return sentence

    def _is_told(self, deed: TellingDeed) -> bool:
        return bool(self._deed(deed))
