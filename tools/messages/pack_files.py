"""Texts in the files of ``levels/``, in the order in which players read them, each with its place.

A file's kind is told by its folder: lessons, guides, challenges, rulebook, or a title's packs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import yaml

from game.content.rulebook.pages import KEYWORDS

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
TOLD: Final = ("name", "idea", "say")
"""The keys of texts in packs, lessons and challenges."""
HINTS: Final = "hints"
"""The key of several."""
PEOPLE: Final = "players"
"""Whoever sits at the table of a lesson keeps his name in every language."""
SEARCH: Final = (
    "search words. Not to be translated one by one: write what people of your language would type, "
    "synonyms and the forms of a word included, between commas"
)


class Text(NamedTuple):
    """A text, where it stands in words for translators, and its context where it has one."""

    text: str
    note: str
    context: str = ""


def extract(
    fileobj: IO[bytes],
    _keywords: Collection[str],
    _comment_tags: Collection[str],
    options: Mapping[str, str],
) -> Iterator[tuple[int, str, str | tuple[str, str], list[str]]]:
    """The texts of a file of ``levels/``, as an extraction method of Babel's."""
    file = Path(fileobj.name)
    reading = KINDS.get(file.parent.name, _pack)
    data = yaml.load(fileobj.read().decode(options.get("encoding", "utf-8")), LOADER)
    for number, (text, note, context) in enumerate(reading(data, file), 1):
        if context:
            yield number, "pgettext", (context, text), [note]
        else:
            yield number, "_", text, [note]


def _found(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, str]]:
    """Every text that players read with the way to it, in the file's order."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in TOLD and isinstance(value, str):
                yield (*path, key), value
            elif key == HINTS and isinstance(value, list):
                for number, each in enumerate(value, 1):
                    yield (*path, key, number), each
            elif key != PEOPLE:
                yield from _found(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data, 1):
            yield from _found(value, (*path, number))


def _lesson(data: Mapping[str, Any], file: Path) -> Iterator[Text]:
    """A lesson: its name and idea, then who says what, step by step."""
    lesson = f"lesson {int(file.stem.partition('-')[0])}"
    for path, text in _found(data):
        match path:
            case ("name",):
                yield Text(text, f"{lesson}: its name")
            case ("idea",):
                yield Text(text, f"{lesson}: what it teaches, in a sentence")
            case ("steps", step, *more):
                who = str(data["steps"][step - 1].get("who", "hazel")).capitalize()
                said = "answers to what isn't meant" if "replies" in more else "says"
                yield Text(text, f"{lesson}, step {step}: {who} {said}")


def _guide(data: Mapping[str, Any], _file: Path) -> Iterator[Text]:
    """The guide through a first game: notes in the order of their importance."""
    who = str(data["teacher"]).capitalize()
    for path, text in _found(data):
        after = path[0] == "tries"
        said = "after it, what to try another time" if after else f"a card on which {who} says"
        yield Text(text, f"guide through the first game: {said}")


def _challenge(data: Mapping[str, Any], file: Path) -> Iterator[Text]:
    """A challenge: its name, its hints, and what one finds out by it."""
    challenge = f"challenge {int(file.stem.partition('-')[0])}"
    for path, text in _found(data):
        match path:
            case ("name",):
                yield Text(text, f"{challenge}: its name, one line")
            case ("idea",):
                yield Text(text, f"{challenge}: what one finds out by it, told when it is solved")
            case ("hints", number):
                yield Text(text, f"{challenge}: hint {number}, one line")


def _pack(data: Mapping[str, Any], _file: Path) -> Iterator[Text]:
    """A content pack: its name and what its things are called."""
    for path, text in _found(data):
        match path:
            case ("name",):
                yield Text(text, "the name of a content pack")
            case (section, number, *_):
                thing = data[section][number - 1]
                named = thing["id"] if "id" in thing else f"what “{thing['for']}” is called here"
                yield Text(text, f"pack “{data['name']}”, {section}: {named}")


def _chapter(data: Mapping[str, Any], _file: Path) -> Iterator[Text]:
    """A chapter of a rulebook, page by page."""
    yield Text(data["chapter"], "rulebook: heading of a chapter")
    for page in data["pages"]:
        place = f"rulebook, chapter “{data['chapter']}”, page “{page['title']}”"
        yield Text(page["title"], f"rulebook, chapter “{data['chapter']}”: heading of a page")
        for key, kind in (("text", "paragraph"), ("points", "item"), ("examples", "example")):
            for text in page.get(key, ()):
                yield Text(text, f"{place}: {kind}")
        if "picture" in page:
            yield Text(page["picture"]["caption"], f"{place}: caption of its picture")
        if "keywords" in page:
            yield Text(page["keywords"], f"{place}: {SEARCH}", KEYWORDS)


KINDS: Final[Mapping[str, Callable[[Mapping[str, Any], Path], Iterator[Text]]]] = {
    "lessons": _lesson,
    "guides": _guide,
    "challenges": _challenge,
    "rulebook": _chapter,
}
"""Who reads the files of a folder."""
