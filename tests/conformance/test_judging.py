"""Judging a decision: the same laws for every title, the toy among them."""

from __future__ import annotations

import pytest

from game.ai.agent import coached_mind
from game.ai.judging.comparison import Stopped
from game.ai.judging.judge import Decision, Judged, judge
from game.ai.judging.size import Size
from game.ai.judging.verdict import WORTH_TELLING, Verdict
from game.ai.titles import BRAINS
from game.rules.chance import Dealer
from game.rules.core import Move
from tests.conformance.case import Case, State, lively, midgame
from tests.conformance.cases import CASES, named

SMALL = Size(iterations=24, learned=6, first=6, then=10, rivals=2, alike=4)
MOMENTS = (0, 14, 41)
"""Moves after which somebody decides."""
MOST = 8
"""Of so many legal moves at a moment each is judged."""
DEALT_ANEW = 20
LONGEST = 400
"""Moves of a game that is played to its end, at most."""


def decided(case: Case, state: State, move: Move, seed: int = 5) -> Decision:
    """The decision of the actor of ``state`` for ``move``."""
    seat = state.actor()
    return Decision(case.title.id, state.view(seat), tuple(state.legal_moves()), move, seed)


def choosing(case: Case) -> State:
    """A moment at which there is something to choose."""
    found = (midgame(case, 2, 6, moves) for moves in range(23, 60))
    return next(state for state in found if len(state.legal_moves()) > 1)


def few(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Some of the moves, from all over the list."""
    return moves[:: max(1, len(moves) // MOST)]


def check(decision: Decision, found: Judged) -> None:
    """What holds for every judgement."""
    if len(decision.legal_moves) == 1:
        assert found == Judged(Verdict.ONLY)
        return
    assert 0.0 <= found.chance <= found.best <= 1.0 + 1e-9
    assert found.noise >= 0.0
    assert found.thoughts is not None
    assert decision.move in [each.move for each in found.thoughts.candidates]
    if not found.verdict.marked:
        assert (found.better, found.alike, found.lost) == (None, (), 0.0)
        return
    assert found.lost >= WORTH_TELLING
    assert found.alike[0] == found.better
    assert found.why_better
    assert len(set(found.alike)) == len(found.alike)
    assert decision.move not in found.alike
    assert set(found.alike) <= set(decision.legal_moves)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_whatever_was_played_can_be_judged(case: Case, seats: int) -> None:
    """Also what no search would ever have tried."""
    for moves in MOMENTS:
        state = midgame(case, seats, 3, moves)
        for move in few(tuple(state.legal_moves())):
            decision = decided(case, state, move)
            check(decision, judge(decision, SMALL))


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_any_move_of_a_whole_game_can_be_looked_at_alone(case: Case) -> None:
    """So are they compared; the mind of a title meets no other lists of one move."""
    state, dealer = case.begun(2, 9), Dealer(9)
    mind_of = coached_mind(case.title.id)
    for _move in range(LONGEST):
        seat = state.actor()
        if seat is None:
            break
        legal = tuple(state.legal_moves())
        view = state.view(seat)
        for move in few(legal):
            promised = mind_of(view, [move], Dealer(1)).first_promises()
            assert [each for _worth, each in promised] == [move]
        state.apply(lively(legal, dealer))


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_the_same_decision_is_always_judged_alike(case: Case) -> None:
    for moves in MOMENTS:
        state = midgame(case, 2, 4, moves)
        decision = decided(case, state, state.legal_moves()[-1])
        assert judge(decision, SMALL) == judge(decision, SMALL)


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_what_lay_hidden_makes_no_difference(case: Case) -> None:
    """Luck is never called a mistake: with everything hidden dealt anew nothing changes."""
    state = choosing(case)
    seat, moves = state.actor(), state.legal_moves()
    expected = judge(decided(case, state, moves[-1]), SMALL)
    dealer = Dealer(9)
    for _ in range(DEALT_ANEW):
        other = case.title.imagine(state.view(seat), dealer.split())
        assert other.view(seat) == state.view(seat)
        assert judge(decided(case, other, moves[-1]), SMALL) == expected


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_a_judgement_ends_when_somebody_wishes(case: Case) -> None:
    state = choosing(case)
    decision = decided(case, state, state.legal_moves()[0])
    asked = iter([False] * 20)
    with pytest.raises(Stopped):
        judge(decision, SMALL, lambda: next(asked, True))


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_the_title_says_how_much_is_looked_at(case: Case) -> None:
    size = BRAINS[case.title.id].judged
    assert size.times(10).then == 10 * size.then
    assert size.times(10).iterations == 10 * size.iterations
