"""Who sits at the table of a match, and what they know."""

from __future__ import annotations

from typing import cast

from game.rules.biomes.view import BiomesView
from game.session.match import Match
from game.ui.persons import Person


def view_of(match: Match, seat: int) -> BiomesView:
    """What ``seat`` knows of a match of this title."""
    return cast(BiomesView, match.state_view(seat))


def people_of(match: Match) -> tuple[Person, ...]:
    """Who sits where."""
    return tuple(Person(seat.name, seat.color, seat.agent) for seat in match.seats)


def humans_of(match: Match) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(number for number, seat in enumerate(match.seats) if seat.is_human)
