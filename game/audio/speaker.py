"""A device that is heard: a thread of its own hands recordings to the system.

Opening a sound system takes up to a second and starting a sound up to ten milliseconds, most of
it waiting; so all of that happens in one thread, and whoever plays only leaves an order. Where
there is no sound system, the orders are dropped, and the log says so once. A system that goes away
while the program runs, as it does when it starts anew, is opened again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import NamedTuple, Protocol

from game.audio.quiet import hush
from game.audio.repertoire import ROOM
from game.audio.samples import at_pitch, at_step, panned, read
from game.resources import assets
from game.scene.cues import MOTIFS

log = logging.getLogger("cubewright")
VOICES = 20
"""So many sounds are heard at once. None is cut off for another one: in such a crowd one more is
left out, and nobody misses it."""
FOR_TUNES = 1
"""So many more are kept for a title's tune, which is missed."""
STALE_S = 0.25
"""An order older than this came to nothing: a late sound is worse than none."""
FADE_S = 2.5
"""How long the room takes to become as loud as it shall be."""
STEP_S = 0.05
BEHIND_S = 0.3
"""What is handed to the system is heard up to so much later."""
LATER_S = 0.7
"""The first pictures come first."""
GOODBYE_S = 1.0
LOOK_S = 5.0
"""So often it is seen whether a system is still there that has to play for ever."""
AGAIN_S, AT_MOST_S = 2.0, 60.0
"""A system that is gone is looked for at once, and then after pauses from so long to so long."""
WELL_S = 5.0
"""A system that has lasted so long was well."""


class Voice(Protocol):
    """One of the sounds that can be heard at once."""

    def start(self, sound: bytes, gain: float) -> None:
        """Play two channels from their beginning, instead of what was played."""

    def rest(self) -> None:
        """The sound has ended; leave the system alone until the next one."""

    def close(self) -> None:
        """Fall silent for good."""


class RoomVoice(Protocol):
    """Plays loops for ever."""

    def level(self, gain: float) -> None:
        """Be as loud as ``gain``, 0 to 1; at 0 it rests."""

    def close(self) -> None:
        """Fall silent for good."""


class System(Protocol):
    """A sound system. Raises OSError or whatever it likes where there is none."""

    def voice(self, rate: int) -> Voice:
        """A voice for one more sound at once, of ``rate`` samples a second."""

    def room(self, layers: list[bytes], rate: int) -> RoomVoice:
        """A voice that plays these loops for ever, the first of them all around."""

    @property
    def alive(self) -> bool:
        """Whether it can still be heard."""

    def close(self) -> None:
        """Let go of it for good; another one may be opened then."""


class Gone(Exception):  # noqa: N818 - says what has happened
    """The sound system is no longer there."""


class _Order(NamedTuple):
    when: float
    name: str
    gain: float
    step: int
    pitch: float


class Cast:
    """The voices, and until when each of them sounds."""

    def __init__(self, make: Callable[[], Voice]) -> None:
        self._make = make
        self._free: list[Voice] = []
        self._busy: list[tuple[float, Voice]] = []

    def take(self, now: float, seconds: float, name: str) -> Voice | None:
        """A voice for a sound of that name that takes ``seconds``: a free one, else a new one.
        None: as many sound as may."""
        self.rest(now)
        if len(self._busy) >= VOICES + (FOR_TUNES if name.startswith(MOTIFS) else 0):
            return None
        voice = self._free.pop() if self._free else self._make()
        self._busy.append((now + seconds, voice))
        return voice

    def rest(self, now: float) -> None:
        """Let those rest whose sound has ended."""
        for until, voice in self._busy:
            if until <= now:
                voice.rest()
                self._free.append(voice)
        self._busy = [pair for pair in self._busy if pair[0] > now]

    def wait(self, now: float) -> float | None:
        """Seconds until a sound ends; none while nothing sounds."""
        return max(min(until for until, _ in self._busy) - now, 0.0) if self._busy else None

    def close(self) -> None:
        """Have all voices fall silent for good."""
        for voice in (*self._free, *(voice for _, voice in self._busy)):
            voice.close()


class Speaker:
    """Plays the recordings of a folder through the system that ``open_system`` opens."""

    def __init__(self, folder: Path, open_system: Callable[[], System], later: float = 0.0) -> None:
        self.names: Iterable[str] = [path.stem for path in sorted(folder.glob("*.wav"))]
        self._folder, self._open, self._later = folder, open_system, later
        self._orders: SimpleQueue[_Order | float | None] = SimpleQueue()
        self._deaf, self._ended = False, Event()
        self._sounds: dict[str, bytes] = {}
        self._sides: dict[tuple[str, int, float], bytes] = {}
        self._rate = 0
        self._level = self._goal = 0.0
        self._thread = Thread(target=self._live, name="speaker", daemon=True)
        self._thread.start()

    def play(self, name: str, gain: float, pan: float, pitch: float = 1.0) -> None:
        """Let a recording be heard once, if it is not too late for it when its turn comes.

        ``gain``: 0 to 1; ``pan``: -1 (left) to 1 (right), to the nearest step; ``pitch``: as so
        many times its own.
        """
        if not self._deaf:
            self._orders.put(_Order(time.monotonic(), name, gain, at_step(pan), pitch))

    def room(self, gain: float) -> None:
        """Let the room be heard from now on; it swells and fades."""
        if not self._deaf:
            self._orders.put(gain)

    def close(self) -> None:
        """Fall silent for good; waits a moment for the system to let go."""
        self._deaf = True
        self._ended.set()
        self._orders.put(None)
        self._thread.join(GOODBYE_S)

    def _live(self) -> None:
        if self._ended.wait(self._later):
            return
        try:
            self._outlast()
        except Exception as problem:
            log.info("no sound: %s", _told(problem))
        self._deaf = True
        self._sounds.clear()
        self._sides.clear()

    def _outlast(self) -> None:
        """Play through one system after the other. Raises what the first one raises at once."""
        system: System | None = self._open()
        pause, going_on = 0.0, True
        while going_on:
            began = time.monotonic()
            try:
                system = system or self._open()
                self._serve(system)
                return
            except Exception as problem:
                if system is not None:  # one that isn't there yet is missed quietly
                    log.info("the sound system is gone: %s", _told(problem))
                system, self._level = None, 0.0
            if time.monotonic() - began > WELL_S:
                pause = 0.0
            going_on = self._rest(pause)
            pause = min(max(AGAIN_S, 2 * pause), AT_MOST_S)

    def _serve(self, system: System) -> None:
        """Do what is ordered until it is the end. Raises Gone, and what the system raises."""
        with ExitStack() as closing:
            closing.callback(_quietly, system.close)
            self._read()
            cast = Cast(lambda: system.voice(self._rate))
            closing.callback(_quietly, cast.close)
            room = system.room([self._sounds[name] for name in ROOM], self._rate)
            closing.callback(_quietly, room.close)
            while (order := self._next(cast)) is not None:
                if not system.alive:
                    self._orders.put(order)  # the next one may be there in time for it
                    raise Gone
                if isinstance(order, _Order):
                    self._start(order, cast)
                elif order >= 0.0:
                    self._goal = order
                cast.rest(time.monotonic())
                self._fade(room)

    def _rest(self, seconds: float) -> bool:
        """Let a pause go by, in which nothing is heard; whether the end hasn't come in it."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0.0:
            try:
                order = self._orders.get(timeout=left)
            except Empty:
                break
            if order is None:
                return False
            if isinstance(order, float) and order >= 0.0:
                self._goal = order
        return not self._ended.is_set()

    def _next(self, cast: Cast) -> _Order | float | None:
        """The next order; -1 where a sound has ended, the room has to go on fading, or it is time
        to see whether the system is still there."""
        wait = cast.wait(time.monotonic())
        if self._level != self._goal:
            wait = STEP_S
        elif wait is None and self._goal > 0.0:
            wait = LOOK_S
        try:
            return self._orders.get(timeout=wait)
        except Empty:
            return -1.0

    def _read(self) -> None:
        for name in () if self._sounds else self.names:
            self._sounds[name], self._rate = read(self._folder / f"{name}.wav")

    def _start(self, order: _Order, cast: Cast) -> None:
        now = time.monotonic()
        if now - order.when > STALE_S:
            return
        key = (order.name, order.step, order.pitch)
        sound = self._sides.get(key)
        if sound is None:
            heard = at_pitch(self._sounds[order.name], order.pitch)
            sound = self._sides[key] = panned(heard, order.step)
        voice = cast.take(now, len(sound) / 4 / self._rate + BEHIND_S, order.name)
        if voice is not None:
            voice.start(sound, order.gain)

    def _fade(self, room: RoomVoice) -> None:
        if self._level != self._goal:
            step = STEP_S / FADE_S
            self._level += min(step, max(-step, self._goal - self._level))
            room.level(self._level)


def _quietly(close: Callable[[], None]) -> None:
    """Close something that may be gone already."""
    try:
        close()
    except Exception as problem:
        log.info("while closing the sound: %s", _told(problem))


def _told(problem: Exception) -> str:
    return str(problem) or type(problem).__name__


def open_speaker() -> Speaker:
    """The speaker of the program: the recordings that travel with it, the machine's own sound."""

    def system() -> System:
        hush()
        from game.audio.system import PygletSound

        return PygletSound()

    return Speaker(assets() / "sounds", system, LATER_S)
