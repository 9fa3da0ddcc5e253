"""What the review of a game comes to: moments worth a look, what was given away, and the luck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from game.ai.coach.shares import hundredths
from game.formats import percent
from game.language import _, ngettext, pgettext
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Modal, Sized, Told, spacer
from game.ui.controls import MAIN, button
from game.ui.intents import Back, On, SeekReplay
from game.ui.intents.reviews import TurnToSummary
from game.ui.layout import Column, Grid, Row
from game.ui.marks import Bar, Icon, Text, caption, player_sign, text_of
from game.ui.panels.course import cost_text, moment_button, share_text, well_played
from game.ui.panels.photos import Snapshot
from game.ui.panels.replay import leave_name
from game.ui.panels.review.card import course_bar
from game.ui.panels.review.model import Glance, SeatTold, SummaryModel
from game.ui.panels.review.verdicts import VerdictSign
from game.ui.rect import Rect, Size
from game.ui.scroll import Scroll, clear_of_bar, scroll_panel
from game.ui.theme import Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

WIDTH, MARGIN, EDGE = 920.0, 20.0, 16.0
"""Of the page at its most; within its sides, and around it."""
COLUMN, MOST_COLUMNS, INSIDE = 220.0, 3, 9.0
"""A moment's card needs so many units; so many stand side by side at most; within a card."""
BESIDE, ALONE = 132.0, 320.0
"""Width of a picture beside its words where room is scarce, and of any at its most."""
LUCKY: Final = 0.5
"""So much of the win by luck fills a bar, unless somebody had more."""
EVEN, SOME, MUCH = 0.05, 0.2, 0.6
"""Luck that came to less was even, was a little, was not much."""
THICK, FIGURE = 16.0, 96.0
"""Height of a bar, and room for the figure behind it."""
NAME, BETWEEN = 150.0, 18.0
"""Width of a name beside its bars, and between them."""


class LuckBar(Widget):
    """A groove with its middle marked: good luck fills it to the right, bad luck to the left.

    ``share``: in parts of the way to either end, -1 to 1.
    """

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = min(max(share, -1.0), 1.0)

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed height
        """Wide as it gets room."""
        return Size(min(120, limit.width), THICK)

    def draw(self, painter: Painter) -> None:
        """Paint groove, filling and middle."""
        x, top = self.rect.center[0], self.rect.y
        painter.box(self.rect, Style(theme.GROOVE, theme.LINE, 1.5, THICK / 2))
        wide = abs(self._share) * self.rect.width / 2
        if wide:
            left, fill = (x, theme.GOOD) if self._share > 0 else (x - wide, theme.HEART)
            painter.box(Rect(left, top + 2, wide, THICK - 4), Style(fill, None, 0, 4))
        painter.box(Rect(x - 1, top - 3, 2, THICK + 6), Style(theme.INK, None, 0, 1))


def summary_page(model: SummaryModel, on: On, viewport: Viewport) -> Widget:
    """The whole page, over the dimmed table."""
    wide = min(WIDTH, viewport.width - 2 * EDGE)
    inner = wide - 2 * MARGIN
    body = Column(
        course_bar(model.course),
        *_glances(model, on, inner),
        *_seats(model, inner),
        _noise(model),
        gap=12,
    )
    content = Column(
        clear_of_bar(_head(model)),
        grown(Scroll("review.summary.words", body, tells=True)),
        clear_of_bar(_ways(on, leave_name(resulted=model.resulted))),
        gap=12,
    )
    panel = scroll_panel(content, MARGIN, 16)
    box = Sized(panel, width=wide, max_height=viewport.height - 2 * EDGE)
    first = f"review.glance.{model.glances[0].n}" if model.glances else "review.game"
    return Modal(Anchored(box, 0.5, 0.5, EDGE), first=first)


def _head(model: SummaryModel) -> Widget:
    name = Text(pgettext("review", "Looking back"), theme.TITLE)
    told = text_of(model.title, theme.BODY, theme.SECOND_INK)
    return Row(Icon("eye", 40, theme.STAR), grown(Column(name, told, gap=0)), gap=14)


def _glances(model: SummaryModel, on: On, wide: float) -> list[Widget | None]:
    """The moments worth a look, side by side; or that there is none, kindly."""
    if not model.glances:
        return [None if model.course.fault else _nothing(model)]
    count = len(model.glances)
    text = ngettext(
        "{count} moment is worth a look:", "{count} moments are worth a look:", count
    ).format(count=count)
    columns = max(1, min(MOST_COLUMNS, int(wide / COLUMN), count))
    room = min(ALONE, (wide - (columns - 1) * theme.GAP) / columns - 2 * INSIDE)
    narrow = wide < 2 * COLUMN
    room = BESIDE if narrow else room
    cards = [_glance(each, model, on, room, beside=columns == 1) for each in model.glances]
    return [Text(text, theme.LABEL), Grid(*cards, columns=columns)]


def _nothing(model: SummaryModel) -> Widget:
    """That nothing was given away, or that nobody knows yet."""
    if not model.course.done:
        # Translators: while a game is still looked through for better moves.
        text = _("So far nothing better was found. You can look at the game meanwhile.")
        return Text(text, theme.BODY, theme.SECOND_INK)
    return well_played()


def _glance(each: Glance, model: SummaryModel, on: On, room: float, *, beside: bool) -> Widget:
    """A moment that one goes to by a press."""
    who = Row(
        VerdictSign(each.verdict, 24),
        player_sign(each.who.color, 20),
        grown(Text(f"{each.who.name} · {each.when}", theme.SMALL_BOLD)),
    )
    words = Column(
        who,
        text_of(each.deed, theme.SMALL),
        caption(cost_text(each.lost)),
        gap=4,
    )
    seen, look = Snapshot(model.pictures.get(each.n, ""), room), SeekReplay(each.at)
    content = Row(seen, grown(words), gap=12) if beside else Column(seen, words, gap=6)
    return moment_button(f"review.glance.{each.n}", content, look, on, padding=INSIDE)


def _seats(model: SummaryModel, wide: float) -> list[Widget]:
    """For each seat two bars: what it has given away itself, and what luck brought it."""
    # Translators: the heading above bars: chances to win that a player's own moves gave away.
    given = _("Given away")
    # Translators: the heading above bars: how lucky a player was.
    luck = _("Luck")
    narrow = wide < 3 * NAME + 120
    fills = (
        max([1.0, *(each.given for each in model.seats)]),
        max([LUCKY, *(abs(each.luck) for each in model.seats)]),
    )
    known = model.course.done
    if narrow:
        rows = [_low_seat(each, (given, luck), fills, known=known) for each in model.seats]
        return [Column(*rows, gap=10)]
    column = (wide - NAME) / 2 - BETWEEN
    heads = (Text(each, theme.SMALL_BOLD, theme.SECOND_INK) for each in (given, luck))
    rows = [_line(_who(each), _bars(each, fills, known=known), column) for each in model.seats]
    return [Column(_line(Widget(), heads, column), *rows, gap=6)]


def _line(first: Widget, both: Iterable[Widget], column: float) -> Widget:
    """A line of the table: a name, and two columns that are as wide in every line."""
    columns = (Sized(each, width=column) for each in both)
    return Row(Sized(first, width=NAME), *columns, gap=BETWEEN)


def _low_seat(
    each: SeatTold, heads: tuple[str, str], fills: tuple[float, float], *, known: bool
) -> Widget:
    """The same where there is little room."""
    parts = zip(heads, _bars(each, fills, known=known), strict=True)
    labelled = (Column(caption(head), bar, gap=2) for head, bar in parts)
    return Column(_who(each), *labelled, gap=4)


def _who(each: SeatTold) -> Widget:
    name = grown(Text(each.person.name, theme.BODY_BOLD, lines=1, cut=True))
    return Row(player_sign(each.person.color, 24), name)


def _bars(each: SeatTold, fills: tuple[float, float], *, known: bool) -> tuple[Widget, Widget]:
    """What a seat gave away, and its luck. ``fills``: what fills these bars; ``known``: whether all
    is judged by now."""
    full, lucky = fills
    given = _barred(
        f"review.given.{each.person.color}",
        Bar(each.given / full, THICK, theme.ACCENT),
        _given_words(each),
        _given_tip(each),
    )
    luck = _barred(
        f"review.luck.{each.person.color}",
        LuckBar(each.luck / lucky),
        luck_words(each.luck) if known else "…",
        _("What chance made of the moves. Nobody can do anything about it."),
    )
    return given, luck


def _barred(key: str, bar: Widget, words: str, tip: str) -> Widget:
    text = Text(words, theme.SMALL_BOLD, lines=1)
    beside = Row(grown(bar), Sized(text, min_width=FIGURE))
    return Told(key, Fit(beside, Column(bar, text, gap=2)), tip)


def _given_words(each: SeatTold) -> str:
    """How often something was given away, and how much on average: added up it may come to more
    than the whole win, for luck and others give chances back."""
    share = percent(_on_average(each))
    return f"{each.moments} × {share}" if each.moments > 1 else share


def _given_tip(each: SeatTold) -> str:
    if not each.moments:
        return _("Nothing better was found")
    if each.moments == 1:
        return cost_text(each.given)
    # Translators: {percent}: “12 %”.
    text = ngettext(
        "There was something better {count} time. It cost about {percent} of the chance to win.",
        "There was something better {count} times. On average it cost about {percent} of the "
        "chance to win.",
        each.moments,
    )
    return text.format(count=each.moments, percent=percent(_on_average(each)))


def luck_words(share: float) -> str:
    """How lucky somebody was, in a word or two: nobody can tell it by the hundredth."""
    amount = abs(share)
    if amount < EVEN:
        # Translators: how lucky somebody was: neither good luck nor bad.
        return pgettext("luck", "even")
    if amount < SOME:
        # Translators: how lucky somebody was.
        return pgettext("luck", "a little good") if share > 0 else pgettext("luck", "a little bad")
    if amount < MUCH:
        # Translators: how lucky somebody was.
        return pgettext("luck", "good") if share > 0 else pgettext("luck", "bad")
    # Translators: how lucky somebody was.
    return pgettext("luck", "very good") if share > 0 else pgettext("luck", "very bad")


def _on_average(each: SeatTold) -> int:
    """What a moment cost, in whole hundredths."""
    return hundredths(each.given / each.moments) if each.moments else 0


def _noise(model: SummaryModel) -> Widget:
    """How sure all this is."""
    least = share_text(model.least)
    # Translators: {percent}: a difference between two chances to win.
    text = _(
        "These are estimates, made from what each player knew then. Differences under {percent} "
        "can't be told apart, and are never called mistakes."
    )
    return caption(text.format(percent=least))


def _ways(on: On, name: str) -> Widget:
    game = button(
        "review.game",
        # Translators: a button: go through the game that is looked back at, move by move.
        _("Go through the game"),
        TurnToSummary(False),
        on,
        icon="replay",
        tone=MAIN,
        shortcut="S",
        also="Esc",
    )
    leave = button("review.leave", name, Back(), on, icon="back")
    return Fit(Row(leave, grown(spacer(8)), game, gap=12), Column(game, leave))
