"""Only the deck's order and the dice to come are hidden (D11.3)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.brewery import BREWERY
from game.rules.brewery.determinize import Determinizer
from game.rules.brewery.moves import EndMove, EndPurchase, Pass, Place
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from tests.rules.brewery.near import near_miss
from tests.rules.brewery.table import bare, do, give, midgame, place, put


def test_everybody_sees_the_same() -> None:
    for seed in range(6):
        state = midgame(2 + seed % 3, seed, 40 * seed)
        seen = state.view(0)
        for viewer in (1, SPECTATOR):
            assert replace(state.view(viewer), seat=0) == seen


def test_imagined_decks_and_dice_are_dealt_anew() -> None:
    state = midgame(3, 3, 150)
    imagining = Determinizer(state.view(0))
    worlds = [imagining.deal(Dealer(seed)) for seed in range(20)]
    assert len({world.deck for world in worlds}) == 20
    assert len({world.word for world in worlds}) == 20
    assert state.word not in {world.word for world in worlds}
    for world in worlds:
        assert sorted(world.deck) == sorted(state.deck[state.drawn :])
        assert world.view(0) == state.view(0)


def test_an_imagined_game_goes_on_like_the_true_one_until_chance_speaks() -> None:
    for seed in range(12):
        state = midgame(2 + seed % 3, seed, 33 * seed)
        world, dealer = BREWERY.imagine(state.view(SPECTATOR), Dealer(seed)), Dealer(seed)
        while state.actor() is not None:
            assert world.legal_moves() == state.legal_moves()
            for _ in range(10):
                move = near_miss(state, dealer)
                assert world.refusal(move) == state.refusal(move)
            move = dealer.choice(state.legal_moves())
            told = state.apply(move)
            imagined = world.apply(move)
            if any(event.teaches for event in told):
                break
            assert imagined == told
            assert world.view(0) == state.view(0)


def test_a_yes_is_waited_for_when_a_second_item_ends_the_turn() -> None:
    state = give(bare(), 0, seeds=2)
    put(state, 0, "pool", "light-1=3")
    moves = (
        place("malt-light", "seed"),
        place("hops-grow", "seed"),
        Pass(),
        place("malt-dark", "light-1"),
        EndMove(),
    )
    waits = []
    for move in moves:
        before = state.view(0)
        do(state, move)
        waits.append(BREWERY.waits_for_yes(before, move, state.view(0)))
    assert waits == [False, True, False, False, False]
    assert not BREWERY.waits_for_yes(state.view(0), EndPurchase(), state.view(1))
    assert isinstance(moves[0], Place)
