"""What is filmed: a game that runs by itself, with who does what, and who has won; its table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from game.app.film.pace import ENDING_S, MOTION, OPENING_S, FilmPace
from game.app.match.flow.seating import (
    deed_of,
    humans_of,
    outcome_of,
    people_of,
    replayed_events,
    replayed_view,
)
from game.app.match.playback.detail import Seen
from game.app.match.playback.retelling import awaits, retell
from game.app.match.viewer.camera_controller import Aim
from game.app.match.viewer.setting import Setting
from game.app.match.viewer.table import Table
from game.app.services import Services
from game.rules.registry import title as rules_of
from game.scene.framing import Clearing
from game.session.replay import Replay
from game.ui.panels.film import FilmModel, film_captions
from game.ui.shelf.titles import BOXES
from game.ui.time_told import lasted, stands
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

LONGEST = 3.0
"""A step that has not come to rest after so many times its length is cut."""


class PostcardScene:
    """The table of a game as it lay in a position, with nothing before it."""

    room = Clearing(0.02, 0.98, 0.03, 0.92)
    """What is free of the picture."""

    def __init__(self, services: Services, replay: Replay, position: int, eye: Aim) -> None:
        view = replayed_view(replay, position)
        self.table = Table(services, Setting.of(replay), view, 0, room=lambda *_: self.room)
        self.table.camera_controller.begin_at(eye)
        self.symbols: Mapping[str, str] = {}
        """The symbols that are drawn instead of others, by the names of these."""

    def widget(self, viewport: Viewport) -> Widget:
        """Nothing."""
        del viewport
        return Widget()

    @property
    def moving(self) -> bool:
        """Whether the table moves."""
        return self.table.moving

    def draw(self) -> None:
        """The table, finely: nobody waits."""
        self.table.draw(finely=True)

    @property
    def waiting(self) -> bool:
        """Whether miniatures are still to come."""
        return self.table.waiting

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.table.advance(seconds)


class Part(Enum):
    """What of a film is shown."""

    OPENING = auto()
    STEPS = auto()
    ENDING = auto()
    OVER = auto()


class FilmScene(PostcardScene):
    """Shows a game from one position to another; ask :attr:`ended` when to stop."""

    room = Clearing(0.02, 0.98, 0.12, 0.87)
    """What captions leave free."""

    def __init__(self, services: Services, replay: Replay, begin: int, end: int, eye: Aim) -> None:
        super().__init__(services, replay, begin, eye)
        self._services = services
        self._replay, self._at, self._begin, self._end = replay, begin, begin, end
        self._title = replay.header.title
        self._people = people_of(replay)
        self.symbols = INTERFACES[self._title].symbols(replay.content)
        self._own = humans_of(replay)
        self.pace = FilmPace.of(end - begin)
        self._unhurried = False
        """Whether it is waited until a stage has gone, and the eye is back."""
        self._awaited = False
        """Whether it must be seen first what came of the step that is shown: it is told then."""
        self._told_at: int | None = None
        """Where the last step led that is told in words."""
        self._part, self._left, self._whole = Part.OPENING, OPENING_S, OPENING_S

    @property
    def ended(self) -> bool:
        """Whether all has been shown."""
        return self._part is Part.OVER

    @property
    def done(self) -> float:
        """The part of the film that has been shown, 0 to 1."""
        step, steps = self.pace.step, self._end - self._begin
        whole = self.pace.seconds(steps)
        here = (1.0 - max(self._left, 0.0) / self._whole) if self._whole else 1.0
        match self._part:
            case Part.OPENING:
                return here * OPENING_S / whole
            case Part.STEPS:
                return (OPENING_S + (self._at - self._begin - 1 + here) * step) / whole
            case Part.ENDING:
                return (OPENING_S + steps * step + here * ENDING_S) / whole
        return 1.0

    def widget(self, viewport: Viewport) -> Widget:
        """The captions."""
        return film_captions(self._told(), viewport)

    def _told(self) -> FilmModel:
        replay, at = self._replay, self._at
        settled = at if self._part is not Part.STEPS or not self.table.scene.busy else at - 1
        points = rules_of(self._title).points(replay.view_at(settled))
        match self._part:
            case Part.OPENING:
                return FilmModel(self._people, points, title=BOXES[self._title].name())
            case Part.STEPS:
                reached = stands(self._title, replay.reached_at(at - 1))
                if self._told_at is None:
                    return FilmModel(self._people, points, reached)
                step = replay.step_to(self._told_at)
                deed = "" if self._awaited else deed_of(replay, step)
                return FilmModel(self._people, points, reached, step.player, deed)
            case _ if replay.outcome is not None and at == len(replay):
                outcome = outcome_of(replay)
                length = lasted(self._title, replay.reached_at(at), len(self._people))
                return FilmModel(self._people, outcome.scores, length, outcome=outcome)
        reached = stands(self._title, replay.reached_at(at))
        return FilmModel(self._people, points, reached)

    def advance(self, seconds: float) -> None:
        """Let time pass, and show what comes next."""
        busy = self.table.scene.busy
        staged = self.table.staged
        super().advance(seconds)
        rests = not self.table.scene.busy
        if self._awaited and (rests or (staged and not self.table.staged)):
            self._awaited = False
            self._services.refresh()
        if busy and rests:
            self._services.refresh()
        self._left -= seconds
        late = self._left < -LONGEST * self.pace.step
        goes_on = self.table.moving if self._unhurried else self.table.scene.busy
        if self._left > 0 or (goes_on and not late):
            return
        over = -self._left if -self._left < seconds else 0.0  # not waited for: of the last frame
        match self._part:
            case Part.OPENING | Part.STEPS if self._at < self._end:
                self._step()
            case Part.OPENING | Part.STEPS:
                self._part, self._left = Part.ENDING, ENDING_S
                self.table.camera_controller.go_home()
            case _:
                self._part = Part.OVER
        self._whole = self._left
        self._left -= over
        self._services.refresh()

    def _step(self) -> None:
        """Begin the next step. What is told in no words lasts no longer than it moves."""
        self._part, self._at = Part.STEPS, self._at + 1
        step, table = self._replay.step_to(self._at), self.table
        told = bool(deed_of(self._replay, step))
        if told:
            self._told_at = self._at
        events, after = replayed_events(self._replay, step), replayed_view(self._replay, self._at)
        seen = Seen(step.player, events, table.view, after)
        self._awaited = awaits(table, seen, self._own)
        table.scene.skip()
        retell(table, seen, self._own, self._services.preferences.others)
        line, unhurried = table.scene.timeline, table.tabletop.telling.unhurried(seen.events)
        natural = line.end - line.time
        moving = self.pace.motion(natural, unhurried=unhurried)
        if moving:
            line.speed = natural / moving
        rest = self.pace.step if self._awaited else 0.0  # what came of it has to be read then
        self._left = max(self.pace.step, moving / MOTION, moving + rest) if told else moving
        self._unhurried = unhurried
