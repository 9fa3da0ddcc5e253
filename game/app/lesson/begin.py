"""Beginning a lesson, or going on with one where it was left."""

from __future__ import annotations

from game.app.doors import House
from game.app.lesson.screen import LessonScreen
from game.app.openings import TakeLesson
from game.app.screens.dialogs import NoticeDialog
from game.app.screens.seating import PERSONS
from game.language import _
from game.rules.codec import BadData
from game.rules.core import IllegalMove
from game.session.lessons.beginning import begin, play_told
from game.session.lessons.soundness import faults
from game.session.preferences import Preferences
from game.session.seats import HUMAN


def show(house: House, opening: TakeLesson) -> None:
    """Go to a lesson; where its file is wrong, say so instead."""
    lesson, place = opening.lesson, opening.place
    wrong = faults(lesson)
    if wrong:
        house.open(NoticeDialog(house, _("This lesson can't be taken"), str(wrong[0])))
        return
    name = _name(house.preferences)
    match = begin(lesson, name)
    try:
        for at, action in enumerate(place.moves if place else ()):
            play_told(match, action, f"moves[{at}]")
    except (BadData, IllegalMove):  # the place is none of this lesson: it begins anew
        match, place = begin(lesson, name), None
    house.go(LessonScreen(house, lesson, match, place))


def _name(preferences: Preferences) -> str:
    """What the learner is called: as the first person of the last set-up."""
    told = (seat.name for seat in preferences.last_setup.seats if seat.agent == HUMAN and seat.name)
    return next(told, PERSONS[0])
