"""The workshop around its table: the task above, the pages beside it, what one looks at below."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.scene.framing import Clearing
from game.scene.tabletop import Preset
from game.ui import theme
from game.ui.boxes import Anchored, Padding, Panel, Sized
from game.ui.controls import FLAT, icon_button, option_button
from game.ui.intents import On, Undo
from game.ui.intents.workshop import RedoEdit, TurnWorkshop
from game.ui.layout import Align, Column, Row, Stack
from game.ui.marks import Icon, Text, caption
from game.ui.panels.tools import TOOL, tools
from game.ui.panels.workshop.model import BEGIN, FINISH, TABLE, TASK, Standing, WorkshopModel
from game.ui.panels.workshop.pages import page_of
from game.ui.scroll import BAR, Scroll
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDE, NARROW = 392.0, 320.0
"""Of the pages; in a compact window."""
HEAD = 84.0
"""Of the task, at the most."""
ICONS = {BEGIN: "play", TABLE: "table", TASK: "flag", FINISH: "check"}


def margin_of(viewport: Viewport) -> float:
    """Between the panels and the window's edges."""
    return 8.0 if viewport.compact else 16.0


def width_of(viewport: Viewport) -> float:
    """How wide the pages are."""
    return NARROW if viewport.compact else WIDE


def clearing(name: str, viewport: Viewport) -> Clearing:
    """What is free of panels, wherever the eye is."""
    del name
    wide, high, margin = viewport.width, viewport.height, margin_of(viewport)
    right = 1 - (width_of(viewport) + 2 * margin) / wide
    low = (TOOL + 2 * margin) / high
    return Clearing(margin / wide, right, low, 1 - (HEAD + 2 * margin) / high)


def workshop(
    model: WorkshopModel, presets: Sequence[Preset], attention: str, on: On, viewport: Viewport
) -> Widget:
    """All of the workshop's panels; the table shows where nothing lies.

    ``presets``: the ways to look at the table; ``attention``: the one in use.
    """
    margin, width = margin_of(viewport), width_of(viewport)
    room = viewport.width - width - 3 * margin
    head = Anchored(
        Sized(_head(model), max_width=min(room, 760), max_height=HEAD + 40), 0.0, 0.0, margin
    )
    looks = Anchored(tools(presets, attention, on, gap=margin / 2), 0.0, 1.0, margin)
    side = Sized(_side(model, on), width=width, height=viewport.height - 2 * margin)
    said = _said(model, room, width + 2 * margin)
    return Stack(head, looks, Anchored(side, 1.0, 0.0, margin), said)


def _head(model: WorkshopModel) -> Widget:
    """The task, and how sure its best is."""
    icon, ink, words = _standing(model)
    standing = Row(Icon(icon, 20, ink), grown(Text(words, theme.SMALL_BOLD, ink, lines=2)))
    return Panel(Column(Text(model.task, theme.LABEL, lines=2), standing, gap=4), padding=(16, 10))


def _standing(model: WorkshopModel) -> tuple[str, theme.Ink, str]:
    if model.lack:
        return "info", theme.SECOND_INK, model.lack
    match model.proof.standing:
        case Standing.PROVEN:
            words = _("Proven – the best is {best}").format(best=model.proof.best)
            return "check", theme.GOOD, words
        case Standing.PROVING:
            # Translators: the computer is looking for the best result.
            return "search", theme.INK, _("Being proven …")
        case Standing.TOO_LARGE:
            return "help", theme.SECOND_INK, _("Too large to prove: it stays unproven.")
        case Standing.NEVER:
            return "warning", theme.BLOCKED, model.proof.why
        case _:
            return "help", theme.SECOND_INK, _("Not proven yet.")


def _side(model: WorkshopModel, on: On) -> Widget:
    """The pages' tabs, the page, and the way back."""
    tabs = Row(*(_tab(page, model.page, on) for page in ICONS), gap=6, align=Align.STRETCH)
    body = Padding(page_of(model, on), (0, 0, BAR + 4, 0))
    scroll = grown(Scroll(f"workshop.{model.page}.{model.group}", body))
    nothing = _("nothing to undo")
    undo = icon_button(
        "workshop.undo",
        "undo",
        _("Undo"),
        Undo(),
        on,
        shortcut="Ctrl+Z",
        tone=FLAT,
        reason="" if model.undoes else nothing,
    )
    redo = icon_button(
        "workshop.redo",
        "redo",
        # Translators: a tip: do once more what was taken back.
        _("Do it again"),
        RedoEdit(),
        on,
        shortcut="Ctrl+Y",
        tone=FLAT,
        reason="" if model.redoes else _("nothing was taken back"),
    )
    hint = caption(_hint(model), lines=3)
    foot = Row(undo, redo, grown(hint))
    return Panel(Column(tabs, scroll, foot, gap=10), padding=12)


def _hint(model: WorkshopModel) -> str:
    """How the table is used, where a tool is in hand."""
    mark = model.aim.mark if model.aim else None
    if model.page == TASK and mark is not None and mark.key == model.tool:
        return _("Click the table to mark or to unmark.")
    if model.page != TABLE:
        return ""
    return _("Click the table to lay, right-click to take away.")


def _tab(page: str, shown: str, on: On) -> Widget:
    """A page's tab: its sign and its name."""
    # Translators: the workshop's four pages, each a tab: at most 10 characters.
    names = {BEGIN: _("Begin"), TABLE: _("Table"), TASK: _("Task"), FINISH: _("Finish")}
    name = Text(names[page], theme.SMALL_BOLD, lines=1, align=0.5)
    content = Column(Icon(ICONS[page], 24), name, gap=2, align=Align.CENTER)
    return grown(
        option_button(
            f"workshop.page.{page}",
            content,
            TurnWorkshop(page),
            on,
            chosen=page == shown,
            padding=(4, 6),
        )
    )


def _said(model: WorkshopModel, room: float, beside: float) -> Widget | None:
    """What has just come of something, in a line above the table's lower edge."""
    if not model.said:
        return None
    icon, ink = ("warning", theme.BLOCKED) if model.wrong else ("check", theme.GOOD)
    line = Row(Icon(icon, 24, ink), grown(Text(model.said, theme.BODY_BOLD, lines=3)), gap=10)
    box = Sized(Panel(line, padding=(14, 10)), max_width=min(room, 560))
    return Padding(Anchored(box, 0.5, 1.0, 0), (0, 0, beside, TOOL * 2 + 44))
