"""The screen of somebody's first game: a match as any other, and notes the first time a thing
matters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.app.around import SpokenScreen
from game.app.lesson.telling import under_note
from game.app.match.bringing import uncover
from game.app.match.screen import MatchScreen
from game.app.screen import Host
from game.content.guide import Guide, Note
from game.language import _
from game.session.lessons.noting import Noting
from game.session.lessons.progress import Progress
from game.session.match import Match
from game.ui.intents import Dismiss, Intent
from game.ui.intents.lessons import MuteNotes
from game.ui.layout import Stack
from game.ui.panels.lesson import NOTE, first_note, note_left, note_room
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

READ_S, WORD_S = 3.0, 0.45
"""How long a note stands at least, and for each of its words: time for a slow reader."""


class FirstGameScreen(SpokenScreen):
    """A note stands until it is put away, or could be read and its thing has passed."""

    name = "match"
    guards = True

    def __init__(self, host: Host, guide: Guide, match: Match, progress: Progress) -> None:
        """``progress`` knows ``match`` as a first game, and what was said in it by now."""
        super().__init__(host, MatchScreen(host, match, begins=not match.history))
        self.inner.spoken = lambda: self._shown is not None
        self._progress = progress
        self._noting = Noting(guide, match, progress.told_in(match) or ())
        interface = INTERFACES[guide.title]
        self._hands = interface.hands
        self.inner.game.table.gaze.reach = self._reach
        self._beside = False
        self._about = interface.words.about
        self._uncovered: Note | None = None
        self._note: Note | None = None
        self._decided, self._turn, self._since = -1, -1, 0.0
        self._muted = False

    @property
    def waiting(self) -> bool:
        """Whether something comes by itself, or what comes next waits for a note to be read."""
        pending = self._decided != len(self.inner.game.match.history)
        return super().waiting or (pending and self._unread)

    def widget(self, viewport: Viewport) -> Widget:
        """The match's panels, and a note where the coach's hint would stand."""
        note = self._shown
        if note is None:
            self.inner.around = lambda told, _viewport: told
            return super().widget(viewport)
        said = first_note(
            note.who, _(note.say), self.host.hear, viewport, len(self.inner.game.people)
        )
        room = note_room(said, viewport)
        self.inner.around = lambda told, _viewport: replace(told, beneath=room)
        return Stack(super().widget(viewport), said)

    @property
    def _shown(self) -> Note | None:
        """The note, unless the coach speaks, a stage stands, or a panel tells of what was begun."""
        if self.inner.game.table.staged:
            return None
        held, hands = self.inner.deciding.selection, self._hands
        begun = hands.pointed(held, None) != hands.empty and held.picked is None
        return None if self.inner.coach.open or held.waits or begun else self._note

    def _reach(self, _sight: str) -> float:
        """How far to the right the table shows: to the note, while it stands."""
        return note_left(self.host.viewport) if self._shown is not None else 1.0

    @property
    def _unread(self) -> bool:
        if self._note is None:
            return False
        needed = READ_S + WORD_S * len(_(self._note.say).split())
        return self.host.clock() - self._since < needed

    def advance(self, seconds: float) -> None:
        """Let time pass; look at each decision once, when the note before could be read."""
        super().advance(seconds)
        game = self.inner.game
        if (self._shown is not None) != self._beside:
            self._beside = not self._beside
            game.table.gaze.refit()
        self._uncover()
        played, ends = len(game.match.history), game.holding and game.settled
        asked = game.deciding or ends
        if played == self._decided or not asked or self._muted or self._unread:
            return
        if not self._stands:
            self._say(None)
        if ends:
            return
        self._decided = played
        if self._note is None:
            self._say(self._noting.next())
            self._progress.guide(game.match, self._noting.told)

    @property
    def _stands(self) -> bool:
        """Whether what the note is about can still be done in the turn in which it came up."""
        same = self.inner.game.match.turn == self._turn
        return self._note is not None and same and self._noting.matters(self._note)

    def _uncover(self) -> None:
        """Let what the note is about lie beside it."""
        game, note, words = self.inner.game, self._shown, self.host.place_of("lesson.words")
        if note is None or words is None or note is self._uncovered or not game.deciding:
            return
        self._uncovered, move = note, self._noting.about(note)
        if move is not None:
            for target in self._about(game.table.view, move):
                uncover(game.table, target, under_note(words, self.host.viewport))

    def _say(self, note: Note | None) -> None:
        if note is not self._note:
            self._note, self._since = note, self.host.clock()
            self._turn = self.inner.game.match.turn
            self.host.refresh()

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""
        match intent:
            case Dismiss(what) if what == NOTE:
                self._say(None)
            case MuteNotes():
                self._muted = True
                self._progress.guide(self.inner.game.match, None)
                self._say(None)
            case _:
                super().on(intent)

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        return {**super().report(), "note": self._note.say if self._note else ""}
