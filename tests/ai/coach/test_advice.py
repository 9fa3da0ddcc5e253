"""What is suggested: the best, and others that are clearly different and not clearly worse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from importlib import import_module
from itertools import islice
from math import exp

import pytest

from game.ai.coach.advice import (
    ALIKE,
    HARMLESS,
    IDLE_LEAD,
    IDLE_WIN,
    LEAST_VISITS,
    NOTHING_BETTER,
    SAFE_LEAD,
    SAFE_WIN,
    SEARCHED,
    SENSIBLE_LEAD,
    SENSIBLE_WIN,
    UNDOES,
    Advice,
    Reason,
    are_opposed,
    suggested,
)
from game.ai.coach.asked import advice
from game.ai.coach.plan import Announced
from game.ai.thinking import Candidate, Thoughts, WrongView
from game.ai.titles import BRAINS
from game.rules.biomes.moves import Build, Collect
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.coach.guide import guide
from tests.ai.positions import game_of, new_game
from tests.sizes import WHOLE

LOOKED_AT = 12


class Letters:
    """A guide to moves of two letters: the first is the kind, both are the purpose."""

    def kind(self, move: Move) -> Hashable:
        return str(move)[0]

    def purpose(self, move: Move) -> Hashable:
        return str(move)[:2]

    def reasons(self, move: Move) -> Sequence[Reason]:
        about = (("tile", str(move)[:2]),)
        return [] if "?" in str(move) else [Reason(code, "B1", about) for code in "wxyz"]

    def caution(self, move: Move) -> Reason | None:
        return Reason("but", "B1") if "!" in str(move) else None

    def tells(self, reason: Reason) -> bool:
        return reason.code != "filler"

    def is_idle(self, move: Move) -> bool:
        return "-" in str(move)

    def spot(self, move: Move) -> Hashable:
        return move

    def offers(self, move: Move) -> bool:
        return "?" not in str(move)

    def opposed(self, one: Reason, other: Reason) -> bool:
        return {one.code, other.code} == {"w", "against w"}

    def is_last(self) -> bool:
        return False

    def announces(self, reason: Reason) -> Sequence[Announced]:
        return tuple(Announced(f"{tile}>") for _, tile in reason.values if reason.code == "w")

    def deeds(self, move: Move) -> Sequence[Hashable]:
        return (f"{move}>",)

    def is_costly(self, move: Move) -> bool:
        return "$" in str(move)

    def prepares(self, move: Move) -> bool:
        return "~" in str(move)


class LastLetters(Letters):
    """The same in the last turn."""

    def is_last(self) -> bool:
        return True


def thoughts(*moves: tuple[str, float, float, int]) -> Thoughts:
    candidates = tuple(Candidate(name, visits, win, lead) for name, win, lead, visits in moves)
    return Thoughts(candidates, (0.5, 0.5), 100)


def told(*moves: tuple[str, float, float, int]) -> list[str]:
    return [str(one.move) for one in suggested(Letters(), thoughts(*moves))]


def test_nothing_is_suggested_out_of_nothing() -> None:
    assert told() == []


def test_the_best_comes_first_even_if_no_rule_tells_why() -> None:
    [last] = suggested(LastLetters(), thoughts(("a?", 0.5, 0, 50)))
    assert last.reasons == (HARMLESS,), "there is nothing to think ahead to"
    [only] = suggested(Letters(), thoughts(("a?", 0.5, 0, 50)))
    assert only == Advice("a?", (SEARCHED,), 0.5, 0)


def test_nearly_the_same_is_told_once() -> None:
    assert told(("aa1", 0.5, 0, 50), ("aa2", 0.5, 0, 40), ("ab", 0.5, 0, 10)) == ["aa1", "ab"]


def test_another_kind_comes_before_another_purpose() -> None:
    found = told(
        ("aa", 0.5, 0, 30),
        ("ab", 0.5, 0, 20),
        ("ac", 0.5, 0, 20),
        ("ba", 0.5, 0, 10),
        ("ca", 0.5, 0, 10),
    )
    assert found == ["aa", "ba", "ca"]
    assert told(("aa", 0.5, 0, 30), ("ab", 0.5, 0, 20), ("ba", 0.5, 0, 10)) == ["aa", "ab", "ba"]


def test_what_is_clearly_worse_is_left_out() -> None:
    far = ("ba", 0.5, -SENSIBLE_LEAD - 0.1, 20)
    unlikely = ("ca", 0.5 - SENSIBLE_WIN - 0.01, 0, 20)
    hardly_tried = ("da", 0.5, 0, LEAST_VISITS - 1)
    no_reason = ("e?", 0.5, 0, 20)
    close = ("fa", 0.5 - SENSIBLE_WIN + 0.01, -SENSIBLE_LEAD + 0.1, LEAST_VISITS)
    found = told(("aa", 0.5, 0, 50), far, unlikely, hardly_tried, no_reason, close)
    assert found == ["aa", "fa"]


def test_reasons_are_three_at_most() -> None:
    [only] = suggested(Letters(), thoughts(("aa", 0.4, 2.5, 50)))
    assert [reason.code for reason in only.reasons] == ["w", "x", "y"]
    assert (only.win, only.lead) == (0.4, 2.5)


def test_a_caution_takes_the_place_of_the_last_reason() -> None:
    [only] = suggested(Letters(), thoughts(("aa!", 0.4, 2.5, 50)))
    assert [reason.code for reason in only.reasons] == ["w", "x"]
    assert only.caution == Reason("but", "B1")
    [vague] = suggested(Letters(), thoughts(("a?!", 0.4, 2.5, 50)))
    assert vague.reasons == (SEARCHED,)
    assert vague.caution == Reason("but", "B1")


def test_of_two_as_good_the_one_comes_first_that_nothing_speaks_against() -> None:
    """A hint gave up a brewing where another move was as good, after Olwen's "brew every round"."""
    best = ("aa!", 0.5, 1.0, 50)
    assert told(best, ("ba", 0.49, 0.5, 40)) == ["ba", "aa!"]
    assert told(best, ("ba", 0.4, 0.5, 40)) == ["aa!", "ba"], "it is clearly worse"
    assert told(best, ("ba", 0.49, -1.5, 40)) == ["aa!", "ba"]
    assert told(best, ("b?", 0.5, 1.0, 40)) == ["aa!"], "no rule tells why"
    assert told(best, ("ba!", 0.5, 1.0, 40)) == ["aa!", "ba!"]


@pytest.mark.parametrize(("behind", "first"), [(0.5, "ba"), (1.9, "ba"), (SAFE_LEAD + 0.1, "aa!")])
@pytest.mark.parametrize("gentle", [False, True])
def test_what_is_safe_goes_first_within_what_a_search_can_tell(
    behind: float, first: str, gentle: bool
) -> None:
    """Newcomers were sent into one fight of 30 % after the other for a tenth of a point."""
    found = thoughts(("aa!", 0.52, 2.0, 300), ("ba", 0.51, 2.0 - behind, 80))
    assert suggested(Letters(), found, gentle=gentle)[0].move == first


def static_thoughts(view: View, moves: Sequence[Move]) -> Thoughts:
    """What the evaluation alone would think: a stand-in for a search."""
    values = appraise(view, moves, Dealer(1))
    order = sorted(range(len(moves)), key=lambda number: -values[number])[:LOOKED_AT]
    best = values[order[0]]
    candidates = tuple(
        Candidate(moves[n], 10, 1 / (1 + exp(min(50, (best - values[n]) / 15))), values[n] - best)
        for n in order
    )
    return Thoughts(candidates, (), 10)


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_coached(seats: int) -> None:
    """Always the best move, or one as good where something speaks against that; at most three, all
    with different purposes, seldom without a rule."""
    codes: Counter[str] = Counter()
    for state, seat in islice(game_of(seats, seats, "greedy"), 0, None, 1 if WHOLE else 3):
        view, moves = state.view(seat), state.legal_moves()
        if len(moves) == 1:
            continue
        thinking = static_thoughts(view, moves)
        found = advice("biomes", view, thinking)
        assert 1 <= len(found) <= 3
        teller, best = guide(view), thinking.candidates[0]
        if found[0].move != best.move:
            idle = teller.is_idle(best.move)
            lead, win = (IDLE_LEAD, IDLE_WIN) if idle else (SAFE_LEAD, SAFE_WIN)
            assert idle or teller.caution(best.move) is not None
            assert found[0].caution is None
            assert found[0].lead >= best.lead - lead
            assert found[0].win >= best.win - win
        assert len({teller.purpose(one.move) for one in found}) == len(found)
        assert all(1 <= len(one.reasons) <= 3 for one in found)
        codes.update(one.reasons[0].code for one in found)
    assert codes[SEARCHED.code] < 0.05 * codes.total()
    assert len(codes) >= 15


def test_one_building_is_suggested_on_one_space_alone() -> None:
    for state, seat in game_of(2, 3, "greedy"):
        view, moves = state.view(seat), state.legal_moves()
        builds = [move for move in moves if isinstance(move, Build)]
        if len({move.cell for move in builds}) == 1 and len(builds) >= 9:
            equal = tuple(Candidate(move, 10, 0.5, 0) for move in builds)
            assert len(advice("biomes", view, Thoughts(equal, (), 100))) == 1
            return
    raise AssertionError("this game offers no such choice")


def at_second_block(seed: int) -> BiomesState:
    state = new_game(2, seed)
    state.apply(next(move for move in state.legal_moves() if isinstance(move, Collect)))
    return state


def only_stock(state: BiomesState) -> bool:
    """Whether no block is good for anything but for later."""
    teller = guide(state.view(state.decider))
    moves = [move for move in state.legal_moves() if isinstance(move, Collect)]
    return all([one.code for one in teller.reasons(move)] == ["stock"] for move in moves)


def test_blocks_that_nothing_needs_are_suggested_once() -> None:
    state = next(game for game in map(at_second_block, range(20)) if only_stock(game))
    moves = [move for move in state.legal_moves() if isinstance(move, Collect)]
    equal = tuple(Candidate(move, 10, 0.5, 0) for move in moves)
    [only] = advice("biomes", state.view(state.decider), Thoughts(equal, (), 40))
    assert only.move == moves[0]
    assert [reason.code for reason in only.reasons] == ["stock"]


def test_blocks_for_one_building_are_suggested_once() -> None:
    shown = 0
    for state, seat in game_of(2, 3, "greedy"):
        view, moves = state.view(seat), state.legal_moves()
        if view.stage is not Stage.SECOND_BLOCK:
            continue
        equal = tuple(Candidate(move, 10, 0.5, 0) for move in moves)
        found = advice("biomes", view, Thoughts(equal, (), 40))
        tiles = [dict(one.reasons[0].values).get("tile") for one in found]
        named = [tile for tile in tiles if tile]
        assert len(set(named)) == len(named)
        shown += len(named) > 1
    assert shown


def test_other_views_are_refused() -> None:
    state = new_game(2, 1)
    with pytest.raises(WrongView):
        advice("biomes", state.view(1 - state.decider), Thoughts((), (), 0))


class Quarrelling(Letters):
    """Its second kind of move is good because the first one's reason is bad."""

    def reasons(self, move: Move) -> Sequence[Reason]:
        if str(move)[0] == "a":
            return [Reason("w", "B1")]
        return [Reason("against w", "B1"), *([Reason("x", "B1")] if str(move)[0] == "b" else [])]


def test_no_suggestion_says_the_opposite_of_a_better_one() -> None:
    """One hint was good because it saved the joker, the next because the joker helped out."""
    tried = thoughts(("aa", 0.6, 0, 50), ("bb", 0.6, 0, 50), ("cc", 0.6, 0, 50))
    first, second = suggested(Quarrelling(), tried)
    assert [reason.code for reason in first.reasons] == ["w"]
    assert [reason.code for reason in second.reasons] == ["x"]


class Telling(Letters):
    """A move's letters behind the colon are its reasons, ``f`` a filler; the two before them its
    kind and its purpose."""

    def reasons(self, move: Move) -> Sequence[Reason]:
        codes = str(move).partition(":")[2].replace("!", "")
        return [Reason("filler" if code == "f" else code, "B1") for code in codes]

    def offers(self, move: Move) -> bool:
        return any(map(self.tells, self.reasons(move)))


def codes_of(*moves: tuple[str, float, float, int]) -> list[str]:
    return [
        str(one.move).partition(":")[0] + " " + "".join(reason.code[0] for reason in one.reasons)
        for one in suggested(Telling(), thoughts(*moves))
    ]


def alike(*moves: str) -> list[tuple[str, float, float, int]]:
    return [(move, 0.5, 0.0, 50) for move in moves]


def test_suggestions_are_told_apart() -> None:
    """Three placings were suggested for the same two reasons."""
    assert codes_of(*alike("aa:xy", "ba:xy")) == ["aa xy"], "nothing tells the second one apart"
    assert codes_of(*alike("aa:xy", "ba:xz", "ca:yx")) == ["aa xy", "ba zx"]
    assert codes_of(*alike("aa:xyvz", "ba:xyvw")) == ["aa xzy", "ba wxy"]


def test_what_tells_little_is_told_only_for_want_of_more() -> None:
    assert codes_of(*alike("aa:fxf")) == ["aa x"]
    assert codes_of(*alike("aa:f", "ba:f")) == ["aa f"]
    assert codes_of(*alike("aa:x", "ba:xf")) == ["aa x"], "a filler tells nothing apart"


def test_where_nothing_tells_moves_apart_it_is_said_that_any_will_do() -> None:
    [only] = suggested(Telling(), thoughts(*alike("aa:xy", "ab:xy")))
    assert [reason.code for reason in only.reasons] == ["x", "alike"]
    [bare] = suggested(Telling(), thoughts(*alike("aa:", "ab:")))
    assert bare.reasons == (ALIKE,)
    [best] = suggested(Telling(), thoughts(("aa:x", 0.6, 3, 50), ("ab:x", 0.5, 0, 50)))
    assert ALIKE not in best.reasons, "the other one is worse"


def test_doing_nothing_goes_first_only_where_it_is_clearly_better() -> None:
    """“Pass” stood above a move that the result page then called the best."""
    something = ("ba:x", 0.46, -0.5, 50)
    assert codes_of(("-a:f", 0.5, 0, 50), something) == ["ba x"]
    assert codes_of(("-a:f", 0.6, 3, 50), something) == ["-a f", "ba x"]
    [first, _] = suggested(Telling(), thoughts(("-a:", 0.6, 3, 50), something))
    assert first.reasons == (NOTHING_BETTER,)


class Undoing(Telling):
    """What has an exclamation mark takes back what was done."""

    def caution(self, move: Move) -> Reason | None:
        return Reason(UNDOES, "B1") if "!" in str(move) else None


def test_what_takes_back_what_was_done_goes_first_only_where_that_clearly_pays() -> None:
    def first(behind: float) -> str:
        tried = thoughts(("aa:x!", 0.6, 1, 50), ("ba:y", 0.6 - behind, 1, 50))
        return str(suggested(Undoing(), tried)[0].move)

    assert first(0.04) == "ba:y"
    assert first(0.1) == "aa:x!"


def test_reasons_are_opposed_only_about_the_same_thing() -> None:
    pairs = (("hastens", "delays"),)
    hastens = Reason("hastens", "B7.1", (("round", "A"), ("own", 9)))
    delays = Reason("delays", "B7.1", (("round", "A"), ("own", 7)))
    other = Reason("delays", "B7.1", (("round", "B"), ("own", 7)))
    assert are_opposed(pairs, hastens, delays)
    assert are_opposed(pairs, delays, hastens)
    assert not are_opposed(pairs, hastens, other)
    assert not are_opposed(pairs, hastens, hastens)


def test_what_is_ahead_of_all_else_is_known() -> None:
    tried = thoughts(
        ("aa", 0.7, 0, 50), ("ab", 0.6, 0, 50), ("aac", 0.69, 0, 50), ("ba", 0.9, 0, 1)
    )
    best, *_ = suggested(Letters(), tried)
    assert best.ahead == pytest.approx(0.1), "not of one purpose with it, nor hardly tried"


@pytest.mark.parametrize("title", sorted(BRAINS))
def test_opposites_are_codes_that_there_are(title: str) -> None:
    reasons = import_module(f"game.titles.{title}.ai.coach.reasons")
    assert {code for pair in reasons.OPPOSED for code in pair} <= set(reasons.GAPS)


def test_somebody_new_is_told_to_do_something_before_getting_ready() -> None:
    """A newcomer was told to fetch TNT four turns in a row, with a tower to be built."""
    ready, builds = ("w~", 0.50, 3.0, 30), ("b1", 0.45, 2.0, 20)

    def first(*moves: tuple[str, float, float, int], gentle: bool = True) -> Move:
        return suggested(Quiet(), thoughts(*moves), gentle=gentle)[0].move

    assert first(ready, builds) == "b1"
    assert first(ready, builds, gentle=False) == "w~"
    assert first(ready, ("b1", 0.43, 2.0, 20)) == "w~", "it would cost too much"
    assert first(ready, ("b1!", 0.49, 3.0, 20)) == "w~", "something speaks against it"
    assert first(ready, ("b-", 0.49, 3.0, 20)) == "w~", "doing nothing is no deed"
    assert first(builds, ready) == "b1"
    [best, *_] = suggested(Letters(), thoughts(ready, builds), gentle=True)
    assert best.move == "w~", "it announces what it is for"


class Quiet(Letters):
    """The same, announcing nothing."""

    def announces(self, reason: Reason) -> Sequence[Announced]:
        return ()
