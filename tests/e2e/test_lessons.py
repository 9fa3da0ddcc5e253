"""Lessons in a real window: from the shelf to the last deed, by a real mouse or by keys alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.content.lesson import Lesson
from game.content.lesson_reading import lessons_of
from game.rules.registry import TITLES
from tests.e2e.guest import leads_to
from tests.e2e.opening import make_quick
from tests.e2e.pupil import Pupil
from tests.e2e.screen import Player, a_screen
from tests.sizes import WHOLE

pytestmark = pytest.mark.xdist_group("screen")


def open_lesson(player: Player, lesson: Lesson, *, by_mouse: bool) -> None:
    """From the shelf to the first step."""
    player.wait(lambda now: now.screen == "shelf" and not now.moving, "the shelf")
    if by_mouse:
        player.press(f"shelf.{lesson.title}")
        player.press(f"lesson.{lesson.id}")
        return
    leads_to(player, f"shelf.{lesson.title}", "Right")
    player.keys("Return")
    player.wait(lambda now: now.screen == "box", "the box")
    leads_to(player, f"lesson.{lesson.id}", "Tab")
    player.keys("Return")


SEEN_S = 1.5
"""A key that comes before the end could be seen is not taken."""
BY_HAND = [(title, by_mouse) for title in TITLES for by_mouse in (True, False)]
"""Each title by mouse and by keys; short of the whole, one after the other in turn."""


@pytest.mark.parametrize(("title", "by_mouse"), BY_HAND if WHOLE else BY_HAND[:1])
def test_lessons_are_taken_to_their_end(tmp_path: Path, title: str, *, by_mouse: bool) -> None:
    lessons = lessons_of(title) if WHOLE else lessons_of(title)[:1]
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        open_lesson(player, lessons[0], by_mouse=by_mouse)
        pupil = Pupil(player, by_mouse=by_mouse)
        for lesson in lessons:
            pupil.takes(lesson)
            if lesson is not lessons[-1]:
                goes_on(player, by_mouse=by_mouse)
    assert not pupil.hidden


def goes_on(player: Player, *, by_mouse: bool) -> None:
    """To the next lesson."""
    if by_mouse:
        player.press("lesson.next")
    else:
        time.sleep(SEEN_S)
        player.keys("Return")
