"""Reading challenges: the form of their files, all errors at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from game.content.challenge import (
    GRADES,
    HINTS,
    LONGEST,
    MOST_MOVES,
    STARS,
    Challenge,
    Data,
    Limit,
    Measured,
    Proof,
    Worth,
)
from game.content.check import Check, all_known
from game.content.document import ContentError, Findings, Node, Problem, read_document, read_text
from game.content.lesson_reading import Reading as LessonReading
from game.content.packs import USUAL
from game.content.titles import READERS
from game.resources import levels

FOLDER = "challenges"
"""Beside the packs of a title."""
FORM = 1
MOST = 999_999_999
"""Of anything that is counted."""
_FRACTION = re.compile(r"([0-9]{1,9})/([0-9]{1,9})")
"""Of such numbers, told as files do."""
_NEEDED = ("challenge", "name", "idea", "grade", "position", "goal", "limit", "par", "stars")
_ALLOWED = ("title", "pack", "options", "seed", "hints", "proof")
_MEASURED = ("ahead", "greedy", "first")


def challenge_files(title: str) -> list[Path]:
    """The files of the challenges of ``title``, in their order."""
    return sorted((levels() / title / FOLDER).glob("*.yaml"))


def challenges_of(title: str) -> tuple[Challenge, ...]:
    """The challenges of ``title`` that can be read, in their order."""
    found = []
    for file in challenge_files(title):
        try:
            found.append(read_challenge(file))
        except ContentError:
            continue
    return tuple(found)


def read_challenge(file: Path, title: str = "") -> Challenge:
    """The challenge in ``file``, of ``title``, else of that in whose folder it lies or that it
    names. Raises ContentError.
    """
    findings = Findings(str(file))
    around = file.parent.parent.name
    whose = title or (around if around in READERS else "")
    return _read(read_document(file, findings), whose, file, findings)


def tells_challenge(file: Path) -> bool:
    """Whether ``file`` means to be a challenge: packs have the same ending. Raises ContentError."""
    root = read_document(file, Findings(str(file)))
    return isinstance(root.value, Mapping) and "challenge" in root.value


def told_challenge(text: str, title: str, name: str) -> Challenge:
    """The challenge of ``title`` that a text tells as a file would; complaints call it ``name``.

    Raises ContentError.
    """
    findings = Findings(name)
    return _read(read_text(text, findings), title, Path(name), findings)


def _read(root: Node, title: str, file: Path, findings: Findings) -> Challenge:
    challenge = Reading(file, findings).challenge(root, title)
    findings.raise_if_any()
    if challenge is None:
        raise ContentError((Problem(str(file), 0, "", "this is no challenge"),))
    return challenge


class Reading:
    """Reads one file."""

    def __init__(self, file: Path, findings: Findings) -> None:
        self._file = file
        self._check = Check(findings)
        self._shared = LessonReading(file, findings)

    def challenge(self, root: Node, title: str) -> Challenge | None:
        """The challenge; None, with problems kept, if anything is wrong."""
        check, shared = self._check, self._shared
        held = check.fields(root, _NEEDED, _ALLOWED)
        if held is None:
            return None
        check.whole(held["challenge"], FORM, FORM)
        whose = self._whose(root, held.get("title"), title)
        name, idea = check.text(held["name"]), shared.sentence(held["idea"])
        grade = check.whole(held["grade"], 1, GRADES)
        pack = check.identifier(held["pack"]) if "pack" in held else USUAL
        options = shared.options(held.get("options"))
        position = shared.data(held["position"])
        seed = check.whole(held["seed"], 0, MOST) if "seed" in held else 0
        goal, limit = self._goal(held["goal"]), self._limit(held["limit"])
        par, stars = self.worth(held["par"]), self._stars(held["stars"])
        hints = self._hints(held.get("hints"))
        proof = self._proof(held["proof"]) if "proof" in held else None
        if name is None or idea is None or grade is None or pack is None or options is None:
            return None
        if whose is None:
            return None
        if position is None or seed is None or goal is None or limit is None or par is None:
            return None
        if stars is None or hints is None or (proof is None and "proof" in held):
            return None
        challenge_id = self._file.stem.partition("-")[2] or self._file.stem
        place = (whose, challenge_id, name, idea, grade, pack)
        task = (options, position, seed, goal, limit)
        return Challenge(*place, *task, par, stars, hints, proof, self._file, root)

    def _whose(self, root: Node, named: Node | None, title: str) -> str | None:
        """The title: the one that is given, which a file that names one must name, too."""
        if named is None and title:
            return title
        if named is None:
            message = "the key {key} is missing".format(key="title")
            self._check.wrong(root, message)
            return None
        known = (title,) if title else tuple(READERS)
        if named.value not in known:
            self._check.wrong(named, "one of: {words}".format(words=", ".join(known)))
            return None
        return str(named.value)

    def _goal(self, node: Node) -> Data | None:
        data = self._shared.data(node)
        if data is None:
            return None
        if not isinstance(data.get("kind"), str):
            self._check.wrong(node, "the key {key} is missing".format(key="kind"))
            return None
        return data

    def _limit(self, node: Node) -> Limit | None:
        data = self._shared.data(node)
        if data is None:
            return None
        if len(data) != 1 or not isinstance(node.value, Mapping):
            self._check.wrong(node, "expected one unit with its number")
            return None
        (unit, counted), *_others = node.value.items()
        count = self._check.whole(counted, 1, LONGEST)
        return None if count is None else Limit(unit, count)

    def worth(self, node: Node) -> Worth | None:
        """A whole number, or a fraction such as ``5/7``."""
        if isinstance(node.value, str):
            fraction = _FRACTION.fullmatch(node.value)
            if fraction and int(fraction[2]):
                return Fraction(int(fraction[1]), int(fraction[2]))
            self._check.wrong(node, "expected a number, or a fraction such as 5/7")
            return None
        return self._check.whole(node, 0, MOST)

    def _stars(self, node: Node) -> tuple[Worth, ...] | None:
        items = self._check.items(node, 0, STARS - 1)
        return None if items is None else all_known([self.worth(item) for item in items])

    def _hints(self, node: Node | None) -> tuple[str, ...] | None:
        items = () if node is None else self._check.items(node, 0, HINTS)
        return None if items is None else all_known([self._shared.sentence(item) for item in items])

    def _proof(self, node: Node) -> Proof | None:
        check = self._check
        keys = ("prover", "pack", "nodes", "solutions", "moves")
        held = check.fields(node, keys, ("measured",))
        if held is None:
            return None
        prover, nodes = (check.whole(held[key], 1, MOST) for key in ("prover", "nodes"))
        solutions = check.whole(held["solutions"], 1, MOST)
        pack, items = held["pack"].value, check.items(held["moves"], 0, MOST_MOVES)
        moves = None if items is None else all_known([self._shared.data(item) for item in items])
        measured = self._measured(held["measured"]) if "measured" in held else None
        if not isinstance(pack, str):
            check.wrong(held["pack"], "expected the digest of a pack")
            return None
        if prover is None or nodes is None or solutions is None or moves is None:
            return None
        return Proof(prover, pack, nodes, solutions, moves, measured)

    def _measured(self, node: Node) -> Measured | None:
        held = self._check.fields(node, _MEASURED)
        if held is None:
            return None
        shares = all_known([self._check.whole(held[key], 0, 100) for key in _MEASURED])
        return None if shares is None else Measured(*shares)
