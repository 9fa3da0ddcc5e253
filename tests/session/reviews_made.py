"""Reviews to test with, made by hand."""

from __future__ import annotations

from functools import cache

from game.session.match import Match
from game.session.record import Record
from game.session.reviews.review import Judgement, Review, Verdict
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.titles import play_of


def review_of(number: int) -> Review:
    """A review that is told from others by its ``number``."""
    judged = Judgement(n=1, turn=1, player=0, verdict=Verdict.FINE, chance=number / 1000)
    return Review(record=f"{number:032x}", seats=(0, 1), steps=2, judged=(judged,))


@cache
def short_game(title: str = "towers", seed: int = 3) -> Record:
    """A finished game of two agents; a short one where the title has such."""
    options = {"towers": {"quick_town": True}, "biomes": {"short_game": True}}
    catalogue = play_of(title).load("classic")
    seats = seats_of(("builder", "random"))
    match = Match.new(title, catalogue, seats, seed, options=options.get(title, {}))
    play_out(match)
    return match.record()
