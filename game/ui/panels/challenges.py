"""The challenges of a title, by how hard they are, with the stars earned in each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.content.challenge import STARS
from game.language import _, pgettext
from game.ui import theme
from game.ui.boxes import Padding, Panel, Sized, spacer
from game.ui.controls import FLAT, PLAIN, Pressable, leave_button
from game.ui.intents import On
from game.ui.intents.challenges import OpenChallenge
from game.ui.layout import Column, Grid, Row
from game.ui.marks import Disc, Icon, Text, caption, text_of
from game.ui.panels.stars import starred, stars
from game.ui.room import sheet_on_wall
from game.ui.scroll import BAR, Scroll
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDE = 1080.0
TWO = 860.0
"""From this width on two stand side by side."""


@dataclass(frozen=True, slots=True)
class ChallengeLine:
    """A challenge in the list: what it is about (``kind``), its ``stars``, whether its solver was
    shown any ``hints``; the one to play ``next``, one that was ``begun`` and left."""

    id: str
    number: int
    name: str
    kind: str
    grade: int
    stars: int
    hints: bool = False
    next: bool = False
    begun: bool = False


@dataclass(frozen=True, slots=True)
class ListModel:
    """The page of a title called ``name``; ``note``: about what is kept, or "". ``own``: those that
    the player has made or was given: they count for no stars of the title."""

    name: str
    lines: tuple[ChallengeLine, ...]
    note: str = ""
    own: tuple[ChallengeLine, ...] = ()


def grade_text(grade: int) -> str:
    """How hard, in words."""
    # Translators: how hard challenges are, the easiest first: To warm up, Tricky, Hard, Very hard.
    return {1: _("To warm up"), 2: _("Tricky"), 3: _("Hard"), 4: _("Very hard")}[grade]


def challenges_page(model: ListModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    compact = viewport.compact
    padding = 14 if compact else 28
    width = min(viewport.width - 32, WIDE)
    across = 2 if width >= TWO else 1
    body: Widget = _nothing()
    if model.lines or model.own:
        groups = []
        for grade in sorted({line.grade for line in model.lines}):
            graded = [line for line in model.lines if line.grade == grade]
            groups.append(_group(grade_text(grade), graded, across, on))
        if model.own:
            groups.append(_group(_("Your own"), model.own, across, on))
        body = Scroll("challenges", Padding(Column(*groups, gap=18), (2, 2, BAR, 2)))
    note = text_of(model.note, theme.BODY, theme.SECOND_INK)
    content = Column(_head(model, on), note, grown(body), gap=14)
    sheet = Sized(Panel(content, padding=padding), width=width, max_height=viewport.height - 48)
    return sheet_on_wall(sheet)


def _head(model: ListModel, on: On) -> Widget:
    """What this is, how many stars there are, and the way back."""
    earned, most = sum(line.stars for line in model.lines), STARS * len(model.lines)
    count = starred(f"{earned} / {most}", 24, theme.NAME)
    title = Column(
        Text(model.name, theme.BODY_BOLD, theme.SECOND_INK, lines=1),
        Text(_("Challenges"), theme.BANNER, lines=1),
        gap=0,
    )
    back = leave_button("challenges.back", on, tone=FLAT)
    sign = Icon("puzzle", 44, theme.STAR)
    return Row(sign, grown(title), spacer(8), count if model.lines else None, back, gap=14)


def _nothing() -> Widget:
    text = _("There are no challenges here yet.")
    return Padding(Text(text, theme.LABEL, theme.SECOND_INK, align=0.5), (0, 40))


def _group(name: str, lines: Sequence[ChallengeLine], across: int, on: On) -> Widget:
    """Some challenges under their name, and how many are solved."""
    solved = sum(line.stars == STARS for line in lines)
    count = _("{done} of {count}").format(done=solved, count=len(lines))
    head = Row(
        Text(name, theme.HEADING, lines=1),
        spacer(),
        Text(count, theme.BODY_BOLD, theme.SECOND_INK, lines=1),
    )
    return Column(head, Grid(*(_line(each, on) for each in lines), columns=across))


def _mark(line: ChallengeLine) -> str:
    """What a challenge is marked with in the list: it waits, or is the next one; "": nothing."""
    if line.begun:
        return pgettext("challenge", "go on")
    return pgettext("challenge", "next") if line.next else ""


def _line(line: ChallengeLine, on: On) -> Widget:
    """A challenge: its number, name and kind, what was earned."""
    mark: Widget = Disc(34, theme.INSET, theme.INK, text=str(line.number))
    if line.stars == STARS:
        mark = Disc(34, theme.GOOD, theme.WHITE, icon="check")
    note = _mark(line)
    kind = caption(line.kind, lines=1, cut=True)
    words = Column(Text(line.name, theme.LABEL), kind if line.kind else None, gap=0)
    # Translators: a tip of a sign: it was solved with hints.
    helped = Icon("hint", 16, theme.GREYED_LINE, _("with hints")) if line.hints else None
    label = text_of(note, theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    row = Row(mark, grown(words), label, helped, stars(line.stars, 20), gap=10)
    tone = PLAIN if note else FLAT
    key, intent = f"challenge.{line.id}", OpenChallenge(line.id)
    first = "Enter" if line.next else ""
    return Pressable(key, row, intent, on, tone=tone, padding=(12, 7), also=first)
