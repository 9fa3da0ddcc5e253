"""Beginning a lesson or a first game, or going on with one where it was left."""

from __future__ import annotations

import contextlib

from game.app.lesson.first_game import FirstGameScreen
from game.app.lesson.screen import LessonScreen
from game.app.match.flow.begin import any_salt, any_seed
from game.app.match.screen import MatchScreen
from game.app.routes import FirstGame, Resumed, TakeLesson
from game.app.screen import Host, House, Screen
from game.app.screens.dialogs import refuse
from game.app.screens.seating import preferred_name
from game.content.guide import Guide, guide_file, read_guide
from game.content.packs import ContentError
from game.language import _
from game.rules.codec import BadData
from game.rules.core import IllegalMove
from game.session.lessons.beginning import begin, play_told
from game.session.lessons.guided import guided, newcomer
from game.session.lessons.soundness import faults
from game.session.match import Match
from game.session.seats import HUMAN, Seat
from game.ui.opponents import usual_names


def show(house: House, route: TakeLesson | FirstGame | Resumed) -> None:
    """Go to a lesson or a first game, or on with a game that may be one.

    Where the file of a lesson or a guide is wrong, say so instead.
    """
    match route:
        case Resumed(match):
            house.go(_resumed(house.host, match))
        case TakeLesson():
            _take(house, route)
        case FirstGame(title):
            try:
                house.go(_first_game(house.host, title))
            except (ContentError, ValueError) as error:
                refuse(house, _("This can't be opened"), str(error))


def _take(house: House, route: TakeLesson) -> None:
    lesson, place = route.lesson, route.place
    wrong = faults(lesson)
    if wrong:
        refuse(house, _("This can't be opened"), str(wrong[0]))
        return
    name = preferred_name(house.host.preferences)
    match = begin(lesson, name)
    try:
        for at, action in enumerate(place.moves if place else ()):
            play_told(match, action, f"moves[{at}]")
    except (BadData, IllegalMove):  # the place is none of this lesson: it begins anew
        match, place = begin(lesson, name), None
    house.go(LessonScreen(house.host, lesson, match, place))


def _resumed(host: Host, match: Match) -> Screen:
    """The match that goes on, with notes where it is somebody's first."""
    progress = host.saves.learning.lessons
    if progress.told_in(match) is not None:
        with contextlib.suppress(ContentError):
            guide = read_guide(guide_file(match.header.title))
            return FirstGameScreen(host, guide, match, progress)
    return MatchScreen(host, match, begins=False)


def _first_game(host: Host, title: str) -> FirstGameScreen:
    """A newly dealt game, saved as any other. Raises ContentError, ValueError."""
    guide = read_guide(guide_file(title))
    who = _newcomer(host, guide)
    friend = usual_names(guide.level)[0]
    match = guided(guide, who, friend, any_seed(), host.clock, any_salt())
    host.saves.autosave_soon(match)
    progress = host.saves.learning.lessons
    progress.guide(match, ())
    return FirstGameScreen(host, guide, match, progress)


def _newcomer(host: Host, guide: Guide) -> Seat:
    """The first person of the last set-up, as the family knows him; else whoever came first."""
    family = host.saves.archive.profiles
    people = [seat for seat in host.preferences.last_setup.seats if seat.agent == HUMAN]
    profile = family.by_id(people[0].profile) if people else next(iter(family.all()), None)
    if profile is not None:
        return newcomer(guide, profile.name, color=profile.color, profile=profile.id)
    return newcomer(guide, preferred_name(host.preferences))
