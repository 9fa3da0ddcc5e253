"""The control of an option of a title: a switch, or a choice among its values."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.core import OptionValue
from game.ui import theme
from game.ui.intents import Intent, On
from game.ui.layout import Column
from game.ui.marks import Text, text_of
from game.ui.shelf.box import OptionWords
from game.ui.value_controls import choice, toggle
from game.ui.widget import Widget

Setting = Callable[[OptionValue], Intent]


def option(key: str, words: OptionWords, value: OptionValue, make: Setting, on: On) -> Widget:
    """The control that sends ``make`` with another value."""
    line = text_of(words.line, theme.SMALL, theme.SECOND_INK)
    if not words.choices:
        switch = toggle(key, words.label, bool(value), make, on)
        return Column(switch, line, gap=2) if line else switch
    control = choice(key, list(words.choices.items()), value, make, on)
    return Column(Text(words.label, theme.BODY_BOLD), control, line, gap=4)
