"""A puzzle out of an own game: which decision it is, what comes of a try, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from game.language import _
from game.ui import theme
from game.ui.boxes import Fit, Padding, Sized, bulleted, spacer
from game.ui.controls import FLAT, PLAIN, button, icon_button, main_button
from game.ui.flow import Flow
from game.ui.intents import Intent, On
from game.ui.intents.puzzles import HintAtBetter, LeavePuzzle, NextPuzzle, PuzzleAnew, ShowBetter
from game.ui.layout import Column, Row
from game.ui.marks import Bar, Icon, Text, caption, text_of
from game.ui.panels.asides import aside_height
from game.ui.panels.course import share_text
from game.ui.panels.lesson import note_beside, placed_note, replied
from game.ui.panels.menu import menu_page
from game.ui.rect import Rect
from game.ui.scroll import BAR, Scroll, clear_of_bar, scroll_panel
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
    content = _asked_closely(model, on) if viewport.compact else _asked_broadly(model, on)
    if clear_of is None:
        return placed_note(content, viewport, seats)
    return note_beside(content, clear_of)


def _asked_broadly(model: BetterModel, on: On) -> Widget:
    key, name, sign, intent = _help(model)
    leave, helps = _leave(on), button(key, name, intent, on, icon=sign, tone=FLAT, shortcut="H")
    then, hints = Text(_then(model)), _hints(model, theme.BODY)
    asked = None if model.reply or hints else Text(_task(), theme.LABEL)
    reply = replied(model.reply) if model.reply else None
    said = Column(asked, then, *hints, reply, gap=6)
    words = Scroll(_said(model), said, at_end=bool(model.reply))
    ways = Fit(Row(helps, spacer(), leave), Column(helps, Row(spacer(), leave)))
    title = Text(_("Find the better move"), theme.BODY_BOLD)
    names = Column(title, caption(_which(model)), gap=0)
    head = bulleted(Icon("search", 24, theme.STAR), names, drop=2)
    return Column(clear_of_bar(head), grown(words), clear_of_bar(ways))


def _asked_closely(model: BetterModel, on: On) -> Widget:
    """Where room is scarce: signs instead of buttons, and what is least needed comes last."""
    key, name, sign, intent = _help(model)
    helps = icon_button(key, sign, name, intent, on, shortcut="H", size=22, padding=6)
    heading = grown(Text(_("Find the better move"), theme.SMALL_BOLD))
    head = Row(Icon("search", 20, theme.STAR), heading, helps, _leave(on), gap=6)
    said = Column(
        replied(model.reply) if model.reply else Text(_task(), theme.SMALL_BOLD),
        *_hints(model, theme.SMALL),
        Text(_then(model), theme.SMALL),
        caption(_which(model)),
        gap=4,
    )
    return Column(clear_of_bar(head), grown(Scroll(_said(model), said)), gap=4)


def _help(model: BetterModel) -> tuple[str, str, str, Intent]:
    """The button that helps: key, name, sign and intent; first by a hint, then by the move."""
    if model.hinted:
        return "better.show", _("Show me"), "finger", ShowBetter()
    return "better.hint", _("Hint"), "hint", HintAtBetter()


def _hints(model: BetterModel, style: theme.Type) -> list[Widget]:
    """What the better move is good for, as far as it was told."""
    return [
        bulleted(Icon("hint", 16, theme.STAR), Text(each, style), drop=3) for each in model.hint
    ]


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


def better_end(model: BetterModel, end: BetterEnd, on: On, viewport: Viewport) -> Widget:
    """In the place of the cards: what was better and why, what each was worth, what comes next."""
    panel = scroll_panel(_ended(model, end, on, viewport), 14, 12)
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
    )
    # Translators: {move}: a short sentence without a full stop, such as “Take the wood”.
    alike = _("Just as good: {move}.").format(move=end.better) if end.found else ""
    rows: list[Widget | None] = [
        Text(end.found or end.better, theme.LABEL),
        *(_reason(each, "check", theme.GOOD) for each in end.reasons),
        _reason(end.caution, "warning", theme.BLOCKED) if end.caution else None,
        text_of(alike, theme.BODY),
        _chances(model, end.chances),
        text_of(end.returns, theme.SMALL, theme.SECOND_INK),
        done_line(end.day) if end.day else None,
    ]
    words = Scroll(f"{WORDS}.end", Padding(Column(*rows, gap=10), (0, 0, BAR / 2, 0)))
    onward = clear_of_bar(_onward(model, on, viewport))
    return Column(clear_of_bar(head), grown(words), onward, gap=10)


def done_line(told: str) -> Widget:
    """What has been done, behind the sign of that."""
    return Row(Icon("check", 24, theme.GOOD), grown(Text(told, theme.LABEL)))


def _reason(text: str, sign: str, ink: theme.Ink) -> Widget:
    """What speaks for the move, or against it, behind the sign of that."""
    return bulleted(Icon(sign, 16, ink), Text(text), drop=3)


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
    number = Text(share_text(share), theme.BODY_BOLD, lines=1, align=1.0)
    groove = Row(grown(Bar(share, 14, ink)), Sized(number, min_width=FIGURE))
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
    further = main_button("better.next", name, NextPuzzle(), on, icon=icon)
    if viewport.compact:
        others = [icon_button(key, sign, text, way, on) for key, sign, text, way in ways]
        return Flow(further, *others)
    others = [
        button(key, text, way, on, icon=sign, tone=PLAIN if at else FLAT)
        for at, (key, sign, text, way) in enumerate(ways)
    ]
    return Column(further, Flow(*others))


def better_menu(on: On, viewport: Viewport, *, rules: bool) -> Widget:
    """The menu of a puzzle."""
    anew = button("menu.again", _("Try again"), PuzzleAnew(), on, icon="replay")
    away = button("menu.puzzles", _("Put it away"), LeavePuzzle(), on, icon="search")
    # Translators: no gender of the person: use the present, or no person.
    note = _("The puzzle waits for you.")
    return menu_page(_("Go on puzzling"), anew, away, note, on, viewport, rules=rules)
