"""The course of a game, turn by turn: what was done, and how its chances are told."""

from __future__ import annotations

from functools import cache

import pytest

from game.ai.agent import Budget, agent
from game.ai.coach.course import Passage, final_shares, level, telling_deeds
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


def test_levels_are_means_of_the_lap_that_leads_there_and_no_later_one_changes_them() -> None:
    shares = [(each, 1 - each) for each in (0.2, 0.4, 0.6, 0.2, 0.8)]
    told = level(shares)
    assert [wins[0] for wins in told] == pytest.approx([0.3, 0.3, 0.5, 0.4, 0.5])
    for count in range(2, len(shares)):
        assert level(shares[:count]) == told[:count]
    assert level([]) == ()


def test_a_turns_deed_is_its_players_most_telling_decision() -> None:
    passages, after, _ = game()
    deeds = telling_deeds("biomes", passages)
    assert list(deeds) == list(range(1, passages[-1].turn + 1))
    gains = {
        passage.n: promise(view, passage.player) - promise(passage.view, passage.player)  # type: ignore[arg-type]
        for passage, view in zip(passages, after, strict=True)
        if view.actor is not None
    }
    kinds = set()
    for turn, deed in list(deeds.items())[:-1]:
        decisions = [one for one in passages if one.turn == turn]
        assert deed.player == decisions[0].player
        own = [one for one in decisions if one.player == deed.player]
        assert gains[deed.n] == max(0, *(gains[one.n] for one in own)) or gains[deed.n] <= 0
        assert passages[deed.n - 1].move == deed.move
        kinds.add(type(deed.move).__name__)
    assert {"Build", "Fight", "Collect"} <= kinds


def test_tied_winners_share_the_end() -> None:
    assert final_shares(Outcome((9, 9, 3), (1, 1, 0), (0, 1))) == (0.5, 0.5, 0.0)


def test_unknown_titles_are_refused() -> None:
    with pytest.raises(UnknownTitle):
        telling_deeds("chess", game()[0])


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
    deed = telling_deeds("brewery", passages)[turn]
    assert (deed.n, deed.player, deed.move) == (2, 0, table.brew("penny-lager"))
