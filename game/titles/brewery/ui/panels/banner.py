"""The banner at the top: whose turn, the steps of the round, season, recipes till the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.language import _, ngettext
from game.rules.brewery.book import LAST_ROUND
from game.rules.brewery.view import NO_WINDOW, BreweryView
from game.titles.brewery.scene.so_far import CLEANING, COUNTING, NOBODYS, ROLLING
from game.titles.brewery.ui.panels.names import season
from game.titles.brewery.ui.panels.ribbon import ribbon, step_name, step_of
from game.titles.brewery.ui.view_facts import SOON, brewed, to_end
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized, Told
from game.ui.layout import Align, Column, Row
from game.ui.marks import Badge, Icon, Rule, Text
from game.ui.panels.turn_sign import turn_sign
from game.ui.persons import People
from game.ui.rect import Rect, Size
from game.ui.theme import PANEL, Ink, Style
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

SUN: Ink = "#A86400"
SNOW: Ink = "#2F6C8C"

Sign = Callable[[float], Widget]
"""The sign of whoever everybody waits for, so large."""


class Meter(Widget):
    """A row of ``total`` small cells, the first ``full`` of them full: recipes till the end."""

    def __init__(self, full: int, total: int, pitch: float) -> None:
        super().__init__()
        self._full, self._total, self._pitch = min(full, total), total, pitch

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """All cells side by side, closer where room is short."""
        return Size(min(self._pitch * self._total, limit.width), 12)

    def draw(self, painter: Painter) -> None:
        """Paint the cells."""
        pitch = self.rect.width / self._total
        for i in range(self._total):
            place = Rect(self.rect.x + i * pitch, self.rect.y, pitch - 3, self.rect.height)
            done = i < self._full
            fill, line = (theme.BROWN, theme.DARK_BROWN) if done else (theme.GROOVE, theme.LINE)
            painter.box(place, Style(fill, line, 1.5, 3.5))


NARROW = 240.0
"""Width of whose turn it is where it may have smaller letters, or more than one line."""
CLOSE = (8.0, 4.0, 14.0, 4.0)
"""Margins of the banner in less width."""


def headline(view: BreweryView, people: People, held: int | None = None) -> str:
    """What the banner says: whose turn it is, who may answer in the turn of another, or what all
    do together. ``held``: the seat whose turn is over as soon as it says so.
    """
    if held is not None:
        return _("{name}: end the turn?").format(name=people[held].name)
    if view.ended:
        return _("The game is over")
    if view.phase in NOBODYS:
        return {
            CLEANING: _("All clean up"),
            ROLLING: _("All roll their dice"),
            COUNTING: _("All is counted"),
        }[view.phase]
    assert view.actor is not None
    name = people[view.actor].name
    if view.window != NO_WINDOW:
        return _("{name} may use a token").format(name=name)
    return _("{name}'s turn").format(name=name)


def round_text(view: BreweryView) -> str:
    """The round and its season."""
    text = _("Round {round}, {season}")
    return text.format(round=view.round, season=season(view.summer))


def meter_text(view: BreweryView) -> str:
    """How many recipes are brewed of those that end the game."""
    return f"{brewed(view)}/{to_end(view)}"


def meter_tip(view: BreweryView) -> str:
    """What the meter is for (D10)."""
    if view.last_round:
        return _("This is the last round: it is played to its end, clean-up included.")
    count = to_end(view)
    text = ngettext(
        "When all together have finished {count} recipe, the game ends with that round.",
        "When all together have finished {count} recipes, the game ends with that round.",
        count,
    )
    return text.format(count=count)


def season_tip(view: BreweryView) -> str:
    """What the season means (D9)."""
    if view.summer:
        return _("Summer: it began with a seed for everybody, while there were any.")
    return _("Winter: no seeds. When the season token is turned, summer comes back.")


def last_text(view: BreweryView) -> str:
    """Words for a game that ends soon; "" while it doesn't."""
    if view.last_round:
        return _("Last round")
    left = LAST_ROUND - view.round
    if left >= SOON:
        return ""
    if not left:
        return _("Last round")
    return ngettext("{count} round more", "{count} rounds more", left).format(count=left)


def season_sign(summer: bool, size: float = 32) -> Widget:
    """Sun or snow."""
    return Icon("sun" if summer else "tundra", size, SUN if summer else SNOW)


def banner(view: BreweryView, people: People, held: int | None = None) -> Widget:
    """The whole banner, in the form that fits. ``held``: the seat that is asked whether its turn
    is over.
    """
    words, sign = headline(view, people, held), partial(_sign, view, people, held)
    return Fit(
        _banner(view, sign, words, named=True, pitch=16.0),
        _banner(view, sign, words, named=True, pitch=11.0),
        _banner(view, sign, words, named=False, pitch=11.0),
        _close(view, sign, words),
        _flat(view, sign, words),
        _bare(view, sign, words),
        _bare(view, sign, words, told=False),
    )


def _sign(view: BreweryView, people: People, held: int | None, size: float) -> Widget:
    """Whose turn it is by colour and shape; what all do together by its symbol."""
    if held is None and view.phase in NOBODYS and not view.ended:
        icon = {CLEANING: "broom", ROLLING: "roll", COUNTING: "star"}
        return Badge(icon[view.phase], theme.CHOSEN, theme.INK, size, line=theme.ACCENT)
    return turn_sign(view, people, held, size)


def _banner(view: BreweryView, sign: Sign, words: str, *, named: bool, pitch: float) -> Widget:
    row = Row(
        sign(48),
        Text(words, theme.BANNER if named else theme.TITLE, lines=1),
        Rule(40),
        ribbon(view, named=named, size=32 if named else 28),
        Rule(40),
        _season(view, pitch),
        gap=16 if named else 12,
    )
    return Panel(row, Style(PANEL.fill, PANEL.line, 2, 16, shadow=True), (8, 8, 20, 8))


def _close(view: BreweryView, sign: Sign, words: str) -> Widget:
    """The banner in less width: the steps stand below the name, which has one line."""
    forms = [Text(words, style, lines=1) for style in (theme.LABEL, theme.SMALL_BOLD)]
    name = Sized(Fit(*forms), max_width=NARROW)
    lines = Column(name, ribbon(view, named=False, size=20), gap=2, align=Align.START)
    return Panel(Row(sign(40), lines, _season(view, 6.5), gap=12), padding=CLOSE)


def _flat(view: BreweryView, sign: Sign, words: str) -> Widget:
    """The same with a long name: it takes all the height, and the steps stand beside it."""
    name = Sized(Text(words, theme.SMALL_BOLD, lines=3), max_width=NARROW)
    steps = ribbon(view, named=False, size=20)
    return Panel(Row(sign(40), name, steps, _season(view, 6.5), gap=12), padding=CLOSE)


def _season(view: BreweryView, pitch: float) -> Widget:
    """Season and round, above the recipes that are brewed."""
    count = Text(meter_text(view), theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    cells = Row(Meter(brewed(view), to_end(view), pitch), count, gap=8)
    name, last = Text(round_text(view), theme.BODY_BOLD, lines=1), last_text(view)
    near = Text(last, theme.BODY_BOLD, theme.BLOCKED, lines=1) if last else None
    words = Column(
        Row(name, near, gap=12), Told("meter", cells, meter_tip(view)), gap=3, align=Align.START
    )
    sign = Told("season", season_sign(view.summer, 34), season_tip(view))
    return Row(sign, words, gap=12)


def _bare(view: BreweryView, sign: Sign, words: str, *, told: bool = True) -> Widget:
    name = grown(Text(words, theme.LABEL, lines=2))
    row = Row(sign(36), name, _short(view) if told else None)
    return Panel(row, padding=(8, 6, 12, 6))


def _short(view: BreweryView) -> Widget:
    """The step, the season, and the recipes that are brewed."""
    count = Column(
        Text(meter_text(view), theme.LABEL, align=0.5, lines=1),
        Meter(brewed(view), to_end(view), 5.0),
        gap=0,
    )
    tip = f"{step_name(view, step_of(view))}. {round_text(view)}. {meter_tip(view)}"
    return Told("meter", Row(season_sign(view.summer, 26), count, gap=8), tip)
