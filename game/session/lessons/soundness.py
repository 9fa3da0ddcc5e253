"""Whether a lesson can be taken to its end: every step reached, every deed legal."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.levels import is_agent
from game.content.document import ContentError, Problem
from game.content.lesson import Data, Deed, Lesson, Pattern, Step, any_fits
from game.rules.codec import BadData
from game.rules.core import IllegalMove, Move
from game.session.lessons.beginning import LEARNER, begin, play_told
from game.session.lessons.course import is_taken_back
from game.session.match import Match
from game.session.titles import GameState


def faults(lesson: Lesson) -> tuple[Problem, ...]:
    """Everything that keeps a learner from the end of ``lesson``, up to the first step that can't
    be done; empty for a sound one."""
    file, root = str(lesson.file), lesson.root
    for player in lesson.players[1:]:
        if not is_agent(player.agent):
            message = f"there is no level “{player.agent}”"
            return (Problem(file, root.line_at("players"), "players", message),)
    try:
        match = begin(lesson, lesson.name)
    except ContentError as error:
        return error.problems
    except BadData as error:
        expected = f"expected {error.expected}"
        return (Problem(file, root.line_at(error.path), error.path, expected),)
    except IllegalMove as error:
        message = f"the rules refuse it: {error.refusal}"
        return (Problem(file, root.line_at("moves"), "moves", message),)
    except ValueError as error:
        return (Problem(file, 0, "", str(error)),)
    return _Walk(lesson, match).faults()


class _Walk:
    """Goes through a lesson as somebody would who does the first thing that fits."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self._lesson, self._match = lesson, match
        self._found: list[Problem] = []

    def faults(self) -> tuple[Problem, ...]:
        """What is found to be wrong with the lesson on such a walk."""
        for number, step in enumerate(self._lesson.steps):
            self._patterns(number, step)
            if self._found or not self._done(number, step):
                break
        return tuple(self._found)

    def _wrong(self, number: int, key: str, message: str) -> bool:
        path = f"steps[{number}].{key}"
        line = self._lesson.root.line_at(path)
        self._found.append(Problem(str(self._lesson.file), line, path, message))
        return False

    def _patterns(self, number: int, step: Step) -> None:
        """Every pattern must mean a legal move, those of replies one that doesn't do.

        Two things may be done in either order, a step each: what the step before waited for, too,
        may have been done there.
        """
        before = self._lesson.steps[number - 1].do if number else ()
        do = tuple(pattern for pattern in step.do if pattern not in before)
        named = (("do", do), ("point", step.point))
        replies = tuple((f"replies[{at}]", each.to) for at, each in enumerate(step.replies))
        legal = self._legal()
        for key, patterns in (*named, *replies):
            for pattern in patterns:
                if not any(map(pattern.fits, legal)):
                    self._wrong(number, key, "no legal move is one of these")
        for key, patterns in replies:
            meant = [action for action in legal if any_fits(patterns, action)]
            if patterns and all(any_fits(step.do, action) for action in meant):
                self._wrong(number, key, "this is what the step waits for")

    def _legal(self) -> list[Data]:
        """The legal moves, as records write them."""
        match = self._match
        return [match.told(move) for move in match.legal_moves()]

    def _meant(self, patterns: Sequence[Pattern]) -> list[Move]:
        """The legal moves that one of the patterns fits."""
        return [move for move in self._match.legal_moves() if self._is_one_of(patterns, move)]

    def _is_one_of(self, patterns: Sequence[Pattern], move: Move) -> bool:
        return any_fits(patterns, self._match.told(move))

    def _done(self, number: int, step: Step) -> bool:
        match = self._match
        if step.deed is Deed.MOVE:
            return self._moved(number, step)
        if step.deed is Deed.UNDO:
            if not match.can_undo():
                return self._wrong(number, Deed.UNDO, "nothing can be taken back here")
            match.undo()
        if step.deed is Deed.END and not match.waits_for_yes():
            return self._wrong(number, Deed.END, "no turn waits for its end here")
        if not self._then(number, step, match.snapshot()):
            return False
        for action in step.then:
            play_told(match, action, "then")
        return True

    def _moved(self, number: int, step: Step) -> bool:
        """Each move that will do leads on; the first one is played."""
        match, ways = self._match, self._meant(step.do)
        if match.actor != LEARNER or not ways:
            return self._wrong(number, "do", "the learner has no such move here")
        if is_taken_back(self._lesson, number):
            match.play(ways[0])
            return True
        leads_on = False
        for way in ways:
            state = match.snapshot()
            state.apply(way)
            if not self._then(number, step, state):
                return False
            stuck = self._stuck(number, state)
            leads_on |= way == ways[0] and not stuck
            if stuck and leads_on:
                message = "not every one of these leads on to step {number}"
                return self._wrong(number, "do", message.format(number=stuck + 1))
        match.play(ways[0])
        for action in step.then:
            play_told(match, action, "then")
        return True

    def _stuck(self, number: int, state: GameState) -> int:
        """The first step after ``number`` that can't be done from ``state`` on, by the first move
        that fits each; 0: all can."""
        for at in range(number + 1, len(self._lesson.steps)):
            step = self._lesson.steps[at]
            if step.deed is Deed.MOVE and not is_taken_back(self._lesson, at):
                moves = state.legal_moves() if state.actor() == LEARNER else ()
                fits = (each for each in moves if self._is_one_of(step.do, each))
                move = next(fits, None)
                if move is None:
                    return at
                state.apply(move)
            try:
                self._follow(step, state)
            except (BadData, IllegalMove):
                return at
        return 0

    def _follow(self, step: Step, state: GameState) -> None:
        for action in step.then:
            state.apply(self._match.read(action, "then"))

    def _then(self, number: int, step: Step, state: GameState) -> bool:
        """Whether all that follows by itself is legal in ``state``, where it is played."""
        rules, content = self._match.rules, self._match.content
        for at, action in enumerate(step.then):
            key = f"then[{at}]"
            try:
                state.apply(rules.move_from_data(content, action, key))
            except BadData as error:
                return self._wrong(number, key, f"expected {error.expected}")
            except IllegalMove as error:
                message = f"the rules refuse it: {error.refusal}"
                return self._wrong(number, key, message)
        return True
