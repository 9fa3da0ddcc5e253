"""What a title's pages in the family's album say: keepsakes, sources, ways, luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.language import _
from game.session.family.annals import CLOSE, COMPANY, MASTERED, WON, Luck
from game.ui.theme import Ink

Words = Callable[[], str]
"""A text, in the language of now."""


@dataclass(frozen=True, slots=True)
class Keepsake:
    """Something that reminds of a first. ``feat``: as in the title's annals; ``icon`` on ``ink``;
    ``name`` in two or three words, ``line`` says how one comes by it."""

    feat: str
    icon: str
    ink: Ink
    name: Words
    line: Words


@dataclass(frozen=True, slots=True)
class AlbumWords:
    """The words of a title's pages. ``source``: where points come from, by the events' reasons;
    ``ways``: what one does, by the annals' names; ``keepsakes``: those of its own. ``luck``: what
    chance gave in a sentence, None where nothing honest can be said; ``luck_way``: how that is
    reckoned."""

    source: Callable[[str], str] = str
    ways: Mapping[str, Words] = field(default_factory=dict)
    keepsakes: tuple[Keepsake, ...] = ()
    luck: Callable[[Luck], str] | None = None
    luck_way: Words = str


EVERYBODYS = (
    Keepsake(
        WON,
        "crown",
        "#E0A63A",
        lambda: _("First victory"),
        lambda: _("Win a game."),
    ),
    Keepsake(
        MASTERED,
        "trophy",
        "#B4763C",
        # Translators: a keepsake's name: make your own, of beating the strongest opponents.
        lambda: _("Giant's fall"),
        lambda: _("Win against the Architect or the Master."),
    ),
    Keepsake(
        COMPANY,
        "person",
        "#2F9272",
        # Translators: a keepsake's name: make your own, of playing with other people.
        lambda: _("In good company"),
        lambda: _("Play a whole game with somebody else at the table."),
    ),
    Keepsake(
        CLOSE,
        "balance",
        "#7590B4",
        # Translators: a keepsake's name: an idiom of yours for a very narrow victory.
        lambda: _("By a whisker"),
        lambda: _("Win by a single point, or share the victory."),
    ),
)
"""Keepsakes of every title."""
