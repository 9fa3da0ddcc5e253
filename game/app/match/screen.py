"""The screen of a match: panels, pointer and keys of the player who sits before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.app.match.company.coaching import APART, Coaching
from game.app.match.company.company import Company
from game.app.match.company.faces import Faces
from game.app.match.company.turn_bell import TurnBell
from game.app.match.flow.catch_up import catch_up, take_back
from game.app.match.flow.game import Game
from game.app.match.flow.reckoning import Reckoning
from game.app.match.flow.skip_hint import tells_to_skip
from game.app.match.flow.viewer import Viewer
from game.app.match.input.accidental_input import AccidentalInput
from game.app.match.input.deciding import Deciding
from game.app.match.input.help_topic import HelpTopic
from game.app.match.input.keyboard import Keyboard
from game.app.match.playback.counting import Counting
from game.app.match.playback.flying_points import floating
from game.app.match.policy import ORDINARY, MatchPolicy
from game.app.match.viewer.kept_sight import KeptSight
from game.app.match.viewer.save_picture import SavePicture
from game.app.routes import Result
from game.app.screen import Host, Screen
from game.app.screens.menu import MenuDialog
from game.app.screens.seat_changes import set_habit
from game.scene.targets import Target
from game.session.match import Match, Step
from game.ui.intents import (
    Back,
    Dismiss,
    Hush,
    Intent,
    LiftCurtain,
    LightUp,
    LookAt,
    LookAtSeat,
    OpenMenu,
    Play,
    Rerun,
    SayDone,
    StandBy,
    ToggleLog,
    Undo,
    Unfold,
)
from game.ui.intents.setup import SetHabit
from game.ui.layout import Stack
from game.ui.memo import kept
from game.ui.origin_told import beginning_of
from game.ui.panels import prompt
from game.ui.panels.dialogs import curtain
from game.ui.panels.log import LogLine
from game.ui.panels.speech import Speaking
from game.ui.rect import Rect
from game.ui.situation import UNREAD, Acting, AnySituation, Situation
from game.ui.stray_press import StrayYes
from game.ui.titles import INTERFACES
from game.ui.traces import Traces
from game.ui.viewport import Viewport
from game.ui.widget import Widget

FEW = 2
"""So few sit near enough for everything that they do to be seen."""


class MatchScreen(Screen):
    """A game of people and agents at one table."""

    name = "match"
    guards = True

    def __init__(
        self, host: Host, match: Match, *, begins: bool, policy: MatchPolicy = ORDINARY
    ) -> None:
        """``begins``: the table is laid before one's eyes. ``policy``: what the screen around it
        says."""
        super().__init__(host)
        self.interface, self._policy = INTERFACES[match.header.title], policy
        self.symbols = self.interface.symbols(match.content)
        viewer = Viewer(self._changed, self._heard, self._hands_free)
        self.game = Game(host, match, viewer, policy)
        self.company, self.faces = Company(host, self.game), Faces(host, self.game)
        self.coach = Coaching(host, self.game, self._changed, policy)
        self.beneath = self.deciding = Deciding(host, self.game, self.coach, policy)
        self._keyboard = Keyboard(self.game, self.deciding, self.coach)
        self.inquiry = HelpTopic(self.game, self.deciding, self.coach)
        self._begins, self._unfinished = begins, match.actor is not None
        self._calling, self._quiet = TurnBell(self.game), AccidentalInput()
        self._yes = StrayYes()
        self._reckoning = Reckoning(host, match.header.title)
        self._keepsake, self._counting = SavePicture(host, match), Counting(self.game)
        self._log_open, self._read, self._traces = False, -1, Traces()
        self._sight = KeptSight(host, self.game.table, match.header.title)
        self._acting: Acting[Any, Any, Any] | None = None

    def _heard(self, step: Step) -> None:
        """A step was played: the opponents may have something to say."""
        self.company.heard(step)

    def _hands_free(self) -> bool:
        """Whether the viewer has nothing in hand, and no hint before him."""
        return self.deciding.idle and not self.coach.open

    def _changed(self) -> None:
        """Something that panels, marks or tips show is different."""
        self.deciding.changed()

    @property
    def arrows_begin(self) -> str | None:
        """The control of a choice that waits; for all else arrows are about the table."""
        return self.deciding.arrows_begin

    def enter(self) -> None:
        """The opponents wake up, the cube is filled; no other window plays this game."""
        self.host.saves.claim(self.game.match)
        self.company.recall()
        self._sight.begin()
        self.game.begin()
        self._fill_cube()
        self._changed()

    def _fill_cube(self) -> None:
        """Pour the blocks in when the game begins, and not behind a curtain."""
        if self._begins and not self.game.curtain and not self.game.match.history:
            self.game.table.open()

    def leave(self) -> None:
        """The opponents go, and the table is seen a last time."""
        self._keepsake.close(self.game.table)
        self.game.end()
        self.host.saves.release(self.game.match)

    def widget(self, viewport: Viewport) -> Widget:
        """The panels."""
        game, on = self.game, self.host.hear
        if game.curtain:
            return curtain(game.people[game.awaited], on, viewport, ready=self._quiet.ready)
        situation = self._policy.completes(self._situation(), viewport)
        panels = self.interface.signage.panels(situation, on, viewport)
        speech = self.company.speech()
        return panels if speech is None else Speaking(panels, speech, on)

    def notes(self, viewport: Viewport) -> Widget | None:
        """Captions and tips on the table."""
        if self.game.curtain:
            return None
        room = self.interface.signage.open_room(viewport)
        free = self._below_prompt(self.coach.leaves(room, viewport, spoken=self._policy.speaks()))
        signs = self.deciding.pointing.notes(self.deciding.decision(), viewport, free)
        over = [*floating(self.game.table, self.host, room), *self.game.flying()]
        shown = [each for each in (*self._traced(free), signs, *over) if each is not None]
        return kept(Stack, *shown) if shown else None

    def _traced(self, room: Rect) -> list[Widget]:
        """Where the others have been since the viewer's last step, until he takes hold of a thing,
        asks the coach or acts; an onlooker sees everything as it happens."""
        game = self.game
        hushed = self._read == len(game.match.history) or not self.deciding.idle or self.coach.open
        if game.seat < 0 or hushed or game.table.staged:
            return []
        return self._traces.shown(game.journal.news(), game.people, game.table, room)

    def over(self, viewport: Viewport) -> Widget | None:
        """The opponents' faces, while they turn or breathe."""
        del viewport
        return self.faces.shown()

    def _below_prompt(self, room: Rect) -> Rect:
        """What the line that says what to do leaves of a ``room``: it lies over tips."""
        line = self.host.place_of(prompt.KEY)
        above = 0.0 if line is None else line.bottom + APART - room.y
        return room.inset(0.0, max(above, 0.0), 0.0, 0.0)

    def draw(self) -> None:
        """The table; nothing of it behind a curtain."""
        if not self.game.curtain:
            self.game.table.draw()

    @property
    def _rests(self) -> bool:
        """Whether the table shows the position, and nothing happens."""
        return self.game.settled and self.game.deciding

    def _situation(self) -> AnySituation:
        game = self.game
        holds, view = game.holding and game.playback.idle, self._counting.told()
        lines = game.journal.told()
        return Situation(
            view=view,
            counted=self._counting.counted,
            ended=self._reckoning.of(game.table.view, game.people),
            beginning=beginning_of(game.match.header, self.host.clock()),
            people=game.people,
            seat=game.seat,
            legal=game.legal(),
            selection=self.deciding.selection,
            acting=self._what_to_do(),
            lines=lines,
            news=self._news(),
            lately=game.journal.lately(),
            unread=game.journal.unread(),
            log_open=self._log_open,
            unfolded=self.deciding.unfolded,
            holding=holds,
            passes=holds and not game.passing.ends_turn,
            responds=game.deciding and game.standing_by.offered(game.seat),
            undoes=holds and not game.why_no_undo(),
            skippable=tells_to_skip(game, skipped=self.deciding.skipped),
            taught=self._policy.taught,
            stage=self._stage(),
            hint=self.coach.button(idle=self.deciding.idle),
            coach=self.coach.model if self.deciding.idle else None,
            attention=game.table.attention,
            habit=game.standing_by.habit(max(game.seat, 0)),
            said=game.by_itself.said or self._goes_on() or self._done_by_others(lines),
        )

    def _goes_on(self) -> str:
        """A sentence: a turn that elsewhere waits for a yes ends without one, once seen; or ""."""
        passing, known = self.game.passing, self._policy.taught or self.interface.passes_on
        if known or not (self.game.holding and self.game.playback.idle):
            return ""
        goes = passing.by_itself and passing.ends_turn
        return prompt.goes_on_text(undoes=not self.game.why_no_undo()) if goes else ""

    def _done_by_others(self, lines: Sequence[LogLine]) -> str:
        """What has cost one something, until one acts; and what another has just done, until
        anybody does something else: where many sit, no board is near enough to see it there."""
        game, hurts = self.game, [each.text for each in self._news() if each.hurts]
        if hurts and self.deciding.idle:
            return hurts[-1]
        busy = self._policy.taught or game.deciding or game.holding
        if busy or len(game.people) <= FEW or not lines:
            return ""
        others = lines[-1].seat not in {None, game.seat}
        return lines[-1].text if others and game.journal.is_last(lines[-1], game.match) else ""

    def _what_to_do(self) -> Acting[Any, Any, Any] | None:
        """What buttons tell; while the viewer's own move is shown it stays as it was.

        While the table is laid they tell already what can be done then.
        """
        game, view = self.game, self.game.table.view
        if game.seat < 0:
            return None
        mine = view.actor == game.seat == self._counting.told().actor
        if self._acting is None or game.deciding or not mine:
            holding = game.holding and not game.table.staged
            ends = holding and not game.passing.ends_turn
            parts = (view, game.soon_legal(), self.deciding.selection, mine, game.why_no_undo())
            self._acting = Acting(*parts, self.coach.button(idle=self.deciding.idle), holding, ends)
        return self._acting

    def _stage(self) -> Any:
        """What the stage tells, while it stands."""
        game, view = self.game, self.game.table.view
        held, busy = game.playback.held, not game.playback.idle
        return game.resting.stage.model(view, held, mine=game.deciding, busy=busy and held is None)

    def _news(self) -> tuple[LogLine, ...]:
        """What the others did, until it is put away or the viewer acts; an open log tells all."""
        game = self.game
        if self._log_open or not game.deciding or self._read == len(game.match.history):
            return ()
        return game.journal.news()

    @property
    def moving(self) -> bool:
        """Whether the table moves."""
        return self.game.table.moving and not self.game.curtain

    @property
    def waiting(self) -> bool:
        """Whether an agent thinks, a pause runs or a tip is due."""
        tells = self.deciding.pointing.waiting or self.coach.thinking or self.game.table.waiting
        tells = tells or self.company.waiting or self.faces.waiting or self._keepsake.waiting
        tells = tells or (self._keepsake.due and self._rests)
        goes_on = self.game.waiting and not self._unread_at_the_end
        return goes_on or tells or (self.game.curtain and not self._quiet.ready)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.game.advance(seconds)
        if self._quiet.advance(seconds, there=self.game.curtain):
            self.host.refresh()
        if self._calling.due:
            self.host.sound.call()
        self.coach.advance()
        self.company.advance(seconds, spoken=self._policy.speaks() or self.coach.open)
        self.faces.advance(seconds, self.company.speaker)
        self._keepsake.advance(seconds, self.game.table, rests=self._rests and not self.moving)
        if self._counting.advance():
            self._changed()
        self.deciding.advance(seconds)
        if self.game.match.actor is None and self.game.settled and not self._unread_at_the_end:
            self._finish()

    @property
    def _unread_at_the_end(self) -> bool:
        """Whether the game is over, and the viewer is still to read what befell him."""
        game, over = self.game, self.game.match.actor is None and self.game.settled
        return over and self.interface.signage.to_read(game.table.view, game.journal.unread())

    def _finish(self) -> None:
        """The game is over: the first few make a newcomer quicker."""
        kept = self.host.preferences
        if self._unfinished and self.game.humans and kept.pace is None:
            self.host.navigator.prefer(replace(kept, finished=kept.finished + 1))
        table = self.game.table
        self.host.navigator.show(Result(self.game.match, table.view, table.focus, table))

    def key(self, name: str) -> bool:
        """A key; Enter says that the turn is over, once all lies still; Esc puts the log away.

        Space hurries on what is shown: a press too many of it must not end the turn.
        """
        game = self.game
        moves, now = len(game.match.history), self.host.clock()
        if name == "Enter" and self._yes.is_astray(moves, now) and game.deciding:
            return True
        if name == "Enter" and game.holding and self._stage() is None:
            if game.passing.calm:
                self.on(SayDone())
            else:
                self.deciding.hurried()
            return True
        if name == "Esc" and self._log_open and not self.deciding.dragging:
            self.on(ToggleLog())
            return True
        return self._keyboard.key(name)

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""
        match intent:
            case Play(move) if self.game.why(move) is None and catch_up(self.game):
                self.deciding.play(move)
                return
            case SayDone() if self.game.holding:
                self.game.end_turn()
            case Hush():
                self.company.hush()
            case Undo():
                take_back(self.game)
            case StandBy():
                self.game.standing_by.begin(self.game.seat)
            case SetHabit(seat, habit):
                set_habit(self.host, self.game.match.header.title, seat, habit)
            case LiftCurtain() if self._quiet.tried():
                self.game.lift_curtain()
                self._fill_cube()
            case _:
                self._on_looking(intent)
        self._changed()

    def _on_looking(self, intent: Intent) -> None:
        match intent:
            case LookAt(what):
                self._sight.look_at(what)
            case LookAtSeat(seat):
                self.game.table.camera_controller.look_at_seat(seat)
            case ToggleLog():
                self._log_open = not self._log_open
            case Unfold(what):
                if self.game.seat >= 0:
                    self.deciding.unfold(what)
                self.coach.close()
            case LightUp(line):
                self.game.light(line)
            case Rerun(line):
                self.game.show_again(line)
            case Dismiss(what) if what == UNREAD:
                self.game.journal.read()
            case Dismiss():
                self._read = len(self.game.match.history)
            case OpenMenu() | Back():
                menu = self._policy.menu or partial(MenuDialog, self.host, self.game.match)
                self.host.navigator.open(menu())
            case _:
                self.deciding.hear(intent)

    def report(self) -> Mapping[str, object]:
        """Whose decision it is, what is in hand, and whether the table lies still."""
        held = repr(self.deciding.selection.picked)
        return {**self.game.report(), **self.coach.report(), "held": held}

    def targets(self) -> list[tuple[Target, float, float, str, bool]]:
        """What is marked on the table, and what can be dragged."""
        return self.deciding.targets()
