"""The screen of a lesson: a match, and beside it who says what to try."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from game.app.lesson.lingering import Lingering
from game.app.lesson.noticing import Noticing
from game.app.lesson.onward import onward
from game.app.lesson.parts import part_holds
from game.app.lesson.scripted import Scripted, calmly
from game.app.lesson.telling import told_note, under_note, usual
from game.app.lesson.watching import Watching
from game.app.match.policy import MatchPolicy
from game.app.match.viewer.bring_into_view import uncover
from game.app.overlay_menu import OverlayMenu
from game.app.overlay_screen import AnsweringScreen, at_rest
from game.app.routes import BoxPage, FirstGame, TakeLesson
from game.app.screen import Host
from game.app.screens.naming import named
from game.content.lesson import Deed, Lesson
from game.language import _
from game.rules.core import Move
from game.scene.targets import Target
from game.session.lessons.beginning import LEARNER
from game.session.lessons.course import Course
from game.session.lessons.progress import Place
from game.session.match import Match
from game.ui.intents import AskCoach, Dismiss, Intent, LookAt, StandBy
from game.ui.intents.lessons import LeaveLesson, LessonAnew, NextLesson, ShowWay, StepBack
from game.ui.layout import Stack
from game.ui.panels.hand import HandOnControl
from game.ui.panels.lesson import lesson_menu, lesson_note, note_left
from game.ui.situation import AnySituation
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class LessonScreen(AnsweringScreen):
    """One lesson being taken, in a match of its own."""

    name = "lesson"

    def __init__(self, host: Host, lesson: Lesson, match: Match, place: Place | None) -> None:
        """``match``: as the lesson begins, with the moves of ``place`` played."""
        self.course = Course(lesson, match, place.did if place else ())
        prefers, policy = partial(calmly, self.course), self._policy(host)
        super().__init__(host, match, Scripted(self.course), prefers, policy)
        self._progress = host.saves.learning.lessons
        controller = self.inner.game.table.camera_controller
        self._lingering = Lingering(controller)
        controller.keep_within(lambda: note_left(host.viewport))
        self._onward, self._way = onward(lesson, self._progress)
        self._step, self._uncovered, self._saying = -1, -1, -1
        self._on_control = False
        self._noticing, self._watching = Noticing(), Watching()

    def _policy(self, host: Host) -> MatchPolicy:
        """The lesson speaks, answers what is tried, and lets the script alone play unasked."""
        return MatchPolicy(
            taught=True,
            speaks=lambda: True,
            allows=self._allows,
            plays_unasked=lambda _move: False,
            done=lambda: self.course.done,
            heeds=self._looks,
            completes=self._completes,
            menu=partial(OverlayMenu, host, self.lesson.title, lesson_menu),
        )

    @property
    def lesson(self) -> Lesson:
        """The lesson that is taken."""
        return self.course.lesson

    @property
    def arrows_begin(self) -> str | None:
        """The button that arrows begin at: as in a match; the first when all is done."""
        return self._onward.value if self.course.done else super().arrows_begin

    @property
    def waiting(self) -> bool:
        """Whether something comes by itself, the hand shows the way, or the end is too fresh for
        keys."""
        shows = self._passing and not self.inner.game.table.staged
        soon = self._lingering.waiting and not self.inner.deciding.dragging
        fresh = self._over and not self._watching.calm
        return super().waiting or soon or shows or fresh

    @property
    def _scripted(self) -> bool:
        return self.course.scripted() is not None

    @property
    def _passing(self) -> bool:
        """Whether something is shown that comes before the next step: it is said after that."""
        return self._scripted or self._step != self.course.number

    def enter(self) -> None:
        """Begin with the step that the learner has come to."""
        super().enter()
        self._follow()

    def leave(self) -> None:
        """Keep how far the learner has come."""
        self._keep()
        super().leave()

    def widget(self, viewport: Viewport) -> Widget:
        """The match's panels, and the note, unless all look at what happens on a stage."""
        table = self.inner.game.table
        if table.staged and not self.inner.game.deciding:
            return super().widget(viewport)
        further, watches = self._onward, self._watching.long
        model = told_note(
            self.course, self._said, self._reply.text, further=further, watches=watches
        )
        on = self.host.hear
        noted = self._beside_note(
            viewport,
            lambda seats, clear_of: lesson_note(model, on, viewport, seats, clear_of=clear_of),
        )
        return Stack(*noted, *self._hand())

    def _completes(self, told: AnySituation, _viewport: Viewport) -> AnySituation:
        """What the panels of the match tell, with room for the note."""
        return replace(at_rest(told) if self._over else told, beneath=self._room)

    @property
    def _over(self) -> bool:
        """Whether all has been done, and has been seen."""
        return self._step == len(self.lesson.steps)

    @property
    def _said(self) -> int:
        """The step that is told: the last one as long as the eye stays there and does not see what
        the next one is about."""
        return self._saying if self._lingering.waiting else self._step

    def _told_late(self, *, looked: bool) -> bool:
        """Whether what the step is about is out of sight until the eye has come there."""
        table = self.inner.game.table
        about = self._pointers.things(table.view, self.course.ways()[:1])
        return looked and not all(table.sees(each, soon=True) for each in about)

    def _hand(self) -> list[Widget]:
        """The hand on the control that the step is about, once it points there."""
        key = self.course.control
        if not key or not self._on_control or self._passing:
            return []
        return [HandOnControl(lambda: self.host.place_of(key))]

    def advance(self, seconds: float) -> None:
        """Let time pass; see what the learner did."""
        super().advance(seconds)
        for deed, part in self._noticing.seen(self.inner.game):
            self._did(deed, part)
        self._follow()
        over = self._reply.follow(self.inner.deciding)
        if self._watching.advance(seconds, passing=self._passing) or over:
            self.host.refresh()
        if not self.inner.deciding.dragging and self._lingering.advance(seconds):
            self._noticing.looked(self.inner.game.table)
            self.host.refresh()
        self._uncover()
        self._play_own()
        if self._pointers.advance(seconds):
            self.host.redraw()

    def _did(self, deed: Deed, part: str = "") -> None:
        """A deed that is no move; it counts for a step that has been said."""
        if self._step == self.course.number:
            self.course.act(deed, part)

    def _follow(self) -> None:
        """Another step begins, if it is another, once the table shows what led to it."""
        self.course.follow()
        shown = self._step < 0 or self.inner.game.settled
        if self.course.number == self._step or not shown:
            return
        table, step = self.inner.game.table, self.course.step
        last = self.lesson.steps[self._step] if self._step >= 0 else None
        looked = last is not None and last.deed is Deed.LOOK
        self._saying = self._step
        self._step = self.course.number
        if not self._told_late(looked=looked):
            self._saying = self._step
        self._reply.give("")
        self._pointers.show(table.view, self.course.pointed())
        self._on_control = step is not None and step.deed is Deed.LOOK
        self._lingering.look_at(step.look if step else "", after_look=looked)
        self._noticing.begin(table)
        self.inner.on(Dismiss())
        self._keep()
        self.host.refresh()

    def _uncover(self) -> None:
        """Once all lies still, let nothing that the step is about lie under the note."""
        game = self.inner.game
        if self._uncovered == self._step or not game.deciding or not game.settled:
            return
        if self._lingering.waiting:
            return  # the eye goes elsewhere soon
        note = self.host.place_of("lesson.words")
        if note is None:
            return
        self._uncovered = self._step
        moves = [*self.course.pointed(), *self.course.ways()[:1]]
        for target in self._pointers.things(game.table.view, moves):
            uncover(game.table, target, under_note(note, self.host.viewport))

    def _play_own(self) -> None:
        """Play what comes by itself for the learner."""
        game = self.inner.game
        if game.match.actor != LEARNER or not game.settled or game.holding:
            return
        move = self.course.scripted()
        if move is not None:
            game.play(move)

    def _allows(self, move: Move) -> bool:
        """Whether the learner may play that now; what else he tries is answered."""
        course = self.course
        if course.done or self._scripted:
            return False
        if course.fits(move):
            self._reply.give("")
            return True
        reply = course.reply(move)
        about = self._pointers.things(self.inner.game.table.view, [move])
        self._reply.give(_(reply) if reply else usual(course), about)
        self._on_control |= bool(course.control)
        if self.inner.deciding.selection.waits:
            self.inner.deciding.stepped_back()
        if course.shows_way:
            self._show_way()
        self.host.refresh()
        return False

    def _looks(self, target: Target | None) -> bool:
        """A click on the very thing that is to be looked at is a look, and no more."""
        step, at = self.course.step, self.inner.deciding.pointing.at
        if step is None or step.deed is not Deed.LOOK or at is None:
            return False
        if not part_holds(self.inner.game.table, step.part, target, at):
            return False
        self.on(LookAt(step.part))
        return True

    def _show_way(self) -> None:
        if self.course.control:
            self._on_control = True
            self.host.refresh()
        ways = self.course.ways()
        if ways:
            self._pointers.show(self.inner.game.table.view, ways[:1], lead=True)
        elif not self.course.control and self.course.step is not None:
            self._reply.give(usual(self.course))
            self.host.refresh()
        self.host.redraw()

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""
        match intent:
            case ShowWay() | AskCoach():
                self._show_way()
            case StepBack():
                self.host.navigator.show(TakeLesson(self.lesson, self.course.before()))
            case LessonAnew():
                self.host.navigator.show(TakeLesson(self.lesson, None))
            case NextLesson():
                self._go_on()
            case LeaveLesson():
                self.host.navigator.show(BoxPage(self.lesson.title))
            case StandBy():
                self._let_by()
            case LookAt(part):
                super().on(intent)
                self._did(Deed.LOOK, part)
            case _:
                super().on(intent)

    def key(self, name: str) -> bool:
        """A key: *H* shows the way, the rest is the match's."""
        if name in ("Enter", "Space") and self._over:
            if self._watching.calm:
                self.on(NextLesson())
            return True
        return super().key(name)

    def _go_on(self) -> None:
        """To the next lesson, or to a first game."""
        route = self._way
        if isinstance(route, FirstGame):
            named(self.host, lambda: self.host.navigator.show(route))
        else:
            self.host.navigator.show(route)

    def _keep(self) -> None:
        """Keep how far the learner has come."""
        if self.course.done:
            self._progress.finish(self.lesson)
        elif self.course.number:
            self._progress.leave(self.lesson, self.course.place())

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        return {
            **super().report(),
            "lesson": self.lesson.id,
            "step": self.course.number,
            "learned": self.course.done,
            "lingers": self._lingering.waiting,
            "pointing": self._pointers.shown or bool(self._hand()),
        }
