"""What marks, notes and tips ask of a title: what shows on and over the table for a decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from game.rules.core import Refusal
from game.scene.pose import Piece, PieceId, Pose
from game.scene.stage import Mark
from game.scene.targets import Target
from game.ui.ground import Ground
from game.ui.hands import Decision, M, S, V
from game.ui.viewport import Viewport
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Meant:
    """What the pointer is for, or the keyboard is led to; ``usable``: a click would use it;
    ``clicked``: there was one, and the pointer hasn't gone on since."""

    target: Target | None = None
    usable: bool = False
    clicked: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """What a tip is wanted for. ``refusal``: why the viewer may not use ``target`` now.

    ``able``: what he may use by it, itself or what it stands for.
    """

    target: Target
    refusal: Refusal | None = None
    able: Target | None = None


class Laid(NamedTuple):
    """Where a piece lies for a while, and what a click on it is for."""

    pose: Pose
    target: Target


@dataclass(frozen=True, slots=True)
class Signs(Generic[V, M, S]):
    """A title's signs. Each is told of one decision and of what is meant by the pointer."""

    tip: Callable[[Ground[V], Decision[V, M, S], Meant, Asked], Widget | None]
    """The sign at a thing: what it is, what a click would do, or why it can't be used."""
    group: Callable[[Decision[V, M, S], Meant], Sequence[Target]] = lambda *_: ()
    """What belongs together there and stands out alone; empty for nothing."""
    along: Callable[[Decision[V, M, S], Meant], Sequence[Target]] = lambda *_: ()
    """What else a click there would turn up or take with it."""
    previewed: Callable[[Decision[V, M, S], Meant], Sequence[Target]] = lambda *_: ()
    """Where the move is done that is meant, waits or is hinted at, and what does it: all that hides
    these is seen through."""
    single: Callable[[Decision[V, M, S], Meant], dict[PieceId, Mark]] = lambda *_: {}
    """Pieces to set off by themselves: what a move there would cost."""
    ghosts: Callable[[Ground[V], Decision[V, M, S], Meant], Sequence[Piece]] = lambda *_: ()
    """What would stand on the table after the move that is meant, waits or is hinted at."""
    laid: Callable[[Ground[V], Decision[V, M, S]], Mapping[PieceId, Laid]] = lambda *_: {}
    """Where the pieces of what waits for its yes lie until then."""
    notes: Callable[[Ground[V], Decision[V, M, S], Meant, Viewport], list[Widget]] = lambda *_: []
    """What is written over the table."""


AnySigns = Signs[Any, Any, Any]
"""The signs of whatever title."""
