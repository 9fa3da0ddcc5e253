"""The bar under a replay: slider, steps, run and stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _, pgettext
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Panel, Sized, spacer
from game.ui.controls import (
    FLAT,
    MAIN,
    OFF,
    Pressable,
    flat,
    flat_icon,
    icon_button,
    leave_button,
)
from game.ui.intents import Intent, On, RunReplay, SeekReplay
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Keycap, Text, caption, player_sign
from game.ui.theme import CHOSEN_PANEL
from game.ui.value_controls import Slider, SliderSign
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDE = 900.0
"""Units from which on everything has room in a line."""
WIDEST, TOOLS = 1000.0, 176.0
"""Width of the bar at its most, and of the round buttons in the corner."""
HEIGHTS, NARROW_HEIGHTS = (124.0, 178.0), (209.0, 225.0)
"""Heights of the bar with what lies upon it, without signs and with them; where it is narrow, with
all of it in lines of its own."""


def beside_tools(viewport: Viewport) -> float:
    """What the bar leaves free at the left: the round buttons, where it would lie on them."""
    return TOOLS if viewport.width < WIDEST + 2 * TOOLS + 32 else 0.0


def is_narrow(viewport: Viewport) -> bool:
    """Whether the bar has no room for everything in a line."""
    return viewport.width - beside_tools(viewport) < WIDE + 32


def bar_height(viewport: Viewport, *, signs: bool) -> float:
    """How high the bar is, with what lies upon it, in units; ``signs``: the slider has some."""
    return (NARROW_HEIGHTS if is_narrow(viewport) else HEIGHTS)[signs]


@dataclass(frozen=True, slots=True)
class Way:
    """What can be made of the game that is watched: a button over the bar.

    ``key``: its control is ``replay.way.<key>``; ``main``: it is what most will want. ``reason``:
    why it can't be done just now, "".
    """

    key: str
    icon: str
    name: str
    intent: Intent
    shortcut: str = ""
    main: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ReplayModel:
    """Where a replay stands: ``step`` of ``last`` is shown, 0 is the set-up, ``stands``: how far
    the game has come there.

    ``turns``: the steps before which a turn begins, each with the colour of whose turn it is.
    ``resulted``: it is left for the game's result. ``deed``: what the step that is shown did, or
    what a moment is about to show, with the ``color`` of who does it; "": nothing is told.
    ``ways``: what else can be made of the game. ``signs``: steps with a
    symbol on the slider, which has a line of its own then; None: it has not.
    """

    step: int
    last: int
    running: bool
    stands: str
    turns: tuple[tuple[int, str], ...] = ()
    resulted: bool = False
    deed: str = ""
    color: str = ""
    ways: tuple[Way, ...] = ()
    signs: tuple[SliderSign, ...] | None = None

    @property
    def turn_back(self) -> int:
        """The step with which this turn begins, or the one before if it has just begun."""
        return max((step for step, _color in self.turns if step < self.step), default=0)

    @property
    def turn_on(self) -> int:
        """The step with which the next turn begins."""
        return min((step for step, _color in self.turns if step > self.step), default=self.last)


def leave_name(*, resulted: bool) -> str:
    """What the button is called that closes a replay or a review."""
    # Translators: both are buttons that close the replay; it is left for the game's result.
    return _("Result") if resulted else pgettext("replay", "Leave")


def replay_bar(model: ReplayModel, on: On, viewport: Viewport) -> Widget:
    """The bar: to either end, by a turn, by a step, run and stop, and the slider with its turns;
    over it what the step did that is shown.

    What leaves it lies at the left where there is room: at the right the result has what leaves
    that, and a second press would leave it, too. A slider with signs has a line of its own.
    """
    slider, steps, standing = _slider(model, on), _steps(model, on), _told(model)
    leave = leave_button("replay.leave", on, leave_name(resulted=model.resulted), icon="")
    room = min(WIDEST, viewport.width - 32 - beside_tools(viewport))
    wide = not is_narrow(viewport)
    if wide and model.signs is not None:
        lower = Row(leave, spacer(), *steps, spacer(), standing)
        bar = Panel(Column(slider, lower, gap=6), padding=12)
    elif wide:
        bar = Panel(Row(leave, *steps, slider, standing), padding=12)
    else:
        beside = Row(*steps, spacer(), standing, leave)
        above = Column(Row(spacer(), standing), Row(*steps, spacer(), leave), gap=4)
        bar = Panel(Column(slider, Fit(beside, above)), padding=12)
    return Sized(Column(_above(model, on), bar), width=room)


def _above(model: ReplayModel, on: On) -> Widget | None:
    """What lies upon the bar: what else can be made of the game, in words if there is room, and
    what the step did that is shown."""
    deed = _deed(model)
    if not model.ways:
        return deed
    words, signs, below = (
        Panel(Row(*(make(each, on) for each in model.ways), gap=6), padding=6)
        for make in (_in_words, _as_sign, _as_sign)
    )
    if deed is None:
        return Row(Fit(words, signs), spacer(), gap=0)
    beside = (Row(ways, grown(deed)) for ways in (words, signs))
    return Fit(*beside, Column(deed, Row(below, spacer(), gap=0)))


def _in_words(each: Way, on: On) -> Widget:
    tone = MAIN if each.main else FLAT
    ink = (OFF if each.reason else tone).ink
    cap = Keycap(each.shortcut, 20) if each.shortcut and not each.reason else None
    name = Text(each.name, theme.BODY_BOLD, ink, lines=1)
    return Pressable(
        f"replay.way.{each.key}",
        Row(Icon(each.icon, 22, ink), name, cap),
        each.intent,
        on,
        tone=tone,
        padding=(12, 6),
        shortcut=each.shortcut,
        reason=each.reason,
    )


def _as_sign(each: Way, on: On) -> Widget:
    return icon_button(
        f"replay.way.{each.key}",
        each.icon,
        each.name,
        each.intent,
        on,
        shortcut=each.shortcut,
        tone=MAIN if each.main else FLAT,
        size=22,
        padding=7,
        reason=each.reason,
    )


def _deed(model: ReplayModel) -> Widget | None:
    """Who does what in the step that is shown."""
    if not model.deed:
        return None
    words = Text(model.deed, theme.LABEL)
    row = Row(player_sign(model.color, 26), words, gap=10)
    return Anchored(Panel(row, CHOSEN_PANEL, padding=(16, 8)), 0.5, 0.5, 0)


def _slider(model: ReplayModel, on: On) -> Widget:
    def seek(value: float) -> Intent:
        return SeekReplay(round(value))

    most = max(model.last, 1)
    marks = tuple((float(at), theme.PLAYER_FILL[color]) for at, color in model.turns)
    return grown(
        Slider(
            "replay.slider",
            model.step,
            seek,
            on,
            low=0,
            high=most,
            step=1,
            width=120,
            marks=marks,
            signs=model.signs,
        )
    )


def _steps(model: ReplayModel, on: On) -> Sequence[Widget]:
    def to(key: str, icon: str, name: str, goal: int, shortcut: str) -> Widget:
        intent = SeekReplay(goal)
        return flat_icon(f"replay.{key}", icon, name, intent, on, shortcut=shortcut, size=24)

    running, step, last = model.running, model.step, model.last
    run = icon_button(
        "replay.run",
        "pause" if running else "play",
        pgettext("replay", "Pause") if running else pgettext("replay", "Play"),
        RunReplay(not running),
        on,
        shortcut="Space",
        tone=flat(chosen=running),
        size=24,
    )
    return (
        to("first", "first", _("To the beginning"), 0, "Home"),
        to("turn.back", "undo", _("Previous turn"), model.turn_back, "PageUp"),
        to("back", "left", _("Previous step"), max(step - 1, 0), "Left"),
        run,
        to("on", "right", _("Next step"), min(step + 1, last), "Right"),
        to("turn.on", "redo", _("Next turn"), model.turn_on, "PageDown"),
        to("last", "step", _("To the end"), last, "End"),
    )


def _told(model: ReplayModel) -> Widget:
    """Where one is, in words: as the table has it that is shown, and by steps."""
    count = _("Step {step} of {last}").format(step=model.step, last=model.last)
    return Column(
        Text(model.stands, theme.BODY_BOLD, lines=1, align=0.5),
        caption(count, lines=1, align=0.5),
        gap=0,
    )
