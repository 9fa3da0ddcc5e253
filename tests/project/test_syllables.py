"""Where words may be taken apart."""

from __future__ import annotations

from itertools import accumulate

import pytest

from game.syllables import LEAST, breaks


@pytest.mark.parametrize(
    "word",
    [
        "Fer|tig|keits|wür|fel",
        "vaar|digheids|dob|belsteen",
        "Knut|se|laars|la|ger",
        "Экспе|ри|мен|таль|ный",
        "Импор|ти|ро|вать",
        "przed|się|biorstwo",
        "cho|co|la|te|ría",
        "appro|vi|sion|ne|ment",
        "Schwie|rig|keitsgrad",
        "Abbri|vio",
        "Lager-|Orchester",
        "Strand",
        "Dia|mantschwert",
        "(Erbauer)",
    ],
)
def test_words_are_divided_between_syllables(word: str) -> None:
    """At as many places as are sure: "st", "ch" and "br" are never divided."""
    parts = word.split("|")
    assert breaks("".join(parts)) == list(accumulate(map(len, parts[:-1])))


def test_no_part_is_shorter_than_three_letters() -> None:
    for word in ("Уравновешенный", "abominable", "Geheimnis", "wytwórnia"):
        assert all(LEAST <= at <= len(word) - LEAST for at in breaks(word))
