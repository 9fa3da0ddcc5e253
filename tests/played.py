"""What agents decide in games of tests, worked out once a process.

An agent decides by what its seat knows, by what it may do and by the seed of its thoughts, and by
nothing else (``tests/ai`` holds it to that): who asks again gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.agent import agent
from game.ai.thinking import Budget
from game.rules.chance import Dealer
from game.rules.core import Move
from game.session.match import Match
from game.session.reviews.position import position_digest

Question = tuple[str, str, str, int]
"""A title, an agent, the digest of all that its seat knows, and the seed of its thoughts."""

_DECIDED: Final[dict[Question, Move]] = {}


def decided(match: Match, name: str) -> Move:
    """What the agent of that ``name`` does in the place of whoever has to decide in ``match``.

    Raises UnknownAgent.
    """
    title, seed, view = (
        match.header.title,
        match.thinking_seed(),
        match.state_view(match.actor or 0),
    )
    asked = title, name, position_digest(view, match.content), seed
    if asked not in _DECIDED:
        player, legal = agent(name, title), match.legal_moves()
        _DECIDED[asked] = player.choose(view, legal, Budget(), Dealer(seed))
    return _DECIDED[asked]


def play_to_end(match: Match, agents: Sequence[str]) -> Match:
    """``match``, played to its end by the agents of these names, one a seat.

    Raises UnknownAgent.
    """
    while match.actor is not None:
        match.play(decided(match, agents[match.actor]))
    return match
