"""What the settings' choices are called, and what each of them means."""

from __future__ import annotations

from game.language import _, pgettext

TURN_ENDS = ("usual", "always", "never")
FOLLOWS = ("always", "needed", "never")
OTHERS = ("small", "large")
PACES = ("slow", "calm", "normal", "brisk", "instant")
QUALITIES = ("low", "medium", "high")


def quality_name(quality: str) -> str:
    """A level of picture quality."""
    return {
        "low": pgettext("picture quality", "Low"),
        "medium": pgettext("picture quality", "Medium"),
        "high": pgettext("picture quality", "High"),
    }[quality]


def pace_name(pace: str) -> str:
    """How fast things happen on the table."""
    return {
        "slow": pgettext("pace", "Slow"),
        "calm": pgettext("pace", "Calm"),
        "normal": pgettext("pace", "Normal"),
        "brisk": pgettext("pace", "Brisk"),
        "instant": pgettext("pace", "Instant"),
    }[pace]


def pace_tip(pace: str) -> str:
    """What a pace is like, and how one gets on faster."""
    if pace == "instant":
        return _("You see at once what the others have done; the log tells how.")
    # Translators: call the keys what your keyboards call them, as in the context “key”.
    return _("A click, Space or Enter jumps to the end of what another player does.")


def turn_ends_words(when: str) -> tuple[str, str]:
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
    }[when]


def others_words(size: str) -> tuple[str, str]:
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
    }[size]


def follow_words(when: str) -> tuple[str, str]:
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
    }[when]
