"""Keeping challenges that a player made: a file each, in a folder of his own."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.content.challenge import Challenge
from game.content.challenge_reading import FOLDER, read_challenge
from game.content.challenge_writing import written
from game.content.document import ContentError
from game.language import _
from game.session.atomic_write import set_aside, write_atomically
from game.session.challenges.beginning import begin, task_of
from game.session.challenges.making import marks_for

ENDING: Final = ".cubelevel"
LONGEST: Final = 60
MOST: Final = 100
"""Files of a player's own that are looked at, the first by name."""
_USUAL: Final = "challenge"
_NAMELESS: Final = "…"
"""Stands where a draft has no name yet."""
_TAKEN: Final = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))]
)
"""Names that one system keeps for its devices."""


def levels_folder(home: Path) -> Path:
    """Where a player's own challenges lie, beside the ``home`` of all else; it need not exist."""
    return home / FOLDER


def file_for(folder: Path, name: str) -> Path:
    """The file of a challenge called ``name``: of small letters, digits and hyphens alone."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    words = "".join(sign if sign.isalnum() else " " for sign in plain).split()
    stem = "-".join(words)[:LONGEST].strip("-")
    return folder / f"{_USUAL if not stem or stem in _TAKEN else stem}{ENDING}"


def own_challenges(home: Path, title: str) -> tuple[tuple[Challenge, ...], str]:
    """Those of ``title`` that a player has kept, by name, and a sentence about the first file that
    can't be read, or ""."""
    found, problem = [], ""
    for file in sorted(levels_folder(home).glob(f"*{ENDING}"))[:MOST]:
        try:
            challenge = read_challenge(file)
        except ContentError as error:
            problem = problem or str(error.problems[0])
            continue
        if challenge.title == title:
            found.append(challenge)
    return tuple(found), problem


def draft_file(home: Path, title: str) -> Path:
    """Where what lies on the bench of a title is kept between two visits."""
    return home / "workshop" / f"{title}.yaml"


def keep_draft(home: Path, challenge: Challenge) -> None:
    """Keep what lies on the bench. Raises OSError."""
    named = replace(challenge, name=challenge.name.strip() or _NAMELESS)
    named = replace(named, idea=challenge.idea.strip() or _NAMELESS)
    write_atomically(draft_file(home, challenge.title), written(named).encode())


def draft(home: Path, title: str) -> Challenge | None:
    """What lay on the bench; None where nothing did that can be read."""
    try:
        found = read_challenge(draft_file(home, title), title)
    except ContentError:
        return None
    name, idea = ("" if each == _NAMELESS else each for each in (found.name, found.idea))
    return replace(found, name=name, idea=idea)


def put_draft_aside(home: Path, title: str) -> str:
    """Set aside what lies there and can't be used, before something else is kept in its place.

    A sentence for the player; "" where nothing lies there, or nothing can be done about it.
    """
    try:
        file = set_aside(draft_file(home, title), _("it can't be laid on the bench"))
    except OSError:
        return ""
    return _("What lay on the bench can't be read. It is kept as {file}.").format(file=file)


def ready(challenge: Challenge) -> Challenge:
    """A challenge as it is kept: with something said once it is solved, and marks before par."""
    task = task_of(challenge, begin(challenge, challenge.name).snapshot())
    name = challenge.name.strip() or _("Without a name")
    idea = challenge.idea.strip() or name
    marks = challenge.stars
    if challenge.proof is None:
        marks = marks_for(challenge.par, fewest=task.fewest)
    return replace(challenge, name=name, idea=idea, stars=marks)


def keep(challenge: Challenge, file: Path) -> None:
    """Write it. Raises OSError."""
    write_atomically(file, written(ready(challenge), alone=True).encode())
