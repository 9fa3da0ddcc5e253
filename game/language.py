"""The language of every text a player sees: gettext, and a pseudo-language that finds faults.

Source texts are English. Translate when a text is shown, never when a module is imported.
A language's catalogue is ``assets/locale/<code>/LC_MESSAGES/cubewright.mo``, which has the texts of
all titles, too; ``tools.messages`` makes it.
"""

from __future__ import annotations

import gettext as _gettext
import io
import re
import struct
import zlib
from functools import cache
from pathlib import Path

from game.resources import assets
from game.system_language import system_language

DOMAIN = "cubewright"
LACKING = "X-Lacking"
"""What the header of a catalogue calls the number of texts it still lacks."""
ENGLISH = "en"
PACKED = ".z"
"""Ends the name of a catalogue that is compressed by zlib: those of packages are."""
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

    Empty: the system's language, if it is one of :func:`languages`.
    """
    if not code:
        code = system_language()
        code = code if code in languages() else ENGLISH
    _Spoken.problem = ""
    if code == PSEUDO:
        _Spoken.code, _Spoken.texts = PSEUDO, _Pseudo()
        return PSEUDO
    if code in NAMES and code != ENGLISH:
        try:
            found = _catalogue(code)
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


def _file(code: str) -> Path:
    """Where the catalogue of a language lies: as it was made or, in a package, compressed."""
    file = assets() / "locale" / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
    packed = file.with_name(file.name + PACKED)
    return packed if packed.is_file() else file


class _Damaged(Exception):  # noqa: N818 - says which file
    """A catalogue that can't be read."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


def _catalogue(code: str) -> _gettext.NullTranslations:
    """The catalogue of a language.

    Raises FileNotFoundError where there is none, _Damaged where it can't be read.
    """
    file = _file(code)
    content = file.read_bytes()
    try:
        if file.suffix == PACKED:
            content = zlib.decompress(content)
        return _gettext.GNUTranslations(io.BytesIO(content))
    except Exception as error:  # a damaged catalogue fails in many ways
        raise _Damaged(file) from error


def language_problem() -> str:
    """Why the language that was wanted is not spoken, where its file is damaged; else empty."""
    return _Spoken.problem


def language() -> str:
    """The code of the language that is spoken now."""
    return _Spoken.code


def languages() -> tuple[str, ...]:
    """The codes of all languages that have a whole catalogue; English first."""
    found = [code for code in NAMES if code != ENGLISH and is_whole(_file(code))]
    return (ENGLISH, *found)


@cache
def is_whole(file: Path) -> bool:
    """Whether a catalogue lacks nothing, by its header: the translation of its first text, which
    is empty. None but whole ones are compressed."""
    if file.suffix == PACKED:
        return True
    try:
        with file.open("rb") as data:
            (table,) = struct.unpack("<16xI", data.read(20))
            data.seek(table)
            length, start = struct.unpack("<2I", data.read(8))
            data.seek(start)
            header = data.read(length).decode("utf-8")
    except (OSError, struct.error, UnicodeDecodeError):
        return False
    lacking = re.search(rf"^{LACKING}: (\d+)$", header, re.MULTILINE)
    return lacking is None or lacking[1] == "0"


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
