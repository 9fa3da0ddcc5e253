"""What has been learned stays learned, whatever becomes of the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.lesson_reading import lessons_of
from game.session.lessons.course import walked
from game.session.lessons.progress import FILE, Progress
from tests.session.lessons.files import COLLECT, lesson_of


def test_place_and_end_are_kept(tmp_path: Path) -> None:
    lesson = lesson_of(tmp_path)
    first = Progress(tmp_path)
    assert not first.is_done(lesson)
    assert first.place(lesson) is None
    first.leave(lesson, walked(lesson, 4))
    later = Progress(tmp_path)
    assert later.place(lesson) == walked(lesson, 4)
    assert not later.is_done(lesson)
    later.finish(lesson)
    last = Progress(tmp_path)
    assert last.is_done(lesson)
    assert last.place(lesson) is None
    last.leave(lesson, walked(lesson, 1))
    assert Progress(tmp_path).is_done(lesson)


def test_a_lesson_that_has_changed_begins_anew(tmp_path: Path) -> None:
    Progress(tmp_path).leave(lesson_of(tmp_path), walked(lesson_of(tmp_path), 4))
    changed = lesson_of(tmp_path, COLLECT.replace("And one more.", "One more."))
    assert Progress(tmp_path).place(changed) is None


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"lessons": {"a": 3}}', b"\xff\xfe"])
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    progress, lesson = Progress(tmp_path), lesson_of(tmp_path)
    assert not progress.is_done(lesson)
    assert progress.problem
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == content
    progress.finish(lesson)
    assert Progress(tmp_path).is_done(lesson)


def test_a_disk_that_refuses_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    progress, lesson = Progress(tmp_path / "file"), lesson_of(tmp_path)
    progress.finish(lesson)
    assert progress.problem
    assert progress.is_done(lesson)


def test_what_comes_next_lies_after_the_furthest_that_is_done(tmp_path: Path) -> None:
    """Whoever had done the fourth lesson was sent back to the first."""
    progress, lessons = Progress(tmp_path), lessons_of("biomes")
    assert progress.following(lessons) is lessons[0]
    progress.finish(lessons[3])
    assert progress.following(lessons) is lessons[4]
    for each in lessons[4:]:
        progress.finish(each)
    assert progress.following(lessons) is lessons[0], "nothing is left out for ever"
    for each in lessons:
        progress.finish(each)
    assert progress.following(lessons) is None
