"""The course of a game, turn by turn, out of what was thought of its decisions."""

from __future__ import annotations

from functools import cache

import pytest

from game.ai.agent import Budget, agent
from game.ai.coach.course import Passage, course, final_shares
from game.rules.brewery.moves import Decline, EndPurchase
from game.rules.brewery.position import PURCHASE
from game.rules.chance import Dealer
from game.rules.core import Outcome, View
from game.rules.registry import UnknownTitle
from game.titles.biomes.ai.coach.boards import promise
from tests.ai.positions import new_game
from tests.rules.brewery import table


@cache
def game() -> tuple[tuple[Passage, ...], tuple[View, ...], Outcome]:
    """A game of two greedy players: its decisions, what the next seat saw, the outcome."""
    state, dealer = new_game(2, 8), Dealer(8)
    passages: list[Passage] = []
    after: list[View] = []
    player = agent("greedy", "biomes")
    while (seat := state.actor()) is not None:
        view, moves = state.view(seat), state.legal_moves()
        move = player.choose(view, moves, Budget(), dealer.split())
        passages.append(Passage(len(passages) + 1, state.turn, seat, move, view))
        state.apply(moves[moves.index(move)])
        after.append(state.view(seat))
    outcome = state.outcome()
    assert outcome is not None
    return tuple(passages), tuple(after), outcome


def wins() -> dict[int, tuple[float, ...]]:
    """A stand-in for a search: whoever has the better board is so much likelier to win."""
    found = dict[int, tuple[float, ...]]()
    for passage in game()[0]:
        view = passage.view
        ahead = promise(view, 0) - promise(view, 1)  # type: ignore[arg-type]
        share = min(1.0, max(0.0, 0.5 + ahead / 100))
        found.setdefault(passage.turn - 1, (share, 1 - share))
    return found


def test_the_course_goes_from_the_start_to_the_real_outcome() -> None:
    passages, _, outcome = game()
    told = course("biomes", passages, wins(), outcome)
    assert [point.turn for point in told.points] == list(range(passages[-1].turn + 1))
    assert told.points[0].wins == wins()[0]
    assert told.points[-1].wins == final_shares(outcome)
    assert told.points[0].deed is None
    assert told.shares(0)[4] == wins()[4][0]


def test_answers_may_be_missing_and_come_in_any_order() -> None:
    passages, _, outcome = game()
    last = passages[-1].turn
    some = {turn: each for turn, each in reversed(wins().items()) if turn % 3 == 0}
    told = course("biomes", passages, some, outcome)
    assert [point.turn for point in told.points] == [*range(0, last, 3), last]
    none = course("biomes", passages, {}, outcome)
    assert [point.wins for point in none.points] == [final_shares(outcome)]


def test_a_turns_deed_is_its_players_most_telling_decision() -> None:
    passages, after, outcome = game()
    told = course("biomes", passages, wins(), outcome)
    gains = {
        passage.n: promise(view, passage.player) - promise(passage.view, passage.player)  # type: ignore[arg-type]
        for passage, view in zip(passages, after, strict=True)
        if view.actor is not None
    }
    kinds = set()
    for point in told.points[1:-1]:
        deed = point.deed
        assert deed is not None
        decisions = [one for one in passages if one.turn == point.turn]
        assert deed.player == decisions[0].player
        own = [one for one in decisions if one.player == deed.player]
        assert gains[deed.n] == max(0, *(gains[one.n] for one in own)) or gains[deed.n] <= 0
        assert passages[deed.n - 1].move == deed.move
        kinds.add(type(deed.move).__name__)
    assert {"Build", "Fight", "Collect"} <= kinds


def test_tied_winners_share_the_end() -> None:
    assert final_shares(Outcome((9, 9, 3), (1, 1, 0), (0, 1))) == (0.5, 0.5, 0.0)


def test_unknown_titles_are_refused() -> None:
    passages, _, outcome = game()
    with pytest.raises(UnknownTitle):
        course("chess", passages, {}, outcome)


def test_the_deed_of_a_turn_is_of_whose_turn_it_was_though_others_answered_first() -> None:
    """Brewery's windows before a turn carry its number, and who is skipped has had none."""
    state = table.give(table.bare(phase=PURCHASE), 1, "block_recipe")
    table.open_row(state, "penny-lager", "dry-stout", "doppelbock")
    table.put(state, 0, "ware", "light-1=3")
    table.do(state, EndPurchase(), EndPurchase())
    turn, passages = state.turn, list[Passage]()
    for move in (Decline(), table.brew("penny-lager")):
        seat = state.actor()
        assert seat is not None
        passages.append(Passage(len(passages) + 1, turn, seat, move, state.view(seat)))
        state.apply(move)
    assert [each.player for each in passages] == [1, 0]
    told = course("brewery", passages, {turn - 1: (0.5, 0.5)}, Outcome((1, 0), (0, 0), (0,)))
    deed = told.points[-1].deed
    assert deed is not None
    assert (deed.n, deed.player, deed.move) == (2, 0, table.brew("penny-lager"))
