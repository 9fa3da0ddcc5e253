"""The command ``cubewright``: finds out what is wanted and hands on to :mod:`game.commands`."""

from __future__ import annotations

import argparse
import errno
import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn, Protocol

from game import __version__
from game.commands.usage import DAMAGED, INTERRUPTED, OK, WRONG_USAGE, UsageError
from game.error_reasons import reason_of
from game.resources import PACK_SUFFIXES, MissingFiles, look_also_in
from game.session.folders import keep_beside, packs_folder, program_folder
from game.terminal import lines

COMMANDS = (
    "play",
    "open",
    "simulate",
    "arena",
    "replay",
    "film",
    "review",
    "check",
    "prove",
    "rules",
    "shot",
    "bench",
)
"""Each is a module of :mod:`game.commands` with ``describe`` and ``run``."""

PORTABLE = "--portable"
"""The one option that goes before a command, or without any."""
SUFFIX = ".cubelog"
"""The ending of records and saves, known here so that the command line starts at once."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says of an output that takes no more."""


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
            lines(f"{self.prog}: {message} (see {self.prog} --help)") + "\n",
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a file's name may be no text at all
            stream.reconfigure(errors="backslashreplace")
    try:
        words = list(sys.argv[1:] if arguments is None else arguments)
        words = _opening_files(words)
        return _carried_out(build_parser(_reached_by(words)).parse_args(words))
    except BrokenPipeError:  # the reader of our output, such as `head`, has seen enough
        _drop_output()
        return OK
    except OSError as error:
        if error.errno not in _NO_ROOM or error.filename is not None:
            raise
        _drop_output()
        reason = reason_of(error)
        _complain("cubewright", f"the output can't be written: {reason}")
        return WRONG_USAGE
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return INTERRUPTED


def _opening_files(words: list[str]) -> list[str]:
    """The command line with ``open`` put in where only a file is named: a double click does so."""
    first = next((place for place, word in enumerate(words) if not word.startswith("-")), None)
    if first is None or words[first] in COMMANDS:
        return words
    file = Path(words[first])
    if file.suffix.lower() in (SUFFIX, *PACK_SUFFIXES) or (
        file.name != str(file) and file.exists()
    ):
        return [*words[:first], "open", *words[first:]]
    return words


def _reached_by(words: Sequence[str]) -> tuple[str, ...]:
    """The commands that a command line can come to: nothing is loaded of the others."""
    wanted = words[1:] if words[:1] == [PORTABLE] else words
    if not wanted:
        return ()
    return (wanted[0],) if wanted[0] in COMMANDS else COMMANDS


def build_parser(reached: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser of a command line that comes to a command of ``reached``, or to none."""
    parser = OneLineParser(
        prog="cubewright",
        description="Family board games on one wooden table. Without a command: opens the game.",
    )
    parser.add_argument("--version", action="version", version=f"cubewright {__version__}")
    parser.add_argument(
        PORTABLE,
        action="store_true",
        help="keep saves, settings and the log in a folder beside the program",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=OneLineParser)
    for name in reached:
        command = _command(name)
        summary = command.summary()
        command.describe(commands.add_parser(name, help=summary, description=summary))
    return parser


def _carried_out(chosen: argparse.Namespace) -> int:
    """The exit code of a command whose output is all written."""
    try:
        code = _run(chosen)
    except UsageError as error:
        _complain(f"cubewright {chosen.command}" if chosen.command else "cubewright", error)
        code = WRONG_USAGE
    except MissingFiles as error:
        _complain("cubewright", error)
        code = DAMAGED
    if sys.stdout:  # None where a program starts us without one
        sys.stdout.flush()
    return code


def _complain(program: str, problem: object) -> None:
    print(lines(f"{program}: {problem}"), file=sys.stderr)


def _drop_output() -> None:
    """Throw away what could not be written, so that the interpreter doesn't try again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(chosen: argparse.Namespace) -> int:
    if chosen.portable:
        _carry_about()
    look_also_in(packs_folder())
    if chosen.command is None:
        from game.commands.play import open_shelf

        return open_shelf()
    return _command(chosen.command).run(chosen)


def _carry_about() -> None:
    """Keep the player's files beside the program. Raises UsageError."""
    try:
        keep_beside(program_folder())
    except OSError as error:
        raise UsageError(
            f"--portable: nothing can be kept in {program_folder()}: {reason_of(error)}"
        ) from error


def _command(name: str) -> Command:
    command: Command = importlib.import_module(f"game.commands.{name}")
    return command
