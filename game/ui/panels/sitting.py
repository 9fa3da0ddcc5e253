"""Who sits where in the set-up: one seat's player, and the family that may take seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.core import Values
from game.session.family.profiles import Profile


@dataclass(frozen=True, slots=True)
class SetupSeat:
    """One player of the set-up; ``options``: a value for each that the title has for a seat.

    ``profile``: the id of somebody of the family, ""; ``head_start``: points to begin with;
    ``hints``: whether the coach may be asked.
    """

    name: str
    agent: str
    color: str
    options: Values = field(default_factory=dict)
    profile: str = ""
    head_start: int = 0
    hints: bool = True


@dataclass(frozen=True, slots=True)
class Household:
    """The family, and those of it who have a seat, by their ids.

    ``coach``: whether there is one who can be asked for hints.
    """

    family: Sequence[Profile] = ()
    seated: Sequence[str] = ()
    coach: bool = True

    def of(self, seat: SetupSeat) -> Profile | None:
        """Who of the family sits there."""
        return next((each for each in self.family if each.id == seat.profile), None)


NOBODY = Household()
