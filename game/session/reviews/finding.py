"""Making one decision of a game that is over anew: what is right, and what was tried.

Right is whatever the search holds within its noise of the best. The review names such moves; one
that it doesn't name is judged when it is tried, by the same search in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from msgspec.structs import replace

from game.ai.coach.advice import BARE, LEAST_VISITS, SEARCHED, Reason, said_of
from game.ai.coach.judged import GoodMoves, for_and_against
from game.ai.judging.judge import Decision, judge
from game.ai.judging.verdict import AS_GOOD, SURE, Verdict
from game.ai.thinking import Candidate, Thoughts
from game.ai.titles import BRAINS
from game.rules.codec import BadData
from game.rules.core import Move
from game.session.challenges.beginning import OpenMatch
from game.session.match import Match
from game.session.record import Record, RecordError
from game.session.reviews.judging import decision_of
from game.session.reviews.review import Judgement
from game.session.seats import HUMAN
from game.session.verification import first_position, play_step

AWAY = ""
"""The agent of the people who do not look: they neither decide nor have a side to be hidden."""
ForAndAgainst = tuple[tuple[Reason, ...], Reason | None]
"""What speaks for a move, and what against it; None: nothing does."""


class Answer(Enum):
    """What a try comes to: it is right, it is what was played then, or the review tells nothing of
    it."""

    RIGHT = auto()
    THEN = auto()
    UNKNOWN = auto()


class Finding:
    """One go at a decision, in a ``match`` that stands before it, all of its game hidden as it was.

    ``earlier``: what had been played before. ``then``: what was played. ``wrong``: how often
    something was tried that isn't right; ``found``: the right move, once it was tried; ``hinted``:
    a hint was asked for; ``shown``: the better move itself was.
    """

    def __init__(self, record: Record, judged: Judgement) -> None:
        """Raises RecordError for a record that isn't sound, or has no such decision."""
        self.judged, self._record = judged, record
        whole = _before(record, judged.n)
        self.match, self.earlier = _alone(whole, judged.player), tuple(whole.history)
        self.then = self._move(record.steps[judged.n - 1].action)
        alike = judged.alike or _only(judged)
        self._right = tuple(self._move(each) for each in alike)
        self.wrong = 0
        self.found: Move | None = None
        self.hinted = self.shown = False
        self._why: dict[Move, ForAndAgainst] = {}

    def _move(self, action: dict[str, object]) -> Move:
        try:
            return self.match.read(action, "action")
        except BadData as error:
            raise RecordError(self.judged.n + 1, error.path, error.expected) from error

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.judged.player

    @property
    def own(self) -> bool:
        """Whether a person made the decision, so that it can be one of somebody's puzzles."""
        return self._record.header.players[self.seat].agent == HUMAN

    @property
    def better(self) -> Move | None:
        """The better move that is shown; None: there is none to be told of."""
        return self._right[0] if self._right else None

    @property
    def told(self) -> Move | None:
        """The move that is told of in the end: what was found, or else the better one."""
        return self.better if self.found is None else self.found

    @property
    def good(self) -> GoodMoves | None:
        """What the review holds for good here, for the coach to say the same: the better moves,
        or what was played where nothing better was found; None: it holds no move for the best."""
        judged = self.judged
        if judged.verdict.marked and self._right:
            return GoodMoves(self._right, judged.best, judged.why_better)
        if judged.verdict is Verdict.BEST:
            return GoodMoves((self.then,), judged.chance, judged.why)
        return None

    @property
    def known(self) -> bool:
        """Whether the first try was right, without anything having been said or shown."""
        return self.found is not None and not (self.wrong or self.hinted or self.shown)

    @property
    def hint(self) -> Sequence[Reason]:
        """What speaks for the better move, which a hint tells without the move; none: only that
        it came out well."""
        reasons = () if self.better is None else self.why(self.better)[0]
        return [each for each in reasons if each not in BARE]

    @property
    def over(self) -> bool:
        """Whether it has been found or shown."""
        return self.found is not None or self.shown

    def answer(self, move: Move) -> Answer:
        """What the review says of a legal ``move``."""
        if move in self._right:
            return Answer.RIGHT
        return Answer.THEN if move == self.then else Answer.UNKNOWN

    def asked(self, move: Move) -> Decision:
        """The decision as if ``move`` had been made, to be judged as the one in the game was."""
        view = self.match.states()[0].view(self.seat)
        return decision_of(self._record.header, self.judged.n, view, move)

    def is_right(self, opinion: Opinion) -> bool:
        """Whether what was tried is as good as the best within the noise, and better than what was
        played: what holds of the moves that the review names."""
        behind = opinion.best - opinion.chance
        return behind <= max(AS_GOOD, SURE * opinion.noise) and behind <= self.judged.lost / 2

    def worth(self, opinion: Opinion) -> float:
        """What was tried is worth, in the figures that the review tells: as far behind its best; no
        more than what was played where nobody can tell it from that."""
        share = max(self.judged.best - (opinion.best - opinion.chance), 0.0)
        alike = abs(share - self.judged.chance) <= max(AS_GOOD, opinion.noise)
        return self.judged.chance if alike else share

    def is_better(self, opinion: Opinion) -> bool:
        """Whether what was tried is better than what was played, beyond the noise."""
        return self.worth(opinion) > self.judged.chance

    def why(self, move: Move) -> ForAndAgainst:
        """What speaks for a right ``move``, and what against it: of the better one what the review
        tells, of others what a hint would say of them, at least that it looked ahead."""
        if move not in self._why:
            self._why[move] = self._told_of(move)
        return self._why[move]

    def _told_of(self, move: Move) -> ForAndAgainst:
        guide = BRAINS[self.match.header.title].guide(self.match.states()[0].view(self.seat))
        if move == self.better:
            return for_and_against(guide, move, self.judged.why_better)
        candidate = Candidate(move, LEAST_VISITS, self.judged.best, 0.0)
        said = said_of(guide, candidate, Thoughts((candidate,), (), 0))
        reasons, caution = for_and_against(guide, move, said)
        return reasons or (SEARCHED,), caution

    def teaches(self, move: Move) -> bool:
        """Whether a move would show something that lay hidden, or meet with chance."""
        return any(event.teaches for event in self.match.snapshot().apply(move))


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a move that was tried is worth: the share of the win after it and after the best, 0-1,
    and the standard error of their difference."""

    chance: float
    best: float
    noise: float


def opinion_of(asked: Decision) -> Opinion:
    """What a move is worth, for the process that finds it out."""
    judged = judge(asked)
    return Opinion(judged.chance, judged.best, judged.noise)


def _only(judged: Judgement) -> Sequence[dict[str, object]]:
    return () if judged.better is None else (judged.better,)


def _before(record: Record, n: int) -> Match:
    """The match of a record before its step ``n``. Raises RecordError."""
    if not 0 < n <= len(record.steps):
        raise RecordError(0, "", f"there is no step {n}")
    match, _note = first_position(record.header)
    for step in record.steps[: n - 1]:
        play_step(match, step)
    return match


def _alone(match: Match, seat: int) -> OpenMatch:
    """A match that begins where another one stands, in which only ``seat`` decides."""
    players = tuple(
        replace(player, agent=AWAY) if number != seat and player.agent == HUMAN else player
        for number, player in enumerate(match.header.players)
    )
    decides = replace(players[seat], agent=HUMAN)
    players = (*players[:seat], decides, *players[seat + 1 :])
    header = replace(match.header, players=players)
    return OpenMatch(match.rules, header, match.content, match.snapshot())
