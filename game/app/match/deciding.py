"""The deciding half of a match's screen: what pointer and keys on the table come to."""

from __future__ import annotations

from collections.abc import Hashable

from game.app.match.game import Game
from game.app.match.hands import Hands
from game.app.match.pointing import Pointing
from game.app.screen import Host, Screen
from game.rules.core import Move
from game.scene.targets import Target
from game.session.match import Match
from game.ui.focus import ARROWS, following, nearest
from game.ui.hands import Answer, AnyAnswer, AnyDecision, Decision, Selection
from game.ui.titles import INTERFACES

FORWARD = ("Tab", "Right", "Down")
BACKWARD = ("Shift+Tab", "Left", "Up")
TILT = 10.0
"""Degrees by which W and S tilt the eye."""


class DecidingScreen(Screen):
    """A game at one table, as far as hands and keys reach it."""

    def __init__(self, host: Host, match: Match) -> None:
        super().__init__(host)
        self.game = Game(host, match, self._changed)
        self.interface = INTERFACES[match.header.title]
        self._hands = Hands(self.game.table, self)
        self._pointing = Pointing(self.game.table, self.interface)
        self._selection: Selection = self.interface.hands.empty
        self._previewed: Hashable | None = None
        self._unfolded: Hashable | None = None
        self._skipped = False

    def _decision(self) -> AnyDecision:
        game, selection = self.game, self._selection
        carried = self._hands.carried
        if carried is not None:
            selection = self.interface.hands.carrying(carried)
        return Decision(
            view=game.table.view,
            people=game.people,
            legal=game.legal(),
            selection=selection,
            why=game.why,
            open=game.deciding,
            unfolded=self._unfolded,
            previewed=self._previewed,
            lit_up=game.lit_up,
            turned=game.resting.stage.turned,
        )

    def _changed(self) -> None:
        """Something that panels, marks or tips show is different."""
        if not self.game.deciding:
            self._selection = self.interface.hands.empty
        self._pointing.show(self._decision())
        self.host.refresh_soon()

    def _choose(self, key: Hashable) -> None:
        if self.game.deciding:
            self._take(self.interface.hands.choose(self._decision(), key))
            self._bring_into_view()

    def _play(self, move: Move) -> None:
        self._selection, self._previewed = self.interface.hands.empty, None
        self.game.play(move)

    def _unfold(self, what: Hashable) -> None:
        """Look into something aside, or put it away again."""
        self._unfolded = None if self._unfolded == what else what

    def _take(self, answer: AnyAnswer, target: Target | None = None) -> None:
        """Do what an input means."""
        self._selection = answer.selection
        if answer.move is not None:
            self._play(answer.move)
        elif answer.refusal is not None and target is not None:
            self._pointing.refuse(target, answer.refusal)
            self.host.sound.refused()
        self._changed()

    @property
    def hot(self) -> bool:
        """Whether a click or drag where the pointer is would do something."""
        pointing = self._pointing
        if pointing.target is None or not self.game.deciding:
            return False
        meant = pointing.meant(self._decision())
        return meant in pointing.usable or self.can_drag(pointing.target)

    @property
    def arrows_begin(self) -> str | None:
        """The control of a choice that waits; for all else arrows are about the table."""
        return self.interface.hands.arrows_begin(self._selection)

    def can_drag(self, target: Target | None) -> bool:
        """Whether a drag from ``target`` leads to a move."""
        return self.game.deciding and self.interface.hands.is_draggable(self._decision(), target)

    def clicked(self, target: Target | None) -> None:
        """A target, or the bare table, was clicked; what has nothing to do tells what it is."""
        answer: AnyAnswer = Answer(self._selection)
        if self.game.deciding:
            answer = self.interface.hands.click(self._decision(), target)
        if target is not None and answer == Answer(self._selection):
            self._ask_about(target)
        self._take(answer, target)

    def _ask_about(self, target: Target) -> None:
        """Look into it; what can't be looked into says at once what it is."""
        within = self.interface.hands.unfolds(self._decision(), target)
        if within is None:
            self._pointing.tell()
        else:
            self._unfold(within)

    def dropped(self, start: Target, goal: Target | None) -> None:
        """A piece was dragged from ``start`` to ``goal``."""
        if self.game.deciding:
            self._take(self.interface.hands.drop(self._decision(), start, goal), goal)

    def called_off(self) -> None:
        """What is dragged goes back to where it was."""
        if self._hands.cancel():
            self._changed()

    def stepped_back(self) -> None:
        """One step out of what was begun."""
        self._unfolded = None
        self._selection = self.interface.hands.back(self._selection)
        self._changed()

    def hurried(self) -> bool:
        """End what is being shown; whether there was something."""
        watched = self.game.watching
        hurried = self.game.hurry()
        self._skipped |= hurried and watched
        if hurried:
            self._changed()
        return hurried

    def pointed(self, at: tuple[float, float] | None) -> None:
        """The pointer is elsewhere."""
        self._pointing.keyed = False
        if self.game.deciding and not self.host.preferences.reduced_motion:
            self.game.table.breathing.stir(self.host.clock())
        if self._pointing.move(at):
            self._pointing.show(self._decision())
        self.host.redraw()

    def pressed(self, at: tuple[float, float], button: str) -> None:
        """A button went down."""
        self._pointing.hush(at)
        self._hands.press(at, button)

    def dragged(self, at: tuple[float, float], by: tuple[float, float], button: str) -> None:
        """The pointer moved with it."""
        self._hands.drag(at, by, button)
        self._pointing.move(at if self._hands.carried else None)
        self._pointing.show(self._decision())
        self.host.redraw()

    def released(self, at: tuple[float, float], button: str) -> None:
        """It went up; no tip hides what comes of a piece that was put down."""
        dropped = self._hands.carried is not None
        self._hands.release(at, button)
        self.pointed(at)
        if dropped:
            self._pointing.hush(at)

    def double_clicked(self, at: tuple[float, float]) -> None:
        """Look at what lies there from near."""
        target = self.game.table.pick(*at)
        if target is not None and self.interface.hands.acts_once(target):
            self._hands.cancel()
        if target is not None and target not in self._pointing.marked:
            self.game.table.focus_on(target)

    def scrolled(self, at: tuple[float, float], steps: float) -> None:
        """Nearer or further."""
        self.game.table.zoom(steps, at)

    def key(self, name: str) -> bool:
        """A key; False leaves it to the panels."""
        self._pointing.keyed = True
        if self.game.curtain:
            return False
        match name:
            case "Space" | "Enter" if self.game.watching:
                self.hurried()
            case "Q" | "E":
                self.game.table.quarter(1 if name == "Q" else -1)
            case "W" | "S":
                self.game.table.gaze.tilt(TILT if name == "W" else -TILT)
            case "Esc":
                return self._escape()
            case "Enter":
                return self._enter()
            case _ if name in FORWARD or name in BACKWARD:
                return self._step_cursor(name)
            case _:
                return False
        self.host.redraw()
        return True

    def _escape(self) -> bool:
        if self._hands.cancel():
            self._changed()
            return True
        if self._selection != self.interface.hands.empty or self._unfolded:
            self.stepped_back()
            return True
        return False

    def _enter(self) -> bool:
        held = self._selection
        if not self.game.deciding or not (held.cursor or held.waits):
            return False
        self._take(self.interface.hands.confirm(self._decision()), held.cursor)
        return True

    def _step_cursor(self, name: str) -> bool:
        """Tab goes round all that may be meant; an arrow to what lies there, if anything does."""
        if not self.game.deciding:
            return name in ARROWS  # they lead to nothing, and not to a panel either
        goals = self.interface.hands.goals(self._decision())
        cursor = self._beside(name, goals)
        if cursor is None:
            cursor = following(goals, self._selection.cursor, 1 if name in FORWARD else -1)
        if cursor is None:
            return False
        self._selection = self.interface.hands.pointed(self._selection, cursor)
        self._pointing.move(None)
        self._bring_into_view()
        self._changed()
        return True

    def _beside(self, name: str, goals: list[Target]) -> Target | None:
        """The next of the ``goals`` in an arrow's direction, as the player sees the table."""
        table, start = self.game.table, self._selection.cursor
        if name not in ARROWS or start not in goals:
            return None
        return nearest({goal: table.units(table.point(goal)) for goal in goals}, start, name)

    def _bring_into_view(self) -> None:
        """Let the eye visit what the cursor is on, unless it sees that anyway."""
        cursor, table = self._selection.cursor, self.game.table
        preset = table.tabletop.looking.seen_from(cursor)
        if cursor is not None and preset and not table.sees(cursor):
            table.gaze.visit(preset)
