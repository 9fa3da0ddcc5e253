"""Where a learner stands in a lesson: which step waits, what fits it, what follows by itself.

All of it comes from the match's history and from the deeds that are no moves: taking a move back
leads to the step before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.content.lesson import Data, Deed, Lesson, Pattern, Step, any_fits
from game.rules.core import Move
from game.session.lessons.beginning import begin
from game.session.lessons.progress import Place, mark_of
from game.session.match import Match

TRIES = 2
"""After so many tries that were something else the way is shown."""
CONTROLS: Final = {Deed.END: "end", Deed.UNDO: "undo"}
"""The controls of every title's panels that a step may be about, by their keys."""
LOOKS: Final = "hud.look."
"""Before the name of a preset: the control that looks there."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The ``number`` of the step that waits, from 0, and the move that comes by itself before."""

    number: int
    scripted: Data | None = None


class Course:
    """One learner's way through ``lesson``, in a match that stands at its first step, or further.

    ``did``: the steps done so far whose deed is no move.
    """

    def __init__(self, lesson: Lesson, match: Match, did: Sequence[int] = ()) -> None:
        self.lesson, self.match = lesson, match
        self.misses = 0
        self._did = set(did)
        self._begun = len(lesson.moves)
        self._standing = Standing(-1)
        self.follow()

    @property
    def number(self) -> int:
        """The step that waits, from 0; as many as there are steps when all is done."""
        return self._standing.number

    @property
    def step(self) -> Step | None:
        """The step that waits; None when all is done."""
        return self.lesson.steps[self.number] if not self.done else None

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self.number == len(self.lesson.steps)

    def follow(self) -> bool:
        """Take note of what has been played, or taken back; whether another step waits now."""
        before = self._standing
        self._standing = standing(self.lesson, self._played(), self._did)
        self._did = {each for each in self._did if each <= self.number}
        if before.number != self.number:
            self.misses = 0
        return before.number != self.number

    def next_move(self) -> Move | None:
        """What comes by itself after all that has been played by now."""
        self.follow()
        return self.scripted()

    def ends_turns(self) -> bool:
        """Whether a turn that is over goes on by itself: not where a step is about that."""
        step = self.step
        return step is None or step.deed is not Deed.END

    def scripted(self) -> Move | None:
        """The move that comes by itself now, for whoever is to move; None: none."""
        action = self._standing.scripted
        if action is None or self.match.actor is None:
            return None
        return self.match.read(action, "then")

    def fits(self, move: Move) -> bool:
        """Whether a legal move of the learner is what the step waits for."""
        step = self.step
        return step is not None and step.deed is Deed.MOVE and self._is_one_of(step.do, move)

    def reply(self, move: Move) -> str:
        """What is said to a move that doesn't fit; "": nothing of its own. It counts as a try."""
        self.misses += 1
        step = self.step
        for reply in step.replies if step else ():
            if not reply.to or self._is_one_of(reply.to, move):
                return reply.say
        return ""

    def act(self, deed: Deed, part: str = "") -> bool:
        """Something else than a move was done; whether the step waited for it."""
        step = self.step
        if step is None or self._standing.scripted is not None or step.deed is not deed:
            return False
        if deed is Deed.LOOK and step.part != part:
            return False
        self._did.add(self.number)
        self.follow()
        return True

    @property
    def shows_way(self) -> bool:
        """Whether the learner has tried often enough."""
        return self.misses >= TRIES

    def ways(self) -> list[Move]:
        """The legal moves that fit the step."""
        return [move for move in self.match.legal_moves() if self.fits(move)]

    def pointed(self) -> list[Move]:
        """The legal moves whose things the step points at."""
        step = self.step
        if step is None or not step.point:
            return []
        return [move for move in self.match.legal_moves() if self._is_one_of(step.point, move)]

    @property
    def control(self) -> str:
        """The control of the panels that does what the step waits for, by its key; "": none."""
        step = self.step
        if step is None:
            return ""
        return f"{LOOKS}{step.part}" if step.deed is Deed.LOOK else CONTROLS.get(step.deed, "")

    def place(self) -> Place:
        """Where the learner stands, to go on from another time."""
        return self._place(self._played(), self._did)

    def before(self) -> Place:
        """Where the step before this one began."""
        goal, did = max(self.number - 1, 0), {each for each in self._did if each < self.number - 1}
        for played in range(self._played() + 1):
            found = standing(self.lesson, played, did)
            if found.number == goal and found.scripted is None:
                return self._place(played, did)
        return self._place(0, set())

    def _place(self, played: int, did: set[int]) -> Place:
        match = self.match
        steps = match.history[self._begun : self._begun + played]
        actions = tuple(match.told(step.move) for step in steps)
        return Place(mark_of(self.lesson), actions, tuple(sorted(did)))

    def _is_one_of(self, patterns: Sequence[Pattern], move: Move) -> bool:
        return any_fits(patterns, self.match.told(move))

    def _played(self) -> int:
        """How many moves have been played since the lesson began."""
        return len(self.match.history) - self._begun


def walked(lesson: Lesson, steps: int) -> Place:
    """Where somebody stands who has done the first thing that fits, for so many steps."""
    course = Course(lesson, begin(lesson, lesson.name))
    while course.number < min(steps, len(lesson.steps)):
        move, step = course.next_move(), course.step
        if move is None and step is not None and step.deed is Deed.MOVE:
            move = course.ways()[0]
        if move is not None:
            course.match.play(move)
        elif step is not None:
            if step.deed is Deed.UNDO:
                course.match.undo()
            course.act(step.deed, step.part)
        course.follow()
    return course.place()


def standing(lesson: Lesson, played: int, did: set[int]) -> Standing:
    """Where somebody stands in ``lesson`` after so many moves, and the deeds ``did``."""
    number, steps = 0, lesson.steps
    while number < len(steps):
        step = steps[number]
        if is_taken_back(lesson, number) and number + 1 in did:
            number += 2
            continue
        if step.deed is Deed.MOVE:
            if not played:
                return Standing(number)
            played -= 1
        elif number not in did:
            return Standing(number)
        if played < len(step.then):
            return Standing(number, step.then[played])
        played -= len(step.then)
        number += 1
    return Standing(number)


def is_taken_back(lesson: Lesson, number: int) -> bool:
    """Whether the move of that step is taken back in the next one."""
    after = lesson.steps[number + 1 : number + 2]
    return bool(after) and after[0].deed is Deed.UNDO
