"""Who sits at the table of a match, and what they know."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, cast

from game.app.match.viewer.setting import Played
from game.content.reader import Content
from game.rules.core import SPECTATOR, Event, Outcome, View
from game.session.family.handicap import outcome_with
from game.session.match import Match, Step
from game.session.replay import Replay
from game.ui.persons import Person, person_of
from game.ui.titles import INTERFACES


def people_of(game: Played) -> tuple[Person, ...]:
    """Who sits where."""
    return tuple(person_of(seat) for seat in game.seats)


def humans_of(game: Played) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(number for number, seat in enumerate(game.seats) if seat.is_human)


def outcome_of(over: Played) -> Outcome:
    """How a game that is over ended, head starts counted."""
    assert over.outcome is not None
    return outcome_with(over.outcome, [seat.head_start for seat in over.seats])


def deed_of(game: Played, step: Step) -> str:
    """What a step did as onlookers saw it, in a sentence without its full stop; "" where there is
    nothing to tell of."""
    words, events = INTERFACES[game.header.title].words, step.events_for(SPECTATOR)
    sentence: str = words.told(events, people_of(game), game.content)
    return sentence


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


def replayed_events(replay: Replay, step: Step) -> Sequence[Event]:
    """What happened in a step of a recorded game: as an onlooker saw it; of one that is over and
    whose title opens all then, as whoever did it."""
    opens = replay.outcome is not None and INTERFACES[replay.header.title].opened is not None
    return step.events_for(step.player if opens else SPECTATOR)


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
