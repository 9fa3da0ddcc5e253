"""Agents and the coach in games of one seat: nobody to beat, but somebody may want a hint."""

from __future__ import annotations

import pytest

from game.ai.agent import Budget, agent, chances, thinker
from game.ai.coach.asked import advice
from game.ai.levels import AGENTS
from game.rules.chance import Dealer
from tests.conformance.case import Case, midgame
from tests.conformance.cases import CASES, named

MOMENTS = (0, 23, 60)
"""Moves after which somebody is asked."""


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_every_agent_and_the_coach_have_an_answer(case: Case) -> None:
    title, few = case.title.id, Budget(iterations=6)
    for moves in MOMENTS:
        state = midgame(case, 1, 3, moves)
        view, legal = state.view(0), state.legal_moves()
        assert sum(chances(title, view)) == pytest.approx(1.0)
        for name in AGENTS:
            assert agent(name, title).choose(view, legal, few, Dealer(1)) in legal
        thoughts = thinker(title).consider(view, legal, few, Dealer(1))
        assert len(legal) == 1 or advice(title, view, thoughts)
