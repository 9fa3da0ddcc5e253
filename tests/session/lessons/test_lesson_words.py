"""Lessons say what to do with the hand, and Hazel teaches them all."""

from __future__ import annotations

import re

import pytest

from game.content.lesson_reading import TEACHERS, lessons_of
from game.rules.registry import TITLES

HANDS = re.compile(r"\b(click|press|drag|choose)\b", re.IGNORECASE)
"""What a hand does: a step that only says *the same cards pay* leaves one waiting."""


@pytest.mark.parametrize("title", TITLES)
def test_every_step_says_what_the_hand_does(title: str) -> None:
    silent = [
        (lesson.id, number, step.say)
        for lesson in lessons_of(title)
        for number, step in enumerate(lesson.steps)
        if not HANDS.search(step.say)
    ]
    assert not silent


@pytest.mark.parametrize("title", TITLES)
def test_hazel_begins_every_lesson_and_says_in_the_first_who_she_is(title: str) -> None:
    lessons = lessons_of(title)
    assert {lesson.steps[0].who for lesson in lessons} == {TEACHERS[0]}
    assert "I'm Hazel" in lessons[0].steps[0].say
