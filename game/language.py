"""The language of every text a player sees: gettext, and a pseudo-language that finds faults.

Source texts are English. Translate when a text is shown, never when a module is imported.
Catalogues lie at ``assets/locale/<code>/LC_MESSAGES/``: ``cubewright.mo``, and one for each title
with the texts that it alone has. All of them are spoken together.
"""

from __future__ import annotations

import gettext as _gettext
import re
from pathlib import Path

from game.resources import assets
from game.system_language import system_language

DOMAIN = "cubewright"
SUFFIX = ".mo"
LACKING = "X-Lacking"
"""What the header of a catalogue calls the number of texts it still lacks."""
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

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002
        return pseudo(msgid1 if n == 1 else msgid2)


class _Spoken:
    """What is spoken now; one for the whole program, as the window shows one language."""

    code = ENGLISH
    texts: _gettext.NullTranslations = _gettext.NullTranslations()
    problem = ""


def set_language(code: str) -> str:
    """Speak ``code``, or English where it has no catalogue; the code that is spoken now.

    Empty: the system's language.
    """
    code = code or system_language()
    _Spoken.problem = ""
    if code == PSEUDO:
        _Spoken.code, _Spoken.texts = PSEUDO, _Pseudo()
        return PSEUDO
    if code in NAMES and code != ENGLISH:
        try:
            found = _catalogues(code)
        except FileNotFoundError:
            pass
        except _Damaged as damaged:
            _Spoken.problem = (
                f"A file of this installation is damaged: {damaged.file}. Install the game again."
            )
        else:
            _Spoken.code, _Spoken.texts = code, found
            return code
    _Spoken.code, _Spoken.texts = ENGLISH, _gettext.NullTranslations()
    return ENGLISH


def _folder(code: str) -> Path:
    """Where the catalogues of a language lie."""
    return assets() / "locale" / code / "LC_MESSAGES"


class _Damaged(Exception):  # noqa: N818 - says which file
    """A catalogue that can't be read."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


def _catalogues(code: str) -> _gettext.NullTranslations:
    """The catalogues of a language: the program's, then the titles' for what it doesn't know.

    Raises FileNotFoundError where the program's isn't there, _Damaged where one can't be read.
    """
    found = _catalogue(code, DOMAIN)
    for file in sorted(_folder(code).glob(f"*{SUFFIX}")):
        if file.stem != DOMAIN:
            found.add_fallback(_catalogue(code, file.stem))
    return found


def _catalogue(code: str, domain: str) -> _gettext.NullTranslations:
    try:
        return _gettext.translation(domain, assets() / "locale", [code])
    except FileNotFoundError:
        raise
    except Exception as error:  # a damaged catalogue fails in many ways
        raise _Damaged(_folder(code) / f"{domain}{SUFFIX}") from error


def language_problem() -> str:
    """Why the language that was wanted is not spoken, where its file is damaged; else empty."""
    return _Spoken.problem


def language() -> str:
    """The code of the language that is spoken now."""
    return _Spoken.code


def languages() -> tuple[str, ...]:
    """The codes of all languages there is a catalogue for; English first."""
    found = [
        code
        for code in NAMES
        if code != ENGLISH and (_folder(code) / f"{DOMAIN}{SUFFIX}").is_file()
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


def npgettext(context: str, one: str, many: str, count: int) -> str:
    """The form of a counted text for ``count``, as it is meant in ``context``.

    ``"object"`` is the context of what somebody takes, gives, lacks or draws: where a language has
    an accusative, its forms stand there.
    """
    return _Spoken.texts.npgettext(context, one, many, count)
