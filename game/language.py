"""The language of every text a player sees: gettext, and a pseudo-language that finds faults.

Source texts are English. Translate when a text is shown, never when a module is imported.
Catalogues lie at ``assets/locale/<code>/LC_MESSAGES/cubewright.mo``.
"""

from __future__ import annotations

import gettext as _gettext
import re

from game.resources import assets
from game.system_language import system_language

DOMAIN = "cubewright"
ENGLISH = "en"
PSEUDO = "pseudo"
"""A language made by rule: accented, 40 % longer and between ⟦ ⟧, for tests of the layout."""

NAMES: dict[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "es": "Español",
    "nl": "Nederlands",
    "pl": "Polski",
    "ru": "Русский",
}
"""Every language that may have a catalogue, by code, in its own name."""

_GAP = re.compile(r"(\{[^{}]*\})")
_ACCENTED = str.maketrans(
    "aceinorsuyzACEINORSUYZ",
    "äçéïñöŕšüýžÄÇÉÏÑÖŔŠÜÝŽ",
)
_FILLING = "~ lorem ipsum dolor sit amet consectetur elit sed do eiusmod tempor incididunt"


def pseudo(text: str) -> str:
    """``text`` in the pseudo-language; gaps such as ``{name}`` stay as they are."""
    if not text:
        return text
    parts = _GAP.split(text)
    letters = sum(len(part) for part in parts[::2])
    accented = "".join(p if i % 2 else p.translate(_ACCENTED) for i, p in enumerate(parts))
    extra = max(1, round(letters * 0.4))
    filling = (_FILLING * (extra // len(_FILLING) + 1))[:extra]
    return f"⟦{accented}{filling.rstrip()}⟧"


class _Pseudo(_gettext.NullTranslations):
    """Every text in the pseudo-language."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002 - gettext's signature
        return pseudo(message)


class _Spoken:
    """What is spoken now; one for the whole program, as the window shows one language."""

    code = ENGLISH
    texts: _gettext.NullTranslations = _gettext.NullTranslations()
    problem = ""


def set_language(code: str) -> str:
    """Speak ``code``, or English where it has no catalogue; the code that is spoken now.

    Empty: the system's language.
    """
    code = wanted = code or system_language()
    _Spoken.problem = ""
    if code == PSEUDO:
        _Spoken.code, _Spoken.texts = PSEUDO, _Pseudo()
        return PSEUDO
    if code in NAMES and code != ENGLISH:
        try:
            found = _gettext.translation(DOMAIN, assets() / "locale", [code])
        except FileNotFoundError:
            code = ENGLISH
        except Exception:  # a damaged catalogue fails in many ways
            code = ENGLISH
            _Spoken.problem = (
                "A file of this installation is damaged: "
                f"{assets() / 'locale'}/{wanted}/LC_MESSAGES/{DOMAIN}.mo. Install the game again."
            )
        else:
            _Spoken.code, _Spoken.texts = code, found
            return code
    _Spoken.code, _Spoken.texts = ENGLISH, _gettext.NullTranslations()
    return ENGLISH


def language_problem() -> str:
    """Why the language that was wanted is not spoken, where its file is damaged; else empty."""
    return _Spoken.problem


def language() -> str:
    """The code of the language that is spoken now."""
    return _Spoken.code


def languages() -> tuple[str, ...]:
    """The codes of all languages there is a catalogue for; English first."""
    folder = assets() / "locale"
    found = [
        code
        for code in NAMES
        if code != ENGLISH and (folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo").is_file()
    ]
    return (ENGLISH, *found)


def _(text: str) -> str:
    """``text`` in the language spoken now."""
    return _Spoken.texts.gettext(text) if text else text


def ngettext(one: str, many: str, count: int) -> str:
    """The form of a counted text for ``count``."""
    return _Spoken.texts.ngettext(one, many, count)


def pgettext(context: str, text: str) -> str:
    """``text`` as it is meant in ``context``."""
    return _Spoken.texts.pgettext(context, text)
