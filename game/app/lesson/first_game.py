"""The screen of somebody's first game: a match as any other, and notes the first time a thing
matters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.app.lesson.first_turns import FirstTurns
from game.app.lesson.telling import under_note
from game.app.match.policy import MatchPolicy
from game.app.match.screen import MatchScreen
from game.app.match.viewer.bring_into_view import uncover
from game.app.overlay_screen import SpokenScreen
from game.app.screen import Host
from game.content.guide import Guide, Note
from game.language import _
from game.rules.core import Move
from game.session.lessons.note_picker import NotePicker
from game.session.lessons.progress import Progress
from game.session.match import Match
from game.ui.intents import Dismiss, Intent
from game.ui.intents.lessons import MuteNotes
from game.ui.layout import Stack
from game.ui.panels.lesson import NOTE, first_note, note_left, note_room
from game.ui.situation import AnySituation
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

READ_S, WORD_S = 3.0, 0.45
"""How long it takes to read a note, and each of its words: time for a slow reader."""
Moment = tuple[int, bool]
NEVER: Final[Moment] = (-1, False)


class FirstGameScreen(SpokenScreen):
    """A note stands until it is put away, its thing has passed, or another one matters more.

    One that went before it could be read comes up once more when its thing does.
    """

    name = "match"
    guards = True

    def __init__(self, host: Host, guide: Guide, match: Match, progress: Progress) -> None:
        """``progress`` knows ``match`` as a first game, and what was said in it by now."""
        policy = MatchPolicy(
            gentle=True,
            speaks=lambda: self._shown is not None,
            noted=lambda: self._keyed,
            completes=self._completes,
        )
        super().__init__(host, MatchScreen(host, match, begins=not match.history, policy=policy))
        self._progress = progress
        self._noting = NotePicker(guide, match, progress.told_in(match) or ())
        self._guide, self._interface = guide, INTERFACES[guide.title]
        self.inner.game.table.camera_controller.keep_within(lambda: note_left(host.viewport))
        self._turns = FirstTurns(host, self.inner, guide)
        self._uncovered: tuple[Note, Move | None] | None = None
        self._note: Note | None = None
        self._judged, self._looked, self._since = NEVER, NEVER, 0.0
        self._muted = False
        self._room: Widget | None = None

    @property
    def waiting(self) -> bool:
        """Whether something comes by itself, or what comes next waits for a note to be read."""
        unread = self._looked != self._moment and self._unread
        return super().waiting or self._turns.waiting or unread

    @property
    def _moment(self) -> Moment:
        """How far the match has come, and whether a turn waits for its yes."""
        game = self.inner.game
        return len(game.match.history), game.holding

    def widget(self, viewport: Viewport) -> Widget:
        """The match's panels, and a note where the coach's hint would stand."""
        note = self._shown
        if note is None:
            self._room = None
            return super().widget(viewport)
        people = len(self.inner.game.people)
        said = first_note(
            self._guide.teacher, _(note.say), self.host.hear, viewport, people, keyed=self._keyed
        )
        self._room = note_room(said, viewport)
        return Stack(super().widget(viewport), said)

    def _completes(self, told: AnySituation, _viewport: Viewport) -> AnySituation:
        """What the panels tell, with room for the note, or with what the hand shows."""
        led = self._led
        if self._room is not None:
            return replace(told, beneath=self._room, taught=led)
        return replace(told, taught=led, said=told.said or (self._turns.words if led else ""))

    def notes(self, viewport: Viewport) -> Widget | None:
        """What the match shows on its table, and the hand."""
        signs = super().notes(viewport)
        return Stack(signs, *self._turns.widgets()) if self._led else signs

    @property
    def _led(self) -> bool:
        """Whether the hand shows what may come next: what the note speaks of, if it does so."""
        if not self._turns.leading or self.inner.game.table.staged:
            return False
        return self._shown is None or self._turns.fits(self._shown.when.can)

    @property
    def _shown(self) -> Note | None:
        """The note, unless the coach speaks, a stage stands, or a panel tells of what was begun."""
        if self.inner.game.table.staged:
            return None
        held, hands = self.inner.deciding.selection, self._interface.hands
        begun = hands.pointed(held, None) != hands.empty and held.picked is None
        return None if self.inner.coach.open or held.waits or begun else self._note

    @property
    def _keyed(self) -> bool:
        """Whether Enter puts the note away: nothing is in hand that it would say yes to."""
        asked = self.inner.game.deciding or self.inner.game.holding
        return self._shown is not None and asked and self.inner.deciding.idle

    @property
    def _unread(self) -> bool:
        if self._note is None:
            return False
        needed = READ_S + WORD_S * len(_(self._note.say).split())
        return self.host.clock() - self._since < needed

    def advance(self, seconds: float) -> None:
        """Let time pass: a note goes as soon as its thing has, the next comes once all lies still.

        One that still holds is followed by another only once it could be read.
        """
        super().advance(seconds)
        self._turns.advance(seconds)
        self._judge()
        self._uncover()
        game, moment = self.inner.game, self._moment
        asked = game.deciding or (game.holding and game.settled)
        if moment == self._looked or not asked or self._muted or self._unread:
            return
        self._looked = moment
        found = self._noting.next(held=game.holding)
        if found is not None:
            self._say(found)
            self._progress.guide(game.match, self._noting.told)

    def _judge(self) -> None:
        """Put the note away if its thing is over."""
        if self._moment != self._judged:
            self._judged = self._moment
            if self._noting.over(held=self.inner.game.holding):
                self._put_away(read=not self._unread)

    def _put_away(self, *, read: bool) -> None:
        before = self._noting.told
        self._noting.put_away(read=read)
        if self._noting.told != before:
            self._progress.guide(self.inner.game.match, self._noting.told)
        self._say(None)

    def _uncover(self) -> None:
        """Let what the note is about lie beside it, and what is marked."""
        game, note, words = self.inner.game, self._shown, self.host.place_of("lesson.words")
        if note is None or words is None or not game.deciding:
            return
        uncovered = (note, self._turns.move)
        if uncovered == self._uncovered:
            return
        self._uncovered, move = uncovered, self._turns.move or self._noting.about(note)
        if move is not None:
            for target in self._interface.words.about(game.table.view, move):
                uncover(game.table, target, under_note(words, self.host.viewport))

    def _say(self, note: Note | None) -> None:
        if note is not self._note:
            self._note, self._since = note, self.host.clock()
            self.host.refresh()

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""
        match intent:
            case Dismiss(what) if what == NOTE:
                self._put_away(read=True)
                self._looked = NEVER  # what comes besides may follow at once
            case MuteNotes():
                self._muted = True
                self._put_away(read=True)
                self._progress.guide(self.inner.game.match, None)
            case _:
                super().on(intent)
                self._judge()

    def key(self, name: str) -> bool:
        """A key for the note, or for the match."""
        if name == "Enter" and self._keyed:
            self.on(Dismiss(NOTE))
            return True
        heard = super().key(name)
        self._judge()
        return heard

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        return {**super().report(), "note": self._note.say if self._note else ""}
