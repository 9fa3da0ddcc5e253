"""A screen that lies around that of a match: what it doesn't say itself, the match says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from msgspec.structs import replace as with_settings

from game.app.embedded import embedded
from game.app.input_feedback import InputFeedback
from game.app.match.flow.thinking import Thinking
from game.app.match.policy import MatchPolicy
from game.app.match.screen import MatchScreen
from game.app.pointing_hand import PointingHands
from game.app.screen import Host, Screen
from game.scene.targets import Target
from game.session.match import Match
from game.session.preferences import Preferences, TurnEnds
from game.ui.focus import ARROWS
from game.ui.intents import AskCoach, Intent, Play
from game.ui.layout import Stack
from game.ui.panels.lesson import note_room
from game.ui.rect import Rect
from game.ui.situation import AnySituation
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

CALM_S = 0.4
"""A key so shortly after the end was still meant for the last move."""
LEADING = (*ARROWS, "Tab", "Shift+Tab")
"""What leads to a button, once all is over."""


class SpokenScreen(Screen):
    """Somebody speaks beside the match of ``inner``."""

    def __init__(self, host: Host, inner: MatchScreen) -> None:
        super().__init__(host)
        self.inner = inner
        self.beneath, self.inquiry, self.symbols = inner.beneath, inner.inquiry, inner.symbols

    @property
    def arrows_begin(self) -> str | None:
        """The control of the match that arrows lead to first."""
        return self.inner.arrows_begin

    @property
    def moving(self) -> bool:
        """Whether the table moves."""
        return self.inner.moving

    @property
    def waiting(self) -> bool:
        """Whether the match has something to wait for."""
        return self.inner.waiting

    def enter(self) -> None:
        """Enter the match."""
        self.inner.enter()

    def leave(self) -> None:
        """Leave the match."""
        self.inner.leave()

    def draw(self) -> None:
        """Draw the match's table."""
        self.inner.draw()

    def notes(self, viewport: Viewport) -> Widget | None:
        """What the match shows on its table."""
        return self.inner.notes(viewport)

    def over(self, viewport: Viewport) -> Widget | None:
        """What moves upon the match's panels."""
        return self.inner.over(viewport)

    def widget(self, viewport: Viewport) -> Widget:
        """The match's panels."""
        return self.inner.widget(viewport)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.inner.advance(seconds)

    def on(self, intent: Intent) -> None:
        """Let the match hear it."""
        self.inner.on(intent)

    def key(self, name: str) -> bool:
        """Give a key to the match."""
        return self.inner.key(name)

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        return self.inner.report()

    def targets(self) -> list[tuple[Target, float, float, str, bool]]:
        """What is marked on the table, and what can be dragged."""
        return self.inner.targets()


class AnsweringScreen(SpokenScreen):
    """Somebody answers what is tried in the match of ``inner``, and can show what to do."""

    def __init__(
        self,
        host: Host,
        match: Match,
        thinking: Thinking,
        prefers: Callable[[Preferences], Preferences],
        policy: MatchPolicy,
    ) -> None:
        """``thinking``, ``prefers``: as for :func:`.embedded`."""
        within = embedded(host, thinking, prefers)
        super().__init__(host, MatchScreen(within, match, begins=False, policy=policy))
        self._interface = INTERFACES[match.header.title]
        self._pointers = PointingHands(self.inner.game.table, self._interface.words.about)
        self._reply = InputFeedback()
        self._room: Widget | None = None

    @property
    def waiting(self) -> bool:
        """Whether the match has something to wait for, or the hand shows the way."""
        return super().waiting or self._pointers.shown

    def _beside_note(
        self, viewport: Viewport, noted: Callable[[int, Sequence[Rect] | None], Widget]
    ) -> tuple[Widget, Widget]:
        """The match's panels, with room for a note, and the note. ``noted`` makes it, for so many
        seats, clear of what is in play where it has to make way for a panel that asks."""
        deciding = self.inner.deciding
        makes_way = viewport.compact and deciding.selection.waits
        note = noted(len(self.inner.game.people), deciding.in_play() if makes_way else None)
        self._room = None if makes_way else note_room(note, viewport)
        return super().widget(viewport), note

    def notes(self, viewport: Viewport) -> Widget | None:
        """What a match shows on its table, what is marked there, and the hand."""
        signs = super().notes(viewport)
        if not self.inner.game.deciding:
            return signs
        still = self.host.preferences.reduced_motion
        shown = [*self._marked(), *self._pointers.widgets(still=still)]
        return Stack(signs, *shown) if shown else signs

    def _marked(self) -> list[Widget]:
        """What is marked on the table for good."""
        return []

    def key(self, name: str) -> bool:
        """A key: *H* helps; others are the match's."""
        if name == "H":
            self.on(AskCoach())
            return True
        return super().key(name)

    def _let_by(self) -> None:
        """A chance that is let go by is a try as any other."""
        move = self._interface.declines(self.inner.game.table.view)
        if move is not None:
            self.on(Play(move))

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        said = {"reply": self._reply.text, "pointing": self._pointers.shown}
        return {**super().report(), **said}


def alone(kept: Preferences, *, coach: bool) -> Preferences:
    """What holds for whoever plays alone: all is asked, nobody chats or counts what would be.
    ``coach``: there are hints."""
    ends = TurnEnds.ALWAYS
    return with_settings(kept, coach=coach, talk=False, habits={}, turn_ends=ends, if_ended=False)


def at_rest(told: AnySituation) -> AnySituation:
    """What the panels of a match tell in which nobody is to do anything more."""
    return replace(told, legal=(), acting=None, holding=False, skippable=False)
