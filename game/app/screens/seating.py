"""The seats of the set-up: who sits there, and what they are called until somebody names them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.levels import APPRENTICE, BUILDER, SPROUT, character
from game.language import _
from game.rules.core import Option, OptionValue, Values, chosen
from game.session.family.handicap import HEAD_STARTS
from game.session.family.profiles import Profile
from game.session.preferences import Preferences, SeatChoice
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.opponents import usual_names

FORMER_PERSONS = ("Ada", "Ben", "Cleo", "Dan")
"""What people were called, once, until they wrote their own names."""
USUAL = (HUMAN, APPRENTICE, BUILDER, SPROUT)
"""Who plays on the first start: a friendly opponent, and more for those who want them."""
SEATS = range(2, len(COLORS) + 1)
FORMER = {"greedy": BUILDER, "random": SPROUT}
"""Agents that set-ups were kept with before there were levels, and who comes nearest."""


def persons() -> tuple[str, ...]:
    """What people are called until they write their own names: nobody takes them for others'."""
    seats = range(1, len(COLORS) + 1)
    # Translators: what somebody is called who has not said a name.
    return tuple(_("Player {number}").format(number=seat) for seat in seats)


class Seating:
    """Four rows, of which the first ``count`` take part. No two of these get the same name."""

    def __init__(
        self,
        kept: Sequence[Seat | SeatChoice] = (),
        declared: Sequence[Option] = (),
        seats: range = SEATS,
    ) -> None:
        """``kept``: who sat there; ``declared``: the options of a seat; ``seats``: how many may."""
        self.count = len(kept) if len(kept) in seats else 2
        usual = zip(USUAL, COLORS, strict=True)
        self._rows = [Seat("", agent, color, chosen(declared, {})) for agent, color in usual]
        self._declared = declared
        self._persons: dict[int, str] = {}
        for seat, choice in enumerate(kept[: len(COLORS)]):
            self._restore(seat, choice)
        for seat, row in enumerate(self._rows):
            if not row.name:
                self._rename(seat)

    def _restore(self, seat: int, kept: Seat | SeatChoice) -> None:
        agent = FORMER.get(kept.agent, kept.agent)
        if kept.color not in COLORS or not (agent == HUMAN or character(agent)):
            return
        options = kept_values(self._declared, kept.options)
        name = "" if kept.agent in FORMER and kept.name in FORMER_PERSONS else kept.name
        start = kept.head_start if kept.head_start in HEAD_STARTS else 0
        agreed = (kept.profile, start, kept.hints)
        self.put(seat, Seat(name, agent, kept.color, options, *agreed))

    @property
    def rows(self) -> tuple[Seat, ...]:
        """The seats of those who take part, as they are written."""
        return tuple(self._rows[: self.count])

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The same as a game is begun with them."""
        return tuple(replace(row, name=row.name.strip()) for row in self.rows)

    def resize(self, count: int) -> None:
        """Have ``count`` take part; who joins gets another name if somebody has it."""
        before, self.count = self.count, count
        for seat in range(before, count):
            if self._rows[seat].name in self._names(seat):
                self._rename(seat)

    def put(self, seat: int, row: Seat) -> None:
        """Change a row; whoever had its colour gets the colour it had."""
        had = self._rows[seat].color
        for other, each in enumerate(self._rows):
            if other != seat and each.color == row.color:
                self._rows[other] = replace(each, color=had)
        self._rows[seat] = row

    def name(self, seat: int, name: str) -> None:
        """Somebody wrote a name: whoever it is, it is nobody who was chosen."""
        self._rows[seat] = replace(self._rows[seat], name=name, profile="")

    def seat(self, seat: int, profile: Profile) -> None:
        """Let somebody of the family sit there, in the own colour."""
        row = replace(self._rows[seat], name=profile.name, profile=profile.id)
        self.put(seat, replace(row, color=profile.color))

    def recognize(self, family: Sequence[Profile]) -> None:
        """Call those of the family as they are called now; who has left is no more of it. Whoever
        is the only one sits where somebody without a name would."""
        known = {profile.id: profile for profile in family}
        for seat, row in enumerate(self._rows):
            if row.profile:
                who = known.get(row.profile)
                name, profile = (who.name, who.id) if who else (row.name, "")
                self._rows[seat] = replace(row, name=name, profile=profile)
        first, alone = self._rows[0], len(family) == 1
        if alone and first.agent == HUMAN and not first.profile and first.name in persons():
            self.seat(0, family[0])

    def let_play(self, seat: int, agent: str) -> None:
        """Give a seat to a person or an agent, who brings a name unless somebody wrote one."""
        row = self._rows[seat]
        if row.agent == HUMAN:
            self._persons[seat] = row.name
        if agent != HUMAN:
            row = replace(row, profile="", head_start=0, hints=True)
        self._rows[seat] = replace(row, agent=agent)
        other = _kind(agent) != _kind(row.agent)
        if HUMAN in (agent, row.agent) or (other and _unwritten(row)):
            self._rename(seat)

    def let_all_play(self, agents: Sequence[str]) -> None:
        """Have so many take part, opponents as told by their agents, people in the other seats."""
        self.resize(len(agents))
        for seat, agent in enumerate(agents):
            if self._rows[seat].agent != agent:
                self.let_play(seat, agent)

    def _names(self, seat: int) -> set[str]:
        """What the others who take part are called."""
        return {row.name for other, row in enumerate(self.rows) if other != seat}

    def _rename(self, seat: int) -> None:
        """Give a row a name that nobody has."""
        taken = self._names(seat)
        free = (name for name in self._choice(seat) if name and name not in taken)
        self.name(seat, next(free))

    def _choice(self, seat: int) -> tuple[str, ...]:
        who = character(self._rows[seat].agent)
        if who is not None:
            return usual_names(who.level)
        return (self._persons.get(seat, ""), persons()[seat], *persons())


def preferred_name(preferences: Preferences) -> str:
    """What somebody is called who plays alone: as the first person of the last set-up."""
    seats = preferences.last_setup.seats
    return next((seat.name for seat in seats if seat.agent == HUMAN and seat.name), persons()[0])


def chosen_by(seat: Seat) -> SeatChoice:
    """A seat as the set-up is kept."""
    who = (seat.name, seat.agent, seat.color, dict(seat.options))
    return SeatChoice(*who, seat.profile, seat.head_start, seat.hints)


def kept_values(
    declared: Sequence[Option], kept: Values, seats: int | None = None
) -> dict[str, OptionValue]:
    """A value for every option: the kept one where it still is one, else the usual, that with
    ``seats`` players where their number is told."""
    known = {each.name: each.choices for each in declared}
    sound = {name: value for name, value in kept.items() if value in known.get(name, ())}
    return chosen(declared, sound, seats)


def followed(
    declared: Sequence[Option], values: Values, before: int, seats: int
) -> dict[str, OptionValue]:
    """The values where the number of players changes: what was as usual stays so."""
    return {
        option.name: option.usual(seats)
        if values[option.name] == option.usual(before)
        else values[option.name]
        for option in declared
    }


def _kind(agent: str) -> str:
    who = character(agent)
    return who.level if who else agent


def _unwritten(row: Seat) -> bool:
    """Whether a character still has one of its own names."""
    who = character(row.agent)
    return who is not None and row.name in usual_names(who.level)
