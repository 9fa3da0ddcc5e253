"""The match that a challenge is played in, and what its goal means there.

All of it can be taken back: whoever plays a challenge knows everything from the start, so no move
teaches him anything.
"""

from __future__ import annotations

from game.ai.puzzles.task import Kind, Task
from game.ai.titles import BRAINS
from game.content.challenge import Challenge
from game.rules.codec import BadData, inside
from game.session.match import Match, Step
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import GameState, play_of

SOLVER = 0
"""The only seat."""


class OpenMatch(Match):
    """A match in which nothing is hidden: every move can be taken back."""

    def can_undo(self) -> bool:
        """Whether anything has been played."""
        return bool(self._earlier)

    def states(self) -> tuple[GameState, ...]:
        """Every state so far, from the first to the one that stands; nobody may change one."""
        return (*self._earlier, self._state)

    def _remember(self, before: GameState, step: Step) -> None:
        """Keep the way back, whatever was played."""
        del step
        self._earlier.append(before)


def begin(challenge: Challenge, name: str) -> OpenMatch:
    """The match of ``challenge``, with somebody called ``name``.

    Raises BadData for a position that is none, ContentError where the pack is not here,
    ValueError for wrong options.
    """
    content = play_of(challenge.title).load(challenge.pack)
    seats = [Seat(name, HUMAN, COLORS[0])]
    game = (challenge.title, content, seats, challenge.position, challenge.seed)
    try:
        return OpenMatch.placed(*game, options=challenge.options)
    except BadData as error:
        path = inside("position", error.path) if error.path else "position"
        raise BadData(path, error.expected) from error


def kind_of(challenge: Challenge) -> Kind:
    """A challenge's kind of goal. Raises BadData for one that the title doesn't have."""
    kinds = BRAINS[challenge.title].puzzles.kinds
    kind = kinds.get(challenge.kind)
    if kind is None:
        raise BadData("goal.kind", "one of: " + ", ".join(sorted(kinds)))
    if challenge.limit.unit not in kind.units:
        raise BadData("limit", "one of: " + ", ".join(kind.units))
    return kind


def task_of(challenge: Challenge, state: GameState) -> Task:
    """What its goal asks for from ``state`` on, its first one. Raises BadData."""
    return kind_of(challenge).task(state, challenge.goal, challenge.limit)
