"""What a mixer needs of whatever makes sound."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Device(Protocol):
    """Plays recordings by name. No call waits for anything."""

    @property
    def names(self) -> Iterable[str]:
        """The recordings there are."""

    def play(self, name: str, gain: float, pan: float, pitch: float = 1.0) -> None:
        """Let a recording be heard once; ``gain`` 0 to 1, ``pan`` -1 (left) to 1 (right).

        ``pitch``: as so many times its own.
        """

    def room(self, gain: float) -> None:
        """Let the room be heard from now on, as loud as this; 0: no longer."""

    def close(self) -> None:
        """Fall silent for good."""


class Silence:
    """A device without any sound."""

    names: tuple[str, ...] = ()

    def play(self, name: str, gain: float, pan: float, pitch: float = 1.0) -> None:
        """Nothing: of no recording, however loud (``gain``), anything is heard."""

    def room(self, gain: float) -> None:
        """Nothing: no room is heard."""

    def close(self) -> None:
        """Nothing: it was silent all the time."""
