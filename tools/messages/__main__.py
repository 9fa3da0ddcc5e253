"""``python -m tools.messages``: brings templates, translations and catalogues up to date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.language import ENGLISH, NAMES
from tools.messages.catalogues import FOLDER, Catalogue, po_file, written
from tools.messages.check import problems
from tools.messages.gaps import UnknownGap
from tools.messages.python_sources import HiddenText
from tools.messages.table import table
from tools.messages.templates import templates
from tools.messages.update import bring_up_to_date, wanted


def begin(code: str, found: Mapping[str, Catalogue], folder: Path = FOLDER) -> None:
    """Make a language's files, with nothing translated, where there are none yet."""
    for domain in found:
        file = po_file(code, domain, folder)
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file():
            file.write_text(written(Catalogue(domain, code)), encoding="utf-8")


def main(arguments: Sequence[str], folder: Path = FOLDER) -> int:
    """Do what is asked; 1 where a check finds anything."""
    parser = argparse.ArgumentParser(prog="python -m tools.messages", description=__doc__)
    asks = parser.add_mutually_exclusive_group()
    asks.add_argument("--check", action="store_true", help="change nothing; say what is wrong")
    asks.add_argument("--table", action="store_true", help="how far each language has come")
    others = [code for code in NAMES if code != ENGLISH]
    asks.add_argument("--begin", choices=others, help="make the files of a language")
    parser.add_argument("languages", nargs="*", help="only these, by their codes, such as pl")
    asked = parser.parse_args(arguments)
    try:
        found = templates()
    except (UnknownGap, HiddenText) as error:
        print(error)
        return 1
    if asked.check:
        wrong = list(problems(found, folder, asked.languages))
        print("\n".join(wrong), end="\n" * bool(wrong))
        return int(bool(wrong))
    if asked.begin:
        begin(asked.begin, found, folder)
    if not asked.table:
        for file in bring_up_to_date(wanted(found, folder, asked.languages)):
            print(file.relative_to(folder.parent))
    print(table(found, folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
