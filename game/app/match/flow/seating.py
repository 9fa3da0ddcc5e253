"""Who sits at the table of a match, and what they know."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, cast

from game.content.reader import Content
from game.rules.core import SPECTATOR, View
from game.session.match import Match
from game.session.replay import Replay
from game.ui.persons import Person, person_of
from game.ui.titles import INTERFACES


def view_of(match: Match, seat: int) -> View:
    """What ``seat`` knows of a match of this title."""
    return match.state_view(seat)


def people_of(match: Match) -> tuple[Person, ...]:
    """Who sits where."""
    return tuple(person_of(seat) for seat in match.seats)


def humans_of(match: Match) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(number for number, seat in enumerate(match.seats) if seat.is_human)


def digest_of(view: Any, content: Content) -> str:
    """A short number that tells views apart; their content, always the same, is left out."""
    values = (getattr(view, field.name) for field in fields(view))
    varying = tuple(value for value in values if value is not content)
    return hashlib.sha256(repr(varying).encode()).hexdigest()[:16]


def open_view(match: Match) -> View:
    """What an onlooker knows of a match that is over: all that its title opens then."""
    seen, opened = match.state_view(SPECTATOR), INTERFACES[match.header.title].opened
    if opened is None:
        return seen
    return cast(View, opened(seen, [match.state_view(seat) for seat in range(len(match.seats))]))


def replayed_view(replay: Replay, position: int) -> View:
    """What an onlooker knew of a recorded game; of one that is over, what its title opens then."""
    seen, opened = replay.view_at(position), INTERFACES[replay.header.title].opened
    if opened is None or replay.outcome is None:
        return seen
    return cast(View, opened(seen, [replay.view_at(position, s) for s in range(len(replay.seats))]))


def told_of(match: Match, view: View) -> Mapping[str, object]:
    """How far a match has come, and a digest of the ``view`` that is shown: for a probe."""
    digest = digest_of(view, match.content)
    return {"actor": match.actor, "steps": len(match.history), "view_digest": digest}


def viewer_of(match: Match) -> int:
    """The seat that a match is shown to at first: the person who decides, or did so last.

    A turn that passed on just before the game was left waits for its player's yes once more.
    """
    humans = humans_of(match)
    if match.actor is not None and match.actor in humans:
        return match.actor
    last = [step.player for step in match.history[-1:] if step.player in humans]
    return (*last, *humans, SPECTATOR)[0]
