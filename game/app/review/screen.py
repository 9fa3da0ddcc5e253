"""The review of a game: its replay, with what was judged of each decision laid over it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from msgspec.structs import replace as with_fields

from game.ai.judging.verdict import WORTH_TELLING
from game.app.match.viewer.snapshots import Snapshots
from game.app.review.looking import Looking
from game.app.review.on_table import MovesOnTable
from game.app.review.story import whose_moments
from game.app.review.telling import Telling
from game.app.review.underway import Underway
from game.app.routes import FindBetter, Replayed, Result, Reviewed
from game.app.screen import Host
from game.app.screens.replay import ReplayScreen
from game.rules.core import View
from game.session.reviews.moments import moments
from game.ui.boxes import Sized
from game.ui.intents import Back, Intent, SeekReplay, SetPreference
from game.ui.intents.reviews import (
    FindIt,
    LookAtMove,
    PointAtMove,
    ShowBetter,
    TellOf,
    TurnToSummary,
)
from game.ui.layout import Stack
from game.ui.panels.asides import DRAWER_WIDTH, aside_height
from game.ui.panels.replay import ReplayModel, Way, is_narrow
from game.ui.panels.review.card import SHOWS, review_card
from game.ui.panels.review.model import EVERYBODY, CardModel, SummaryModel
from game.ui.panels.review.summary import summary_page
from game.ui.shelf.titles import BOXES
from game.ui.situation import AnySituation
from game.ui.time_told import stands
from game.ui.viewport import Viewport
from game.ui.widget import Widget

REFRESH_S = 0.3
"""What is found while one looks comes to the panels that often."""
BAR, NARROW_BAR = 56.0, 112.0
"""So much higher the bar is than that of a match, and in a narrow window: the slider has a line of
its own, and there what is told has one as well."""


class ReviewScreen(ReplayScreen):
    """At a position the card tells of the decision that led there, or, where something better was
    to be had, of the one that was made there: the table lies then as whoever decided saw it.
    """

    name = "review"
    aside = DRAWER_WIDTH
    signed = True

    def __init__(self, host: Host, route: Reviewed) -> None:
        super().__init__(host, Replayed(route.replay, route.after, route.at or 0, route.until))
        replay = route.replay
        self._underway = route.underway or Underway(
            host.saves, host.reviewer, replay.record, route.path
        )
        seat, telling = self._seat_told(route), Telling(replay, self._people)
        tried = self._underway.tried
        self._looks = Looking(telling, self._people, self._underway, seat, tried)
        self._snapshots = Snapshots(host, replay.header)
        setting = (replay.header.title, self._interface, self._people)
        self._moves = MovesOnTable(self._table, *setting)
        self._summarized = self._follows = route.at is None
        """Whether the summary is shown; whether whose moves it tells goes by what is found."""
        self._held: View | None = None
        self._faced: object = None
        self._since, self._news = 0.0, False
        self._handed = False
        self._hushed: tuple[float, float] | None = None
        """Where the pointer was when both moves came beneath it: it did not go to one of them."""

    def _seat_told(self, route: Reviewed) -> int:
        """Whose moves are told at first: the only person's, unless it opens at another's, or tells
        of no moment but others'."""
        if len(self._own) != 1:
            return EVERYBODY
        (own,) = self._own
        if route.at is None:
            return whose_moments(self._underway.review, self._people)
        faced = {each.n - 1 for each in moments(self._underway.review.judged)}
        n = route.until or route.at + (route.at in faced)
        return own if not n or self._replay.step_to(n).player == own else EVERYBODY

    def enter(self) -> None:
        """See what is known."""
        self._face()

    def leave(self) -> None:
        """What is known is kept, and nothing more thought of, unless somebody else goes on."""
        if not self._handed:
            self._underway.close()

    def _face(self) -> None:
        """Lay the table as whoever decided here saw it, with the moves that are told, if something
        better was to be had here; else as an onlooker sees it."""
        judgement = self._looks.faced(self._at)
        always = self.host.preferences.shows_better
        shown = {} if judgement is None else self._looks.shown(judgement, always=always)
        now = (self._at, judgement, tuple(shown), self._looks.seat)
        if now == self._faced:
            return
        self._faced = now
        if judgement is None:
            self._release()
            self._turn_to(self._at)
            return
        seen = self._looks.telling.view(judgement)
        if self._held is not seen:
            self._held = seen
            self._table.show(seen, judgement.player)
        self._running = False
        self._moves.show(seen, shown)
        if shown:
            self._moves.look()

    def _release(self) -> None:
        """Lay the table as an onlooker sees it."""
        self._moves.clear()
        if self._held is not None:
            self._held = self._faced = None
            self._table.show(self._view(self._at), self._table.focus)

    def _turn_to(self, position: int) -> None:
        """Lay in front the things of whom is told at a position, unless they lie there."""
        player = self._replay.step_to(position).player if position else None
        front = self._looks.front(player)
        if front is not None and front != self._table.focus:
            self._table.show(self._table.view, front)

    def _step(self) -> None:
        self._release()
        self._turn_to(min(self._at + 1, len(self._replay)))
        super()._step()

    def _seek(self, position: int) -> None:
        self._looks.alone = self._looks.pointed = ""
        self._moves.clear()
        before, self._held, self._faced = self._held, None, None
        if before is not None:
            self._table.show(self._view(self._at), self._table.focus)
        super()._seek(position)
        if not self._table.scene.busy:
            self._face()

    def _told(self) -> View:
        """What the panels tell: whose decision is looked at, all open."""
        return super()._told() if self._held is None else self._view(self._at)

    def _stand(self) -> ReplayModel:
        model = replace(super()._stand(), signs=self._looks.signs())
        if self._held is None:
            return model
        replay = self._replay  # the decision to come is looked at, not the one that led here
        when = stands(replay.header.title, replay.reached_at(self._at))
        return replace(model, stands=when, deed="")

    def _ways(self) -> tuple[Way, ...]:
        """What else can be made of the game; it is looked back at already."""
        return tuple(each for each in super()._ways() if each.key != "review")

    def _completes(self, told: AnySituation, viewport: Viewport) -> AnySituation:
        """The card stands in the place of the players' cards."""
        height = card_height(viewport)
        card = Sized(review_card(self._card(), self.host.hear, height), max_height=height)
        return replace(told, aside=card)

    def _upon(self, viewport: Viewport) -> tuple[Widget, ...]:
        """What lies over the panels: the summary, while it is looked at."""
        if not self._summarized:
            return ()
        return (summary_page(self._summary(), self.host.hear, viewport),)

    def _card(self) -> CardModel:
        at = self._at
        player = self._replay.step_to(at).player if at else None
        return self._looks.card(at, player, always=self.host.preferences.shows_better)

    def _summary(self) -> SummaryModel:
        looks, review, header = self._looks, self._underway.review, self._replay.header
        glances = looks.telling.glances(review, looks.seat)
        return SummaryModel(
            self._underway.course,
            looks.telling.seats(review),
            glances,
            WORTH_TELLING,
            BOXES[header.title].name_with(header.content),
            isinstance(self._after, Result),
            pictures={each.n: self._snapshots.name(each.n) for each in glances},
        )

    def notes(self, viewport: Viewport) -> Widget | None:
        """The rings and letters of the moves on the table."""
        signs = super().notes(viewport)
        shown = self._moves.widgets()
        return Stack(signs, *shown) if shown else signs

    def draw(self) -> None:
        """The table; before it, at rest, a picture that the summary still lacks."""
        self._snapshots.take_due(self._replay, self._pictured(), self._table)
        super().draw()

    def _pictured(self) -> list[int]:
        """The steps that have a picture on the summary, while it is shown."""
        if not self._summarized:
            return []
        glances = self._looks.telling.glances(self._underway.review, self._looks.seat)
        return [each.n for each in glances]

    @property
    def waiting(self) -> bool:
        """Whether more is to come, of the game or of the pictures."""
        return (
            super().waiting
            or not self._underway.done
            or self._snapshots.due(self._pictured()) is not None
        )

    def advance(self, seconds: float) -> None:
        """Let time pass; hear what has been judged."""
        super().advance(seconds)
        self._since += seconds
        self._news = self._underway.advance(seconds) or self._news
        if self._news and (self._since >= REFRESH_S or self._underway.done):
            self._since, self._news = 0.0, False
            if self._follows and self._summarized and len(self._own) == 1:
                self._looks.seat = whose_moments(self._underway.review, self._people)
            self.host.refresh_soon()
        if not self._table.scene.busy:
            self._face()

    def key(self, name: str) -> bool:
        """Beyond its last step the game ends in the summary."""
        ends = self._at == len(self._replay) and not self._table.scene.busy
        if name in ("Right", ".") and ends and not self._summarized:
            self.on(TurnToSummary(True))
            return True
        return super().key(name)

    def on(self, intent: Intent) -> None:
        """Look at other moments, or otherwise at this one."""
        match intent:
            case TellOf(seat):
                self._looks.seat, self._follows = seat, False
            case ShowBetter():
                self._show_better()
            case FindIt():
                self._find()
                return
            case LookAtMove(letter):
                self._looks.look_alone(letter)
            case PointAtMove(letter):
                rests = self.host.pointer_at() == self._hushed
                self._looks.pointed = "" if rests else letter
            case TurnToSummary(on):
                self._summarized = on
            case SetPreference(name, value) if name == SHOWS:
                prefer = self.host.navigator.prefer
                prefer(self.host.preferences.setting(name, bool(value)))
            case SeekReplay():
                self._summarized = False
                super().on(intent)
                return
            case Back():
                self._leave()
                return
            case _:
                super().on(intent)
                return
        self._face()
        self.host.refresh()

    def report(self) -> Mapping[str, object]:
        """What a probe tells: where one is, and which moves show on the table."""
        return {"at": self._at, "letters": self._moves.letters, "summary": self._summarized}

    def _show_better(self) -> None:
        """Tell what would have been better at the moment that is looked at."""
        here, judgement = self._looks.faced(self._at), self._looks.met(self._at)
        if judgement is None:
            return
        self._looks.tell(judgement)
        self._hushed = self.host.pointer_at()
        if here is None:
            self._seek(judgement.n - 1)

    def _find(self) -> None:
        """Let the better move be looked for; then one comes back to this very moment."""
        judgement = self._looks.met(self._at)
        if judgement is not None:
            path = self._underway.path
            file, record = path.name if path else "", self._replay.record
            back = self._back_to(judgement.n - 1)
            self.host.navigator.show(FindBetter(record, judgement, file, back))

    def _as_it_is(self) -> Reviewed:
        return self._back_to(None if self._summarized else self._at)

    def _back_to(self, at: int | None) -> Reviewed:
        """The way back to this review at a position; None: to its summary."""
        return Reviewed(self._replay, self._after, at, self._underway, self._underway.path)

    def _leave(self) -> None:
        """Leave it; the result of this game, if it came from there, thinks on. A result may be that
        of a game played on from this one, too."""
        after = self._after
        if isinstance(after, Result) and self._underway.is_of(after.match.record()):
            after = with_fields(after, underway=self._underway)
            self._handed = True
        self.host.navigator.show(after)


def card_height(viewport: Viewport) -> float:
    """How high the card is at most: the bar of the replay is higher than a match's."""
    return aside_height(viewport) - (NARROW_BAR if is_narrow(viewport) else BAR)
