"""Which recordings a cue may be played with, told from the names of the files alone.

A file is named after the kind of its cue, then ``what``, then the number of the take, as far as
there are any: ``hop-2``, ``point-7``, ``clack-stone-1``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from game.scene.cues import KINDS, Cue

ROOM = ("evening-air", "evening-low", "evening-high")
"""The loops that make the room's sound together; the first one is all around."""
PLAINEST = {"pop": "wood", "clack": "wood", "pour": "wood", "heart": "1", "point": "0"}
"""What a cue means that doesn't say what."""


class Repertoire:
    """The sounds that there are."""

    def __init__(self, names: Iterable[str]) -> None:
        self._takes = _grouped(set(names) - set(ROOM))

    def takes(self, cue: Cue) -> tuple[str, ...]:
        """The names that fit ``cue``, any of them as well as another; none if it is unknown."""
        what = cue.what or PLAINEST.get(cue.kind, "")
        exact = self._takes.get((cue.kind, what))
        if exact:
            return exact
        if what.isdecimal():
            return self._nearest(cue.kind, int(what))
        plainest = PLAINEST.get(cue.kind, "")
        return self._takes.get((cue.kind, plainest), ())

    def _nearest(self, kind: str, wanted: int) -> tuple[str, ...]:
        """The highest of a row that is not above ``wanted``; without a row, the plain sound."""
        row = [int(what) for of, what in self._takes if of == kind and what.isdecimal()]
        below = [number for number in row if number <= wanted]
        return self._takes.get((kind, str(max(below)) if below else ""), ())


def _grouped(names: Iterable[str]) -> Mapping[tuple[str, str], tuple[str, ...]]:
    """The names of takes by their kind and what they are of."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name in sorted(names):
        kind, *rest = name.split("-")
        counted = kind in ("heart", "point")
        if rest and rest[-1].isdecimal() and not counted:
            rest.pop()
        if kind in KINDS:
            found[kind, "-".join(rest)].append(name)
    return {key: tuple(takes) for key, takes in found.items()}
