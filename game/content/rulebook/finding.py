"""Search in a rulebook: every word that is typed begins a word of the page, accents aside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.alphabet import folded, in_order
from game.content.rulebook.pages import Page, Rulebook

_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_WORD = re.compile(r"[\w.]+")
TITLE, KEYWORD, TOLD = 9, 6, 1
"""What a word weighs by where it stands; a whole word weighs half as much again."""


@dataclass(frozen=True, slots=True)
class Found:
    """A page that was found, and a sentence in which a word stands; "" where the title has it."""

    page: Page
    line: str = ""


def words(text: str) -> list[str]:
    """The words of a text, folded."""
    return [word.strip(".") for word in _WORD.findall(folded(text)) if word.strip(".")]


class Index:
    """The words of a rulebook as it is spoken."""

    def __init__(self, book: Rulebook) -> None:
        self._pages = [(page, _entries(page)) for page in book.pages]

    def find(self, asked: str) -> Sequence[Found]:
        """The pages that have every word of ``asked``, the most fitting first, those that are as
        fitting by their titles."""
        wanted = words(asked)
        if not wanted:
            return ()
        found = []
        for page, entries in self._pages:
            weights = [_weight(word, entries) for word in wanted]
            if all(weights):
                found.append((sum(weights), Found(page, _line(page, wanted))))
        found.sort(key=lambda each: (-each[0], in_order(each[1].page.title)))
        return [each for _weight_of, each in found]


def _entries(page: Page) -> list[tuple[int, frozenset[str]]]:
    """The words of a page by what they weigh."""
    lines = [*page.text, *page.points, *page.examples]
    rules = frozenset(number.casefold() for number in page.rules)
    return [
        (TITLE, frozenset(words(page.title)) | rules),
        (KEYWORD, frozenset(words(page.keywords))),
        (TOLD, frozenset(word for line in lines for word in words(line))),
    ]


def _weight(word: str, entries: list[tuple[int, frozenset[str]]]) -> float:
    """What a word weighs on a page; 0 where no word begins so."""
    best = 0.0
    for weight, known in entries:
        if word in known:
            best = max(best, weight * 1.5)
        elif any(each.startswith(word) for each in known):
            best = max(best, weight)
    return best


def _line(page: Page, wanted: Sequence[str]) -> str:
    """The first sentence with a word that the title hasn't."""
    title = words(page.title)
    missing = [word for word in wanted if not any(each.startswith(word) for each in title)]
    for line in (*page.text, *page.points, *page.examples):
        for sentence in _SENTENCE.split(line):
            said = words(sentence)
            if any(each.startswith(word) for word in missing for each in said):
                return sentence
    return ""
