"""What the settings' choices are called, and what each of them means."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, pgettext

Words = Mapping[str, tuple[str, str]]
"""What the values of a setting are called, and what each means."""


def qualities() -> dict[str, str]:
    """The levels of picture quality."""
    return {
        "low": pgettext("picture quality", "Low"),
        "medium": pgettext("picture quality", "Medium"),
        "high": pgettext("picture quality", "High"),
    }


def paces() -> Words:
    """How fast things happen on the table, and how one gets on faster."""
    # Translators: call the keys what your keyboards call them, as in the context “key”.
    jump = _("A click, Space or Enter jumps to the end of what another player does.")
    at_once = _("You see at once what the others have done; the log tells how.")
    return {
        "slow": (pgettext("pace", "Slow"), jump),
        "calm": (pgettext("pace", "Calm"), jump),
        "normal": (pgettext("pace", "Normal"), jump),
        "brisk": (pgettext("pace", "Brisk"), jump),
        "instant": (pgettext("pace", "Instant"), at_once),
    }


def turn_ends() -> Words:
    """When turns end by themselves, and what that means."""
    return {
        "usual": (
            pgettext("turns end by themselves", "Short ones"),
            _("In games of many short turns the others just go on. In others you say when."),
        ),
        "always": (
            pgettext("turns end by themselves", "Always"),
            _("After your last action the others go on, once you have had a moment to look."),
        ),
        "never": (
            pgettext("turns end by themselves", "Never"),
            _("You say each time that your turn is over."),
        ),
    }


def others() -> Words:
    """How large it is told what the others do, and what that means."""
    return {
        "small": (
            pgettext("what the others do", "Small"),
            _("Shown quickly on the table, and large only where it may decide the game."),
        ),
        "large": (
            pgettext("what the others do", "Large"),
            _("Shown as large and as slowly as what you do yourself."),
        ),
    }


def follows() -> Words:
    """When the view follows what happens, and what that means."""
    return {
        "always": (
            pgettext("the view follows", "Always"),
            _("The view turns a little to whatever the others do, and comes back."),
        ),
        "needed": (
            pgettext("the view follows", "When needed"),
            _("The view stays where you put it. It moves only for what you could not see."),
        ),
        "never": (
            pgettext("the view follows", "Never"),
            _("You move the view yourself; only a fight of your own is never out of sight."),
        ),
    }
