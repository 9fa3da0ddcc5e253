"""What is told of a decision, and from what difference on: the one threshold of the house."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

WORTH_TELLING: Final = 0.05
"""Shares of the win that something better must bring to be told of, in every title."""
TURNING: Final = 0.15
"""With so much more of the win to be had, the game turned here."""
SURE: Final = 2.3
"""Standard errors by which a difference must lie above :data:`LEAST`: of a hundred decisions in
which there is no more to be had, one is told wrongly."""
LEAST: Final = 0.02
"""Shares of the win that something better must bring for certain."""
AS_GOOD: Final = 0.01
"""Shares of the win that nobody tells apart: chances are told in hundredths."""


class Verdict(StrEnum):
    """How a decision is told.

    ``ONLY``: there was nothing to choose. ``BEST``: nothing was found that is better. ``FINE``:
    something was, by no more than the search's noise or than is worth telling. ``BETTER``:
    something clearly better was to be had. ``TURNED``: so much better that the game turned here.
    """

    ONLY = "only"
    BEST = "best"
    FINE = "fine"
    BETTER = "better"
    TURNED = "turned"

    @property
    def marked(self) -> bool:
        """Whether the decision is a moment worth a look: something better was to be had."""
        return self in (Verdict.BETTER, Verdict.TURNED)


def verdict_of(difference: float, noise: float) -> Verdict:
    """How a decision is told in which ``difference`` more of the win was to be had.

    ``noise``: the standard error of the difference, as a share of the win as well.
    """
    if difference >= WORTH_TELLING and difference - SURE * noise >= LEAST:
        return Verdict.TURNED if difference >= TURNING else Verdict.BETTER
    return Verdict.FINE if difference > AS_GOOD else Verdict.BEST
