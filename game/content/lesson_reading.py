"""Reading lessons: the form of their files, all errors at once."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from game.content.check import Check, Held
from game.content.document import Findings, Node, read_document, readable
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
    return readable(lesson_files(title), read_lesson)


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
    return lesson


class Reading:
    """Reads one file."""

    def __init__(self, file: Path, findings: Findings) -> None:
        self._file = file
        self._check = Check(findings)

    def lesson(self, root: Node) -> Lesson:
        """The lesson, to be thrown away if any problem was kept."""
        held = Held(self._check, root, _NEEDED, _ALLOWED)
        held.whole("lesson", FORM, FORM)
        name, idea = held.text("name"), held.read("idea", self.sentence, "")
        players = self._players(held)
        position: Data = held.read("position", self.data, {})
        moves = self._moves(held, "moves")
        seed, pack = held.whole("seed", 0, _LARGEST_SEED), held.identifier("pack", USUAL)
        options = self.options(held, "options")
        steps = held.each("steps", 1, MOST_STEPS, self._step)
        title, lesson_id = self._file.parent.parent.name, self._file.stem.partition("-")[2]
        place = (title, lesson_id or self._file.stem, name, idea, pack)
        game = (players, options, position, seed, moves)
        return Lesson(*place, *game, steps, self._file, root)

    def _step(self, node: Node) -> Step:
        allowed = ("who", "do", *(each for each in Deed if each is not Deed.MOVE))
        held = Held(self._check, node, ("say",), (*allowed, "point", "eye", "replies", "then"))
        deed = self._deed(node, held)
        say, who = held.read("say", self.sentence, ""), self.who(held, "who")
        do, point = self.patterns(held, "do"), self.patterns(held, "point")
        part, eye = held.identifier("look"), held.identifier("eye")
        replies = held.each("replies", 1, MOST_ANSWERS, self._reply)
        then = self._moves(held, "then")
        return Step(say, who, deed, do, part, point, eye, replies, then, node.line)

    def _deed(self, node: Node, held: Held) -> Deed:
        deeds = [Deed.MOVE] if "do" in held else []
        deeds += [deed for deed in Deed if deed is not Deed.MOVE and deed in held]
        if held and len(deeds) != 1:
            words = ", ".join(["do", *(deed for deed in Deed if deed is not Deed.MOVE)])
            self._check.wrong(node, f"expected one of these keys: {words}")
        return deeds[0] if deeds else Deed.MOVE

    def who(self, held: Held, key: str) -> str:
        """The teacher who says a step: the first one where nobody is named."""
        return held.read(key, lambda node: self._check.one_of(node, TEACHERS), TEACHERS[0])

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

    def patterns(self, held: Held, key: str) -> tuple[Pattern, ...]:
        """One pattern, or several of which one must fit; none where the key isn't there."""
        node = held.node(key)
        if node is None:
            return ()
        nodes = node.value if isinstance(node.value, list) else [node]
        return tuple(Pattern(self.data(each) or {}) for each in nodes)

    def _reply(self, node: Node) -> Reply:
        held = Held(self._check, node, ("say",), ("to",))
        say = held.read("say", self.sentence, "")
        return Reply(self.patterns(held, "to"), say)

    def _moves(self, held: Held, key: str) -> tuple[Data, ...]:
        return held.each(key, 1, MOST_MOVES, lambda item: self.data(item) or {})

    def data(self, node: Node) -> Data | None:
        """Keys and values as they stand there."""
        if not isinstance(node.value, dict):
            self._check.wrong(node, "expected keys and values")
            return None
        return cast("Data", node.plain())

    def _players(self, held: Held) -> tuple[Learner, ...]:
        """Who sits at the table; without any, the learner alone."""
        return (Learner("", ""), *held.each("players", 0, 3, self._player))

    def _player(self, node: Node) -> Learner:
        held = Held(self._check, node, ("name", "level"))
        return Learner(held.text("name"), held.identifier("level"))

    def options(self, held: Held, key: str) -> dict[str, OptionValue]:
        """The values that are set, by the names of options; empty where the key isn't there."""
        data: Data = held.read(key, self.data, {})
        return cast("dict[str, OptionValue]", dict(data))
