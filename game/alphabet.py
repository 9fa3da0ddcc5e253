"""Letters as people look for them and put them in order, in every language of the game."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from game.language import language

_LIGATURES: Final = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i", "þ": "th"}
)
"""Letters that Unicode takes for letters of their own, and people for what is on their keyboard."""
_LAST: Final = "\uffff"
"""Behind every letter: what comes after all words that go on with another."""
_OWN: Final[Mapping[str, Mapping[int, str]]] = {
    "es": str.maketrans({"ñ": f"n{_LAST}"}),
    "pl": str.maketrans(
        {letter: f"{base}{_LAST}" for letter, base in zip("ąćęłńóśż", "acelnosz", strict=True)}
        | {"ź": "z\ufffe"}
    ),
    "ru": str.maketrans({"й": f"и{_LAST}"}),
}
"""By language, the letters that have a place of their own in its alphabet, behind another's."""
Key = tuple[str, str, str]


def folded(text: str) -> str:
    """A text without accents and capitals, as somebody types it who looks for it.

    >>> folded("Łódź"), folded("Œuvre"), folded("Weiß"), folded("Ёлка")
    ('lodz', 'oeuvre', 'weiss', 'елка')
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_LIGATURES)


def in_order(text: str) -> Key:
    """What texts are sorted by in the language that is spoken now: letters, then accents, then
    capitals, which come last."""
    whole = unicodedata.normalize("NFC", text.casefold())
    letters = whole.translate(_OWN.get(language(), {}))
    return folded(letters), whole, text.swapcase()
