"""The result of a day's deal as a few lines that one sends to somebody; they tell no move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.language import _
from game.session.deals.codes import day_code
from game.session.deals.daily import Day
from game.session.deals.plays import Play
from game.ui.opponents import level_name
from game.ui.shelf.titles import BOXES

SIGNS: Final = {1: "▲", 0: "●", -1: "▼"}
"""Ahead, level and behind."""


def day_result(play: Play, day: Day, course: Sequence[int]) -> str:
    """What came of the game ``play`` of a ``day``: title, date, points, how the game went in equal
    parts (``course``: 1 ahead, 0 level, -1 behind), and the code that deals it elsewhere."""
    name = BOXES[day.title].name()
    signs = "".join(SIGNS[each] for each in course)
    code = _("Same deal: {code}").format(code=day_code(day))
    return "\n".join(
        (f"Cubewright · {name} · {day.day.isoformat()}", f"{signs}  {_won(play, day)}", code)
    )


def _won(play: Play, day: Day) -> str:
    """Who won, in a sentence without whoever sends it."""
    own, theirs = play.result.scores[play.seat], play.result.scores[1 - play.seat]
    if len(play.result.winners) > 1:
        # Translators: of a result that one sends to others; {level}: “Builder”.
        text = _("Shared at {own} : {theirs} with {level}.")
    elif play.seat in play.result.winners:
        # Translators: of a result that one sends to others; {level}: “Builder”.
        text = _("Won {own} : {theirs} against {level}.")
    else:
        # Translators: of a result that one sends to others; {level}: “Builder”.
        text = _("Lost {own} : {theirs} against {level}.")
    return text.format(own=own, theirs=theirs, level=level_name(day.level))
