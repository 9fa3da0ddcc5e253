"""The end of a match: who won, where the points came from, what was worth a look, what next."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from game.app.deals.ways import page_for, same_deal
from game.app.lesson.closing import closing_of
from game.app.match.flow.seating import humans_of, open_view, outcome_of, people_of
from game.app.match.input.accidental_input import AccidentalInput
from game.app.match.input.help_topic import rules_in
from game.app.match.review.looking_back import LookingBack
from game.app.match.viewer.setting import Setting
from game.app.match.viewer.snapshots import Snapshots
from game.app.match.viewer.table import Table
from game.app.origin_of_game import Source, go_back, source_of
from game.app.review.underway import Underway
from game.app.routes import Again, DealPage, Replayed, Result, Reviewed, Shelf
from game.app.screen import Host, Screen
from game.app.screens.envelope import EnvelopeDialog
from game.rules.core import SPECTATOR
from game.session.commitment import Envelope, envelope_of
from game.session.family.mementos import Memento, mementos
from game.session.replay import Replay
from game.ui.intents import Intent, OpenEnvelope, Rematch, ShowChart, ToShelf, WatchReplay
from game.ui.intents.deals import OpenDeal, SameDeal
from game.ui.intents.playing_on import WatchOrigin
from game.ui.intents.reviews import OpenReview
from game.ui.origin_told import origin_told
from game.ui.panels.course import GAME
from game.ui.panels.highlights import highlights
from game.ui.panels.kind_words import kind_word
from game.ui.panels.result import Stays, Ways, ending, result, result_width, with_starts
from game.ui.panels.result_table import Ending
from game.ui.shelf.titles import BOXES
from game.ui.time_told import lasted
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class ResultScreen(Screen):
    """Shown over the table as the game left it.

    Nobody waits for the coach, who looks back meanwhile; but Enter begins nothing as long as
    somebody goes on pressing it who meant the last move.
    """

    name = "result"

    def __init__(self, host: Host, route: Result) -> None:
        super().__init__(host)
        self._match = match = route.match
        self.inquiry = lambda _control: rules_in(match.header.title, match.content)
        self._after = route.after
        self._table = route.table or self._laid(route)
        self._interface = INTERFACES[match.header.title]
        self.symbols = self._interface.symbols(match.content)
        self._looking = route.looking or LookingBack(match)
        self._underway = route.underway
        self._chart = route.chart or GAME
        self._closing = closing_of(host, match)
        self._quiet = AccidentalInput()
        self._snapshots = Snapshots(host, match.header)
        self._mementos: tuple[Memento, ...] | None = None
        self._pictures: dict[int, str] = {}
        self._looked_in = host.viewport
        self._people = people_of(match)

    def enter(self) -> None:
        """The table lies still and unmarked, and the eye goes to what the winner has made."""
        self._table.mark({})
        self._look_at_the_winner()

    def _look_at_the_winner(self) -> None:
        view, outcome = self.host.viewport, outcome_of(self._match)
        table, covered = self._table, result_width(view) / view.width
        look = table.tabletop.looking.prize(outcome.winners[0], table.view, table.focus, covered)
        if look is not None:
            table.camera_controller.visit(look)
        self._looked_in = view

    def leave(self) -> None:
        """Stop looking back at the game: nobody sees it. What is known is kept."""
        if self._underway is not None:
            self._underway.close()

    def widget(self, viewport: Viewport) -> Widget:
        """The result."""
        if viewport != self._looked_in:
            self._look_at_the_winner()
        args = (self._ended(), self.host.hear, viewport)
        return result(*args, self._looking.model, self._chart, self._ways(), self._stays())

    def _ended(self) -> Ending:
        """How the match ended, in words."""
        match, people = self._match, self._people
        length = lasted(match.header.title, match.reached, len(match.seats))
        outcome, starts = outcome_of(match), tuple(seat.head_start for seat in match.seats)
        facts = (match.state_view(SPECTATOR), outcome, people, length)
        unsaid = self._closing is not None or len(people) == 1
        kind = "" if unsaid else kind_word(outcome, people, match.header.seed)
        return replace(with_starts(ending(self._interface.summary, *facts), starts), kind=kind)

    def _stays(self) -> Stays:
        """The pictures that are taken by now, what stays of the game, and what a teacher says."""
        self._pictures = self._taken
        words = BOXES[self._match.header.title].album()
        told = origin_told(self._match.header.title, self._match.header.origin, self.host.clock())
        kept = (self._pictures, self._mementos or (), words, self._closing)
        return Stays(*kept, told, self._source is not None)

    @cached_property
    def _source(self) -> Source | None:
        """What the game was played on from, if that is still there."""
        return source_of(self.host, self._match.header)

    @property
    def _taken(self) -> dict[int, str]:
        """The pictures of all moments, "" for those that are still to be taken."""
        return {n: self._snapshots.name(n) for n in self._moments}

    @property
    def _moments(self) -> list[int]:
        """The positions of which there are to be pictures."""
        model = self._looking.model
        return [each.n for each in highlights(model)] if model.best is not None else []

    def _ways(self) -> Ways:
        to_shelf = self._after is None or isinstance(self._after, Shelf)
        dealt, sealed = self._deal is not None, self._envelope() is not None
        return Ways(self._after is not None, self._quiet.ready, to_shelf, dealt, sealed)

    @property
    def _deal(self) -> DealPage | None:
        """The page of the game's deal; None: nobody has dealt it."""
        return page_for(self._match.header, self._again())

    def _envelope(self) -> Envelope | None:
        """What the game had committed its deal to, opened."""
        return envelope_of(self._match.header, self._match.opened, over=True)

    def key(self, name: str) -> bool:
        """Enter and Space were meant for what was before, until nobody has pressed them a while."""
        if name in ("Enter", "Space") and not self._quiet.ready:
            self._quiet.tried()
            return True
        return False

    def draw(self) -> None:
        """The table behind it; before it, at rest, a picture that is still to be taken."""
        if self._looking.replay is not None:
            self._snapshots.take_due(self._looking.replay, self._moments, self._table)
        self._table.draw()

    @property
    def moving(self) -> bool:
        """Whether the eye still flies."""
        return self._table.moving

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._table.advance(seconds)
        if self._quiet.advance(seconds, there=True):
            self.host.refresh()
        if self._table.moving:
            return
        if self._mementos is None and not self.host.saves.busy:
            self._remember()
        if not self._looking.done and not self.host.saves.busy:
            self._look_back(seconds)

    def _look_back(self, seconds: float) -> None:
        """Let the game's review get on, and tell what is known by it; what was kept of it with the
        game is known at once."""
        if self._underway is None:
            host = self.host
            self._underway = Underway(host.saves, host.reviewer, self._match.record())
        underway = self._underway
        underway.advance(seconds)
        if self._looking.hear(underway.review, underway.course):
            self.host.refresh()

    def _remember(self) -> None:
        """See what stays of the game, once it is kept."""
        history, latest = self.host.saves.archive.history, self._after is None
        self._mementos = mementos(history, self._match.record(), latest=latest)
        if self._mementos:
            self.host.refresh()

    @property
    def waiting(self) -> bool:
        """Whether the coach still looks back, a picture is to be taken, or a key is not to be heard
        yet."""
        taken = self._taken
        pictured = taken == self._pictures and all(taken.values())
        return not (self._looking.done and pictured and self._quiet.ready)

    def _laid(self, route: Result) -> Table:
        """A table laid anew: another lay there meanwhile, or none."""
        match, setting = route.match, Setting.of(route.match)
        if route.view is not None:
            return Table(self.host, setting, route.view, route.focus)
        people = humans_of(match)
        return Table(self.host, setting, open_view(match), people[0] if len(people) == 1 else 0)

    def _again(self) -> Result:
        """The way back to this result as it is shown."""
        return Result(
            self._match,
            self._table.view,
            self._table.focus,
            looking=self._looking,
            chart=self._chart,
            after=self._after,
            underway=self._underway,
        )

    def on(self, intent: Intent) -> None:
        """Once more, look at it again, or go."""
        match intent:
            case Rematch():
                self.host.navigator.show(Again(self._match))
            case ShowChart(what):
                self._chart = what
                self.host.refresh()
            case OpenEnvelope() if (envelope := self._envelope()) is not None:
                self.host.navigator.open(
                    EnvelopeDialog(self.host, self._match.header.title, envelope)
                )
            case WatchReplay():
                self.host.navigator.show(Replayed(Replay(self._match.record()), self._again()))
            case WatchOrigin() if self._source is not None:
                go_back(self.host, self._source, self._match.header, self._again())
            case OpenReview(_game, at, until):
                replay, back = Replay(self._match.record()), self._again()
                underway, self._underway = self._underway, None  # it goes on there
                self.host.navigator.show(Reviewed(replay, back, at, underway, until=until))
            case SameDeal():
                same_deal(self.host, self._match.header, self._again())
            case OpenDeal() if self._deal is not None:
                self.host.navigator.show(self._deal)
            case ToShelf():
                self.host.navigator.show(self._after or Shelf(ended=True))
