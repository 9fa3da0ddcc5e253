"""The content packs that travel with the program, and any other file of that kind."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from game.content.document import ContentError, Findings, Problem, read_document
from game.content.miniature import Miniatures
from game.content.miniatures import read_collection
from game.language import _
from game.resources import pack_files
from game.rules.biomes.catalogue import Catalogue
from game.titles.biomes.content import read_pack

__all__ = [
    "ContentError",
    "PackInfo",
    "Problem",
    "available",
    "check_file",
    "load_catalogue",
    "load_file",
    "own_miniatures",
]

TITLES = ("biomes",)
MINIATURES = "miniatures"
"""Folder of the shipped miniatures, beside the packs."""


@dataclass(frozen=True, slots=True)
class PackInfo:
    """A pack that can be chosen: its id, its name for people, and its file."""

    id: str
    name: str
    file: Path


def available(title: str) -> list[PackInfo]:
    """The good packs of ``title``, the program's own and the player's; broken ones left out."""
    found: list[PackInfo] = []
    for file in pack_files(title):
        try:
            catalogue = load_file(file)
        except ContentError:
            continue
        if catalogue.id not in {each.id for each in found}:
            found.append(PackInfo(catalogue.id, catalogue.name, file))
    return found


def load_catalogue(title: str, pack: str = "classic") -> Catalogue:
    """The pack ``pack`` of ``title``; raises ContentError when it is unknown or broken."""
    files = _files(title)
    if title not in TITLES or pack not in files:
        message = _("there is no pack {pack!r} for {title!r}; there are: {known}").format(
            pack=pack, title=title, known=", ".join(files) or "–"
        )
        raise ContentError((Problem(f"{title}/{pack}.yaml", 0, "", message),))
    return load_file(files[pack])


def load_file(path: str | Path) -> Catalogue:
    """The pack in ``path``; raises ContentError with everything that is wrong with it."""
    return _read(Path(path))[0]


def check_file(path: str | Path) -> Miniatures:
    """The miniatures that the pack in ``path`` brings, none for a file of shipped ones.

    Raises ContentError if the file is wrong.
    """
    file = Path(path)
    if file.parent.name != MINIATURES:
        return _read(file)[1]
    try:
        read_collection(sorted(file.parent.glob("*.yaml")))
    except ContentError as error:
        found = tuple(each for each in error.problems if Path(each.file) == file)
        if found:
            raise ContentError(found) from error
    return Miniatures({}, {}, {})


def own_miniatures(title: str, catalogue: Catalogue) -> Miniatures:
    """The miniatures that the pack brings itself; none for most. Raises ContentError."""
    mark = f"{catalogue.id}/"
    file = _files(title).get(catalogue.id)
    if file is None or not any(tile.model.startswith(mark) for tile in catalogue.tiles):
        return Miniatures({}, {}, {})
    return _read(file)[1]


def _files(title: str) -> dict[str, Path]:
    """The packs' files by id; of two with one id, the first."""
    found: dict[str, Path] = {}
    for file in pack_files(title):
        found.setdefault(file.stem, file)
    return found


def _read(file: Path) -> tuple[Catalogue, Miniatures]:
    findings = Findings(str(file))
    catalogue, miniatures = read_pack(read_document(file, findings), file.stem, findings)
    return replace(catalogue, digest=_digest(catalogue)), miniatures


def _digest(catalogue: Catalogue) -> str:
    """The fingerprint of the game that the pack describes; comments, order of keys and layout
    don't count, nor does how the tiles look."""
    told = asdict(catalogue)
    for tile in told["tiles"]:
        del tile["model"]
    text = json.dumps(told, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
