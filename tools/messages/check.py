"""What keeps translations from being shipped: stale files, and what a machine sees in the texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from babel.messages.catalog import Message

from tools.messages.catalogues import FOLDER, Catalogue, codes, forms, po_file, read, whole
from tools.messages.faults import faults
from tools.messages.update import outdated, wanted


def problems(
    templates: Mapping[str, Catalogue], folder: Path = FOLDER, languages: Sequence[str] = ()
) -> Iterator[str]:
    """All problems of all ``languages``, a line each: the file, what is wrong, in which text."""
    for file in outdated(wanted(templates, folder, languages)):
        yield f"{file.relative_to(folder.parent)}: out of date: run make messages"
    for code in languages or codes(folder):
        catalogues = spoken(code, templates, folder)
        for catalogue in catalogues:
            place = f"{code}/{catalogue.domain}.po"
            missing = sum(not whole(message) for message in catalogue.texts())
            if missing:
                yield f"{place}: {missing} texts are not translated"
            for message in catalogue.texts():
                for wrong in faults(message, catalogue):
                    yield f"{place}: {told(message)}: {wrong}"
        yield from (f"{code}: {each}" for each in torn(catalogues))


def spoken(code: str, domains: Iterable[str], folder: Path = FOLDER) -> list[Catalogue]:
    """A language's catalogues as they lie there, of those ``domains`` that it has."""
    files = {domain: po_file(code, domain, folder) for domain in domains}
    return [
        read(file.read_text(encoding="utf-8"), domain, code)
        for domain, file in files.items()
        if file.is_file()
    ]


def told(message: Message) -> str:
    """A message in a problem's line: its English text, with its context."""
    text = message.id if isinstance(message.id, str) else message.id[0]
    return f"“{text}” ({message.context})" if message.context else f"“{text}”"


def torn(catalogues: Iterable[Catalogue]) -> Iterator[str]:
    """Texts that several titles have and that one language says in several ways: the game knows
    one of them alone."""
    known: dict[tuple[str | None, str], tuple[str, tuple[str, ...]]] = {}
    for catalogue in catalogues:
        for message in catalogue.texts():
            text = message.id if isinstance(message.id, str) else message.id[0]
            domain, said = known.setdefault(
                (message.context, text), (catalogue.domain or "", forms(message))
            )
            if said != forms(message) and all(said) and whole(message):
                yield f"{told(message)} is said otherwise in {domain} and in {catalogue.domain}"
