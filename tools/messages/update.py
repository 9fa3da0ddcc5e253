"""Bringing files up to date: templates by the sources, ``.po`` by templates, ``.mo`` by these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.messages.catalogues import (
    FOLDER,
    Catalogue,
    codes,
    compiled,
    mo_file,
    po_file,
    read,
    written,
)


def followed(template: Catalogue, code: str, folder: Path = FOLDER) -> Catalogue:
    """A language's catalogue as ``template`` wants it.

    A text that has changed a little keeps its translation, marked fuzzy, with the text it was made
    for; what is gone goes.
    """
    domain = template.domain or ""
    file = po_file(code, domain, folder)
    catalogue = Catalogue(domain, code)
    if file.is_file():
        catalogue = read(file.read_text(encoding="utf-8"), domain, code)
    before = {(each.context, each.id): each.previous_id for each in catalogue.texts()}
    catalogue.update(read(written(template), domain, ""))
    catalogue.obsolete.clear()
    for each in catalogue.texts():
        each.previous_id = each.previous_id or before.get((each.context, each.id), [])
    return catalogue


def wanted(
    templates: Mapping[str, Catalogue], folder: Path = FOLDER, languages: Sequence[str] = ()
) -> dict[Path, bytes]:
    """Every file under ``folder`` as it has to be: templates and what each language begun has.

    ``languages``: of these alone, instead of all.
    """
    files = {
        folder / f"{domain}.pot": written(each).encode("utf-8")
        for domain, each in templates.items()
    }
    for code in languages or codes(folder):
        catalogues = [followed(template, code, folder) for template in templates.values()]
        for catalogue in catalogues:
            text = written(catalogue)
            files[po_file(code, catalogue.domain or "", folder)] = text.encode("utf-8")
        files[mo_file(code, folder)] = compiled(code, catalogues)
    return files


def outdated(files: Mapping[Path, bytes]) -> list[Path]:
    """Which of the ``files`` that ought to be are missing or others; and those beside them that
    ought not to be."""
    folders = {file.parent for file in files}
    beside = {file for folder in folders for file in folder.glob("*.[pm]o*")}
    wrong = {file for file, data in files.items() if not _holds(file, data)}
    return sorted(wrong | (beside - files.keys()))


def _holds(file: Path, data: bytes) -> bool:
    return file.is_file() and file.read_bytes() == data


def bring_up_to_date(files: Mapping[Path, bytes]) -> list[Path]:
    """Write what is outdated, remove what ought not to be; the files that this concerned."""
    changed = outdated(files)
    for file in changed:
        if file in files:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(files[file])
        else:
            file.unlink()
    return changed
