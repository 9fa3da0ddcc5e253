"""``cubewright bench``: how fast rules, frames and start are, as JSON."""

from __future__ import annotations

import argparse

from game.language import _


def summary() -> str:
    """One line for the list of commands."""
    return _("measure the speed of rules, frames and start; prints JSON")


def describe(parser: argparse.ArgumentParser) -> None:
    """The command takes no arguments."""


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    from game.bench import main

    return main()
