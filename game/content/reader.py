"""What reading asks of a title: one frozen value for each, made in the title's own folder."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from game.content.document import Findings, Node
from game.content.miniature import Miniatures


class Content(Protocol):
    """A content pack of any title, frozen."""

    @property
    def id(self) -> str:
        """The pack's name in records and commands."""

    @property
    def name(self) -> str:
        """The pack's name for people."""

    @property
    def digest(self) -> str:
        """The fingerprint of all that it says about the game (:func:`fingerprint`)."""


@dataclass(frozen=True, slots=True)
class Reader:
    """How the packs of a title are read. Content is handed back only to the reader that made it.

    ``read``: the content that a document describes and the miniatures that it brings, by its root
    and its id; what is wrong is kept in the findings, and raised as ContentError. ``disclosed``:
    the content behind a record's set-up, by its id and digest; names and looks come from what is
    known of it. Raises BadData. ``brings``: whether content uses miniatures of its own.
    ``beside``: how the files of a folder beside the packs are checked, by its name; each raises
    ContentError.
    """

    read: Callable[[Node, str, Findings], tuple[Any, Miniatures]]
    disclosed: Callable[[str, str, Mapping[str, object], Any], Any]
    brings: Callable[[Any], bool] = lambda _content: False
    beside: Mapping[str, Callable[[Sequence[Path]], object]] = field(default_factory=dict)


def fingerprint(data: object) -> str:
    """The digest of plain ``data``, ``sha256:`` and its hex; the order of keys doesn't count."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
