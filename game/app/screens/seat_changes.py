"""What is changed on the cards of seats: who plays there, in which colour, how it was agreed on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.app.screen import Host
from game.app.screens.family_ways import welcomed
from game.app.screens.seating import Seating
from game.language import _
from game.session.preferences import LastSetup, Preferences
from game.session.seats import Seat
from game.ui.intents import Intent
from game.ui.intents.setup import (
    KeepProfile,
    SetAgent,
    SetColor,
    SetHabit,
    SetHeadStart,
    SetHints,
    SetName,
    SetOption,
    SetProfile,
)
from game.ui.shelf.box import OptionWords
from game.ui.shelf.titles import BOXES


def change_seat(host: Host, title: str, seating: Seating, intent: Intent) -> bool:
    """Do what a card of a seat asks for in a game of ``title``; False for another intent."""
    rows = seating.rows
    match intent:
        case SetName(seat, name):
            seating.name(seat, name)
        case SetAgent(seat, agent):
            seating.let_play(seat, agent)
        case SetOption(seat, name, value):
            options = {**rows[seat].options, name: value}
            seating.put(seat, replace(rows[seat], options=options))
        case SetHabit(seat, habit):
            set_habit(host, title, seat, habit)
        case SetColor(seat, color):
            seating.put(seat, replace(rows[seat], color=color))
        case SetHeadStart(seat, points):
            seating.put(seat, replace(rows[seat], head_start=points))
        case SetHints(seat, hints):
            seating.put(seat, replace(rows[seat], hints=hints))
        case SetProfile(seat, number):
            profile = host.saves.archive.profiles.by_id(number)
            if profile is not None:
                seating.seat(seat, profile)
        case KeepProfile(seat):
            _welcome(host, seating, seat)
        case _:
            return False
    return True


def set_habit(host: Host, title: str, seat: int, habit: str) -> None:
    """Set when a seat wants to be asked in games of a title, and keep that."""
    host.navigator.prefer(host.preferences.with_habit(title, seat, habit))


def keep_setup(host: Host, last: LastSetup) -> None:
    """Keep a set-up for the next game."""
    host.navigator.prefer(replace(host.preferences, last_setup=last))


def _welcome(host: Host, seating: Seating, seat: int) -> None:
    """Take whoever sits there into the family, with the games of that name."""
    row = seating.rows[seat]
    name = row.name.strip()
    profile = welcomed(host, name, row.color) if name else None
    if profile is not None:
        seating.put(seat, replace(row, name=name, profile=profile.id))


def habits(
    preferences: Preferences, title: str, count: int
) -> tuple[OptionWords | None, tuple[str, ...]]:
    """When people want to be asked in a game of so many: what that is called, and what each has
    set; None: the title always asks, or nobody else is there in whose turn to be asked."""
    habit = BOXES[title].habit
    if habit is None or count == 1:
        return None, ()
    return habit.words(), tuple(preferences.habit(title, at, habit.usual) for at in range(count))


def naming_problem(seats: Sequence[Seat]) -> str:
    """Why these can't sit down together as they are called, in a sentence; "" if they can."""
    names = [seat.name.strip() for seat in seats]
    if not all(names):
        return _("Every player needs a name.")
    called = {(name.casefold(), seat.profile) for name, seat in zip(names, seats, strict=True)}
    if len(called) < len(names):
        return _("Two players have the same name.")
    return ""
