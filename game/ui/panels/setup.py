"""The set-up screen: players, content pack, who begins, the game's number."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Panel, Sized, spacer
from game.ui.choosing import choice, segments, toggle
from game.ui.controls import FLAT, MAIN, Pressable, button
from game.ui.field import TextField
from game.ui.intents import (
    Back,
    Intent,
    On,
    SetAgent,
    SetBeginner,
    SetColor,
    SetFirstPlayer,
    SetName,
    SetPack,
    SetPlayers,
    SetSeed,
    StartGame,
)
from game.ui.layout import Align, Column, Row
from game.ui.marks import Rule, Text, player_sign
from game.ui.persons import HUMAN
from game.ui.scroll import Scroll
from game.ui.theme import PANEL
from game.ui.viewport import Viewport
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class SetupSeat:
    """One row of the set-up."""

    name: str
    agent: str
    color: str
    beginner: bool


@dataclass(frozen=True, slots=True)
class SetupModel:
    """What is set. ``agents`` and ``packs`` are (id, name shown); ``seed`` "" means a new one."""

    title: str
    seats: tuple[SetupSeat, ...]
    agents: tuple[tuple[str, str], ...]
    packs: tuple[tuple[str, str], ...]
    pack: str
    first_player: int | None = None
    seed: str = ""
    problem: str = ""


def agent_name(agent: str) -> str:
    """What a kind of player is called."""
    names = {
        HUMAN: _("Human"),
        "random": _("Computer: carefree"),
        "greedy": _("Computer: keen"),
    }
    return names.get(agent, agent)


def setup(model: SetupModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    rows = [_seat(model, i, on) for i in range(len(model.seats))]
    more = Fit(
        Row(_options(model, on), gap=24, align=Align.START),
        _options(model, on),
    )
    content = Column(_counts(model, on), Rule(), *rows, Rule(), more, gap=12)
    body = Scroll("setup.scroll", content)
    body.grow = 1.0
    heading = Text(_("New game of {title}").format(title=model.title), theme.BANNER, lines=2)
    buttons = Row(
        button("setup.back", _("Back"), Back(), on, icon="back", shortcut="Esc"),
        spacer(8),
        Text(model.problem, theme.BODY_BOLD, theme.BLOCKED, lines=2) if model.problem else None,
        button(
            "setup.start",
            _("Start the game"),
            StartGame(),
            on,
            icon="play",
            tone=MAIN,
            shortcut="Enter",
            reason=model.problem,
        ),
    )
    page = Panel(Column(heading, body, buttons, gap=12), PANEL, (24, 16))
    width = min(1000.0, viewport.width - 32)
    return Anchored(Sized(page, width=width), 0.5, 0.5, 16)


def _counts(model: SetupModel, on: On) -> Widget:
    options = [(n, str(n)) for n in (2, 3, 4)]
    label = Text(_("Players"), theme.LABEL)
    return Row(label, segments("setup.players", options, len(model.seats), SetPlayers, on), gap=16)


def _seat(model: SetupModel, seat: int, on: On) -> Widget:
    row = model.seats[seat]

    def named(text: str) -> Intent:
        return SetName(seat, text)

    def played(agent: str) -> Intent:
        return SetAgent(seat, agent)

    def beginning(value: bool) -> Intent:
        return SetBeginner(seat, value)

    field = TextField(f"setup.{seat}.name", row.name, named, on, width=180, hint=_("Name"))
    agents = [(agent, name) for agent, name in model.agents]
    kind = Sized(choice(f"setup.{seat}.agent", agents, row.agent, played, on), min_width=300)
    beginner = toggle(
        f"setup.{seat}.beginner",
        _("Beginner scoring"),
        row.beginner,
        beginning,
        on,
        tip=_("All matching spaces count, connected or not."),
    )
    kind.grow = 1.0
    wide = Row(_color(model, seat, on), field, kind, beginner, gap=12)
    narrow = Column(Row(_color(model, seat, on), field, gap=12), Row(kind, beginner, gap=12), gap=6)
    stacked = Column(Row(_color(model, seat, on), field, gap=12), kind, beginner, gap=6)
    return Fit(wide, narrow, stacked)


def _color(model: SetupModel, seat: int, on: On) -> Widget:
    """A click gives the seat the next colour."""
    color = model.seats[seat].color
    order = theme.PLAYER_COLORS
    after = order[(order.index(color) + 1) % len(order)]
    return Pressable(
        f"setup.{seat}.color",
        player_sign(color, 36),
        SetColor(seat, after),
        on,
        tone=FLAT,
        padding=4,
        tip=_("Another colour and shape"),
    )


def _options(model: SetupModel, on: On) -> Widget:
    first: list[tuple[int | None, str]] = [(None, _("Drawn at random"))]
    first += [(i, seat.name) for i, seat in enumerate(model.seats)]
    return Column(
        _line(
            _("Who begins"), choice("setup.first", first, model.first_player, SetFirstPlayer, on)
        ),
        _line(_("Content pack"), choice("setup.pack", model.packs, model.pack, SetPack, on)),
        _line(
            _("Number of the game"),
            TextField(
                "setup.seed",
                model.seed,
                SetSeed,
                on,
                most=12,
                width=240,
                hint=_("a new one"),
                accepts=str.isdecimal,
            ),
        ),
        gap=8,
    )


def _line(label: str, control: Widget) -> Widget:
    name = Text(label, theme.BODY_BOLD)
    name.grow = 1.0
    return Row(name, Sized(control, width=340), gap=16)
