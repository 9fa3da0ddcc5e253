"""What is said in a lesson: by whom, how far it has come, and what can be done besides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Padding, Panel, RoomOf, Sized, bulleted, spacer
from game.ui.controls import FLAT, MAIN, PLAIN, Pressable, button, icon_button, main_button
from game.ui.flow import Flow
from game.ui.intents import Dismiss, Intent, On
from game.ui.intents.lessons import (
    LeaveLesson,
    LessonAnew,
    MuteNotes,
    NextLesson,
    ShowWay,
    StepBack,
)
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text
from game.ui.opponents import usual_names
from game.ui.panels.asides import DRAWER_WIDTH, short_bar
from game.ui.panels.menu import menu_page
from game.ui.panels.tools import TOOL
from game.ui.portraits import teacher_face
from game.ui.rect import Rect, Size
from game.ui.scroll import BAR, Scroll, clear_of_bar, scroll_panel
from game.ui.theme import Style
from game.ui.tooltip_placement import Clear, Obstacle
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

PORTRAITS = {
    "hazel": "apprentice",
    "pip": "sprout",
    "bruno": "builder",
    "olwen": "architect",
    "alder": "master",
}
"""The level whose portrait each teacher has."""
TEACHER = "hazel"
"""Who teaches; the others look in."""
NOTE = "first game"
"""The name of a note that is put away."""
FACE, SMALL_FACE = 44.0, 28.0
WIDTH, NARROW = 300.0, 192.0
"""Of a note: the table is shown beside it; where it stands upon the table."""
INSIDE = WIDTH - 28.0 + BAR
"""Width within a note's margins."""
EDGE, SMALL_EDGE = 16.0, 8.0
"""Between the note and the window's edge; where room is scarce."""
BELOW, OVER_BAR = 100.0, 14.0
"""Below the note, where the bar is; below and above a bar where room is scarce."""
OVER_TOOLS = 2 * TOOL + 24.0
"""Below a note at the left, where two rows of buttons are."""
BELOW_BANNER = 80.0
"""Above a note that stands upon the table."""
BESIDE_PANEL = (1.0, 0.5)
"""Where a note that makes way for a panel goes rather than elsewhere: beside it, so that it hardly
moves, and half-way up, where things on the table lie farther to the left."""
MOST, LEAST = 500.0, 160.0
"""How high a note may become, whatever room there is."""
CLOSE_CARD, CARDS_END = 75.0, 54.0
"""Height of a player's card at its least and the gap below it; of what stands below the cards."""
DOT, GAP = 10.0, 5.0
REPLY = Style(theme.INSET, radius=10)
"""Of a reply."""


class Onward(Enum):
    """What comes after a lesson: the key of the first control that its end shows."""

    LESSON = "lesson.next"
    GAME = "lesson.first"  # a first one, in which somebody explains
    NOTHING = "lesson.anew"


@dataclass(frozen=True, slots=True)
class LessonNote:
    """What is said now. ``reply``: to what was tried last, or "".

    ``step`` of ``steps``, from 0; as many when all is done: then ``idea`` sums it up. ``further``:
    what comes then. ``shows``: whether the way can be shown. ``new``: somebody else spoke before.
    """

    who: str
    say: str
    reply: str
    step: int
    steps: int
    idea: str
    further: Onward
    shows: bool
    new: bool = False

    @property
    def done(self) -> bool:
        """Whether all has been done."""
        return self.step == self.steps


class Steps(Widget):
    """The steps of a lesson as dots: those done are full, the one that waits is ringed."""

    def __init__(self, done: int, count: int) -> None:
        super().__init__()
        self._done, self._count = done, count

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """A dot each; closer where there are many."""
        return Size(min(self._count * (DOT + GAP), limit.width), DOT + 4)

    def draw(self, painter: Painter) -> None:
        """Paint them in a row."""
        pitch = min(DOT + GAP, self.rect.width / self._count)
        size, y = min(DOT, pitch - 1), self.rect.center[1]
        for place in range(self._count):
            fill = theme.GOOD if place < self._done else theme.INSET
            line = theme.STAR if place == self._done else theme.LINE
            spot = Rect(self.rect.x + place * pitch, y - size / 2, size, size)
            painter.box(spot, Style(fill, line, 1.5, size / 2))


def lesson_note(
    note: LessonNote,
    on: On,
    viewport: Viewport,
    seats: int,
    *,
    clear_of: Sequence[Rect] | None = None,
) -> Widget:
    """The note in the column of the cards of so many ``seats``, below them.

    ``clear_of``: a panel that asks stands there; what is to be seen on the table beside it, which
    the note, narrow now, covers as little as may be.
    """
    content = _done(note, on, viewport) if note.done else _step(note, on, viewport, clear_of)
    if clear_of is None:
        spared = 0 if note.done and viewport.compact else seats  # cards tell nothing more then
        return placed_note(content, viewport, spared)
    return note_beside(content, clear_of)


def first_note(
    who: str, say: str, on: On, viewport: Viewport, seats: int, *, keyed: bool = False
) -> Widget:
    """A note in somebody's first game: read, or all of them muted for good. ``keyed``: by Enter.

    What mutes says so in words, away from what puts this one away: no sign tells the two apart.
    """

    def read(icon: str = "check") -> Widget:
        key = "Enter" if keyed else ""
        name, away = _("Got it"), Dismiss(NOTE)
        return button("note.read", name, away, on, icon=icon, tone=MAIN, shortcut=key)

    def mute() -> Widget:
        small = Text(_("No more notes"), theme.SMALL_BOLD, FLAT.ink, lines=2)
        spare = (6, 2) if viewport.compact else (10, 6)
        return Pressable("note.mute", small, MuteNotes(), on, tone=FLAT, padding=spare)

    words = Scroll("lesson.words", _spoken(say, viewport))
    if viewport.compact:
        whole, bare = (Row(mute(), spacer(), read(icon)) for icon in ("check", ""))
        foot = Fit(whole, bare, Row(grown(mute()), read("")))
        content = Column(_speaker(who, viewport), grown(words), clear_of_bar(foot), gap=1)
    else:
        bottom = clear_of_bar(Row(spacer(), read()))
        content = Column(_speaker(who, viewport, mute()), grown(words), bottom)
    return placed_note(content, viewport, seats)


def placed_note(content: Widget, viewport: Viewport, seats: int) -> Widget:
    """A note of such a content at the lower right, no higher than the cards of so many ``seats`` at
    their least leave it room."""
    edge, below = SMALL_EDGE if viewport.compact else EDGE, _below(viewport)
    room = viewport.height - below - 2 * edge - CARDS_END - seats * CLOSE_CARD
    high = max(min(room, MOST), LEAST)
    box = Sized(scroll_panel(content, 14, 10), width=WIDTH, max_height=high)
    return Padding(Anchored(box, 1.0, 1.0, 0), (0, 0, edge, below))


def note_beside(content: Widget, clear_of: Sequence[Rect]) -> Widget:
    """A note of such a content upon the table, beside a panel that asks, where it covers as little
    as may be of what is to be seen there."""
    box = Sized(scroll_panel(content, 14, 10), width=NARROW, max_height=MOST)
    place = Clear(box, [Obstacle(each) for each in clear_of], BESIDE_PANEL)
    beside = DRAWER_WIDTH + 2 * SMALL_EDGE
    return Padding(place, (SMALL_EDGE, BELOW_BANNER, beside, OVER_TOOLS))


def note_room(note: Widget, viewport: Viewport) -> Widget:
    """As much room as a note takes of the column in which it stands, and the gap above it."""
    return RoomOf(note, _below(viewport) - GAP)


def _below(viewport: Viewport) -> float:
    return short_bar(viewport) + OVER_BAR if viewport.compact else BELOW


def note_left(viewport: Viewport) -> float:
    """How far to the right a sight may show beside a note, in parts of the window's width."""
    return 1 - (WIDTH + 2 * EDGE) / viewport.width


def teacher_name(who: str) -> str:
    """What a teacher is called: as the first opponent of the level whose portrait it has."""
    return usual_names(PORTRAITS[who])[0]


def looks_in(who: str) -> str:
    """A sentence: that ``who`` speaks from now on, instead of another."""
    # Translators: announces who speaks from now on: a visitor, or Hazel the teacher again.
    return {
        TEACHER: _("Hazel again"),
        "pip": _("Pip the dormouse looks in"),
        "bruno": _("Bruno the beaver looks in"),
        "olwen": _("Olwen the owl looks in"),
        "alder": _("Alder the stag looks in"),
    }[who]


def _speaker(who: str, viewport: Viewport, *ways: Widget | None, new: bool = False) -> Widget:
    """Somebody's face and name, and beside them what can be done where room is scarce.

    ``new``: somebody else spoke before, so that it is said in words.
    """
    arrival = Text(looks_in(who), theme.SMALL_BOLD, lines=2) if new else None
    name = Text(teacher_name(who), theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    size = SMALL_FACE if viewport.compact else FACE
    face = teacher_face(PORTRAITS[who], size)
    if arrival is not None and viewport.compact:
        row = Row(face, spacer(), *ways)
        return clear_of_bar(Column(row, arrival, gap=2))
    shown = arrival or name
    rows = [Row(*speaker, spacer(), *ways) for speaker in ((face, shown), (shown,))]
    below = Column(Row(face, grown(shown)), Row(spacer(), *ways), gap=4)
    return clear_of_bar(Fit(*rows, below) if ways else rows[0])


def _spoken(say: str, viewport: Viewport) -> Widget:
    """What is said; where there is little room, in smaller letters."""
    return Text(say, theme.SMALL_BOLD if viewport.compact else theme.LABEL)


def _step(note: LessonNote, on: On, viewport: Viewport, clear_of: Sequence[Rect] | None) -> Widget:
    words = Column(_spoken(note.say, viewport), replied(note.reply) if note.reply else None, gap=6)
    said, ways = grown(Scroll("lesson.words", words)), _ways(note, on, viewport)
    if clear_of is not None:
        low = clear_of_bar(Row(*ways, gap=6))
        return Column(_speaker(note.who, viewport), said, low, _dots(note), gap=6)
    if viewport.compact:
        speaker = _speaker(note.who, viewport, *ways, new=note.new)
        return Column(speaker, said, _dots(note), gap=6)
    foot = clear_of_bar(_foot(note, ways))
    return Column(_speaker(note.who, viewport, new=note.new), said, foot)


def _dots(note: LessonNote) -> Widget:
    """How far the lesson has come."""
    return Steps(note.step, note.steps)


def _foot(note: LessonNote, ways: Sequence[Widget | None]) -> Widget:
    """How far it has come and what can be done: in a line, or in two where words are long."""
    way, *others = ways
    line = Row(grown(_dots(note)), *ways)
    below = Column(_dots(note), Row(spacer(), *ways), gap=6)
    last = Column(Row(grown(_dots(note)), *others), way)
    return Fit(line, below, last)


def replied(reply: str) -> Widget:
    """What is said to a try, set off from what is to be done."""
    mark = Icon("info", 20, theme.STAR)
    return Panel(bulleted(mark, Text(reply, theme.BODY_BOLD), drop=0), REPLY, padding=(10, 8))


def _ways(note: LessonNote, on: On, viewport: Viewport) -> list[Widget | None]:
    """What can be done besides doing it."""
    way = None
    if note.shows and viewport.compact:
        way = icon_button("lesson.way", "finger", _("Show me"), ShowWay(), on)
    elif note.shows:
        way = button("lesson.way", _("Show me"), ShowWay(), on, icon="finger", tone=FLAT)
    back = None
    if note.step:
        back = icon_button("lesson.back", "left", _("Back a step"), StepBack(), on)
    return [
        way,
        back,
        icon_button("lesson.leave", "close", _("Leave the lesson"), LeaveLesson(), on),
    ]


def _done(note: LessonNote, on: On, viewport: Viewport) -> Widget:
    """All is done: what was learned, and what comes next."""
    if viewport.compact:
        return Fit(
            Sized(_all_done(note, on, viewport), width=INSIDE), _just_done(note, on, viewport)
        )
    return _all_done(note, on, viewport)


def _all_done(note: LessonNote, on: On, viewport: Viewport) -> Widget:
    """With words for all that one may do now."""
    praise = Text(_("Well done!"), theme.HEADING)
    learned = Column(praise, _spoken(note.idea, viewport), gap=6)
    words = Padding(bulleted(Icon("star", 48, theme.STAR), learned, drop=0, gap=12), BAR)
    ways = Column(_onward(note.further, on), _elsewhere(on))
    return Column(grown(Scroll("lesson.words", words)), clear_of_bar(ways), gap=10)


def _just_done(note: LessonNote, on: On, viewport: Viewport) -> Widget:
    """Where room is scarce: what was learned, and what comes next; the rest are signs."""
    others = [icon_button(key, icon, name, way, on) for key, icon, name, way in _others()]
    praise = grown(Text(_("Well done!"), theme.LABEL, lines=2))
    head = clear_of_bar(Row(Icon("star", 28, theme.STAR), praise, *others))
    words = grown(Scroll("lesson.words", _spoken(note.idea, viewport)))
    onward = _onward(note.further, on)
    return Column(head, words, clear_of_bar(onward) if onward else None, gap=6)


def _others() -> tuple[tuple[str, str, str, Intent], ...]:
    """The lesson once more, or all of them: key, icon, name, and what it sends."""
    return (
        ("lesson.anew", "replay", _("Once more"), LessonAnew()),
        ("lesson.leave", "lesson", _("All lessons"), LeaveLesson()),
    )


def _elsewhere(on: On) -> Widget:
    """The lesson once more, or all of them: side by side where that has room."""
    tones = (PLAIN, FLAT)

    def both(*, signed: bool) -> list[Widget]:
        return [
            button(key, name, way, on, icon=icon if signed else "", tone=tone)
            for (key, icon, name, way), tone in zip(_others(), tones, strict=True)
        ]

    beside = Row(*map(grown, both(signed=False)), align=Align.STRETCH)
    return Fit(beside, Flow(*both(signed=True)))


def _onward(further: Onward, on: On) -> Widget | None:
    """The way to what comes next."""
    match further:
        case Onward.LESSON:
            name, icon = _("Next lesson"), "right"
        case Onward.GAME:
            name, icon = _("First game with Hazel"), "play"
        case Onward.NOTHING:
            return None
    return main_button(further.value, name, NextLesson(), on, icon=icon)


def lesson_menu(on: On, viewport: Viewport, *, rules: bool) -> Widget:
    """The menu of a lesson: its place is kept, whatever comes."""
    anew = button("menu.again", _("From the beginning"), LessonAnew(), on, icon="replay")
    away = button("menu.lessons", _("All lessons"), LeaveLesson(), on, icon="lesson")
    # Translators: no gender of the person: use the present, or no person.
    note = _("The lesson goes on where you left it.")
    return menu_page(_("Go on learning"), anew, away, note, on, viewport, rules=rules)
