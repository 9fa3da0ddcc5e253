"""What a table is laid with: a title, what its pack brings, and the players' colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.content.packs import Content
from game.session.header import Header
from game.session.seats import Seat


class Played(Protocol):
    """A match, or a replay of one."""

    @property
    def header(self) -> Header:
        """How it began."""

    @property
    def content(self) -> Content:
        """Its pack."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who plays."""


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
