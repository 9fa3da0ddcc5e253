"""What was judged of a game, put into words: each decision as a moment, and what all come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ai.coach.advice import Reason
from game.ai.coach.judged import for_and_against
from game.ai.titles import BRAINS
from game.app.match.flow.seating import deed_of
from game.rules.core import Move, View
from game.session.replay import Replay
from game.session.reviews.moments import given_away, luck_of, moments, worth_a_look
from game.session.reviews.review import Judgement, Review, marked
from game.session.titles import play_of
from game.ui.panels.review.model import EVERYBODY, Elsewhere, Glance, Moment, MoveTold, SeatTold
from game.ui.panels.review.verdicts import BETTER, PLAYED
from game.ui.persons import People
from game.ui.time_told import in_sentence, stands
from game.ui.titles import INTERFACES

MOST_REASONS = 2
"""So many of a move's reasons are told."""


class Telling:
    """Puts what was judged of one game into words."""

    def __init__(self, replay: Replay, people: People) -> None:
        self._replay, self._people = replay, people
        self._title = title = replay.header.title
        self._rules, self._words = play_of(title), INTERFACES[title].words
        persons = [seat for seat, each in enumerate(people) if each.human]
        self._you = persons[0] if len(persons) == 1 else None

    def view(self, judgement: Judgement) -> View:
        """What its player knew when he decided."""
        return self._replay.view_at(judgement.n - 1, judgement.player)

    def moves(self, judgement: Judgement) -> dict[str, Move]:
        """What was played and what would have been better, by their letters."""
        found = {PLAYED: self._replay.step_to(judgement.n).move}
        if judgement.better is not None:
            content = self._replay.content
            found[BETTER] = self._rules.move_from_data(content, judgement.better, "better")
        return found

    def moment(
        self, judgement: Judgement, elsewhere: Judgement | None = None, *, asks: bool
    ) -> Moment:
        """A decision; ``elsewhere``: the moment at which what was missed is told; None: it is told
        here. ``asks``: what would have been better isn't told yet."""
        moves = self.moves(judgement)
        played = better = None
        if judgement.chance > 0 or judgement.best > 0:
            played = self._played(judgement, moves[PLAYED])
        if BETTER in moves and elsewhere is None:
            told = (judgement.best, judgement.why_better)
            better = self._move(judgement, BETTER, moves[BETTER], told)
        return Moment(
            judgement.n,
            judgement.player,
            self._people[judgement.player],
            self._when(judgement.n),
            judgement.verdict,
            judgement.player == self._you,
            deed_of(self._replay, self._replay.step_to(judgement.n)),
            played,
            better,
            judgement.luck if elsewhere is None else 0.0,
            asks and judgement.verdict.marked,
            None if elsewhere is None else self._elsewhere(elsewhere),
        )

    def _elsewhere(self, told: Judgement) -> Elsewhere:
        reached = self._replay.reached_at(told.n - 1)
        return Elsewhere(told.n - 1, in_sentence(self._title, reached))

    def _played(self, judgement: Judgement, move: Move) -> MoveTold:
        """The move that was played: where another was better, only what spoke against it is told;
        what spoke for it would read as advice."""
        told = self._move(judgement, PLAYED, move, (judgement.chance, judgement.why))
        return replace(told, why=()) if judgement.verdict.marked else told

    def _move(
        self, judgement: Judgement, letter: str, move: Move, told: tuple[float, Sequence[Reason]]
    ) -> MoveTold:
        """A move with its chance, and what a hint would have said for it and against it."""
        (chance, why), view = told, self.view(judgement)
        setting = (self._replay.content, self._people)
        reasons, caution = for_and_against(BRAINS[self._title].guide(view), move, why)
        return MoveTold(
            letter,
            self._words.move(view, move),
            chance,
            tuple(self._words.reason(each, *setting) for each in reasons[:MOST_REASONS]),
            "" if judgement.player == self._you else self._people[judgement.player].name,
            "" if caution is None else self._words.reason(caution, *setting),
        )

    def _when(self, n: int) -> str:
        return stands(self._title, self._replay.reached_at(n - 1))

    def glances(self, review: Review, seat: int) -> tuple[Glance, ...]:
        """The few moments of a seat, or of all, that are worth a look.

        Where several people sit at the table, all of them are told of theirs, and of others' only
        where all is judged and theirs hold none.
        """
        return tuple(
            Glance(
                each.n - 1,
                each.n,
                self._people[each.player],
                self._when(each.n),
                each.verdict,
                deed_of(self._replay, self._replay.step_to(each.n)),
                each.cost,
                each.turn,
                each.player,
            )
            for each in worth_a_look(self._told(review, seat))
        )

    def _told(self, review: Review, seat: int) -> tuple[Judgement, ...]:
        people = [at for at, each in enumerate(self._people) if each.human]
        if seat == EVERYBODY and len(people) > 1:
            own = tuple(each for each in review.judged if each.player in people)
            if marked(own) or not review.done:
                return own
        return told_of(review, seat)

    def seats(self, review: Review) -> tuple[SeatTold, ...]:
        """What the review comes to for each seat that it looked at."""
        return tuple(
            SeatTold(
                self._people[seat],
                given_away(review.of(seat)),
                luck_of(review.of(seat)),
                len(moments(review.of(seat))),
            )
            for seat in sorted(review.seats)
        )


def told_of(review: Review, seat: int) -> tuple[Judgement, ...]:
    """What was judged of a seat, or of all."""
    return review.judged if seat == EVERYBODY else review.of(seat)
