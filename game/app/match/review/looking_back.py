"""Looking back on a game that is over: how the chances to win went, and its moments worth a look.

All of it is drawn from the review of the game, bit by bit as that comes: so no decision is thought
about twice, and the result tells nothing that the review denies.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.coach.best import BestMove, best_move
from game.ai.coach.course import Course, Passage, TellingDeed, course, level
from game.app.match.flow.seating import humans_of, people_of
from game.app.review.story import whose_moments
from game.app.review.telling import Telling
from game.rules.core import SPECTATOR
from game.session.family.handicap import outcome_with
from game.session.match import Match
from game.session.replay import Replay
from game.session.reviews.review import Review, Verdict
from game.ui.panels.course import Best, CourseModel, Points, Shares
from game.ui.panels.review.model import Course as Progress
from game.ui.panels.review.model import Glance
from game.ui.time_told import stands
from game.ui.titles import INTERFACES


def points_by_turn(match: Match) -> Points:
    """Everybody's points after each turn, from what each began with."""
    summary = INTERFACES[match.header.title].summary
    sums = [seat.head_start for seat in match.seats]
    found = {0: tuple(sums)}
    for step in match.history:
        for seat, amount in summary.gains(step.events_for(SPECTATOR)):
            sums[seat] += amount
        found[step.turn] = tuple(sums)
    return tuple(found.items())


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


def winners_of(match: Match) -> tuple[int, ...]:
    """Who has won, head starts counted."""
    assert match.outcome is not None
    return outcome_with(match.outcome, [seat.head_start for seat in match.seats]).winners


def told_seats(match: Match) -> tuple[int, ...]:
    """Whose best moves are told: all people's, else the first winner's."""
    return humans_of(match) or winners_of(match)[:1]


def wins_by_turn(review: Review) -> dict[int, tuple[float, ...]]:
    """Each seat's share of the win after so many turns, as far as it is known: what was found of
    the first decision thereafter that left a choice."""
    found = dict[int, tuple[float, ...]]()
    for each in review.judged:
        if each.wins:
            found.setdefault(each.turn - 1, each.wins)
    return found


class LookingBack:
    """What is told of the course of one game, as far as its review has come."""

    def __init__(self, match: Match) -> None:
        self._match, self._title = match, INTERFACES[match.header.title]
        self._replay: Replay | None = None
        self._passages: Sequence[Passage] | None = None
        self._review = Review()
        self._course: Course | None = None
        self._best: tuple[Best, ...] | None = None
        self._moments: tuple[Glance, ...] = ()
        self._fault = ""
        self._people = people_of(match)
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

    def hear(self, review: Review, progress: Progress) -> bool:
        """Hear how far the ``review`` of the game has come, and go a small step on, none of which
        holds up a frame; whether more is known than before."""
        if self.done:
            return False
        grew, self._review = review is not self._review, review
        if self._replay is None:
            self._replay = Replay(self._match.record())
        elif self._passages is None:
            self._passages = self._passed(self._replay)
        elif progress.done:
            self._conclude(self._replay, self._passages, progress.fault)
            grew = True
        if grew:
            self._model = self._drawn()
        return grew

    def _passed(self, replay: Replay) -> tuple[Passage, ...]:
        """All decisions, each with what its player knew then."""
        return tuple(
            Passage(step.n, step.turn, step.player, step.move, replay.view_at(before, step.player))
            for before, step in enumerate(self._match.history)
        )

    def _conclude(self, replay: Replay, passages: Sequence[Passage], fault: str) -> None:
        """See what the whole review comes to, the course first; of one that came to no end nothing
        is told but why that is so."""
        title, review = self._match.header.title, self._review
        outcome = self._match.outcome
        assert outcome is not None
        if fault:
            self._fault, self._best = fault, ()
        elif self._course is None:
            self._course = course(title, passages, wins_by_turn(review), outcome)
        else:
            self._best = tuple(self._praised(each) for each in self._best_moves(self._course))
            telling = Telling(replay, self._people)
            self._moments = telling.glances(review, whose_moments(review, self._people))

    def _best_moves(self, of: Course) -> list[BestMove]:
        """The best moves of those who are told of, in the order of their seats: of the decisions
        for which the review found nothing better."""
        edges = {
            each.n: each.edge
            for each in self._review.judged
            if each.edge is not None and each.verdict is Verdict.BEST
        }
        title = self._match.header.title
        found = (
            best_move(title, of, seat, edges, self._is_told) for seat in told_seats(self._match)
        )
        return [each for each in found if each is not None]

    def _drawn(self) -> CourseModel:
        match, review = self._match, self._review
        return CourseModel(
            people=self._people,
            seat=self._about(),
            shares=self._shares(),
            turns=max((step.turn for step in match.history), default=1),
            rounds=self._rounds(),
            asked=len(review.judged),
            questions=review.steps,
            done=self.done,
            points=self._points,
            reached=self._reached,
            whens=self._whens,
            best=self._best,
            moments=self._moments,
            fault=self._fault,
        )

    def _about(self) -> int:
        """Whose line is the thick one: the only person's, else the winner's."""
        humans = humans_of(self._match)
        return humans[0] if len(humans) == 1 else winners_of(self._match)[0]

    def _shares(self) -> Shares:
        """The chances by turn as they are told: levels."""
        if self._course is not None:
            turns = [point.turn for point in self._course.points]
            return tuple(zip(turns, self._course.levels, strict=True))
        wins = sorted(wins_by_turn(self._review).items())
        return tuple(
            zip((turn for turn, _wins in wins), level([each for _turn, each in wins]), strict=True)
        )

    def _rounds(self) -> tuple[tuple[int, str], ...]:
        """The turns after which the rounds were scored."""
        found: dict[str, int] = {}
        for step in self._match.history:
            letter = self._title.summary.landmark(step.move)
            if letter:
                found.setdefault(letter, step.turn)
        return tuple((turn, letter) for letter, turn in found.items())

    def _praised(self, best: BestMove) -> Best:
        deed = best.deed
        return Best(deed.player, self._whens[best.turn - 1], self._deed(deed), best.edge, deed.n)

    def _deed(self, deed: TellingDeed) -> str:
        """What was done, in words; "" where there is nothing to tell of it."""
        step = self._match.history[deed.n - 1]
        events = step.events_for(SPECTATOR)
        sentence: str = self._title.words.told(events, self._people, self._match.content)
        return sentence

    def _is_told(self, deed: TellingDeed) -> bool:
        return bool(self._deed(deed))
