"""A puzzle out of an own game: which decision it is, what comes of a try, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from game.ai.coach.shares import hundredths
from game.formats import percent
from game.language import _
from game.ui import theme
from game.ui.boxes import Fit, Padding, Panel, Sized, spacer
from game.ui.controls import FLAT, MAIN, PLAIN, button, icon_button
from game.ui.flow import Flow
from game.ui.intents import Intent, On
from game.ui.intents.puzzles import HintAtBetter, LeavePuzzle, NextPuzzle, PuzzleAnew, ShowBetter
from game.ui.layout import Align, Column, Row
from game.ui.marks import Bar, Icon, Text
from game.ui.panels.asides import aside_height
from game.ui.panels.lesson import REPLY, note_beside, placed_note
from game.ui.panels.menu import menu_page
from game.ui.rect import Rect
from game.ui.scroll import BAR, Scroll
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WORDS = "better.words"
"""The key of what is said."""
NEXT = "better.next"
"""The key of the button that leads on, at the end."""
FIGURE = 48.0
"""Room for a share behind its groove, so that all grooves are alike."""


class Ends(Enum):
    """How a puzzle ended."""

    FOUND = auto()
    SHOWN = auto()


@dataclass(frozen=True, slots=True)
class Chances:
    """The chance to win after what was played ``then``, and after the ``best``, 0-1."""

    then: float
    best: float


@dataclass(frozen=True, slots=True)
class BetterEnd:
    """What is told at the end. ``better``: the better move, in words.

    ``found``: what was found in its place, which is as good, in words; "": that very move.
    ``reasons``: what speaks for what was found, or else for the better move; ``caution``: what
    speaks against that and must be known all the same, or "". ``returns``: when the puzzle comes
    back, in a sentence; "": it isn't kept. ``day``: what came of the day's puzzles, if this was the
    last; else "".
    """

    how: Ends
    better: str
    reasons: tuple[str, ...]
    chances: Chances
    found: str = ""
    returns: str = ""
    caution: str = ""
    day: str = ""


@dataclass(frozen=True, slots=True)
class BetterModel:
    """A puzzle as it stands.

    ``game``: which game it is of, ``when``: how far that had come; ``then``: what was played, in
    words. ``reply``: to the last try, or "". ``left``: so many of today's come after it.
    ``hint``: what was told of what is to be found; ``hinted``: no more is told, but shown.
    """

    game: str
    when: str
    then: str
    reply: str = ""
    end: BetterEnd | None = None
    left: int = 0
    hint: tuple[str, ...] = ()
    hinted: bool = False


def better_note(
    model: BetterModel,
    on: On,
    viewport: Viewport,
    seats: int,
    *,
    clear_of: Sequence[Rect] | None = None,
) -> Widget:
    """The note of what is to be found, in the column of the cards of so many ``seats``, below them.

    ``clear_of``: a panel that asks stands there; what is to be seen on the table beside it.
    """
    content = _asked(model, on, viewport)
    if clear_of is None:
        return placed_note(content, viewport, seats)
    return note_beside(content, clear_of)


def _asked(model: BetterModel, on: On, viewport: Viewport) -> Widget:
    """What is to be found, what was played, and what a try came to."""
    return _asked_closely(model, on) if viewport.compact else _asked_broadly(model, on)


def _asked_broadly(model: BetterModel, on: On) -> Widget:
    def helps() -> Widget:
        key, name, sign, intent = _help(model)
        return button(key, name, intent, on, icon=sign, tone=FLAT, shortcut="H")

    then = Text(_then(model), theme.BODY)
    asked = None if model.reply or model.hint else Text(_task(), theme.LABEL)
    replied = _replied(model.reply) if model.reply else None
    said = Column(asked, then, *_hints(model, theme.BODY), replied, gap=6)
    words = Scroll(_said(model), said, at_end=bool(model.reply))
    beside = Row(helps(), spacer(), _leave(on), gap=8)
    below = Column(helps(), Row(spacer(), _leave(on)), gap=8)
    names = Column(
        Text(_("Find the better move"), theme.BODY_BOLD),
        Text(_which(model), theme.SMALL, theme.SECOND_INK),
        gap=0,
    )
    sign = Padding(Icon("search", 24, theme.STAR), (0, 2, 0, 0))
    head = Row(sign, grown(names), gap=8, align=Align.START)
    return Column(_clear_of_bar(head), grown(words), _clear_of_bar(Fit(beside, below)), gap=8)


def _asked_closely(model: BetterModel, on: On) -> Widget:
    """Where room is scarce: signs instead of buttons, and what is least needed comes last."""
    key, name, sign, intent = _help(model)
    helps = icon_button(key, sign, name, intent, on, shortcut="H", size=22, padding=6)
    heading = grown(Text(_("Find the better move"), theme.SMALL_BOLD))
    head = Row(Icon("search", 20, theme.STAR), heading, helps, _leave(on), gap=6)
    said = Column(
        _replied(model.reply) if model.reply else Text(_task(), theme.SMALL_BOLD),
        *_hints(model, theme.SMALL),
        Text(_then(model), theme.SMALL),
        Text(_which(model), theme.SMALL, theme.SECOND_INK),
        gap=4,
    )
    return Column(_clear_of_bar(head), grown(Scroll(_said(model), said)), gap=4)


def _help(model: BetterModel) -> tuple[str, str, str, Intent]:
    """The button that helps: key, name, sign and intent; first by a hint, then by the move."""
    if model.hinted:
        return "better.show", _("Show me"), "finger", ShowBetter()
    return "better.hint", _("Hint"), "hint", HintAtBetter()


def _hints(model: BetterModel, style: theme.Type) -> list[Widget]:
    """What the better move is good for, as far as it was told."""
    return [_reason(each, "hint", theme.STAR, style) for each in model.hint]


def _task() -> str:
    return _("There was something better. What would you do now?")


def _then(model: BetterModel) -> str:
    # Translators: {move}: a short sentence without a full stop, such as “Take the wood”.
    return _("That time: {move}.").format(move=model.then)


def _which(model: BetterModel) -> str:
    """Which decision it is."""
    return " · ".join(part for part in (model.when, model.game) if part)


def _said(model: BetterModel) -> str:
    """The key of what is said: each answer is read from its beginning."""
    said = len(model.reply) + len(model.hint)
    return f"{WORDS}.{said}" if said else WORDS


def _leave(on: On) -> Widget:
    name, intent = _("Put it away"), LeavePuzzle()
    return icon_button("better.leave", "close", name, intent, on, size=22, padding=6)


def _replied(reply: str) -> Widget:
    """What is said to a try, set off from what is to be done."""
    mark = Icon("info", 20, theme.STAR)
    content = Row(mark, grown(Text(reply, theme.BODY_BOLD)), gap=8, align=Align.START)
    return Panel(content, REPLY, padding=(10, 8))


def better_end(model: BetterModel, end: BetterEnd, on: On, viewport: Viewport) -> Widget:
    """In the place of the cards: what was better and why, what each was worth, what comes next."""
    panel = Panel(_ended(model, end, on, viewport), padding=(14, 12, 14 - BAR, 12))
    return Sized(panel, max_height=aside_height(viewport))


def better_end_note(
    model: BetterModel, end: BetterEnd, on: On, viewport: Viewport, seats: int
) -> Widget:
    """The same below the cards of so many ``seats``, where a panel that asks leaves it no other
    place."""
    return placed_note(_ended(model, end, on, viewport), viewport, seats)


def _ended(model: BetterModel, end: BetterEnd, on: On, viewport: Viewport) -> Widget:
    found = end.how is Ends.FOUND
    praise = _("You found it!") if found else _("This was better:")
    head = Row(
        Icon("star" if found else "hint", 26, theme.STAR),
        grown(Text(praise, theme.BODY_BOLD if viewport.compact else theme.HEADING)),
        gap=8,
    )
    # Translators: {move}: a short sentence without a full stop, such as “Take the wood”.
    alike = _("Just as good: {move}.").format(move=end.better) if end.found else ""
    rows: list[Widget | None] = [
        Text(end.found or end.better, theme.LABEL),
        *(_reason(each, "check", theme.GOOD) for each in end.reasons),
        _reason(end.caution, "warning", theme.BLOCKED) if end.caution else None,
        Text(alike, theme.BODY) if alike else None,
        _chances(model, end.chances),
        Text(end.returns, theme.SMALL, theme.SECOND_INK) if end.returns else None,
        day_line(end.day) if end.day else None,
    ]
    words = Scroll(f"{WORDS}.end", Padding(Column(*rows, gap=10), (0, 0, BAR / 2, 0)))
    onward = _clear_of_bar(_onward(model, on, viewport))
    return Column(_clear_of_bar(head), grown(words), onward, gap=10)


def day_line(told: str) -> Widget:
    """What came of the day's puzzles, behind the sign of what is done."""
    return Row(Icon("check", 24, theme.GOOD), grown(Text(told, theme.LABEL)), gap=8)


def _reason(text: str, sign: str, ink: theme.Ink, style: theme.Type = theme.BODY) -> Widget:
    """What speaks for the move, or against it, behind the sign of that."""
    return Row(
        Padding(Icon(sign, 16, ink), (0, 3, 0, 0)),
        grown(Text(text, style)),
        gap=8,
        align=Align.START,
    )


def _chances(model: BetterModel, chances: Chances) -> Widget:
    """The chance to win with either move, as two grooves."""
    rows = (
        # Translators: the chance to win after the better move.
        (_("With this"), chances.best, theme.GOOD),
        (_then(model), chances.then, theme.GREYED_LINE),
    )
    heading = Text(_("Chance to win"), theme.SMALL_BOLD, theme.SECOND_INK)
    return Column(heading, *(_chance(*row) for row in rows), gap=4)


def _chance(name: str, share: float, ink: theme.Ink) -> Widget:
    number = Text(percent(hundredths(share)), theme.BODY_BOLD, lines=1, align=1.0)
    groove = Row(grown(Bar(share, 14, ink)), Sized(number, min_width=FIGURE), gap=8)
    return Column(Text(name, theme.SMALL), groove, gap=2)


def _onward(model: BetterModel, on: On, viewport: Viewport) -> Widget:
    """The next of today's, the same once more, or away."""
    ways: tuple[tuple[str, str, str, Intent], ...] = (
        ("better.anew", "replay", _("Once more"), PuzzleAnew()),
        ("better.leave", "back", _("Back"), LeavePuzzle()),
    )
    if not model.left:
        ways = ways[:1]
    name, icon = (_("Next puzzle"), "right") if model.left else (_("Back"), "back")
    further = button("better.next", name, NextPuzzle(), on, icon=icon, tone=MAIN, shortcut="Enter")
    if viewport.compact:
        others = [icon_button(key, sign, text, way, on) for key, sign, text, way in ways]
        return Flow(further, *others, gap=8)
    others = [
        button(key, text, way, on, icon=sign, tone=PLAIN if at else FLAT)
        for at, (key, sign, text, way) in enumerate(ways)
    ]
    return Column(further, Flow(*others, gap=8), gap=8)


def _clear_of_bar(child: Widget) -> Widget:
    return Padding(child, (0, 0, BAR, 0))


def better_menu(on: On, viewport: Viewport, *, rules: bool) -> Widget:
    """The menu of a puzzle."""
    anew = button("menu.again", _("Try again"), PuzzleAnew(), on, icon="replay")
    away = button("menu.puzzles", _("Put it away"), LeavePuzzle(), on, icon="search")
    # Translators: no gender of the person: use the present, or no person.
    note = _("The puzzle waits for you.")
    return menu_page(_("Go on puzzling"), anew, away, note, on, viewport, rules=rules)
