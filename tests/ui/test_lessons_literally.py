"""Each lesson can be done literally as it tells: by clicks on the things, one after the other.

What a step is about are the things that its hand points at: the pieces, in whatever order they are
named, then the place. Buttons that a step names stand on the screen by that name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from typing import Any, TypeGuard

import pytest

from game.content.lesson import Deed, Lesson
from game.content.lesson_reading import lessons_of
from game.rules.brewery.moves import Brew
from game.rules.core import Move
from game.rules.registry import TITLES
from game.rules.towers.moves import Exchange
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.session.lessons.beginning import LEARNER
from game.titles.towers.scene.targets import CardTarget, DiscardTarget, JokerTarget
from game.titles.towers.ui.hands.meaning import fan
from game.ui.intents import Choose, Play
from game.ui.marks import Text
from game.ui.titles import INTERFACES
from game.ui.widget import Widget
from tests.e2e.pupil import Copy

LESSONS = [lesson for title in TITLES for lesson in lessons_of(title)]
PAYS = (CardTarget, JokerTarget)
"""What pays by itself and is clicked only to pay otherwise."""
MOST = 150
"""So many orders of clicks are tried at the most."""
NAMED = re.compile(r"(?:Click|Press|press) ([A-Z][a-z]+(?: [a-z]+)?)(?=[!.,])")
"""A button that a step names: Click End buying!"""


def copies(lesson: Lesson) -> Iterator[Copy]:
    """A copy of the lesson's match before each of its steps, done as the first way that fits."""
    copy = Copy(lesson, by_mouse=True)
    copy.follow()
    while (step := copy.course.step) is not None:
        yield copy
        if step.deed is Deed.MOVE:
            copy.match.play(copy.course.ways()[0])
        if step.deed is Deed.UNDO:
            copy.match.undo()
        if step.deed is not Deed.MOVE:
            copy.course.act(step.deed, step.part)
        copy.follow()


def comes_to(copy: Copy, things: Sequence[Target], wanted: Sequence[Move]) -> bool:
    """Whether clicks on things, one after the other, come to a wanted move, or to its yes."""
    held, hands = copy.hands.empty, copy.hands
    for thing in things:
        answer = hands.click(copy.decision(held), thing)
        if answer.refusal is not None:
            return False
        if answer.move is not None:
            return answer.move in wanted
        held = answer.selection
    return hands.confirm(copy.decision(held)).move in wanted or by_button(copy, held, wanted)


def by_button(copy: Copy, held: Any, wanted: Sequence[Move]) -> bool:
    """Whether a button does it: at once, or after one more that asks whether it is meant so."""
    for _, intent in copy.buttons(held):
        if isinstance(intent, Play) and intent.move in wanted:
            return True
        if isinstance(intent, Choose):
            answer = copy.hands.choose(copy.decision(held), intent.key)
            if answer.move in wanted:
                return True
            again = copy.decision(answer.selection)
            if answer.selection != held and copy.hands.confirm(again).move in wanted:
                return True
    return False


def named(copy: Copy, move: Move) -> list[Target]:
    """The things that a player is to click for ``move``."""
    if isinstance(move, Exchange):
        view = copy.match.state_view(LEARNER)
        assert isinstance(view, TowersView)
        cards = fan(view)
        first = [sum(card < colour for card in cards) for colour in range(4)]
        counted = enumerate(move.cards)
        return [
            *(CardTarget(first[colour] + n) for colour, count in counted for n in range(count)),
            DiscardTarget(),
        ]
    words = INTERFACES[copy.course.lesson.title].words
    things = list(words.about(copy.match.state_view(LEARNER), move))
    if isinstance(move, Brew):  # the dice go to it by themselves
        return things[:1]
    return [each for each in things if not isinstance(each, PAYS)]


def is_usable(copy: Copy, thing: Target) -> bool:
    """Whether a click on a thing of the table begins something."""
    decision = copy.decision(copy.hands.empty)
    return thing in copy.hands.goals(decision) or thing in copy.hands.draggable(decision)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.title}-{each.id}")
def test_every_step_can_be_done_click_by_click_as_it_tells(lesson: Lesson) -> None:
    failed: list[tuple[int, object]] = []
    for copy in copies(lesson):
        step, wanted = copy.course.step, copy.course.ways()
        if step is None or step.deed is not Deed.MOVE:
            continue
        things, number = named(copy, wanted[0]), copy.course.number
        pieces = [thing for thing in things if is_usable(copy, thing)]
        places = [thing for thing in things if thing not in pieces]
        orders = [(*order, *places) for order in islice(permutations(pieces), MOST)]
        orders = orders if pieces else []
        assert orders or by_button(copy, copy.hands.empty, wanted), (number, wanted[0])
        failed += [(number, each) for each in orders if not comes_to(copy, each, wanted)]
    assert not failed


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.title}-{each.id}")
def test_every_button_that_a_step_names_stands_there(lesson: Lesson) -> None:
    for copy in copies(lesson):
        step = copy.course.step
        assert step is not None
        for name in NAMED.findall(step.say):
            labels = [
                label
                for node, _ in copy.buttons(copy.hands.empty)
                for label in (node.tip, *(each.text for each in node.walk() if is_text(each)))
            ]
            assert [each for each in labels if re.match(rf"{name}( \(|$)", each)], name


def is_text(node: Widget) -> TypeGuard[Text]:
    return isinstance(node, Text)
