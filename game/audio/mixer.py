"""Turns cues into sounds: which take, how loud, from which side, and when it would be too many."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable
from typing import NamedTuple

from game.audio.device import Device, Silence
from game.audio.repertoire import Repertoire
from game.scene.cues import Cue

AGAIN_S = 0.028
"""The same sound again within this time is one sound."""
CROWD, CROWD_S = 10, 0.25
"""No more sounds than this begin in this time: more of them are only noise."""
OFTEN_S = 0.6
"""A sound that comes again within this time is played more softly."""
SOFTER = 0.8
VARIED = (1.0, 0.985, 1.015)
"""A recording that comes again with no other between is heard at these pitches in turn."""


class Volumes(NamedTuple):
    """How loud, 0 to 1 as the player sees it: what happens, and the room."""

    effects: float = 0.8
    room: float = 0.5


class Mixer:
    """Plays the cues of one window. Without a device it does the same, and nothing is heard.

    ``clock`` tells seconds. Nothing here waits: a device plays in its own time.
    """

    def __init__(
        self,
        volumes: Volumes = Volumes(),  # noqa: B008 - a frozen value
        open_device: Callable[[], Device] = Silence,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._device = open_device()
        self._repertoire = Repertoire(self._device.names)
        self._clock = clock
        self._volumes = volumes
        self._turns: Counter[str] = Counter()
        self._last: dict[str, float] = {}
        self._row: tuple[str, int] = ("", 0)
        self._begun: deque[float] = deque(maxlen=CROWD)
        self._room = False
        self._told = 0.0

    @property
    def volumes(self) -> Volumes:
        """How loud it is."""
        return self._volumes

    def adjust(self, volumes: Volumes) -> None:
        """Be as loud as this from now on."""
        if volumes != self._volumes:
            self._volumes = volumes
            self._tell_room()

    def ambient(self, on: bool) -> None:
        """Let the room be heard, or not."""
        if on != self._room:
            self._room = on
            self._tell_room()

    def _tell_room(self) -> None:
        gain = loudness(self._volumes.room) if self._room else 0.0
        if gain != self._told:
            self._told = gain
            self._device.room(gain)

    def play(self, cue: Cue, pan: float = 0.0) -> None:
        """Let a cue be heard from a side: ``pan`` -1 is the left edge of the window, 1 the right.

        Takes of a sound are played in turn, and where there is but one its pitch varies. What
        comes too soon after itself, or in too great a crowd, is left out.
        """
        takes = self._repertoire.takes(cue)
        gain = loudness(self._volumes.effects) * min(max(cue.strength, 0.0), 1.0)
        if not takes or gain <= 0.0:
            return
        now, first = self._clock(), takes[0]
        since = now - self._last.get(first, -1e9)
        if since < AGAIN_S or self._crowded(now):
            return
        self._last[first] = now
        self._begun.append(now)
        turn = self._turns[first]
        self._turns[first] += 1
        softer = SOFTER if since < OFTEN_S else 1.0
        name = takes[turn % len(takes)]
        side = min(max(pan, -1.0), 1.0)
        self._device.play(name, gain * softer, side, self._pitch(name))

    def _pitch(self, name: str) -> float:
        """At which pitch a recording is heard that is to be heard now: none sounds alike twice
        with nothing between."""
        self._row = (name, self._row[1] + 1 if self._row[0] == name else 0)
        return VARIED[self._row[1] % len(VARIED)]

    def _crowded(self, now: float) -> bool:
        return len(self._begun) == CROWD and now - self._begun[0] < CROWD_S

    def close(self) -> None:
        """Fall silent for good."""
        self._device.close()


def loudness(volume: float) -> float:
    """The gain of a volume: ears hear the square of it as even steps."""
    return min(max(volume, 0.0), 1.0) ** 2
