"""The chance to win a fight in words."""

from __future__ import annotations

from game.formats import percent
from game.language import _

ROUNDING = 1e-9
"""What a sum of many small chances may lack."""


def chance_text(chance: float) -> str:
    """A chance as whole per cent; only what is certain is told as 0 or 100."""
    if chance <= 0:
        # Translators: {chance} of "{chance} – click to fight"; no full stop.
        return _("Your weapons can't win this yet")
    if chance > 1 - ROUNDING:
        # Translators: no gender: "victory is certain" does it.
        return _("You are sure to win")
    return _("Chance to win {percent}").format(percent=_open(chance))


def _open(chance: float) -> str:
    """A chance of a fight that may be won and lost: neither 0 nor 100."""
    return percent(min(99, max(1, round(chance * 100))))


def hopeless_text() -> str:
    """Words for a fight with tokens left to turn up, of which none could win."""
    return _("This fight is lost")


def without_tnt_text(chance: float, without: float) -> str:
    """The chance when TNT is kept; "" where that makes no difference that shows."""
    if chance_text(without) == chance_text(chance):
        return ""
    if without <= 0:
        # Translators: the fight can be won only so.
        return _("Only with TNT")
    # Translators: the chance to win if TNT is not lit.
    return _("Without TNT {percent}").format(percent=_open(without))
