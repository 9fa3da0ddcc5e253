"""What moves and when: acts on one line of time, advanced by hand.

Time is injected: nothing here reads a clock. An act begins, is shown at parts of its way, and
ends; skipping shows every act's end, in order, so that nothing is ever left half-way.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

Ease = Callable[[float], float]


def linear(part: float) -> float:
    """``part`` itself: even speed."""
    return part


def smooth(part: float) -> float:
    """``part`` eased: slow, fast, slow."""
    return part * part * (3.0 - 2.0 * part)


def soften(part: float) -> float:
    """``part`` eased: fast, then slow."""
    return 1.0 - (1.0 - part) ** 3


BOUNCE = 0.68
"""The part of :func:`drop` at which the ground is touched first."""


def drop(part: float) -> float:
    """``part`` eased as something falls, with one small bounce."""
    if part < BOUNCE:
        return (part / BOUNCE) ** 2
    return 1.0 - 0.09 * math.sin((part - BOUNCE) / (1.0 - BOUNCE) * math.pi)


def swell(part: float) -> float:
    """``part`` eased: fast, a little beyond 1, and back."""
    rest = part - 1.0
    return 1.0 + rest * rest * (2.6 * rest + 1.6)


def _nothing() -> None:
    """Do nothing: an act that begins or ends without a sign."""


@dataclass(slots=True, eq=False)
class Act:
    """Something that happens from ``start`` for ``seconds``; ``frame`` gets 0 to 1."""

    start: float
    seconds: float
    frame: Callable[[float], None]
    begin: Callable[[], None] = _nothing
    end: Callable[[], None] = _nothing
    begun: bool = False


@dataclass(slots=True)
class Timeline:
    """Acts in the order of their starts. ``speed`` scales time; blocking while any is left.

    >>> line = Timeline()
    >>> line.add(Act(0.0, 2.0, lambda part: print(f"{part:.0%}"), end=lambda: print("there")))
    >>> line.advance(0.5)
    25%
    >>> line.skip()
    100%
    there
    >>> line.busy
    False
    """

    speed: float = 1.0
    time: float = 0.0
    _acts: list[Act] = field(default_factory=list)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._acts)

    @property
    def end(self) -> float:
        """When the last act ends; now, if there is none."""
        return max((act.start + act.seconds for act in self._acts), default=self.time)

    def add(self, *acts: Act) -> None:
        """Put acts on the line; those that start together keep this order."""
        self._acts.extend(acts)
        self._acts.sort(key=lambda act: act.start)

    def advance(self, seconds: float) -> None:
        """Let ``seconds`` of real time pass."""
        if not self._acts:
            return
        self.time += seconds * self.speed
        for act in tuple(self._acts):
            if act.start <= self.time and act in self._acts:
                self._show(act, self.time - act.start)

    def skip(self) -> None:
        """Show the end of everything."""
        while self._acts:
            act = self._acts[0]
            self.time = max(self.time, act.start + act.seconds)
            self._show(act, act.seconds)

    def clear(self) -> None:
        """Forget everything, as it stands."""
        self._acts.clear()

    def _show(self, act: Act, elapsed: float) -> None:
        if not act.begun:
            act.begun = True
            act.begin()
        done = elapsed >= act.seconds
        act.frame(1.0 if done else elapsed / act.seconds)
        if done:
            if act in self._acts:
                self._acts.remove(act)
            act.end()
