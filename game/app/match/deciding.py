"""The deciding half of a match's screen: what pointer and keys on the table come to."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import cast

from game.app.match.decision import Decision
from game.app.match.game import Game
from game.app.match.hands import Hands
from game.app.match.pointing import Pointing
from game.app.screen import Host, Screen
from game.app.screens.menu import MenuDialog
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import ActionKind
from game.rules.core import Move
from game.scene.targets import Target
from game.session.match import Match
from game.titles.biomes.scene.targets import BlockTarget, FigureTarget, PileTarget
from game.titles.biomes.ui.hands import intent
from game.titles.biomes.ui.hands.selection import EMPTY, PILE, Answer
from game.ui.focus import ARROWS, nearest

FORWARD = ("Tab", "Right", "Down")
BACKWARD = ("Shift+Tab", "Left", "Up")
TILT = 10.0
"""Degrees by which W and S tilt the eye."""


class DecidingScreen(Screen):
    """A game at one table, as far as hands and keys reach it."""

    def __init__(self, host: Host, match: Match) -> None:
        super().__init__(host)
        self.game = Game(host, match, self._changed)
        self._hands = Hands(self.game.table, self)
        self._pointing = Pointing(self.game.table)
        self._selection = EMPTY
        self._previewed: Hashable | None = None
        self._unfolded: Hashable | None = None
        self._skipped = False

    def _decision(self) -> Decision:
        game, selection = self.game, self._selection
        carried = self._hands.carried
        if carried is not None:
            selection = replace(EMPTY, picked=carried)
        return Decision(
            view=game.table.view,
            people=game.people,
            legal=game.legal(),
            selection=selection,
            why=game.why,
            open=game.deciding,
            lit_up=game.lit_up,
            characteristic=str(self._previewed or ""),
        )

    def _changed(self) -> None:
        """Something that panels, marks or tips show is different."""
        if not self.game.deciding:
            self._selection = EMPTY
        self._pointing.show(self._decision())
        self.host.refresh_soon()

    def _choose(self, key: Hashable) -> None:
        game = self.game
        if game.deciding:
            kind = ActionKind(str(key))
            args = (game.table.view, game.legal(), self._selection, kind, game.why)
            self._take(intent.choose_action(*args))
            self._bring_into_view()

    def _play(self, move: Move) -> None:
        self._selection, self._previewed = EMPTY, None
        self.game.play(cast(BiomesMove, move))

    def _unfold(self, what: Hashable) -> None:
        """Look into something aside, or put it away again."""
        self._unfolded = None if self._unfolded == what else what

    def _take(self, answer: Answer, target: Target | None = None) -> None:
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
        """The ways to pay, where there is a choice; for all else arrows are about the table."""
        return "payment.0" if self._selection.payment else None

    # -- hands ----------------------------------------------------------------------------------

    def can_drag(self, target: Target | None) -> bool:
        """Whether a drag from ``target`` leads to a move."""
        game = self.game
        return game.deciding and intent.is_draggable(game.table.view, game.legal(), target)

    def clicked(self, target: Target | None) -> None:
        """A target, or the bare table, was clicked; what has nothing to do tells what it is."""
        game, answer = self.game, Answer(self._selection)
        if game.deciding:
            args = (game.table.view, game.legal(), self._selection, target, game.why)
            answer = intent.click(*args)
        if target is not None and answer == Answer(self._selection):
            self._ask_about(target)
        self._take(answer, target)

    def _ask_about(self, target: Target) -> None:
        """Open the own pile; everything else says at once what it is."""
        if isinstance(target, PileTarget) and target.seat == self.game.seat:
            self._unfold(PILE)
        else:
            self._pointing.tell()

    def dropped(self, start: Target, goal: Target | None) -> None:
        """A piece was dragged from ``start`` to ``goal``."""
        game = self.game
        if game.deciding:
            args = (game.table.view, game.legal(), start, goal, game.why)
            self._take(intent.drop(*args), goal)

    def called_off(self) -> None:
        """What is dragged goes back to where it was."""
        if self._hands.cancel():
            self._changed()

    def stepped_back(self) -> None:
        """One step out of what was begun."""
        self._unfolded = None
        self._selection = intent.back(self._selection)
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
        if isinstance(target, FigureTarget):
            self._hands.cancel()  # it was taken by the first click, and is not to act by the second
        if target is not None and target not in self._pointing.marked:
            self.game.table.focus_on(target)

    def scrolled(self, at: tuple[float, float], steps: float) -> None:
        """Nearer or further."""
        self.game.table.zoom(steps, at)

    # -- keys -----------------------------------------------------------------------------------

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
        if self._selection != EMPTY or self._unfolded:
            self.stepped_back()
            return True
        if self.game.table.view.fight is None:
            return False
        self.host.open(MenuDialog(self.host, self.game.match))
        return True

    def _enter(self) -> bool:
        game, held = self.game, self._selection
        if not game.deciding or not (held.cursor or held.fight or held.payment):
            return False
        self._take(
            intent.confirm(game.table.view, game.legal(), held, game.why), self._selection.cursor
        )
        return True

    def _step_cursor(self, name: str) -> bool:
        """Tab goes round all that may be meant; an arrow to what lies there, if anything does."""
        game = self.game
        if not game.deciding:
            return name in ARROWS  # they lead to nothing, and not to a panel either
        args = (game.table.view, game.legal(), self._selection)
        cursor = self._beside(name, intent.goals(*args))
        if cursor is None:
            cursor = intent.step_cursor(*args, forward=name in FORWARD).cursor
        if cursor is None:
            return False
        self._selection = replace(self._selection, cursor=cursor)
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
        if cursor is not None and not table.sees(cursor):
            table.gaze.visit("cube" if isinstance(cursor, BlockTarget) else "table")
