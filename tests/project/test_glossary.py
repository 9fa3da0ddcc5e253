"""Translations call things as the glossary does, in any of their forms."""

from __future__ import annotations

import csv

import pytest
from babel.messages.catalog import Message

from game.language import NAMES
from tests.project.game_texts import TEXTS, made
from tools.messages import glossary
from tools.messages.catalogues import FOLDER, Catalogue
from tools.messages.glossary import (
    FILES,
    Allowed,
    allowed,
    breaches,
    homonyms,
    rows,
    spoken_of,
    stems_of,
    terms,
)

pytestmark = pytest.mark.xdist_group(TEXTS)


def wrong(domain: str, code: str, english: str, said: str) -> list[str]:
    """What is called otherwise in a translation."""
    catalogue = Catalogue(domain, code)
    catalogue.add(english, said)
    return list(breaches(catalogue))


@pytest.mark.parametrize("name", FILES)
def test_the_glossary_has_every_term_in_every_language(name: str) -> None:
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            assert all(row[code].strip() for code in NAMES if code in row), row["key"]
    keys = [row["key"] for row in rows()]
    assert len(set(keys)) == len(keys)


def test_what_is_let_through_is_there() -> None:
    known = {row["en"].casefold() for row in rows()}
    assert homonyms() <= known
    texts = {text for each in made().values() for m in each.texts() for text in each_of(m)}
    for code in NAMES:
        assert allowed(code).also.keys() <= known
        assert allowed(code).free <= texts


def each_of(message: Message) -> tuple[str, ...]:
    """A message's English texts."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def test_a_text_that_is_let_through_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    free = Allowed({}, frozenset({"Take the blocks."}))
    monkeypatch.setattr(glossary, "allowed", lambda *_: free)
    assert wrong("towers", "de", "Take the blocks.", "Nimm sie.") == []
    assert wrong("towers", "de", "Take both blocks.", "Nimm sie.") != []


@pytest.mark.parametrize(
    ("domain", "code", "english", "said"),
    [
        ("towers", "de", "Take the blocks.", "Nimm die Blöcke."),
        ("towers", "de", "A row is full.", "Eine Reihe ist voll."),
        ("towers", "pl", "Build a tower.", "Zbuduj wieżę."),
        ("towers", "pl", "3 towers in the row", "3 wieże w rzędzie"),
        ("towers", "ru", "Five blocks", "Пять блоков"),
        ("towers", "de", "The phase change comes.", "Nun kommt der Phasenwechsel."),
        ("biomes", "fr", "{count} action", "{count} action"),
    ],
)
def test_a_term_may_be_inflected(domain: str, code: str, english: str, said: str) -> None:
    assert wrong(domain, code, english, said) == []


def test_another_word_is_told() -> None:
    assert wrong("towers", "de", "Take the blocks.", "Nimm die Würfel.") == [
        "“Take the blocks.”: “block” is called otherwise in “Nimm die Würfel.”"
    ]


def test_the_longest_term_counts_and_gaps_and_parts_of_words_do_not() -> None:
    known = terms("biomes", "de")
    assert [term.english for term in spoken_of("An extra action!", known)] == ["extra action"]
    assert [term.english for term in spoken_of("{block} blockhouse", known)] == []


def test_a_stem_is_what_stays_of_a_word() -> None:
    assert stems_of("kość umiejętności") == ("kos", "umiejetno")
    assert stems_of("Zug") == ("zug",)
