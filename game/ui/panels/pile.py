"""The own puzzles of a title: how many are due, which there are, and where more come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.language import _, ngettext
from game.ui import theme
from game.ui.boxes import Fit, Padding, Sized, shrinking, spacer
from game.ui.controls import FLAT, MAIN, PLAIN, Pressable, button, leave_button, main_button
from game.ui.flow import Flow
from game.ui.intents import On
from game.ui.intents.puzzles import (
    GroupPuzzles,
    LookThrough,
    ShowPuzzlesOf,
    StopLooking,
    TakePuzzle,
)
from game.ui.layout import Column, Grid, Row
from game.ui.marks import Bar, Icon, Text, caption, text_of
from game.ui.panels.better import done_line
from game.ui.panels.lesson import Steps
from game.ui.room import sheet_on_wall
from game.ui.scroll import Scroll, clear_of_bar, scroll_panel
from game.ui.value_controls import choice, segments
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDE = 1080.0
COLUMN, BROAD = 240.0, 330.0
"""Width that a puzzle in the list needs; where it tells of its game, too."""
BY_GAME, BY_TIME, BY_PART = "game", "time", "part"
"""What the list goes by."""
DOTS: Final = 62.0
"""Width of the circles, one for each time that a puzzle is to be found."""


@dataclass(frozen=True, slots=True)
class PuzzleLine:
    """A puzzle in the list: what it is called there and a ``note`` of it.

    ``found``: how many of the ``needed`` times it was found, after which it is learned; None: never
    tried. ``due``: it is one of today's. ``returns``: when it comes back, in a sentence, or "".
    ``cost``: what the move of that time gave away, in a sentence.
    """

    name: str
    label: str
    note: str
    found: int | None
    needed: int
    due: bool = False
    returns: str = ""
    cost: str = ""

    @property
    def learned(self) -> bool:
        """Whether it comes back no more."""
        return self.found is not None and self.found >= self.needed


@dataclass(frozen=True, slots=True)
class Group:
    """Some puzzles that belong together."""

    name: str
    lines: tuple[PuzzleLine, ...]


@dataclass(frozen=True, slots=True)
class Looking:
    """Looking through the last games: ``games`` that nobody has looked through, ``done`` so far, a
    share 0-1; None: it isn't being done. ``problem``: why it broke off, or ""."""

    games: int
    done: float | None = None
    problem: str = ""


@dataclass(frozen=True, slots=True)
class PileModel:
    """The page of a title called ``name``.

    ``people``: who has puzzles, by key and name; ``person``: whose are shown. ``by``: what the list
    goes by. ``due``: so many are still asked today. ``played``: there are games to find some in.
    ``note``: about what is kept, or "". ``done``: what came of today's, once none is left, in a
    sentence.
    """

    name: str
    people: tuple[tuple[str, str], ...] = ()
    person: str = ""
    by: str = BY_GAME
    groups: tuple[Group, ...] = ()
    due: int = 0
    looking: Looking = Looking(0)
    played: bool = True
    note: str = ""
    done: str = ""

    @property
    def lines(self) -> list[PuzzleLine]:
        """All that are listed."""
        return [line for group in self.groups for line in group.lines]


def pile_page(model: PileModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    padding = 14 if viewport.compact else 28
    width = min(viewport.width - 32, WIDE)
    note = text_of(model.note, theme.BODY, theme.SECOND_INK)
    above, below = [_head(model, on), note], None
    if model.groups:
        column = COLUMN if model.by == BY_GAME else BROAD
        across = max(1, int((width - 2 * padding) // column))
        body = Column(*(_group(each, across, on) for each in model.groups), gap=18)
        listed = Column(_look(model, on), body, gap=18) if viewport.compact else body
        scroll = Scroll(f"puzzles.{model.by}", Padding(listed, (0, 2)))
        above.append(_above(model, on))
        below = None if viewport.compact else _look(model, on)
    else:
        scroll = Scroll("puzzles.none", _nothing(model, on))
    parts = (clear_of_bar(Column(*above, gap=14)), grown(scroll), below and clear_of_bar(below))
    height = viewport.height - 48
    least = height if model.groups else 0.0  # what the list goes by stays where it is
    panel = scroll_panel(Column(*parts, gap=14), padding, padding)
    sheet = Sized(panel, width=width, min_height=least, max_height=height)
    return sheet_on_wall(sheet)


def _head(model: PileModel, on: On) -> Widget:
    """What this is, and the way back."""
    title = Column(
        Text(model.name, theme.BODY_BOLD, theme.SECOND_INK, lines=1),
        shrinking(_("Find the better move"), *_HEADS),
        gap=0,
    )
    back = leave_button("puzzles.back", on, tone=FLAT)
    return Row(Icon("search", 44, theme.STAR), grown(title), back, gap=14)


_HEADS: Final = (theme.BANNER, theme.TITLE, theme.HEADING, theme.LABEL)


def _above(model: PileModel, on: On) -> Widget:
    """Today's, how far all of them are, whose they are and what the list goes by."""
    # Translators: what the list of puzzles goes by.
    ways = [(BY_GAME, _("By game")), (BY_TIME, _("By time")), (BY_PART, _("By part of the game"))]
    by = segments("puzzles.by", ways, model.by, GroupPuzzles, on)
    narrow = Sized(choice("puzzles.by", ways, model.by, GroupPuzzles, on), min_width=230)
    who = None
    if len(model.people) > 1:
        people = choice("puzzles.person", model.people, model.person, ShowPuzzlesOf, on)
        who = Sized(people, min_width=200, max_width=280)
    first = Row(_today(model, on), grown(Text(_standing(model))), who, gap=16)
    low = Column(_today(model, on), Text(_standing(model)), who)
    legend = _legend(model.lines[0].needed)
    beside = Row(by, spacer(), legend, gap=24)
    below = Column(Fit(by, narrow), legend)
    return Column(Fit(first, low), Fit(beside, below), gap=10)


def _legend(needed: int) -> Widget:
    """What the circles of a puzzle mean, of which it has as many as ``needed``."""
    # Translators: beside a row of small circles; each puzzle of the list has such a row.
    text = _("Find it at the first try, and a circle fills up. When all are full, you know it.")
    circles = Sized(Steps(1, needed), width=DOTS)
    return Row(circles, grown(caption(text)), gap=10)


def _today(model: PileModel, on: On) -> Widget:
    """Begins with today's."""
    if not model.due:
        return done_line(model.done)
    text = ngettext("Play today's: {count}", "Play today's: {count}", model.due)
    label = text.format(count=model.due)
    return main_button("puzzles.today", label, TakePuzzle(), on, icon="play")


def _standing(model: PileModel) -> str:
    """How many there are, and how many of them are learned."""
    lines, learned = model.lines, sum(line.learned for line in model.lines)
    text = ngettext("{count} puzzle of your games", "{count} puzzles of your games", len(lines))
    told = text.format(count=len(lines))
    if not learned:
        return told
    known = ngettext("{count} learned for good", "{count} learned for good", learned)
    return f"{told} · {known.format(count=learned)}"


def _group(group: Group, across: int, on: On) -> Widget:
    """Some puzzles under their name, and how many of them are learned."""
    learned = sum(line.learned for line in group.lines)
    count = _("{done} of {count}").format(done=learned, count=len(group.lines))
    head = Row(
        grown(Text(group.name, theme.HEADING, lines=2)),
        Text(count, theme.BODY_BOLD, theme.SECOND_INK, lines=1) if learned else None,
    )
    rows = (_line(each, on) for each in group.lines)
    return Column(head, Grid(*rows, columns=across))


def _line(line: PuzzleLine, on: On) -> Widget:
    """A puzzle: when in its game, and how often it has been known."""
    if line.learned:
        mark: Widget = Icon("check", 22, theme.GOOD)
    else:
        mark = Sized(Steps(line.found or 0, line.needed), width=DOTS)
    words = Column(
        Text(line.label, theme.LABEL, lines=2, cut=True),
        caption(line.note, lines=2, cut=True) if line.note else None,
        gap=0,
    )
    tone = PLAIN if line.due else FLAT
    return Pressable(
        f"puzzle.{line.name}",
        Row(grown(words), mark, gap=10),
        TakePuzzle(line.name),
        on,
        tone=tone,
        padding=(12, 7),
        tip="\n".join(filter(None, (_known_told(line), line.cost))),
    )


def _known_told(line: PuzzleLine) -> str:
    """How well a puzzle is known, in words."""
    if line.learned:
        return _("Learned for good. It can be played again all the same.")
    if line.found is None:
        return _("New")
    # Translators: a puzzle is to be found {count} times, and then it doesn't come back.
    text = _("Found {number} of {count} times.")
    found = text.format(number=line.found, count=line.needed)
    return f"{found} {line.returns}" if line.returns else found


def _look(model: PileModel, on: On) -> Widget | None:
    """Quietly: the last games can be looked through for more; or how far that is."""
    looking = model.looking
    if looking.done is not None:
        stop = button("puzzles.stop", _("Stop"), StopLooking(), on, icon="close", tone=FLAT)
        told = Text(_("Looking through your games …"), lines=2)
        return Row(grown(told), Sized(Bar(looking.done, 16), width=160), stop, gap=12)
    problem = text_of(looking.problem, theme.BODY, theme.BLOCKED)
    if not looking.games:
        return problem
    return Column(problem, Flow(_offer(looking.games, on)))


def _offer(games: int, on: On, *, main: bool = False) -> Widget:
    text = ngettext("Look through your last game", "Look through your last {count} games", games)
    label = text.format(count=games)
    tip = _("It takes a while. You can go on with something else; what is found so far stays.")
    tone = MAIN if main else FLAT
    return button("puzzles.look", label, LookThrough(), on, icon="search", tone=tone, tip=tip)


def _nothing(model: PileModel, on: On) -> Widget:
    """Where puzzles come from."""
    lines = [
        _("Here you play moments of your own games once more."),
        _("Whenever you could have done something clearly better, it becomes a puzzle for you."),
    ]
    looking = model.looking
    if not model.played:
        lines.append(_("Play a game to its end first."))
    elif not looking.games and looking.done is None:
        lines.append(_("In your last games there was nothing of the kind. Well played!"))
    ways = _offer(looking.games, on, main=True) if looking.games else None
    look = _look(model, on) if looking.done is not None or looking.problem else None
    words = (Text(line, theme.LABEL, align=0.5) for line in lines)
    centred = Flow(ways, align=0.5) if ways is not None and looking.done is None else None
    return Column(spacer(12), *words, spacer(4), centred, look, gap=10)
