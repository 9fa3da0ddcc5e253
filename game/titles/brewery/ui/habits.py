"""When a seat wants to be asked in response windows: a habit of whoever plays it, not a rule."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from game.language import _


class Habit(StrEnum):
    """When a seat is asked."""

    ALWAYS = "always"
    DECIDING = "deciding"
    NEVER = "never"


USUAL: Final = Habit.DECIDING


def habit_line(habit: Habit) -> str:
    """What a habit means, in a sentence."""
    return {
        Habit.ALWAYS: _("You are asked whenever a token of yours has a use."),
        Habit.DECIDING: _("You are asked when a token of yours can decide something."),
        Habit.NEVER: _("Every such chance goes by, except to save a recipe of your own."),
    }[habit]


def habit_name(habit: Habit) -> str:
    """A habit on its button."""
    return {
        Habit.ALWAYS: _("Always"),
        Habit.DECIDING: _("If it decides"),
        Habit.NEVER: _("Never"),
    }[habit]
