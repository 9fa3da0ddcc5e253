"""The game of a challenge is played on alone where it can come to its end, and nowhere else."""

from __future__ import annotations

import pytest

from game.content.challenge import Challenge
from game.content.challenge_reading import challenges_of
from game.rules.chance import Dealer
from game.session.challenges.beginning import OpenMatch, begin
from game.session.playing_on import can_play_on, played_on
from game.session.replay import Replay
from tests.conformance.case import lively
from tests.sizes import some

CHALLENGES = [
    each
    for title, number in (("biomes", 14), ("towers", 1), ("brewery", 3))
    for each in some(challenges_of(title), number)
]
LONG = 600
"""Moves in which chance has ended any game of one seat that has an end."""


def tried(challenge: Challenge) -> OpenMatch:
    """A try in which chance makes two moves."""
    match, dealer = begin(challenge, "Ada"), Dealer(2)
    for _ in range(2):
        if match.actor is not None:
            match.play(lively(match.legal_moves(), dealer))
    return match


@pytest.mark.parametrize("challenge", CHALLENGES, ids=lambda each: each.id)
def test_it_goes_on_where_it_can_come_to_an_end(challenge: Challenge) -> None:
    match, dealer = tried(challenge), Dealer(5)
    replay = Replay(match.record())
    at = len(replay)
    assert can_play_on(replay, at) == match.can_go_on
    further = played_on(replay, at, match.seats, 5, challenge=challenge.id)
    origin = further.header.origin
    assert origin is not None
    assert origin.challenge == challenge.id
    ends = match.can_go_on
    while further.actor is not None and len(further.history) < LONG:
        further.play(lively(further.legal_moves(), dealer))
    assert (further.outcome is not None) == (ends or match.outcome is not None)
