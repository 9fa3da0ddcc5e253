"""Dialogs over any screen: a question, a notice, the curtain between two players."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Modal, Panel, Sized, spacer
from game.ui.controls import MAIN, button
from game.ui.intents import Back, Confirm, Dismiss, Intent, LiftCurtain, On, OpenMenu
from game.ui.layout import Align, Column, Row, Stack
from game.ui.marks import Icon, Picture, Text, player_sign
from game.ui.paint import Painter
from game.ui.persons import Person
from game.ui.theme import Ink, Style
from game.ui.widget import Rect, Widget


def confirm(question: str, detail: str, yes: str, on: On) -> Widget:
    """A question with yes and no; Esc is no."""
    buttons = Row(
        spacer(),
        button("confirm.no", _("Back"), Back(), on, shortcut="Esc"),
        button("confirm.yes", yes, Confirm(), on, tone=MAIN, shortcut="Enter"),
        gap=12,
    )
    words = Text(detail, theme.BODY, theme.SECOND_INK) if detail else None
    return _dialog(Column(Text(question, theme.HEADING), words, buttons, gap=16))


def notice(
    heading: str, text: str, on: On, *, what: str, other: tuple[str, Intent] | None = None
) -> Widget:
    """Something went wrong and why, in plain words; ``other`` is a way on besides closing it."""
    more = button("notice.other", other[0], other[1], on, tone=MAIN) if other else None
    buttons = Row(
        spacer(),
        button("notice.close", _("Close"), Dismiss(what), on, shortcut="Esc"),
        more,
        gap=12,
    )
    title = Text(heading, theme.HEADING)
    title.grow = 1.0
    head = Row(Icon("warning", 32, theme.BLOCKED), title, gap=12)
    return _dialog(Column(head, Text(text, theme.BODY), buttons, gap=16))


def _dialog(content: Widget) -> Widget:
    return Modal(Anchored(Sized(Panel(content, padding=24), width=520), 0.5, 0.45, 16))


class _Cloth(Widget):
    """A curtain before the table, hemmed in gold, in the room's light."""

    HEM: tuple[tuple[float, float, Ink], ...] = ((46, 3, "#E7CFA0C0"), (36, 8, "#C9902FB0"))
    """Height above the lower edge, thickness and colour of each seam."""

    def draw(self, painter: Painter) -> None:
        painter.texture("folds", self.rect)
        for above, thick, ink in self.HEM:
            seam = Rect(self.rect.x, self.rect.bottom - above, self.rect.width, thick)
            painter.box(seam, Style(ink, None, 0, 0))
        painter.texture("dusk", self.rect)


def curtain(person: Person, on: On) -> Widget:
    """Covers the table until the next player sits before it."""
    title = Text(_("Pass the laptop to {name}").format(name=person.name), theme.BANNER, align=0.5)
    content = Column(
        Row(
            Picture(f"portraits/{person.color}", 96, 96, 10),
            player_sign(person.color, 56),
            gap=16,
        ),
        title,
        Text(_("What you see next is for {name} alone.").format(name=person.name), align=0.5),
        button(
            "curtain.lift",
            _("I am {name}").format(name=person.name),
            LiftCurtain(),
            on,
            icon="check",
            tone=MAIN,
            shortcut="Space",
        ),
        button("curtain.menu", _("Menu"), OpenMenu(), on, icon="menu", shortcut="Esc"),
        gap=12,
        align=Align.CENTER,
    )
    page = Anchored(Sized(Panel(content, padding=(32, 24)), max_width=560), 0.5, 0.45, 16)
    return Modal(Stack(_Cloth(), page), scrim=False)
