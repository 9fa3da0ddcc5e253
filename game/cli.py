"""The command ``cubewright``: finds out what is wanted and hands on to :mod:`game.commands`."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn, Protocol

from game import __version__
from game.commands.usage import INTERRUPTED, OK, WRONG_USAGE, UsageError
from game.language import _

COMMANDS = ("play", "simulate", "replay", "check", "shot", "bench")
"""Each is a module of :mod:`game.commands` with ``describe`` and ``run``."""


class Command(Protocol):
    """A module of :mod:`game.commands`."""

    def summary(self) -> str:
        """One line for the list of commands."""

    def describe(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's arguments."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Carry the command out; the exit code. Raises UsageError."""


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2."""
        self.exit(
            WRONG_USAGE,
            _("{program}: {message} (see {program} --help)").format(
                program=self.prog, message=message
            )
            + "\n",
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a file's name may be no text at all
            stream.reconfigure(errors="backslashreplace")
    parser = build_parser()
    chosen = parser.parse_args(arguments)
    try:
        code = _run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except UsageError as error:
        program = f"cubewright {chosen.command}" if chosen.command else "cubewright"
        print(f"{program}: {error}", file=sys.stderr)
        return WRONG_USAGE
    except KeyboardInterrupt:
        print(_("Stopped."), file=sys.stderr)
        return INTERRUPTED
    return code


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = OneLineParser(
        prog="cubewright",
        description=_("Family board games on one wooden table. Without a command: opens the game."),
    )
    parser.add_argument("--version", action="version", version=f"cubewright {__version__}")
    commands = parser.add_subparsers(
        dest="command", metavar=_("COMMAND"), parser_class=OneLineParser
    )
    for name in COMMANDS:
        command = _command(name)
        summary = command.summary()
        command.describe(commands.add_parser(name, help=summary, description=summary))
    return parser


def _run(chosen: argparse.Namespace) -> int:
    if chosen.command is None:
        from game.commands.play import open_shelf

        return open_shelf()
    return _command(chosen.command).run(chosen)


def _command(name: str) -> Command:
    command: Command = importlib.import_module(f"game.commands.{name}")
    return command
