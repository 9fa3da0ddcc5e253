"""Games looked back at by hand, for tests of the review's screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace as change

from game.app.inline_reviewer import InlineReviewer
from game.app.match.review.looking_back import LookingBack
from game.rules.registry import legal_moves
from game.session.match import Match
from game.session.record import Record
from game.session.replay import Replay
from game.session.reviews.review import Judgement, Review, Verdict
from game.session.reviews.store import digest_of
from game.session.titles import play_of
from game.ui.panels.review.model import Course

CHANCE, LOST = 0.4, 0.12
REVIEWED = "app/reviewed"
"""The group of tests that look at the same games, each of which is judged once for all of them."""
_WHOLE: dict[str, Review] = {}
"""The reviews that were made at once, by the digest of their games."""


def choices(replay: Replay, seats: Collection[int] = (0, 1, 2, 3)) -> list[int]:
    """The steps of these seats that left a choice."""
    return [
        step.n for step in replay.steps if step.player in seats and len(_legal(replay, step.n)) > 1
    ]


def _legal(replay: Replay, n: int) -> Sequence[Any]:
    step = replay.step_to(n)
    return legal_moves(replay.header.title, replay.view_at(n - 1, step.player))


def judged(
    replay: Replay, n: int, verdict: Verdict, known: Sequence[dict[str, object]] = ()
) -> Judgement:
    """Step ``n``, judged so; where something better was, it is another legal move that isn't
    ``known``."""
    step = replay.step_to(n)
    told = Judgement(n=n, turn=step.turn, player=step.player, verdict=verdict)
    if verdict is Verdict.ONLY:
        return told
    if not verdict.marked:
        return change(told, chance=CHANCE, best=CHANCE)
    written = partial(play_of(replay.header.title).move_to_data, replay.content)
    others = (written(move) for move in reversed(_legal(replay, n)) if move != step.move)
    better = next(move for move in others if move not in known)
    found = {"chance": CHANCE, "best": CHANCE + LOST, "lost": LOST}
    return change(told, **found, better=better, alike=(better,))


def review_of(replay: Replay, marked: Collection[int], until: int | None = None) -> Review:
    """A review of all steps up to ``until``: something better was at those that are ``marked``, at
    each another move."""
    record = replay.record
    seats = tuple(range(len(replay.seats)))
    found = list[Judgement]()
    for step in replay.steps[:until]:
        few = len(_legal(replay, step.n)) == 1
        plain = Verdict.ONLY if few else Verdict.BEST
        known = [each.better for each in found if each.better is not None]
        verdict = Verdict.BETTER if step.n in marked else plain
        found.append(judged(replay, step.n, verdict, known))
    digest = digest_of(record)
    return Review(record=digest, seats=seats, steps=len(replay), judged=tuple(found))


class ByHand:
    """Hands out a review that was made by hand, ``pace`` more steps each time that it is asked."""

    failed = ""

    def __init__(self, whole: Review, pace: int = 0) -> None:
        self.whole, self.pace = whole, pace
        self.asked: list[Review | None] = []
        self.closed = 0
        self.review = Review()

    def __call__(self, record: Record, known: Review | None = None, /) -> ByHand:
        """Begin, or go on from what is known."""
        assert digest_of(record) == self.whole.record
        self.asked.append(known)
        same = known is not None and known.record == self.whole.record
        self.review = known if known is not None and same else _cut(self.whole, 0)
        return self

    @property
    def progress(self) -> float:
        """How much is there."""
        return len(self.review.judged) / max(1, self.whole.steps)

    @property
    def done(self) -> bool:
        """Whether all is there."""
        return self.review.done

    def poll(self) -> bool:
        """Hand out more."""
        count = len(self.review.judged)
        self.review = _cut(self.whole, count + (self.pace or self.whole.steps))
        return len(self.review.judged) > count

    def close(self) -> None:
        """Nobody waits any more."""
        self.closed += 1


def _cut(whole: Review, count: int) -> Review:
    return Review(
        record=whole.record, seats=whole.seats, steps=whole.steps, judged=whole.judged[:count]
    )


class Endless:
    """Reviews that come no further; ``begun``: how many, ``closed``: how many of those."""

    done, failed, progress = False, "", 0.4

    def __init__(self) -> None:
        self.begun = self.closed = 0
        self.review = Review()

    def __call__(self, record: Record, known: Review | None = None, /) -> Endless:
        """Begin, and know no more than was known."""
        del record
        self.begun += 1
        self.review = known or self.review
        return self

    def poll(self) -> bool:
        """Never hear anything."""
        return False

    def close(self) -> None:
        """Nobody waits any more."""
        self.closed += 1


def whole_review(record: Record) -> Review:
    """The review of all of a game, made without looking far: at once, or before, for a review knows
    its game by what was dealt and done, not by who sat there."""
    digest = digest_of(record)
    if digest not in _WHOLE:
        made = InlineReviewer(record)
        while not made.done:
            made.poll()
        _WHOLE[digest] = made.review
    return _WHOLE[digest]


def looked_back(match: Match, review: Review | None = None) -> LookingBack:
    """All that there is to be told of a game; without a ``review`` by one that is made at once."""
    found, looking = review or whole_review(match.record()), LookingBack(match)
    while not looking.done:
        looking.hear(found, Course(1.0, True))
    return looking
