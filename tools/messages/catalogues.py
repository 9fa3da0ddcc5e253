"""gettext's files of a language, by Babel: a ``.po`` for each domain, and one ``.mo`` of them all.

Babel dates each header anew. These have no date, so that the same texts make the same files.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, unescape, write_po

from game.language import DOMAIN, LACKING, NAMES

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "assets" / "locale"
Id = str | tuple[str, ...]
"""A message's text, or its singular and plural."""
WHOLE: Final = {"es": "(n != 1)", "fr": "(n > 1)", "it": "(n != 1)"}
"""The plurals of languages in which only millions, of which no game has any, have a third form."""
_UNBROKEN: Final = 100_000
"""A width that no text has: each stands in one line."""
_PREVIOUS: Final = re.compile(r'msgid(?:_plural)? ("(?:[^"\\]|\\.)*")')


class Catalogue(Catalog):
    """The texts of a domain, in a language, or as a template where ``code`` is empty."""

    def __init__(self, domain: str, code: str = "") -> None:
        whose = (
            f"{NAMES[code]}: translate"
            if code
            else "Made by tools.messages: change the sources, not"
        )
        comment = f"# Texts of {domain}. {whose} this file, then run python -m tools.messages."
        super().__init__(domain=domain, header_comment=comment, fuzzy=False)
        self.code = code

    @property
    def num_plurals(self) -> int:
        """How many forms counted texts have."""
        return 2 if not self.code or self.code in WHOLE else int(get_plural(self.code)[0])

    @property
    def plural_expr(self) -> str:
        """Which form a number ``n`` asks for, in gettext's terms."""
        return WHOLE.get(self.code) or str(get_plural(self.code)[1])

    def __iter__(self) -> Iterator[Message]:
        yield Message("", "".join(f"{name}: {value}\n" for name, value in self._header()))
        yield from (message for message in super().__iter__() if message.id)

    def _header(self) -> Iterator[tuple[str, str]]:
        yield "Project-Id-Version", "Cubewright"
        if self.code:
            yield "Language", self.code
            yield "Plural-Forms", self.plural_forms
        yield "MIME-Version", "1.0"
        yield "Content-Type", "text/plain; charset=utf-8"
        yield "Content-Transfer-Encoding", "8bit"

    def texts(self) -> Iterator[Message]:
        """All messages, without the header."""
        yield from (message for message in self if message.id)

    def lacking(self) -> int:
        """How many of its messages are not translated, or only for a text that has changed."""
        return sum(message.fuzzy or not whole(message) for message in self.texts())


class _Spoken(Catalogue):
    """All that the game reads of a language, with how much is still lacking in its header."""

    def __init__(self, code: str, lacking: int) -> None:
        super().__init__(DOMAIN, code)
        self._lacking = lacking

    def _header(self) -> Iterator[tuple[str, str]]:
        yield from super()._header()
        yield LACKING, str(self._lacking)


def forms(message: Message) -> tuple[str, ...]:
    """What a message is translated as: one text, or one for each plural form."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def whole(message: Message) -> bool:
    """Whether a message is translated in all its forms."""
    return bool(forms(message)) and all(forms(message))


def codes(folder: Path = FOLDER) -> tuple[str, ...]:
    """The languages that somebody has begun to translate into."""
    return tuple(code for code in NAMES if any(folder.glob(f"{code}/LC_MESSAGES/*.po")))


def po_file(code: str, domain: str, folder: Path = FOLDER) -> Path:
    """Where translators write."""
    return folder / code / "LC_MESSAGES" / f"{domain}.po"


def mo_file(code: str, folder: Path = FOLDER) -> Path:
    """What the game reads."""
    return folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def read(text: str, domain: str, code: str) -> Catalogue:
    """A catalogue from the text of a ``.po`` file, without what is obsolete in it.

    Raises babel.messages.pofile.PoFileError for what is no such file.
    """
    found = Catalogue(domain, code)
    raw = read_po(io.StringIO(text), domain=domain, ignore_obsolete=True, abort_invalid=True)
    for message in raw:
        if message.id:
            _restore_previous(message)
            found[message.id] = message
    return found


def _restore_previous(message: Message) -> None:
    """Babel writes what a fuzzy message translated before, and reads it as a translator's note."""
    said = [line for line in message.user_comments if line.startswith("|")]
    message.user_comments = [line for line in message.user_comments if not line.startswith("|")]
    before = " ".join(line.removeprefix("|").strip() for line in said)
    message.previous_id = [unescape(each) for each in _PREVIOUS.findall(before)] * message.fuzzy


def written(catalogue: Catalogue) -> str:
    """The text of a ``.po`` or ``.pot`` file."""
    for message in catalogue.texts():
        message.flags.discard("python-format")  # a percent sign before a letter is none
    file = io.BytesIO()
    write_po(
        file,
        catalogue,
        width=_UNBROKEN,
        include_lineno=False,
        include_previous=True,
        ignore_obsolete=True,
    )
    return file.getvalue().decode("utf-8").rstrip("\n") + "\n"


def compiled(code: str, catalogues: Iterable[Catalogue]) -> bytes:
    """The ``.mo`` of a language: what all its domains have that is translated and not fuzzy."""
    parts = list(catalogues)
    spoken = _Spoken(code, sum(part.lacking() for part in parts))
    for part in parts:
        for message in part.texts():
            if whole(message) and not message.fuzzy:
                spoken.add(message.id, message.string, context=message.context)
    file = io.BytesIO()
    write_mo(file, spoken)
    return file.getvalue()
