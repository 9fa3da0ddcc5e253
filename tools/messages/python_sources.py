"""Texts in Python sources: Babel's own extractor, and notes that hold for a whole expression.

A comment that begins with ``Translators:`` stands above the line where a statement or expression
begins, a table or a dictionary's entry perhaps, and is about all texts in it. It may go on over
several lines.
"""

from __future__ import annotations

import ast
import io
from collections.abc import Collection, Iterator, Mapping
from typing import IO, Any

from babel.messages.extract import extract_python

Extracted = tuple[int, Any, Any, list[str]]
"""Line, function called, its text or texts, notes about them: what Babel wants of an extractor."""


class HiddenText(Exception):  # noqa: N818 - says what to do
    """A text stands where an extractor doesn't see it."""

    def __init__(self, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: take the text out of the f-string, so that it is found")


def extract(
    fileobj: IO[bytes],
    keywords: Mapping[str, Any],
    comment_tags: Collection[str],
    options: Mapping[str, str],
) -> Iterator[Extracted]:
    """The texts of a Python source, as an extraction method of Babel's."""
    source = fileobj.read()
    tree = ast.parse(source)
    if (line := _hidden(tree, keywords)) is not None:
        raise HiddenText(fileobj.name, line)
    encoding = options.get("encoding", "utf-8")
    notes = notes_of(source.decode(encoding), tree, comment_tags)
    again = io.BytesIO(source)
    for line, function, texts, _comments in extract_python(
        again, keywords, (), {"encoding": encoding}
    ):
        yield line, function, texts, notes.get(line, [])


def _hidden(tree: ast.Module, keywords: Mapping[str, Any]) -> int | None:
    """The line of a call within an f-string: before Python 3.12 Babel finds none there."""
    outer = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    for text in outer:
        for node in ast.walk(text):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in keywords:
                return text.lineno
    return None


def notes_of(source: str, tree: ast.Module, tags: Collection[str]) -> dict[int, list[str]]:
    """What is told to translators about the texts of each line, by number from 1; without tags."""
    found: dict[int, list[str]] = {}
    if not any(tag in source for tag in tags):
        return found
    ends = _ends(tree)
    told: list[str] = []
    for number, line in enumerate(source.splitlines(), 1):
        said = _comment(line)
        tag = next((each for each in tags if said.startswith(each)), "")
        if said and (told or tag):
            told.append(said.removeprefix(tag).strip())
        elif told:
            for each in range(number, ends.get(number, number) + 1):
                found.setdefault(each, []).append(" ".join(told))
            told = []
    return found


def _comment(line: str) -> str:
    """What a line says that is nothing but a comment; else nothing."""
    stripped = line.strip()
    return stripped.removeprefix("#").strip() if stripped.startswith("#") else ""


def _ends(tree: ast.Module) -> dict[int, int]:
    """Where what begins in a line ends at the latest."""
    ends: dict[int, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.expr | ast.stmt):
            ends[node.lineno] = max(ends.get(node.lineno, 0), node.end_lineno or 0)
    return ends
