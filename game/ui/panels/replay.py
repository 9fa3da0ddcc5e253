"""The bar under a replay: slider, steps, run and stop."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.choosing import Slider
from game.ui.controls import FLAT, HOT_FLAT, button, icon_button
from game.ui.intents import Back, Intent, On, RunReplay, SeekReplay
from game.ui.layout import Row
from game.ui.marks import Text
from game.ui.viewport import Viewport
from game.ui.widget import Widget


def replay_bar(step: int, last: int, running: bool, on: On, viewport: Viewport) -> Widget:
    """The bar; ``step`` of ``last`` is shown, 0 is the set-up."""

    def seek(value: float) -> Intent:
        return SeekReplay(round(value))

    slider = Slider("replay.slider", step, seek, on, low=0, high=max(last, 1), step=1, width=120)
    slider.grow = 1.0
    back, onwards = SeekReplay(max(step - 1, 0)), SeekReplay(min(step + 1, last))
    run = icon_button(
        "replay.run",
        "pause" if running else "play",
        _("Stop") if running else _("Run"),
        RunReplay(not running),
        on,
        shortcut="Space",
        tone=HOT_FLAT if running else FLAT,
        size=24,
    )
    count = _("{step} of {last}").format(step=step, last=last)
    content = Row(
        icon_button(
            "replay.back", "left", _("Step back"), back, on, shortcut=",", tone=FLAT, size=24
        ),
        run,
        icon_button(
            "replay.on", "right", _("Step on"), onwards, on, shortcut=".", tone=FLAT, size=24
        ),
        slider,
        Text(count, theme.BODY_BOLD, lines=1),
        button("replay.leave", _("Leave"), Back(), on, shortcut="Esc"),
        gap=12,
    )
    return Sized(Panel(content, padding=12), width=min(1000, viewport.width - 32))
