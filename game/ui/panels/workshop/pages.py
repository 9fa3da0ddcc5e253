"""The pages of the workshop: where it begins, the palette, the task, and what comes of it."""

from __future__ import annotations

from functools import partial

from game.language import _
from game.ui import theme
from game.ui.bench import REMOVE, Ask, Counter, Group, Tool
from game.ui.controls import FLAT, Pressable, button, flat, flat_icon, option_button
from game.ui.field import TextField
from game.ui.flow import Flow
from game.ui.intents import Back, Intent, On
from game.ui.intents.workshop import (
    BeginByLot,
    BeginEmpty,
    BeginWith,
    CallLevel,
    ChoosePiece,
    CountPiece,
    OpenGroup,
    PasteCode,
    SetAim,
    SetGoal,
    SetUnit,
    StepLimit,
    StepPar,
    TakeTool,
    TellIdea,
)
from game.ui.keycaps import KEYCAPS
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Rule, Text, caption, text_of
from game.ui.panels.workshop.finish import finish
from game.ui.panels.workshop.model import Standing, WorkshopModel
from game.ui.value_controls import choice
from game.ui.widget import Widget, grown

LONGEST_NAME, LONGEST_IDEA = 40, 140
FIELD = 340.0


def page_of(model: WorkshopModel, on: On) -> Widget:
    """The page that is open."""
    match model.page:
        case "begin":
            return _begin(model, on)
        case "table":
            return _palette(model, on)
        case "task":
            return _task(model, on)
        case _:
            return finish(model, on)


def heading(text: str) -> Widget:
    """The heading of a part."""
    return Text(text, theme.LABEL, lines=2)


def note(text: str) -> Widget:
    """Something said beside."""
    return caption(text, lines=6)


def _begin(model: WorkshopModel, on: On) -> Widget:
    """What to begin with; each can be taken back."""
    # Translators: to begin with: a challenge that chance makes.
    lot = button("workshop.lot", _("One made by lot"), BeginByLot(), on, icon="dice")
    rows = [
        button(f"workshop.house.{number}", name, BeginWith(ident), on, tone=FLAT)
        for number, (ident, name) in enumerate(model.house)
    ]
    return Column(
        heading(_("Begin with …")),
        button("workshop.empty", _("An empty table"), BeginEmpty(), on, icon="table"),
        lot if model.made else None,
        button("workshop.paste", _("A code you copied"), PasteCode(), on, icon="log"),
        note(_("Whatever you begin with can be taken back.")),
        button("workshop.leave", _("Leave the workshop"), Back(), on, icon="back", tone=FLAT),
        Rule() if rows else None,
        heading(_("… or with one of the house")) if rows else None,
        *rows,
    )


def _palette(model: WorkshopModel, on: On) -> Widget:
    """The pages of the palette, and the pieces of the one that is open."""
    group = next((each for each in model.groups if each.key == model.group), model.groups[0])
    tabs = Flow(*(_group_tab(each, group.key, on) for each in model.groups), gap=5, line_gap=5)
    # Translators: a tool: pieces are removed with it.
    remove = Tool(REMOVE, _("Take away"), lambda: Icon("close", 26))
    tools = [_tool(each, model.tool, on) for each in (*group.tools, remove)]
    asks = [_ask(each, ChoosePiece, on) for each in group.asks]
    counted = [_counter(each, on) for each in group.counters]
    return Column(
        tabs,
        heading(group.name),
        *tools,
        group.shown() if group.shown is not None else None,
        *asks,
        Rule() if counted else None,
        heading(group.counted) if counted else None,
        *counted,
        gap=6,
    )


def _group_tab(group: Group, shown: str, on: On) -> Widget:
    return option_button(
        f"workshop.group.{group.key}",
        group.sign(),
        OpenGroup(group.key),
        on,
        chosen=group.key == shown,
        padding=6,
        tip=group.name,
    )


def _tool(tool: Tool, held: str, on: On) -> Widget:
    """A kind of piece, with what is left of it."""
    text = tool.line if tool.left is None else str(tool.left)
    count = text_of(text, theme.SMALL_BOLD, theme.SECOND_INK, lines=2)
    name = grown(Text(tool.name, theme.BODY_BOLD, lines=3))
    remove = tool.key == REMOVE
    tip = _("Take pieces away ({key}, or a right click)").format(key=KEYCAPS.label("X"))
    return Pressable(
        f"workshop.tool.{tool.key}",
        Row(tool.sign(), name, count, gap=10),
        TakeTool(tool.key),
        on,
        tone=flat(chosen=tool.key == held),
        padding=(10, 6),
        shortcut="X" if remove else "",
        tip=tip if remove else "",
    )


def _counter(counter: Counter, on: On) -> Widget:
    """One more, one less, and how many there are."""
    return Row(
        counter.sign(),
        grown(Text(counter.name, lines=2)),
        *stepper(
            f"workshop.count.{counter.key}",
            str(counter.count),
            (CountPiece(counter.key, -1), CountPiece(counter.key, 1)),
            on,
            none=not counter.count,
        ),
    )


def stepper(
    key: str, told: str, ways: tuple[Intent, Intent], on: On, *, none: bool = False
) -> tuple[Widget, ...]:
    """A number between − and +; ``none``: it can't become less."""
    small = partial(flat_icon, size=18, padding=7)
    # Translators: why a number can't become less.
    less = _("there is none") if none else ""
    return (
        # Translators: a tip of the button “−” beside a number.
        small(f"{key}.less", "minus", _("Less"), ways[0], on, reason=less),
        Text(told, theme.NUMBER, lines=1, align=0.5),
        # Translators: a tip of the button “+” beside a number.
        small(f"{key}.more", "plus", _("More"), ways[1], on),
    )


def _ask(ask: Ask, make: type[ChoosePiece] | type[SetGoal], on: On) -> Widget:
    """One of a few values."""
    key, chosen = f"workshop.ask.{ask.key}", partial(make, ask.key)
    control = choice(key, ask.options, ask.value, chosen, on, lines=3)
    return Column(Text(ask.name, theme.BODY_BOLD, lines=2), control, gap=2)


def _task(model: WorkshopModel, on: On) -> Widget:
    """The goal, the limit, the stars and the names."""
    kinds = choice("workshop.kind", model.kinds, model.kind, SetAim, on, lines=3)
    asks = [_ask(each, SetGoal, on) for each in model.aim.asks] if model.aim else []
    mark = model.aim.mark if model.aim else None
    return Column(
        heading(_("What is to be done")),
        kinds,
        *asks,
        _tool(mark, model.tool, on) if mark is not None else None,
        Rule(),
        *_limit(model, on),
        _par(model, on),
        Rule(),
        heading(_("What it is called")),
        TextField("workshop.name", model.name, CallLevel, on, most=LONGEST_NAME, width=FIELD),
        Text(_("What one finds out by it"), theme.BODY_BOLD, lines=2),
        TextField(
            "workshop.idea",
            model.idea,
            TellIdea,
            on,
            most=LONGEST_IDEA,
            width=FIELD,
            # Translators: an empty field's grey words: what its challenge teaches.
            hint=_("told when it is solved"),
        ),
    )


def _limit(model: WorkshopModel, on: On) -> list[Widget]:
    units = model.aim.units if model.aim else {model.unit: model.unit}
    name = Text(units.get(model.unit, model.unit), theme.BODY_BOLD, lines=2)
    ways = (StepLimit(-1), StepLimit(1))
    row = Row(grown(name), *stepper("workshop.limit", str(model.limit), ways, on))
    if len(units) < 2:
        # Translators: a limit: so many turns or actions.
        return [heading(_("How much may be done")), row]
    which = choice("workshop.unit", tuple(units.items()), model.unit, SetUnit, on)
    # Translators: a limit: so many turns or actions.
    return [heading(_("How much may be done")), which, row]


def _par(model: WorkshopModel, on: On) -> Widget:
    """What earns three stars: proven, or as its maker thinks."""
    # Translators: how many points, say, earn three stars.
    name = grown(Text(_("For three stars"), theme.BODY_BOLD, lines=2))
    if model.proof.standing is Standing.PROVEN:
        return Row(name, Icon("check", 20, theme.GOOD), Text(model.par, theme.NUMBER, lines=1))
    ways = (StepPar(-1), StepPar(1))
    row = Row(name, *stepper("workshop.par", model.par, ways, on))
    return Column(row, note(_("Your guess, until it is proven.")), gap=2)
