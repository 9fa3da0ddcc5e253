"""A try at a challenge: what has been reached, what is left, how many stars that is worth."""

from __future__ import annotations

from game.content.challenge import STARS, Challenge, Worth
from game.rules.core import Move
from game.session.challenges.beginning import task_of
from game.session.match import Match


class Attempt:
    """One try at ``challenge``, in a match that began at its position.

    All of it comes from the match's state: what is taken back was never done.
    """

    def __init__(self, challenge: Challenge, match: Match) -> None:
        """``match`` stands at the first position. Raises BadData."""
        self.challenge, self.match = challenge, match
        self._task = task_of(challenge, match.snapshot())

    @property
    def worth(self) -> Worth | None:
        """What the goal counts as it stands; None while it isn't reached."""
        return self._task.worth(self.match.snapshot())

    @property
    def left(self) -> int:
        """How much of the limit is left."""
        spent = self._task.spent(self.match.snapshot())
        return max(self.challenge.limit.count - spent, 0)

    @property
    def over(self) -> bool:
        """Whether nothing can be done any more."""
        return not self._task.choices(self.match.snapshot())

    @property
    def stars(self) -> int:
        """How many are earned as it stands."""
        return stars_for(self.challenge, self.worth, fewest=self._task.fewest)

    @property
    def solved(self) -> bool:
        """Whether par is reached."""
        return self.stars == STARS

    @property
    def fewest(self) -> bool:
        """Whether less is better."""
        return self._task.fewest

    def choices(self) -> list[Move]:
        """What may be played."""
        return list(self._task.choices(self.match.snapshot()))

    def allows(self, move: Move) -> bool:
        """Whether the challenge lets a legal move be played: none that meets chance, say."""
        return move in self._task.choices(self.match.snapshot())

    def known_way(self) -> Move | None:
        """The next move of the solution that is known, where the try has followed it so far."""
        proof = self.challenge.proof
        if proof is None:
            return None
        match = self.match
        played = [match.rules.move_to_data(match.content, step.move) for step in match.history]
        told = [dict(each) for each in proof.moves]
        if told[: len(played)] != played or len(told) == len(played):
            return None
        return match.rules.move_from_data(match.content, told[len(played)], "moves")


def stars_for(challenge: Challenge, worth: Worth | None, *, fewest: bool) -> int:
    """The stars for a worth: all for par, one less for each mark before it."""
    if worth is None:
        return 0
    marks = (*challenge.stars, challenge.par)
    missed = sum(worth > mark if fewest else worth < mark for mark in marks)
    return 0 if missed == len(marks) else STARS - missed
