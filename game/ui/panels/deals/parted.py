"""Where two games of a deal part: the same moment in each, as a picture and in words."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.ui import theme
from game.ui.boxes import Sized
from game.ui.controls import FLAT, Pressable
from game.ui.intents import On
from game.ui.intents.deals import WatchPlay
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text, caption, player_sign
from game.ui.panels.photos import Snapshot
from game.ui.widget import Widget, grown

MOST, LOW = 340.0, 230.0
"""Width of a way at the most; in a window that is not high."""


@dataclass(frozen=True, slots=True)
class Way:
    """What was done in a game, number ``play`` of the deal, when it parted from another: by whom,
    in words, with a ``picture`` of the table ("": none yet). ``at``: the position after it."""

    play: int
    name: str
    color: str
    when: str
    deed: str
    at: int
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Parted:
    """Where two games part: ``when``, as the title counts, and both ``ways``; none: they never
    do. ``known``: somebody has looked."""

    known: bool = True
    when: str = ""
    ways: tuple[Way, ...] = ()


NOWHERE = Parted(known=False)
"""Nobody has compared two games yet, or there are no two."""


def parted_panel(parted: Parted, on: On, width: float) -> Widget:
    """The moment, with a way to it in either game, in so much ``width`` at the most."""
    # Translators: a heading: where two games of the same deal were played differently at first.
    name = Text(_("Where the ways parted"), theme.HEADING)
    if not parted.ways:
        same = _("These two games were played alike from beginning to end.")
        return Column(name, Text(same))
    half = (width - 12) / 2
    ways = [Sized(_way(each, half - 16, on), width=half) for each in parted.ways]
    when = Text(parted.when, theme.BODY_BOLD, theme.SECOND_INK)
    return Column(name, when, Row(*ways, gap=12, align=Align.STRETCH), gap=6)


def _way(way: Way, width: float, on: On) -> Widget:
    who = Row(
        player_sign(way.color, 22),
        grown(Text(way.name, theme.BODY_BOLD, lines=1, cut=True)),
        caption(way.when, lines=1, cut=True),
    )
    deed = Row(Icon("replay", 20), grown(Text(way.deed)), align=Align.START)
    content = Column(Snapshot(way.picture, width), who, deed, gap=6)
    tip = _("Watch this game from here.")
    key = f"deal.watch.{way.play}"
    return Pressable(key, content, WatchPlay(way.play, way.at), on, tone=FLAT, padding=8, tip=tip)
