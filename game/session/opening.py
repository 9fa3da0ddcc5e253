"""What the window opens with: the shelf, a new game, or a record to watch."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from game.rules.core import Values
from game.session.seats import Seat


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to begin at once. ``seed`` None: any; ``options``: those of the game."""

    title: str
    content: str
    seats: tuple[Seat, ...]
    seed: int | None = None
    first_player: int | None = None
    options: Values = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Watch:
    """A record to watch."""

    path: Path


@dataclass(frozen=True, slots=True)
class Shelf:
    """The shelf of titles, with the kept games. ``ended``: one has just come to its end, which lies
    among the finished ones."""

    ended: bool = False


@dataclass(frozen=True, slots=True)
class OpenFile:
    """A file that was double-clicked: a record, an unfinished game, a pack or a challenge."""

    path: Path


Opening = Shelf | NewGame | Watch | OpenFile
