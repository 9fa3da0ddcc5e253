from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.reading import read_file
from game.session import atomic_write, saves
from game.session.match import Match
from game.session.obfuscation import mark_of, sealed, unsealed
from game.session.record import MOST_BYTES, RecordError, parse_record, read_record
from game.session.saves import KEPT, SaveStore
from tests.patience import is_quick

from .games import finished_match, new_match, play_some


def saved_game(store: SaveStore, steps: int = 5, seed: int = 7) -> Match:
    match = new_match(seed=seed)
    for _ in range(steps):
        play_some(match, 1)
        assert store.autosave(match)
    return match


def test_the_latest_save_goes_on_where_it_stopped(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    saved = SaveStore(tmp_path).latest()
    assert saved is not None
    assert not saved.is_older
    assert saved.match.record_bytes() == match.record_bytes()
    assert saved.match.state_view(0) == match.state_view(0)


class SlowDisk:
    """Writes for real, but not before it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lets = threading.Event()
        self.written: list[int] = []
        monkeypatch.setattr(saves, "write_atomically", self._write)

    def _write(self, path: Path, content: bytes, *, keep: int = 0) -> None:
        assert self.lets.wait(10)
        self.written.append(len(parse_record(content).steps))
        atomic_write.write_atomically(path, content, keep=keep)


def test_a_slow_disk_holds_nobody_up_and_gets_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, store, match = SlowDisk(monkeypatch), SaveStore(tmp_path), new_match(seed=7)
    for _ in range(4):
        play_some(match, 1)
        store.autosave_soon(match)
    assert disk.written == []
    disk.lets.set()
    saved = store.latest()
    assert saved is not None
    assert saved.match.record_bytes() == match.record_bytes()
    assert disk.written[-1] == 4
    assert len(disk.written) <= 2, "a version that is out of date need not be written"


def test_a_program_that_ends_has_saved(tmp_path: Path) -> None:
    program = f"""
import time
from pathlib import Path
from game.session import atomic_write, saves
from tests.session.games import new_match, play_some
def slow(*args, **named):
    time.sleep(0.3)
    atomic_write.write_atomically(*args, **named)
saves.write_atomically = slow
match = new_match(seed=7)
play_some(match, 3)
saves.SaveStore(Path({str(tmp_path)!r})).autosave_soon(match)
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
    found = SaveStore(tmp_path).latest()
    assert found is not None
    assert len(found.match.history) == 3


def test_a_disk_that_refuses_is_told_of_when_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    store, match = SaveStore(tmp_path), new_match(seed=7)
    monkeypatch.setattr(saves, "write_atomically", full)
    store.autosave_soon(match)
    store.finish()
    assert "the disk is full" in store.problem
    monkeypatch.undo()
    store.autosave_soon(match)
    store.finish()
    assert store.problem == ""


def test_nothing_saved_is_no_fault(tmp_path: Path) -> None:
    store = SaveStore(tmp_path / "nowhere")
    assert store.latest() is None
    assert store.unfinished() == []
    assert store.damaged == []


def test_three_older_copies_are_kept(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store, steps=6)
    path = store.path_of(match)
    copies = [path, *atomic_write.older(path, KEPT)]
    assert [len(read_record(copy).steps) for copy in copies] == [6, 5, 4, 3]
    assert sorted(tmp_path.iterdir()) == sorted(copies)


def test_each_game_has_its_own_save_and_the_last_played_comes_first(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    old, new = saved_game(store, seed=1), saved_game(store, seed=2)
    assert [game.path for game in store.unfinished()] == [store.path_of(new), store.path_of(old)]


@pytest.mark.parametrize("wrong_s", [-1000, 1000, 10**8])
def test_neither_clock_nor_file_times_hide_what_was_played_last(
    tmp_path: Path, wrong_s: int
) -> None:
    old, new = saved_game(SaveStore(tmp_path), seed=1), new_match(seed=2)
    later = SaveStore(tmp_path, clock=lambda: time.time() - wrong_s)
    play_some(new, 3)
    later.autosave(new)
    for copy in tmp_path.glob("*"):
        moment = time.time() + (wrong_s if "-1." in copy.name else 0)
        os.utime(copy, (moment, moment))
    saved = SaveStore(tmp_path).latest()
    assert saved is not None
    assert saved.match.record_bytes() == new.record_bytes()
    assert [game.path.name for game in SaveStore(tmp_path).unfinished()] == [
        f"biomes-0-{mark_of(seed)}.cubelog" for seed in (2, 1)
    ]
    again = SaveStore(tmp_path)
    play_some(old, 1)
    again.put(old, tmp_path / f"biomes-0-{mark_of(1)}.cubelog")
    again.autosave(old)
    assert again.unfinished()[0].path.name == f"biomes-0-{mark_of(1)}.cubelog"


def test_saves_of_former_versions_come_by_their_times_after_those_with_a_note(
    tmp_path: Path,
) -> None:
    noted = saved_game(SaveStore(tmp_path), seed=1)
    for seed, age_s in ((2, 50), (3, 20), (4, -9000)):
        match = new_match(seed=seed)
        play_some(match, 4)
        path = tmp_path / f"biomes-0-{seed}.cubelog"
        path.write_bytes(match.record_bytes())
        os.utime(path, (time.time() - age_s,) * 2)
    games = SaveStore(tmp_path).unfinished()
    names = [f"biomes-0-{name}.cubelog" for name in (mark_of(1), 4, 3, 2)]
    assert [game.path.name for game in games] == names
    assert games[0].players[0].points == noted.points()[0]
    assert [game.reached for game in games[1:]] == [match.turn] * 3
    assert [player.name for player in games[1].players] == ["human 1", "human 2"]


def test_the_shelf_tells_of_games_without_playing_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SaveStore(tmp_path, clock=lambda: 1_700_000_000.0)
    going, over = saved_game(store), finished_match(seed=3)
    store.autosave(over)
    monkeypatch.setattr("game.session.verification.resume", None)
    [unfinished], [finished] = store.unfinished(), store.finished()
    assert (unfinished.reached, unfinished.at) == (going.turn, 1_700_000_000)
    assert tuple(player.points for player in unfinished.players) == going.points()
    assert not unfinished.finished
    outcome = over.outcome
    assert outcome is not None
    assert finished.finished
    assert finished.winners == outcome.winners
    assert tuple(player.points for player in finished.players) == outcome.scores
    assert finished.reached == over.history[-1].turn


@pytest.mark.parametrize("damage", [b"", b"\x00" * 100, b"not a save", b"{}"])
def test_a_damaged_save_is_set_aside_and_the_older_copy_offered(
    tmp_path: Path, damage: bytes
) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    path = store.path_of(match)
    path.write_bytes(damage)
    saved = store.latest()
    assert saved is not None
    assert saved.is_older
    assert len(saved.match.history) == 4
    [damaged] = store.damaged
    assert damaged.path.name == path.name + ".damaged"
    assert damaged.path.read_bytes() == damage
    reason = damaged.path.with_name(damaged.path.name + ".txt").read_text(encoding="utf-8")
    assert reason.startswith("line 1"), "for whoever wants to know"
    assert damaged.reason == "it is damaged"


def test_a_save_with_a_move_the_rules_refuse_is_damaged(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    path = store.path_of(match)
    note, __, content = path.read_bytes().partition(b"\n")
    record = unsealed(content, MOST_BYTES).replace(b'"player":0', b'"player":1')
    path.write_bytes(note + b"\n" + sealed(record))
    assert store.latest() is not None
    assert store.damaged[0].reason == "it is damaged"


def test_when_every_copy_is_damaged_nothing_is_lost(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    for copy in (store.path_of(match), *atomic_write.older(store.path_of(match), KEPT)):
        copy.write_bytes(b"broken")
    assert store.latest() is None
    assert len(store.damaged) == KEPT + 1
    assert len(list(tmp_path.glob("*.damaged"))) == KEPT + 1
    assert store.latest() is None
    assert len(store.damaged) == KEPT + 1


def test_a_second_damaged_save_does_not_overwrite_the_first(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    path = store.path_of(match)
    for content in (b"first", b"second"):
        path.write_bytes(content)
        with pytest.raises(RecordError):
            store.load(path)
    aside = {copy.read_bytes() for copy in tmp_path.glob("*.damaged*") if copy.suffix != ".txt"}
    assert aside == {b"first", b"second"}


def test_a_save_of_a_newer_program_stays_where_it_is(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    path = store.path_of(saved_game(store))
    path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":2', 1))
    with pytest.raises(RecordError, match="version 2"):
        store.load(path)
    assert path.exists()
    assert store.damaged[0].path == path


def test_a_crash_while_writing_leaves_the_old_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    before = match.record_bytes()
    play_some(match, 1)

    def crash(_handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        store.autosave(match)
    monkeypatch.undo()
    saved = SaveStore(tmp_path).latest()
    assert saved is not None
    assert saved.match.record_bytes() == before


def test_a_crash_between_the_renames_leaves_the_last_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    before = match.record_bytes()
    play_some(match, 1)
    real = Path.replace

    def crash(self: Path, target: Path) -> Path:
        if self.suffix == ".tmp":
            raise KeyboardInterrupt
        return real(self, target)

    monkeypatch.setattr(Path, "replace", crash)
    with pytest.raises(KeyboardInterrupt):
        store.autosave(match)
    monkeypatch.undo()
    saved = SaveStore(tmp_path).latest()
    assert saved is not None
    assert saved.match.record_bytes() == before
    assert store.damaged == []


def test_a_disk_that_refuses_is_a_sentence_not_a_crash(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way", encoding="utf-8")
    store = SaveStore(blocker / "saves")
    assert not store.autosave(new_match())
    assert store.problem.startswith("The game could not be saved")


def test_a_full_disk_leaves_the_old_save_and_no_halves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    play_some(match, 1)

    def refuse(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    assert not store.autosave(match)
    assert store.problem == "The game could not be saved: the disk is full"
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_two_windows_may_write_the_same_save_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, others, windows = tmp_path / "game.cubelog", [b"the other's"], [1]
    real = os.fsync

    def interrupted(handle: int) -> None:
        real(handle)
        if others:
            windows.append(2)
            atomic_write.write_atomically(path, others.pop(), keep=KEPT)
            windows.pop()

    monkeypatch.setattr(os, "getpid", lambda: windows[-1])
    monkeypatch.setattr(os, "fsync", interrupted)
    atomic_write.write_atomically(path, b"ours", keep=KEPT)
    assert {copy.name: copy.read_bytes() for copy in tmp_path.iterdir()} == {
        "game.cubelog": b"ours",
        "game.cubelog.1": b"the other's",
    }


def test_a_save_that_another_window_ends_meanwhile_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SaveStore(tmp_path)
    store.autosave(new_match())
    real = Path.stat

    def seen_last(self: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        found = real(self, follow_symlinks=follow_symlinks)
        if self.suffix == ".cubelog":
            self.unlink()
        return found

    monkeypatch.setattr(Path, "stat", seen_last)
    assert store.latest() is None
    assert store.damaged == []


def test_a_finished_game_moves_to_the_games(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    match = finished_match()
    path = store.path_of(match)
    path.write_bytes(b"the save before the last move")
    assert store.autosave(match)
    assert not path.exists()
    assert (store.games / path.name).read_bytes() == match.record_bytes()
    assert store.latest() is None


def test_a_game_given_up_is_gone_with_its_copies(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    store.discard(store.path_of(saved_game(store)))
    assert list(tmp_path.iterdir()) == []


def test_undone_moves_are_not_in_the_save(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    match = new_match()
    play_some(match, 1)
    match.undo()
    store.autosave(match)
    saved = store.latest()
    assert saved is not None
    assert saved.match.history == []


def test_saving_a_long_game_is_quick(tmp_path: Path) -> None:
    """Processor time alone: how long the disk takes to flush is the disk's affair."""
    store = SaveStore(tmp_path)
    match = new_match(seed=3)
    play_some(match, 100)
    spent = []
    for _ in range(20):
        begun = time.thread_time()
        store.autosave(match)
        spent.append(time.thread_time() - begun)
    assert is_quick(sorted(spent)[10], 0.005, time.thread_time)


def test_another_game_of_the_same_name_is_not_written_over(tmp_path: Path) -> None:
    """Two windows that begin the same game in the same second, or a copy that goes on."""
    first, second = SaveStore(tmp_path), SaveStore(tmp_path)
    ours, theirs = saved_game(first, steps=5), new_match()
    play_some(theirs, 2)
    second.autosave(theirs)
    assert second.path_of(theirs) != first.path_of(ours)
    assert len(SaveStore(tmp_path).unfinished()) == 2
    assert len(read_record(first.path_of(ours)).steps) == 5


def test_a_finished_game_is_not_written_over_by_another_end_of_it(tmp_path: Path) -> None:
    store, over = SaveStore(tmp_path), finished_match(seed=1)
    store.autosave(over)
    [kept] = [game.path for game in store.finished()]
    kept.write_bytes(kept.read_bytes() + b"\n")
    SaveStore(tmp_path).autosave(finished_match(seed=1))
    assert kept.read_bytes().endswith(b"\n\n"), "it is another window's"
    assert len(list(store.games.glob("*.cubelog"))) == 2


def test_a_window_claims_the_game_it_plays(tmp_path: Path) -> None:
    first, second = SaveStore(tmp_path), SaveStore(tmp_path)
    match = saved_game(first)
    path = first.path_of(match)
    assert first.claim(match)
    assert first.claim(match)
    [told] = second.unfinished()
    assert told.elsewhere
    other = second.load(path)
    assert not second.claim(other)
    assert not first.is_elsewhere(path)
    first.release(match)
    assert not second.unfinished()[0].elsewhere
    assert second.claim(other)
    second.release(other)
    assert not list(tmp_path.glob("*.lock"))


def test_the_claim_of_a_killed_program_is_void(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    path = store.path_of(saved_game(store))
    program = f"""
import os, signal
from pathlib import Path
from game.session.obfuscation import mark_of, sealed, unsealed
from game.session.saves import SaveStore
store = SaveStore(Path({str(tmp_path)!r}))
assert store.claim(store.load(Path({str(path)!r})))
print("claimed", flush=True)
signal.pause()
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"claimed\n"
        assert store.is_elsewhere(path)
        store.tidy()
        assert store.is_elsewhere(path), "a living window's claim stays"
        other.kill()
    assert not store.is_elsewhere(path)
    lock = path.with_name(path.name + ".lock")
    lock.touch()
    store.tidy()
    assert not lock.exists()


def test_halves_of_killed_writers_are_cleared_away_and_those_of_living_ones_stay(
    tmp_path: Path,
) -> None:
    with subprocess.Popen([sys.executable, "-c", "pass"]) as gone:
        pass
    names = {
        f"game.cubelog.{gone.pid}.tmp": False,
        f"game.cubelog.{os.getppid()}.tmp": True,
        f"game.cubelog.{os.getpid()}.tmp": True,
        "game.cubelog.999999999.tmp": False,
        "notes.tmp": True,
        f"game.cubelog.{gone.pid}": True,
    }
    store = SaveStore(tmp_path)
    for folder in (store.folder, store.games):
        folder.mkdir(exist_ok=True)
        for name in names:
            (folder / name).touch()
    ancient = tmp_path / f"old.{os.getppid()}.tmp"
    ancient.touch()
    os.utime(ancient, (1, 1))
    store.tidy()
    for folder in (store.folder, store.games):
        assert {name: (folder / name).exists() for name in names} == names
    assert not ancient.exists(), "that number is another program's by now"


@pytest.mark.parametrize("newer", [False, True], ids=["unreadable", "newer"])
def test_a_copy_that_can_t_be_read_is_kept_when_an_older_one_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newer: bool
) -> None:
    """It may be whole, and what was played last."""
    store = SaveStore(tmp_path)
    path = store.path_of(saved_game(store))
    if newer:
        path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":9'))
    content = path.read_bytes()

    def fails(file: Path, most: int) -> bytes:
        if file == path and not newer:
            raise OSError(errno.EIO, "Input/output error")
        return read_file(file, most)

    monkeypatch.setattr("game.session.record.read_file", fails)
    store = SaveStore(tmp_path)
    saved = store.latest()
    monkeypatch.undo()
    assert saved is not None
    assert saved.is_older
    for _ in range(KEPT + 2):
        play_some(saved.match, 1)
        assert store.autosave(saved.match)
    assert path.with_name(f"{path.name}.damaged").read_bytes() == content


def test_what_somebody_put_at_the_name_of_a_finished_game_holds_nobody_up(tmp_path: Path) -> None:
    store, match = SaveStore(tmp_path), finished_match()
    store.games.mkdir()
    os.mkfifo(store.games / store.path_of(match).name)
    assert store.autosave(match)
    assert len(list(store.games.glob("*.cubelog"))) == 2


def test_saves_are_for_the_player_s_eyes_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "saves"
    store = SaveStore(folder)
    path = store.path_of(saved_game(store))
    assert path.stat().st_mode & 0o777 == 0o600
    assert {each.stat().st_mode & 0o777 for each in (folder, folder.parent)} == {0o700}
    folder.chmod(0o755)
    store.games.mkdir(0o755)
    assert store.tidy() == ""
    assert {each.stat().st_mode & 0o777 for each in (folder, store.games)} == {0o700}


FULL = """
import resource, signal, sys
from pathlib import Path
from game.session.saves import SaveStore
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
print(SaveStore(Path(sys.argv[1])).tidy())
"""


def test_a_disk_without_room_for_a_single_byte_is_told_of(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FULL, str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    assert told.startswith(f"Nothing can be written to {tmp_path}")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_takes_nothing_is_told_of(tmp_path: Path) -> None:
    assert SaveStore(tmp_path / "new").tidy() == ""
    blocker = tmp_path / "file"
    blocker.write_text("in the way", encoding="utf-8")
    assert str(blocker) in SaveStore(blocker / "saves").tidy()


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b'{"format":"cubewright-note","order":1e99}',
        b'{"format":"cubewright-note",' + b" " * 9000,
        b'{"format":"cubewright-note","order":-1,"title":"biomes","turn":1,"players":[]}',
        b'{"format":"cubewright-note","title":"chess","turn":1,'
        b'"players":[{"name":"A","agent":"human","color":"red"}]}',
        b'{"format":"cubewright-note","title":"biomes","turn":1,'
        b'"players":[{"name":"A\\nB","agent":"human","color":"red"}]}',
        b'{"format":"cubewright-note","title":"biomes","turn":1,'
        b'"players":[{"name":"A","agent":"human","color":"plaid"}]}',
    ],
)
def test_a_note_that_can_t_be_used_hides_nothing_else(tmp_path: Path, line: bytes) -> None:
    store = SaveStore(tmp_path)
    path = store.path_of(saved_game(store, seed=1))
    saved_game(store, seed=2)
    content = path.read_bytes().partition(b"\n")[2]
    for copy in atomic_write.older(path, KEPT):
        copy.unlink()
    path.write_bytes(line + b"\n" + content)
    assert store.unfinished()[0].path.name == f"biomes-0-{mark_of(2)}.cubelog"


def test_hundreds_of_games_are_listed_quickly(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    content = store.path_of(saved_game(store)).read_bytes()
    once = min(_seconds(lambda: SaveStore(tmp_path).latest()) for _ in range(3))
    for number in range(400):
        (tmp_path / f"biomes-0-{number + 100}.cubelog").write_bytes(content)
    assert len(store.unfinished()) == 401
    spent = min(_seconds(store.unfinished) for _ in range(3))
    assert spent < max(20 * once, 0.2), "listing one takes far less than going on with it"


def _seconds(do: Callable[[], object]) -> float:
    begun = time.thread_time()
    do()
    return time.thread_time() - begun


def test_what_nobody_foresaw_ends_no_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = SaveStore(tmp_path)

    def broken(*_args: object, **_named: object) -> None:
        raise LookupError("no such thing")

    match = saved_game(store)
    with monkeypatch.context() as patch:
        patch.setattr("game.session.saves.write_atomically", broken)
        assert not store.autosave(match)
        assert "log" in store.problem
        assert "no such thing" not in store.problem
        store.keep_picture_soon(match, lambda: b"")
        store.finish()
    assert caplog.text.count("LookupError: no such thing") >= 2
    assert store.autosave(match)


def test_a_system_without_room_for_a_thread_saves_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SaveStore(tmp_path)

    def full(*_args: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(store._beside._thread, "submit", full)
    match = saved_game(store)
    assert store.problem == ""
    assert store.path_of(match).exists()


def test_a_save_that_the_rules_do_not_understand_ends_no_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = SaveStore(tmp_path)
    match = saved_game(store)
    path = store.path_of(match)
    with monkeypatch.context() as patch:
        patch.setattr("game.session.verification.resume", lambda record: {}[record])
        assert store.latest() is None
    assert "KeyError" in caplog.text or "TypeError" in caplog.text
    assert store.damaged[0].path == path, "told of, and left where it lies"
    assert store.latest() is not None
