"""Whether translations use the words of the glossary: ``python -m tools.messages.glossary pl``.

``assets/locale/glossary.csv`` has a term a row, in all languages; ``glossary-more.csv`` what the
project has added to it. Where the English text has a noun or a name of them as whole words, its
translation has to have the same, inflected as it may be: the words have to begin alike.
``glossary-also.yaml`` tells what is let through: homonyms, other words, texts translated freely.
"""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from game.alphabet import folded
from game.language import DOMAIN
from tools.messages.catalogues import FOLDER, Catalogue, codes, forms, whole
from tools.messages.check import spoken, told
from tools.messages.gaps import GAP
from tools.messages.templates import titles

FILES: Final = ("glossary.csv", "glossary-more.csv")
ALSO: Final = "glossary-also.yaml"
EVERYWHERE: Final = "app"
"""The glossary's name for the program around the titles."""
KINDS: Final = frozenset({"noun", "noun plural", "name"})
"""What has to be said so; verbs, buttons and labels live in too many forms."""
COMPOUNDING: Final = frozenset({"de", "nl"})
"""Languages that make one word of several: the term may be its second half."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_LEAST: Final = 3
_ENDING: Final = 3
"""Letters that are left of a word at least, and so many as its ending may have."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its English words, and what it may be in a language, all the stems of one of these;
    ``within``: they may stand in the middle of a word."""

    english: str
    allowed: tuple[tuple[str, ...], ...]
    within: bool

    def is_in(self, text: str) -> bool:
        """Whether a translation has the term in one of its ways."""
        words = [folded(word) for word in _WORD.findall(text)]

        def there(stem: str) -> bool:
            return any(stem in word if self.within else word.startswith(stem) for word in words)

        return any(all(map(there, stems)) for stems in self.allowed)


def stems_of(term: str) -> tuple[str, ...]:
    """What stays of a term's words when they are inflected.

    >>> stems_of("kość umiejętności")
    ('kos', 'umiejetno')
    """
    words = [folded(word) for word in _WORD.findall(GAP.sub(" ", term))]
    long = [word for word in words if len(word) > _LEAST] or words
    return tuple(word[: max(_LEAST, len(word) - _ENDING)] for word in long)


def rows(folder: Path = FOLDER) -> Iterator[Mapping[str, str]]:
    """The rows of the glossary and of what was added to it."""
    for name in FILES:
        with (folder / name).open(encoding="utf-8", newline="") as file:
            yield from csv.DictReader(file)


@dataclass(frozen=True, slots=True)
class Allowed:
    """What is let through in a language: what else a term may be called, by its English; whole
    English texts that are translated freely."""

    also: Mapping[str, Sequence[str]]
    free: frozenset[str]


@cache
def homonyms(folder: Path = FOLDER) -> frozenset[str]:
    """English terms that are as often another word: nobody can tell without reading."""
    return frozenset(_let_through(folder)["homonyms"])


@cache
def allowed(code: str, folder: Path = FOLDER) -> Allowed:
    """What is let through in a language."""
    told_of = _let_through(folder).get(code, {})
    return Allowed(told_of.get("also", {}), frozenset(told_of.get("free", ())))


@cache
def _let_through(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((folder / ALSO).read_text(encoding="utf-8"))
    return found


def terms(domain: str, code: str, folder: Path = FOLDER) -> tuple[Term, ...]:
    """The terms of a domain in a language, the longest first; none in one that has no column.

    One English word may be several terms, in a title and in the program around it: each will do.
    """
    wanted = {EVERYWHERE, domain} if domain in titles() else {EVERYWHERE}
    ways: dict[str, list[str]] = {}
    kinds: dict[str, set[str]] = {}
    for row in rows(folder):
        if row["title"] in wanted and row.get(code):
            english = row["en"].casefold()
            ways.setdefault(english, []).append(row[code])
            kinds.setdefault(english, set()).add(row["part_of_speech"])
    known = allowed(code, folder).also
    made = [
        Term(
            english,
            tuple(map(stems_of, [*each, *known.get(english, ())])),
            within=code in COMPOUNDING,
        )
        for english, each in ways.items()
        if kinds[english] & KINDS and "{" not in english and english not in homonyms(folder)
    ]
    return tuple(sorted(made, key=lambda term: -len(term.english)))


def breaches(catalogue: Catalogue, folder: Path = FOLDER) -> Iterator[str]:
    """Each text of a catalogue that calls a term otherwise, with the term."""
    known = terms(catalogue.domain or DOMAIN, catalogue.code, folder)
    for message in catalogue.texts():
        if not whole(message) or message.fuzzy or message.context == "search words":
            continue
        english = message.id if isinstance(message.id, str) else message.id[-1]
        if english in allowed(catalogue.code, folder).free:
            continue
        for term in spoken_of(english, known):
            wrong = [text for text in forms(message) if not term.is_in(text)]
            if wrong:
                yield f"{told(message)}: “{term.english}” is called otherwise in “{wrong[0]}”"


def spoken_of(english: str, known: Iterable[Term]) -> Iterator[Term]:
    """The terms that an English text has as whole words, none within a longer one."""
    rest = GAP.sub(" ", english).casefold()
    for term in known:
        plain = re.escape(term.english)
        found = re.compile(rf"(?<![\w’'-]){plain}(?:s|es)?(?![\w’'-])")
        if found.search(rest):
            rest = found.sub("·", rest)
            yield term


def main(arguments: Sequence[str]) -> int:
    """Print all breaches of the languages asked for, or of all; 1 where there are any."""
    found = [
        f"{code}/{catalogue.domain}.po: {each}"
        for code in arguments or codes()
        for catalogue in spoken(code, (DOMAIN, *titles()))
        for each in breaches(catalogue)
    ]
    print("\n".join([*found, f"{len(found)} breaches"]))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
