"""The screen of a match: panels, pointer and keys of the player who sits before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.app.match.game import Game
from game.app.match.hands import Hands
from game.app.match.panels import Situation, bar, match_panels
from game.app.match.pointing import Decision, Pointing
from game.app.screen import Host, Screen
from game.app.screens.dialogs import MenuDialog
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import ActionKind
from game.scene.stage import Mark
from game.scene.targets import FigureTarget, Target
from game.session.match import Match
from game.ui.intent import biomes as intent
from game.ui.intent.selection import EMPTY, Answer
from game.ui.intents import (
    Back,
    Cancel,
    ChooseAction,
    Continue,
    Dismiss,
    FlipNext,
    Intent,
    LiftCurtain,
    LightUp,
    LookAt,
    LookAtSeat,
    OpenMenu,
    Play,
    PreviewScore,
    Rerun,
    ShowPile,
    ToggleLog,
    Undo,
)
from game.ui.panels.biomes.actions import ActionBar
from game.ui.panels.biomes.fight import FightModel
from game.ui.panels.biomes.log import LogLine
from game.ui.viewport import Viewport
from game.ui.widget import Widget

FORWARD = ("Tab", "Right", "Down")
BACKWARD = ("Shift+Tab", "Left", "Up")
TILT_PIXELS = 60.0
"""How far W and S tilt the eye, as a drag of so many pixels would."""


class MatchScreen(Screen):
    """A game of people and agents at one table."""

    name = "match"

    def __init__(self, host: Host, match: Match, *, begins: bool) -> None:
        super().__init__(host)
        self.game = Game(host, match, self._changed)
        self._begins = begins
        self._hands = Hands(self.game.table, self)
        self._pointing = Pointing(self.game.table)
        self._selection = EMPTY
        self._characteristic = ""
        self._log_open = self._pile_open = False
        self._read = -1
        self._shown_bar: ActionBar | None = None

    # -- being shown ----------------------------------------------------------------------------

    def enter(self) -> None:
        """The opponents wake up, the cube is filled."""
        self.game.begin()
        if self._begins:
            self.game.table.pour()
        self._changed()

    def leave(self) -> None:
        """The opponents go."""
        self.game.end()

    def widget(self, viewport: Viewport) -> Widget:
        """The panels."""
        return match_panels(self._situation(), self.host.hear, viewport)

    def notes(self, viewport: Viewport) -> Widget | None:
        """Captions and tips on the table."""
        if self.game.curtain:
            return None
        return self._pointing.notes(self._decision(), self.game.fighting.turned_up, viewport)

    def draw(self) -> None:
        """The table; nothing of it behind a curtain."""
        if not self.game.curtain:
            self.game.table.draw()

    def _situation(self) -> Situation:
        game = self.game
        view = game.table.view
        return Situation(
            view=view,
            people=game.people,
            seat=game.seat,
            legal=game.legal(),
            selection=self._selection,
            bar=self._bar(),
            lines=game.lines(),
            news=self._news(),
            log_open=self._log_open,
            pile_open=self._pile_open,
            curtain=game.curtain,
            fight=self._fight(),
        )

    def _bar(self) -> ActionBar | None:
        """The action bar; while the viewer's own move is shown it stays as it was."""
        game, view = self.game, self.game.table.view
        if game.seat < 0:
            return None
        mine = view.actor == game.seat
        if self._shown_bar is None or game.deciding or not mine:
            args = (view, game.legal(), self._selection.action, game.why_no_undo())
            self._shown_bar = bar(*args, mine=mine)
        return self._shown_bar

    def _fight(self) -> FightModel | None:
        """What the stage tells, while it stands."""
        game, view = self.game, self.game.table.view
        if view.fight is None:
            return None
        held, busy = game.showing.held, not game.showing.idle
        return game.fighting.model(view, held, mine=game.deciding, busy=busy and held is None)

    def _news(self) -> tuple[LogLine, ...]:
        """What the others did, until it is put away or the viewer acts."""
        game = self.game
        if not game.deciding or self._read == len(game.match.history):
            return ()
        last = game.match.history[-1] if game.match.history else None
        return game.journal.news() if last and last.player != game.seat else ()

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
        self.host.refresh()

    # -- time -----------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether the table moves."""
        return self.game.table.moving and not self.game.curtain

    @property
    def waiting(self) -> bool:
        """Whether an agent thinks, a pause runs or a tip is due."""
        return self.game.waiting or self._pointing.waiting

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._hands.advance(seconds)
        self.game.advance(seconds)
        if self._pointing.advance(seconds):
            self._pointing.show(self._decision())
            self.host.redraw()
        if self.game.match.actor is None and self.game.settled:
            from game.app.screens.result import ResultScreen

            self.host.go(ResultScreen(self.host, self.game.match, self.game.table))

    # -- panels ---------------------------------------------------------------------------------

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""
        match intent:
            case Play(move):
                if move in self.game.legal():
                    self._play(move)
            case ChooseAction(kind):
                self._choose(kind)
            case Undo():
                self.game.undo()
            case Continue() | FlipNext():
                self.hurried()
            case Cancel():
                self.stepped_back()
            case LiftCurtain():
                self._pile_open = False
                self.game.lift_curtain()
            case _:
                self._on_looking(intent)
        self._changed()

    def _on_looking(self, intent: Intent) -> None:
        match intent:
            case LookAt(what):
                self.game.table.look_at(what)
            case LookAtSeat(seat):
                self.game.table.look_at_seat(seat)
            case ToggleLog():
                self._log_open = not self._log_open
            case ShowPile():
                self._pile_open = not self._pile_open and self.game.seat >= 0
            case LightUp(line):
                self.game.light(line)
            case Rerun(line):
                self.game.show_again(line)
            case Dismiss():
                self._read = len(self.game.match.history)
            case PreviewScore(characteristic):
                self._characteristic = characteristic
            case OpenMenu() | Back():
                self.host.open(MenuDialog(self.host))
            case _:
                pass

    def _choose(self, kind: ActionKind) -> None:
        game = self.game
        if game.deciding:
            args = (game.table.view, game.legal(), self._selection, kind, game.why)
            self._take(intent.choose_action(*args))

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
        self._changed()

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
        hurried = self.game.hurry()
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
        del at
        self.game.table.zoom(steps)

    # -- keys -----------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        """A key; False leaves it to the panels."""
        if self.game.curtain:
            return False
        match name:
            case "Q" | "E":
                self.game.table.scene.turntable.quarter(1 if name == "Q" else -1)
            case "W" | "S":
                self.game.table.orbit(0.0, -TILT_PIXELS if name == "W" else TILT_PIXELS)
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
        if self._fight() is None:
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
        self._changed()
        return True

    # -- for tests ------------------------------------------------------------------------------

    def report(self) -> Mapping[str, object]:
        """Whose decision it is, and whether the table lies still."""
        return self.game.report()

    def targets(self) -> list[tuple[Target, float, float, str, bool]]:
        """What is marked on the table, and the figure that can be dragged."""
        table, height = self.game.table, self.host.viewport.pixel_height
        figure = FigureTarget(self.game.seat)
        marks = dict(self._pointing.marked)
        if self.can_drag(figure):
            marks.setdefault(figure, Mark.NONE)
        found = []
        for target, mark in marks.items():
            x, y = table.project(table.point(target))
            found.append((target, x, height - y, mark.name, table.pick(x, y) == target))
        return found
