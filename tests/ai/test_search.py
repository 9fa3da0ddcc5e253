"""The search of every title, on toy games whose right answer is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from game.ai.mind import Promise, Verdict
from game.ai.search import Search
from game.ai.thinking import Budget, Thoughts
from game.ai.tree import Habits
from game.rules.chance import Dealer
from game.rules.core import Move, View

Played = tuple[str, ...]
Payoff = Callable[[Played, int], float]
"""What a finished game is worth to seat 0, by the moves played and what was hidden."""
FINE = 600
CURIOUS = Habits(curiosity=0.5, looks=0)
"""A toy pays all or nothing, so that much more is to be tried than in a game of many points."""


@dataclass(frozen=True)
class Seen:
    """The view of a toy: there is nothing to be seen."""

    seat: int = 0
    actor: int | None = 0
    turn_player: int = 0


@dataclass
class Toy:
    """A game given by what may be played after what; all else is its end.

    ``hidden`` counts the worlds, all alike probable; ``telling`` lists the moves that show which
    it is. Its quick policy plays whatever is promised first.
    """

    turns: dict[Played, tuple[int, Sequence[Promise[str]]]]
    payoff: Payoff
    hidden: int = 1
    telling: tuple[str, ...] = ()
    points: float = 20.0
    dealt: list[int] = field(default_factory=list)
    asked: list[Played] = field(default_factory=list)


@dataclass
class Game:
    """A toy under way."""

    hidden: int
    played: Played = ()


class ToyMind:
    """What a search knows of a toy."""

    def __init__(self, toy: Toy) -> None:
        self._toy = toy

    def is_open(self) -> bool:
        return self._toy.hidden == 1 or bool(self._toy.telling)

    def world(self, dealer: Dealer) -> Game:
        game = Game(dealer.below(self._toy.hidden))
        self._toy.dealt.append(game.hidden)
        return game

    def actor(self, state: Game) -> int:
        turn = self._toy.turns.get(state.played)
        return -1 if turn is None else turn[0]

    def first_promises(self) -> Sequence[Promise[str]]:
        return self._toy.turns[()][1]

    def promises(self, state: Game) -> Sequence[Promise[str]]:
        self._toy.asked.append(state.played)
        return self._toy.turns[state.played][1]

    def play(self, state: Game, move: str) -> int:
        state.played += (move,)
        return 1 + state.hidden if move in self._toy.telling else 0

    def finish(self, state: Game, dealer: Dealer) -> None:
        while (turn := self._toy.turns.get(state.played)) is not None and turn[1]:
            state.played += (turn[1][0][1],)

    def verdict(self, state: Game) -> Verdict:
        win = self._toy.payoff(state.played, state.hidden)
        lead = self._toy.points * (win - 0.5)
        reward = 0.15 + 0.7 * win + 0.0025 * lead
        return Verdict((win, 1.0 - win), (lead, -lead), (reward, 1.0 - reward))


class Clock:
    """Each look at it takes an eighth of a second."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += 0.125
        return self.now


class Bell:
    """Rings when it was asked so often."""

    def __init__(self, rings_at: int) -> None:
        self.left = rings_at

    def __call__(self) -> bool:
        self.left -= 1
        return self.left <= 0


def searching(
    toy: Toy,
    usual: Budget | None = None,
    habits: Habits | None = None,
    clock: Callable[[], float] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Search:
    def mind_of(view: View, legal_moves: Sequence[Move], dealer: Dealer) -> ToyMind:
        return ToyMind(toy)

    return Search(mind_of, usual or Budget(iterations=FINE), habits, clock or Clock(), stop)


def moves_of(toy: Toy) -> list[Move]:
    return [move for _, move in toy.turns[()][1]]


def considered(
    toy: Toy,
    iterations: int = FINE,
    seed: int = 1,
    habits: Habits = CURIOUS,
    confirmed: int = 0,
) -> Thoughts:
    search, budget = searching(toy, habits=habits), Budget(iterations, confirmed=confirmed)
    return search.consider(Seen(), moves_of(toy), budget, Dealer(seed))


def win_of(thoughts: Thoughts, move: str) -> float:
    return next(one.win for one in thoughts.candidates if one.move == move)


def coin(hidden: int) -> Toy:
    """Seat 0 may take 0.6 for sure, gamble, or leave the matter to seat 1, who knows better.

    The gamble is right in one of three worlds. The moves are promised in the wrong order.
    """
    worth = {("safe",): 0.6, ("lure", "miss"): 1.0, ("lure", "hit"): 0.1}

    def payoff(played: Played, world: int) -> float:
        return (1.0 if world == 0 else 0.2) if played == ("bold",) else worth[played]

    return Toy(
        {
            (): (0, ((3.0, "lure"), (2.0, "bold"), (1.0, "safe"))),
            ("lure",): (1, ((2.0, "miss"), (1.0, "hit"))),
        },
        payoff,
        hidden,
    )


def guessing(telling: tuple[str, ...] = ()) -> Toy:
    """Seat 0 may take 0.6 for sure, or guess which of two cups holds the coin."""
    turns: dict[Played, tuple[int, Sequence[Promise[str]]]] = {
        (): (0, ((1.0, "safe"), (1.0, "guess"))),
        ("guess",): (0, ((1.0, "left"), (1.0, "right"))),
    }

    def payoff(played: Played, world: int) -> float:
        guesses = ("left", "right")
        return float(played[-1] == guesses[world]) if played[-1] in guesses else 0.6

    return Toy(turns, payoff, hidden=2, telling=telling)


def lottery(chances: Sequence[int]) -> Toy:
    """As many tickets as ``chances``: each wins in so many of a hundred worlds."""
    tickets = [(0.0, f"{number}") for number in range(len(chances))]

    def payoff(played: Played, world: int) -> float:
        number = int(played[0])
        return float((world * 37 + number * 61) % 100 < chances[number])

    return Toy({(): (0, tickets)}, payoff, hidden=100)


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_the_right_move(seed: int) -> None:
    """It sees through the rival's best reply and weighs a gamble by its chances."""
    thoughts = considered(coin(hidden=3), seed=seed)
    assert thoughts.candidates[0].move == "safe"
    assert win_of(thoughts, "safe") == pytest.approx(0.6)
    assert win_of(thoughts, "bold") == pytest.approx(1.4 / 3, abs=0.15)
    assert win_of(thoughts, "lure") < 0.5
    moves = ["lure", "bold", "safe"]
    assert searching(coin(hidden=3)).choose(Seen(), moves, Budget(), Dealer(seed)) == "safe"


def test_it_would_gamble_in_the_one_world_where_that_is_right() -> None:
    assert considered(coin(hidden=1)).candidates[0].move == "bold"


def test_what_is_hidden_is_not_guessed_world_by_world() -> None:
    """In each single world one guess is right; over all of them neither is better than even."""
    thoughts = considered(guessing())
    assert thoughts.candidates[0].move == "safe"
    assert win_of(thoughts, "guess") == pytest.approx(0.5, abs=0.1)


def test_what_chance_shows_leads_to_nodes_of_its_own() -> None:
    """Once the guess is an informed one it is right nearly always."""
    thoughts = considered(guessing(telling=("guess",)))
    assert thoughts.candidates[0].move == "guess"
    assert win_of(thoughts, "guess") > 0.8


def test_promises_are_kept_only_where_chance_had_no_part() -> None:
    certain, uncertain = guessing(), guessing(telling=("guess",))
    considered(certain)
    considered(uncertain)
    assert certain.asked == [("guess",)]
    assert len(uncertain.asked) > FINE / 2


def test_a_move_tried_for_the_first_time_is_left_to_the_playout() -> None:
    toy = guessing()
    assert {one.move for one in considered(toy, 2).candidates} == {"safe", "guess"}
    assert not toy.asked


def test_iterations_alone_are_repeatable_bit_for_bit() -> None:
    chances = (50, 55, 45, 52)
    first, again = (considered(lottery(chances), 300, seed=7) for _ in range(2))
    assert first == again
    assert len(first.candidates) == len(chances)
    others = [considered(lottery(chances), 300, seed=seed) for seed in range(8, 12)]
    assert all(other.candidates != first.candidates for other in others)


def test_what_it_tells_of_a_move_is_the_mean_of_what_came_of_it() -> None:
    toy = lottery((50, 30))
    thoughts = considered(toy, 200)
    assert sum(one.visits for one in thoughts.candidates) == thoughts.iterations == 200
    assert len(toy.dealt) == 200
    assert thoughts.wins[0] == thoughts.candidates[0].win
    for one in thoughts.candidates:
        assert one.win * one.visits == pytest.approx(round(one.win * one.visits)), "wins counted"
    assert [one.lead for one in thoughts.candidates] == pytest.approx(
        [toy.points * (one.win - 0.5) for one in thoughts.candidates]
    )
    visits = [one.visits for one in thoughts.candidates]
    assert visits == sorted(visits, reverse=True)


def test_shares_of_the_win_add_up_to_one() -> None:
    for toy in (coin(3), guessing(), lottery((20, 80))):
        wins = considered(toy, 111).wins
        assert len(wins) == 2
        assert sum(wins) == pytest.approx(1.0)


def test_the_reward_is_what_is_played_for() -> None:
    """Both moves win alike, and one of them by more; only the reward tells which is wanted."""
    toy = Toy({(): (0, ((0.0, "short"), (0.0, "long")))}, lambda _played, _world: 0.5)

    class ByReward(ToyMind):
        def verdict(self, state: Game) -> Verdict:
            lead = 30.0 if state.played == ("long",) else -30.0
            wanted = 0.6 if state.played == (goal,) else 0.4
            return Verdict((0.5, 0.5), (lead, -lead), (wanted, 1.0 - wanted))

    for goal, lead in (("long", 30.0), ("short", -30.0)):
        search = Search(lambda *_: ByReward(toy), Budget(iterations=200))
        best = search.consider(Seen(), moves_of(toy), Budget(), Dealer(1)).candidates[0]
        assert (best.move, best.lead, best.win) == (goal, lead, 0.5)


@pytest.mark.parametrize(("iterations", "tried"), [(1, 1), (2, 2), (3, 3), (10, 5), (170, 15)])
def test_it_widens_in_the_order_of_worth(iterations: int, tried: int) -> None:
    """A node visited n times looks at 2 + √n moves, whatever came of them."""
    toy, habits = lottery([50] * 40), Habits(curiosity=0.5, looks=0)
    looked_at = {one.move for one in considered(toy, iterations, habits=habits).candidates}
    assert looked_at == set(moves_of(toy)[:tried])


def test_a_higher_valuation_gets_the_benefit_of_the_doubt() -> None:
    turns: dict[Played, tuple[int, Sequence[Promise[str]]]] = {
        (): (0, ((20.0, "praised"), (0.0, "plain")))
    }
    toy = Toy(turns, lambda _played, _world: 0.5)
    praised, plain = considered(toy, 40).candidates
    assert praised.move == "praised"
    assert praised.visits > plain.visits
    even, other = considered(toy, 40, habits=Habits(slope=0.0)).candidates
    assert even.visits == other.visits


def test_the_deadline_is_kept() -> None:
    search = searching(lottery((50, 50)), clock=Clock())
    thoughts = search.consider(Seen(), ["0", "1"], Budget(seconds=1.0), Dealer(1))
    assert thoughts.iterations == 8


def test_of_iterations_and_seconds_the_first_to_run_out_counts() -> None:
    for iterations, done in ((5, 5), (100, 8)):
        search = searching(lottery((50, 50)), clock=Clock())
        budget = Budget(iterations=iterations, seconds=1.0)
        assert search.consider(Seen(), ["0", "1"], budget, Dealer(1)).iterations == done


def test_a_deadline_gone_by_still_leaves_a_thought() -> None:
    for budget in (Budget(seconds=0.0), Budget(iterations=0)):
        thoughts = searching(lottery((50, 50))).consider(Seen(), ["0", "1"], budget, Dealer(1))
        assert thoughts.iterations == len(thoughts.candidates) == 1


@pytest.mark.parametrize("rings_at", [1, 3])
def test_stop_ends_it_at_once(rings_at: int) -> None:
    search = searching(lottery((50, 50)), stop=Bell(rings_at))
    thoughts = search.consider(Seen(), ["0", "1"], Budget(iterations=50), Dealer(1))
    assert thoughts.iterations == rings_at
    assert thoughts.candidates


def test_a_usual_budget_is_there_for_those_who_bring_none() -> None:
    search = searching(lottery((50, 50)), usual=Budget(iterations=37))
    for budget, done in ((Budget(), 37), (Budget(iterations=50), 50), (Budget(seconds=6.0), 48)):
        assert search.consider(Seen(), ["0", "1"], budget, Dealer(1)).iterations == done


def test_an_early_end_never_changes_the_choice() -> None:
    """Tickets so much alike that the lead changes hands until the end."""
    early = 0
    for seed in range(60):
        chances = (52, 50, 48) if seed % 2 else (80, 30, 20)
        search = searching(lottery(chances), habits=Habits(curiosity=0.3, least=FINE))
        budget, moves = Budget(iterations=240), ["0", "1", "2"]
        full = search.consider(Seen(), moves, budget, Dealer(seed))
        ended = search.consider(Seen(), moves, budget, Dealer(seed), to_choose=True)
        assert full.iterations == 240
        assert ended.candidates[0].move == full.candidates[0].move
        assert search.choose(Seen(), moves, budget, Dealer(seed)) == full.candidates[0].move
        early += ended.iterations < full.iterations
    assert early > 10


def test_a_choice_among_few_takes_less_thought() -> None:
    search, budget = searching(lottery((50, 50)), habits=Habits(least=30)), Budget(iterations=500)
    chosen = search.consider(Seen(), ["0", "1"], budget, Dealer(1), to_choose=True)
    assert chosen.iterations <= 60
    assert search.consider(Seen(), ["0", "1"], budget, Dealer(1)).iterations == 500


@pytest.mark.parametrize("budget", [Budget(iterations=500), Budget(seconds=60.0)])
def test_a_single_promise_is_played_without_a_search(budget: Budget) -> None:
    toy = lottery((50,))
    assert searching(toy).choose(Seen(), ["0", "worse"], budget, Dealer(1)) == "0"
    assert len(toy.dealt) == 1


def test_a_single_legal_move_needs_no_mind() -> None:
    def mindless(view: View, legal_moves: Sequence[Move], dealer: Dealer) -> ToyMind:
        raise AssertionError("nothing is to be decided")

    dealer = Dealer(5)
    search = Search(mindless, Budget(iterations=10))
    assert search.choose(Seen(), ["only"], Budget(), dealer) == "only"
    assert dealer.word == Dealer(5).word


@pytest.mark.parametrize("after", [(), ("guess",)])
def test_a_mind_that_promises_nothing_is_a_fault(after: Played) -> None:
    """Where it is asked; the playouts stop there, for they are the mind's own affair."""
    toy = guessing()
    toy.turns[after] = (0, ())
    with pytest.raises(AssertionError, match="promised nothing"):
        considered(toy)


@pytest.mark.parametrize(("moves", "least"), [(3, 5), (24, 5), (60, 2), (400, 0)])
def test_every_move_of_the_decision_gets_its_looks(moves: int, least: int) -> None:
    """Five visits each, as far as a fifth of the iterations go, whatever comes of them."""
    chances = [100, *[0] * (moves - 1)]
    visits = [one.visits for one in considered(lottery(chances), habits=Habits()).candidates]
    assert min(visits) >= least
    assert (len(visits) == moves) == (least > 0)
    plain = considered(lottery(chances), habits=Habits(looks=0)).candidates
    assert min(one.visits for one in plain) < 5


def test_who_is_told_of_several_moves_is_told_of_none_that_was_hardly_tried() -> None:
    toy = Toy(
        {(): (0, [(float(-each), f"m{each}") for each in range(8)])},
        lambda played, _hidden: 1.0 - 0.1 * int(played[0][1:]),
    )
    usual = considered(toy, 60, habits=Habits(looks=2, looking=1.0))
    assert min(each.visits for each in usual.candidates[:4]) < 15
    sure = considered(toy, 60, habits=Habits(looks=2, looking=1.0, told=4), confirmed=15)
    by_win = sorted(sure.candidates, key=lambda each: -each.win)
    assert all(each.visits >= 15 for each in by_win[:4])
    assert all(each.visits < 15 for each in by_win[4:]), "the others nobody is told of"
    assert sure.candidates[0].move == usual.candidates[0].move


def narrow(hidden: int = 1, scored_by: int = 0) -> Toy:
    """Of four lines after *narrow* the last wins, the others lose; *broad* is always a good bet."""
    turns: dict[Played, tuple[int, Sequence[Promise[str]]]] = {
        (): (0, ((5.0, "broad"), (0.0, "narrow"))),
        ("narrow",): (0, ((0.0, "left"), (0.0, "right"))),
    }
    for one in ("left", "right"):
        turns["narrow", one] = (0, ((0.0, "left"), (0.0, "right")))
        for other in ("left", "right"):
            turns["narrow", one, other] = (scored_by, ((0.0, "score"),))

    def payoff(played: Played, world: int) -> float:
        if played[0] == "broad":
            return 0.9
        return float(played[1:3] == ("right", "right") and world == 0)

    return Toy(turns, payoff, hidden)


@pytest.mark.parametrize("scored_by", [0, 1])
@pytest.mark.parametrize("seed", range(10))
def test_a_win_that_nothing_can_prevent_is_found_whatever_else_was_tried(
    seed: int, scored_by: int
) -> None:
    """The mean of what follows speaks for the other move; one line of four wins for sure."""
    habits = Habits(curiosity=0.2, looks=8)
    thoughts = considered(narrow(scored_by=scored_by), seed=seed, habits=habits)
    assert thoughts.candidates[0].move == "narrow"
    assert thoughts.candidates[0].win == thoughts.wins[0] == 1.0
    assert thoughts.candidates[0].lead == 10.0
    assert thoughts.candidates[0].visits < thoughts.candidates[1].visits
    search = searching(narrow(scored_by=scored_by), habits=habits)
    assert search.choose(Seen(), ["broad", "narrow"], Budget(), Dealer(seed)) == "narrow"


@pytest.mark.parametrize("seed", range(5))
def test_a_win_in_some_worlds_only_is_proved_by_none_of_them(seed: int) -> None:
    assert considered(narrow(hidden=2), seed=seed).candidates[0].move == "broad"


@pytest.mark.parametrize("seed", range(5))
def test_a_win_that_the_rival_can_prevent_is_none(seed: int) -> None:
    """It would have to let it happen: both of its replies are looked at."""
    turns: dict[Played, tuple[int, Sequence[Promise[str]]]] = {
        (): (0, ((1.0, "trap"), (0.0, "safe"))),
        ("trap",): (1, ((1.0, "fall"), (0.0, "see"))),
    }

    def payoff(played: Played, _world: int) -> float:
        return {"safe": 0.6, "fall": 1.0, "see": 0.0}[played[-1]]

    thoughts = considered(Toy(turns, payoff), seed=seed)
    assert thoughts.candidates[0].move == "safe"
    assert win_of(thoughts, "trap") < 0.5
