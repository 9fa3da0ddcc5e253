"""Who sits where in the set-up: one seat's player, and the family that may take seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.session.family.profiles import Profile
from game.session.seats import Seat


@dataclass(frozen=True, slots=True)
class Household:
    """The family, and those of it who have a seat, by their ids.

    ``coach``: whether there is one who can be asked for hints.
    """

    family: Sequence[Profile] = ()
    seated: Sequence[str] = ()
    coach: bool = True

    def of(self, seat: Seat) -> Profile | None:
        """Who of the family sits there."""
        return next((each for each in self.family if each.id == seat.profile), None)


NOBODY = Household()
