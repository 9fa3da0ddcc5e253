"""A device that is heard: a thread of its own hands recordings to the system.

Opening a sound system takes up to a second and starting a sound up to ten milliseconds, most of
it waiting; so all of that happens in one thread, and whoever plays only leaves an order. Where
there is no sound system, the orders are dropped, and the log says so once.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import NamedTuple, Protocol

from game.audio.quiet import hush
from game.audio.repertoire import ROOM
from game.audio.samples import at_step, panned, read
from game.resources import assets

log = logging.getLogger("cubewright")
VOICES = 12
"""So many sounds are heard at once; one more takes the place of the oldest."""
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
        """Be as loud as this; 0 rests."""

    def close(self) -> None:
        """Fall silent for good."""


class System(Protocol):
    """A sound system. Raises OSError or whatever it likes where there is none."""

    def voice(self, rate: int) -> Voice:
        """One more sound at once."""

    def room(self, layers: list[bytes], rate: int) -> RoomVoice:
        """The loops that are heard for ever, the first of them all around."""


class _Order(NamedTuple):
    when: float
    name: str
    gain: float
    step: int


class Cast:
    """The voices, and until when each of them sounds."""

    def __init__(self, make: Callable[[], Voice]) -> None:
        self._make = make
        self._free: list[Voice] = []
        self._busy: list[tuple[float, Voice]] = []

    def take(self, now: float, seconds: float) -> Voice:
        """A voice that is free, else a new one, else the one that will be free first."""
        self.rest(now)
        if self._free:
            voice = self._free.pop()
        elif len(self._busy) < VOICES:
            voice = self._make()
        else:
            first = min(self._busy, key=lambda pair: pair[0])
            self._busy.remove(first)
            voice = first[1]
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
        """All of them fall silent for good."""
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
        self._sides: dict[tuple[str, int], bytes] = {}
        self._rate = 0
        self._level = self._goal = 0.0
        self._thread = Thread(target=self._live, name="speaker", daemon=True)
        self._thread.start()

    def play(self, name: str, gain: float, pan: float) -> None:
        """Let a recording be heard once."""
        if not self._deaf:
            self._orders.put(_Order(time.monotonic(), name, gain, at_step(pan)))

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
            self._serve()
        except Exception as problem:
            log.info("no sound: %s", problem or type(problem).__name__)
        self._deaf = True
        self._sounds.clear()
        self._sides.clear()

    def _serve(self) -> None:
        system = self._open()
        self._read()
        cast = Cast(lambda: system.voice(self._rate))
        room = system.room([self._sounds[name] for name in ROOM], self._rate)
        try:
            while (order := self._next(cast)) is not None:
                if isinstance(order, _Order):
                    self._start(order, cast)
                elif order >= 0.0:
                    self._goal = order
                cast.rest(time.monotonic())
                self._fade(room)
        finally:
            room.close()
            cast.close()

    def _next(self, cast: Cast) -> _Order | float | None:
        """The next order; -1 where a sound has ended or the room has to go on fading."""
        wait = cast.wait(time.monotonic())
        if self._level != self._goal:
            wait = STEP_S
        try:
            return self._orders.get(timeout=wait)
        except Empty:
            return -1.0

    def _read(self) -> None:
        for name in self.names:
            self._sounds[name], self._rate = read(self._folder / f"{name}.wav")

    def _start(self, order: _Order, cast: Cast) -> None:
        now = time.monotonic()
        if now - order.when > STALE_S:
            return
        key = (order.name, order.step)
        sound = self._sides.get(key)
        if sound is None:
            sound = self._sides[key] = panned(self._sounds[order.name], order.step)
        seconds = len(sound) / 4 / self._rate + BEHIND_S
        cast.take(now, seconds).start(sound, order.gain)

    def _fade(self, room: RoomVoice) -> None:
        if self._level != self._goal:
            step = STEP_S / FADE_S
            self._level += min(step, max(-step, self._goal - self._level))
            room.level(self._level)


def open_speaker() -> Speaker:
    """The speaker of the program: the recordings that travel with it, the machine's own sound."""

    def system() -> System:
        hush()
        from game.audio.system import PygletSound

        return PygletSound()

    return Speaker(assets() / "sounds", system, LATER_S)
