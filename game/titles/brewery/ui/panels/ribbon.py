"""The round as a ribbon of five steps: roll, place, purchase, brew, clean up (D4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import _, pgettext
from game.rules.brewery.catalogue import MARKETPLACE
from game.rules.brewery.tokens import OBJECT_OPENS
from game.rules.brewery.view import BREWING, PURCHASE, ROUND_START, BreweryView
from game.titles.brewery.scene.so_far import CLEANING, COUNTING, ROLLING
from game.titles.brewery.ui.panels.lacking import stores_only
from game.titles.brewery.ui.panels.names import called
from game.ui import theme
from game.ui.boxes import Told
from game.ui.layout import Row
from game.ui.marks import Disc, Text
from game.ui.rect import Rect, Size
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

ICONS = ("roll", "put_down", "buy", "brew", "broom")
ROLL, PLACE, BUY, BREW, CLEAN_UP = range(len(ICONS))
STORES = "warehouse"
"""In place of the basket while nothing is for sale."""
DISC = 32.0


class Link(Widget):
    """A short line between two steps."""

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """As long as the gap between two discs."""
        return Size(10, 4)

    def draw(self, painter: Painter) -> None:
        """Paint the line."""
        y = self.rect.center[1]
        painter.box(Rect(self.rect.x, y - 1.5, 10, 3), Style(theme.LINE, None, 0, 1.5))


def step_of(view: BreweryView) -> int:
    """The step of the round that is played now."""
    if view.window == ROUND_START or view.phase == ROLLING:
        return ROLL
    return {PURCHASE: BUY, BREWING: BREW, CLEANING: CLEAN_UP}.get(view.phase, PLACE)


def step_name(view: BreweryView, step: int) -> str:
    """A step in a word."""
    brew = called(view.catalogue, "brew")
    buy = pgettext("dice", "Store") if stores_only(view) else _("Buy")
    # Translators: a step of the round, beside its symbol: one or two short words
    return (_("Roll"), pgettext("dice", "Place"), buy, brew, _("Clean up"))[step]


def step_tip(view: BreweryView, step: int) -> str:
    """What happens in a step (D4, D6, D7, D9)."""
    return (
        _("Roll: everybody rolls the dice of the own pool."),
        _("Place: in turn, one or two dice or seeds on fields, until all have passed."),
        _buying_tip(view),
        # Translators: {brew} is "Brew" or "Press"
        _("{brew}: in turn, one recipe at a time, as often as your dice allow.").format(
            brew=called(view.catalogue, "brew")
        ),
        _("Clean up: fields take effect, and the season moves on."),
    )[step]


def _buying_tip(view: BreweryView) -> str:
    """What the third step is for: in the first round nothing is for sale yet (D6)."""
    if stores_only(view):
        text = _("Store: dice that are to keep their values. The market opens in round {round}.")
        return text.format(round=OBJECT_OPENS[MARKETPLACE])
    return _("Buy: in turn, store dice, and buy one ingredient and one action token.")


def step_icon(view: BreweryView, step: int) -> str:
    """The symbol of a step."""
    return STORES if step == BUY and stores_only(view) else ICONS[step]


def ribbon(view: BreweryView, *, named: bool = True, size: float = DISC) -> Widget:
    """All five steps; ``named``: with the name of the present one."""
    now = len(ICONS) if view.ended or view.phase == COUNTING else step_of(view)
    cells: list[Widget] = []
    for step in range(len(ICONS)):
        if cells:
            cells.append(Link())
        cells.append(_step(view, step, now, size))
        if named and step == now:
            cells.append(Text(step_name(view, step), theme.LABEL, lines=1))
    return Row(*cells, gap=5)


def _step(view: BreweryView, step: int, now: int, size: float) -> Widget:
    icon = step_icon(view, step)
    if step < now:
        disc = Disc(size, theme.INK, theme.PARCHMENT, icon=icon, line=theme.INK)
    elif step == now:
        disc = Disc(size + 4, theme.CHOSEN, theme.INK, icon=icon, line=theme.ACCENT, width=3.0)
    else:
        disc = Disc(size, theme.INSET, theme.SECOND_INK, icon=icon, line=theme.GREYED_LINE)
    return Told(f"step.{step}", disc, step_tip(view, step))
