"""Reviews to test with, made by hand."""

from __future__ import annotations

from functools import cache

from game.session.match import Match
from game.session.record import Record
from game.session.replay import Replay
from game.session.reviews.judging import Judging
from game.session.reviews.luck import with_luck
from game.session.reviews.review import Judgement, Review, Verdict
from game.session.reviews.store import digest_of
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.titles import play_of

REVIEWS = "session/reviews"
"""The group of tests that look at the short game, which is judged once for all of them."""
FEW = 12
"""Steps of a game that was begun."""


def review_of(number: int) -> Review:
    """A review that is told from others by its ``number``."""
    judged = Judgement(n=1, turn=1, player=0, verdict=Verdict.FINE, chance=number / 1000)
    return Review(record=f"{number:032x}", seats=(0, 1), steps=2, judged=(judged,))


@cache
def short_game(title: str = "towers", seed: int = 3) -> Record:
    """A finished game of two agents; a short one where the title has such."""
    options = {"towers": {"quick_town": True}, "brewery": {"short_game": True}}
    catalogue = play_of(title).load("classic")
    seats = seats_of(("builder", "random"))
    match = Match.new(title, catalogue, seats, seed, options=options.get(title, {}))
    play_out(match)
    return match.record()


@cache
def begun_game() -> Record:
    """The same game before its end."""
    return Record(short_game().header, short_game().steps[:FEW])


@cache
def short_review(*, begun: bool = False) -> Review:
    """The review of the short game, or of its beginning, made here and now, one decision after the
    other."""
    record = begun_game() if begun else short_game()
    judging = Judging(Replay(record))
    outline = judging.outline((0, 1))
    found = [*outline.only, *(judging.judgement(n) for n in outline.asked)]
    judged = with_luck(found, outline)
    return Review(record=digest_of(record), seats=(0, 1), steps=len(record.steps), judged=judged)
