"""In somebody's last turn no reason speaks of what nothing can follow: all titles, whole games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ai.agent import Budget, agent
from game.ai.titles import BRAINS
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.seats import HUMAN, seats_of
from game.session.titles import play_of
from game.ui.persons import person_of
from game.ui.titles import INTERFACES
from tests.sizes import WHOLE

GAMES = 3
"""The last of them are played only if those before had no such turn, unless all are."""
HOLLOW = (
    "next turn",
    "next tower",
    "next round",
    "you draw",
    "and draw",
    "missing",
    "you lack",
    "may demolish again",
    "enter anywhere",
    "It turns your joker up",
    "It saves your joker",
    "later turns",
    "for next round",
    "for later",
    "worth keeping",
    "will show",
    "at clean-up you have",
    "a better moment",
    "next round",
    "in your pool it is rolled",
    "you gain a skill die",
    "Thinking ahead",
)
"""What speaks of turns to come."""


def last_turns(title: str, seed: int) -> Iterator[tuple[Match, View, tuple[Move, ...]]]:
    """The decisions of a game after which their players have no turn any more."""
    seats = seats_of((HUMAN, "greedy"))
    match = Match.new(title, play_of(title).load("classic"), seats, seed)
    players = [agent("greedy", title)] * 2
    while match.actor is not None:
        view, legal = match.state_view(match.actor), match.legal_moves()
        if BRAINS[title].guide(view).is_last():
            yield match, view, tuple(legal)
        dealer = Dealer(match.thinking_seed())
        match.play(players[match.actor].choose(view, legal, Budget(), dealer))


@pytest.mark.parametrize("title", TITLES)
def test_no_reason_of_the_last_turn_needs_another(title: str) -> None:
    """A hint praised a last placing for what it would come to."""
    looked = 0
    for seed in range(GAMES):
        if WHOLE or not looked:
            looked += sum(looked_at(*each) for each in last_turns(title, seed))
    assert looked


def looked_at(match: Match, view: View, legal: tuple[Move, ...]) -> int:
    """How many reasons are told in a last turn, none of them of what is to come."""
    title, looked = match.header.title, 0
    words = INTERFACES[title].words
    people = tuple(person_of(seat) for seat in match.seats)
    guide = BRAINS[title].guide(view)
    for move in legal[:200]:
        for reason in guide.reasons(move):
            said = words.reason(reason, match.content, people)
            assert not any(each.lower() in said.lower() for each in HOLLOW), (str(move), said)
            looked += 1
    return looked
