"""Which own puzzle is taken, and which comes after it."""

from __future__ import annotations

from game.app.routes import FindBetter, Puzzles, Route
from game.app.screen import Host
from game.session.record import RecordError, read_record
from game.session.reviews.leitner import DayDone
from game.session.reviews.own_puzzles import PileOf, chosen
from game.session.reviews.pile import Puzzle
from game.session.seats import HUMAN

A_LOOK = 6
"""So many reviews are read in a frame."""


def pile_of(host: Host, title: str) -> PileOf | None:
    """The pile that is shown: the one shown last, or of whoever was set up first; None: nobody has
    any puzzles, as far as reviews were read."""
    seats = [seat for seat in host.preferences.last_setup.seats if seat.agent == HUMAN]
    likely = [seat.profile or f"name {seat.name}" for seat in seats]
    boxes = host.saves.learning.leitner
    return chosen(host.saves.puzzles.piles(title), boxes.person, *likely)


def todays(host: Host, title: str) -> tuple[Puzzle, ...]:
    """What of the pile that is shown is still to be asked today."""
    pile = pile_of(host, title)
    if pile is None:
        return ()
    return pile.todays(host.saves.learning.leitner, host.today)


def done_today(host: Host, title: str) -> DayDone:
    """What has come today of the pile that is shown."""
    pile = pile_of(host, title)
    if pile is None:
        return DayDone(0, 0)
    return pile.done(host.saves.learning.leitner, host.today)


def copies_of(host: Host, title: str, name: str) -> tuple[str, ...]:
    """The names of the puzzles that ask for the same as the one called ``name``, as far as reviews
    were read."""
    found = (pile.copies_of(name) for pile in host.saves.puzzles.piles(title))
    return next(filter(None, found), ())


def route_to(host: Host, puzzle: Puzzle, after: Route) -> FindBetter | None:
    """The way to a puzzle; None where its game or its review is gone or damaged by now."""
    path = host.saves.games / puzzle.file
    review = host.saves.reviews.of(path)
    judged = review.at(puzzle.n) if review is not None else None
    if judged is None:
        return None
    try:
        return FindBetter(read_record(path), judged, puzzle.file, after)
    except RecordError:
        return None


def next_of(host: Host, route: FindBetter) -> FindBetter | None:
    """The next of today's; None: there is none, or nobody came from the pile."""
    after = route.after
    if not isinstance(after, Puzzles):
        return None
    found = (route_to(host, each, after) for each in todays(host, after.title))
    return next((each for each in found if each is not None), None)
