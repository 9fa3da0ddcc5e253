"""Where a challenge comes from: what keeps its stars, and what is shown after it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from game.app.routes import Challenges, Daily, PlayChallenge, Route, Workshop
from game.content.challenge import Challenge
from game.content.challenge_reading import challenges_of
from game.session.challenges.attempt import Attempt
from game.session.challenges.progress import following
from game.session.learning import Learning
from game.ui.panels.challenge import Away

AWAY: Mapping[type[Route], Away] = {
    Challenges: Away.LIST,
    Daily: Away.CALENDAR,
    Workshop: Away.WORKSHOP,
}
"""What panels call the pages that challenges are played from."""


class Origin:
    """Where ``challenge`` comes from: the calendar's ``day``, a list, or where ``after`` leads to.

    ``further``: the one that comes next, once the try has ended; None: none.
    """

    def __init__(
        self,
        challenge: Challenge,
        day: date | None,
        learning: Learning,
        after: Route | None = None,
    ) -> None:
        self._challenge, self.day, self._after = challenge, day, after
        self._solved, self._calendar = learning.solved, learning.days
        self.further: Challenge | None = None

    @property
    def list(self) -> Route:
        """The page that the player came from, with the other challenges."""
        title = self._challenge.title
        if self._after is not None:
            return self._after
        return Challenges(title) if self.day is None else Daily(title)

    @property
    def away(self) -> Away:
        """The page that the player came from, as panels name it."""
        return AWAY.get(type(self.list), Away.BACK)

    @property
    def next(self) -> Route:
        """The challenge that comes next, or the page that the player came from."""
        if self.further is None:
            return self.list
        return PlayChallenge(self.further, self._solved.of(self.further).left)

    def anew(self) -> PlayChallenge:
        """This challenge from its beginning."""
        return PlayChallenge(self._challenge, day=self.day, after=self._after)

    def reach(self, attempt: Attempt) -> None:
        """Keep what an ``attempt`` that has ended came to, and find the challenge after it."""
        challenge = self._challenge
        if attempt.stars and attempt.best is not None:
            self._solved.reach(challenge, attempt.stars, attempt.best)
        if self.day is not None:
            self._calendar.keep(challenge.title, self.day, attempt.stars)
        elif self._after is None:
            listed = challenges_of(challenge.title)
            self.further = following(challenge, listed, self._solved)

    def hinted(self, steps: int) -> None:
        """Keep that so many ``steps`` of the hint were shown."""
        self._solved.hinted(self._challenge, steps)

    def leave(self, moves: tuple[dict[str, object], ...]) -> None:
        """Keep the ``moves`` of a try that is not over."""
        self._solved.leave(self._challenge, moves)
