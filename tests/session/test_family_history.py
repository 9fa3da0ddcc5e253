"""The history of finished games: made from the records, kept beside them, never in their way."""

from __future__ import annotations

import sqlite3
import sys
from functools import cache
from pathlib import Path

import msgspec
import pytest

from game.session.family.annals import VERSION
from game.session.family.figures import figures, firsts, relatives, score
from game.session.family.history import History
from game.session.family.mementos import mementos
from game.session.family.wanted import Wanted, Who
from game.session.header import BranchPoint
from game.session.match import Match
from game.session.record import SUFFIX, Record, encode_line
from game.session.saves import SaveStore
from game.session.seats import Seat
from game.session.verification import resume
from tests.session.games import finished_match

DAY = 86_400


@cache
def finished() -> Record:
    """A finished game that the first seat wins."""
    return finished_match(seed=2).record()


def played(
    started: int, names: tuple[str, str] = ("Ada", "Hazel"), agent: str = "builder"
) -> Match:
    """A finished game that a person wins against an opponent."""
    match = resume(finished())
    lines = [
        msgspec.structs.replace(line, name=name, agent=who)
        for line, name, who in zip(match.header.players, names, ("human", agent), strict=True)
    ]
    match.header = msgspec.structs.replace(match.header, players=tuple(lines), started=started)
    match.seats = tuple(Seat(line.name, line.agent, line.color) for line in lines)
    match.lines[0] = encode_line(match.header)
    return match


def keep(store: SaveStore, days: range) -> None:
    """Have a game of each day among the finished ones."""
    content = played(DAY).record_bytes()
    store.games.mkdir(parents=True, exist_ok=True)
    for day in days:
        name = f"biomes-{day}{SUFFIX}"
        day_told = content.replace(b'"started":86400', b'"started":%d' % (day * DAY))
        (store.games / name).write_bytes(day_told)
        store.archive.history.add(name, day_told)


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def history_of(store: SaveStore) -> History:
    """The history as the next program finds it."""
    store.archive.close()
    history = SaveStore(store.folder).archive.history
    history.catch_up()
    while history.take_in():
        pass
    return history


def test_a_finished_game_is_told_of_with_its_facts(store: SaveStore) -> None:
    match = played(DAY)
    store.autosave(match)
    [entry] = store.archive.history.page()
    assert match.outcome is not None
    assert [seat.points for seat in entry.seats] == list(match.outcome.scores)
    assert [sum(seat.facts.sources.values()) for seat in entry.seats] == list(match.outcome.scores)
    assert entry.version == VERSION


def test_what_was_agreed_on_is_told(store: SaveStore) -> None:
    content = played(DAY).record_bytes()
    content = content.replace(b'"name":"Ada",', b'"name":"Ada","head_start":15,"hints":false,', 1)
    store.games.mkdir(parents=True)
    (store.games / f"biomes-1{SUFFIX}").write_bytes(content)
    [entry] = history_of(store).page()
    assert [(seat.head_start, seat.hints) for seat in entry.seats] == [(15, False), (0, True)]


def test_what_was_played_on_is_kept_and_counts_for_nothing(store: SaveStore) -> None:
    """Neither victories nor points nor firsts, whether its record was read whole or in part."""
    keep(store, range(1, 3))
    history, who = history_of(store), Who(name="Ada")
    counted, feats = figures(history, who, "biomes"), firsts(history, "biomes", who)
    assert (counted.games, counted.won) == (2, 2)
    match = played(9 * DAY)
    match.header = msgspec.structs.replace(match.header, origin=BranchPoint("0" * 24, 3))
    match.lines[0] = encode_line(match.header)
    (store.games / f"biomes-9{SUFFIX}").write_bytes(match.record_bytes())
    history.catch_up()
    for _read in range(2):
        newest, *_others = history.page()
        assert not newest.whole
        assert newest.kept(store.games).origin == match.header.origin
        assert (history.count(), history.count(Wanted(counting=True))) == (3, 2)
        assert figures(history, who, "biomes") == counted
        assert firsts(history, "biomes", who) == feats
        assert score(history, who, "biomes") == (2, 2)
        assert [each.games for each in relatives(history, ())] == [2]
        history.take_in()
    assert mementos(history, match.record(), latest=True) == ()


def test_filters_find_what_they_say(store: SaveStore) -> None:
    store.autosave(played(DAY))
    store.autosave(played(3 * DAY, ("Ben", "Hazel"), "sprout"))
    history = store.archive.history
    won = [seat.name for entry in history.page() for seat in entry.seats if seat.won]
    for wanted, starts in (
        (Wanted(), [3 * DAY, DAY]),
        (Wanted(title="towers"), []),
        (Wanted(who=Who(name="Ada")), [DAY]),
        (Wanted(level="sprout"), [3 * DAY]),
        (Wanted(since=2 * DAY), [3 * DAY]),
        (Wanted(who=Who(name="Ben"), won="Ben" in won), [3 * DAY]),
        (Wanted(who=Who(name="Ben"), won="Ben" not in won), []),
        (Wanted(won="Ada" in won), [3 * DAY, DAY]),
    ):
        assert [entry.started for entry in history.page(wanted)] == starts, wanted
        assert history.count(wanted) == len(starts)


def test_a_history_that_is_lost_or_damaged_loses_nothing(store: SaveStore) -> None:
    store.autosave(played(DAY))
    store.autosave(played(2 * DAY))
    before = store.archive.history.page()
    file = store.archive.history.file
    store.archive.close()
    for content in (b"", b"no database at all" * 400, file.read_bytes()[:5000] + b"\0" * 9000):
        file.write_bytes(content)
        history = history_of(store)
        assert history.page() == before
        assert bool(history.note) == bool(content)
        history.close()
    file.unlink()
    assert history_of(store).page() == before
    assert len(list(file.parent.glob("*.damaged*"))) >= 2, "set aside, not thrown away"


def test_games_of_before_are_taken_in_and_those_that_went_forgotten(store: SaveStore) -> None:
    store.autosave(played(DAY))
    [path] = store.games.glob(f"*{SUFFIX}")
    store.archive.close()
    store.archive.history.file.unlink()
    again = SaveStore(store.folder)
    [brief] = again.finished()
    assert brief.path == path
    assert again.archive.history.pending() == 1
    again.archive.take_in_soon()
    while again.archive.busy:
        pass
    assert again.archive.history.pending() == 0
    path.unlink()
    assert again.finished() == []


def test_a_full_disk_costs_no_game(store: SaveStore) -> None:
    store.autosave(played(DAY))
    history = store.archive.history
    database = history._opened().database
    [pages] = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages}")
    keep(store, range(2, 40))
    store.autosave(played(40 * DAY))
    assert store.problem == ""
    assert history.count() < 40, "the disk was full"
    database.execute("PRAGMA max_page_count = 100000")
    assert history_of(store).count() == 40


def test_two_windows_share_one_history(store: SaveStore) -> None:
    other = SaveStore(store.folder)
    store.autosave(played(DAY))
    other.autosave(played(2 * DAY))
    assert store.archive.history.page() == other.archive.history.page()
    assert store.archive.history.count() == 2


def test_a_history_that_can_not_be_kept_is_made_anew_each_time(tmp_path: Path) -> None:
    store = SaveStore(tmp_path / "saves")
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "family").write_text("in the way")
    store.autosave(played(DAY))
    assert len(store.finished()) == 1
    assert store.archive.history.note


def test_clocks_may_say_what_they_like(store: SaveStore) -> None:
    for started in (0, 2**53, 253_402_300_800):
        store.autosave(played(started))
    assert len(store.finished()) == len(history_of(store).page()) >= 2


@pytest.mark.skipif(sys.platform == "win32", reason="the tool forks")
def test_a_killed_writer_costs_nothing() -> None:
    from tools.family import kill

    assert kill(4, seed=2) == 0


def test_a_damaged_page_is_found_when_it_is_read(store: SaveStore) -> None:
    keep(store, range(1, 40))
    file = store.archive.history.file
    store.archive.close()
    with sqlite3.connect(file) as database:
        [size] = database.execute("PRAGMA page_size").fetchone()
    content = bytearray(file.read_bytes())
    for page in range(4, len(content) // size):
        content[page * size : page * size + 60] = b"\xff" * 60
    file.write_bytes(content)
    assert len(history_of(store).page()) == 39
