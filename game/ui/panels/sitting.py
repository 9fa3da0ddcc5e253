"""Who sits where in the set-up: one seat's player, and what may be chosen for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.ai.levels import TEMPERS
from game.session.family.profiles import Profile
from game.session.seats import Seat
from game.ui.opponents import NO_LIKES
from game.ui.shelf.box import OptionWords


@dataclass(frozen=True, slots=True)
class Choices:
    """What the cards of all seats offer.

    ``words``: what options are called, also those of the game.
    ``tempers``: those that the title's opponents may have; ``likes``: its sentences on them.
    ``habit``: the words of when a person wants to be asked; ``habits``: what is set, by seat.
    ``family``: who may sit there with one click. ``coach``: whether there is one to ask.
    """

    words: Mapping[str, OptionWords] = field(default_factory=dict)
    tempers: Sequence[str] = TEMPERS
    likes: Mapping[str, str] = field(default_factory=lambda: NO_LIKES)
    habit: OptionWords | None = None
    habits: Sequence[str] = ()
    family: Sequence[Profile] = ()
    coach: bool = True

    def who(self, seat: Seat) -> Profile | None:
        """Who of the family sits there."""
        return next((each for each in self.family if each.id == seat.profile), None)


NO_CHOICES = Choices()
