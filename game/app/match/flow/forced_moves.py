"""Decisions that are none: when they play themselves, and for how long that is said."""

from __future__ import annotations

from game.app.match.flow.auto_pass import AutoPass
from game.app.match.flow.turn_end import LOOK_S, TurnEnd
from game.rules.core import Move
from game.session.match import Match, Step

BEAT_S = 0.8
"""So long one sees what can be used, where that is one thing alone."""
REST_S, SAID_S = 0.7, 2.4
"""After what has played itself the table rests for a beat; what it was is said for longer."""


class ForcedMoves:
    """What plays itself in a turn in which a person has done something, and what is said of it.

    Where that only leads to his next decision it comes after a beat. Where it hands on the decision
    or can't be taken back it is the end of his turn: it comes when turns end by themselves, and
    else it is the one press that he has for it.
    """

    def __init__(self, match: Match, standing_by: AutoPass, passing: TurnEnd) -> None:
        self._match, self._standing_by, self._passing = match, standing_by, passing
        self.said = ""
        self._still = self._since = 0.0
        self._known: tuple[Step | None, Move | None, bool] = (None, None, False)

    @property
    def _wait(self) -> float | None:
        """Seconds until the move at hand plays itself; None: there is none, or it never does."""
        move = self._standing_by.soon()
        if move is None:
            return None
        last = self._match.history[-1]
        if self._known[:2] != (last, move):
            self._known = (last, move, self._ends(move))
        if not self._known[2]:
            return BEAT_S
        return LOOK_S if self._passing.by_itself else None

    def _ends(self, move: Move) -> bool:
        """Whether a move is the last word: nothing after it waits for a yes, or takes it back."""
        match, before, after = self._match, self._match.snapshot(), self._match.snapshot()
        seat, events = before.actor(), after.apply(move)
        if any(event.teaches for event in events):
            return True
        handed_on = seat is not None and after.actor() != seat
        return handed_on and not match.rules.waits_for_yes(before, seat or 0, move, after)

    @property
    def waiting(self) -> bool:
        """Whether something plays itself soon, or what did is still said."""
        return bool(self.said) or self._wait is not None

    @property
    def rests(self) -> bool:
        """Whether the table rests after what has played itself."""
        return bool(self.said) and self._since < REST_S

    def move(self) -> Move | None:
        """What plays itself now, in a turn that has begun."""
        wait = self._wait
        return self._standing_by.soon() if wait is not None and self._still >= wait else None

    def say(self, text: str) -> None:
        """Something has played itself; "": nothing worth a word."""
        self._still = 0.0
        if text:
            self.said, self._since = text, 0.0

    def hush(self) -> None:
        """Somebody acts, or looks, for himself."""
        self.said, self._still = "", 0.0

    def advance(self, seconds: float, *, still: bool) -> bool:
        """Let time pass; ``still``: a person decides, all has been shown, and he has nothing in
        hand. Whether something is no longer said."""
        self._still = self._still + seconds if still else 0.0
        self._since += seconds
        if not self.said or self._since < SAID_S:
            return False
        self.said = ""
        return True
