"""What a table is laid with: a title, what its pack brings, and the players' colours."""

from __future__ import annotations

from typing import NamedTuple

from game.content.packs import Content
from game.session.match import Match
from game.session.replay import Replay

Played = Match | Replay
"""A game, in progress or as it was recorded."""


class Setting(NamedTuple):
    """What does not change while a match lies on a table."""

    title: str
    content: Content
    colors: tuple[str, ...]

    @classmethod
    def of(cls, played: Played) -> Setting:
        """The setting of a match."""
        colors = tuple(seat.color for seat in played.seats)
        return cls(played.header.title, played.content, colors)
