"""The page of a box: its lid, what can be played, what can be learned."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.language import _, ngettext, pgettext
from game.ui import theme
from game.ui.boxes import Padding, Panel, Sized, bulleted, shrinking, spacer
from game.ui.controls import FLAT, PLAIN, Pressable, button, leave_button, main_button
from game.ui.intents import Intent, On, OpenGames, OpenRules, OpenTitle, Resume
from game.ui.intents.challenges import OpenChallenges
from game.ui.intents.daily import OpenDaily
from game.ui.intents.lessons import BeginFirstGame, OpenLesson
from game.ui.intents.puzzles import OpenPuzzles
from game.ui.intents.workshop import OpenWorkshop
from game.ui.layout import Align, Column, Row
from game.ui.marks import Disc, Icon, Text, caption, text_of
from game.ui.panels.deals.today import DealToday, deal_card
from game.ui.panels.gamebox import PICTURE, GameBox
from game.ui.panels.stars import stars
from game.ui.panels.today import TodayCard, today_row
from game.ui.portraits import teacher_face
from game.ui.room import sheet_on_wall
from game.ui.scroll import BAR, Scroll, clear_of_bar
from game.ui.shelf.box import Box
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDE, NARROW = 340.0, 260.0
"""Of the column with the lid; in a compact window."""
LESSONS, APART = 460.0, 18.0
"""Of the column beside it, at the most; between the two."""
HEADS = (theme.HEADING, theme.LABEL, theme.SMALL_BOLD)
"""What a way to other pages is written in, as there is room."""
HAZEL, FACE = "apprentice", 64.0
"""Who explains, and how large her picture is."""
LOW = 640.0
"""In a window of less height there is no room for the lid."""
LID = PICTURE.height / PICTURE.width
"""The lid's height, in widths."""


@dataclass(frozen=True, slots=True)
class LessonLine:
    """A lesson in the list: ``done`` once, the one to take ``next``, ``begun`` and left."""

    id: str
    name: str
    done: bool
    next: bool
    begun: bool


class Guided(Enum):
    """Whether somebody explains a first game of the title."""

    NOBODY = auto()
    OFFERED = auto()
    WANTED = auto()  # whoever opens the box has never played it, nor said that he knows it


@dataclass(frozen=True, slots=True)
class Today:
    """The stars of today's challenge, and how many days in a row were solved."""

    stars: int
    streak: int


@dataclass(frozen=True, slots=True)
class BoxModel:
    """The page of ``title``; ``waits``: how far the game has come that can go on, or ""; ``kind``:
    what deal that is of, or where it was played on from, or "".

    ``rules``: there is a rulebook. ``stars``: how many were earned in challenges, and how many
    there are; none: there are no challenges. ``today``: about the challenge of the day; None: the
    title has none. ``kept``: there are games of it, to go on with or to watch. ``better``: so many
    own puzzles are asked today; None: there is no game to make any of. ``deal``: about the deal of
    the day; None: there is none.
    """

    title: str
    box: Box
    waits: str
    guided: Guided
    lessons: tuple[LessonLine, ...]
    rules: bool = False
    stars: tuple[int, int] = (0, 0)
    today: Today | None = None
    kept: bool = False
    better: int | None = None
    deal: DealToday | None = None
    kind: str = ""


def box_page(model: BoxModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    high, padding = viewport.height - 2 * 24, 16 if viewport.compact else 28
    wide, inner = NARROW if viewport.compact else WIDE, high - 2 * padding
    games = Scroll("box.side", clear_of_bar(_games(model, on, viewport)))
    back = leave_button("box.back", on, _("To the shelf"), icon="shelf", tone=FLAT)
    low = Padding(back, (0, 0, 2 * BAR, 0))  # whatever scrolls, the way back stays
    side = Column(grown(games), low, gap=12)
    parts: list[Widget] = [Sized(side, width=wide + BAR, max_height=inner)]
    if model.lessons:
        learned = Column(
            clear_of_bar(Column(_puzzles(model, on), *_daily(model, on, viewport), gap=14)),
            grown(_lessons(model.lessons, on)),
            gap=14,
        )
        rest = viewport.width - 2 * (16 + padding) - wide - BAR - APART
        parts.append(Sized(learned, width=min(LESSONS, rest) + BAR, max_height=inner))
    content = Row(*parts, gap=APART, align=Align.START)
    right = padding - BAR if model.lessons else padding
    sheet = Panel(content, padding=(padding, padding, right, padding))
    return sheet_on_wall(Sized(sheet, max_height=high))


def _games(model: BoxModel, on: On, viewport: Viewport) -> Widget:
    """The lid, and what can be played."""
    width = NARROW if viewport.compact else WIDE
    plate, ink = model.box.plate
    name = Text(model.box.name(), theme.BANNER, ink, align=0.5, lines=1)
    label = Column(spacer(), name, spacer(), gap=0)
    new, picture = OpenTitle(model.title), model.box.picture
    lid = GameBox(model.title, label, width * LID, new, on, plate=plate, picture=picture)
    line = Text(model.box.line(), theme.BODY, theme.SECOND_INK, align=0.5)
    waits = None
    if model.waits:
        words = Column(
            Text(_("Go on"), theme.LABEL, lines=1),
            text_of(model.kind, theme.SMALL_BOLD, theme.SECOND_INK),
            caption(model.waits, lines=1),
            gap=0,
        )
        waits = Pressable("box.resume", Row(Icon("play", 28), grown(words), gap=12), Resume(), on)
    rules = button("box.rules", _("Rules"), OpenRules(), on, icon="book", shortcut="F1")
    low = viewport.height < LOW
    return Column(
        Text(model.box.name(), theme.BANNER, align=0.5, lines=1) if low else lid,
        line,
        *_beginnings(model, new, on),
        waits,
        button("box.games", _("Your games"), OpenGames(), on, icon="replay")
        if model.kept
        else None,
        rules if model.rules else None,
        gap=12,
    )


def _beginnings(model: BoxModel, new: Intent, on: On) -> list[Widget]:
    """A new game, and one in which somebody explains; who never played it is asked which."""
    if model.guided is Guided.WANTED:
        return [_offer(new, on)]
    game = main_button("box.new", _("New game"), new, on, icon="play")
    if model.guided is Guided.NOBODY:
        return [game]
    tip = _("A game against a gentle opponent; Hazel explains what matters when it does.")
    first = BeginFirstGame()
    guided = button("box.first", _("First game with Hazel"), first, on, icon="lesson", tip=tip)
    return [game, guided]


def _offer(new: Intent, on: On) -> Widget:
    """Hazel asks, once, whether she is to explain a first game; either answer begins one."""
    words = Column(
        Text(_("Is this game new to you?"), theme.LABEL),
        Text(_("I'll explain it while we play, against a gentle opponent.")),
        gap=4,
    )
    said = bulleted(teacher_face(HAZEL, FACE), words, drop=0, gap=12)
    show = main_button("box.first", _("Show me"), BeginFirstGame(), on, icon="lesson")
    known = button("box.new", _("New game"), new, on, icon="play")
    return Column(said, Column(show, known), gap=10)


def _puzzles(model: BoxModel, on: On) -> Widget | None:
    """The way to the challenges, and beside it to where they are made."""
    challenges, workshop = _challenges(model.stars, on), _workshop(model.box, on)
    if challenges is None:
        return workshop
    return Row(grown(challenges), workshop, align=Align.STRETCH)


def _challenges(stars: tuple[int, int], on: On) -> Widget | None:
    """The way to the challenges, with the stars that were earned there."""
    earned, most = stars
    if not most:
        return None
    count = Row(Icon("star", 20, theme.STAR), Text(f"{earned} / {most}", theme.LABEL), gap=6)
    name = shrinking(_("Challenges"), *HEADS)
    content = Row(Icon("puzzle", 32, theme.STAR), grown(name), count, Icon("right", 20), gap=12)
    tip = _("Find the best way: one seat, no luck, as many tries as you like.")
    return Pressable("box.challenges", content, OpenChallenges(), on, padding=(14, 10), tip=tip)


def _workshop(box: Box, on: On) -> Widget | None:
    """The way to where challenges are made."""
    if not box.workshop:
        return None
    tip = _("Workshop: make challenges of your own, and pass them on.")
    sign = Icon("build", 32)
    return Pressable("box.workshop", sign, OpenWorkshop(), on, padding=(14, 10), tip=tip)


def _challenge_card(today: Today) -> TodayCard:
    """The way to the challenge of the day."""
    row = ngettext("{count} day in a row", "{count} days in a row", today.streak)
    in_a_row = row.format(count=today.streak) if today.streak else ""
    tip = _("A new one every day, easy on Mondays and hard on Sundays.")
    words, mark = (_("A challenge a day"), in_a_row), stars(today.stars)
    return TodayCard("box.daily", "day", *words, OpenDaily(), tip, mark)


def _daily(model: BoxModel, on: On, viewport: Viewport) -> list[Widget]:
    """What there is anew every day: a challenge, a deal, and puzzles out of own games."""
    cards = [_challenge_card(model.today)] if model.today else []
    cards += [deal_card(model.deal)] if model.deal else []
    today = today_row(cards, on)
    if model.better is None:
        return [] if today is None else [today]
    low = viewport.height < LOW and today is not None
    better = _better(model.better, on, short=low)
    if today is None:
        return [better]
    return [Row(grown(today), better, align=Align.STRETCH)] if low else [today, better]


def _better(due: int, on: On, *, short: bool) -> Widget:
    """The way to the own puzzles, as a sign alone where that is to be ``short``."""
    tip = _("Moments of your own games, to be played better.")
    sign = Icon("search", 32, theme.STAR)
    if short:
        content = Row(sign, Text(str(due), theme.LABEL, lines=1) if due else None, gap=6)
    else:
        # Translators: so many puzzles are still to be played today.
        text = ngettext("{count} today", "{count} today", due).format(count=due)
        count = Text(text, theme.LABEL, lines=1) if due else None
        name = shrinking(_("Find the better move"), *HEADS)
        content = Row(sign, grown(name), count, Icon("right", 20), gap=12)
    return Pressable("box.better", content, OpenPuzzles(), on, padding=(14, 10), tip=tip)


def _lessons(lines: tuple[LessonLine, ...], on: On) -> Widget:
    """The lessons in their order."""
    rows = [_lesson(number, line, on) for number, line in enumerate(lines, 1)]
    head = Row(Icon("lesson", 32, theme.STAR), grown(Text(_("Lessons"), theme.HEADING)), gap=10)
    done = sum(line.done for line in lines)
    count = _("{done} of {count}").format(done=done, count=len(lines))
    top = Row(head, spacer(), Text(count, theme.BODY_BOLD, theme.SECOND_INK, lines=1))
    scroll = Scroll("box.lessons", Column(*rows, gap=6))
    return Column(clear_of_bar(top), grown(scroll), gap=10)


def _mark(line: LessonLine) -> str:
    """What a lesson is marked with in the list: it waits, or is the next one; "": with nothing."""
    if line.begun:
        return pgettext("lesson", "go on")
    return pgettext("lesson", "next") if line.next else ""


def _lesson(number: int, line: LessonLine, on: On) -> Widget:
    mark: Widget = Disc(32, theme.INSET, theme.INK, text=str(number))
    if line.done:
        mark = Disc(32, theme.GOOD, theme.WHITE, icon="check")
    note = _mark(line)
    label = text_of(note, theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    content = Row(mark, grown(Text(line.name, theme.LABEL)), label, gap=12)
    tone = PLAIN if line.next or line.begun else FLAT
    return Pressable(
        f"lesson.{line.id}", content, OpenLesson(line.id), on, tone=tone, padding=(10, 6)
    )
