"""``cubewright bench``: how fast rules, frames and start are, as JSON."""

from __future__ import annotations

import argparse

from game.commands import usage

PARTS = (
    "rules",
    "compiled",
    "frame",
    "swings",
    "rounds",
    "thinking",
    "jobs",
    "decisions",
    "start",
    "memory",
)


def summary() -> str:
    """One line for the list of commands."""
    return "measure the speed of rules, frames, thinking and start; prints JSON"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    usage.add_title(parser, "the game to measure with")
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        help="{parts}; without: all".format(parts=", ".join(PARTS)),
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure and print. The rules are measured beside python-chess, a development tool."""
    for part in arguments.parts:
        if part not in PARTS:
            raise usage.UsageError(
                "there is nothing called {part} to measure; choose from: {parts}".format(
                    part=part, parts=", ".join(PARTS)
                )
            )
    title = usage.check_title(arguments.title)
    from game.bench.compiled import NotCompiled
    from game.bench.main import main
    from game.bench.start import NoPicture
    from game.render.context import NoOpenGL

    try:
        return main(title, arguments.parts)
    except (NotCompiled, NoPicture, NoOpenGL, ModuleNotFoundError) as error:
        raise usage.UsageError(f"this can't be measured here: {error}") from error
