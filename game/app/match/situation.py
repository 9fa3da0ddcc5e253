"""What the person who decides now can see and do; None of it while somebody else decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import BiomesView
from game.rules.core import SPECTATOR, Refusal
from game.session.match import Match
from game.session.titles import GameState
from game.ui.persons import Person


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision to make: what is seen, what is legal, and who says why not."""

    view: BiomesView
    legal: Sequence[BiomesMove]
    match: Match

    def why(self, move: BiomesMove) -> Refusal | None:
        """Why ``move`` is not legal now, or None."""
        return self.match.refusal(move)


def view_of(match: Match | GameState, seat: int) -> BiomesView:
    """What ``seat`` knows of a match of this title."""
    view = match.state_view(seat) if isinstance(match, Match) else match.view(seat)
    return cast(BiomesView, view)


def situation_of(match: Match, seat: int) -> Situation:
    """The decision that the match waits for, as ``seat`` sees it."""
    return Situation(view_of(match, seat), cast(Sequence[BiomesMove], match.legal_moves()), match)


def people_of(match: Match) -> tuple[Person, ...]:
    """Who sits where."""
    return tuple(Person(seat.name, seat.color, seat.agent) for seat in match.seats)


def humans_of(match: Match) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(number for number, seat in enumerate(match.seats) if seat.is_human)


def first_viewer(match: Match) -> int:
    """Who looks at the table first: whoever decides, or the only person, or an onlooker."""
    humans = humans_of(match)
    if match.actor in humans:
        return cast(int, match.actor)
    return humans[0] if len(humans) == 1 else SPECTATOR
