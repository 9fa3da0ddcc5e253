"""A lesson that can't be taken to its end is found out, with the line that is to blame."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.document import ContentError
from game.content.lesson_reading import lesson_files, read_lesson
from game.rules.registry import TITLES
from game.session.lessons.soundness import faults
from tests.session.lessons.files import COLLECT, lesson_of

FILES = [file for title in TITLES for file in lesson_files(title)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}/{file.stem}")
def test_every_lesson_of_the_house_is_sound(file: Path) -> None:
    assert faults(read_lesson(file)) == ()


def test_a_sound_one_has_no_faults(tmp_path: Path) -> None:
    assert faults(lesson_of(tmp_path)) == ()


@pytest.mark.parametrize(
    ("before", "after", "line", "path"),
    [
        ("level: sprout", "level: giant", 5, "players"),
        ("seed: 5", "seed: 5\npack: none", 0, ""),
        ("seed: 5", "position: {turn: 0}", 6, "position.turn"),
        ("{type: collect, block: [3, 3, 3]}", "{type: collect, block: [1, 1, 1]}", 27, "then[0]"),
        ("{type: collect, block: [3, 3, 2]}", "{type: dance}", 28, "then[1]"),
        ("{type: explore, to: [2, 4]}]", "{type: explore, to: [0, 0]}]", 22, "do"),
        ("point: {type: collect, block: [0, 0, 3]}", "point: {type: fight}", 18, "point"),
        ("{to: {type: explore}, say: Not yet.}", "{to: {type: arm}, say: No.}", 13, "replies[0]"),
        (
            "{to: {type: explore}, say: Not yet.}",
            "{to: {type: collect}, say: No.}",
            13,
            "replies[0]",
        ),
        ("{type: collect, block: [0, 3, 3]}", "{type: collect}", 20, "steps[4].do"),
        ("    undo: {}", "    end: {}", 15, "end"),
        ("    turn: {}", "    undo: {}", 9, "undo"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    tmp_path: Path, before: str, after: str, line: int, path: str
) -> None:
    assert before in COLLECT
    found = faults(lesson_of(tmp_path, COLLECT.replace(before, after, 1)))
    assert found
    assert found[0].line == line, found
    assert found[0].path.endswith(path)


def test_two_things_may_be_done_in_either_order(tmp_path: Path) -> None:
    corners = "[{type: collect, block: [0, 0, 3]}, {type: collect, block: [3, 3, 3]}]"
    head, step = COLLECT.split("steps:")[0], f"  - say: A corner.\n    do: {corners}\n"
    assert faults(lesson_of(tmp_path, f"{head}steps:\n{step}{step}")) == ()
    thrice = faults(lesson_of(tmp_path, f"{head}steps:\n{step}{step}{step}"))
    assert [fault.path for fault in thrice] == ["steps[2].do"]


def test_all_that_is_wrong_with_a_form_is_told_at_once(tmp_path: Path) -> None:
    text = COLLECT.replace("lesson: 1", "lesson: 2").replace("name: Blocks", "name: ''")
    text = text.replace("say: Now walk.", "say: " + "word " * 26).replace("seed: 5", "seed: many")
    text = text.replace("    turn: {}", "    turn: {}\n    end: {}")
    text = text.replace("say: And one more.", "say: And one more.\n    whom: pip")
    with pytest.raises(ContentError) as caught:
        lesson_of(tmp_path, text)
    told = {problem.path for problem in caught.value.problems}
    assert {"lesson", "name", "seed", "steps[0]", "steps[5].say", "steps[4].whom"} <= told


@pytest.mark.parametrize("text", ["", "[]", "lesson: 1", "steps: []", COLLECT + "more: 1\n"])
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ContentError):
        lesson_of(tmp_path, text)


def test_the_order_of_lessons_is_that_of_their_names() -> None:
    for title in TITLES:
        names = [file.name for file in lesson_files(title)]
        assert names == sorted(names)
        assert [int(name.partition("-")[0]) for name in names] == list(range(1, len(names) + 1))
