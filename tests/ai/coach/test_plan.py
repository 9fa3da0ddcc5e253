"""A hint keeps the plan that it announced, or says why not; what was taken back is forgotten."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from game.ai.agent import Budget, thinker
from game.ai.coach.advice import Advice
from game.ai.coach.asked import Coach
from game.ai.coach.plan import (
    FOLLOWED_WIN,
    KEPT_WIN,
    LEAST_FOLLOWED,
    Announced,
    Course,
    Due,
    Plan,
    Turn,
    goes_on,
    with_plan,
)
from game.ai.coach.remembered import Done, Remembered
from game.ai.thinking import Candidate
from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.moves import EndTurn, Trade
from game.rules.chance import Dealer
from game.rules.core import Move
from game.titles.biomes.ai.coach.guide import guide
from tests.sizes import WHOLE
from tools.advice import situations
from tools.plans import PACKS, measured

THOUGHT = Budget(iterations=60)


def deeds(move: Move) -> Collection[Hashable]:
    """A move does itself."""
    return (move,)


def tried(
    name: str, win: float = 0.5, visits: int = 20, after: Sequence[Candidate] | None = None
) -> Candidate:
    return Candidate(name, visits, win, 0.0, None if after is None else tuple(after))


def test_what_the_search_goes_on_with_may_be_announced() -> None:
    best, near, far = tried("best"), tried("near", 0.5 - FOLLOWED_WIN), tried("far", 0.4)
    seldom = tried("seldom", visits=LEAST_FOLLOWED - 1)
    first = tried("first", after=[best, near, far, seldom])
    kept = [goes_on(deeds, first, name) for name in ("best", "near", "far", "seldom", "else")]
    assert kept == [True, True, False, False, False]


def test_what_it_goes_on_with_later_in_the_turn_may_be_announced_too() -> None:
    first = tried("first", after=[tried("second", after=[tried("third")]), tried("other")])
    assert goes_on(deeds, first, "third")


def test_where_nobody_looked_further_anything_may_be_and_where_nothing_came_nothing() -> None:
    assert goes_on(deeds, None, "x")
    assert goes_on(deeds, tried("first"), "x")
    assert not goes_on(deeds, tried("first", after=[]), "x")


def plan(*names: str, due: Due = Due.NOW, legal: Sequence[str] = ()) -> Plan:
    return Plan(tuple(Announced(name, due) for name in names), tuple(legal))


def test_what_was_planned_goes_first_while_it_is_as_good() -> None:
    found = [tried("new"), tried("planned", 0.5 - KEPT_WIN), tried("other")]
    moves, course = with_plan(deeds, found, found, plan("planned"))
    assert [each.move for each in moves] == ["planned", "new", "other"]
    assert course == Course(Turn.KEPT, "planned")


def test_something_better_is_told_with_what_was_planned() -> None:
    found = [tried("new", 0.6), tried("planned", 0.6 - KEPT_WIN - 0.01)]
    moves, course = with_plan(deeds, found, found, plan("planned"))
    assert [each.move for each in moves] == ["new", "planned"]
    assert course == Course(Turn.BETTER, "planned")
    _, course = with_plan(deeds, found[:1], found[:1], plan("legal", legal=["legal"]))
    assert course == Course(Turn.BETTER, "legal"), "although nobody tried it"


def test_what_cannot_be_done_any_more_is_told_but_not_what_was_for_some_time() -> None:
    found = [tried("new")]
    assert with_plan(deeds, found, found, plan("gone"))[1] == Course(Turn.GONE)
    assert with_plan(deeds, found, found, plan("gone", due=Due.SOON))[1] is None
    assert with_plan(deeds, found, found, None) == (found, None)


def hint(move: str, *announced: Announced) -> Advice:
    return Advice(move, (), 0.5, 0.0, announced=announced)


def done(*moves: str, seat: int = 0, turn: int = 1) -> list[Done]:
    return [Done(seat, turn, move) for move in moves]


def test_only_who_did_as_told_has_a_plan() -> None:
    coach = Remembered()
    coach.told(done("a"), 0, 1, [hint("b", Announced("c")), hint("x", Announced("y"))], deeds)
    assert coach.plan(done("a", "b"), 0, 1, ["c"]) == plan("c", legal=["c"])
    second = coach.plan(done("a", "x"), 0, 1, ["y"])
    assert second == replace(plan("y", legal=["y"]), aloud=False)
    assert coach.plan(done("a", "other"), 0, 1, ["c"]) is None


def test_of_a_plan_that_perhaps_nobody_read_it_is_not_said_that_it_is_dropped() -> None:
    """ "The plan was: take the pickaxe", of which a newcomer had never heard."""
    found = [Candidate("a", 50, 0.9, 9.0), Candidate("c", 20, 0.1, 0.0)]
    dropped = with_plan(deeds, found, found, plan("c", legal=["c"]))
    assert dropped == (found, Course(Turn.BETTER, "c"))
    assert with_plan(deeds, found, found, replace(plan("c"), aloud=False)) == (found, None)
    kept = replace(plan("a"), aloud=False)
    assert with_plan(deeds, found, found, kept) == (found, Course(Turn.KEPT, "a"))


def test_what_was_taken_back_is_forgotten() -> None:
    """The plan belongs to all that had been done by then."""
    coach = Remembered()
    coach.told(done("a"), 0, 1, [hint("b", Announced("c"))], deeds)
    assert coach.plan(done("a"), 0, 1, ["c"]) is None
    assert coach.plan(done("other", "b"), 0, 1, ["c"]) is None
    assert coach.plan(done("a", "b"), 0, 1, ["c"]) is not None, "done again it holds again"


def test_a_plan_is_for_its_time() -> None:
    coach = Remembered()
    now, then, soon = (Announced(due.value, due) for due in (Due.NOW, Due.NEXT, Due.SOON))
    coach.told([], 0, 1, [hint("a", now, then, soon)], deeds)

    def outstanding(past: list[Done], turn: int) -> tuple[Announced, ...]:
        found = coach.plan(past, 0, turn, [])
        return found.announced if found else ()

    rival = done("r", seat=1, turn=2)
    assert outstanding(done("a"), 1) == (now, soon)
    assert outstanding(done("a", "b"), 1) == (soon,), "something else was done since"
    assert outstanding([*done("a"), *rival], 3) == (then, soon)
    assert outstanding([*done("a"), *rival, *done("b", turn=3)], 5) == (), "it is long ago"


def test_what_was_announced_for_some_time_lasts_until_it_is_done_or_given_up() -> None:
    coach, soon = Remembered(), Announced("c", Due.SOON)
    coach.told([], 0, 1, [hint("a", soon)], deeds)
    coach.told(done("a"), 0, 1, [hint("b"), hint("c")], deeds)
    after = coach.plan(done("a", "b"), 0, 1, ["c"])
    assert after is not None
    assert after.announced == (soon,)
    assert coach.plan(done("a", "c"), 0, 1, ["c"]) is None, "it is done"
    given_up = Advice("b", (), 0.5, 0.0, course=Course(Turn.BETTER, "c"))
    coach.told(done("a"), 0, 1, [given_up], deeds)
    assert coach.plan(done("a", "b"), 0, 1, ["c"]) is None


@pytest.mark.parametrize("title", sorted(PACKS))
def test_heeded_hints_keep_what_they_announce_or_say_why_not(title: str) -> None:
    """ "With a second block: wood", and then the sand; a mob returned for a fight that never came.

    ``python -m tools.plans`` counts it in more positions, by hints of a hint's length.
    """
    tally = measured(title, 8, THOUGHT, 9, forgetful=False)
    assert tally.kept
    assert not tally.broken, tally.plans


def test_a_coach_is_asked_twice_about_one_decision_and_says_the_same() -> None:
    state = next(situations(0, 5))
    view, legal = state.view(state.decider), state.legal_moves()
    thoughts = thinker("biomes").consider(view, legal, THOUGHT, Dealer(1))
    coach = Coach("biomes")
    first, again = (coach.advice(view, thoughts, [], state.turn, legal) for _ in range(2))
    assert first == again


def test_a_mob_is_returned_first_only_for_what_the_search_does_next() -> None:
    """And never in the place of keeping it, where that is as good (B2.2)."""
    returned = 0
    for state in islice(situations(0, 3), 250 if WHOLE else 120):
        view, legal = state.view(state.decider), state.legal_moves()
        trades = [move for move in legal if isinstance(move, Trade)]
        mobs = [find_tile(view.catalogue, move.tile) for move in trades]
        assert all(isinstance(mob, Mob) and not mob.trophy for mob in mobs), "no points are lost"
        if not trades:
            continue
        thoughts = thinker("biomes").consider(view, legal, THOUGHT, Dealer(1))
        told = Coach("biomes").advice(view, thoughts, [], state.turn, legal)
        best = thoughts.candidates[0]
        for each in told:
            if isinstance(each.move, Trade) and each.reasons[0].code.startswith("trade_"):
                thought = next(one for one in thoughts.candidates if one.move == each.move)
                teller = guide(view, thoughts)
                [aim] = teller.announces(each.reasons[0])
                assert goes_on(teller.deeds, thought, aim.deed)
                returned += 1
        if isinstance(best.move, EndTurn):
            assert not isinstance(told[0].move, Trade)
    assert returned
