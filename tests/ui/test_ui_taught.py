"""What teaches fits where room is scarcest: small window, largest text, the longest language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import pytest

from game.content.challenge import STARS, Challenge
from game.content.challenge_reading import challenges_of
from game.content.guide import guide_file, has_guide, read_guide
from game.content.lesson import Lesson, Step
from game.content.lesson_reading import lessons_of
from game.language import PSEUDO, _, languages, set_language
from game.session.challenges.beginning import begin
from game.session.challenges.calendar import DayResult
from game.ui.boxes import Anchored, Sized
from game.ui.marks import Icon, Text
from game.ui.panels.asides import DRAWER_WIDTH, EDGE, NARROW_SIDE_ROOM, aside_height
from game.ui.panels.challenge import Away, Mark, TaskModel, challenge_menu, task_chip, task_panel
from game.ui.panels.challenge_end import EndModel, end_panel
from game.ui.panels.challenges import ChallengeLine, ListModel, challenges_page
from game.ui.panels.daily import DailyModel, daily_page
from game.ui.panels.lesson import LessonNote, Onward, first_note, lesson_menu, lesson_note
from game.ui.scroll import Scroll
from game.ui.shelf.titles import BOXES
from game.ui.surface import Surface
from game.ui.tasks import over_told
from game.ui.titles import INTERFACES
from game.ui.widget import Widget
from tests.sizes import WHOLE
from tests.ui.audit import faults
from tests.ui.gallery import ignore
from tests.ui.stage import surface

TITLES = sorted(INTERFACES)
TODAY = date(2026, 11, 22)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


@pytest.fixture
def scarce() -> Surface:
    """A window of 1024 × 768 with text at 200 % in the pseudo-language."""
    set_language(PSEUDO)
    return surface(None, (1024, 768), 2.0)


def wrong(shown: Surface, widget: Widget) -> list[str]:
    """What doesn't fit of a widget."""
    shown.show(widget)
    return faults(shown)


def notes(lesson: Lesson) -> Iterator[LessonNote]:
    """All that a lesson says: each step, by itself and with its longest reply, and its end."""
    count = len(lesson.steps)
    for at, step in enumerate(lesson.steps):
        longest = max((_(reply.say) for reply in step.replies), key=len, default="")
        for reply in {"", longest}:
            yield note(step, reply, at, count)
    for further in Onward:
        yield LessonNote("hazel", "", "", count, count, _(lesson.idea), further, shows=False)


def note(step: Step, reply: str, at: int, count: int) -> LessonNote:
    """A step that has all its controls."""
    told = (step.who, _(step.say), reply, at, count, "", Onward.LESSON)
    return LessonNote(*told, shows=True, new=True)


@pytest.mark.parametrize("title", TITLES)
def test_every_step_of_every_lesson_fits(scarce: Surface, title: str) -> None:
    found = {}
    for lesson in lessons_of(title):
        for said in notes(lesson):
            found[lesson.id, said.step, said.reply] = wrong(
                scarce, lesson_note(said, ignore, scarce.viewport, 2)
            )
    assert found
    assert not {where: what for where, what in found.items() if what}


@pytest.mark.parametrize("language", languages()[1:])
def test_notes_fit_in_every_language(language: str) -> None:
    """In a common window what can be done besides stood outside of the note, if that has long
    names."""
    set_language(language)
    for scale in (1.0, 2.0):
        shown, turn = surface(None, (1280, 720), scale), languages().index(language)
        lessons = [each for title in TITLES for each in lessons_of(title)]
        for lesson in lessons[turn :: 1 if WHOLE else 6]:
            for said in notes(lesson):
                assert not wrong(shown, lesson_note(said, ignore, shown.viewport, 2)), said
        for title in filter(has_guide, TITLES):
            guide = read_guide(guide_file(title))
            for each in guide.notes[:: 1 if WHOLE else 5]:
                note_shown = first_note(guide.teacher, _(each.say), ignore, shown.viewport, 2)
                assert not wrong(shown, note_shown), each.say


@pytest.mark.parametrize("title", TITLES)
def test_nothing_that_is_said_scrolls_where_there_is_room(title: str) -> None:
    """The first lesson ended beside a tiny bar: four units were lacking."""
    shown, scrolling = surface(None, (1280, 720)), list[str]()
    for lesson in lessons_of(title):
        for said in notes(lesson):
            shown.show(lesson_note(said, ignore, shown.viewport, 1))
            words = [node for node in shown.root.walk() if isinstance(node, Scroll)]
            if any(node.scroll(-1.0) for node in words) and not said.reply:
                scrolling.append(f"{lesson.id} {said.step}: {said.say or said.idea}")
    assert not scrolling


@pytest.mark.parametrize("title", [each for each in TITLES if has_guide(each)])
def test_every_note_of_a_first_game_fits(scarce: Surface, title: str) -> None:
    guide = read_guide(guide_file(title))
    for said in guide.notes:
        widget = first_note(guide.teacher, _(said.say), ignore, scarce.viewport, 2)
        assert not wrong(scarce, widget), said.say


def test_what_mutes_all_notes_says_so_in_words() -> None:
    """A cross did, which looks as if it put away this one."""
    for window in ((1280, 720), (1024, 600)):
        shown = surface(None, window)
        shown.show(first_note("hazel", "Hello!", ignore, shown.viewport, 2))
        icons = {node.name for node in shown.root.walk() if isinstance(node, Icon)}
        assert "close" not in icons
        mute = next(node for node in shown.root.walk() if node.key == "note.mute")
        assert "No more notes" in [node.text for node in mute.walk() if isinstance(node, Text)]


def task(title: str, challenge: Challenge) -> TaskModel:
    """A try that has all there is to tell."""
    tasks = INTERFACES[title].tasks
    told = (*challenge.stars, challenge.par)
    match = begin(challenge, "")
    match.play(match.legal_moves()[0])  # what is half done takes the most words
    view = match.states()[-1].view(0)
    return TaskModel(
        _(challenge.name),
        tasks.goal(challenge),
        tasks.left(challenge, challenge.limit.count, view),
        tasks.worth(challenge, challenge.par),
        1,
        tuple(
            Mark(STARS - len(told) + at, tasks.worth(challenge, worth), at == 1)
            for at, worth in enumerate(told, 1)
        ),
        over_told(),
        tuple(map(_, challenge.hints)),
        astray=True,
        proven=False,
        undoes=True,
    )


def end(title: str, challenge: Challenge, stars: int) -> EndModel:
    """The end of a try that earned so many stars."""
    best = INTERFACES[title].tasks.worth(challenge, challenge.par)
    day = TODAY if stars == STARS else None
    away = Away.LIST if day is None else Away.CALENDAR
    told = (stars, stars, best, best, _(challenge.idea))
    return EndModel(*told, further=day is None, day=day, away=away)


@pytest.mark.parametrize("title", TITLES)
def test_every_challenge_fits(scarce: Surface, title: str) -> None:
    viewport, found = scarce.viewport, {}
    for challenge in challenges_of(title):
        model = task(title, challenge)
        folded = Sized(task_chip(model, ignore), width=NARROW_SIDE_ROOM - EDGE)
        unfolded = Sized(
            task_panel(model, ignore, folds=True),
            width=DRAWER_WIDTH,
            max_height=aside_height(viewport),
        )
        for name, widget in (
            ("folded", Anchored(folded, 1.0, 0.0, 8)),
            ("unfolded", Anchored(unfolded, 1.0, 0.0, 8)),
            ("solved", end_panel(end(title, challenge, STARS), ignore, viewport)),
            ("missed", end_panel(end(title, challenge, 1), ignore, viewport)),
        ):
            found[challenge.id, name] = wrong(scarce, widget)
    assert found
    assert not {where: what for where, what in found.items() if what}


@pytest.mark.parametrize("title", TITLES)
def test_the_list_of_challenges_fits(scarce: Surface, title: str) -> None:
    kind = INTERFACES[title].tasks.kind
    lines = tuple(
        ChallengeLine(
            each.id,
            number,
            _(each.name),
            kind(each),
            each.grade,
            number % (STARS + 1),
            hints=number % 2 == 0,
            next=number == 1,
            begun=number % 3 == 0,
        )
        for number, each in enumerate(challenges_of(title), 1)
    )
    own = tuple(replace(line, id=f"own/{line.id}") for line in lines[:3])
    model = ListModel(BOXES[title].name(), lines, _("A saved game is damaged"), own)
    assert not wrong(scarce, challenges_page(model, ignore, scarce.viewport))


@pytest.mark.parametrize("title", TITLES)
def test_the_calendar_fits(scarce: Surface, title: str) -> None:
    days = {TODAY - timedelta(days=back): DayResult(back % 4) for back in range(20)}
    month = TODAY.replace(day=1)
    model = DailyModel(BOXES[title].name(), TODAY, month, month, days, 3, 20)
    for shown in (model, DailyModel(model.name, TODAY, month, month, {}, 0, 0, made=TODAY)):
        assert not wrong(scarce, daily_page(shown, ignore, scarce.viewport))


def test_the_menus_of_what_teaches_fit(scarce: Surface) -> None:
    assert not wrong(scarce, lesson_menu(ignore, scarce.viewport, rules=True))
    assert not wrong(scarce, challenge_menu(ignore, scarce.viewport, rules=True))
