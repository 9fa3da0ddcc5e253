"""The set-up and even games: what would make one of those who sit there, and setting it so."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.ai.levels import BALANCED, GENTLE, Character, character
from game.app.screens.known_strengths import TABLE, KnownStrengths
from game.app.screens.seating import Seating
from game.language import _
from game.session.family.figures import Relative
from game.session.family.rating.fair import Fair
from game.session.family.rating.games import person_of
from game.session.preferences import LastSetup, SeatChoice
from game.session.seats import COLORS, HUMAN
from game.ui.panels.strength import even_for_all, even_text

Seats = tuple[list[int], list[int]]
"""The numbers of the people's seats, and of the opponents'."""


def even_told(
    known: KnownStrengths, seating: Seating, adopted: Mapping[str, str]
) -> tuple[str, bool]:
    """What would make the game even, "" where nobody knows; and whether it is set so."""
    even = _even(known, seating, adopted)
    if even is None:
        return "", False
    if _is_set(even, seating):
        return _("As it is set, the game should be even."), True
    people, opponents = _seats(seating)
    if len(people) == 1:
        return even_text(even.level, len(opponents), even.starts[0]), False
    names = [seating.rows[seat].name for seat in people]
    starts = list(zip(names, even.starts, strict=True))
    return even_for_all(even.level, len(opponents), starts), False


def set_even(known: KnownStrengths, seating: Seating, adopted: Mapping[str, str]) -> None:
    """Set the game so. Opponents keep their tempers, but none is gentle."""
    even = _even(known, seating, adopted)
    if even is None:
        return
    people, opponents = _seats(seating)
    for seat, start in zip(people, even.starts, strict=True):
        seating.put(seat, replace(seating.rows[seat], head_start=start))
    for seat in opponents:
        who = character(seating.rows[seat].agent)
        temper = who.temper if who and who.temper != GENTLE else BALANCED
        seating.let_play(seat, Character(even.level, temper).name)


def even_setup(
    known: KnownStrengths, relative: Relative, person: str, last: LastSetup, title: str
) -> LastSetup:
    """The set-up of a game of two that would be even for a person; as ``last`` where there is none.

    What else was set for the title stays.
    """
    even = known.even([person], TABLE, opponents=True)
    if even is None:
        return last
    other = next(color for color in COLORS if color != relative.color)
    [start] = even.starts
    seats = (
        SeatChoice(relative.name, HUMAN, relative.color, {}, relative.who.profile, start),
        SeatChoice("", even.level, other),
    )
    return replace(last if last.title == title else LastSetup(title), seats=seats)


def _even(known: KnownStrengths, seating: Seating, adopted: Mapping[str, str]) -> Fair | None:
    people, opponents = _seats(seating)
    rows = [seating.rows[seat] for seat in people]
    persons = [person_of(row.profile, row.name.strip(), adopted) for row in rows]
    return known.even(persons, seating.count, opponents=bool(opponents))


def _seats(seating: Seating) -> Seats:
    rows = list(enumerate(seating.rows))
    people = [seat for seat, row in rows if row.agent == HUMAN]
    return people, [seat for seat, row in rows if row.agent != HUMAN]


def _is_set(even: Fair, seating: Seating) -> bool:
    people, opponents = _seats(seating)
    starts = tuple(seating.rows[seat].head_start for seat in people)
    played = [character(seating.rows[seat].agent) for seat in opponents]
    return starts == even.starts and all(
        who is not None and who.level == even.level and who.temper != GENTLE for who in played
    )
