"""The deciding half of a match's screen: what pointer and keys on the table come to."""

from __future__ import annotations

from dataclasses import replace

from game.app.match.decision import Decision
from game.app.match.game import Game
from game.app.match.hands import Hands
from game.app.match.pointing import Pointing
from game.app.screen import Host, Screen
from game.app.screens.dialogs import MenuDialog
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import ActionKind
from game.scene.targets import BlockTarget, Target
from game.session.match import Match
from game.ui.intent import biomes as intent
from game.ui.intent.selection import EMPTY, Answer

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
        self._characteristic = ""
        self._pile_open = False
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
            characteristic=self._characteristic,
        )

    def _changed(self) -> None:
        """Something that panels, marks or tips show is different."""
        if not self.game.deciding:
            self._selection = EMPTY
        self._pointing.show(self._decision())
        self.host.refresh_soon()

    def _choose(self, kind: ActionKind) -> None:
        game = self.game
        if game.deciding:
            args = (game.table.view, game.legal(), self._selection, kind, game.why)
            self._take(intent.choose_action(*args))
            self._bring_into_view()

    def _play(self, move: BiomesMove) -> None:
        self._selection, self._characteristic = EMPTY, ""
        self.game.play(move)

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
        target = self._pointing.target
        if target is None or not self.game.deciding:
            return False
        return target in self._pointing.usable or self.can_drag(target)

    # -- hands ----------------------------------------------------------------------------------

    def can_drag(self, target: Target | None) -> bool:
        """Whether a drag from ``target`` leads to a move."""
        game = self.game
        return game.deciding and intent.is_draggable(game.table.view, game.legal(), target)

    def clicked(self, target: Target | None) -> None:
        """A target, or the bare table, was clicked."""
        game = self.game
        if game.deciding:
            args = (game.table.view, game.legal(), self._selection, target, game.why)
            self._take(intent.click(*args), target)

    def dropped(self, start: Target, goal: Target | None) -> None:
        """A piece was dragged from ``start`` to ``goal``."""
        game = self.game
        if game.deciding:
            args = (game.table.view, game.legal(), start, goal, game.why)
            self._take(intent.drop(*args), goal)

    def stepped_back(self) -> None:
        """One step out of what was begun."""
        self._pile_open = False
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
        """It went up."""
        self._hands.release(at, button)
        self.pointed(at)

    def double_clicked(self, at: tuple[float, float]) -> None:
        """Look at what lies there from near."""
        target = self.game.table.pick(*at)
        if target is not None and target not in self._pointing.marked:
            self.game.table.focus_on(target)

    def scrolled(self, at: tuple[float, float], steps: float) -> None:
        """Nearer or further."""
        self.game.table.zoom(steps, at)

    # -- keys -----------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        """A key; False leaves it to the panels."""
        if self.game.curtain:
            return False
        match name:
            case "Space" | "Enter" if self.game.watching:
                self.hurried()
            case "Q" | "E":
                self.game.table.quarter(1 if name == "Q" else -1)
            case "W" | "S":
                self.game.table.tilt(TILT if name == "W" else -TILT)
            case "Esc":
                return self._escape()
            case "Enter":
                return self._enter()
            case _ if name in FORWARD or name in BACKWARD:
                return self._step_cursor(forward=name in FORWARD)
            case _:
                return False
        self.host.redraw()
        return True

    def _escape(self) -> bool:
        if self._hands.cancel():
            self._changed()
            return True
        if self._selection != EMPTY or self._pile_open:
            self.stepped_back()
            return True
        if self.game.table.view.fight is None:
            return False
        self.host.open(MenuDialog(self.host))
        return True

    def _enter(self) -> bool:
        game, held = self.game, self._selection
        if not game.deciding or not (held.cursor or held.fight or held.payment):
            return False
        self._take(
            intent.confirm(game.table.view, game.legal(), held, game.why), self._selection.cursor
        )
        return True

    def _step_cursor(self, *, forward: bool) -> bool:
        game = self.game
        if not game.deciding:
            return False
        args = (game.table.view, game.legal(), self._selection)
        stepped = intent.step_cursor(*args, forward=forward)
        if stepped.cursor is None:
            return False
        self._selection = stepped
        self._pointing.move(None)
        self._bring_into_view()
        self._changed()
        return True

    def _bring_into_view(self) -> None:
        """Let the eye visit what the cursor is on, unless it sees that anyway."""
        cursor, table = self._selection.cursor, self.game.table
        if cursor is not None and not table.sees(cursor):
            table.visit("cube" if isinstance(cursor, BlockTarget) else "table")
