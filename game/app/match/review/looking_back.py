"""Looking back on a game that is over: how the chances to win went, and its moments worth a look.

All of it is drawn from the review of the game, bit by bit as that comes: so no decision is thought
about twice, and the result tells nothing that the review denies. People's own decisions come first,
and are told of as soon as all of them are judged. What is told stays so, whatever comes later.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile

from game.ai.coach.best import BestMove, best_move
from game.ai.coach.course import Passage, TellingDeed, final_shares, level, telling_deeds
from game.app.match.flow.seating import deed_of, humans_of, outcome_of, people_of
from game.app.review.story import whose_moments
from game.app.review.telling import Telling
from game.rules.core import SPECTATOR
from game.session.match import Match
from game.session.replay import Replay
from game.session.reviews.review import Judgement, Review, Verdict
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


def told_seats(match: Match) -> tuple[int, ...]:
    """Whose best moves are told: all people's, else the first winner's."""
    return humans_of(match) or outcome_of(match).winners[:1]


def judged_in_a_row(review: Review) -> tuple[Judgement, ...]:
    """The decisions from the first one on, up to one that is still to be judged."""
    numbered = takewhile(lambda pair: pair[0] == pair[1].n, enumerate(review.judged, 1))
    return tuple(each for _number, each in numbered)


def wins_by_turn(judged: Iterable[Judgement]) -> dict[int, tuple[float, ...]]:
    """Each seat's share of the win after so many turns, as far as it is known: what was found of
    the first decision thereafter that left a choice."""
    found = dict[int, tuple[float, ...]]()
    for each in judged:
        if each.wins:
            found.setdefault(each.turn - 1, each.wins)
    return found


class LookingBack:
    """What is told of the course of one game, as far as its review has come."""

    def __init__(self, match: Match) -> None:
        self._match, self._title = match, INTERFACES[match.header.title]
        self.replay: Replay | None = None
        """The game once more, as soon as it has been played through."""
        self._deeds: Mapping[int, TellingDeed] | None = None
        self._review = Review()
        self.done = False
        """Whether there is nothing more to find out."""
        self._best: tuple[Best, ...] | None = None
        self._moments: tuple[Glance, ...] = ()
        self._fault = ""
        self._people = people_of(match)
        self._turns = max((step.turn for step in match.history), default=1)
        self._points = points_by_turn(match)
        self._reached = reached_by_turn(match)
        self._whens = tuple(stands(match.header.title, each) for each in self._reached)
        self.model = self._drawn()
        """What is known so far, to be shown."""

    def hear(self, review: Review, progress: Progress) -> bool:
        """Hear how far the ``review`` of the game has come, and go a small step on, none of which
        holds up a frame; whether more is known than before."""
        if self.done:
            return False
        grew, self._review = review is not self._review, review
        if self.replay is None:
            self.replay = Replay(self._match.record())
        elif self._deeds is None:
            self._deeds = telling_deeds(self._match.header.title, self._passed(self.replay))
        elif self._best is None and self._is_peoples_judged():
            self._best = tuple(self._praised(each) for each in self._best_moves(self._deeds))
            self._moments = self._worth_a_look(self.replay)
            grew = True
        elif progress.done:
            self._conclude(self.replay, progress.fault)
            grew = True
        if grew:
            self.model = self._drawn()
        return grew

    def _passed(self, replay: Replay) -> tuple[Passage, ...]:
        """All decisions, each with what its player knew then."""
        return tuple(
            Passage(step.n, step.turn, step.player, step.move, replay.view_at(before, step.player))
            for before, step in enumerate(self._match.history)
        )

    def _is_peoples_judged(self) -> bool:
        """Whether all of people's decisions are; where nobody is a person, all there are."""
        people, judged = humans_of(self._match), {each.n for each in self._review.judged}
        return all(
            step.n in judged for step in self._match.history if step.player in people or not people
        )

    def _worth_a_look(self, replay: Replay) -> tuple[Glance, ...]:
        telling = Telling(replay, self._people)
        return telling.glances(self._review, whose_moments(self._review, self._people))

    def _conclude(self, replay: Replay, fault: str) -> None:
        """See what the whole review comes to; of one that came to no end, why that is so."""
        self.done, self._fault = True, fault
        self._best = self._best or ()
        if not (fault or self._moments):
            self._moments = self._worth_a_look(replay)

    def _best_moves(self, deeds: Mapping[int, TellingDeed]) -> list[BestMove]:
        """The best moves of those who are told of, in the order of their seats: of the decisions
        for which the review found nothing better."""
        edges = {
            each.n: each.edge
            for each in self._review.judged
            if each.edge is not None and each.verdict is Verdict.BEST
        }
        title, found = self._match.header.title, list[BestMove | None]()
        for seat in told_seats(self._match):
            own = {turn: deed for turn, deed in deeds.items() if deed.player == seat}
            shares, is_told = self._own_shares(seat), lambda deed: bool(self._deed(deed))
            found.append(best_move(title, own, shares, edges, is_told))
        return [each for each in found if each is not None]

    def _own_shares(self, seat: int) -> dict[int, float]:
        """A seat's share of the win when it first had a choice in a turn, by turn."""
        found = dict[int, float]()
        for each in self._review.of(seat):
            if each.wins:
                found.setdefault(each.turn, each.wins[seat])
        return found

    def _drawn(self) -> CourseModel:
        review = self._review
        return CourseModel(
            people=self._people,
            seat=self._about(),
            shares=self._shares(),
            turns=self._turns,
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
        return humans[0] if len(humans) == 1 else outcome_of(self._match).winners[0]

    def _shares(self) -> Shares:
        """The chances by turn as they are told: levels, as far as nothing that is still to come can
        change them; at the end how it came."""
        wins = sorted(wins_by_turn(judged_in_a_row(self._review)).items())
        whole = self.done and not self._fault
        if len(wins) < len(self._people) and not whole:
            return ()
        levels = level([each for _turn, each in wins])
        told = tuple(zip((turn for turn, _wins in wins), levels, strict=True))
        outcome = self._match.outcome
        assert outcome is not None
        return (*told, (self._turns, final_shares(outcome))) if whole else told

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
        return deed_of(self._match, self._match.history[deed.n - 1])
