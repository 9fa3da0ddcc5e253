"""Reading lessons: the form of their files, all errors at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from game.content.check import Check, all_known
from game.content.document import ContentError, Findings, Node, Problem, read_document
from game.content.lesson import (
    MOST_ANSWERS,
    MOST_MOVES,
    MOST_STEPS,
    MOST_WORDS,
    Data,
    Deed,
    Learner,
    Lesson,
    Pattern,
    Reply,
    Step,
)
from game.content.packs import USUAL
from game.resources import levels
from game.rules.core import OptionValue

FOLDER = "lessons"
"""Beside the packs of a title."""
TEACHERS = ("hazel", "pip", "bruno", "olwen", "alder")
"""Who may speak: the house's characters, the first one where none is named."""
FORM = 1
_NEEDED = ("lesson", "name", "idea", "steps")
_ALLOWED = ("position", "pack", "players", "options", "seed", "moves")
_LARGEST_SEED = 10**9


def lesson_files(title: str) -> list[Path]:
    """The files of the lessons of ``title``, in the order in which they are best taken."""
    return sorted((levels() / title / FOLDER).glob("*.yaml"))


def lessons_of(title: str) -> tuple[Lesson, ...]:
    """The lessons of ``title`` that can be read, in their order."""
    found = []
    for file in lesson_files(title):
        try:
            found.append(read_lesson(file))
        except ContentError:
            continue
    return tuple(found)


def following(lesson: Lesson) -> Lesson | None:
    """The lesson that is best taken after ``lesson``; None: it is the last."""
    lessons = lessons_of(lesson.title)
    at = next((at for at, each in enumerate(lessons) if each.id == lesson.id), len(lessons))
    return lessons[at + 1] if at + 1 < len(lessons) else None


def read_lesson(file: Path) -> Lesson:
    """The lesson in ``file``, of the title in whose folder it lies. Raises ContentError."""
    findings = Findings(str(file))
    lesson = Reading(file, findings).lesson(read_document(file, findings))
    findings.raise_if_any()
    if lesson is None:
        raise ContentError((Problem(str(file), 0, "", "this is no lesson"),))
    return lesson


class Reading:
    """Reads one file."""

    def __init__(self, file: Path, findings: Findings) -> None:
        self._file, self._findings = file, findings
        self._check = Check(findings)

    def lesson(self, root: Node) -> Lesson | None:
        """The lesson; None, with problems kept, if anything is wrong."""
        check = self._check
        held = check.fields(root, _NEEDED, _ALLOWED)
        if held is None:
            return None
        check.whole(held["lesson"], FORM, FORM)
        name, idea = check.text(held["name"]), self.sentence(held["idea"])
        players = self._players(held.get("players"))
        position = self.data(held["position"]) if "position" in held else {}
        moves = self._moves(held.get("moves"))
        seed = check.whole(held["seed"], 0, _LARGEST_SEED) if "seed" in held else 0
        pack = check.identifier(held["pack"]) if "pack" in held else USUAL
        options = self.options(held.get("options"))
        steps = self._steps(held["steps"])
        if name is None or idea is None or position is None or seed is None or pack is None:
            return None
        if players is None or moves is None or options is None or steps is None:
            return None
        title, lesson_id = self._file.parent.parent.name, self._file.stem.partition("-")[2]
        place = (title, lesson_id or self._file.stem, name, idea, pack)
        game = (players, options, position, seed, moves)
        return Lesson(*place, *game, steps, self._file, root)

    def _steps(self, node: Node) -> tuple[Step, ...] | None:
        items = self._check.items(node, 1, MOST_STEPS)
        return None if items is None else all_known([self._step(item) for item in items])

    def _step(self, node: Node) -> Step | None:
        allowed = ("who", "do", *(each for each in Deed if each is not Deed.MOVE))
        held = self._check.fields(node, ("say",), (*allowed, "point", "eye", "replies", "then"))
        if held is None:
            return None
        deed = self._deed(node, held)
        say, who = self.sentence(held["say"]), self.who(held.get("who"))
        do, point = self.patterns(held.get("do")), self.patterns(held.get("point"))
        part = self._check.identifier(held["look"]) if "look" in held else ""
        eye = self._check.identifier(held["eye"]) if "eye" in held else ""
        replies, then = self._replies(held.get("replies")), self._moves(held.get("then"))
        if deed is None or say is None or who is None or do is None or point is None:
            return None
        if part is None or eye is None or replies is None or then is None:
            return None
        return Step(say, who, deed, do, part, point, eye, replies, then, node.line)

    def _deed(self, node: Node, held: Mapping[str, Node]) -> Deed | None:
        deeds = [Deed.MOVE] if "do" in held else []
        deeds += [deed for deed in Deed if deed is not Deed.MOVE and deed in held]
        if len(deeds) == 1:
            return deeds[0]
        words = ", ".join(["do", *(deed for deed in Deed if deed is not Deed.MOVE)])
        self._check.wrong(node, f"expected one of these keys: {words}")
        return None

    def who(self, node: Node | None) -> str | None:
        """The teacher who says a step: the first one where nobody is named."""
        return TEACHERS[0] if node is None else self._check.one_of(node, TEACHERS)

    def sentence(self, node: Node) -> str | None:
        """What is said at once: a few words in one line."""
        text = node.value
        if not isinstance(text, str) or not text.strip() or not text.isprintable():
            self._check.wrong(node, "expected a sentence in one line")
            return None
        if len(text.split()) > MOST_WORDS:
            message = "expected at most {most} words, found {found}"
            found = len(text.split())
            self._check.wrong(node, message.format(most=MOST_WORDS, found=found))
            return None
        return text

    def patterns(self, node: Node | None) -> tuple[Pattern, ...] | None:
        """One pattern, or several of which one must fit."""
        if node is None:
            return ()
        nodes = node.value if isinstance(node.value, list) else [node]
        found = all_known([self.data(each) for each in nodes])
        return None if found is None else tuple(Pattern(each) for each in found)

    def _replies(self, node: Node | None) -> tuple[Reply, ...] | None:
        items = () if node is None else self._check.items(node, 1, MOST_ANSWERS)
        return None if items is None else all_known([self._reply(item) for item in items])

    def _reply(self, node: Node) -> Reply | None:
        held = self._check.fields(node, ("say",), ("to",))
        if held is None:
            return None
        say, to = self.sentence(held["say"]), self.patterns(held.get("to"))
        return None if say is None or to is None else Reply(to, say)

    def _moves(self, node: Node | None) -> tuple[Data, ...] | None:
        items = () if node is None else self._check.items(node, 1, MOST_MOVES)
        return None if items is None else all_known([self.data(item) for item in items])

    def data(self, node: Node) -> Data | None:
        """Keys and values as they stand there."""
        if not isinstance(node.value, dict):
            self._check.wrong(node, "expected keys and values")
            return None
        return cast("Data", node.plain())

    def _players(self, node: Node | None) -> tuple[Learner, ...] | None:
        """Who sits at the table; without any, the learner alone."""
        items = () if node is None else self._check.items(node, 0, 3)
        if items is None:
            return None
        return all_known([Learner("", ""), *(self._player(item) for item in items)])

    def _player(self, node: Node) -> Learner | None:
        held = self._check.fields(node, ("name", "level"))
        if held is None:
            return None
        name, level = self._check.text(held["name"]), self._check.identifier(held["level"])
        return None if name is None or level is None else Learner(name, level)

    def options(self, node: Node | None) -> dict[str, OptionValue] | None:
        """The values that are set, by the names of options; empty without a ``node``."""
        data = {} if node is None else self.data(node)
        return None if data is None else cast("dict[str, OptionValue]", dict(data))
