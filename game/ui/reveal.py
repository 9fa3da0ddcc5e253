"""What a stage has shown so far of what was opened on it, and how long the table rests for that."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol, TypeVar

from game.scene.beats import Beat

V = TypeVar("V")
E = TypeVar("E")


class Reveal(Protocol[V, E]):
    """One match's stage, as a title tells it. ``V`` is its view, ``E`` its event."""

    @property
    def turned(self) -> int:
        """How many of the pieces on the stage are turned up so far."""

    @property
    def told(self) -> Hashable:
        """What the panels tell of; it differs when they are to tell something else."""

    def resume(self, view: V) -> None:
        """A match goes on in the middle of it."""

    def begin(self, beat: Beat[V, E]) -> None:
        """A beat begins: note what it opens, if it opens anything."""

    def opens(self, beat: Beat[V, E]) -> bool:
        """Whether the table may have to rest in a beat."""

    def rest(self) -> float:
        """How many seconds, at ordinary speed, the table rests from now on."""

    def finished(self) -> None:
        """All of it lies open."""

    def model(self, view: V, held: Beat[V, E] | None, *, mine: bool, busy: bool) -> Any:
        """What the panels of the stage tell; None while no stage stands.

        ``held``: the beat whose verdict stands there. ``mine``: the viewer decides. ``busy``: the
        table still shows what happens.
        """


class Plain:
    """The reveal of a title without a stage: nothing is ever turned up."""

    turned = 0
    told = None

    def resume(self, view: object) -> None:
        """There is nothing to go on with."""

    def begin(self, beat: object) -> None:
        """Nothing is opened."""

    def opens(self, beat: object) -> bool:
        """Never: no beat opens anything."""
        del beat
        return False

    def rest(self) -> float:
        """No rest: 0 seconds."""
        return 0.0

    def finished(self) -> None:
        """Nothing lay hidden."""

    def model(self, view: object, held: object, *, mine: bool, busy: bool) -> None:
        """None: no stage ever stands, whatever is ``held`` or decided."""
