"""What a challenge asks for, beside its table: goal, what is left, what was reached, a hint."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.language import _
from game.ui import theme
from game.ui.boxes import Padding, Panel, Sized, bulleted, spacer
from game.ui.controls import FLAT, OFF, Pressable, button, flat_icon, icon_button
from game.ui.intents import Intent, On, Undo
from game.ui.intents.challenges import BackToGood, ChallengeAnew, LeaveChallenge, UnfoldTask
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text
from game.ui.panels.menu import menu_page
from game.ui.panels.stars import stars
from game.ui.scroll import BAR, Scroll, clear_of_bar, scroll_panel
from game.ui.theme import Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown


class Away(Enum):
    """Where one comes to who leaves a challenge."""

    LIST = auto()
    CALENDAR = auto()
    WORKSHOP = auto()
    BACK = auto()  # wherever one came from


def away_told(away: Away) -> tuple[str, str]:
    """What the way there is called, and its symbol."""
    match away:
        case Away.LIST:
            return _("All challenges"), "puzzle"
        case Away.CALENDAR:
            return _("The calendar"), "day"
        case Away.WORKSHOP:
            return _("The workshop"), "build"
        case Away.BACK:
            return _("Back"), "back"


@dataclass(frozen=True, slots=True)
class Mark:
    """What earns so many ``stars``, in words; whether it is ``reached``."""

    stars: int
    text: str
    reached: bool


@dataclass(frozen=True, slots=True)
class TaskModel:
    """A try as it stands.

    ``left``: of the limit; ``result``: the best so far, or "" while there is none. ``reply``: to
    what was tried last, or "". ``hints``: what has been told, the first first; ``astray``: the way
    that is known was left, and can be found again. ``notes``: what is still to come. ``proven``:
    par is. ``undoes``: there is something to take back. ``away``: where leaving it leads.
    """

    name: str
    goal: str
    left: str
    result: str
    earned: int
    marks: tuple[Mark, ...]
    reply: str = ""
    hints: tuple[str, ...] = ()
    astray: bool = False
    proven: bool = True
    notes: Widget | None = None
    undoes: bool = False
    away: Away = Away.LIST


def task_panel(model: TaskModel, on: On, *, folds: bool = False) -> Widget:
    """The panel of a challenge's task, as wide as its place; ``folds``: it can be put away."""
    close = None
    if folds:
        close = flat_icon("task.fold", "close", _("Close"), UnfoldTask(), on, padding=7)
    head = Row(
        Icon("puzzle", 26, theme.STAR),
        grown(Text(model.name, theme.BODY_BOLD)),
        close,
        align=Align.START,
    )
    told = (*_standing(model), *_said(model, on))
    words = Column(_proven(model), model.notes, Rule(), *told)
    said = len(model.hints) + model.astray + bool(model.reply)
    key = f"task.words.{said}" if said else "task.words"  # what was said last is seen at once
    scroll = Scroll(key, Padding(words, (0, 0, BAR / 2, 0)), at_end=bool(said))
    goal, foot = clear_of_bar(Text(model.goal, theme.BODY_BOLD)), _foot(model, on, brief=folds)
    content = Column(clear_of_bar(head), goal, grown(scroll), foot)
    return scroll_panel(content, 14, 12)


def task_in_short(model: TaskModel) -> Widget:
    """What stays in sight while something else stands in its place: what to do, and with what."""
    head = Row(Icon("puzzle", 22, theme.STAR), grown(Text(model.goal, theme.BODY_BOLD)))
    left = Row(grown(Text(model.left, theme.SMALL_BOLD)), stars(model.earned, 16))
    further = next((_mark(each) for each in model.marks if not each.reached), None)
    return Panel(Column(head, model.notes, left, further, gap=6), padding=(14, 10))


def task_chip(model: TaskModel, on: On) -> Widget:
    """The task in short, where room is scarce: the goal, what is left and earned.

    Pressed, it unfolds.
    """
    left = Text(model.left, theme.SMALL_BOLD)
    earned = Row(stars(model.earned, 15), spacer(), Icon("puzzle", 20), gap=6)
    words = Column(Text(model.goal, theme.SMALL), left, earned, gap=3)
    return Pressable("task.unfold", words, UnfoldTask(), on, padding=(8, 5), shortcut="G")


def _proven(model: TaskModel) -> Widget | None:
    if model.proven:
        return None
    return _line("info", _("Nobody has proven that these are the best results."), theme.SMALL)


def _standing(model: TaskModel) -> list[Widget]:
    """What is left, what has been reached, and what earns stars."""
    rows: list[Widget] = [Text(model.left, theme.LABEL)]
    if model.result:
        text = _("So far: {result}").format(result=model.result)
        rows.append(Text(text))
    return [*rows, Column(*(_mark(each) for each in model.marks), gap=4)]


def _mark(mark: Mark) -> Widget:
    ink = theme.INK if mark.reached else theme.SECOND_INK
    style = theme.BODY_BOLD if mark.reached else theme.BODY
    row = Row(stars(mark.stars if mark.reached else 0, 16, of=mark.stars), spacer(), gap=0)
    return Row(Sized(row, width=56), grown(Text(mark.text, style, ink)), gap=6)


def _said(model: TaskModel, on: On) -> list[Widget]:
    """The answer to what was tried, and as much of the hint as was asked for."""
    rows: list[Widget] = []
    if model.reply:
        rows.append(_line("info", model.reply))
    lines: list[Widget] = [_line("hint", each) for each in model.hints]
    if model.astray:
        # Translators: the coach speaks; no gender of the person: use the present, or no person.
        text = _("You have left the way I know. It may still work out – or go back a little.")
        # Translators: a button: back to where it could still be solved.
        back = button("task.good", _("Back there"), BackToGood(), on, icon="undo", tone=FLAT)
        lines += [_line("hint", text), back]
    if lines:
        rows.append(Panel(Column(*lines, gap=6), Style(theme.CHOSEN, theme.ACCENT, 2, 10), (10, 8)))
    return rows


def _line(icon: str, text: str, style: theme.Type = theme.BODY) -> Widget:
    return bulleted(Icon(icon, 18, theme.STAR), Text(text, style), drop=2)


def _foot(model: TaskModel, on: On, *, brief: bool) -> Widget:
    """The ways besides playing it, as symbols where they are to be ``brief``."""
    why = "" if model.undoes else _("nothing to undo")
    there, sign = away_told(model.away)
    ways: tuple[tuple[str, str, str, Intent, str], ...] = (
        ("task.undo", "undo", _("Undo"), Undo(), why),
        ("task.anew", "replay", _("Start again"), ChallengeAnew(), why),
        ("task.leave", sign, there, LeaveChallenge(), ""),
    )
    if brief:
        undo, anew, leave = (
            icon_button(key, icon, name, intent, on, tone=FLAT, reason=reason)
            for key, icon, name, intent, reason in ways
        )
        return clear_of_bar(Row(undo, anew, spacer(), leave))
    rows = Column(*(_way(*way, on=on) for way in ways), gap=6)
    return Padding(rows, (0, 4, BAR, 0))


def _way(key: str, icon: str, name: str, intent: Intent, reason: str, *, on: On) -> Widget:
    ink = (OFF if reason else FLAT).ink
    row = Row(Icon(icon, 22, ink), grown(Text(name, theme.BODY_BOLD, ink)), gap=10)
    return Pressable(key, row, intent, on, tone=FLAT, padding=(12, 6), reason=reason)


def challenge_menu(on: On, viewport: Viewport, *, rules: bool, leads: Away = Away.LIST) -> Widget:
    """The menu of a challenge: its place is kept, whatever comes.

    ``leads``: where one comes to who leaves it.
    """
    anew = button("menu.again", _("Start again"), ChallengeAnew(), on, icon="replay")
    there, sign = away_told(leads)
    away = button("menu.challenges", there, LeaveChallenge(), on, icon=sign)
    # Translators: no gender of the person: use the present, or no person.
    note = _("The challenge goes on where you left it.")
    return menu_page(_("Go on puzzling"), anew, away, note, on, viewport, rules=rules)
