"""Checking nodes: each question answers with a value, or keeps a problem and answers None."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TypeVar

from game.content.document import Findings, Node

T = TypeVar("T")
K = TypeVar("K", bound=StrEnum)
TEXT_LIMIT = 40
_ID_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


class Check:
    """Asks nodes for values of a kind and keeps every problem in ``findings``."""

    def __init__(self, findings: Findings) -> None:
        self._findings = findings

    @property
    def problems(self) -> int:
        """How many problems are kept by now: no more than before, and what was read is sound."""
        return len(self._findings.problems)

    def wrong(self, node: Node, message: str) -> None:
        """Keep a problem at ``node``."""
        self._findings.add(node.line, node.path, message)

    def fields(
        self, node: Node, required: Sequence[str], optional: Sequence[str] = ()
    ) -> Mapping[str, Node] | None:
        """The keys of a mapping; keeps a problem for each that is missing or unknown.

        None when ``node`` is no mapping or a required key is missing.
        """
        if not isinstance(node.value, dict):
            keys = ", ".join(required)
            self.wrong(
                node,
                f"expected keys ({keys}), found {shown(node)}",
            )
            return None
        known = (*required, *optional)
        for key, held in node.value.items():
            if key not in known:
                message = "unknown key; known here: {keys}".format(keys=", ".join(known))
                self.wrong(held, message)
        missing = [key for key in required if key not in node.value]
        for key in missing:
            self.wrong(node, f"the key {key} is missing")
        return None if missing else node.value

    def items(self, node: Node, low: int, high: int) -> Sequence[Node] | None:
        """The members of a list that has ``low`` to ``high`` of them."""
        if not isinstance(node.value, list):
            self.wrong(node, f"expected a list, found {shown(node)}")
            return None
        if not low <= len(node.value) <= high:
            message = "expected {wanted} entries, found {found}"
            wanted = _span(low, high)
            self.wrong(node, message.format(wanted=wanted, found=len(node.value)))
            return None
        return node.value

    def whole(self, node: Node, low: int, high: int) -> int | None:
        """A whole number from ``low`` to ``high``."""
        if isinstance(node.value, bool) or not isinstance(node.value, int):
            self._expected(node, f"a whole number ({_span(low, high)})")
            return None
        if not low <= node.value <= high:
            self._expected(node, f"a number of {_span(low, high)}")
            return None
        return node.value

    def flag(self, node: Node) -> bool | None:
        """True or false."""
        if not isinstance(node.value, bool):
            self._expected(node, "true or false")
            return None
        return node.value

    def text(self, node: Node) -> str | None:
        """A name for people: printable, not empty, at most ``TEXT_LIMIT`` signs."""
        text = node.value
        if not isinstance(text, str) or not text.strip() or text != text.strip():
            self._expected(node, "a name")
            return None
        if len(text) > TEXT_LIMIT or not text.isprintable():
            self._expected(node, f"a name of at most {TEXT_LIMIT} printable signs")
            return None
        return text

    def identifier(self, node: Node) -> str | None:
        """An id: small letters, digits and hyphens."""
        text = node.value
        if not isinstance(text, str) or not 0 < len(text) <= TEXT_LIMIT or set(text) - _ID_SIGNS:
            self._expected(node, "an id of small letters, digits and hyphens")
            return None
        return text

    def one_of(self, node: Node, allowed: Sequence[str]) -> str | None:
        """One of the words of ``allowed``."""
        if not isinstance(node.value, str) or node.value not in allowed:
            self._expected(node, "one of: {words}".format(words=", ".join(allowed)))
            return None
        return node.value

    def member(self, node: Node, kind: type[K], among: Sequence[K]) -> K | None:
        """A member of the closed set ``kind``, one of ``among``."""
        word = self.one_of(node, among)
        return None if word is None else kind(word)

    def counts(
        self, node: Node, keys: Sequence[str], low: int, high: int, *, partial: bool = False
    ) -> tuple[int, ...] | None:
        """A number for each of ``keys``, in their order; absent ones are 0 when ``partial``."""
        held = self.fields(node, () if partial else keys, keys if partial else ())
        if held is None:
            return None
        numbers = [(self.whole(held[key], low, high) if key in held else 0) for key in keys]
        return all_known(numbers)

    def head(self, held: Mapping[str, Node], title: str, pack: str) -> None:
        """What every pack begins with, as far as it is there: format, title, id and version."""
        words = {"format": "cubewright-pack", "title": title, "id": pack}
        for key, word in words.items():
            if key in held:
                self.one_of(held[key], (word,))
        if "version" in held:
            self.whole(held["version"], 1, 1)

    def unique(self, nodes: Sequence[tuple[Node, str]], message: str) -> None:
        """Keep a problem for each node whose word was there before."""
        first: dict[str, int] = {}
        for node, word in nodes:
            if word in first:
                self.wrong(node, message.format(name=word, line=first[word]))
            first.setdefault(word, node.line)

    def _expected(self, node: Node, what: str) -> None:
        message = "expected {what}, found {found}"
        self.wrong(node, message.format(what=what, found=shown(node)))


class Held:
    """The keys of a mapping, for whoever throws away what was read of it as soon as anything is
    wrong: a problem is kept by ``check``, and answered by what is usual.

    Without a key at all, and false, where the mapping is none or lacks one that is ``required``.
    """

    def __init__(
        self, check: Check, node: Node, required: Sequence[str], optional: Sequence[str] = ()
    ) -> None:
        self._check = check
        self._held = check.fields(node, required, optional) or {}

    def __bool__(self) -> bool:
        return bool(self._held)

    def __contains__(self, key: str) -> bool:
        return key in self._held

    def __getitem__(self, key: str) -> Node:
        return self._held[key]

    def node(self, key: str) -> Node | None:
        """What stands under a key; None: it isn't there."""
        return self._held.get(key)

    def read(self, key: str, ask: Callable[[Node], T | None], usual: T) -> T:
        """What ``ask`` reads under a key; ``usual`` where it isn't there, or wrong."""
        node = self._held.get(key)
        found = None if node is None else ask(node)
        return usual if found is None else found

    def each(self, key: str, low: int, high: int, read: Callable[[Node], T]) -> tuple[T, ...]:
        """What stands in a list of ``low`` to ``high`` entries under a key, each as it is read."""
        items: Sequence[Node] = self.read(key, lambda node: self._check.items(node, low, high), ())
        return tuple(read(item) for item in items)

    def whole(self, key: str, low: int, high: int, usual: int = 0) -> int:
        """A whole number from ``low`` to ``high``."""
        return self.read(key, lambda node: self._check.whole(node, low, high), usual)

    def text(self, key: str) -> str:
        """A name for people."""
        return self.read(key, self._check.text, "")

    def identifier(self, key: str, usual: str = "") -> str:
        """An id."""
        return self.read(key, self._check.identifier, usual)


def all_known(values: Sequence[T | None]) -> tuple[T, ...] | None:
    """The values, or None if one of them is None."""
    known = tuple(value for value in values if value is not None)
    return known if len(known) == len(values) else None


def shown(node: Node) -> str:
    """A node's value in a few words, for messages."""
    value = node.value
    if isinstance(value, dict):
        return "keys and values"
    if isinstance(value, list):
        return "a list"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = str(value)
    return repr(text if len(text) <= TEXT_LIMIT else text[:TEXT_LIMIT] + "…")


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
