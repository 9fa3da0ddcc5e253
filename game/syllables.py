"""Where a word may be taken apart that is too long for its line, in every language of the game.

No list of words: consonant and vowel begin a syllable in all eight. Where two consonants before a
vowel belong together in some of the languages and not in others, none of them is divided.
"""

from __future__ import annotations

import unicodedata
from typing import Final

HYPHEN: Final = "-"
LEAST: Final = 3
"""So many letters stand before a hyphen and behind it at least."""
_VOWELS: Final = frozenset("aeiouyæœаеёиоуыэюя")
_TOGETHER: Final = frozenset(
    {
        *("ch", "ck", "cz", "dz", "gh", "gl", "gn", "hl", "hm", "hn", "hr", "hw"),
        *(
            "ll",
            "ph",
            "qu",
            "rr",
            "rz",
            "sc",
            "sh",
            "sk",
            "sp",
            "ss",
            "st",
            "sz",
            "th",
            "ск",
            "сп",
            "ст",
        ),
    }
)
"""Two letters that are one sound, or begin a syllable together, in one of the languages."""
_STOPS: Final = frozenset("bcdfgkptvбвгдкптф")
_LIQUIDS: Final = frozenset("lrлр")
"""These after those: together in "a|brir", apart in "Hand|rad"."""


def breaks(word: str) -> list[int]:
    """The places before which a word may be divided, from its beginning to its end.

    >>> [("Fertigkeitswürfel"[:at]) for at in breaks("Fertigkeitswürfel")]
    ['Fer', 'Fertig', 'Fertigkeits', 'Fertigkeitswür']
    """
    bare = [_bare(letter) for letter in word]
    places = range(LEAST, len(word) - LEAST + 1)
    return [at for at in places if _begins(bare, at) and _letters(bare[:at]) >= LEAST]


def _letters(bare: list[str]) -> int:
    return sum(letter.isalpha() for letter in bare)


def _begins(bare: list[str], at: int) -> bool:
    """Whether a syllable begins at a place, in every language alike; or a part behind a hyphen."""
    before, letter, after = bare[at - 1 : at + 2]
    if before == HYPHEN:
        return letter.isalpha()
    if not (before.isalpha() and letter.isalpha() and after in _VOWELS) or letter in _VOWELS:
        return False
    if f"{before}{letter}" in _TOGETHER or (before in _STOPS and letter in _LIQUIDS):
        return False
    return not _VOWELS.isdisjoint(bare[:at])


def _bare(letter: str) -> str:
    """A letter without capital and accent, which say nothing of syllables."""
    return "й" if letter in "йЙ" else unicodedata.normalize("NFD", letter.casefold())[:1]
