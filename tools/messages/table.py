"""How far each language has come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from game.language import NAMES
from tools.messages.catalogues import FOLDER, codes, whole
from tools.messages.check import spoken

HEAD = ("language", "messages", "translated", "fuzzy", "missing")


def rows(domains: Iterable[str], folder: Path = FOLDER) -> Iterator[tuple[str | int, ...]]:
    """Each language with its number of messages, and how they are."""
    domains = tuple(domains)
    for code in codes(folder):
        texts = [text for each in spoken(code, domains, folder) for text in each.texts()]
        fuzzy = sum(text.fuzzy for text in texts)
        done = sum(whole(text) and not text.fuzzy for text in texts)
        yield NAMES[code], len(texts), done, fuzzy, len(texts) - done - fuzzy


def table(domains: Iterable[str], folder: Path = FOLDER) -> str:
    """The rows in columns."""
    lines = (HEAD, *rows(domains, folder))
    return "\n".join(f"{row[0]:12}" + "".join(f"{cell:>12}" for cell in row[1:]) for row in lines)
