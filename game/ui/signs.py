"""What marks, notes and tips ask of a title: what shows on and over the table for a decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

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


class Signs(Protocol[V, M, S]):
    """A title's signs. Each is told of one decision and of what is ``meant`` by the pointer."""

    def group(self, decision: Decision[V, M, S], meant: Meant) -> Sequence[Target]:
        """What belongs together there and stands out alone; empty for nothing."""

    def along(self, decision: Decision[V, M, S], meant: Meant) -> Sequence[Target]:
        """What else a click there would turn up or take with it."""

    def previewed(self, decision: Decision[V, M, S], meant: Meant) -> Sequence[Target]:
        """Where the move is done that is meant, waits or is hinted at, and what does it: all that
        hides these is seen through."""

    def single(self, decision: Decision[V, M, S], meant: Meant) -> dict[PieceId, Mark]:
        """Pieces to set off by themselves: what a move there would cost."""

    def ghosts(
        self, ground: Ground[V], decision: Decision[V, M, S], meant: Meant
    ) -> Sequence[Piece]:
        """What would stand on the table after the move that is meant, waits or is hinted at."""

    def laid(self, ground: Ground[V], decision: Decision[V, M, S]) -> Mapping[PieceId, Laid]:
        """Where the pieces of what waits for its yes lie until then."""

    def notes(
        self, ground: Ground[V], decision: Decision[V, M, S], meant: Meant, viewport: Viewport
    ) -> list[Widget]:
        """What is written over the table."""

    def tip(
        self, ground: Ground[V], decision: Decision[V, M, S], meant: Meant, asked: Asked
    ) -> Widget | None:
        """The sign at a thing: what it is, what a click would do, or why it can't be used."""


AnySigns = Signs[Any, Any, Any]
"""The signs of whatever title."""
