"""What is changed on the cards of seats: who plays there, in which colour, how it was agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.app.screen import Host
from game.app.screens.family_ways import welcomed
from game.app.screens.seating import Seating
from game.language import _
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
from game.ui.panels.sitting import SetupSeat


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
            host.navigator.prefer(host.preferences.with_habit(title, seat, habit))
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


def _welcome(host: Host, seating: Seating, seat: int) -> None:
    """Take whoever sits there into the family, with the games of that name."""
    row = seating.rows[seat]
    name = row.name.strip()
    profile = welcomed(host, name, row.color) if name else None
    if profile is not None:
        seating.put(seat, replace(row, name=name, profile=profile.id))


def naming_problem(seats: Sequence[SetupSeat]) -> str:
    """Why these can't sit down together as they are called, in a sentence; "" if they can."""
    names = [seat.name.strip() for seat in seats]
    if not all(names):
        return _("Every player needs a name.")
    called = {(name.casefold(), seat.profile) for name, seat in zip(names, seats, strict=True)}
    if len(called) < len(names):
        return _("Two players have the same name.")
    return ""
