"""What is made in the workshop, without its window: the challenge, the tool in hand, the page."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.ai.titles import BRAINS
from game.app.workshop import beginnings
from game.app.workshop.beginnings import CannotBegin
from game.content.challenge import Challenge, Data, Limit
from game.content.challenge_reading import challenges_of
from game.language import _, ngettext
from game.scene.targets import Target
from game.session.challenges.beginning import SOLVER
from game.session.challenges.workpiece import Workpiece
from game.ui.bench import REMOVE, Aim, Bench, Edit, Group, Refused
from game.ui.clipboard import CLIPBOARD
from game.ui.intents import Intent, Undo
from game.ui.intents.workshop import (
    BeginByLot,
    BeginEmpty,
    BeginWith,
    CallLevel,
    ChoosePiece,
    CopyCode,
    CountPiece,
    OpenGroup,
    PasteCode,
    RedoEdit,
    SetAim,
    SetGoal,
    SetUnit,
    StepLimit,
    StepPar,
    TakeTool,
    TellIdea,
    TurnWorkshop,
)
from game.ui.panels.workshop.model import TABLE, TASK

SAID_S = 4.0
"""So long it is told what has just come of something."""


class Making:
    """One challenge on the bench of ``title``.

    ``laid`` is called when the table lies otherwise. ``page``, ``group`` and ``tool``: what is open
    and in hand, by their keys. ``said``: what has just come of something, ``wrong`` if it failed.
    """

    def __init__(
        self, title: str, bench: Bench, piece: Workpiece, page: str, laid: Callable[[], None]
    ) -> None:
        self.title, self.bench, self.piece, self.page = title, bench, piece, page
        self._laid = laid
        self._content: Any = piece.match.content
        self.house: tuple[Challenge, ...] = challenges_of(title)
        first = self.groups()[0]
        self.group, self.tool = first.key, first.tools[0].key
        self.said, self.wrong = "", False
        self._left = 0.0

    @property
    def challenge(self) -> Challenge:
        """The challenge as it has been made by now."""
        return self.piece.challenge

    @property
    def view(self) -> Any:
        """What lies on the table."""
        return self.piece.match.state_view(SOLVER)

    @property
    def lack(self) -> str:
        """What it lacks to be played, in a sentence; "" for nothing."""
        now = self.challenge
        return self.bench.lack(now.position, now.limit) or self.piece.lack

    @property
    def marks(self) -> bool:
        """Whether what is in hand marks what the goal names."""
        return self.tool not in (
            REMOVE,
            *(tool.key for each in self.groups() for tool in each.tools),
        )

    def groups(self) -> tuple[Group, ...]:
        """The palette."""
        return tuple(self.bench.groups(self._content, self.challenge.position))

    def aims(self) -> Mapping[str, Aim]:
        """What can be asked for, as far as the title's puzzles know it."""
        known = BRAINS[self.title].puzzles.kinds
        found = self.bench.aims(self._content, self.challenge.position)
        return {kind: aim for kind, aim in found.items() if kind in known}

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Tell for a while what has come of something."""
        self.said, self.wrong, self._left = text, wrong, SAID_S

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether something goes by it."""
        self._left -= seconds
        if not self.said or self._left > 0:
            return False
        self.said = ""
        return True

    def lay(self, target: Target) -> None:
        """Use the tool there."""
        if self.marks:
            self._mark(target)
            return
        self._edit(self.bench.lay(self._content, self.challenge.position, self.tool, target))

    def _mark(self, target: Target) -> None:
        """Have the goal name what lies there, or no more."""
        goal = self.bench.mark(self.challenge.goal, target)
        if isinstance(goal, Refused):
            self.say(goal.why, wrong=True)
        else:
            self._aim(goal, self.challenge.limit)

    def take(self, target: Target) -> None:
        """Take away what lies there."""
        self._edit(self.bench.take(self._content, self.challenge.position, target))

    def _edit(self, edit: Edit) -> None:
        if isinstance(edit, Refused):
            self.say(edit.why, wrong=True)
        else:
            now = self.challenge
            goal = self.bench.follow(now.goal, now.position, edit)
            self._taken(self.piece.aim(goal, now.limit, *self.bench.forms(edit, goal)))

    def _taken(self, why: str) -> None:
        """Say ``why`` an edit can't be, or show what came of it if it can."""
        if why:
            self.say(why, wrong=True)
        else:
            self.said = ""
            self._laid()

    def hear(self, intent: Intent) -> bool:
        """Do what a panel was used for; whether that was known here."""
        match intent:
            case TurnWorkshop(page):
                self._turn(page)
            case OpenGroup(key):
                self._open(key)
            case TakeTool(tool):
                self.tool = tool
            case Undo():
                self.piece.undo()
                self._laid()
            case RedoEdit():
                self.piece.redo()
                self._laid()
            case CallLevel(name):
                self.piece.call(name, self.challenge.idea)
            case TellIdea(text):
                self.piece.call(self.challenge.name, text)
            case CopyCode():
                self._copy()
            case _:
                return self._hear_edit(intent) or self._hear_beginning(intent)
        return True

    def _turn(self, page: str) -> None:
        """Another page; what marks the goal's things belongs to the task's."""
        self.page = page
        if self.marks and page != TASK:
            self._open(self.group)

    def _open(self, key: str) -> None:
        """Another page of the palette, with its first tool in hand."""
        found = next((each for each in self.groups() if each.key == key), None)
        if found is not None:
            self.group = key
            self.tool = found.tools[0].key if found.tools else self.tool

    def _hear_edit(self, intent: Intent) -> bool:
        position, now = self.challenge.position, self.challenge
        match intent:
            case CountPiece(key, by):
                self._edit(self.bench.count(self._content, position, key, by))
            case ChoosePiece(key, value):
                self._edit(self.bench.choose(self._content, position, key, value))
            case SetAim(kind):
                aim = self.aims()[kind]
                unit = now.limit.unit if now.limit.unit in aim.units else next(iter(aim.units))
                self._aim(aim.goal, Limit(unit, now.limit.count))
                if self.marks:
                    self._open(self.group)
            case SetGoal(key, value):
                self._aim({**now.goal, key: value}, now.limit)
            case SetUnit(unit):
                self._aim(now.goal, Limit(unit, now.limit.count))
            case StepLimit(by):
                self._aim(now.goal, replace(now.limit, count=now.limit.count + by))
            case StepPar(by):
                self._expect(by)
            case _:
                return False
        return True

    def _aim(self, goal: Data, limit: Limit) -> None:
        forms = self.bench.forms(self.challenge.position, goal)
        self._taken(self.piece.aim(goal, limit, *forms))

    def _expect(self, by: int) -> None:
        par = self.challenge.par
        if not isinstance(par, int):
            self.say(_("A chance isn't guessed: prove it."), wrong=True)
            return
        why = self.piece.expect(par + by)
        if why:
            self.say(why, wrong=True)

    def _hear_beginning(self, intent: Intent) -> bool:
        try:
            wanted = self._wanted(intent)
        except CannotBegin as why:
            self.say(str(why), wrong=True)
            return True
        if wanted is None:
            return False
        why_not = self.piece.begin_with(wanted)
        self._taken(why_not)
        if not why_not:
            self.page = TABLE
        return True

    def _wanted(self, intent: Intent) -> Challenge | None:
        """What to begin with. Raises CannotBegin."""
        match intent:
            case BeginEmpty():
                return beginnings.empty(self.title, self.bench)
            case BeginByLot():
                return beginnings.by_lot(self.title, random.Random())
            case BeginWith(ident):
                return next(each for each in self.house if each.id == ident)
            case PasteCode():
                return beginnings.of_code(self.title, CLIPBOARD.paste())
            case _:
                return None

    def _copy(self) -> None:
        code = beginnings.code_of(self.challenge)
        if code:
            CLIPBOARD.copy(code)
            text = ngettext("Copied: {count} sign.", "Copied: {count} signs.", len(code))
            self.say(text.format(count=len(code)))
        else:
            self.say(_("This is too large for a code: save it as a file."), wrong=True)
