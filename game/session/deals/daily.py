"""A deal a day for each title: made from its date, the same everywhere, without a network.

Two sit down: a person in the first seat, and an opponent whose level goes by the day of the week,
easy on Monday, hard on Sunday. All else is as usual, with the pack that every title has. Only what
is hashed here and the rules' own dealer decide what is dealt: no clock is read, no library draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import blake2b
from typing import Final

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.content.packs import USUAL
from game.rules.core import chosen
from game.rules.registry import TITLES
from game.session.days import FIRST, LAST
from game.session.deals.deal import Deal
from game.session.seats import HUMAN
from game.session.titles import play_of

VERSION: Final = 1
"""Of the way from a date to a deal: another one deals other games."""
SEATS: Final = 2
MOST_SEED: Final = 1_000_000_000_000
"""Seeds are below it: a number of twelve digits, as the set-up takes it."""
LOOKED_AT: Final = 10_000
"""Days that are looked through for a deal: they take 25 ms, and 27 years."""
LEVELS: Final = (SPROUT, APPRENTICE, APPRENTICE, BUILDER, BUILDER, ARCHITECT, MASTER)
"""Who plays against one on each day of the week, from Monday on."""


@dataclass(frozen=True, slots=True)
class Day:
    """The deal of a ``day``, without its content: what is hashed out of the date."""

    title: str
    day: date
    seed: int
    first_player: int

    @property
    def level(self) -> str:
        """How strong the opponent plays."""
        return LEVELS[self.day.weekday()]

    @property
    def agents(self) -> tuple[str, str]:
        """Who plays each seat."""
        return HUMAN, self.level

    def is_of(self, deal: Deal) -> bool:
        """Whether that is the day's deal, with whatever the pack says by now."""
        return deal == _deal(self, deal.digest)

    def deal(self) -> Deal:
        """The deal, with the pack as it is here. Raises ContentError."""
        return _deal(self, play_of(self.title).load(USUAL).digest)


def day_of(title: str, day: date) -> Day:
    """The deal of ``day`` for a title."""
    key = f"cubewright deal of the day {VERSION} {title} {day.isoformat()}"
    drawn = blake2b(key.encode(), digest_size=16).digest()
    seed = int.from_bytes(drawn[:8], "big") % MOST_SEED
    return Day(title, day, seed, drawn[8] % SEATS)


def found_day(deal: Deal, until: date) -> Day | None:
    """The day whose deal it is, of some :data:`LOOKED_AT` to the one after ``until``; None: no
    day's."""
    if deal.pack != USUAL or deal.seats != SEATS:
        return None
    last = min(until + timedelta(1), LAST).toordinal()
    for number in range(max(FIRST.toordinal(), last - LOOKED_AT), last + 1):
        day = day_of(deal.title, date.fromordinal(number))
        if day.seed == deal.seed and day.is_of(deal):
            return day
    return None


def _deal(day: Day, digest: str) -> Deal:
    options = chosen(TITLES[day.title].game_options, {}, SEATS)
    return Deal(day.title, USUAL, digest, SEATS, day.first_player, day.seed, options)
