"""What the guides of all titles have in common: it follows from the reasons that they give."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence

from game.ai.coach.advice import (
    ALIKE,
    HARMLESS,
    NOTHING_BETTER,
    SEARCHED,
    GapsByCode,
    Reason,
    are_opposed,
)
from game.rules.core import Move

UNFOUNDED: GapsByCode = {
    each.code: (each.rule, ()) for each in (SEARCHED, HARMLESS, NOTHING_BETTER, ALIKE)
}
"""What is told in every title where no rule says why: little."""


class GuideBase:
    """Tells about the moves of the actor of a view; each is looked at once.

    ``fillers``: the codes of reasons that tell little. ``opposites``: the pairs of codes that say
    the opposite of one another.
    """

    def __init__(self, fillers: Collection[str], opposites: Iterable[tuple[str, str]]) -> None:
        self._little = fillers
        self._opposites = opposites
        self._known: dict[Move, Sequence[Reason]] = {}

    def _reasons(self, move: Move) -> Sequence[Reason]:
        """Why a move is good, found for the first time. Raises WrongView for other moves."""
        raise NotImplementedError

    def kind(self, move: Move) -> Hashable:
        """The kind of action or choice."""
        return type(move)

    def reasons(self, move: Move) -> Sequence[Reason]:
        """Why a move is good, the most important first. Raises WrongView for other moves."""
        if move not in self._known:
            self._known[move] = self._reasons(move)
        return self._known[move]

    def tells(self, reason: Reason) -> bool:
        """Whether a reason tells more than a filler."""
        return reason.code not in self._little

    def offers(self, move: Move) -> bool:
        """Whether a move may be suggested beside a better one: its reasons say something."""
        return any(self.tells(reason) for reason in self.reasons(move))

    def opposed(self, one: Reason, other: Reason) -> bool:
        """Whether two reasons say the opposite of the same thing."""
        return are_opposed(self._opposites, one, other)

    def is_idle(self, move: Move) -> bool:
        """Never, but in a title in which one may do nothing."""
        del move
        return False

    def is_costly(self, move: Move) -> bool:
        """Never, but in a title in which something is given away for good."""
        del move
        return False

    def prepares(self, move: Move) -> bool:
        """Never, where every reason names what for."""
        del move
        return False
