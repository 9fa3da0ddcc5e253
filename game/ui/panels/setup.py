"""The set-up screen: players, who begins, content pack, the game's number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from game.language import _
from game.rules.core import Values
from game.session.seats import Seat
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Padding, Sized, spacer
from game.ui.controls import FLAT, button, leave_button, main_button
from game.ui.field import TextField
from game.ui.intents import On
from game.ui.intents.setup import (
    SetEven,
    SetFirstPlayer,
    SetGameOption,
    SetPack,
    SetPlayers,
    SetSeed,
    StartGame,
)
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Icon, Picture, Rule, Text, text_of
from game.ui.panels.deals.dealt import Dealt, dealt_note, dealt_title
from game.ui.panels.envelope import sealed_tip
from game.ui.panels.options import option
from game.ui.panels.seats import seat_card
from game.ui.panels.sitting import NO_CHOICES, Choices
from game.ui.scroll import Scroll, clear_of_bar, scroll_panel
from game.ui.value_controls import choice, segments
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

TWO_COLUMNS = 1100.0
"""Windows narrower than this have the players one below the other."""
THREE_COLUMNS, BESIDE = 1500.0, 350.0
"""From this width on what is set for the game stands beside four players, so wide."""
WIDEST, BIGGER = 1200.0, 160.0
LONGEST_NUMBER = 200
"""Signs of a game's number, of the code of a deal, or of a message that ends with one."""
PACK_SIZE = (136.0, 66.0)
"""Size of a picture of what a pack looks like."""
ROOMY = 820.0
"""Windows of so many units in height show two players big."""


@dataclass(frozen=True, slots=True)
class SetupModel:
    """What is set. ``packs`` are (id, name shown); ``seed`` "" means a new one.

    ``counts``: how many may play. ``options``: those of the game. ``pack_label``: what the packs
    are called. ``choices``: what the seats' cards offer. ``laid_with``: pictures of the table by
    packs. ``even``: what would make the game even, or that it is; "" where nobody knows.
    ``evened``: it is set so. ``dealt``: the deal that is played again, which leaves nothing open
    but who sits there; None: all is. ``slip``: what is wrong with the number or code in the field,
    else "".
    """

    title: str
    seats: tuple[Seat, ...]
    packs: tuple[tuple[str, str], ...]
    pack: str
    first_player: int | None = None
    seed: str = ""
    problem: str = ""
    counts: Sequence[int] = (2, 3, 4)
    options: Values = field(default_factory=dict)
    pack_label: str = ""
    choices: Choices = NO_CHOICES
    laid_with: Mapping[str, str] = field(default_factory=dict)
    even: str = ""
    evened: bool = False
    dealt: Dealt | None = None
    slip: str = ""


def setup(model: SetupModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    wide = viewport.width >= TWO_COLUMNS
    beside = viewport.width >= THREE_COLUMNS and len(model.seats) == 4
    big = wide and len(model.seats) == 2 and viewport.height >= ROOMY
    cards = [seat_card(n, model.seats, model.choices, on, big=big) for n in range(len(model.seats))]
    body = grown(Scroll("setup.scroll", _content(cards, model, on, wide, beside), tells=True))
    title, counts = Text(_heading(model), theme.BANNER, lines=2), _counts(model, on)
    heading = Row(grown(title), counts, gap=16) if wide else title
    above = clear_of_bar(Column(heading, None if wide else counts, gap=10))
    page = Column(above, body, clear_of_bar(_buttons(model, on)), gap=10)
    most = WIDEST + (BESIDE if beside else BIGGER if big else 0.0) if wide else 720.0
    width = min(most, viewport.width - 32)
    return Anchored(Sized(scroll_panel(page, 24, 12), width=width), 0.5, 0.5)


def _heading(model: SetupModel) -> str:
    if model.dealt is not None:
        return dealt_title(model.dealt, model.title)
    # Translators: “…: {title}” will do: it is the name of a game.
    return _("New game of {title}").format(title=model.title)


def _content(
    cards: Sequence[Widget], model: SetupModel, on: On, wide: bool, beside: bool
) -> Widget:
    """The players, and what is set for the game: in the place that three players leave free, or
    ``beside`` four.
    """
    if not wide:
        return Column(*cards, Rule(), Column(*_options(model, on), gap=12), gap=14)
    if beside:
        choices = Sized(Column(*_options(model, on), gap=16), width=BESIDE)
        seated = grown(Grid(*cards, columns=2, gap=12))
        return Row(seated, Padding(choices, (8, 8, 0, 0)), gap=12, align=Align.START)
    if len(cards) % 2:
        begins, number, *further = _options(model, on)
        options = Column(Grid(begins, number, columns=2, gap=16), *further, gap=12)
        return Grid(*cards, Padding(options, 12), columns=2, gap=12)
    return Column(Grid(*cards, columns=2, gap=12), Rule(), _side_by_side(_options(model, on)))


def _side_by_side(options: Sequence[Widget]) -> Widget:
    """Options in two columns, each as tall as what stands in it."""
    begins, number, *further = options
    half = len(further) // 2
    columns = (begins, *further[:half]), (number, *further[half:])
    return Grid(*(Column(*column, gap=12) for column in columns), columns=2, gap=12)


def _buttons(model: SetupModel, on: On) -> Widget:
    """The ways on and back; between them what is still wrong, or what would make the game even.

    Where there is room nothing moves when that comes and goes.
    """
    start = main_button(
        "setup.start",
        _("Start the game"),
        StartGame(),
        on,
        icon="play",
        reason=model.problem or model.slip,
        tip=sealed_tip(),
    )
    back = leave_button("setup.back", on)
    if model.problem or not model.even:
        return with_problem(back, model.problem, start)
    beside = Row(back, grown(_even(model, on)), start, gap=16)
    return Fit(beside, Column(_even(model, on), Row(back, spacer(8), start, gap=16)))


def with_problem(back: Widget, problem: str, start: Widget) -> Widget:
    """The ways back and on, and between them what is still wrong, or ""."""
    told = text_of(problem, theme.BODY_BOLD, theme.BLOCKED, lines=2, align=1.0)
    return Row(back, grown(told) if told else spacer(8), start, gap=16)


def _even(model: SetupModel, on: On) -> Widget:
    """What would make the game even for those who sit there, and the way to it."""
    words = grown(Text(model.even, theme.BODY, theme.SECOND_INK))
    if model.evened:
        return Row(Icon("balance", 22, theme.GOOD), words)
    # Translators: a button: sets opponents and head starts as was just said.
    label = _("Set it so")
    take = button("setup.even", label, SetEven(), on, tone=FLAT)
    return Row(Icon("balance", 22, theme.SECOND_INK), words, take)


def _counts(model: SetupModel, on: On) -> Widget | None:
    """How many play; a deal is for as many as it is."""
    if model.dealt is not None:
        return None
    options = [(n, str(n)) for n in model.counts]
    label = Text(_("Players"), theme.LABEL)
    return Row(label, segments("setup.players", options, len(model.seats), SetPlayers, on), gap=16)


def _options(model: SetupModel, on: On) -> list[Widget]:
    """Who begins, the number of the game, and what else its title leaves to choose."""
    if model.dealt is not None:
        begins: Widget = Text(model.seats[model.first_player or 0].name, theme.LABEL, lines=1)
        told = [_line(_("Who begins"), begins), _line(_("Number of the game"), _number(model, on))]
        return [*told, dealt_note(model.dealt, on)]
    # Translators: who begins: chance decides it.
    first: list[tuple[int | None, str]] = [(None, _("Drawn at random"))]
    first += [(i, seat.name) for i, seat in enumerate(model.seats)]
    begins = choice("setup.first", first, model.first_player, SetFirstPlayer, on)
    note = _("The same number or code deals the same game again. Empty: a new one.")
    number = _line(
        _("Number of the game"), _number(model, on), model.slip or note, bool(model.slip)
    )
    lines: list[Widget] = [_line(_("Who begins"), begins), number]
    if len(model.packs) > 1:
        lines.append(_line(model.pack_label, _pack(model, on)))
    for name, value in model.options.items():
        make = partial(SetGameOption, name)
        lines.append(option(f"setup.option.{name}", model.choices.words[name], value, make, on))
    return lines


def _number(model: SetupModel, on: On) -> Widget:
    """The field for a number, or the code of a deal."""
    return TextField(
        "setup.seed",
        model.seed,
        SetSeed,
        on,
        most=LONGEST_NUMBER,
        width=400,
        # Translators: in an empty field: the number of the game is a new one; or somebody types
        # the code of a deal there.
        hint=_("a new one, or a code"),
        accepts=_may_stand,
        tip=_("The same number lays out the same game again. So does a code from elsewhere."),
    )


def _may_stand(letter: str) -> bool:
    """Whether it may be part of a number or a code."""
    return letter.isascii() and (letter.isalnum() or letter in "- ")


def _pack(model: SetupModel, on: On) -> Widget:
    """The packs to choose from, and what the table looks like with the chosen one."""
    packs = choice("setup.pack", model.packs, model.pack, SetPack, on, lines=2)
    seen = model.laid_with.get(model.pack)
    if seen is None:
        return packs
    return Row(Picture(seen, *PACK_SIZE, 8), grown(packs), gap=10)


def _line(label: str, control: Widget, told: str = "", wrong: bool = False) -> Widget:
    """A control under its name, with a line below it that may tell what is ``wrong``."""
    style = (theme.SMALL_BOLD, theme.BLOCKED) if wrong else (theme.SMALL, theme.SECOND_INK)
    line = text_of(told, *style)
    return Column(Text(label, theme.BODY_BOLD), control, line, gap=4)
