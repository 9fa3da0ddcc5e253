"""A turn that has passed on waits until its player says that it is over."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.session.match import Match
from game.session.preferences import Preferences, TurnEnds

LOOK_S, GLANCE_S = 2.0, 1.0
"""How long one may look before a turn ends by itself, where that is wanted; and where the next
person could still take it back."""
CALM_S = 0.3
"""A key so shortly after all lies still was still meant for what was shown."""


class TurnEnd:
    """Whether a seat has just handed on the decision and has not said yes to that.

    What others do, and the curtain before the next person, come after the yes alone: one looks at
    what the last action brought. The rules know nothing of it, nor does a record. It waits where
    the title says so; and where a curtain falls (``hides``) if its player learned something, such
    as the cards that he drew, since the curtain would take that from his eyes.
    """

    def __init__(
        self,
        match: Match,
        people: Collection[int],
        preferred: Callable[[], Preferences],
        *,
        hides: bool,
        usually: bool,
    ) -> None:
        """``people``: the seats that persons play. ``usually``: turns end by themselves, unless
        what is ``preferred`` says otherwise."""
        self._match = match
        self._people = people
        self._hides = hides
        self._preferred = preferred
        self._usually = usually
        self._said = self._acknowledged = -1
        self._known = (-1, False)
        self._still = 0.0

    def waits(self, seat: int) -> bool:
        """Whether the last move was made by ``seat``, and somebody else is to decide now."""
        history = self._match.history
        if not history or history[-1].player != seat or self._match.actor in {None, seat}:
            return False
        if self._said == len(history):
            return False
        if self._known[0] != len(history):
            self._known = (len(history), self._match.waits_for_yes() or self._hides_news())
        return self._known[1]

    def _hides_news(self) -> bool:
        """Whether a curtain would fall over what the last move has taught its player."""
        return self._hides and any(event.teaches for event in self._match.history[-1].events)

    @property
    def ends_turn(self) -> bool:
        """Whether it is the turn that ends; else its player scored in the turn of another."""
        last = self._match.history[-1]
        begun = next(step for step in self._match.history if step.turn == last.turn)
        return begun.player == last.player

    @property
    def by_itself(self) -> bool:
        """Whether what waits goes on by itself, as it is set just now.

        Usually a turn does so where the title has it so, or where its player has just gone on from
        the verdict on its last action; and always what he decided in the turn of another.
        """
        wanted, history = self._preferred().turn_ends, self._match.history
        if wanted is not TurnEnds.USUAL:
            return wanted is TurnEnds.ALWAYS
        said_already = bool(history) and self._acknowledged == len(history)
        return self._usually or said_already or bool(history and not self.ends_turn)

    @property
    def calm(self) -> bool:
        """Whether all has lain still for long enough that a key means this."""
        return self._still >= CALM_S

    @property
    def shared(self) -> bool:
        """Whether the person who decides now may take back what another has just done: all sit at
        one table, nothing is hidden, and nobody was asked whether that turn was over."""
        history, actor = self._match.history, self._match.actor
        if not self.by_itself or self._hides or not history or actor == history[-1].player:
            return False
        return actor in self._people and history[-1].player in self._people

    def acknowledge(self) -> None:
        """What came of the last move has been read: nobody need say twice that he goes on."""
        self._acknowledged = len(self._match.history)

    def say(self) -> None:
        """The player has said that his turn is over: the others go on."""
        self._said = len(self._match.history)

    def advance(self, seconds: float, *, still: bool, looks: bool = False) -> None:
        """Let time pass; ``still``: a turn waits and all has been shown. ``looks``: its player has
        his hand on the table since his last move, so that more than a verdict is to be read."""
        if looks:
            self._acknowledged = -1
        self._still = self._still + seconds if still else 0.0
        if self.by_itself and self._still >= (GLANCE_S if self.shared else LOOK_S):
            self.say()
