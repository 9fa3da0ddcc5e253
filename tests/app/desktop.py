"""The program in a window without a screen: real events in, time by hand, a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import cast
from unittest.mock import patch

import pyglet
import pytest
from PIL import Image
from pyglet.window import key as keys
from pyglet.window import mouse

from game.ai.agent import Budget, thinker
from game.ai.judging.judge import Decision, Judged, judge
from game.ai.judging.size import Size
from game.ai.thinking import Thoughts
from game.app.desk import Desk
from game.app.match.company.coaching import BUDGET as HINT
from game.app.match.flow.thinking import Thinking
from game.app.match.screen import MatchScreen
from game.app.match.viewer.save_picture import taken as drawn
from game.app.match.viewer.table import Table
from game.app.memory_cleanup import MemoryCleanup
from game.app.routes import NewGame, Resumed, Shelf
from game.app.screens.shelf import ShelfScreen
from game.app.screenshot_stage import Unreviewed
from game.app.sound import Sound
from game.app.window import MainWindow
from game.render.context import close_context
from game.render.overlay import Overlay
from game.render.table import TableRenderer
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.scene.targets import Target
from game.session.match import Match
from game.session.preferences import Pace, Preferences, PreferencesFile
from game.session.saves import SaveStore
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.ground import Ground
from tests.app.blind import Blind, BlindAtlas, NoOverlay
from tests.played import decided
from tests.sizes import WHOLE

SIZE = (1280, 720)
FRAME_S = 1 / 30
SKIPPED = 8
"""While it is waited for rest, one frame of so many is drawn, and the panels are built for it."""
THOUGHTS, AFTERTHOUGHTS = 80, 8
"""Iterations of the coach's search: for a hint, and for what else is thought about."""
BRIEF = Size(iterations=40, learned=4, first=8, then=24, rivals=2, alike=4)
"""How much is looked at to judge what a hint is about to tell."""
NAMES = ("Mira", "Jonas", "Ada", "Tom")
CALM = Preferences(reduced_motion=True, pace=Pace.INSTANT, talk=False)
"""Nothing flies: a test that looks at no animation waits for none."""


class Thinker(Thinking):
    """Thinks at once and in this process; stands in for the process of the real one."""

    def wake(self) -> None:
        """It never sleeps."""

    def ask(self, match: Match) -> None:
        """It needs no time."""

    def move(self, match: Match) -> Move | None:
        """What the agent of whoever decides chooses."""
        return played_by_agent(match, match.seats[match.actor or 0].agent)

    def consider(
        self, number: int, match: Match, view: View, legal: Sequence[Move], budget: Budget
    ) -> None:
        """Considers at once, and not for long."""
        brief = Budget(iterations=THOUGHTS if budget == HINT else AFTERTHOUGHTS)
        self._number = number
        coach, chance = thinker(match.header.title), Dealer(match.thinking_seed())
        self._thoughts = coach.consider(view, legal, brief, chance)

    def judge(self, number: int, decision: Decision) -> None:
        """Judges at once, and without looking far."""
        self._number, self._judged = number, judge(decision, BRIEF)


def played_by_agent(match: Match, name: str = "greedy") -> Move:
    """What an agent would do in the place of whoever decides."""
    return decided(match, name)


class Thoughtless(Thinker):
    """Plays, but has no thoughts: where nobody looks at what came of them."""

    def consider(self, *_asked: object) -> None:
        """Answers at once that there is nothing to say."""

    def thoughts(self, number: int) -> Thoughts | None:
        """None."""
        return None

    def judge(self, number: int, decision: Decision) -> None:
        """Nor of what was played."""

    def judged(self, number: int) -> Judged | None:
        """None."""
        return None


class Untidy(MemoryCleanup):
    """Makes small rounds alone, and none through everything whenever the screen changes: one test
    goes from screen to screen as often as a player in an hour."""

    def change(self) -> None:
        """Nobody waits for the next picture."""


class Desktop:
    """One window with a desk, and a person's hands."""

    def __init__(
        self,
        folder: Path,
        preferences: Preferences = CALM,
        sound: Sound | None = None,
        cleanup: type[MemoryCleanup] = Untidy,
    ) -> None:
        """``clock`` tells what time of day it is, ``cleanup`` when memory is tidied up."""
        file = PreferencesFile(folder)
        file.save(preferences)
        self.saves = SaveStore(folder / "saves")
        self.frames = 0
        self.now = 100.0
        self.clock: Callable[[], float] = lambda: 1000.0

        def desk_in(window: MainWindow, size: tuple[int, int], dpi_scale: float) -> Desk:
            del dpi_scale
            return Desk(window, size, self._time, saves=self.saves, preferences=file, sound=sound)

        with patch.multiple(
            "game.app.desk", Atlas=BlindAtlas, Overlay=NoOverlay, MemoryCleanup=cleanup
        ):
            self.window = MainWindow(desk_in, size=SIZE, headless=True, clock=lambda: self.now)
        self.desk = self.window.desk
        self.desk.review_with(Unreviewed)
        self._draw = self.desk.draw
        self.desk.draw = self._counted  # type: ignore[method-assign] # counts the frames
        self._close_eyes()

    def _time(self) -> float:
        return self.clock()

    def _counted(self) -> None:
        self.frames += 1
        self._draw()

    def _close_eyes(self) -> None:
        """From now on all is kept up to date and nothing is drawn: that is much faster.

        Panels are painted without the pictures of letters, symbols and all else.
        """
        self.sees = False
        drawing = self.desk.drawing
        drawing._renderer = cast(TableRenderer, Blind(drawing._quality))

    def open_eyes(self) -> None:
        """From the next table on, draw everything as players see it."""
        self.sees = True
        self.desk.drawing._renderer = None
        self.desk._overlay = Overlay(self.desk._atlas)
        atlas = self.desk._atlas
        assert isinstance(atlas, BlindAtlas)
        atlas.blind = False
        atlas.clear()  # what was painted before is painted anew

    def shelf(self) -> ShelfScreen:
        """Go to the shelf and let it look for saves."""
        self.desk.show(Shelf())
        self.run(0.2)
        assert isinstance(self.desk.screen, ShelfScreen)
        return self.desk.screen

    def game(self, *agents: str, seed: int = 3, first: int | None = 0) -> MatchScreen:
        """Begin a game; the cube has been filled."""
        seats = tuple(
            Seat(name, each, color)
            for name, each, color in zip(NAMES, agents or (HUMAN, "greedy"), COLORS, strict=False)
        )
        self.desk.show(NewGame("biomes", "classic", seats, seed, first))
        screen = self.match
        self.settle()
        return screen

    def go_on(self, match: Match) -> MatchScreen:
        """Go on with a game."""
        self.desk.show(Resumed(match))
        screen = self.match
        self.settle()
        return screen

    @property
    def match(self) -> MatchScreen:
        """The match that is shown."""
        assert isinstance(self.desk.screen, MatchScreen)
        return self.desk.screen

    def run(self, seconds: float) -> None:
        """Let time pass as the window would."""
        left = seconds
        while left > 1e-9:
            self.now += FRAME_S
            self.window.step(FRAME_S)
            left -= FRAME_S

    def settle(self, most: float = 60.0) -> None:
        """Let time pass, drawing now and then, until nothing moves and nobody thinks."""
        for frame in range(int(most / FRAME_S)):
            if WHOLE or frame % SKIPPED == 0:
                self.desk.settle()
            self.desk.advance(FRAME_S)
            self.now += FRAME_S
            if frame % SKIPPED == 0:
                self.desk.draw()  # what has come to rest moves until it has been drawn
            if not (self.desk.screen.moving or self.desk.screen.waiting):
                self.desk.settle()
                return
        raise AssertionError(f"{self.desk.screen.name} is still busy after {most:.0f} s")

    def send(self, event: str, *values: object) -> None:
        """An event of the window, as the system sends it."""
        self.window.window.dispatch_event(event, *values)
        self.window.window.dispatch_events()

    def press_key(self, symbol: int, modifiers: int = 0) -> None:
        """A key goes down."""
        self.send("on_key_press", symbol, modifiers)
        self.desk.settle()

    def type(self, text: str) -> None:
        """Text is typed."""
        for letter in text:
            self.send("on_text", letter)

    def click_at(self, x: float, y: float, button: int = mouse.LEFT) -> None:
        """A click at a pixel from the lower left; much later than the one before."""
        self.now += 5.0
        self.send("on_mouse_motion", int(x), int(y), 0, 0)
        self.send("on_mouse_press", int(x), int(y), button, 0)
        self.send("on_mouse_release", int(x), int(y), button, 0)
        self.desk.settle()

    def click(self, widget: str) -> None:
        """A click on the panel or button with a key."""
        self.click_at(*self.place(widget))

    def scroll(self, widget: str, steps: int) -> None:
        """The wheel turns over a widget, up for positive ``steps``."""
        x, y = map(int, self.place(widget))
        self.send("on_mouse_motion", x, y, 0, 0)
        self.send("on_mouse_scroll", x, y, 0, steps)
        self.desk.settle()

    def place(self, widget: str) -> tuple[float, float]:
        """The middle of a widget, in pixels from the lower left."""
        view = self.desk.viewport
        found = [node for node in self.desk.surface.root.walk() if node.key == widget]
        assert found, f"no {widget!r} among {sorted(self.widgets())}"
        x, y = found[-1].rect.center
        return x * view.scale, view.pixel_height - y * view.scale

    def widgets(self) -> set[str]:
        """The keys of all that is shown."""
        return {node.key for node in self.desk.surface.root.walk() if node.key}

    def spot(self, target: Target) -> tuple[float, float]:
        """Where a thing on the table shows."""
        table = self.match.game.table
        return table.project(table.point(target))

    def click_on(self, target: Target, button: int = mouse.LEFT) -> None:
        """A click on a thing on the table."""
        self.click_at(*self.spot(target), button)

    def drag(self, start: tuple[float, float], goal: tuple[float, float]) -> None:
        """Press, move in steps, release."""
        self.now += 5.0
        x, y = start
        self.send("on_mouse_motion", int(x), int(y), 0, 0)
        self.send("on_mouse_press", int(x), int(y), mouse.LEFT, 0)
        for part in range(1, 11):
            at = [a + (b - a) * part / 10 for a, b in zip(start, goal, strict=True)]
            moved = int(at[0] - x), int(at[1] - y)
            x, y = at
            self.send("on_mouse_drag", int(x), int(y), *moved, mouse.LEFT, 0)
        self.send("on_mouse_release", int(goal[0]), int(goal[1]), mouse.LEFT, 0)
        self.desk.settle()

    def close(self) -> None:
        """The window goes; time stops."""
        pyglet.clock.unschedule(self.window._tick)
        self.desk.shut()
        close_context(self.window.window)


def opened(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    preferences: Preferences = CALM,
    sound: Sound | None = None,
    cleanup: type[MemoryCleanup] = Untidy,
) -> Iterator[Desktop]:
    """A window without a screen, for a fixture; its opponents think at once."""
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    made = Desktop(folder, preferences, sound, cleanup)

    def taken(pixels: tuple[int, int]) -> Image.Image:
        """Of what isn't drawn there is nothing to be had from the graphics card."""
        return drawn(pixels) if made.sees else Image.new("RGB", pixels)

    monkeypatch.setattr("game.app.match.viewer.save_picture.taken", taken)
    yield made
    made.close()


def legal(screen: MatchScreen) -> Sequence[BiomesMove]:
    """What whoever decides may do."""
    return cast(Sequence[BiomesMove], screen.game.match.legal_moves())


def first(screen: MatchScreen, wanted: Callable[[BiomesMove], bool]) -> BiomesMove:
    """The first legal move that is wanted."""
    return next(move for move in legal(screen) if wanted(move))


ENTER, ESCAPE, TAB, SPACE, RIGHT = keys.ENTER, keys.ESCAPE, keys.TAB, keys.SPACE, keys.RIGHT
CTRL = keys.MOD_CTRL


def ground(table: Table) -> Ground[BiomesView]:
    """A table on which biomes lies."""
    return cast(Ground[BiomesView], table)
