"""Opponents at the table of one match: what they say of what happens, and for how long.

A line comes once the table has shown what it is about, stays as long as it takes to read, and
goes by itself or at a click.
"""

from __future__ import annotations

from game.app.match.company.talk import Saying, Talk
from game.app.match.flow.game import Game
from game.app.screen import Host
from game.rules.core import SPECTATOR, View
from game.session.header import POSITION
from game.session.match import Match, Step
from game.session.replay import Replay
from game.ui.company import Company as CompanyPart
from game.ui.company import greetings
from game.ui.panels.speech import Speech, card_of
from game.ui.titles import INTERFACES

READ_S, WORD_S = 2.4, 0.42
"""How long it takes to see that somebody speaks, and to read each of his words."""
COMING_S, STEPS = 0.25, 6
"""How long a bubble takes to unroll, and in how many steps it does."""
PATIENCE_S = 4.0
"""A line whose card can't be seen for so long is not said any more."""


class Company:
    """The opponents' talk in one match. It knows what an onlooker sees, and no more."""

    def __init__(self, host: Host, game: Game) -> None:
        self._host, self._game = host, game
        match = game.match
        self._seam = INTERFACES[match.header.title].company
        self._talk = silence(match)
        self._recalled = False
        self._seen: tuple[int, View] = (len(match.history), match.state_view(SPECTATOR))
        self._due: Saying | None = None
        self._said: Saying | None = None
        self._waited = self._age = self._lasts = 0.0
        self._shown = 0

    def recall(self) -> None:
        """Know what was said by now, or would have been: nobody says it again."""
        if not self._host.preferences.talk:
            return
        match, self._talk, self._recalled = self._game.match, silence(self._game.match), True
        if match.history and self._talk.anybody:
            retold(self._talk, match)

    @property
    def waiting(self) -> bool:
        """Whether somebody speaks, or is about to."""
        return self._said is not None or self._due is not None

    @property
    def speaker(self) -> int | None:
        """The seat that says something now."""
        return None if self._said is None else self._said.seat

    def speech(self) -> Speech | None:
        """What is said now."""
        said = self._said
        if said is None:
            return None
        color = self._game.people[said.seat].color
        return Speech(said.seat, self._talk.text(said), color, self._shown / STEPS)

    def hush(self) -> None:
        """Put away what is said."""
        if self._said is not None:
            self._said = None
            self._host.refresh()

    def advance(self, seconds: float, *, spoken: bool) -> None:
        """Let time pass; ``spoken``: somebody else has the word, who teaches or gives a hint."""
        if len(self._game.match.history) < self._seen[0]:  # it was taken back
            self._due = None
        if spoken or self._game.curtain or not self._host.preferences.talk:
            self._due = None
            self.hush()
        if self._due is not None and self._game.playback.idle:
            self._waited += seconds
            self._begin()
        if self._said is not None:
            self._age += seconds
            if self._age >= self._lasts:
                self.hush()
            elif self._step != self._shown:
                self._shown = self._step
                self._host.refresh()

    @property
    def _step(self) -> int:
        """How far the bubble has come, or has gone again, in steps."""
        if self._host.preferences.reduced_motion:
            return STEPS
        part = min(self._age, self._lasts - self._age) / COMING_S
        return min(STEPS, 1 + int(part * STEPS))

    def heard(self, step: Step) -> None:
        """A step was played; what an earlier one had somebody say has been shown by now."""
        match = self._game.match
        if self._due is not None:
            self._begin()
        if not self._host.preferences.talk:
            self._recalled = False
            return
        (known, before), after = self._seen, match.state_view(SPECTATOR)
        self._seen = (len(match.history), after)
        if not self._recalled:
            self.recall()
        elif known == step.n - 1:  # else something was taken back: it was spoken of already
            saying = self._hear(step, before, after)
            self._due, self._waited = saying or self._due, 0.0

    def _hear(self, step: Step, before: View, after: View) -> Saying | None:
        begins = begins_anew(self._game.match)
        return said_of(self._talk, self._seam, step, (before, after), begins=begins)

    def _begin(self) -> None:
        """Speak, as soon as the own card can be seen."""
        due = self._due
        if due is None:
            return
        if self._host.place_of(card_of(due.seat)) is not None:
            self._due, self._said, self._age = None, due, 0.0
            self._lasts = READ_S + WORD_S * len(self._talk.text(due).split())
            self._shown = self._step
            self._host.refresh()
        elif self._waited > PATIENCE_S:
            self._due = None


def silence(match: Match) -> Talk:
    """The talk at a match's table before anybody has said a word."""
    lines = INTERFACES[match.header.title].company.lines
    return Talk(match.seats, lines, match.header.seed)


def retold(talk: Talk, match: Match) -> dict[int, Saying]:
    """What is said of all that has happened in a match, by the numbers of its steps."""
    replay, seam = Replay(match.record()), INTERFACES[match.header.title].company
    found: dict[int, Saying] = {}
    for step in replay.steps:
        views = (replay.view_at(step.n - 1), replay.view_at(step.n))
        saying = said_of(talk, seam, step, views, begins=begins_anew(match))
        if saying is not None:
            found[step.n] = saying
    return found


def begins_anew(match: Match) -> bool:
    """Whether a match began as its rules begin: nobody is greeted in the middle of a game."""
    return POSITION not in match.header.setup


def said_of(
    talk: Talk, seam: CompanyPart, step: Step, views: tuple[View, View], *, begins: bool
) -> Saying | None:
    """What is said of a step, by what onlookers know before and after it. ``begins``: the first one
    is the beginning of a whole game, in which the others are greeted."""
    before, after = views
    occasions = seam.occasions(step.events_for(SPECTATOR), before, after)
    if begins and step.n == 1:
        occasions = [*occasions, *greetings(talk.seats)]
    return talk.hear(step.n, seam.round_of(before), occasions)
