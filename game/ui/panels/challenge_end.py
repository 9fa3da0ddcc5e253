"""The end of a try at a challenge: stars and the idea, or what is missing."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from game.content.challenge import STARS
from game.language import _, ngettext
from game.ui import theme
from game.ui.boxes import Anchored, Padding, Panel, Sized, bulleted
from game.ui.controls import FLAT, MAIN, button, icon_button, main_button
from game.ui.flow import Flow
from game.ui.intents import On, Undo
from game.ui.intents.challenges import ChallengeAnew, CopyResult, LeaveChallenge, NextChallenge
from game.ui.intents.playing_on import AskToPlayOn
from game.ui.layout import Align, Column, Container, Row
from game.ui.marks import Icon, Text, caption
from game.ui.panels.asides import EDGE, side_room
from game.ui.panels.challenge import Away, away_told
from game.ui.panels.stars import stars
from game.ui.panels.tools import GROUPS, TOOL
from game.ui.rect import Rect, Size
from game.ui.scroll import BAR, Scroll
from game.ui.theme import Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

WIDTH = 470.0
BIG, SMALL = 60.0, 36.0
"""Of the stars; where room is scarce."""
ABOVE_BAR = 100.0
SCRAPS, SCRAP = 9, 9.0
"""So much coloured paper on either side of the stars, and its size."""
SCRAP_INKS = (theme.ACCENT, theme.GOOD, theme.REFUSED, theme.FOCUS, theme.PLAYER_FILL["pink"])


@dataclass(frozen=True, slots=True)
class EndModel:
    """How a try ended. ``shown``: so many of the ``earned`` stars are to be seen by now.

    ``result``: what was reached, ``best`` what all stars take, in words. ``beyond``: the result is
    better than par. ``idea``: what is learned from the solution. ``further``: there is a next one.
    ``day``: whose challenge it was; None: no day's. ``away``: where leaving it leads. ``goes_on``:
    the game can be played on beyond the challenge.
    """

    earned: int
    shown: int
    result: str
    best: str
    idea: str
    further: bool
    beyond: bool = False
    day: date | None = None
    away: Away = Away.LIST
    goes_on: bool = False

    @property
    def solved(self) -> bool:
        """Whether par was reached."""
        return self.earned == STARS


class Confetti(Container):
    """A child in the middle, and scraps of coloured paper to its left and right."""

    def __init__(self, child: Widget) -> None:
        super().__init__((child,))

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """As high as the child, and as wide as there is room."""
        return Size(limit.width, self._children[0].measure(meter, limit).height)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the child in the middle."""
        size = self._children[0].measure(meter, Size(rect.width, rect.height))
        left = rect.x + (rect.width - size.width) / 2
        self._children[0].place(meter, Rect(left, rect.y, size.width, rect.height))

    def draw(self, painter: Painter) -> None:
        """Scatter the scraps, thinner towards the edges."""
        room = self._children[0].rect.x - self.rect.x - SCRAP
        for number in range(SCRAPS):
            along, up = (number * 0.618) % 1.0, (number * 0.755 + 0.11) % 1.0
            y = self.rect.y + up * (self.rect.height - SCRAP)
            ink = SCRAP_INKS[number % len(SCRAP_INKS)]
            size = SCRAP * (0.6 + 0.4 * along)
            for x in (self.rect.x + room * along, self.rect.right - SCRAP - room * along):
                style = Style(ink, None, 0, size / 2 if number % 2 else 2)
                painter.box(Rect(x, y, size, size), style)


def end_panel(model: EndModel, on: On, viewport: Viewport) -> Widget:
    """The panel over the table, left of the column with the cards."""
    size = SMALL if viewport.compact else BIG
    row: Widget = Row(stars(model.shown, size, theme.ACCENT), gap=0)
    if model.solved and model.shown == STARS:
        row = Confetti(row)
    words = Column(Text(_heading(model), theme.TITLE, align=0.5), *_told(model), gap=6)
    content = Column(
        row if isinstance(row, Confetti) else Column(row, align=Align.CENTER),
        grown(Scroll("end.words", Padding(words, (BAR, 0, 0, 0)))),
        _solved_ways(model, on)
        if model.solved
        else _missed_ways(model, on, brief=viewport.compact),
        gap=10,
    )
    side = side_room(viewport) + EDGE / 2
    edge = EDGE / 2 + 3 * (TOOL + 4) + GROUPS if viewport.compact else EDGE
    room = viewport.width - side
    panel = Panel(content, padding=14 if viewport.compact else 20)
    box = Sized(panel, width=min(WIDTH, room - edge), max_height=viewport.height - ABOVE_BAR - 76)
    return Padding(Anchored(box, 0.5, 1.0, 0), (edge, 0, side, ABOVE_BAR))


def _heading(model: EndModel) -> str:
    if model.beyond:
        # Translators: the result is better than the proven best.
        return _("Better than we knew!")
    if model.solved:
        return _("Solved!")
    if not model.earned:
        return _("Not there yet")
    return ngettext("{count} star!", "{count} stars!", model.earned).format(count=model.earned)


def _told(model: EndModel) -> list[Widget]:
    """The idea behind the challenge, which one need not have followed; or how near one came."""
    if model.solved:
        whose = caption(_("The idea behind it:"))
        words = Column(whose, Text(model.idea, theme.LABEL), gap=2)
        return [bulleted(Icon("hint", 26, theme.STAR), words, drop=2, gap=10)]
    text = _("Nothing of it was reached. All three stars: {best}.")
    if model.result:
        # Translators: no gender of the person: use the present, or no person.
        text = _("You reached: {result}. All three stars: {best}.")
    sentence = text.format(result=model.result, best=model.best)
    more = _("Take moves back and try another way.")
    return [
        Text(sentence, theme.LABEL, align=0.5),
        Text(more, theme.BODY, theme.SECOND_INK, align=0.5),
    ]


def _solved_ways(model: EndModel, on: On) -> Widget:
    further = main_button("end.next", _("Next challenge"), NextChallenge(), on, icon="right")
    again = button("end.anew", _("Once more"), ChallengeAnew(), on, icon="replay", tone=FLAT)
    if model.further:
        others = Flow(again, _play_on(model, on), _all(model, on), align=0.5)
        return Column(further, others)
    others = Flow(again, _play_on(model, on), _copy(model, on), align=0.5)
    return Column(_all(model, on, last=True), others)


def _missed_ways(model: EndModel, on: On, *, brief: bool) -> Widget:
    """What to do next; ``brief``: with as little room as can be."""
    back = main_button("end.undo", _("Undo"), Undo(), on, icon="undo")
    again = button("end.anew", _("Start again"), ChallengeAnew(), on, icon="replay", tone=FLAT)
    onward, others = _play_on(model, on, brief=brief), _all(model, on)
    if brief:
        return Flow(back, onward, again, others, align=0.5)
    return Column(back, Flow(again, onward, others, align=0.5))


def _play_on(model: EndModel, on: On, *, brief: bool = False) -> Widget | None:
    """To play the game of the challenge on to its end; ``brief``: a sign alone."""
    if not model.goes_on:
        return None
    # Translators: a button: the game goes on from the moment that is shown.
    name = _("Play on")
    tip = _("Play this game on to its end: alone, for as many points as you can.")
    key, icon, intent = "end.play-on", "hand", AskToPlayOn()
    if brief:
        return icon_button(key, icon, name, intent, on, shortcut="O", tone=FLAT)
    return button(key, name, intent, on, icon=icon, tone=FLAT, shortcut="O", tip=tip)


def _copy(model: EndModel, on: On) -> Widget | None:
    """To tell others of a day's result."""
    if model.day is None:
        return None
    tip = _("One line to send to somebody. It gives nothing away.")
    return button(
        "end.copy", _("Copy the result"), CopyResult(), on, icon="copy", tone=FLAT, tip=tip
    )


def _all(model: EndModel, on: On, *, last: bool = False) -> Widget:
    """To the list or the calendar; the ``last`` challenge leads there first."""
    name, sign = away_told(model.away)
    return button(
        "end.list",
        name,
        LeaveChallenge(),
        on,
        icon=sign,
        tone=MAIN if last else FLAT,
        shortcut="Enter" if last else "",
    )
