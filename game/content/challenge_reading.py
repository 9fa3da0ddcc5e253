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
from game.content.check import Check, Held
from game.content.document import Findings, Node, read_document, read_text, readable
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
_NO_PAR: Worth = 0
_NEEDED = ("challenge", "name", "idea", "grade", "position", "goal", "limit", "par", "stars")
_ALLOWED = ("title", "pack", "options", "seed", "hints", "proof")
_MEASURED = ("ahead", "greedy", "first")


def challenge_files(title: str) -> list[Path]:
    """The files of the challenges of ``title``, in their order."""
    return sorted((levels() / title / FOLDER).glob("*.yaml"))


def challenges_of(title: str) -> tuple[Challenge, ...]:
    """The challenges of ``title`` that can be read, in their order."""
    return readable(challenge_files(title), read_challenge)


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
    return challenge


class Reading:
    """Reads one file."""

    def __init__(self, file: Path, findings: Findings) -> None:
        self._file = file
        self._check = Check(findings)
        self._shared = LessonReading(file, findings)

    def challenge(self, root: Node, title: str) -> Challenge:
        """The challenge, to be thrown away if any problem was kept."""
        shared, held = self._shared, Held(self._check, root, _NEEDED, _ALLOWED)
        held.whole("challenge", FORM, FORM)
        whose = self._whose(root, held, title)
        name, idea = held.text("name"), held.read("idea", shared.sentence, "")
        grade, pack = held.whole("grade", 1, GRADES), held.identifier("pack", USUAL)
        options = shared.options(held, "options")
        position: Data = held.read("position", shared.data, {})
        seed = held.whole("seed", 0, MOST)
        goal: Data = held.read("goal", self._goal, {})
        limit = held.read("limit", self._limit, Limit("", 0))
        par = held.read("par", self.worth, _NO_PAR)
        stars = held.each("stars", 0, STARS - 1, lambda item: self.worth(item) or 0)
        hints = held.each("hints", 0, HINTS, lambda item: shared.sentence(item) or "")
        proof = held.read("proof", self._proof, None)
        challenge_id = self._file.stem.partition("-")[2] or self._file.stem
        place = (whose, challenge_id, name, idea, grade, pack)
        task = (options, position, seed, goal, limit)
        return Challenge(*place, *task, par, stars, hints, proof, self._file, root)

    def _whose(self, root: Node, held: Held, title: str) -> str:
        """The title: the one that is given, which a file that names one must name, too."""
        named = held.node("title")
        if named is None:
            if held and not title:
                self._check.wrong(root, "the key {key} is missing".format(key="title"))
            return title
        known = (title,) if title else tuple(READERS)
        if named.value not in known:
            self._check.wrong(named, "one of: {words}".format(words=", ".join(known)))
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

    def _proof(self, node: Node) -> Proof:
        check = self._check
        keys = ("prover", "pack", "nodes", "solutions", "moves")
        held = Held(check, node, keys, ("measured",))
        prover, nodes, solutions = (
            held.whole(key, 1, MOST) for key in ("prover", "nodes", "solutions")
        )
        moves = held.each("moves", 0, MOST_MOVES, lambda item: self._shared.data(item) or {})
        measured = held.read("measured", self._measured, None)
        pack = held.node("pack")
        if pack is not None and not isinstance(pack.value, str):
            check.wrong(pack, "expected the digest of a pack")
        digest = str(pack.value) if pack is not None else ""
        return Proof(prover, digest, nodes, solutions, moves, measured)

    def _measured(self, node: Node) -> Measured:
        held = Held(self._check, node, _MEASURED)
        return Measured(*(held.whole(key, 0, 100) for key in _MEASURED))
