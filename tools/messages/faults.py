"""What is wrong with a translation that a machine can see, one message at a time.

Each fault is a sentence for translators. What holds for a language alone stands in ``RULES``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from gettext import c2py
from typing import Final

from babel.messages.catalog import Message

from tools.messages.catalogues import Catalogue, forms, whole

NO_BREAK: Final = "\u00a0"
GAP: Final = re.compile(r"\{[^{}]*\}")
ROOM: Final = re.compile(r"\bat most (\d+) characters\b", re.IGNORECASE)
"""How long a text may be, in a note for translators."""
NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")
MARKS: Final = ".!?…"
"""What ends a sentence."""
QUOTES: Final = frozenset('"“”„‟‘‚‛«»‹›')
"""Quotation marks of any language; the apostrophe is none."""
CLOSING: Final = "”“’‘»«)"
_TITLE: Final = 3
"""From so many words on a text isn't left in English by intention."""
_SAMPLE: Final = 1000
_MIXED: Final = re.compile(r"[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]")
_UNSPACED: Final = re.compile(r"(?<![\u00a0\u202f?!])[?!;]|(?<![\u00a0\u202f\d]):(?=\s|$)")
_FRENCH_QUOTES: Final = re.compile(r"«(?!\u00a0)|(?<!\u00a0)»")


@dataclass(frozen=True, slots=True)
class Rules:
    """What a language asks for: pairs of quotation marks that it writes, other habits by sight."""

    quotes: tuple[tuple[str, str], ...]
    habits: Mapping[str, re.Pattern[str]]

    @property
    def marks(self) -> frozenset[str]:
        """The quotation marks of the language."""
        return frozenset(mark for pair in self.quotes for mark in pair)


RULES: Final[Mapping[str, Rules]] = {
    "de": Rules((("„", "“"), ("‚", "‘")), {}),
    "es": Rules((("«", "»"), ("“", "”")), {}),
    "fr": Rules(
        (("«", "»"), ("“", "”")),
        {
            "a no-break space belongs before ? ! ; and :": _UNSPACED,
            "a no-break space belongs inside « and »": _FRENCH_QUOTES,
        },
    ),
    "it": Rules((("«", "»"), ("“", "”")), {}),
    "nl": Rules((("‘", "’"), ("“", "”")), {}),
    "pl": Rules((("„", "”"), ("«", "»")), {}),
    "ru": Rules((("«", "»"), ("„", "“")), {"Latin letters stand in a Russian word": _MIXED}),
}
"""What the languages of the house ask for; of another one only what holds for all."""

PIPS: Final = frozenset("123456")
"""What a die shows."""
NAMED_PIPS: Final = frozenset({"pl", "ru"})
"""Languages in which a number on a die is called by a noun."""


def faults(message: Message, catalogue: Catalogue) -> Iterator[str]:
    """All that is wrong with the translation of ``message``; of one without any nothing."""
    if message.fuzzy:
        yield "fuzzy: the English text has changed; correct it, and take the flag out"
        return
    if not whole(message):
        return
    english = (message.id,) if isinstance(message.id, str) else tuple(message.id)
    rules = RULES.get(catalogue.code)
    for number, text in enumerate(forms(message)):
        wrong = [*_gaps(english, text, catalogue, number), *_shape(english, text)]
        wrong += _lacking(english, text, catalogue.code)
        wrong += [*over_room(message, text), *(_quotes(text, rules) if rules else ())]
        where = f"form {number}: " if len(english) > 1 else ""
        yield from (f"{where}{each}" for each in wrong)


def _gaps(english: tuple[str, ...], text: str, catalogue: Catalogue, number: int) -> Iterator[str]:
    """Gaps are those of the English text, however often each.

    A form that is for 1 alone, or in French for 0 and 1, may leave out what the English singular
    leaves out; that for 1 alone also the number that is counted.
    """
    wanted, found = set(GAP.findall(english[-1])), set(GAP.findall(text))
    spared: set[str] = set()
    if len(english) > 1:
        numbers, free = numbers_of(catalogue, number), wanted - set(GAP.findall(english[0]))
        spared = {"{count}", *free} if numbers == [1] else free if numbers == [0, 1] else set()
    for gap in sorted(wanted - found - spared):
        yield f"{gap} is missing"
    for gap in sorted(found - wanted):
        yield f"{gap} is not in the English text"


def numbers_of(catalogue: Catalogue, number: int) -> list[int]:
    """The numbers from 0 on that a plural form is for, of those that are tried."""
    form: Callable[[int], int] = c2py(catalogue.plural_expr)
    return [each for each in range(_SAMPLE) if form(each) == number]


def _shape(english: tuple[str, ...], text: str) -> Iterator[str]:
    """What any translation keeps: its ends, its lines and its numbers."""
    model = english[-1]
    if (text != text.strip(" ")) != (model != model.strip(" ")):
        yield "a space at its beginning or end is too much, or missing"
    if text.count("\n") != model.count("\n"):
        yield "it has other line breaks than the English text"
    if "‖" in text:
        yield "‖ parts no forms: where the English text is counted, each has a msgstr[]"
    if "  " in text:
        yield "two spaces follow each other"
    if _end(text) != _end(model):
        yield f"it ends in {_end(text) or 'no mark'}, the English text in {_end(model) or 'none'}"
    if text == model and len(re.findall(r"[A-Za-z]{2,}", GAP.sub("", text))) >= _TITLE:
        yield "it is still in English"


def _lacking(english: tuple[str, ...], text: str, code: str) -> Iterator[str]:
    """Numbers stand in both; where what a die shows has a name (a 6 is a szóstka), that may do."""
    told = set(_numbers(text)) | (PIPS if code in NAMED_PIPS else set())
    lacking = set(_numbers(english[-1])) - told
    if lacking and set(_numbers(english[0])) - told:
        yield f"a number is missing: {', '.join(sorted(lacking))}"


def over_room(message: Message, text: str) -> Iterator[str]:
    """It is no longer than its note allows; a gap counts as two characters."""
    allowed = [int(most) for note in message.auto_comments for most in ROOM.findall(note)]
    length = len(GAP.sub("00", text))
    if allowed and length > min(allowed):
        yield f"it has {length} characters, {min(allowed)} at most are shown"


def _end(text: str) -> str:
    """How a text ends: with a sentence's mark, a colon, a comma or nothing of the kind."""
    last = text.rstrip(CLOSING + NO_BREAK + " ")[-1:]
    if last in MARKS:
        return "…" if last == "…" else "."
    return last if last in (":", ",", ";") else ""


def _numbers(text: str) -> list[str]:
    """The numbers of a text, however its decimals are written."""
    return [each.replace(",", ".") for each in NUMBER.findall(GAP.sub("", text))]


def _quotes(text: str, rules: Rules) -> Iterator[str]:
    """Quotation marks are those of the language, and in pairs; other habits are kept."""
    plain = GAP.sub("x", text)
    for mark in sorted(set(plain) & (QUOTES - rules.marks)):
        own = " or ".join(map("".join, rules.quotes))
        yield f"{mark} is no quotation mark of this language: write {own}"
    for opening, closing in rules.quotes:
        if plain.count(opening) != plain.count(closing):
            yield f"{opening}{closing} does not come in pairs"
    yield from (told for told, habit in rules.habits.items() if habit.search(plain))
