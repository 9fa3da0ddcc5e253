"""Watching a recorded game: a slider, steps, and letting it run."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from game.ai.titles import BRAINS
from game.app.deals.ways import page_for, same_deal, ways_of
from game.app.match.flow.reckoning import Reckoning
from game.app.match.flow.seating import (
    deed_of,
    humans_of,
    people_of,
    replayed_events,
    replayed_view,
)
from game.app.match.input.help_topic import rules_in
from game.app.match.input.spectator_pointer import SpectatorPointer
from game.app.match.playback.detail import Seen
from game.app.match.playback.retelling import awaits, retell
from game.app.match.viewer.camera_controller import Aim
from game.app.match.viewer.free_room import beside_panels
from game.app.match.viewer.setting import Setting
from game.app.match.viewer.table import Table
from game.app.routes import Replayed, Result, Reviewed, Shelf
from game.app.screen import Host, Screen
from game.app.screens.film import FilmDialog
from game.app.screens.menu import MenuDialog
from game.app.screens.play_on import PlayOnDialog
from game.language import _
from game.rules.core import SPECTATOR, View
from game.session.commitment import envelope_of
from game.session.playing_on import can_play_on
from game.ui.boxes import Anchored, Padding
from game.ui.intents import (
    Back,
    Intent,
    LookAt,
    LookAtSeat,
    OpenMenu,
    RunReplay,
    SeekReplay,
    ToggleLog,
)
from game.ui.intents.deals import OpenDeal, SameDeal
from game.ui.intents.film import OpenFilm
from game.ui.intents.playing_on import AskToPlayOn
from game.ui.intents.reviews import OpenReview
from game.ui.origin_told import beginning_of
from game.ui.panels.log import LogLine
from game.ui.panels.replay import ReplayModel, Way, bar_height, beside_tools, replay_bar
from game.ui.situation import AnySituation, Situation
from game.ui.time_told import stands
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

PAUSE_S = 0.45
"""Between two steps of a running replay."""
READ_S = 1.6
"""Before a moment begins to play: as long as it takes to read what it is, and to see the table."""


class ReplayScreen(Screen):
    """Everything that happened lies open to an onlooker; hidden things stay hidden as long as the
    game goes on, and after it where its title says so.
    """

    name = "replay"
    aside = 0.0
    """Width of what stands in the place of the players' cards, in units; 0: the cards do."""
    signed = False
    """Whether the slider has signs."""

    def __init__(self, host: Host, route: Replayed) -> None:
        super().__init__(host)
        self._replay = replay = route.replay
        self._after = route.after or Shelf()
        self._people = people_of(replay)
        self.inquiry = lambda _control: rules_in(replay.header.title, replay.content)
        self._interface = INTERFACES[replay.header.title]
        self.symbols = self._interface.symbols(replay.content)
        self._reckoning = Reckoning(host, replay.header.title)
        self._own = humans_of(replay)
        self._at = min(max(route.at, 0), len(replay))
        self._begun, self._until = self._at, min(route.until, len(replay))
        self._running = self._at < self._until
        self._pause = READ_S if self._running else 0.0
        self._log_open, self._moved = False, False
        self._awaited = False
        """Whether it must be seen first what came of the step that is shown."""
        self._film: FilmDialog | None = None
        self._before = self._view(self._at - 1) if self._at else None
        """The position before the step that is shown; None at the set-up."""
        foot = partial(bar_height, signs=self.signed)
        room = beside_panels(replay.header.title, self.aside, foot)
        self._table = Table(host, Setting.of(replay), self._view(self._at), 0, room=room)
        self.beneath = self._looking = SpectatorPointer(host, self._table)
        self._lines = self._written()
        self._turns = self._turns_begun()
        self._dealt = ways_of(host, replay.header)

    def _view(self, position: int) -> View:
        """What an onlooker knew; of a game that is over, what its title opens then."""
        return replayed_view(self._replay, position)

    def _written(self) -> list[tuple[int, LogLine]]:
        """All lines of the log with the step that each belongs to."""
        found: list[tuple[int, LogLine]] = []
        words, content = self._interface.words, self._replay.content
        for step in self._replay.steps:
            for event in words.telling(replayed_events(self._replay, step), None):
                text = words.line(event, self._people, content)
                if text:
                    about = (words.seat_of(event), words.targets(event))
                    found.append((step.n, LogLine(len(found), text, *about)))
        return found

    def _turns_begun(self) -> tuple[tuple[int, str], ...]:
        """The steps before which a turn begins, and whose it is."""
        steps = self._replay.steps
        first = [
            step for step, before in zip(steps[1:], steps, strict=False) if step.turn != before.turn
        ]
        return tuple((step.n - 1, self._people[step.player].color) for step in first)

    def widget(self, viewport: Viewport) -> Widget:
        """The display without an action bar, and the bar of the replay."""
        seen = self._at - self._turns_up
        lines = tuple(entry for step, entry in self._lines if step <= seen)
        interface, on = self._interface, self.host.hear
        situation: Situation[Any, Any, Any] = Situation(
            self._told(),
            self._people,
            SPECTATOR,
            interface.hands.empty,
            lines=lines,
            log_open=self._log_open,
            ended=self._reckoning.of(self._table.view, self._people),
            beginning=beginning_of(self._replay.header, self.host.clock()),
        )
        below = Anchored(replay_bar(self._stand(), on, viewport), 0.5, 1.0, 16)
        bar = Padding(below, (beside_tools(viewport), 0, 0, 0))
        told, over = self._completes(situation, viewport), self._upon(viewport)
        return interface.signage.panels(told, on, viewport, (bar, *over))

    def _completes(self, told: AnySituation, _viewport: Viewport) -> AnySituation:
        """What the panels are told, with what is laid over a replay."""
        return told

    def _upon(self, _viewport: Viewport) -> tuple[Widget, ...]:
        """What lies over all panels, the last on top."""
        return ()

    def _told(self) -> View:
        """What panels tell: whose deed it is that is told, and when it was done; not while the one
        to come is announced, and not once the game is over."""
        table = self._table
        rests = not table.scene.busy and (self._announces or table.view.actor is None)
        if self._before is None or rests:
            return table.view
        view: View = self._interface.signage.retold(self._before, table.view)
        return view

    def _stand(self) -> ReplayModel:
        replay, at, title = self._replay, self._at, self._replay.header.title
        reached = stands(title, replay.reached_at(max(at - 1, 0)))  # when its deed was done
        resulted = isinstance(self._after, Result)
        ways = self._ways()
        model = ReplayModel(
            at, len(replay), self._running, reached, self._turns, resulted, ways=ways
        )
        shown = self._until if self._announces else at
        if not shown or self._turns_up:
            return model
        step = replay.step_to(shown)
        return replace(model, deed=deed_of(replay, step), color=self._people[step.player].color)

    def _ways(self) -> tuple[Way, ...]:
        """What else can be made of the game."""
        # Translators: a button: a film, or a postcard, is made of the game that is watched.
        film = Way("film", "camera", _("Film and postcard"), OpenFilm(), "F")
        if self._replay.outcome is None or self._replay.header.title not in BRAINS:
            return (*self._dealt, film, self._playing_on())
        # Translators: a button: look through a game that is over, move by move, with advice.
        review = Way("review", "eye", _("Review"), OpenReview(), "V", main=True)
        return (*self._dealt, film, self._playing_on(), review)

    def _playing_on(self) -> Way:
        """To play on from the position that is shown."""
        over = not can_play_on(self._replay, self._at)
        return Way(
            "play-on",
            "hand",
            # Translators: a button: the game goes on from the moment of it that is shown.
            _("Play on from here"),
            AskToPlayOn(),
            "O",
            reason=_("The game is over here.") if over else "",
        )

    def _reviewed(self) -> Reviewed:
        """The way to its review, which goes on where that of its result has come to."""
        begun = self._after.underway if isinstance(self._after, Result) else None
        own = begun is not None and begun.is_of(self._replay.record)
        return Reviewed(self._replay, self._as_it_is(), underway=begun if own else None)

    def _as_it_is(self) -> Replayed | Reviewed:
        """The way back to this screen as it is shown."""
        return Replayed(self._replay, self._after, self._at)

    def _look_from(self) -> Aim:
        """What a film looks at, or from where, as this screen does."""
        controller = self._table.camera_controller
        return controller.aim or controller.goal

    @property
    def _turns_up(self) -> bool:
        """Whether what decides is still turned up: what comes of it isn't told before."""
        return (self._table.staged or self._awaited) and self._table.scene.busy

    @property
    def _announces(self) -> bool:
        """Whether a moment is about to be played, and not yet: it is told beforehand."""
        return self._running and self._begun <= self._at < self._until

    def leave(self) -> None:
        """No film is wanted any more."""
        if self._film is not None:
            self._film.stop()

    def draw(self) -> None:
        """The table."""
        self._table.draw()

    @property
    def moving(self) -> bool:
        """Whether the table moves."""
        return self._table.moving

    @property
    def waiting(self) -> bool:
        """Whether it runs, or a hand on the cube may let go."""
        held = self._table.scene.turntable.held or self._table.waiting
        return self._running or held or (self._film is not None and self._film.working)

    def advance(self, seconds: float) -> None:
        """Let time pass: a running replay takes its next step when the last one is shown."""
        self._looking.advance(seconds)
        if self._film is not None:
            self._film.advance()
        staged = self._table.staged
        self._table.advance(seconds)
        moved, self._moved = self._moved, self._table.scene.busy
        if self._table.staged != staged:
            self._awaited = self._awaited and not staged
            self.host.refresh()
        if self._moved:
            return
        if moved:
            self.host.refresh()
        if not self._running:
            self._table.camera_controller.go_home()
            return
        self._pause -= seconds
        if self._pause <= 0:
            self._step()
            self._running = self._running and self._at != self._until

    def _step(self) -> None:
        """Show the next step."""
        if self._at >= len(self._replay):
            self._running = False
        else:
            self._at += 1
            step = self._replay.step_to(self._at)
            lies, after = self._table.view, self._view(self._at)
            self._before = lies
            seen = Seen(step.player, replayed_events(self._replay, step), lies, after)
            self._awaited = awaits(self._table, seen, self._own)
            retell(self._table, seen, self._own, self.host.preferences.others)
            self._pause = PAUSE_S
        self.host.refresh()

    def _seek(self, position: int) -> None:
        self._until = self._until if self._begun <= position <= self._until else 0
        if position == self._at + 1 and not self._table.scene.busy:
            self._step()
            return
        self._at = position
        self._before = self._view(position - 1) if position else None
        self._running = self._running and position < len(self._replay)
        self._table.show(self._view(position), self._table.focus)

    def key(self, name: str) -> bool:
        """The arrows, comma and full stop step, wherever the focus is. Esc puts the log away."""
        if name == "Esc" and self._log_open:
            self.on(ToggleLog())
            return True
        by = {"Left": -1, ",": -1, "Right": 1, ".": 1}.get(name)
        if by is None:
            return False
        self.on(SeekReplay(min(max(self._at + by, 0), len(self._replay))))
        return True

    def on(self, intent: Intent) -> None:
        """Move in time, or look elsewhere."""
        match intent:
            case SeekReplay(step):
                self._seek(step)
            case RunReplay(on):
                self._running = on
            case LookAt(what):
                self._table.camera_controller.look_at(what)
            case LookAtSeat(seat):
                self._table.camera_controller.look_at_seat(seat)
            case ToggleLog():
                self._log_open = not self._log_open
            case SameDeal():
                same_deal(self.host, self._replay.header, self._as_it_is())
            case OpenDeal():
                page = page_for(self._replay.header, self._as_it_is())
                self.host.navigator.show(page or self._as_it_is())
            case OpenFilm():
                self._running = False
                self._film = FilmDialog(self.host, self._replay, self._look_from)
                self.host.navigator.open(self._film)
            case AskToPlayOn() if can_play_on(self._replay, self._at):
                self._running = False
                self.host.navigator.open(PlayOnDialog(self.host, self._replay, self._at))
            case OpenMenu():
                header, salt = self._replay.header, self._replay.salt
                over = self._replay.outcome is not None
                envelope = envelope_of(header, salt, over=over)
                self.host.navigator.open(
                    MenuDialog(self.host, title=header.title, envelope=envelope)
                )
            case OpenReview():
                self.host.navigator.show(self._reviewed())
                return
            case Back():
                self.host.navigator.show(self._after)
                return
            case _:
                return
        self.host.refresh()
