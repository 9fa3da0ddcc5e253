"""The thread that talks to the sound system: it is told, never waited for."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.audio import speaker as speaking
from game.audio.speaker import VOICES, Cast, Speaker
from game.resources import assets
from tests.patience import no_longer_than

SOUNDS = assets() / "sounds"
ROOT = Path(__file__).resolve().parents[2]


class FakeVoice:
    """Writes down what it does."""

    def __init__(self, log: list[str]) -> None:
        self.log = log

    def start(self, sound: bytes, gain: float) -> None:
        self.log.append(f"start {len(sound) // 4} {gain:.2f}")

    def rest(self) -> None:
        self.log.append("rest")

    def close(self) -> None:
        self.log.append("close")


class FakeRoom:
    """Writes down how loud it is."""

    def __init__(self, levels: list[float], log: list[str]) -> None:
        self.levels, self.log = levels, log

    def level(self, gain: float) -> None:
        self.levels.append(gain)

    def close(self) -> None:
        self.log.append("close room")


class FakeSystem:
    """A sound system that makes no sound."""

    def __init__(self) -> None:
        self.alive, self.closed = True, False
        self.log: list[str] = []
        self.levels: list[float] = []
        self.layers: list[int] = []

    def voice(self, rate: int) -> FakeVoice:
        assert rate == 22050
        self.log.append("voice")
        return FakeVoice(self.log)

    def room(self, layers: list[bytes], rate: int) -> FakeRoom:
        self.layers = [len(layer) // 2 // rate for layer in layers]
        return FakeRoom(self.levels, self.log)

    def close(self) -> None:
        self.closed = True


class BrokenSystem(FakeSystem):
    """A sound system that goes away while it is asked for something."""

    def voice(self, rate: int) -> FakeVoice:
        raise RuntimeError(f"no connection at {rate}")

    def close(self) -> None:
        super().close()
        raise OSError("no connection")


@pytest.fixture
def system() -> FakeSystem:
    return FakeSystem()


@pytest.fixture
def speaker(system: FakeSystem) -> Iterator[Speaker]:
    made = Speaker(SOUNDS, lambda: system)
    yield made
    made.close()


def until(done: Callable[[], bool]) -> None:
    """Wait for the thread, for a moment."""
    end = time.monotonic() + 5.0
    while not done():
        assert time.monotonic() < end, "the speaker did not do it"
        time.sleep(0.005)


def test_an_order_becomes_a_sound(system: FakeSystem, speaker: Speaker) -> None:
    until(lambda: bool(system.layers))
    speaker.play("click-1", 0.5, 0.0)
    until(lambda: "rest" in system.log)
    assert system.log[0] == "voice"
    assert system.log[1].startswith("start")
    assert system.log[1].endswith("0.50")


def test_the_room_swells_and_fades(system: FakeSystem, speaker: Speaker) -> None:
    speaker.room(0.1)
    until(lambda: system.levels[-1:] == [0.1])
    assert system.levels == sorted(system.levels)
    assert len(system.levels) > 3
    speaker.room(0.0)
    until(lambda: system.levels[-1] == 0.0)
    assert system.layers == [7, 13, 9]


def test_closing_lets_go_of_everything(system: FakeSystem) -> None:
    speaker = Speaker(SOUNDS, lambda: system)
    until(lambda: bool(system.layers))
    speaker.play("click-1", 0.5, 0.0)
    until(lambda: len(system.log) > 1)
    speaker.close()
    assert system.log[-2:] == ["close room", "close"] or system.log[-3:-1] == [
        "close room",
        "close",
    ]
    speaker.play("click-1", 0.5, 0.0)
    assert "start" not in system.log[-1]


def test_playing_never_waits_for_a_system_that_hangs(system: FakeSystem) -> None:
    hangs = threading.Event()

    def slow() -> FakeSystem:
        hangs.wait(5.0)
        return system

    speaker = Speaker(SOUNDS, slow)
    with no_longer_than(0.25, "a hundred sounds", time.monotonic):
        for _ in range(100):
            speaker.play("click-1", 0.5, 0.0)
    time.sleep(0.3)
    hangs.set()
    until(lambda: bool(system.layers))
    speaker.play("fanfare", 1.0, 0.0)
    until(lambda: len(system.log) > 1)
    assert sum(line.startswith("start") for line in system.log) == 1, "late sounds were played"
    speaker.close()


@pytest.mark.parametrize("problem", [OSError("no device"), RuntimeError(), ImportError("libfoo")])
def test_without_a_system_it_is_silent(
    problem: Exception, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> FakeSystem:
        raise problem

    monkeypatch.setattr(logging.getLogger("cubewright"), "propagate", True)
    monkeypatch.setattr(logging.getLogger("cubewright"), "handlers", [])
    caplog.set_level(logging.INFO, "cubewright")
    speaker = Speaker(SOUNDS, none)
    until(lambda: bool(caplog.records))
    for _ in range(50):
        speaker.play("click-1", 0.5, 0.0)
        speaker.room(1.0)
    speaker.close()
    assert [record.levelno for record in caplog.records] == [logging.INFO]


@pytest.mark.parametrize("kind", [FakeSystem, BrokenSystem])
def test_a_system_that_goes_away_is_opened_again(
    kind: type[FakeSystem], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaking, "AGAIN_S", 0.1)
    gone, back = kind(), FakeSystem()
    opened: list[FakeSystem | Exception] = [gone, OSError("not yet"), OSError("not yet"), back]

    def open_one() -> FakeSystem:
        one = opened.pop(0)
        if isinstance(one, Exception):
            raise one
        return one

    speaker = Speaker(SOUNDS, open_one)
    until(lambda: bool(gone.layers))
    speaker.room(0.1)
    until(lambda: gone.levels[-1:] == [0.1])
    gone.alive = kind is BrokenSystem  # this one isn't told of, it raises
    speaker.play("click-1", 0.5, 0.0)
    until(lambda: bool(back.layers))
    assert gone.closed
    until(lambda: back.levels[-1:] == [0.1])
    assert back.levels[0] < 0.1, "the room swells anew"
    speaker.play("click-1", 0.5, 0.0)
    until(lambda: any(line.startswith("start") for line in back.log))
    speaker.close()
    assert back.closed


def test_a_room_that_falls_silent_is_heard_of_without_a_sound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speaking, "LOOK_S", 0.05)
    gone, back = FakeSystem(), FakeSystem()
    opened = [gone, back]
    speaker = Speaker(SOUNDS, lambda: opened.pop(0))
    speaker.room(0.1)
    until(lambda: gone.levels[-1:] == [0.1])
    gone.alive = False
    until(lambda: back.levels[-1:] == [0.1])
    speaker.close()


def test_a_program_that_ends_while_there_is_no_system_ends_at_once() -> None:
    gone = FakeSystem()
    opened = [gone]
    speaker = Speaker(SOUNDS, lambda: opened.pop(0))
    until(lambda: bool(gone.layers))
    gone.alive = False
    speaker.play("click-1", 0.5, 0.0)
    until(lambda: gone.closed)
    began = time.monotonic()
    speaker.close()
    assert time.monotonic() - began < speaking.AGAIN_S


def test_a_folder_without_recordings_is_silent(tmp_path: Path, system: FakeSystem) -> None:
    speaker = Speaker(tmp_path, lambda: system)
    assert list(speaker.names) == []
    speaker.close()
    assert system.log == []


def test_voices_are_used_again_and_are_not_many() -> None:
    log: list[str] = []
    cast = Cast(lambda: FakeVoice(log))
    first = [cast.take(0.0, 1.0 + n / 100, "boom") for n in range(VOICES)]
    assert len(set(map(id, first))) == VOICES
    assert cast.wait(0.5) == pytest.approx(0.5)
    assert cast.take(0.5, 9.0, "boom") is None, "one that sounds would have been cut off"
    cast.rest(1.1)
    assert 0 < log.count("rest") < VOICES
    assert cast.take(1.1, 1.0, "boom") in first
    cast.rest(100.0)
    assert cast.wait(100.0) is None
    cast.close()
    assert log.count("close") == VOICES


def test_a_tune_is_heard_in_every_crowd() -> None:
    """A whole game of brewery lost its turning tune among twenty dice."""
    cast = Cast(lambda: FakeVoice([]))
    assert all(cast.take(0.0, 9.0, "die-1") for _ in range(VOICES))
    assert cast.take(0.1, 9.0, "die-1") is None
    assert cast.take(0.1, 9.0, "turning-brewery") is not None


SILENT = """
import logging, sys, time, pyglet
pyglet.options.headless = True
if sys.argv[1:]:
    pyglet.options.audio = tuple(sys.argv[1:])
logging.basicConfig(level=logging.INFO, format="%(message)s")
from game.audio.mixer import Mixer, Volumes
from game.audio.speaker import open_speaker
from game.scene.cues import Cue
mixer = Mixer(Volumes(1.0, 1.0), open_speaker)
mixer.ambient(True)
mixer.play(Cue("hop"))
thread = mixer._device._thread
thread.join(60)
assert not thread.is_alive()
mixer.play(Cue("hop"))
mixer.close()
"""


def test_a_machine_without_sound_says_so_once() -> None:
    """The real thing in a process of its own, which has pyglet's silence for a driver."""
    done = subprocess.run(
        [sys.executable, "-c", SILENT, "silent"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=90,
    )
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.splitlines() == ["no sound: no device"]
