"""A guide through somebody's first game: notes that come up the first time a thing matters.

It lies in ``levels/<title>/guides``, and says who else plays and by which options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.content.check import Check, all_known
from game.content.document import ContentError, Findings, Node, Problem, read_document
from game.content.lesson import Pattern
from game.content.lesson_reading import Reading
from game.content.packs import USUAL
from game.language import _
from game.resources import levels
from game.rules.core import OptionValue

FOLDER, FIRST_GAME = "guides", "first-game.yaml"
FORM = 1
MOST_NOTES = 40
LAST_TURN = 999
_NEEDED = ("guide", "level", "notes")
_ALLOWED = ("pack", "options", "seat")


@dataclass(frozen=True, slots=True)
class When:
    """When a note comes up: in one of the first player's decisions, if all of this holds.

    ``can``: a legal move is one of these; ``event``: one of these has happened; ``turn``: not
    sooner.
    """

    can: tuple[Pattern, ...] = ()
    event: tuple[Pattern, ...] = ()
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Note:
    """Something said once: by ``who``, as soon as ``when`` holds."""

    say: str
    who: str
    when: When


@dataclass(frozen=True, slots=True)
class Guide:
    """How a first game goes: ``level`` plays against the newcomer, who sits by ``seat``'s options;
    ``options`` are those of the game."""

    title: str
    pack: str
    level: str
    options: Mapping[str, OptionValue]
    seat: Mapping[str, OptionValue]
    notes: tuple[Note, ...]


def guide_file(title: str) -> Path:
    """The file of the guide through a first game of ``title``."""
    return levels() / title / FOLDER / FIRST_GAME


def has_guide(title: str) -> bool:
    """Whether somebody may be guided through a first game of ``title``."""
    return guide_file(title).is_file()


def read_guide(file: Path) -> Guide:
    """The guide in ``file``, of the title in whose folder it lies. Raises ContentError."""
    findings = Findings(str(file))
    guide = _GuideReading(file, findings).guide(read_document(file, findings))
    findings.raise_if_any()
    if guide is None:
        raise ContentError((Problem(str(file), 0, "", _("this is no guide")),))
    return guide


class _GuideReading:
    """Reads one file."""

    def __init__(self, file: Path, findings: Findings) -> None:
        self._file = file
        self._check, self._parts = Check(findings), Reading(file, findings)

    def guide(self, root: Node) -> Guide | None:
        """The guide; None, with problems kept, if anything is wrong."""
        check = self._check
        held = check.fields(root, _NEEDED, _ALLOWED)
        if held is None:
            return None
        check.whole(held["guide"], FORM, FORM)
        level = check.identifier(held["level"])
        pack = check.identifier(held["pack"]) if "pack" in held else USUAL
        parts = self._parts
        options, seat = parts.options(held.get("options")), parts.options(held.get("seat"))
        items = check.items(held["notes"], 1, MOST_NOTES)
        notes = None if items is None else all_known([self._note(item) for item in items])
        if level is None or pack is None or options is None or seat is None or notes is None:
            return None
        title = self._file.parent.parent.name
        return Guide(title, pack, level, options, seat, notes)

    def _note(self, node: Node) -> Note | None:
        held = self._check.fields(node, ("say",), ("who", "can", "event", "turn"))
        if held is None:
            return None
        parts = self._parts
        say, who = parts.sentence(held["say"]), parts.who(held.get("who"))
        can, event = parts.patterns(held.get("can")), parts.patterns(held.get("event"))
        turn = self._check.whole(held["turn"], 1, LAST_TURN) if "turn" in held else 0
        if say is None or who is None or can is None or event is None or turn is None:
            return None
        return Note(say, who, When(can, event, turn))
