"""The set-up screen: players, who begins, content pack, the game's number."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Panel, Sized, spacer
from game.ui.choosing import Option, choice, segments, toggle
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
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Picture, Rule, Text, player_sign
from game.ui.persons import HUMAN
from game.ui.scroll import Scroll
from game.ui.theme import PANEL, Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

TWO_COLUMNS = 1000.0
"""Windows narrower than this have the players one below the other."""
CARD = Style(theme.PASSIVE, theme.LINE, 1.5, 12)
USUAL = "greedy"
"""The computer's way to play when a person's seat is given to it."""


@dataclass(frozen=True, slots=True)
class SetupSeat:
    """One player of the set-up."""

    name: str
    agent: str
    color: str
    beginner: bool


@dataclass(frozen=True, slots=True)
class SetupModel:
    """What is set. ``packs`` are (id, name shown); ``seed`` "" means a new one."""

    title: str
    seats: tuple[SetupSeat, ...]
    agents: tuple[str, ...]
    packs: tuple[tuple[str, str], ...]
    pack: str
    first_player: int | None = None
    seed: str = ""
    problem: str = ""


def agent_name(agent: str) -> str:
    """What a way to play is called."""
    return {HUMAN: _("Human"), "random": _("Chance"), "greedy": _("Keen")}.get(agent, agent)


def agent_line(agent: str) -> str:
    """How a seat is played, in a sentence."""
    lines = {
        HUMAN: _("Somebody at this table."),
        "random": _("Chance: plays at random."),
        "greedy": _("Keen: plays for points."),
    }
    return lines.get(agent, "")


def setup(model: SetupModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    wide = viewport.width >= TWO_COLUMNS
    cards = [_seat(model, i, on) for i in range(len(model.seats))]
    players = Grid(*cards, columns=2 if wide else 1, gap=12)
    body = Scroll("setup.scroll", Column(players, Rule(), _options(model, on, wide), gap=14))
    body.grow = 1.0
    title = Text(_("New game of {title}").format(title=model.title), theme.BANNER, lines=2)
    heading = Row(grown(title), _counts(model, on), gap=16) if wide else title
    page = Column(heading, None if wide else _counts(model, on), body, _buttons(model, on), gap=14)
    width = min(980.0, viewport.width - 32)
    return Anchored(Sized(Panel(page, PANEL, (24, 18)), width=width), 0.5, 0.5, 16)


def _buttons(model: SetupModel, on: On) -> Widget:
    problem = Text(model.problem, theme.BODY_BOLD, theme.BLOCKED, lines=2, align=1.0)
    start = button(
        "setup.start",
        _("Start the game"),
        StartGame(),
        on,
        icon="play",
        tone=MAIN,
        shortcut="Enter",
        reason=model.problem,
    )
    back = button("setup.back", _("Back"), Back(), on, icon="back", shortcut="Esc")
    return Row(back, grown(problem) if model.problem else spacer(8), start, gap=16)


def _counts(model: SetupModel, on: On) -> Widget:
    options = [(n, str(n)) for n in (2, 3, 4)]
    label = Text(_("Players"), theme.LABEL)
    return Row(label, segments("setup.players", options, len(model.seats), SetPlayers, on), gap=16)


def _seat(model: SetupModel, seat: int, on: On) -> Widget:
    row = model.seats[seat]

    def named(text: str) -> Intent:
        return SetName(seat, text)

    def beginning(value: bool) -> Intent:
        return SetBeginner(seat, value)

    field = TextField(f"setup.{seat}.name", row.name, named, on, width=400, hint=_("Name"))
    beginner = toggle(
        f"setup.{seat}.beginner",
        _("Beginner scoring"),
        row.beginner,
        beginning,
        on,
        tip=_("All matching spaces count in the three scorings, connected or not."),
    )
    words = Column(field, _kind(model, seat, on), _level(model, seat, on), beginner, gap=8)
    card = Row(_portrait(model, seat, on), grown(words), gap=16, align=Align.START)
    return Panel(card, CARD, 14)


def _kind(model: SetupModel, seat: int, on: On) -> Widget:
    """Whether a person plays the seat, or the computer."""
    now = model.seats[seat].agent
    computer = now if now != HUMAN else USUAL

    def played(kind: str) -> Intent:
        return SetAgent(seat, HUMAN if kind == HUMAN else computer)

    options = [Option(HUMAN, _("Human"), "person"), Option("computer", _("Computer"), "robot")]
    plain = [replace(option, icon="") for option in options]
    chosen = HUMAN if now == HUMAN else "computer"
    key = f"setup.{seat}.kind"
    forms = [segments(key, each, chosen, played, on, fill=True) for each in (options, plain)]
    return Fit(*forms)


def _level(model: SetupModel, seat: int, on: On) -> Widget:
    """How the computer plays; for a person a line of the same height."""
    now = model.seats[seat].agent
    line = Text(agent_line(now), theme.SMALL, theme.SECOND_INK)

    def played(agent: str) -> Intent:
        return SetAgent(seat, agent)

    options = [
        Option(agent, agent_name(agent), tip=agent_line(agent))
        for agent in model.agents
        if agent != HUMAN
    ]
    key = f"setup.{seat}.agent"
    ways = segments(key, options, now, played, on) if now != HUMAN else None
    return Sized(Row(ways, grown(line), gap=12), min_height=40)


def _portrait(model: SetupModel, seat: int, on: On) -> Widget:
    """The seat's figure; a click gives it the next colour."""
    color = model.seats[seat].color
    order = theme.PLAYER_COLORS
    after = order[(order.index(color) + 1) % len(order)]
    picture = Column(
        Picture(f"portraits/{color}", 104, 104, 8),
        Row(spacer(), player_sign(color, 30), spacer(), gap=0),
        gap=8,
    )
    return Pressable(
        f"setup.{seat}.color",
        picture,
        SetColor(seat, after),
        on,
        tone=FLAT,
        padding=6,
        tip=_("Another figure, colour and shape"),
    )


def _options(model: SetupModel, on: On, wide: bool) -> Widget:
    first: list[tuple[int | None, str]] = [(None, _("Drawn at random"))]
    first += [(i, seat.name) for i, seat in enumerate(model.seats)]
    begins = choice("setup.first", first, model.first_player, SetFirstPlayer, on)
    number = TextField(
        "setup.seed",
        model.seed,
        SetSeed,
        on,
        most=12,
        width=400,
        hint=_("a new one"),
        accepts=str.isdecimal,
        tip=_("The same number lays out the same game again."),
    )
    lines = [_line(_("Who begins"), begins), _line(_("Number of the game"), number)]
    if len(model.packs) > 1:
        pack = choice("setup.pack", model.packs, model.pack, SetPack, on)
        lines.append(_line(_("Content pack"), pack))
    return Grid(*lines, columns=2 if wide else 1, gap=12)


def _line(label: str, control: Widget) -> Widget:
    return Column(Text(label, theme.BODY_BOLD), control, gap=4)
