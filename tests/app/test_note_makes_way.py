"""Where texts are large, the note of a lesson makes way for a panel that asks, and for what that is
about: it covers neither cards nor dice nor anything else that can be used."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.app.lesson.screen import LessonScreen
from game.app.routes import TakeLesson
from game.content.lesson import Lesson
from game.content.lesson_reading import lessons_of
from game.scene.targets import Target
from game.session.lessons.course import walked
from game.titles.towers.scene.targets import BlockTarget, CardTarget, FieldTarget, PawnTarget
from game.ui.panels.asides import DRAWER_WIDTH
from game.ui.panels.lesson import BELOW_BANNER
from game.ui.rect import Rect
from game.ui.tooltip_placement import hidden
from tests.app.desktop import CALM, Desktop

LEAST = 0.25
"""Of a thing no more than that may lie under the note."""


def taken(desktop: Desktop, lesson: Lesson, step: int) -> LessonScreen:
    desktop.desk.show(TakeLesson(lesson, walked(lesson, step)))
    desktop.settle()
    assert isinstance(desktop.desk.screen, LessonScreen)
    return desktop.desk.screen


def note_of(desktop: Desktop) -> Rect:
    """Where the note stands, but for its frame."""
    words, leave = desktop.desk.place_of("lesson.words"), desktop.desk.place_of("lesson.leave")
    assert words is not None
    assert leave is not None
    top = min(words.y, leave.y) - 34
    bottom = max(words.bottom, leave.bottom) + 20
    return Rect(words.x - 12, top, words.width + 24, bottom - top)


def asking(desktop: Desktop, title: str) -> LessonScreen:
    """The first step of the lessons of a title in which a click or two have a panel ask."""
    for lesson in lessons_of(title):
        for step in range(len(lesson.steps)):
            screen = taken(desktop, lesson, step)
            deciding = screen.inner.deciding
            for goal in deciding.goals() if screen.inner.game.deciding else ():
                deciding.selection = deciding._title.click(deciding.decision(), goal).selection
                if deciding.selection.waits:
                    deciding.changed()
                    desktop.settle()
                    return screen
                deciding.selection = deciding._title.empty
    raise AssertionError(title)


@pytest.mark.parametrize("title", ["towers", "brewery"])
def test_a_note_beside_a_panel_that_asks_covers_nothing_of_use(tmp_path: Path, title: str) -> None:
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=1.5))
    try:
        screen = asking(desktop, title)
        note = note_of(desktop)
        assert note.y >= BELOW_BANNER - 30
        covered = [place for place in screen.inner.deciding.in_play() if hidden(note, place)]
        assert all(hidden(note, place) < LEAST for place in covered), (note, covered)
    finally:
        desktop.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_note_that_makes_way_covers_neither_a_field_nor_a_card(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """It lay over column 1 and the leftmost card: only what glowed was kept clear."""
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=1.5))
    try:
        desktop.desk.resize(size, 1.0)
        screen = asking(desktop, "towers")
        note, place_of = note_of(desktop), screen.inner.deciding.pointing.place_of
        things = [*(FieldTarget(field) for field in range(81)), *map(CardTarget, range(5))]
        assert not [thing for thing in things if hidden(note, place_of(thing))]
        assert note.right <= desktop.desk.viewport.width - DRAWER_WIDTH
    finally:
        desktop.close()


def test_all_cards_show_while_a_tower_waits_for_its_yes(tmp_path: Path) -> None:
    """In lesson 4 of towers the note stood upon the hand."""
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=1.5))
    try:
        build = next(each for each in lessons_of("towers") if each.id == "build")
        screen = taken(desktop, build, 0)
        things: tuple[Target, ...] = (BlockTarget(0, 3, 0), BlockTarget(0, 2, 0), PawnTarget(40))
        for thing in things:
            screen.inner.deciding.clicked(thing)
            desktop.settle()
        assert screen.inner.deciding.selection.waits
        place_of, note = screen.inner.deciding.pointing.place_of, note_of(desktop)
        assert not [index for index in range(5) if hidden(note, place_of(CardTarget(index)))]
    finally:
        desktop.close()
