"""``cubewright check``: are these content packs, saves and records sound?"""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands import usage
from game.terminal import printable

PACK_SUFFIXES = (".yaml", ".yml", ".cubelevel")


def summary() -> str:
    """One line for the list of commands."""
    return "check content packs, lessons and challenges (.yaml), saves and records (.cubelog)"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """Check every file; print each problem; 1 when there is any."""
    for file in arguments.files:
        usage.check_file(file)
    faulty = 0
    for file in arguments.files:
        problems = problems_of(file)
        faulty += bool(problems)
        sound = f"{file}: sound"
        print("\n".join(printable(each) for each in problems or [sound]))
    if faulty:
        print(f"{faulty} files have problems." if faulty > 1 else "1 file has problems.")
    return usage.FOUND_FAULTS if faulty else usage.OK


def problems_of(file: Path) -> list[str]:
    """Each problem of ``file``, in a line each that begins with its name."""
    if file.suffix.lower() in PACK_SUFFIXES:
        return _content_problems(file)
    return _record_problems(file)


def _content_problems(file: Path) -> list[str]:
    """The problems of a pack, or of what lies in a folder beside the packs."""
    from game.content.challenge_reading import tells_challenge
    from game.content.packs import ContentError

    try:
        if file.parent.name not in CHECKED and tells_challenge(file):
            return _challenge_problems(file)
        return CHECKED.get(file.parent.name, _pack_problems)(file)
    except ContentError as error:
        return str(error).splitlines()


def _pack_problems(file: Path) -> list[str]:
    from game.content.packs import Problem, check_file

    own = check_file(file)
    from game.render.models.larder import faults

    return [str(Problem(str(file), line, path, reason)) for line, path, reason in faults(own)]


def _lesson_problems(file: Path) -> list[str]:
    """What keeps a learner from the end of a lesson."""
    from game.content.lesson_reading import read_lesson
    from game.session.lessons.soundness import faults

    return [str(problem) for problem in faults(read_lesson(file))]


def _guide_problems(file: Path) -> list[str]:
    """What is wrong with the guide through a first game."""
    from game.content.guide import read_guide

    read_guide(file)
    return []


def _challenge_problems(file: Path) -> list[str]:
    """What is wrong with a challenge; that nothing is better than par, ``prove`` finds out."""
    from game.content.challenge_reading import read_challenge
    from game.session.challenges.soundness import faults

    return [str(problem) for problem in faults(read_challenge(file))]


CHECKED = {
    "lessons": _lesson_problems,
    "guides": _guide_problems,
    "challenges": _challenge_problems,
}
"""How files are checked that lie in a folder beside the packs, by its name."""


def _record_problems(file: Path) -> list[str]:
    from game.session.record import RecordError, read_record
    from game.session.verification import verify

    try:
        verdict = verify(read_record(file))
    except RecordError as error:
        return [f"{file}: {error}"]
    return [f"{file}: {verdict.difference}"] if verdict.difference else []
