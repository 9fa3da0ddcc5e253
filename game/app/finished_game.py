"""Opening a game that is over: at its result, from where it can be watched."""

from __future__ import annotations

from game.app.routes import Replayed, Result, Route
from game.session.record import Record, RecordError
from game.session.replay import Replay
from game.session.verification import resume


def route_of(record: Record, after: Route | None = None) -> Result | Replayed:
    """Where the game of ``record`` opens; ``after``: what is shown then, else the shelf.

    A game that is not over, or that nobody here could play in, can only be watched. Raises
    RecordError.
    """
    try:
        match = resume(record)
    except RecordError:
        return Replayed(Replay(record), after)
    if match.outcome is None:
        return Replayed(Replay(record), after)
    return Result(match, after=after)


def replay_of(record: Record) -> Replayed:
    """The game of ``record`` from its beginning; one that is over leads to its result."""
    route = route_of(record)
    after = route if isinstance(route, Result) else None
    return Replayed(Replay(record), after)
