"""Rulebooks from YAML: a file for each chapter, in the order of their names, checked as packs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from game.content.check import Check, Held
from game.content.document import ContentError, Findings, Node, Problem, read_document
from game.content.rulebook.files import SHARED, chapter_files
from game.content.rulebook.pages import Chapter, Page, Picture, Rulebook, Shot, Still

FORMAT = "cubewright-rulebook"
MOST_PAGES, MOST_LINES, TEXT_LIMIT = 40, 12, 600
_NUMBER = re.compile(r"[A-Z][0-9]{1,2}(\.[0-9]{1,2})?")
_PAGE = ("id", "title", "rules", "text")
_MORE = ("points", "examples", "keywords", "see", "picture")
_SHOT = ("seed", "steps", "players", "screen", "focus", "eye", "turn")
_EYE = 6


@cache
def rulebook(title: str) -> Rulebook:
    """The rulebook that travels with the program. Raises ContentError if it is damaged."""
    return read_rulebook(title, chapter_files(title))


def read_rulebook(title: str, files: Sequence[Path]) -> Rulebook:
    """The book whose chapters lie in ``files``.

    Raises ContentError with everything that is wrong in any of them.
    """
    problems: list[Problem] = []
    chapters: list[tuple[_Chapter, Chapter]] = []
    for file in files:
        findings = Findings(str(file))
        reader = _Chapter(findings, title)
        with suppress(ContentError):  # what is wrong stands in the findings
            chapters.append((reader, reader.read(read_document(file, findings))))
        problems += findings.sorted()
    problems += _between([reader for reader, _chapter in chapters], complete=not problems)
    if problems:
        raise ContentError(tuple(problems))
    return Rulebook(title, tuple(chapter for _reader, chapter in chapters))


def _between(readers: Sequence[_Chapter], *, complete: bool) -> list[Problem]:
    """What is wrong between the pages of all files: ids used twice, links to nowhere.

    Unless the book is ``complete``, a page that is missing may stand in what can't be read.
    """
    first: dict[str, str] = {}
    for reader in readers:
        for node, name in reader.ids:
            if name in first:
                message = "the page {name!r} is there twice; first in {place}"
                reader.wrong(node, message.format(name=name, place=first[name]))
            first.setdefault(name, f"{Path(reader.file).name}:{node.line}")
    for reader in readers:
        for node, name in reader.links:
            if complete and name not in first:
                reader.wrong(node, f"there is no page {name!r}")
    return [problem for reader in readers for problem in reader.late()]


class _Chapter:
    """Reads one file."""

    def __init__(self, findings: Findings, title: str) -> None:
        self._findings, self._title = findings, title
        self._check = Check(findings)
        self._told = 0
        self.ids: list[tuple[Node, str]] = []
        self.links: list[tuple[Node, str]] = []

    @property
    def file(self) -> str:
        """The file's name."""
        return self._findings.file

    def wrong(self, node: Node, message: str) -> None:
        """Keep a problem that only the whole book shows."""
        self._check.wrong(node, message)

    def late(self) -> tuple[Problem, ...]:
        """What was kept since the file was read."""
        return tuple(self._findings.problems[self._told :])

    def read(self, root: Node) -> Chapter:
        """The chapter. Raises ContentError."""
        head = ("format", "version", "title", "chapter")
        self._check.fields(root, (*head, "pages"))
        held = root.value if isinstance(root.value, dict) else {}
        for key, allowed in (("format", (FORMAT,)), ("title", (self._title, SHARED))):
            if key in held:
                self._check.one_of(held[key], allowed)
        if "version" in held:
            self._check.whole(held["version"], 1, 1)
        title = self._check.text(held["chapter"]) if "chapter" in held else None
        nodes = self._check.items(held["pages"], 1, MOST_PAGES) if "pages" in held else None
        pages = [page for page in (self._page(node) for node in nodes or ()) if page is not None]
        self._told = len(self._findings.problems)
        self._findings.raise_if_any()
        return Chapter(title or "", tuple(pages))

    def _page(self, node: Node) -> Page | None:
        held = Held(self._check, node, _PAGE, _MORE)
        name = held.identifier("id")
        if name:
            self.ids.append((held["id"], name))
        see = self._see(held.node("see"))
        title = held.text("title")
        text = self._lines(held.node("text"))
        points, examples = self._lines(held.node("points")), self._lines(held.node("examples"))
        rules = tuple(filter(None, held.each("rules", 0, MOST_LINES, self._rule)))
        keywords = held.read("keywords", self._line, "")
        picture = held.read("picture", self._picture, None)
        if not name or not title:
            return None
        return Page(name, title, rules, text, points, examples, keywords, see, picture)

    def _see(self, node: Node | None) -> tuple[str, ...]:
        found = []
        for each in self._items(node):
            name = self._check.identifier(each)
            if name:
                self.links.append((each, name))
                found.append(name)
        return tuple(found)

    def _items(self, node: Node | None) -> Sequence[Node]:
        return () if node is None else self._check.items(node, 1, MOST_LINES) or ()

    def _lines(self, node: Node | None) -> tuple[str, ...]:
        lines = (self._line(each) for each in self._items(node))
        return tuple(line for line in lines if line)

    def _line(self, node: Node) -> str | None:
        """A text for people of one paragraph."""
        text = node.value
        if isinstance(text, str) and 0 < len(text.strip()) == len(text) <= TEXT_LIMIT:
            return text
        message = "expected a text in one paragraph, at most {limit} signs"
        self._check.wrong(node, message.format(limit=TEXT_LIMIT))
        return None

    def _rule(self, node: Node) -> str:
        """The number of a rule; "" for what is none."""
        text = node.value
        if isinstance(text, str) and _NUMBER.fullmatch(text):
            return text
        self._check.wrong(node, "expected the number of a rule, such as B3.2")
        return ""

    def _picture(self, node: Node) -> Picture | None:
        held = Held(self._check, node, ("caption",), ("still", *_SHOT))
        caption = held.read("caption", self._line, "")
        made: Shot | Still | None
        if "still" in held:
            name = held.identifier("still")
            made = Still(name) if name else None
            for key in _SHOT:
                if key in held:
                    self._check.wrong(held[key], f"a still has no {key}")
        else:
            made = self._shot(held)
        return Picture(caption, made) if caption and made else None

    def _shot(self, held: Held) -> Shot:
        """The picture of a game, to be thrown away if any problem was kept."""
        usual = Shot()
        seed, steps = held.whole("seed", 0, 2**31 - 1, usual.seed), held.whole("steps", 0, 2000)
        players, turn = held.whole("players", 2, 4, usual.players), held.whole("turn", 0, 360)
        screen = held.identifier("screen", usual.screen)
        focus = held.identifier("focus", usual.focus)
        check = self._check
        eye = held.each("eye", _EYE, _EYE, lambda each: check.whole(each, -5000, 5000) or 0)
        return Shot(seed, steps, players, screen, focus, eye, turn)
