"""Collects every text a player sees into assets/locale/*.pot, for translators: a file a title.

``cubewright.pot`` has the texts of the program, ``<title>.pot`` those that stand in the title's own
folders alone. Run ``python -m tools.messages`` after changing a text; ``--check`` only says whether
the files are up to date. Texts come from the calls of ``_``, ``ngettext`` and ``pgettext`` in
``game/``, with what a ``# Translators:`` line above them tells, from the names in the content packs
of ``levels/`` and from what lessons, challenges and rulebooks say there.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from game.content.rulebook.files import chapter_files
from game.content.rulebook.reading import rulebook
from game.language import DOMAIN

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "locale"
TITLES = ROOT / "game" / "titles"
OWN = ("game/titles", "game/rules", "levels")
"""Where each title has a folder of its own."""
PACKS = ROOT / "levels"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
TOLD = ("name", "idea", "say")
"""The keys of texts in packs, lessons and challenges."""
HINTS = "hints"
"""The key of several."""
PEOPLE = "players"
"""Whoever sits at the table of a lesson keeps his name in every language."""
HEADER = """\
# Texts of {domain}. Made by tools/messages.py: change the sources, not this file.
msgid ""
msgstr ""
"Project-Id-Version: {domain}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"
"""

NOTE = "# Translators: "
"""Begins a comment for translators; it is about the texts of what begins on the next line."""

Key = tuple[str, str, str]
"""Context, text, plural ("" where there is none)."""


@dataclass
class Messages:
    """Texts with the places they come from."""

    places: dict[Key, list[str]] = field(default_factory=dict)
    notes: dict[Key, list[tuple[str, str]]] = field(default_factory=dict)

    def add(self, key: Key, place: str, note: str = "") -> None:
        """Keep a text that stands at a place, and a note for its translators."""
        if key[1]:
            self.places.setdefault(key, []).append(place)
            if note:
                self.notes.setdefault(key, []).append((place, note))


def _texts(call: ast.Call) -> list[str] | None:
    values = [
        arg.value
        for arg in call.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]
    return values or None


def _key(call: ast.Call) -> Key | None:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    texts = _texts(call)
    if texts is None:
        return None
    if name == "_":
        return "", texts[0], ""
    if name == "ngettext" and len(texts) == 2:
        return "", texts[0], texts[1]
    if name == "pgettext" and len(texts) == 2:
        return texts[0], texts[1], ""
    if name == "npgettext" and len(texts) == 3:
        return texts[0], texts[1], texts[2]
    return None


def from_sources(messages: Messages) -> None:
    """Add the texts of the program."""
    for file in sorted((ROOT / "game").rglob("*.py")):
        place, source = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
        if "_(" not in source and "gettext(" not in source:
            continue
        nodes = list(ast.walk(ast.parse(source)))
        notes = _notes(source, nodes)
        for node in nodes:
            if isinstance(node, ast.Call) and (key := _key(node)) is not None:
                messages.add(key, place, notes.get(node.lineno, ""))


def _notes(source: str, nodes: Sequence[ast.AST]) -> dict[int, str]:
    """What is told to translators about the texts of each line."""
    found: dict[int, str] = {}
    if NOTE not in source:
        return found
    ends: dict[int, int] = {}
    for node in nodes:
        if isinstance(node, ast.expr | ast.stmt):
            ends[node.lineno] = max(ends.get(node.lineno, 0), node.end_lineno or 0)
    for number, line in enumerate(source.splitlines(), 1):
        comment = line.strip()
        if comment.startswith(NOTE):
            lines = range(number + 1, ends.get(number + 1, 0) + 1)
            found.update(dict.fromkeys(lines, comment.removeprefix(NOTE)))
    return found


def _names(data: object) -> Iterator[str]:
    """Every text that players read, wherever it stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in TOLD and isinstance(value, str):
                yield value
            elif key == HINTS and isinstance(value, list):
                yield from (each for each in value if isinstance(each, str))
            elif key != PEOPLE:
                yield from _names(value)
    elif isinstance(data, list):
        for value in data:
            yield from _names(value)


def from_packs(messages: Messages) -> None:
    """Add the names of tiles, weapons and packs."""
    for file in sorted(PACKS.rglob("*.yaml")):
        place = file.relative_to(ROOT).as_posix()
        for name in _names(yaml.load(file.read_text(encoding="utf-8"), LOADER)):
            messages.add(("", name, ""), place)


def from_rulebooks(messages: Messages) -> None:
    """Add all that the rulebooks tell."""
    for title in titles():
        for file, chapter in zip(chapter_files(title), rulebook(title).chapters, strict=True):
            place = file.relative_to(ROOT).as_posix()
            texts = (text for page in chapter.pages for text in page.texts())
            for text in (chapter.title, *texts):
                messages.add(("", text, ""), place)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _entry(key: Key, places: list[str], notes: list[str]) -> str:
    context, text, plural = key
    lines = [f"#. {note}" for note in sorted(set(notes))]
    lines += [f"#: {place}" for place in sorted(set(places))]
    if "{" in text:
        lines.append("#, python-brace-format")
    if context:
        lines.append(f"msgctxt {_quoted(context)}")
    lines.append(f"msgid {_quoted(text)}")
    if plural:
        lines += [f"msgid_plural {_quoted(plural)}", 'msgstr[0] ""', 'msgstr[1] ""']
    else:
        lines.append('msgstr ""')
    return "\n".join(lines) + "\n"


def domain_of(place: str) -> str:
    """The domain of what stands in a file: the title in whose folder it lies, or the program."""
    for folder in OWN:
        inner = place.removeprefix(f"{folder}/")
        title = inner.partition("/")[0]
        if inner != place and title in titles():
            return title
    return DOMAIN


def titles() -> list[str]:
    """The titles, each of which has a folder of its own."""
    return sorted(path.parent.name for path in TITLES.glob("*/__init__.py"))


def templates() -> dict[str, str]:
    """The whole files as they have to be, by domain."""
    messages = Messages()
    from_sources(messages)
    from_packs(messages)
    from_rulebooks(messages)
    singles = {key[:2] for key in messages.places if key[2]}
    entries: dict[str, list[str]] = {domain: [] for domain in (DOMAIN, *titles())}
    for key in sorted(messages.places):
        if key[2] or key[:2] not in singles:
            places = messages.places[key]
            domains = {domain_of(place) for place in places}
            for domain in {DOMAIN} if DOMAIN in domains else domains:
                notes = [
                    note
                    for place, note in messages.notes.get(key, ())
                    if domain in (DOMAIN, domain_of(place))
                ]
                entries[domain].append(_entry(key, places, notes))
    return {
        domain: "\n".join([HEADER.replace("{domain}", domain), *found])
        for domain, found in entries.items()
        if found
    }


def main(arguments: list[str]) -> int:
    """Write the templates, or check them; 1 when one was not up to date."""
    wanted = templates()
    current = {file.stem: file.read_text("utf-8") for file in FOLDER.glob("*.pot")}
    if "--check" in arguments:
        stale = sorted({*wanted, *current} - {d for d in wanted if wanted[d] == current.get(d)})
        for domain in stale:
            print(f"assets/locale/{domain}.pot is out of date: run python -m tools.messages")
        return int(bool(stale))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for domain in current.keys() - wanted.keys():
        (FOLDER / f"{domain}.pot").unlink()
    for domain, text in wanted.items():
        (FOLDER / f"{domain}.pot").write_text(text, encoding="utf-8")
        print(f"assets/locale/{domain}.pot: {text.count('msgid ') - 1} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
