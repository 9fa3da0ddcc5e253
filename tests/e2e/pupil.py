"""Somebody who takes lessons by hand: by mouse, or by keys alone, as the step asks.

A copy of the lesson's match runs beside the window, so that the pupil knows which clicks and keys
come to the move that is wanted; whether they do in the window, the probe tells.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

from game.app.match.flow.seating import digest_of, people_of
from game.app.probe import told
from game.content.lesson import Deed, Lesson, Step
from game.rules.core import Move
from game.scene.targets import Target
from game.session.lessons.beginning import LEARNER, begin
from game.session.lessons.course import Course
from game.ui.controls import Pressable
from game.ui.focus import following
from game.ui.hands import Answer, AnyAnswer, AnyDecision, Decision
from game.ui.intents import Choose, Intent, Play
from game.ui.situation import Acting, Situation
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from tests.e2e.screen import SIZE, Lit, Player, Seen, StuckError, Where, middle

DEEPEST = 6
"""Inputs that a move takes at the most."""
MISS_S = 2.0
"""How long before an input that did nothing counts as a miss."""
TRIES = 8
"""A yes that comes before one has had time to look is not taken."""
FIGHT = ("fight.flip", "fight.on", "fight.skip")
"""What lets a fight go on without waiting."""
APART_S = 1.0
"""So far apart two clicks on one thing are two."""
HALF_WAY = 150
"""Pixels that the turntable is pulled by."""
KEYS = {"Enter": "Return", "Esc": "Escape", "Space": "space"}
"""What xdotool calls the keys that buttons name otherwise."""


@dataclass(frozen=True)
class Aim:
    """A click on a thing of the table, or the cursor led there and Enter."""

    target: Target


@dataclass(frozen=True)
class Press:
    """A button of the panels, and its own key."""

    key: str
    shortcut: str


Act = Aim | Press
Way = tuple[Act, ...]


class Copy:
    """The match of a lesson as it is in the window, and what inputs come to in it."""

    def __init__(self, lesson: Lesson, *, by_mouse: bool) -> None:
        self._by_mouse = by_mouse
        self.match = begin(lesson, lesson.name)
        self.course = Course(lesson, self.match)
        self.hands = INTERFACES[lesson.title].hands
        self.held: Any = self.hands.empty
        self._interface = INTERFACES[lesson.title]
        self._people = people_of(self.match)

    @property
    def digest(self) -> str:
        """Of what the learner may know."""
        return digest_of(self.match.state_view(LEARNER), self.match.content)

    def decision(self, held: Any) -> AnyDecision:
        """What the learner has before him with ``held`` in hand."""
        match = self.match
        view, legal = match.state_view(LEARNER), match.legal_moves()
        return Decision(view, self._people, legal, held, match.refusal, open=True)

    def ways(self, can: Callable[[Act], bool]) -> list[Way]:
        """Inputs that come to a move which the step waits for, the shortest first.

        They are looked for among the things that the moves are about, and only then among all; the
        first of them ``can`` be made. Last come those that mean one thing twice.
        """
        view, wanted = self.match.state_view(LEARNER), self.course.ways()
        words = self._interface.words
        about = {target for move in wanted for target in words.about(view, move)}
        found = self._search(wanted, about, can) or self._search(wanted, None, can)
        return sorted(found, key=lambda way: len(set(way)) < len(way))

    def _search(
        self, wanted: Sequence[Move], about: Collection[Target] | None, can: Callable[[Act], bool]
    ) -> list[Way]:
        """All the shortest ways; ``about``: the things that are used for them, None: any."""
        found, waiting = list[Way](), list[tuple[Way, Any]]([((), self.held)])
        seen = {self.held}
        for way, held in waiting:
            if len(way) == (len(found[0]) if found else DEEPEST):
                break
            for act, answer in self.inputs(held, about):
                if not way and not can(act):
                    continue
                further = (*way, act)
                if answer.move in wanted:
                    found.append(further)
                elif answer.move is None and answer.selection not in seen:
                    seen.add(answer.selection)
                    waiting.append((further, answer.selection))
        return found

    def inputs(
        self, held: Any, about: Collection[Target] | None = None
    ) -> Iterator[tuple[Act, AnyAnswer]]:
        """What can be done with ``held`` in hand, and what each comes to."""
        decision = self.decision(held)
        goals = self.hands.goals(decision)
        for goal in goals:
            if about is None or goal in about:
                yield Aim(goal), self.hands.click(decision, goal)
        for start in self.hands.draggable(decision) if self._by_mouse else ():
            if start not in goals:
                yield Aim(start), self.hands.click(decision, start)
        asked = held.waits or getattr(held, "passing", False)
        if asked or held == self.hands.empty:
            for press, answer in self._pressed(decision, choices=asked or about is None):
                if self._by_mouse or press.shortcut or not goals:  # Tab leads to goals first
                    yield press, answer

    def stand_ins(self, act: Act) -> list[Act]:
        """Things in a click's way that mean what ``act`` aims at."""
        if isinstance(act, Press):
            return []
        decision = self.decision(self.held)
        movable = self.hands.draggable(decision)
        return [Aim(each) for each in movable if self.hands.meant(decision, each) == act.target]

    def _pressed(
        self, decision: AnyDecision, *, choices: bool
    ) -> Iterator[tuple[Press, AnyAnswer]]:
        """What buttons come to; ``choices``: those as well that choose something."""
        for node, intent in self.buttons(decision.selection):
            press = Press(node.key, node.shortcut)
            match intent:
                case _ if node.reason:
                    pass
                case Play(move):
                    yield press, Answer(self.hands.empty, move)
                case Choose(key) if choices:
                    yield press, self.hands.choose(decision, key)
                case _:
                    pass

    def buttons(self, held: Any, *, holding: bool = False) -> list[tuple[Pressable, Intent | None]]:
        """The buttons of the match's panels, and what they want."""
        view, legal = self.match.state_view(LEARNER), self.match.legal_moves()
        stage = self._interface.unveiling(cast(Any, SimpleNamespace()), self._people)
        stage.resume(view)
        acting = Acting(view, legal, held, mine=True, holding=holding)
        shown = Situation(
            view,
            self._people,
            LEARNER,
            held,
            () if holding else legal,
            acting=acting,
            holding=holding,
            undoes=True,
            responds=not holding and self._interface.declines(view) is not None,
            stage=stage.model(view, None, mine=True, busy=False),
        )
        heard: list[Intent] = []
        found: list[tuple[Pressable, Intent | None]] = []
        for node in self._interface.signage.panels(shown, heard.append, VIEWPORT).walk():
            if isinstance(node, Pressable):
                heard.clear()
                node.activate()
                found.append((node, heard[-1] if heard else None))
        return found

    def button(self, key: str, *, holding: bool = False) -> Pressable:
        """A button by its key."""
        return next(node for node, _ in self.buttons(self.held, holding=holding) if node.key == key)

    def follow(self, answer: AnyAnswer | None = None) -> None:
        """Do as the window does: the move of ``answer``, and what comes by itself."""
        if answer is not None:
            self.match.play(answer.move)
            self.held = answer.selection
        self.course.follow()
        while (move := self.course.scripted()) is not None:
            self.match.play(move)
            self.held = self.hands.empty
            self.course.follow()


VIEWPORT = Viewport.of(*SIZE)


class Pupil:
    """Takes lessons in ``player``'s window.

    ``hidden`` lists the steps at which nothing wanted could be met until the way was shown.
    """

    def __init__(self, player: Player, *, by_mouse: bool) -> None:
        self.player = player
        self.hidden: list[tuple[str, int]] = []
        self._by_mouse = by_mouse
        self._copy: Copy

    def takes(self, lesson: Lesson) -> None:
        """One lesson that stands in the window, from its first step to its last."""
        self._copy = copy = Copy(lesson, by_mouse=self._by_mouse)
        copy.follow()
        while True:
            seen = self._asked(lesson, copy.course.number)
            assert seen.told["view_digest"] == copy.digest, (lesson.id, copy.course.number)
            step = copy.course.step
            if step is None:
                return
            self._does(seen, step)

    def _asked(self, lesson: Lesson, number: int) -> Seen:
        """Wait until the window stands at a step and lets one do something."""

        def ready(now: Seen) -> bool:
            if now.screen != "lesson" or now.told["lesson"] != lesson.id:
                return False
            stands = now.told["step"] == number and not now.moving and not now.told["busy"]
            stands = stands and not now.told["lingers"]
            over = now.told["learned"] or now.told["actor"] is None
            return stands and bool(now.told["deciding"] or over)

        while True:
            what = f"step {number} of {lesson.id}"
            seen = self.player.wait(lambda now: ready(now) or fights(now), what)
            if ready(seen):
                return seen
            self._goes_on_with_the_fight(seen)

    def _goes_on_with_the_fight(self, seen: Seen) -> None:
        if self._by_mouse:
            key = next(key for key in FIGHT if key in seen.widgets)
            self.player.click(middle(seen.widgets[key]))
        else:
            self.player.keys("space")
        before = (seen.steps, seen.widgets.keys())
        try:
            self.player.wait(lambda now: (now.steps, now.widgets.keys()) != before, "more", MISS_S)
        except StuckError:
            return

    def _does(self, seen: Seen, step: Step) -> None:
        copy, number = self._copy, self._copy.course.number
        match step.deed:
            case Deed.MOVE:
                self._moves(seen)
                return
            case Deed.TURN:
                self._turns(seen)
            case _:
                self._presses_control(seen)
        if step.deed is Deed.UNDO:
            copy.match.undo()
            copy.held = copy.hands.empty
        copy.course.act(step.deed, step.part)
        copy.follow()
        assert copy.course.number > number

    def _presses_control(self, seen: Seen) -> None:
        """The button that the step is about, or its key; a yes is taken once one had time."""
        control = self._copy.course.control
        button = self._copy.button(control, holding=control == "end")
        for _ in range(TRIES):
            if self._by_mouse:
                self.player.press(control)
            else:
                self.player.keys(named(button.shortcut))
            if self._heeded(seen):
                return
        raise AssertionError(f"{control} was not taken")

    def _turns(self, seen: Seen) -> None:
        if not self._by_mouse:
            self.player.keys("q")
            return
        blocks = [each.at for each in seen.of_kind("block") if each.clear]
        x = sum(at[0] for at in blocks) / len(blocks)
        y = sum(at[1] for at in blocks) / len(blocks)
        self.player.drag((x, y), (x + HALF_WAY, y))

    def _heeded(self, seen: Seen) -> bool:
        """Whether the step is over within a while."""
        before = seen.told["step"], seen.steps
        try:
            self.player.wait(lambda now: (now.told["step"], now.steps) != before, "it", MISS_S)
        except StuckError:
            return False
        return True

    def _moves(self, seen: Seen) -> None:
        """Make a move that the step waits for."""
        if not self._by_mouse:
            self._by_keys(self._copy.ways(lambda _act: True)[0])
        elif not self._by_clicks(seen):
            self.hidden.append((seen.told["lesson"], seen.told["step"]))
            self.player.press("lesson.way")
            time.sleep(0.2)
            shown = self._asked(self._copy.course.lesson, self._copy.course.number)
            assert self._by_clicks(shown), (shown.told["lesson"], shown.told["step"])

    def _by_clicks(self, seen: Seen) -> bool:
        """Whether one of the ways could be gone by mouse."""
        ways = self._copy.ways(lambda act: place_of(seen, act) is not None)
        for way in ways[:1]:
            self._clicked(seen, way)
        return bool(ways)

    def _clicked(self, seen: Seen, way: Way) -> None:
        first = place_of(seen, way[0])
        assert first is not None
        if self._dragged(first, way):
            return
        for number, act in enumerate(way):
            place = self._waited_for(act) if number else first
            time.sleep(APART_S if number and place == first else 0.0)
            self.player.click(place)
            if self._answered(self._answer(act)):
                return
        raise AssertionError(way)

    def _dragged(self, first: Where, way: Way) -> bool:
        """Drag from the first thing to the second, where that is a way, too."""
        copy = self._copy
        if len(way) != 2 or not all(isinstance(act, Aim) for act in way):
            return False
        decision = copy.decision(copy.held)
        start, goal = (cast("Aim", act).target for act in way)
        dropped = copy.hands.drop(decision, start, goal)
        stays = copy.hands.meant(copy.decision(copy.hands.carrying(start)), start) == goal
        if stays or start not in copy.hands.draggable(decision):
            return False
        if dropped.move not in copy.course.ways():
            return False
        self.player.grab(first)
        copy.held = copy.hands.carrying(start)
        self.player.put_down(self._waited_for(way[1]))
        copy.follow(dropped)
        return True

    def _waited_for(self, act: Act) -> Where:
        """Where the next thing shows, once it can be used; or one that stands for it."""
        acts = [act, *self._copy.stand_ins(act)]

        def place(seen: Seen) -> Where | None:
            return next(filter(None, (place_of(seen, each) for each in acts)), None)

        seen = self.player.wait(lambda now: not now.moving and bool(place(now)), f"{act} to show")
        found = place(seen)
        assert found is not None
        return found

    def _answer(self, act: Act) -> AnyAnswer:
        copy = self._copy
        match act:
            case Aim(target):
                return copy.hands.click(copy.decision(copy.held), target)
            case Press(key):
                return next(
                    answer
                    for found, answer in copy.inputs(copy.held)
                    if isinstance(found, Press) and found.key == key
                )

    def _answered(self, answer: AnyAnswer) -> bool:
        """Take an answer over; whether a move was made."""
        if answer.move is None:
            self._copy.held = answer.selection
            return False
        self._copy.follow(answer)
        return True

    def _by_keys(self, way: Way) -> None:
        copy = self._copy
        for act in way:
            match act:
                case Aim(target):
                    held = copy.held
                    while held.cursor != target:
                        goals = copy.hands.goals(copy.decision(held))
                        held = copy.hands.pointed(held, following(goals, held.cursor, 1))
                        self.player.keys("Tab")
                    self.player.keys("Return")
                    answer = copy.hands.confirm(copy.decision(held))
                case Press(key, shortcut):
                    answer = self._answer(act)
                    if shortcut:
                        self.player.keys(named(shortcut))
                    else:
                        self._led_to(key)
            if self._answered(answer):
                return
            time.sleep(0.1)
        raise AssertionError(way)

    def _led_to(self, key: str) -> None:
        """Tab to a button without a key of its own, and Enter."""
        while (before := self.player.look().told["focused"]) != key:
            self.player.keys("Tab")
            self.player.wait(lambda now: now.told["focused"] != before, f"Tab to lead to {key}")
        self.player.keys("Return")


def fights(seen: Seen) -> bool:
    """Whether a fight waits to go on."""
    return any(key in seen.widgets for key in FIGHT)


def place_of(seen: Seen, act: Act) -> Where | None:
    """Where an input can be made now; None: it can't."""
    match act:
        case Press(key):
            free = key in seen.widgets and key not in seen.off
            return middle(seen.widgets[key]) if free else None
        case Aim(target):
            return next((lit.at for lit in seen.lit if is_it(lit, target) and lit.clear), None)


def is_it(lit: Lit, target: Target) -> bool:
    """Whether a lit thing is ``target``."""
    wanted = told(target)
    return lit.kind == wanted["kind"] and plain(lit.value) == plain(wanted["value"])


def plain(value: Any) -> Any:
    """Tuples as a probe's lines have them."""
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


def named(shortcut: str) -> str:
    """A button's key as xdotool calls it: ``Ctrl+Z`` is ``ctrl+z``."""
    assert shortcut
    *held, last = shortcut.split("+")
    plain = last.lower() if len(last) == 1 else last
    return "+".join([*(each.lower() for each in held), KEYS.get(last, plain)])
