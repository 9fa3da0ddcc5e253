"""The templates ``assets/locale/*.pot``: every text of a domain once, in the order of reading.

Locations name files without lines, and the header has no date, so that a line that moves and a day
that passes change nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords, parse_mapping_cfg

from game.language import DOMAIN
from tools.messages.catalogues import Catalogue, Id
from tools.messages.gaps import gap_notes

ROOT: Final = Path(__file__).resolve().parent.parent.parent
MAPPING: Final = Path(__file__).with_name("mapping.cfg")
KEYWORDS: Final = parse_keywords(["_", "ngettext:1,2", "pgettext:1c,2", "npgettext:1c,2,3"])
TAGS: Final = ("Translators:",)
READ: Final = ("game", "levels")
"""The folders with texts."""
OWN: Final = ("game/titles", "game/rules", "levels")
"""Where each title has a folder of its own."""
ORDER: Final = ("levels/*/*", "*/rulebook/*", "*/lessons/*", "*/guides/*", "*/challenges/*", "*")
"""What translators meet first: a pack's names, then its rules; files of a kind by their names."""


class Found(NamedTuple):
    """A text at a place: its file from the root on, notes about it, its context or ""."""

    file: str
    text: Id
    notes: tuple[str, ...]
    context: str

    @property
    def key(self) -> tuple[str, str]:
        """By what gettext tells it from others: context and singular."""
        return self.context, self.text if isinstance(self.text, str) else self.text[0]


@cache
def titles() -> tuple[str, ...]:
    """The titles, each of which has a folder of its own."""
    return tuple(sorted(path.parent.name for path in ROOT.glob("game/titles/*/__init__.py")))


def domain_of(file: str) -> str:
    """The domain of what stands in a file: the title in whose folder it lies, or the program."""
    for folder in OWN:
        inner = file.removeprefix(f"{folder}/")
        title = inner.partition("/")[0]
        if inner != file and title in titles():
            return title
    return DOMAIN


def _place(file: str) -> tuple[int, str]:
    """Where a file stands in the order of reading."""
    path = PurePosixPath(file)
    return next(rank for rank, pattern in enumerate(ORDER) if path.match(pattern)), file


def found() -> list[Found]:
    """All texts of the game, file by file in the order of reading."""
    with MAPPING.open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file, str(MAPPING))

    def wanted(folder: str) -> bool:
        top = Path(folder).relative_to(ROOT).parts[0]
        return top in READ and not Path(folder).name.startswith("_")

    extracted = extract_from_dir(
        ROOT, methods, options, KEYWORDS, TAGS, strip_comment_tags=True, directory_filter=wanted
    )
    texts = [
        Found(file, text if isinstance(text, str) else tuple(text), tuple(notes), context or "")
        for file, _line, text, notes, context in extracted
        if text
    ]
    return sorted(texts, key=lambda each: _place(each.file))


def _home(domains: set[str]) -> set[str]:
    """The domains in which a text stands that is found in several: the program's has it alone."""
    return {DOMAIN} if DOMAIN in domains else domains


def templates(texts: Iterable[Found] | None = None) -> dict[str, Catalogue]:
    """The templates as they have to be, by domain, of all ``texts`` of the game."""
    by_key: dict[tuple[str, str], list[Found]] = {}
    for each in found() if texts is None else texts:
        by_key.setdefault(each.key, []).append(each)
    made = {domain: Catalogue(domain) for domain in (DOMAIN, *titles())}
    ranked: dict[str, list[tuple[int, list[Found]]]] = {domain: [] for domain in made}
    for rank, places in enumerate(by_key.values()):
        for domain in _home({domain_of(each.file) for each in places}):
            own = [each for each in places if domain in (DOMAIN, domain_of(each.file))]
            ranked[domain].append((rank, own))
    for domain, entries in ranked.items():
        for _rank, places in entries:
            _add(made[domain], places)
    return {domain: catalogue for domain, catalogue in made.items() if len(catalogue)}


def _add(catalogue: Catalogue, places: list[Found]) -> None:
    """Add a text that stands at several places; one of them that counts makes it counted."""
    context = places[0].context
    text = next((each.text for each in places if not isinstance(each.text, str)), places[0].text)
    notes = dict.fromkeys(note for each in places for note in each.notes)
    files = tuple(dict.fromkeys(each.file for each in places))
    catalogue.add(
        text,
        locations=[(file, 0) for file in files],
        auto_comments=[*notes, *gap_notes(text, catalogue.domain or "", files)],
        context=context or None,
    )
