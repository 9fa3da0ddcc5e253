"""Letters are found however they are typed, and texts sorted as their language does."""

from __future__ import annotations

import random

import pytest

from game import alphabet
from game.alphabet import folded, in_order


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("Łupek", "lupek"),
        ("ŻÓŁW", "zolw"),
        ("Œuvre", "oeuvre"),
        ("Weiß", "weiss"),
        ("Ёлка", "елка"),
        ("ÑANDÚ", "nandu"),
        ("Crème brûlée", "creme brulee"),
        ("ĳsthee", "ijsthee"),
        ("ﬁn", "fin"),
        ("Смородина", "смородина"),
    ],
)
def test_accents_and_capitals_are_folded(text: str, typed: str) -> None:
    assert folded(text) == typed
    assert folded(folded(text)) == typed


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ["cote", "Cote", "coté", "côte", "Zoo"]),
        ("de", ["Affe", "Äpfel", "Apfelsaft", "Zug"]),
        ("fr", ["cœur", "coffre", "épée", "forêt", "œuvre"]),
        ("es", ["nube", "nuez", "ñame", "oro"]),
        ("pl", ["las", "lizak", "łuk", "mak", "zamek", "ząb", "źrebię", "żaba", "żółw"]),
        ("ru", ["еда", "ёж", "ель", "изба", "йод", "край"]),
    ],
)
def test_words_are_in_the_order_of_their_language(
    code: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alphabet, "language", lambda: code)
    mixed = random.Random(7).sample(words, len(words))
    assert sorted(mixed, key=in_order) == words


def test_what_differs_is_never_taken_for_the_same() -> None:
    words = ["cote", "Cote", "coté", "côte", "COTE"]
    assert len({in_order(word) for word in words}) == len(words)
