"""What holds for whatever the coach says, in positions of games among mixed players."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice

from game.ai.agent import Budget, thinker
from game.ai.coach.advice import Advice
from game.ai.coach.asked import advice
from game.ai.thinking import Thoughts
from game.rules.biomes.moves import Arm, BiomesMove, Build, Explore, Fight, Score, Trade
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.titles.biomes.ai.coach.guide import guide
from game.titles.biomes.ai.coach.reasons import CAUTIONS, FILLERS
from game.titles.biomes.ui.panels.coach.moves import move_text
from game.titles.biomes.ui.panels.coach.reason_sentences import sentence
from tests.ai.coach.test_truth import OF_TRADES, follow_up
from tests.ai.coach.truth import check
from tests.sizes import WHOLE
from tools.advice import PEOPLE, situations

POSITIONS, EVERY = 150 if WHOLE else 45, 9
THOUGHT = Budget(iterations=60)
LEAST_PERCENT = 33
"""A lower chance is never a reason."""
Said = tuple[BiomesState, tuple[Advice, ...]]
THOUGHTS: dict[int, Thoughts] = {}
"""What was thought about a position, by its number among those that something was said about."""


@cache
def said() -> tuple[Said, ...]:
    """What the coach says in each position."""
    found: list[Said] = []
    for state in islice(situations(0, EVERY), POSITIONS):
        view = state.view(state.decider)
        thoughts = thinker("biomes").consider(view, state.legal_moves(), THOUGHT, Dealer(1))
        THOUGHTS[len(found)] = thoughts
        found.append((state, advice("biomes", view, thoughts)))
    return tuple(found)


def each() -> list[tuple[BiomesState, Advice]]:
    return [(state, one) for state, told in said() for one in told]


def sentences(state: BiomesState, one: Advice) -> list[str]:
    view = state.view(state.decider)
    reasons = [*one.reasons, *([one.caution] if one.caution else [])]
    return [sentence(reason, view.catalogue, PEOPLE) for reason in reasons]


def test_each_reason_and_caution_is_true() -> None:
    """Recomputed by other means, in the very position."""
    numbered = [(n, state, one) for n, (state, told) in enumerate(said()) for one in told]
    for number, state, one in numbered:
        move = one.move
        assert isinstance(move, BiomesMove)
        for reason in [*one.reasons, *([one.caution] if one.caution else [])]:
            if reason.code in {"search", "harmless", "nothing_better", "alike"}:
                continue
            if isinstance(move, Trade) and reason.code not in OF_TRADES:
                check(*follow_up(state, move, reason, THOUGHTS[number]), reason)
            else:
                check(state, move, reason)


def test_a_reason_speaks_for_the_move_and_a_caution_against_it() -> None:
    assert any(one.caution for _, one in each())
    for state, one in each():
        assert not CAUTIONS & {reason.code for reason in one.reasons}
        assert one.caution is None or one.caution.code in CAUTIONS
        *pros, last = sentences(state, one)
        pros = pros if one.caution else [*pros, last]
        assert pros
        assert not any(text.startswith("But") for text in pros), pros
        assert one.caution is None or last.startswith("But")


def test_fillers_are_told_only_of_the_best_move_and_seldom() -> None:
    empty = 0
    for _, told in said():
        for number, one in enumerate(told):
            idle = all(reason.code in FILLERS for reason in one.reasons)
            assert not (idle and number), "a further suggestion needs something to say"
            empty += idle
    assert empty < 0.05 * len(each())


def test_low_chances_are_no_reasons() -> None:
    for _, one in each():
        for reason in one.reasons:
            values = dict(reason.values)
            shown = [values[name] for name in ("percent", "after") if name in values]
            assert all(int(percent) >= LEAST_PERCENT for percent in shown), reason


def named(view: BiomesView, one: Advice) -> str:
    """What a suggestion is about by its very name: a building, a mob, a weapon, what to score."""
    move = one.move
    return move_text(view, move) if isinstance(move, Build | Fight | Arm | Score) else ""


def test_nothing_is_said_twice() -> None:
    for number, (state, told) in enumerate(said()):
        view = state.view(state.decider)
        for one in told:
            texts = sentences(state, one)
            assert len({*texts}) == len(texts)
        purposes = {guide(view, THOUGHTS[number]).purpose(one.move) for one in told}
        assert len(purposes) == len(told), "each aims at something else"
        whole = {(named(view, one), *sentences(state, one)) for one in told}
        assert len(whole) == len(told), "nor are two suggestions told apart by nothing"


def test_there_are_several_suggestions_wherever_there_are_several_sensible_moves() -> None:
    """Alone stands a suggestion only where all else is of one purpose or tells nothing."""
    alone: Counter[bool] = Counter()
    for state, told in said():
        teller = guide(state.view(state.decider))
        sensible = {teller.purpose(move) for move in state.legal_moves() if teller.offers(move)} | {
            teller.purpose(told[0].move)
        }
        if len(sensible) > 1 and "score" not in {move.type for move in state.legal_moves()}:
            alone[len(told) == 1] += 1
    assert alone[True] < (0.2 if WHOLE else 0.3) * alone.total()


def test_moves_are_named_so_that_one_knows_what_to_do() -> None:
    for state, one in each():
        view = state.view(state.decider)
        assert isinstance(one.move, BiomesMove)
        text = move_text(view, one.move)
        assert "nowhere" not in text
        if isinstance(one.move, Explore) and one.move.to == view.players[view.seat].crossing:
            assert text == "Explore where you stand"
