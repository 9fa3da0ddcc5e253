"""What every title's hands owe a player: all that is legal can be done, and nothing else.

``CUBEWRIGHT_HANDS=20 python -m pytest tests/conformance/test_hands.py`` looks at so many positions
of each title for each number of players; the ordinary number is small.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.rules.chance import Dealer
from game.rules.core import Move
from game.scene.targets import Target
from game.session.seats import COLORS
from game.ui.controls import Pressable
from game.ui.hands import AnyAnswer, AnyDecision, Decision
from game.ui.intents import Choose, Intent, Play
from game.ui.persons import Person
from game.ui.situation import Acting, Situation
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from tests.conformance.case import Case, lively
from tests.conformance.cases import TABLES, named
from tests.sizes import WHOLE

POSITIONS = int(os.environ.get("CUBEWRIGHT_HANDS", "8" if WHOLE else "2"))
MOST = 1000 if WHOLE else 40
"""A position with more legal moves is passed over for the next one."""
ENOUGH = POSITIONS * 40
"""Legal moves after which no further position is looked at: each is made in every way there is."""
LONGEST = 500
APART = 7 if WHOLE else 13
"""Lively moves between two positions that are looked at; the first comes later at larger tables."""
PEOPLE = tuple(
    Person(name, color) for name, color in zip(("Ada", "Mira", "Tom", "Jo"), COLORS, strict=True)
)
VIEWPORT = Viewport.of(1280, 720)
Step = Callable[[AnyDecision, Target], AnyAnswer]


class Before:
    """Whoever decides, before one position of a title."""

    def __init__(self, case: Case, seats: int, state: Any) -> None:
        self.interface = INTERFACES[case.title.id]
        self.hands = self.interface.hands
        self.state, self.seat = state, state.actor()
        self.view = state.view(self.seat)
        self.people = PEOPLE[:seats]
        self.legal: tuple[Move, ...] = tuple(state.legal_moves())
        self._buttons: dict[Any, list[Intent]] = {}

    def allows(self, move: Move | None) -> bool:
        """Whether the rules take a move: of things alike they list one and take any."""
        return move is not None and self.state.refusal(move) is None

    def decision(self, selection: Any) -> AnyDecision:
        """What he has before him with ``selection`` in hand."""
        return Decision(
            self.view, self.people, self.legal, selection, self.state.refusal, open=True
        )

    def pressable(self, selection: Any) -> Iterator[Intent]:
        """What the buttons of the panels want, those alone that can be pressed."""
        stage = self.interface.unveiling(cast(Any, SimpleNamespace()), self.people)
        stage.resume(self.view)
        shown = Situation(
            self.view,
            self.people,
            self.seat,
            selection,
            self.legal,
            acting=Acting(self.view, self.legal, selection, mine=True),
            stage=stage.model(self.view, None, mine=True, busy=False),
        )
        heard: list[Intent] = []
        for node in self.interface.signage.panels(shown, heard.append, VIEWPORT).walk():
            if isinstance(node, Pressable):
                node.activate()
        yield from heard

    def buttons(self, selection: Any) -> list[Intent]:
        """The same; panels are built once for each selection."""
        if selection not in self._buttons:
            self._buttons[selection] = list(self.pressable(selection))
        return self._buttons[selection]

    def moves(self, step: Step) -> set[Hashable]:
        """All moves that steps on goals, and buttons where something waits, come to."""
        found, seen, waiting = set[Hashable](), {self.hands.empty}, [self.hands.empty]
        for selection in waiting:
            answers = [step(self.decision(selection), goal) for goal in self.goals(selection)]
            asked_twice = getattr(selection, "passing", False)
            if selection.waits or asked_twice or selection == self.hands.empty:
                for intent in self.buttons(selection):
                    match intent:
                        case Play(move):
                            found.add(move)
                        case Choose(key):
                            answers.append(self.hands.choose(self.decision(selection), key))
                        case _:
                            pass
            for answer in answers:
                assert answer.refusal is None, "what is lit, or can be pressed, is not refused"
                if answer.move is not None:
                    found.add(answer.move)
                elif answer.selection not in seen:
                    seen.add(answer.selection)
                    waiting.append(answer.selection)
        return found

    def led_there(self, decision: AnyDecision, goal: Target) -> AnyAnswer:
        """What Enter comes to once the cursor is on ``goal``; nothing remembers the cursor."""
        held = self.hands.pointed(decision.selection, goal)
        answer: AnyAnswer = self.hands.confirm(self.decision(held))
        return replace(answer, selection=self.hands.pointed(answer.selection, None))

    def goals(self, selection: Any) -> list[Target]:
        """What the keyboard is led to."""
        return self.hands.goals(self.decision(selection))


def positions(case: Case, seats: int) -> Iterator[Before]:
    """Some of a lively game, until enough legal moves were met."""
    dealer, state, left = Dealer(seats), case.begun(seats, seats), ENOUGH
    wanted, met = 2 * seats, 0
    for number in range(LONGEST):
        if met == POSITIONS or left <= 0:
            break
        if state.actor() is None:
            state = case.begun(seats, number)
        if number >= wanted and len(state.legal_moves()) <= MOST:
            here, wanted, met = Before(case, seats, state), number + APART, met + 1
            left -= len(here.legal)
            yield here
        state.apply(lively(state.legal_moves(), dealer))
    assert met, "something was looked at"


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_every_legal_move_and_no_other_can_be_made_by_clicks_and_by_keys(
    case: Case, seats: int
) -> None:
    for here in positions(case, seats):
        assert here.moves(here.hands.click) == set(here.legal)
        assert here.moves(here.led_there) == set(here.legal)


def asks(here: Before, held: Any, start: Target) -> bool:
    """Whether a yes is wanted, or a choice: how it is done, or to which place of several."""
    narrowed = held.picked is not None and held != here.hands.carrying(start)
    return held.waits or (narrowed and bool(here.goals(held)))


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_a_drag_comes_to_a_move_or_to_a_question(case: Case, seats: int) -> None:
    for here in positions(case, seats):
        decision = here.decision(here.hands.empty)
        for start in here.hands.draggable(decision):
            goals = here.goals(here.hands.carrying(start))
            assert goals, "what can be taken can be put down"
            for goal in goals:
                answer = here.hands.drop(decision, start, goal)
                assert here.allows(answer.move) or asks(here, answer.selection, start)
            assert here.hands.drop(decision, start, None).selection == here.hands.empty


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_what_is_lit_can_be_used_and_what_is_refused_has_a_rule(case: Case, seats: int) -> None:
    known = dict[Target, None]()
    for here in positions(case, seats):
        decision = here.decision(here.hands.empty)
        goals, lit = here.goals(here.hands.empty), here.hands.lit(decision)
        assert lit.keys() >= set(goals)
        known.update(dict.fromkeys(goals))
        for target in known:
            answer, why = here.hands.click(decision, target), here.hands.why_not(decision, target)
            assert answer.move is None or here.allows(answer.move)
            if why is not None:
                assert answer.move is None
                assert re.fullmatch(case.rule, why.rule)
            assert why is None or target not in goals


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_steps_back_lead_to_empty_hands(case: Case, seats: int) -> None:
    for here in positions(case, seats):
        decision = here.decision(here.hands.empty)
        for goal in here.goals(here.hands.empty):
            held = here.hands.pointed(here.hands.click(decision, goal).selection, goal)
            for _ in range(4):
                held = here.hands.back(held)
            assert held == here.hands.empty
