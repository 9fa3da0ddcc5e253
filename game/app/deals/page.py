"""The page of a deal, on which the games of it that were played here are compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.deals.course import Course
from game.app.deals.result_text import day_result
from game.app.deals.ways import same_deal
from game.app.routes import BoxPage, DealPage, Replayed, SetUp
from game.app.screen import Host, Screen
from game.language import _
from game.session.deals.codes import day_code, deal_code
from game.session.deals.daily import found_day
from game.session.deals.parting import leads
from game.session.deals.plays import Play, firsts, plays_of
from game.session.deals.reached import GAMES, Place, Trying
from game.session.seats import HUMAN
from game.ui.clipboard import CLIPBOARD
from game.ui.dates import when
from game.ui.intents import Back, Intent
from game.ui.intents.deals import (
    CopyDayResult,
    CopyDealCode,
    LeafPlays,
    PickPlay,
    SameDeal,
    WatchPlay,
)
from game.ui.panels.deals.page import DealModel, Tried, columns_shown, deal_page
from game.ui.panels.deals.parted import NOWHERE
from game.ui.panels.deals.plays import PlayColumn
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

HEAR_S = 0.25
"""So often it is asked whether a trial is over."""


class DealScreen(Screen):
    """Games are opened one a frame; the house's players try the deal as long as the page is open,
    once somebody here has played it."""

    name = "deal"

    def __init__(self, host: Host, route: DealPage) -> None:
        super().__init__(host, route.deal.title)
        deal = route.deal
        self._deal, self._agents = deal, route.agents
        self._after = route.after or BoxPage(deal.title)
        self._day = found_day(deal, host.today)
        self._code = day_code(self._day) if self._day else deal_code(deal, route.agents)
        self._plays: tuple[Play, ...] = ()
        self._course = Course(host, ())
        self._picked = self._first = 0
        self._parted = self._told = NOWHERE
        seat = next((at for at, name in enumerate(route.agents) if name == HUMAN), 0)
        self._trying = Trying(host.saves.trials, Place(deal, route.agents, seat))
        self._copied = ""
        self._heard = 0.0

    def enter(self) -> None:
        """See which games there are; the last one is picked."""
        self.host.saves.finish()
        self._plays = plays_of(self._deal, self.host.saves.games)
        self._course = Course(self.host, self._plays)
        self._picked = max(0, len(self._plays) - 1)
        shown = columns_shown(self.host.viewport)
        self._first = max(0, len(self._plays) - shown)
        self._compare()

    def leave(self) -> None:
        """Nobody waits for the trials any more, and pictures take room."""
        self._trying.close()
        self.host.album.close()

    @property
    def _with(self) -> int:
        """The game that the picked one is compared with: the one before it, else the one after."""
        return self._picked - 1 if self._picked else min(1, len(self._plays) - 1)

    def _compare(self) -> None:
        self._parted = NOWHERE
        if len(self._plays) > 1:
            self._parted = self._course.parted(self._with, self._picked)

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        self._told = self._parted
        return deal_page(self._model(), self.host.hear, viewport)

    def _model(self) -> DealModel:
        figures, labels = self._trying.figures, self._labels()
        return DealModel(
            BOXES[self._deal.title].name_with(self._deal.pack),
            self._deal.seats,
            self._day.day if self._day else None,
            self._code,
            tuple(self._column(at, labels) for at in range(len(self._plays))),
            labels,
            self._picked,
            self._first,
            self._parted,
            any(player.head_start for play in self._plays for player in play.players),
            tuple(
                Tried(level, tuple((each.points, each.won) for each in reached))
                for level, reached in figures.items()
            ),
            GAMES,
            not self._trying.done,
            self._trying.problem,
            self._copied,
            self._unsent(),
            self._rivals(labels),
        )

    def _labels(self) -> tuple[str, ...]:
        """Where points came from in any of the games: not each of them tells all."""
        found = dict[str, None]()
        for at, play in enumerate(self._plays):
            rows = self._course.sources(at)
            found |= dict.fromkeys(
                row.label
                for row in rows
                if row.values[play.seat] or (len(self._plays) == 1 and any(row.values))
            )
        return tuple(found)

    def _rivals(self, labels: Sequence[str]) -> tuple[PlayColumn, ...]:
        """Who else played in the only game; nobody where there are games to compare."""
        if len(self._plays) != 1:
            return ()
        [play] = self._plays
        seats = (seat for seat in range(len(play.players)) if seat != play.seat)
        return tuple(self._column(0, labels, seat) for seat in seats)

    def _column(self, at: int, labels: Sequence[str], rival: int | None = None) -> PlayColumn:
        """A game as its player or a ``rival`` played it, with the points by sources, of which some
        may have brought none."""
        play = self._plays[at]
        seat, header = play.seat if rival is None else rival, play.record.header
        player = header.players[seat]
        found = {row.label: row.values[seat] for row in self._course.sources(at)}
        return PlayColumn(
            player.name,
            player.color,
            when(header.started, self.host.clock()),
            play.result.scores[seat],
            seat in play.result.winners,
            tuple(found.get(label, 0) for label in labels) if found else (),
            play not in firsts(self._plays),
        )

    def _unsent(self) -> str:
        """Why the picked game's result isn't for others; "" if it is."""
        if self._day is None or not self._plays:
            return ""
        play = self._plays[self._picked]
        if play.agents != self._day.agents:
            return _("It was played against somebody else than the day's opponent.")
        if play not in firsts(self._plays):
            return _("Only the first game of a day's deal counts.")
        return ""

    @property
    def waiting(self) -> bool:
        """Whether games are still to be opened or drawn, or the house's players try it."""
        if not self._plays:
            return False
        pictured = self._told == self._parted and not self._due
        return not (pictured and self._closed is None and self._trying.done)

    @property
    def _closed(self) -> int | None:
        """The game that is to be opened next."""
        return self._course.next_closed(self._picked, self._with) if self._plays else None

    @property
    def _due(self) -> list[int]:
        """Which ways have no picture yet, by their places."""
        return [at for at, way in enumerate(self._parted.ways) if not way.picture]

    def draw(self) -> None:
        """Take a picture of where the ways parted: the panels cover it."""
        due = self._due
        if due:
            self._course.take(self._parted.ways[due[0]])
            self._compare()
            self.host.refresh_soon()

    def advance(self, seconds: float) -> None:
        """Open the next game; see what the house's players have reached."""
        if not self._plays:
            return
        closed = self._closed
        if closed is not None:
            self._course.replay(closed)
            if self._parted == NOWHERE:
                self._compare()
            self.host.refresh()
        elif self._due:
            self.host.redraw()
        self._heard += seconds
        if self._heard >= HEAR_S and closed is None and not self._due:
            self._heard = 0.0
            if self._trying.advance():
                self.host.refresh()

    def report(self) -> Mapping[str, object]:
        """What is compared, for a probe."""
        tried = {level: len(reached) for level, reached in self._trying.figures.items()}
        return {"plays": len(self._plays), "tried": tried, "code": self._code}

    def key(self, name: str) -> bool:
        """Left and right pick the game before and after."""
        by = {"Left": -1, "Right": 1}.get(name, 0)
        if by and 0 <= self._picked + by < len(self._plays):
            self.on(PickPlay(self._picked + by))
        return bool(by)

    def on(self, intent: Intent) -> None:
        """Pick another game, watch or copy it, play the deal once more, or go back."""
        match intent:
            case Back():
                self.host.navigator.show(self._after)
                return
            case SameDeal():
                self._play()
                return
            case WatchPlay(play, at):
                self._watch(play, at)
                return
            case PickPlay(play) if play in range(len(self._plays)):
                self._pick(play)
            case LeafPlays(first):
                self._first = first
            case CopyDealCode():
                CLIPBOARD.copy(self._code)
                self._copied = "code"
            case CopyDayResult() if not self._unsent():
                self._copy_result()
            case _:
                return
        self.host.refresh()

    def _pick(self, play: int) -> None:
        shown = columns_shown(self.host.viewport)
        self._picked, self._copied = play, ""
        self._first = min(max(self._first, play - shown + 1), play)
        self._compare()

    def _again(self) -> DealPage:
        """The way back to this page."""
        return DealPage(self._deal, self._agents, self._after)

    def _play(self) -> None:
        """Set the deal up once more: for whoever played the picked game, or for the first time."""
        if self._plays:
            same_deal(self.host, self._plays[self._picked].record.header, self._again())
        elif isinstance(self._after, SetUp):
            self.host.navigator.show(self._after)
        else:
            self.host.navigator.show(SetUp(self._deal.title, self._code, (), self._again()))

    def _watch(self, play: int, at: int) -> None:
        replay = self._course.replay(play)
        if replay is not None:
            self.host.navigator.show(Replayed(replay, self._again(), at))

    def _copy_result(self) -> None:
        replay = self._course.replay(self._picked)
        if replay is None or self._day is None:
            return
        play = self._plays[self._picked]
        CLIPBOARD.copy(day_result(play, self._day, leads(replay, play.seat)))
        self._copied = "result"
