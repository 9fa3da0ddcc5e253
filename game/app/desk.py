"""The program behind the window: its screen and dialogs, input handed on, frames drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import thread_time
from typing import TYPE_CHECKING

from game.app.album import Album
from game.app.drawing import Drawing
from game.app.file_warnings import FileWarnings
from game.app.frame import Frame
from game.app.input_sounds import AudibleInput
from game.app.loading import Expectations
from game.app.memory_cleanup import MemoryCleanup
from game.app.quit import leave
from game.app.reviewer import ReviewerMaker, in_background
from game.app.router import show
from game.app.routes import Route
from game.app.screen import Dialog, Host, Navigator, Screen
from game.app.screenshots import Screenshots
from game.app.sound import Sound
from game.language import language_problem, set_language
from game.render.faces.symbols import mask
from game.render.fonts import Fonts
from game.render.glyphs import Atlas
from game.render.overlay import Overlay
from game.render.shaders import COMPILER
from game.session.preferences import Preferences, PreferencesFile
from game.session.saves import SaveStore
from game.ui.intents import Intent, Quit, SetPreference
from game.ui.layout import Stack
from game.ui.panels.dialogs import laying
from game.ui.surface import Surface
from game.ui.viewport import Viewport
from game.ui.widget import Widget

from pyglet import gl  # isort: skip

if TYPE_CHECKING:
    from game.app.match.flow.thinking import Thinking

NOTES, PANELS, OVER = "notes", "hud", "over"
NOTHING = Widget()
LATER = 2
"""In so many frames the building of panels begins that may come a little late."""
LATEST_S = 1.0
"""Panels come no later than that, however slow the frames are."""
SHARE_S, SCANT_S = 0.0005, 0.00015
"""So much of a frame goes into panels that are on their way to be shown: at most, and at least."""
AMPLE_S = 0.001
"""A frame with so much room may do more than that for panels that have long been on their way."""
BUSY_S = 0.0016
"""A frame that has taken so long already has no room for more."""
PATIENCE_S = 0.15
"""So long the building of panels waits for a frame that has room for it."""
WAITED_S = 0.4
"""After so long panels on their way take more of a frame than it has room for."""
BUILDING_S = 0.001
"""What that takes."""


class Desk(AudibleInput):
    """Everything that is shown in one window. Needs a current GL context."""

    def __init__(
        self,
        frame: Frame,
        size: tuple[int, int],
        clock: Callable[[], float],
        *,
        dpi_scale: float = 1.0,
        saves: SaveStore | None = None,
        preferences: PreferencesFile | None = None,
        sound: Sound | None = None,
    ) -> None:
        """``frame``: the window around it. ``size``: its framebuffer's, in pixels; ``dpi_scale``:
        how much denser the screen is than a plain one. ``clock``: seconds since 1970. ``saves``,
        ``preferences``: where games and settings are kept, if not where they usually are.
        ``sound``: None: silence."""
        self._frame, self._dpi_scale, self._size = frame, dpi_scale, size
        self._file = preferences or PreferencesFile()
        self._preferences = self._file.load()
        self._thinking: Thinking | None = None
        self._reviewer: ReviewerMaker = in_background
        set_language(self._preferences.language)
        self._atlas = Atlas(Fonts(), mask)
        self._overlay = Overlay(self._atlas)
        self.sound = sound or Sound()
        self.sound.obey(self._preferences)
        self.drawing = Drawing(frame, size, self._preferences.quality)
        self.host = self._as_host(clock, saves or SaveStore())
        self._screenshots = Screenshots()
        super().__init__(Surface(self._atlas, self._seen()), Screen(self.host))
        self._notes = Surface(self._atlas, self._seen())
        self._over = Surface(self._atlas, self._seen())
        self._layers = {NOTES: self._notes, PANELS: self.surface, OVER: self._over}
        self._untold = FileWarnings(self.host)
        self._tidying = MemoryCleanup(COMPILER.release)
        self._stale = self._changed = self._announced = False
        self._expectations = Expectations(clock)
        self._due, self._late = 0, 0.0
        self._spent = 0.0

    def _as_host(self, clock: Callable[[], float], saves: SaveStore) -> Host:
        """The window, as screens and dialogs use it."""
        navigator = Navigator(
            show=self.show,
            open=self.open,
            close=self.close,
            covered=lambda: bool(self._dialogs),
            prefer=self.prefer,
            quit=self.quit,
        )
        return Host(
            navigator=navigator,
            seen=lambda: self.surface.viewport,
            preferred=lambda: self._preferences,
            settings_problem=lambda: self._file.problem or language_problem(),
            thinker=self._thinker,
            reviewer=lambda record, known=None: self._reviewer(record, known),
            clock=clock,
            saves=saves,
            album=Album(self._atlas),
            sound=self.sound,
            drawing=self.drawing,
            hear=self.hear,
            refresh=self.refresh,
            refresh_soon=self.refresh_soon,
            redraw=self.redraw,
            pointer_at=lambda: self.surface.pointer,
            place_of=self.place_of,
        )

    @property
    def preferences(self) -> Preferences:
        """What the player has set."""
        return self._preferences

    def _thinker(self) -> Thinking:
        """Who thinks for opponents and coach; made when it is first asked for."""
        if self._thinking is None:
            from game.app.match.flow.thinking import Thinking

            self._thinking = Thinking()
        return self._thinking

    def think_with(self, thinking: Thinking) -> None:
        """Have somebody else think; before anybody has thought."""
        self._thinking = thinking

    def review_with(self, reviewer: ReviewerMaker) -> None:
        """Have somebody else look back at games that are over."""
        self._reviewer = reviewer

    def prefer(self, preferences: Preferences) -> None:
        """Use and keep other preferences."""
        before, self._preferences = self._preferences, preferences
        self._file.save(preferences)
        self.sound.obey(preferences)
        if before.language != preferences.language:
            set_language(preferences.language)
        if before.fullscreen != preferences.fullscreen:
            self._frame.fill_screen(preferences.fullscreen)
        self.drawing.want(preferences.quality)
        self._fit()

    def ease(self) -> None:
        """Draw tables a level less finely until the player sets a level anew."""
        self.drawing.ease()
        self.redraw()

    def show(self, route: Route) -> None:
        """Show what a route asks for, and that it comes if that takes long."""
        self._announced = self._expectations.is_long(route)
        try:
            if self._announced:
                self.refresh()
                self._frame.present()
            self._expectations.begin(route)
            show(self, route)
        finally:
            self._announced = False
            self.refresh()

    def go(self, screen: Screen) -> None:
        """Show another screen; dialogs are closed."""
        self.screen.leave()
        self._dialogs.clear()
        self._captured = ""
        self.screen = screen
        self._tidying.change()
        screen.enter()
        self.refresh()

    def open(self, dialog: Dialog) -> None:
        """Show a dialog over the screen."""
        self._dialogs.append(dialog)
        self.screen.beneath.called_off()
        self.screen.beneath.pointed(None)
        self.refresh()

    def close(self) -> None:
        """Close the topmost dialog."""
        if self._dialogs:
            self._dialogs.pop()
        self.refresh()

    def quit(self) -> None:
        """Leave the program; asked once more if the game could not be saved."""
        asked = self.dialog is not None and self.dialog.asks
        leave(self.host, self._frame.shut, guarded=self.screen.guards and not asked)

    def shut(self) -> None:
        """The window goes: leave the screen, see saves to the disk, end the thinking process."""
        self.screen.leave()
        self.host.saves.close()
        self._tidying.end()
        if self._thinking:
            self._thinking.close()

    def refresh(self) -> None:
        """Have the panels built anew before the next frame or input."""
        self._stale = True

    def refresh_soon(self) -> None:
        """Have the panels built anew within the next frames, a part in each, or before a click.

        Not in the coming one: it has what was played to show.
        """
        self._due = self._due or LATER

    def redraw(self) -> None:
        """Have a frame drawn."""
        self._changed = True

    @property
    def awake(self) -> bool:
        """Whether time has to go on."""
        waiting = self.screen.waiting or self.surface.waiting or self._screenshots.waiting
        return self.dirty or self.screen.moving or waiting

    @property
    def lagging(self) -> bool:
        """Whether newer panels are on their way."""
        return self._stale or self._due > 0 or self.surface.rehearsing

    @property
    def dirty(self) -> bool:
        """Whether the next frame differs from the last one."""
        shown = any(each.dirty for each in self._layers.values())
        return self.lagging or self._changed or shown or self.screen.moving

    def resize(self, size: tuple[int, int], dpi_scale: float) -> None:
        """The window has another size in framebuffer pixels."""
        self._size, self._dpi_scale = size, dpi_scale
        self.drawing.resize(size)
        self._fit()

    def advance(self, seconds: float) -> None:
        """Let time pass. What has moved is drawn once more at rest."""
        began = thread_time()
        moved = self.screen.moving
        self._late = self._late + seconds if self.lagging else 0.0
        self.screen.advance(seconds)
        self.surface.advance(seconds)
        if self._screenshots.advance(seconds):
            self.refresh()
        self._changed = self._changed or moved
        if not moved and not self.screen.moving:
            self._tidying.rest()
        if not self._dialogs:
            self._untold.tell()
        self._spent = thread_time() - began

    def draw(self) -> None:
        """Draw a frame into the current framebuffer; what is wanted soon may still be missing."""
        began = thread_time()
        self.keep_up()
        if self._late >= LATEST_S:
            self.settle()
        width, height = self._size
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
        gl.glViewport(0, 0, width, height)
        gl.glClearColor(0.18, 0.11, 0.07, 1.0)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT)
        self._changed = False
        self.screen.draw()
        self._notes.build(lambda: self.screen.notes(self.viewport) or NOTHING)
        covered = bool(self._dialogs) or self.surface.tells
        over = self.screen.over
        self._over.build(lambda: NOTHING if covered else over(self.viewport) or NOTHING)
        self._paint()
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
        gl.glViewport(0, 0, width, height)
        for layer in self._layers:
            self._overlay.draw(width, height, layer)
        if self._screenshots.drawn(self._size):
            self.refresh()
        self._expectations.drawn()
        self._get_on(BUSY_S - self._spent - (thread_time() - began))

    def keep_picture(self) -> None:
        """Keep a picture of the window as it is drawn next."""
        self._screenshots.want()
        self.refresh()

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._frame.fullscreen

    def settle(self) -> None:
        """Show the newest panels, so that input meets what holds."""
        if self.lagging:
            self._stale, self._due, self._late = False, 0, 0.0
            self.surface.build(self._tree)
            self._changed = True

    def keep_up(self) -> None:
        """Show the newest panels, but those that may come a few frames late."""
        if self._stale:
            self.settle()

    def _get_on(self, room: float) -> None:
        """Do a frame's share for the panels of coming ones; it has ``room`` for so many seconds."""
        if self.surface.rehearsing:
            patiently = room < AMPLE_S and self._late < WAITED_S
            self.surface.go_on(min(max(room, SCANT_S), SHARE_S), patiently=patiently)
        elif self._due > 1:
            self._due -= 1
        elif self._due and (room >= BUILDING_S or self._late >= PATIENCE_S):
            self._due = 0
            self.surface.rehearse(self._tree)

    def _tree(self) -> Widget:
        view = self.viewport
        dialogs = (each.widget(view) for each in self._dialogs)
        coming = laying() if self._announced else None
        return Stack(self.screen.widget(view), *dialogs, self._screenshots.widget(view), coming)

    def hear(self, intent: Intent) -> None:
        """What a panel was used for; every builder's callback."""
        match intent:
            case SetPreference("fullscreen", on):
                self.prefer(self._preferences.setting("fullscreen", on))
            case Quit():
                self.quit()
            case _:
                super().hear(intent)

    def _seen(self) -> Viewport:
        return Viewport.of(*self._size, self._preferences.ui_scale, self._dpi_scale)

    def _fit(self) -> None:
        for each in self._layers.values():
            each.resize(self._seen())
        self.refresh()

    def _paint(self) -> None:
        """Fill the overlay's layers; all again when the atlas had to be emptied."""
        symbols = self.screen.symbols
        for each in self._layers.values():
            each.draw_as(symbols)
        generation = self._atlas.generation
        self._fill(name for name, each in self._layers.items() if each.dirty)
        if self._atlas.generation != generation:
            self._fill(self._layers)

    def _fill(self, layers: Iterable[str]) -> None:
        for each in layers:
            self._overlay.fill(self._layers[each].paint(), each)
