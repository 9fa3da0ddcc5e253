"""What the commands share: exit codes, the fault of a command line, and the checks of its words."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from game.ai.levels import FIGHTER, LEVELS, MASTER, TEMPERS, Character
from game.error_reasons import reason_of
from game.language import languages, set_language
from game.rules.registry import DEFAULT_TITLE, TITLES
from game.terminal import printable

T = TypeVar("T")
OK = 0
FOUND_FAULTS = 1
WRONG_USAGE = 2
DAMAGED = 4
INTERRUPTED = 130
HUMAN = "human"
LARGEST_SEED = 2**63 - 1
LARGEST_SIDE = 8192
"""Pixels; more than any screen has, and what every driver can draw."""


class UsageError(Exception):
    """A command line that makes no sense: one sentence for whoever typed it."""


def unwritable(place: Path, error: OSError) -> UsageError:
    """Of a file or folder that the system lets nobody write."""
    return UsageError(f"{place} can't be written: {reason_of(error)}")


def faulty(problem: str) -> int:
    """Tell of a file in which something is wrong; the exit code for that."""
    print(printable(problem), file=sys.stderr)
    return FOUND_FAULTS


def with_bar(items: Iterator[T], unit: str, total: int, done: int = 0) -> Iterator[T]:
    """``items``, the ones after ``done`` of ``total``, with a bar on the terminal, if there is
    one."""
    if not sys.stderr.isatty():
        return items
    from tqdm import tqdm  # type: ignore[import-untyped] # has no stubs of its own

    return iter(tqdm(items, initial=done, total=total, unit=unit, leave=False))


def seed(text: str) -> int:
    """The value of ``--seed``."""
    number = _whole(text)
    if not 0 <= number <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"{text} is not a seed: use 0 to {LARGEST_SEED}")
    return number


def positive(text: str) -> int:
    """A whole number of at least 1."""
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def count(text: str) -> int:
    """A whole number of at least 0."""
    number = _whole(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text} is less than 0")
    return number


def size(text: str) -> tuple[int, int]:
    """The value of ``--size``: width and height in pixels, ``1280x720``."""
    match = re.fullmatch(r"([0-9]{1,5})[xX×]([0-9]{1,5})", text)
    sides = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(1 <= side <= LARGEST_SIDE for side in sides):
        raise argparse.ArgumentTypeError(
            f"{text} is not a size: use WIDTHxHEIGHT, 1 to {LARGEST_SIDE} each"
        )
    return sides


def names(text: str) -> tuple[str, ...]:
    """Names with commas between."""
    return tuple(name.strip() for name in text.split(","))


def check_file(path: Path) -> Path:
    """``path``, when there is a file of that name. Raises UsageError."""
    if not _is(path.is_file):
        raise UsageError(f"there is no file {path}")
    return path


def check_folder(path: Path) -> Path:
    """``path``, when there is a folder of that name. Raises UsageError."""
    if not _is(path.is_dir):
        raise UsageError(f"there is no folder {path}")
    return path


def add_title(parser: argparse.ArgumentParser, line: str) -> None:
    """Add ``--title``, which is the first one unless it is given; ``line`` says what it does."""
    help_text = f"{line}: {', '.join(TITLES)} ({DEFAULT_TITLE})"
    parser.add_argument("--title", default=DEFAULT_TITLE, help=help_text)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add ``--language``."""
    known = ", ".join(languages())
    parser.add_argument("--language", default="en", metavar="CODE", help=f"one of {known} (en)")


def speak(code: str) -> None:
    """Speak a language. Raises UsageError for one that there is no catalogue of."""
    if set_language(code) != code:
        known = ", ".join(languages())
        raise UsageError(f"there is no language “{code}”; choose from: {known}")


def check_title(title: str) -> str:
    """``title``, when there is a game of that name. Raises UsageError."""
    if title not in TITLES:
        raise UsageError(
            "there is no title “{title}”; choose from: {titles}".format(
                title=title, titles=", ".join(TITLES)
            )
        )
    return title


def agents_help(line: str) -> str:
    """The help of an option that takes agents: ``line``, and which there are."""
    known = "agents: {levels}, each also with a temper ({tempers}), as in {example}; {others}"
    return f"{line}; " + known.format(
        levels=", ".join(LEVELS),
        tempers=", ".join(TEMPERS),
        example=Character(MASTER, FIGHTER).name,
        others="greedy, random",
    )


def check_agents(title: str, agents: Sequence[str], *, humans: bool) -> tuple[str, ...]:
    """``agents``, when they are known and as many as ``title`` seats. Raises UsageError."""
    from game.ai.levels import AGENTS, is_agent

    known = [HUMAN, *AGENTS] if humans else list(AGENTS)
    for agent in agents:
        if not (is_agent(agent) or (humans and agent == HUMAN)):
            raise UsageError(
                "there is no player “{agent}”; choose from: {agents}".format(
                    agent=agent, agents=", ".join(known)
                )
            )
    seats = TITLES[title].seats
    if len(agents) not in seats:
        raise UsageError(f"{title} is for {seats[0]} to {seats[-1]} players, not {len(agents)}")
    return tuple(agents)


def check_content(title: str, pack: str) -> str:
    """``pack``, when it is a sound content pack of ``title``. Raises UsageError."""
    from game.content.packs import ContentError, load_catalogue

    try:
        load_catalogue(title, pack)
    except ContentError as error:
        raise UsageError(str(error)) from error
    return pack


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add ``--with`` and ``--without``, the variants of a game's rules."""
    known = ", ".join(option.name for title in TITLES.values() for option in title.game_options)
    line = f"variants of the rules to play with, with commas: {known}"
    parser.add_argument("--with", type=names, default=(), dest="on", metavar="NAMES", help=line)
    line = "variants of the rules to play without"
    parser.add_argument("--without", type=names, default=(), dest="off", metavar="NAMES", help=line)


def check_options(title: str, on: Sequence[str], off: Sequence[str]) -> dict[str, bool]:
    """Which variants of the rules of ``title`` are on and off. Raises UsageError."""
    known = [option.name for option in TITLES[title].game_options if option.default in (0, 1)]
    for name in (*on, *off):
        if name not in known:
            raise UsageError(
                "{title} has no variant “{name}”; it has: {names}".format(
                    title=title, name=name, names=", ".join(known) or "–"
                )
            )
    return dict.fromkeys(on, True) | dict.fromkeys(off, False)


def _is(question: Callable[[], bool]) -> bool:
    """The answer; no where the system can't even look, as for a name that is far too long."""
    try:
        return question()
    except OSError:
        return False


def _whole(text: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,20}", text):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number")
    return int(text)
