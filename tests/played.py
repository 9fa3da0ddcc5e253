"""Games that agents play to their end: what each of them decides is worked out once a process.

An agent decides by what its seat knows and by the seed of its thoughts, which the deal tells and no
name: the same deal, played by the same agents, is the same game. A match is made anew each time,
so whoever asks for one may go on with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.agent import agent
from game.rules.core import Move
from game.session.match import Match
from game.session.reviews.store import digest_of
from game.session.simulation import play_out

_KNOWN: Final[dict[tuple[str, tuple[str, ...]], tuple[Move, ...]]] = {}
"""What was decided, by the digest of the game so far and the agents of its seats."""


def play_to_end(match: Match, agents: Sequence[str]) -> Match:
    """``match``, played to its end by the agents of these names, one a seat.

    Raises KeyError for an unknown one.
    """
    begun, title = len(match.history), match.header.title
    key = digest_of(match.record()), tuple(agents)
    if key in _KNOWN:
        for move in _KNOWN[key]:
            match.play(move)
    else:
        play_out(match, [agent(name, title) for name in agents])
        _KNOWN[key] = tuple(step.move for step in match.history[begun:])
    return match
