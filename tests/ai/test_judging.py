"""Judging where anybody sees what is better: at the end of a game, to win it or to lose it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.ai.judging.comparison import Comparison
from game.ai.judging.judge import Decision, judge
from game.ai.judging.size import Size
from game.ai.judging.verdict import LEAST, SURE, TURNING, WORTH_TELLING, Verdict, verdict_of
from game.ai.questions import JudgementAsked
from game.ai.thinking import Budget
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.registry import legal_moves
from game.rules.registry import title as title_of
from game.session.match import Match
from game.session.replay import Replay
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.titles import play_of

OPTIONS = {"towers": {"quick_town": True}, "brewery": {"short_game": True}}
PLAIN = (
    *(("biomes", 13, 163), ("biomes", 17, 125)),
    *(("towers", 17, 30), ("towers", 23, 30), ("towers", 28, 30)),
    *(("brewery", 6, 96), ("brewery", 20, 120)),
)
"""Games of two greedy players, by title and seed, and steps in them: of the moves there were, some
win the game at once, and some lose it."""
WORLDS = 24


@cache
def decision(title: str, seed: int, n: int) -> tuple[Decision, tuple[Move, ...], tuple[Move, ...]]:
    """The decision, what wins by it, and what loses."""
    content, seats = play_of(title).load("classic"), seats_of(("greedy", "greedy"))
    match = Match.new(title, content, seats, seed, options=OPTIONS.get(title, {}))
    play_out(match)
    replay = Replay(match.record())
    step = replay.step_to(n)
    view = replay.view_at(n - 1, step.player)
    legal = legal_moves(title, view)
    ends = [(move, ended(title, view, move)) for move in legal]
    wins = tuple(move for move, winners in ends if winners == {step.player})
    loses = tuple(move for move, winners in ends if winners and step.player not in winners)
    return Decision(title, view, legal, step.move, 7), wins, loses


def ended(title: str, view: View, move: Move) -> frozenset[int]:
    """Who has won after a move, whatever is hidden; nobody while the game goes on."""
    found = set()
    for number in range(WORLDS):
        state = title_of(title).imagine(view, Dealer(number))
        state.play_unchecked(move)
        outcome = state.outcome()
        found.add(frozenset() if outcome is None else frozenset(outcome.winners))
    return found.pop() if len(found) == 1 else frozenset()


@pytest.mark.parametrize(("title", "seed", "n"), PLAIN)
def test_who_loses_what_he_could_have_won_is_told(title: str, seed: int, n: int) -> None:
    asked, wins, loses = decision(title, seed, n)
    for move in (loses[0], loses[-1]):
        found = judge(replace(asked, move=move))
        assert found.verdict is Verdict.TURNED
        assert found.better in wins
        assert set(found.alike) <= set(wins)
        assert (found.chance, found.best, found.lost) == pytest.approx((0.0, 1.0, 1.0))
        assert found.noise == pytest.approx(0.0)
        assert found.why_better


@pytest.mark.parametrize(("title", "seed", "n"), PLAIN)
def test_who_wins_at_once_could_do_nothing_better(title: str, seed: int, n: int) -> None:
    asked, wins, _loses = decision(title, seed, n)
    for move in wins[:2]:
        found = judge(replace(asked, move=move))
        assert found.verdict is Verdict.BEST
        assert (found.chance, found.best) == pytest.approx((1.0, 1.0))
        assert (found.better, found.alike, found.lost) == (None, (), 0.0)


@pytest.mark.parametrize(
    ("seed", "n"), [(6, 59), (6, 61), (20, 27), (20, 46), (20, 60), (22, 3), (22, 83)]
)
def test_what_is_made_up_for_in_the_same_turn_was_not_given_away(seed: int, n: int) -> None:
    """By habit nobody would have gone on so after the first of two dice; who played it did, or gave
    it away with the second one: told twice, it was the same loss."""
    first, then = (judge(decision("brewery", seed, each)[0]) for each in (n, n + 1))
    assert not first.verdict.marked
    assert first.chance == pytest.approx(then.best)


def test_a_decision_without_a_choice_is_none() -> None:
    asked, wins, _ = decision("towers", 17, 30)
    assert judge(replace(asked, legal_moves=wins[:1], move=wins[0])).verdict is Verdict.ONLY


@pytest.mark.parametrize(
    ("difference", "noise", "verdict"),
    [
        (-0.2, 0.0, Verdict.BEST),
        (0.0, 0.1, Verdict.BEST),
        (WORTH_TELLING - 0.001, 0.0, Verdict.FINE),
        (WORTH_TELLING, 0.0, Verdict.BETTER),
        (WORTH_TELLING, (WORTH_TELLING - LEAST) / SURE + 0.001, Verdict.FINE),
        (TURNING - 0.001, 0.0, Verdict.BETTER),
        (TURNING, 0.01, Verdict.TURNED),
        (0.3, 0.2, Verdict.FINE),
    ],
)
def test_what_lies_within_the_noise_is_fine(
    difference: float, noise: float, verdict: Verdict
) -> None:
    assert verdict_of(difference, noise) is verdict


@pytest.mark.parametrize("title", ["biomes", "towers", "brewery"])
def test_moves_meet_the_same_worlds(title: str) -> None:
    """A move compared with itself, in a mind of its own, never differs; nor does it matter which
    is asked for first, or how many worlds at once."""
    seed = {"biomes": 13, "towers": 17, "brewery": 20}[title]
    asked, _wins, _loses = decision(title, seed, 20)
    move, other = asked.legal_moves[0], asked.legal_moves[-1]
    first, second = compared(asked), compared(asked)
    first.shares(other, range(3))
    assert first.shares(move, range(12)) == [
        *second.shares(move, range(5)),
        *second.shares(move, range(5, 12)),
    ]
    assert first.shares(other, range(12)) == second.shares(other, range(12))
    assert first.difference(move, move, range(12)) == (0.0, 0.0)


def compared(asked: Decision) -> Comparison:
    """A comparison of that decision's moves."""
    from game.ai.agent import coached_habits, coached_mind

    size = Size(learned=4)
    mind, habits = coached_mind(asked.title), coached_habits(asked.title)
    return Comparison(mind, habits, asked.view, 3, size, lambda: False)


def test_the_thinking_process_judges_alike() -> None:
    asked, _wins, loses = decision("towers", 17, 30)
    asked = replace(asked, move=loses[0])
    question = JudgementAsked(
        1, asked.title, asked.view, asked.legal_moves, Budget(), asked.seed, asked.move
    )
    reply = question.replied(lambda: False)
    assert reply.judged == judge(asked)
    assert asked.legal_moves[reply.number] == reply.judged.better
    assert reply.thoughts == reply.judged.thoughts
    interrupted = question.replied(lambda: True)
    assert (interrupted.judged, interrupted.fault) == (None, None)
