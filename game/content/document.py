"""Reading a YAML file into plain nodes that know their line and path, safely.

Only a small part of YAML is allowed: mappings, lists, texts, whole numbers, true and false. There
are no anchors, tags or second documents, and size and depth are limited, so that no file can hang
or fill the machine. Types are read from the plain text alone: ``no`` is a word, not a falsehood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import NoReturn, TypeAlias, TypeVar

import yaml

from game.error_reasons import reason_of
from game.reading import TooLarge, read_file
from game.terminal import printable

T = TypeVar("T")
BYTES_LIMIT = 256 * 1024
DEPTH_LIMIT = 8
NODES_LIMIT = 20_000
PROBLEMS_LIMIT = 100
KEY_LIMIT = 60
REMEMBERED = 96
"""So many files are kept as they were read: the lessons and challenges of a title and its packs."""
FEW = 6
"""So many of a file's problems are told in the window; ``cubewright check`` tells all."""
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_PARSER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a file: ``line`` counts from 1 (0: the file as a whole), ``path``
    names the place in it (``buildings[3].cost.wood``), ``message`` what was expected."""

    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        parts = (where, self.path, self.message) if self.path else (where, self.message)
        return ": ".join(printable(each) for each in parts)


class ContentError(Exception):
    """A content file is wrong; ``problems`` lists everything that is."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems

    def few(self) -> str:
        """The first problems, a line each, and how many more there are."""
        lines = [str(problem) for problem in self.problems[:FEW]]
        more = len(self.problems) - FEW
        return "\n".join(lines + ([f"… and {more} more"] * (more > 0)))


Scalar = str | int | bool | None
Value: TypeAlias = "Scalar | list[Node] | dict[str, Node]"


@dataclass(slots=True)
class Node:
    """A value of the file with the line and path where it stands."""

    value: Value
    line: int
    path: str

    def plain(self) -> object:
        """The value without lines and paths, as a title's rules read it."""
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        return self.value

    def line_at(self, path: str) -> int:
        """The line where the value at ``path`` within this one stands (``stacks[2].tile``), or that
        of the nearest value around it."""
        here = self
        for step in path.replace("[", ".").replace("]", "").split("."):
            held = here.value
            if isinstance(held, dict) and step in held:
                here = held[step]
            elif isinstance(held, list) and _WHOLE.fullmatch(step) and 0 <= int(step) < len(held):
                here = held[int(step)]
        return here.line


@dataclass(slots=True)
class Findings:
    """The problems found so far in one file; beyond ``PROBLEMS_LIMIT`` they are no longer kept."""

    file: str
    problems: list[Problem] = field(default_factory=list)

    def add(self, line: int, path: str, message: str) -> None:
        """Keep one more problem."""
        if len(self.problems) < PROBLEMS_LIMIT:
            self.problems.append(Problem(self.file, line, path, message))

    def raise_if_any(self) -> None:
        """Raise ContentError if anything was found, in the order of the lines."""
        if self.problems:
            raise ContentError(self.sorted())

    def sorted(self) -> tuple[Problem, ...]:
        """What was found, in the order of the lines."""
        return tuple(sorted(self.problems, key=lambda problem: problem.line))


def read_document(path: Path, findings: Findings) -> Node:
    """The file's one document; raises ContentError when it can't be read at all."""
    return read_text(_text(path, findings), findings)


def readable(files: Iterable[Path], read: Callable[[Path], T]) -> tuple[T, ...]:
    """What ``read`` makes of those of the ``files`` in which nothing is wrong, in their order."""
    found = []
    for file in files:
        with suppress(ContentError):
            found.append(read(file))
    return tuple(found)


def read_text(text: str, findings: Findings) -> Node:
    """The one document that a text holds; raises ContentError when it can't be read at all.

    Nobody may change it: the same text is not read again as long as it is among the latest.
    """
    return _faultless(text) or _composed(text, findings)


@lru_cache(maxsize=REMEMBERED)
def _faultless(text: str) -> Node | None:
    """The document, if there is nothing to find fault with."""
    findings = Findings("")
    try:
        document = _composed(text, findings)
    except ContentError:
        return None
    return None if findings.problems else document


def _composed(text: str, findings: Findings) -> Node:
    """The document; raises ContentError."""
    try:
        return _Composer(findings).compose(yaml.parse(text, Loader=_PARSER))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        findings.add(
            mark.line + 1 if mark else 0,
            "",
            f"this is not valid YAML: {error.problem or error.context}",
        )
    except yaml.YAMLError as error:
        reason = str(error).splitlines()[0] if str(error) else ""
        findings.add(0, "", f"this is not valid YAML: {reason}")
    raise ContentError(tuple(findings.problems))


def _text(path: Path, findings: Findings) -> str:
    """The file's text; raises ContentError."""
    try:
        data = read_file(path, BYTES_LIMIT)
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        findings.add(line, "", "this is not text in UTF-8")
    except TooLarge:
        message = f"the file is larger than {BYTES_LIMIT // 1024} KiB"
        findings.add(0, "", message)
    except FileNotFoundError:
        findings.add(0, "", "there is no such file")
    except OSError as error:
        reason = reason_of(error)
        findings.add(0, "", f"the file can't be read: {reason}")
    raise ContentError(tuple(findings.problems))


class _Composer:
    """Builds nodes from YAML's events, without recursion, within the limits."""

    def __init__(self, findings: Findings) -> None:
        self._findings = findings
        self._open: list[Node] = []
        self._keys: list[str | None] = []
        self._root: Node | None = None
        self._count = 0

    def compose(self, events: Iterator[yaml.Event]) -> Node:
        """The document; raises ContentError where the file breaks a limit."""
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._stop(event, "a second document begins here; only one is allowed")
            elif isinstance(event, yaml.AliasEvent):
                self._stop(event, "aliases (*name) are not allowed; write the value out")
            elif isinstance(event, yaml.NodeEvent) and event.anchor:
                self._stop(event, "anchors (&name) are not allowed")
            elif isinstance(event, yaml.CollectionEndEvent):
                self._open.pop()
                self._keys.pop()
            elif isinstance(event, yaml.NodeEvent):
                self._node(event)
        if self._root is None:
            self._findings.add(0, "", "the file is empty")
            raise ContentError(tuple(self._findings.problems))
        return self._root

    def _node(self, event: yaml.NodeEvent) -> None:
        self._count += 1
        if self._count > NODES_LIMIT:
            self._stop(event, f"the file holds more than {NODES_LIMIT} values")
        if getattr(event, "tag", None):
            self._stop(event, "tags (!name) are not allowed")
        if self._awaits_key():
            self._keys[-1] = self._key(event)
            return
        line = _line(event)
        node = Node(_value(event), line, self._path())
        self._attach(node)
        if isinstance(event, yaml.CollectionStartEvent):
            if len(self._open) == DEPTH_LIMIT:
                message = f"values are nested more than {DEPTH_LIMIT} deep"
                self._stop(event, message)
            self._open.append(node)
            self._keys.append(None)

    def _awaits_key(self) -> bool:
        return bool(self._open) and isinstance(self._open[-1].value, dict) and not self._keys[-1]

    def _key(self, event: yaml.NodeEvent) -> str:
        word = str(event.value) if isinstance(event, yaml.ScalarEvent) else ""
        if not word:
            self._stop(event, "a key must be a word")
        key = word[:KEY_LIMIT]
        held = self._open[-1].value
        if isinstance(held, dict) and key in held:
            path = f"{self._open[-1].path}.{key}".lstrip(".")
            message = f"this key stands here twice; first in line {held[key].line}"
            self._findings.add(_line(event), path, message)
        return key

    def _path(self) -> str:
        if not self._open:
            return ""
        parent = self._open[-1]
        if isinstance(parent.value, list):
            return f"{parent.path}[{len(parent.value)}]"
        return f"{parent.path}.{self._keys[-1]}".lstrip(".")

    def _attach(self, node: Node) -> None:
        if not self._open:
            self._root = node
            return
        held, key = self._open[-1].value, self._keys[-1]
        if isinstance(held, list):
            held.append(node)
        elif isinstance(held, dict) and key:
            held.setdefault(key, node)
            self._keys[-1] = None

    def _stop(self, event: yaml.Event, message: str) -> NoReturn:
        self._findings.add(_line(event), "", message)
        raise ContentError(tuple(self._findings.problems))


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0


def _value(event: yaml.NodeEvent) -> Value:
    if isinstance(event, yaml.MappingStartEvent):
        return {}
    if isinstance(event, yaml.SequenceStartEvent):
        return []
    text = str(event.value) if isinstance(event, yaml.ScalarEvent) else ""
    if not isinstance(event, yaml.ScalarEvent) or not event.implicit[0]:
        return text
    if _WHOLE.fullmatch(text):
        return int(text)
    return {"true": True, "false": False, "": None, "null": None, "~": None}.get(text, text)
