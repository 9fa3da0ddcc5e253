"""``cubewright rules``: the rulebook of a title as one file to read and print."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands import usage


def summary() -> str:
    """One line for the list of commands."""
    return "write the rules of a game into one HTML file, to read and print"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    usage.add_title(parser, "whose rules")
    parser.add_argument("out", type=Path, metavar="OUT.html", help="the file to write")
    usage.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the file."""
    from game.content.document import ContentError
    from game.content.rulebook.printing import printed
    from game.content.rulebook.reading import rulebook
    from game.ui.shelf.titles import BOXES
    from game.ui.titles import INTERFACES

    title = usage.check_title(arguments.title)
    out: Path = arguments.out
    if out.suffix.lower() not in (".html", ".htm"):
        raise usage.UsageError(f"{out} does not end in .html")
    usage.check_folder(out.parent)
    usage.speak(arguments.language)
    try:
        book = rulebook(title).spoken(INTERFACES[title].vocabulary(None))
    except ContentError as error:
        raise usage.UsageError(str(error)) from error
    try:
        out.write_text(printed(book, BOXES[title].name()), encoding="utf-8")
    except OSError as error:
        raise usage.unwritable(out, error) from error
    return usage.OK
