"""The content packs that travel with the program, and any other file of that kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.content.document import ContentError, Findings, Node, Problem, read_document, readable
from game.content.miniature import Miniatures
from game.content.reader import Content
from game.content.rulebook.files import FOLDER
from game.content.rulebook.reading import read_rulebook
from game.content.titles import READERS
from game.resources import pack_files
from game.rules.registry import DEFAULT_TITLE

__all__ = [
    "USUAL",
    "Content",
    "ContentError",
    "Pack",
    "PackInfo",
    "Problem",
    "available",
    "check_file",
    "load_catalogue",
    "load_file",
    "own_miniatures",
    "read_file",
]

USUAL = "classic"
"""The pack that every title has, and that is meant where none is named."""


@dataclass(frozen=True, slots=True)
class PackInfo:
    """A pack that can be chosen: its id, its name for people, and its file."""

    id: str
    name: str
    file: Path


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack that was read: whose it is, what it says, and the miniatures that it brings."""

    title: str
    content: Content
    miniatures: Miniatures


def available(title: str) -> list[PackInfo]:
    """The good packs of ``title``, the program's own and the player's; broken ones left out."""
    found: list[PackInfo] = []
    for file, content in readable(pack_files(title), lambda file: (file, load_file(file, title))):
        if content.id not in {each.id for each in found}:
            found.append(PackInfo(content.id, content.name, file))
    return found


def load_catalogue(title: str, pack: str = USUAL) -> Content:
    """The pack ``pack`` of ``title``; raises ContentError when it is unknown or broken."""
    files = _files(title)
    if title not in READERS or pack not in files:
        message = "there is no pack {pack!r} for {title!r}; there are: {known}".format(
            pack=pack, title=title, known=", ".join(files) or "–"
        )
        raise ContentError((Problem(f"{title}/{pack}.yaml", 0, "", message),))
    return load_file(files[pack], title)


def load_file(path: str | Path, title: str | None = None) -> Content:
    """The pack in ``path``; raises ContentError with everything that is wrong with it."""
    return read_file(path, title).content


def read_file(path: str | Path, title: str | None = None) -> Pack:
    """The pack in ``path``, which must be one of ``title``.

    None: of the title that it names, else of that in whose folder it lies. Raises ContentError.
    """
    file = Path(path)
    findings = Findings(str(file))
    root = read_document(file, findings)
    whose = title or _named(root) or _around(file) or DEFAULT_TITLE
    return Pack(whose, *READERS[whose].read(root, file.stem, findings))


def check_file(path: str | Path) -> Miniatures:
    """The miniatures that the pack in ``path`` brings, none for a file that lies beside packs.

    Such a file is read with the others of its folder. Raises ContentError if it is wrong.
    """
    file = Path(path)
    beside = _beside(file)
    if beside is None:
        return read_file(file).miniatures
    try:
        beside(sorted(file.parent.glob("*.yaml")))
    except ContentError as error:
        found = tuple(each for each in error.problems if Path(each.file) == file)
        if found:
            raise ContentError(found) from error
    return Miniatures({}, {}, {})


def _beside(file: Path) -> Callable[[Sequence[Path]], object] | None:
    """How the folder of a file beside packs is read; None for a pack."""
    title = _around(file) or DEFAULT_TITLE
    if file.parent.name == FOLDER:
        return partial(read_rulebook, title)
    return READERS[title].beside.get(file.parent.name)


def own_miniatures(title: str, content: Content) -> Miniatures:
    """The miniatures that the pack brings itself; none for most. Raises ContentError."""
    file = _files(title).get(content.id)
    if file is None or not READERS[title].brings(content):
        return Miniatures({}, {}, {})
    return read_file(file, title).miniatures


def _named(root: Node) -> str | None:
    """The title that a pack names, if it is one of ours."""
    node = root.value.get("title") if isinstance(root.value, dict) else None
    named = node.value if node else None
    return named if isinstance(named, str) and named in READERS else None


def _around(file: Path) -> str | None:
    """The title in whose folder a file lies, or in whose folder that folder lies."""
    names = (file.parent.name, file.parent.parent.name)
    return next((name for name in names if name in READERS), None)


def _files(title: str) -> dict[str, Path]:
    """The packs' files by id; of two with one id, the first."""
    found: dict[str, Path] = {}
    for file in pack_files(title):
        found.setdefault(file.stem, file)
    return found
