"""``cubewright bench``: how fast rules, frames and start are, as JSON."""

from __future__ import annotations

import argparse

from game.commands import usage
from game.language import _

PARTS = ("rules", "frame", "start")


def summary() -> str:
    """One line for the list of commands."""
    return _("measure the speed of rules, frames and start; prints JSON")


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=_("rules, frame or start; without: all")
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure and print. The rules are measured beside python-chess, a development tool."""
    for part in arguments.parts:
        if part not in PARTS:
            raise usage.UsageError(
                _("there is nothing called {part} to measure; choose from: {parts}").format(
                    part=part, parts=", ".join(PARTS)
                )
            )
    from game.bench.main import main
    from game.bench.start import NoPicture
    from game.render.context import NoOpenGL

    try:
        return main(arguments.parts)
    except (NoPicture, NoOpenGL, ModuleNotFoundError) as error:
        raise usage.UsageError(
            _("this can't be measured here: {reason}").format(reason=error)
        ) from error
