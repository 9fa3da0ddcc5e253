"""What pointer and panels come to while the viewer of a match decides."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import replace

from game.app.match.company.coaching import Coaching
from game.app.match.flow.catch_up import catch_up
from game.app.match.flow.game import Game
from game.app.match.input.pointer_signs import PointerSigns
from game.app.match.input.table_pointer import PointerUser, TablePointer
from game.app.match.input.unavailable import not_now
from game.app.match.policy import MatchPolicy
from game.app.match.viewer.bring_into_view import bring_cursor_into_view, bring_goal_into_view
from game.app.screen import Host
from game.rules.core import Move, Refusal
from game.scene.tabletop import WHOLE
from game.scene.targets import Target
from game.ui.hands import Answer, AnyAnswer, AnyDecision, Decision, Selection
from game.ui.intents import (
    AskAgain,
    AskCoach,
    Cancel,
    Choose,
    ChooseHint,
    Continue,
    FlipNext,
    Intent,
    PointAtHint,
    Preview,
)
from game.ui.rect import Rect
from game.ui.titles import INTERFACES

AGAIN_S = 0.7
"""A choice made once more so soon was pressed twice: what the first press said was not read."""


class Deciding(PointerUser):
    """One viewer's hands at one table: what he has in hand, and what his inputs come to.

    ``pointing``: what his pointer shows. ``previewed``: the choice of a panel that it rests on.
    ``unfolded``: what he looks into. ``skipped``: he knows that a click hurries the others.
    """

    def __init__(self, host: Host, game: Game, coach: Coaching, policy: MatchPolicy) -> None:
        """``coach``: whose hint is shown while nothing is in hand. ``policy``: what the screen
        around the ``game`` allows."""
        self._host, self._game, self._coach, self._policy = host, game, coach, policy
        interface = INTERFACES[game.match.header.title]
        self._title, self._hands = interface.hands, TablePointer(game.table, self)
        self.pointing = PointerSigns(game.table, interface)
        self.selection: Selection = self._title.empty
        self.previewed: Hashable | None = None
        self.unfolded: Hashable | None = None
        self.skipped = False
        self._onward: Selection | None = None
        self._laid_by: Selection | None = None
        self._chosen: tuple[Hashable, float] = (None, 0.0)
        self._seat = game.seat
        self._plays = False

    @property
    def idle(self) -> bool:
        """Whether he has nothing in hand."""
        return bool(self.selection == self._title.empty)

    @property
    def dragging(self) -> bool:
        """Whether his button is down upon something: the eye stays where it is then."""
        return self._hands.busy

    @property
    def aim(self) -> Target | None:
        """What he means to use next: where his pointer has come to rest, or his keys have led."""
        if not self._game.deciding:
            return None
        return self.pointing.aim(self.decision())

    def decision(self) -> AnyDecision:
        """What he has before him; with what the coach suggests while nothing is in hand."""
        game, carried = self._game, self._hands.carried
        selection = self.selection if carried is None else self._title.carrying(carried)
        looks = game.settled and (game.deciding or game.holding)
        done = self._policy.done()
        decision: AnyDecision = Decision(
            view=game.table.view,
            people=game.people,
            legal=() if done else game.legal(),
            selection=selection,
            why=self._why,
            open=game.deciding and not done,
            unfolded=self.unfolded,
            previewed=self.previewed,
            lit_up=game.lit_up,
            turned=game.resting.stage.turned,
            dragged=carried is not None,
            latest=game.journal.latest() if looks else (),
        )
        return self._coach.shown_in(decision, idle=selection == self._title.empty)

    def _why(self, move: Move) -> Refusal | None:
        """Why a move is not allowed now, for whatever reason."""
        return not_now(self._game, done=self._policy.done()) or self._game.why(move)

    def changed(self) -> None:
        """Something that panels, marks or tips show is different."""
        if self._plays:
            return  # there is more to come
        self._coach.check()
        if self._game.hides and self._game.seat != self._seat:
            self._seat = self._game.seat
            self._let_go()
        if not self._game.deciding:
            self.selection, self._laid_by = self._title.empty, None
        elif self._onward is not None:
            self.selection, self._onward = self._onward, None
        self._take_up()
        self.pointing.show(self.decision())
        self._host.refresh_soon()

    def _lay_by(self) -> None:
        """A hint is asked for: what is in hand makes room for it until it is put away."""
        if not self._coach.open:
            self._laid_by = self.selection
        self.selection = self._title.empty

    def _take_up(self) -> None:
        """The hint that it made room for is put away unused: it is in hand again."""
        if self._laid_by is None or self._coach.open:
            return
        if self.idle:
            self.selection = self._laid_by
        self._laid_by = None

    def _let_go(self) -> None:
        """Somebody else looks: nothing of what was in another's hand or sight is left."""
        self.selection, self._onward, self._laid_by = self._title.empty, None, None
        self.unfolded = self.previewed = None
        self.pointing.forget()

    def hear(self, intent: Intent) -> None:
        """What a panel wants of the hands, or of the coach."""
        match intent:
            case Choose(key):
                self._choose(key)
            case Preview(key):
                self.previewed = key
            case Cancel():
                self.stepped_back()
            case Continue() | FlipNext():
                self.hurried()
            case AskCoach():
                self._lay_by()
                self.unfolded = None
                self._coach.ask()
            case AskAgain():
                self._coach.ask_again()
            case ChooseHint(number):
                self._coach.choose(number)
            case PointAtHint(number):
                self._coach.point(number)

    def _choose(self, key: Hashable) -> None:
        """A choice of a panel. Made twice at once it is one: what the first asks is to be read."""
        if not catch_up(self._game):
            return
        (last, since), now = self._chosen, self._host.clock()
        answer, held = self._title.choose(self.decision(), key), self.selection.picked
        if answer.move is not None and key == last and now - since < AGAIN_S:
            return
        self._chosen = (key, now)
        if not self.pointing.keyed:  # nothing is aimed at that no pointer or key has chosen
            answer = replace(answer, selection=self._title.pointed(answer.selection, None))
        self._take(answer, held)
        bring_cursor_into_view(self._game.table, self.selection.cursor)

    def play(self, move: Move, onward: Selection | None = None) -> None:
        """Play a move; ``onward``: in hand once it is shown. One not allowed leaves the hand so."""
        self.previewed = None
        if self._policy.allows(move):
            self.selection, self._onward, self._laid_by = self._title.empty, onward, None
            self._plays = True
            try:
                self._game.play(move)
            finally:
                self._plays = False
            self.pointing.forget()  # what was there before the move may be hidden by what is
        self.changed()

    def unfold(self, what: Hashable) -> None:
        """Look into something aside, or put it away again."""
        self.unfolded = None if self.unfolded == what else what

    def _take(self, answer: AnyAnswer, target: Target | None = None) -> None:
        """Do what an input means."""
        self._onward = None
        if answer.move is not None:
            self.play(answer.move, answer.selection)
            return
        self.selection = answer.selection
        if answer.selection.picked is not None:
            bring_goal_into_view(self._game.table, self.goals())
        if answer.refusal is not None and target is not None:
            self.pointing.refuse(target, answer.refusal)
            self._host.sound.refused()
        self.changed()

    @property
    def hot(self) -> bool:
        """Whether a click or drag where the pointer is would do something."""
        pointing = self.pointing
        if pointing.target is None or not self._game.deciding:
            return False
        meant = pointing.meant(self.decision())
        return meant in pointing.usable or self.can_drag(pointing.target)

    @property
    def arrows_begin(self) -> str | None:
        """The control of a choice that waits; None: arrows are about the table."""
        return self._title.arrows_begin(self.selection)

    def draggable(self) -> Collection[Target]:
        """What a drag can begin on."""
        return self._title.draggable(self.decision()) if self._game.deciding else ()

    def can_drag(self, target: Target | None) -> bool:
        """Whether a drag from ``target`` leads to a move."""
        return target in self.draggable()

    def clicked(self, target: Target | None) -> None:
        """A target, or the bare table, was clicked; what has nothing to do tells what it is."""
        if self._policy.heeds(target):
            return
        answer: AnyAnswer = Answer(self.selection)
        if self._game.deciding:
            answer = self._title.click(self.decision(), target)
        if target is not None and answer == Answer(self.selection):
            self._ask_about(target)
        self._take(answer, target)

    def _ask_about(self, target: Target) -> None:
        """Look into it; what can't be looked into says at once why it is of no use now, or what it
        is.
        """
        decision = self.decision()
        within = self._title.unfolds(decision, target)
        if within is not None:
            self.unfold(within)
            return
        why = None if decision.open else self._title.why_not(decision, target)
        if why is None:
            self.pointing.tell()
        else:
            self.pointing.refuse(target, why)

    def dropped(self, start: Target, goal: Target | None) -> None:
        """A piece was dragged from ``start`` to ``goal``."""
        if self._game.deciding:
            self._take(self._title.drop(self.decision(), start, goal), goal)

    def called_off(self) -> None:
        """What is dragged goes back to where it was."""
        if self._hands.cancel():
            self.changed()

    def stepped_back(self) -> None:
        """One step out of what was begun, and then out of the hint."""
        if self.idle and not self.unfolded:
            self._coach.close()
        self.unfolded = None
        self.selection = self._title.back(self.selection)
        self.changed()

    def hurried(self) -> bool:
        """End what is being shown; whether there was something."""
        watched, hurried = self._game.watching, self._game.hurry()
        self.skipped |= hurried and watched
        if hurried:
            self.changed()
        return hurried

    def went_on(self) -> bool | None:
        """Whoever presses on the table while his own action is shown goes on; whether he decides
        then. None: nothing of his is shown."""
        if self._game.settled or not self._game.playback.lets_on:
            return None
        decides = catch_up(self._game)
        self.changed()
        return decides if self._game.settled else None

    def pointed(self, at: tuple[float, float] | None) -> None:
        """The pointer is elsewhere."""
        self.pointing.keyed = False
        if self._game.deciding and not self._host.preferences.reduced_motion:
            self._game.table.breathing.stir(self._host.clock())
        if self.pointing.move(at):
            self.pointing.show(self.decision())
        self._host.redraw()

    def pressed(self, at: tuple[float, float], button: str) -> None:
        """A button went down."""
        self.pointing.hush(at)
        self._hands.press(at, button)

    def covered(self, at: tuple[float, float]) -> None:
        """A button went down on a panel: no tip of the table comes up where that goes away."""
        self.pointing.hush(at)

    def dragged(self, at: tuple[float, float], by: tuple[float, float], button: str) -> None:
        """The pointer moved with it."""
        before = self._hands.carried
        self._hands.drag(at, by, button)
        if self._hands.carried != before:
            bring_goal_into_view(self._game.table, self.goals(), at_once=True)
        self.pointing.move(at if self._hands.carried else None)
        self.pointing.show(self.decision())
        self._host.redraw()

    def released(self, at: tuple[float, float], button: str) -> None:
        """The button went up; no tip hides what comes of a piece that was put down."""
        dropped = self._hands.carried is not None
        self._hands.release(at, button)
        self.pointed(at)
        if dropped:
            self.pointing.hush(at)

    def double_clicked(self, at: tuple[float, float]) -> None:
        """Look at what lies there from near; from the bare table at all of it."""
        target = self._game.table.pick(*at)
        if target is None:
            self._game.table.camera_controller.look_at(WHOLE)
        if target is not None and self._title.acts_once(target):
            self._hands.cancel()
        if target is not None and target not in self.pointing.marked:
            self._game.table.focus_on(target)

    def scrolled(self, at: tuple[float, float], steps: float) -> None:
        """Nearer or further."""
        self._game.table.zoom(steps, at)

    def redraw(self) -> None:
        """The picture is different."""
        self._host.redraw()

    def escaped(self) -> bool:
        """Esc; whether there was anything to step out of."""
        if self._hands.cancel():
            self.changed()
            return True
        if self.idle and not self.unfolded:
            return False
        self.stepped_back()
        return True

    def confirmed(self) -> bool:
        """Enter; whether there was anything to say yes to."""
        held = self.selection
        if not self._game.deciding or not (held.cursor or held.waits):
            return False
        self._take(self._title.confirm(self.decision()), held.cursor)
        return True

    def in_play(self) -> list[Rect]:
        """Where everything shows that he may use now, or with empty hands."""
        decision, title = self.decision(), self._title
        bare = replace(decision, selection=title.empty)
        things = {*title.goals(decision), *title.lit(decision), *title.draggable(bare)}
        return [self.pointing.place_of(each) for each in things]

    def goals(self) -> list[Target]:
        """What the keyboard is led to."""
        return self._title.goals(self.decision())

    def lead_to(self, cursor: Target) -> None:
        """The keyboard's cursor is on another target."""
        self.selection = self._title.pointed(self.selection, cursor)
        self.pointing.move(None)
        bring_cursor_into_view(self._game.table, cursor)
        self.changed()

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._hands.advance(seconds)
        if self.pointing.advance(seconds):
            self.pointing.show(self.decision())
            self._host.redraw()
        game, history = self._game, self._game.match.history
        if game.deciding and not self._host.preferences.reduced_motion:
            turn = not history or history[-1].player != game.seat
            game.table.breathing.follow(len(history), turn=turn, now=self._host.clock())

    def targets(self) -> list[tuple[Target, float, float, str, bool]]:
        """What is marked on the table, and what can be dragged: where, and whether it shows."""
        return self.pointing.spots(self.draggable(), self._host.viewport.pixel_height)
