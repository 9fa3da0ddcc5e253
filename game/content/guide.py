"""A guide through somebody's first game: notes that come up the first time a thing matters.

It lies in ``levels/<title>/guides``, and says who explains, who else plays and by which options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from game.content.check import Check, Held, all_known
from game.content.document import Findings, Node, read_document
from game.content.lesson import Pattern
from game.content.lesson_reading import Reading
from game.content.packs import USUAL
from game.resources import levels
from game.rules.core import OptionValue

FOLDER, FIRST_GAME = "guides", "first-game.yaml"
FORM = 1
MOST_NOTES, MOST_ENDINGS, MOST_TRIES = 40, 4, 12
LAST_TURN = 999
_NEEDED = ("guide", "level", "notes")
_OF_A_NOTE = ("can", "cannot", "event", "after", "turn", "besides")
_ALLOWED = ("pack", "options", "seat", "teacher", "temper", "marked", "tries")


@dataclass(frozen=True, slots=True)
class When:
    """When a note comes up: at a moment that is the newcomer's, if all of this holds.

    ``can``: a legal move is one of these; ``cannot``: none is one of these; ``event``: one of these
    has just happened, by the newcomer's last move or since; ``after``: one of these has happened,
    ever; ``turn``: not sooner.
    """

    can: tuple[Pattern, ...] = ()
    cannot: tuple[Pattern, ...] = ()
    event: tuple[Pattern, ...] = ()
    after: tuple[Pattern, ...] = ()
    turn: int = 0


class Ending(StrEnum):
    """What a note may last until."""

    MOVE = "move"  # the newcomer's next move
    TURN = "turn"  # the end of the turn in which it came up
    CAN = "can"  # none of the moves that it is about can be made any more


@dataclass(frozen=True, slots=True)
class Until:
    """When what a note is about is over: as soon as any of this holds.

    ``events``: one of these has happened, ever: then such a note doesn't come up any more, either.
    """

    endings: frozenset[Ending]
    events: tuple[Pattern, ...] = ()


_NEVER = Until(frozenset())


@dataclass(frozen=True, slots=True)
class Note:
    """Something said once, as soon as ``when`` holds, and not beyond ``until``.

    ``besides``: it may come in a turn in which another one has come up.
    """

    say: str
    when: When
    until: Until
    besides: bool = False


@dataclass(frozen=True, slots=True)
class Try:
    """What is worth trying another time, unless one of these has happened in the game."""

    say: str
    unless: tuple[Pattern, ...] = ()


@dataclass(frozen=True, slots=True)
class Guide:
    """How a first game goes: ``teacher`` says the notes, somebody of ``level`` and ``temper`` (""
    is none) plays against the newcomer, who sits by ``seat``'s options; ``options`` are those of
    the game. In the newcomer's first ``marked`` turns what a good move would use is marked. Of
    ``tries`` the first one is told at the end that was not done.
    """

    title: str
    pack: str
    teacher: str
    level: str
    temper: str
    options: Mapping[str, OptionValue]
    seat: Mapping[str, OptionValue]
    notes: tuple[Note, ...]
    marked: int = 0
    tries: tuple[Try, ...] = ()


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
    return guide


class _GuideReading:
    """Reads one file."""

    def __init__(self, file: Path, findings: Findings) -> None:
        self._file = file
        self._check, self._parts = Check(findings), Reading(file, findings)

    def guide(self, root: Node) -> Guide:
        """The guide, to be thrown away if any problem was kept."""
        held, parts = Held(self._check, root, _NEEDED, _ALLOWED), self._parts
        held.whole("guide", FORM, FORM)
        level, temper = held.identifier("level"), held.identifier("temper")
        pack, teacher = held.identifier("pack", USUAL), parts.who(held, "teacher")
        options, seat = parts.options(held, "options"), parts.options(held, "seat")
        marked = held.whole("marked", 0, LAST_TURN)
        tries = held.each("tries", 1, MOST_TRIES, self._try)
        notes = held.each("notes", 1, MOST_NOTES, self._note)
        title = self._file.parent.parent.name
        return Guide(title, pack, teacher, level, temper, options, seat, notes, marked, tries)

    def _try(self, node: Node) -> Try:
        held = Held(self._check, node, ("say",), ("unless",))
        say = held.read("say", self._parts.sentence, "")
        return Try(say, self._parts.patterns(held, "unless"))

    def _note(self, node: Node) -> Note:
        held = Held(self._check, node, ("say", "until"), _OF_A_NOTE)
        besides = held.read("besides", self._check.flag, usual=False)
        say, when = held.read("say", self._parts.sentence, ""), self._when(held)
        until = held.read("until", lambda ends: self._until(ends, about="can" in held), _NEVER)
        return Note(say, when, until, besides)

    def _when(self, held: Held) -> When:
        can, cannot, event, after = (
            self._parts.patterns(held, key) for key in ("can", "cannot", "event", "after")
        )
        return When(can, cannot, event, after, held.whole("turn", 1, LAST_TURN))

    def _until(self, node: Node, *, about: bool) -> Until | None:
        """One ending, or several of which one is enough; ``about``: the note names moves."""
        several = isinstance(node.value, list)
        nodes = self._check.items(node, 1, MOST_ENDINGS) if several else [node]
        if nodes is None:
            return None
        words = [each for each in nodes if not isinstance(each.value, dict)]
        events = all_known([self._parts.data(each) for each in nodes if each not in words])
        endings = all_known([self._check.member(each, Ending, tuple(Ending)) for each in words])
        if endings is None or events is None:
            return None
        if Ending.CAN in endings and not about:
            self._check.wrong(node, "“can” needs the key {key}".format(key="can"))
            return None
        return Until(frozenset(endings), tuple(map(Pattern, events)))
