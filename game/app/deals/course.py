"""The games of a deal opened one by one: what each was made of, and where two of them part."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.app.match.flow.seating import deed_of, replayed_view
from game.app.match.viewer.setting import Setting
from game.app.match.viewer.snapshots import Snapshots
from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.session.deals.parting import parting
from game.session.deals.plays import Play
from game.session.record import RecordError
from game.session.replay import Replay
from game.ui.dates import when
from game.ui.panels.deals.parted import NOWHERE, Parted, Way
from game.ui.summary import PointsRow
from game.ui.time_told import stands
from game.ui.titles import INTERFACES


class Course:
    """The finished games ``plays`` of a deal. Each is played again once, when somebody looks."""

    def __init__(self, host: Host, plays: Sequence[Play]) -> None:
        self._host, self._plays = host, plays
        self._replays: dict[int, Replay | None] = {}

    def replay(self, at: int) -> Replay | None:
        """A game to look through; None for one that the rules don't agree with."""
        if at not in self._replays:
            try:
                self._replays[at] = Replay(self._plays[at].record)
            except RecordError:
                self._replays[at] = None
        return self._replays[at]

    def next_closed(self, *first: int) -> int | None:
        """A game that nobody has opened yet, the ``first`` ones before others; None: all are
        open."""
        order = (*first, *range(len(self._plays)))
        return next((at for at in order if at not in self._replays), None)

    def sources(self, at: int) -> Sequence[PointsRow]:
        """Where the points of a game came from, without head starts; none while it is closed."""
        replay = self._replays.get(at)
        if replay is None:
            return ()
        summary = INTERFACES[replay.header.title].summary
        rows: Sequence[PointsRow] = summary.rows(replayed_view(replay, len(replay)))
        return rows

    def parted(self, one: int, other: int) -> Parted:
        """Where two games part; nothing is known of it while one is closed."""
        if None in (self._replays.get(one), self._replays.get(other)):
            return NOWHERE
        step = parting(self._plays[one].record, self._plays[other].record)
        if not step:
            return Parted()
        ways = tuple(way for at in sorted((one, other)) if (way := self._way(at, step)) is not None)
        replay = self._replays[one]
        assert replay is not None
        reached = stands(replay.header.title, replay.reached_at(step - 1))
        return Parted(when=reached, ways=ways)

    def _way(self, at: int, step: int) -> Way | None:
        """What a game did in that step; None: it was over before."""
        replay = self._replays[at]
        if replay is None or step > len(replay):
            return None
        done, words = replay.step_to(step), INTERFACES[replay.header.title].words
        # What leaves nothing to tell of has a name all the same: a pass, the end of a turn.
        deed = deed_of(replay, done)
        deed = deed or words.move(replay.view_at(step - 1, done.player), done.move)
        who = replay.seats[self._plays[at].seat]
        told = when(replay.header.started, self._host.clock())
        picture = self._host.album.name(self._path(at, step))
        return Way(at, who.name, who.color, told, deed, step, picture)

    def _path(self, at: int, step: int) -> Path:
        """What the album knows the picture of a step by."""
        return Snapshots(self._host, self._plays[at].record.header).path(step)

    def take(self, way: Way) -> None:
        """Draw the table of a way into the window, and keep that as its picture."""
        replay = self._replays[way.play]
        assert replay is not None
        play = self._plays[way.play]
        table = Table(self._host, Setting.of(replay), replayed_view(replay, way.at), play.seat)
        Snapshots(self._host, play.record.header).take(replay, way.at, table)
