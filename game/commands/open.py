"""``cubewright open FILE``, and ``cubewright FILE``: what a double click on a file does."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.play import open_window
from game.session.opening import OpenFile


def summary() -> str:
    """One line for the list of commands."""
    return "open a record, an unfinished game, a content pack or a challenge in the window"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="a record or unfinished game (.cubelog), a pack or challenge (.cubelevel, .yaml)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Open the window; it tells what is wrong with the file, if anything is."""
    return open_window(OpenFile(arguments.file))
