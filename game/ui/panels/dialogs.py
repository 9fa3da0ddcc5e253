"""Dialogs over any screen: a question, a notice, the curtain between two players."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.session.seats import HUMAN
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Modal, Panel, Sized, spacer
from game.ui.controls import MAIN, PLAIN, button, leave_button
from game.ui.intents import Dismiss, Intent, LiftCurtain, On, OpenMenu, TakeWay
from game.ui.layout import Align, Column, Row, Stack
from game.ui.marks import Icon, Text
from game.ui.paint import Painter
from game.ui.persons import Person
from game.ui.portraits import portrait
from game.ui.rect import Rect
from game.ui.scroll import Scroll, clear_of_bar
from game.ui.theme import Ink, Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

ROOMY = 640.0
"""From this height on the curtain shows whose turn it is as large as it can."""
TIGHT = 620.0
"""Windows of fewer units in height have all of a card closer."""


Sign = tuple[str, Ink]
"""What stands before a notice's heading: a symbol and its colour."""
WARNING: Sign = ("warning", theme.BLOCKED)
DONE: Sign = ("check", theme.GOOD)
NEWS: Sign = ("info", theme.STAR)
"""Something went wrong, or it is done, or it is good to know."""


def question(
    heading: str, detail: str, ways: Sequence[str], on: On, *, losing: bool = False
) -> Widget:
    """A question with several answers, the usual one first; Esc is none of them.

    ``losing``: something is lost by any of them, and so Enter, which goes on everywhere, is none.
    """
    buttons = [
        button(
            f"question.{number}",
            way,
            TakeWay(number),
            on,
            tone=PLAIN if number or losing else MAIN,
            shortcut="" if number or losing else "Enter",
        )
        for number, way in enumerate(ways)
    ]
    back = leave_button("question.back", on, icon="")
    words = Text(detail, theme.BODY, theme.SECOND_INK)
    content = Column(Text(heading, theme.HEADING), words, *buttons, back, gap=12)
    return dialog(content, "question.back" if losing else "question.0")


def notice(
    heading: str,
    text: str,
    on: On,
    *,
    what: str,
    other: tuple[str, Intent] | None = None,
    sign: Sign = WARNING,
) -> Widget:
    """What happened, in plain words, under a ``sign``: mostly that something went wrong, and why.

    ``other`` is a way on besides closing it.
    """

    close = button("notice.close", _("Close"), Dismiss(what), on, shortcut="Esc")
    more = button("notice.other", other[0], other[1], on, tone=MAIN) if other else None
    buttons = Fit(Row(spacer(), close, more, gap=12), Column(more, close))
    first = "notice.other" if other else "notice.close"
    return dialog(Column(signed(sign, heading), Text(text), buttons, gap=16), first)


def dialog(content: Widget, first: str = "", *, width: float = 520, padding: float = 24) -> Widget:
    """A box in the middle, ``first`` of whose controls is what it is for."""
    box = Sized(Panel(content, padding=padding), width=width)
    return Modal(Anchored(box, 0.5, 0.45), first=first)


def signed(sign: Sign, heading: str) -> Widget:
    """A heading under a sign."""
    return Row(Icon(sign[0], 32, sign[1]), grown(Text(heading, theme.HEADING)), gap=12)


def card(
    key: str,
    head: Widget,
    words: Widget,
    buttons: Widget,
    viewport: Viewport,
    *,
    width: float,
    gap: float,
    first: str,
) -> Widget:
    """A dialog that has much to tell: in a low window all of it is closer, and what it says can be
    scrolled, by ``key``."""
    tight = viewport.height < TIGHT
    if tight:
        words = grown(Scroll(f"{key}.scroll", clear_of_bar(words)))
    content = Column(head, words, buttons, gap=8 if tight else gap)
    return dialog(content, first, width=width, padding=12 if tight else 24)


class _Cloth(Widget):
    """A curtain before the table on its rail, hemmed in gold, in the room's light."""

    HEM: tuple[tuple[float, float, Ink], ...] = ((46, 3, "#F3DDB5D0"), (36, 8, "#D9A441D0"))
    """Height above the lower edge, thickness and colour of each seam."""
    RAIL, ROD, RINGS = 44.0, 24.0, 22
    """Where the rail's middle is, how thick it is, and how many rings hang on it."""
    RING = (11.0, 38.0)
    """Width and height of a ring, which one sees from its edge."""

    def draw(self, painter: Painter) -> None:
        rect = self.rect
        painter.texture("folds", rect)
        for above, thick, ink in self.HEM:
            painter.box(
                Rect(rect.x, rect.bottom - above, rect.width, thick), Style(ink, None, 0, 0)
            )
        painter.texture("dusk", rect, "#FFFFFF80")
        self._rail(painter)

    def _rail(self, painter: Painter) -> None:
        """The wall above the cloth, the rod before it, and the rings that hold the cloth."""
        rect = self.rect
        middle = rect.y + self.RAIL
        painter.soft(Rect(rect.x - 40, middle - 8, rect.width + 80, 46), theme.SHADOW, 0.5, 30)
        painter.texture("wood", Rect(rect.x, rect.y, rect.width, self.RAIL), "#8F7B6C")
        rod = Rect(rect.x - 8, middle - self.ROD / 2, rect.width + 16, self.ROD)
        painter.soft(Rect(rod.x, rod.y + 4, rod.width, rod.height + 2), theme.SHADOW, 0.6, 8)
        painter.texture("wood", rod, "#FFE2BC")
        lights: tuple[tuple[float, float, Ink], ...] = (
            (0, 3, "#5A371980"),
            (4, 5, "#FFE9C478"),
            (self.ROD - 8, 8, "#3A200C90"),
        )
        for below, thick, ink in lights:
            painter.box(Rect(rod.x, rod.y + below, rod.width, thick), Style(ink, None, 0, 0))
        for place in range(self.RINGS):
            self._ring(painter, rect.x + rect.width * (place + 0.5) / self.RINGS, middle)

    def _ring(self, painter: Painter, x: float, middle: float) -> None:
        wide, high = self.RING
        ring = Rect(x - wide / 2, middle - high / 2 + 4, wide, high)
        painter.box(ring, Style("#D9A441", "#7A5214", 1.5, wide / 2))
        painter.box(Rect(x - 2.5, ring.y + 6, 3, high * 0.4), Style("#FFE9B0", None, 0, 1.5))


def curtain(person: Person, on: On, viewport: Viewport, *, ready: bool = True) -> Widget:
    """Covers the table until the next player sits before it.

    ``ready``: it has hung for long enough to be lifted. Space, which hurries on what others do, is
    no key of it.
    """
    # Translators: “Pass the laptop on: {name}” will do.
    words = _("Pass the laptop to {name}").format(name=person.name)
    title = Fit(
        Text(words, theme.DISPLAY, align=0.5, lines=1), Text(words, theme.BANNER, align=0.5)
    )
    # Translators: “…: {name}” or “({name})” will do: names are never declined.
    alone = _("What you see next is for {name} alone.").format(name=person.name)
    content = Column(
        portrait(HUMAN, person.color, 208 if viewport.height >= ROOMY else 88),
        title,
        Text(alone, theme.LABEL, theme.SECOND_INK, align=0.5),
        button(
            "curtain.lift",
            # Translators: “…: {name}” or “({name})” will do: names are never declined.
            _("I am {name}").format(name=person.name),
            LiftCurtain(),
            on,
            icon="check",
            tone=MAIN if ready else PLAIN,
            shortcut="Enter",
        ),
        button("curtain.menu", _("Menu"), OpenMenu(), on, icon="menu", shortcut="Esc"),
        gap=14,
        align=Align.CENTER,
    )
    padding = (48, 30) if viewport.height >= ROOMY else (32, 16)
    page = Anchored(Sized(Panel(content, padding=padding), max_width=860), 0.5, 0.5)
    return Modal(Stack(_Cloth(), page), scrim=False, leads=False)


def laying() -> Widget:
    """A panel over everything: the table is being laid, which takes long."""
    content = Row(Icon("cube", 32), Text(_("Laying the table …"), theme.HEADING, lines=1), gap=12)
    return Modal(Anchored(Panel(content, padding=(28, 18)), 0.5, 0.5), leads=False)
