"""T13: what a seat may know, and that nothing follows from more."""

from __future__ import annotations

from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from game.rules.towers import TOWERS
from game.rules.towers.counts import ONE, packed, total
from game.rules.towers.determinize import Determinizer
from game.rules.towers.events import CardsDrawn, DeckReshuffled
from game.rules.towers.setup import new_game
from game.rules.towers.state import TowersState
from tests.rules.towers.classic import CLASSIC
from tests.rules.towers.table import game, greedy, near_miss, options


def midgame(seats: int, seed: int, moves: int) -> TowersState:
    state, dealer = game(seats, seed=seed), Dealer(seed)
    for _ in range(moves):
        if state.actor() is not None:
            state.apply(greedy(state, state.legal_moves(), dealer))
    return state


def test_t13_a_hand_is_seen_by_its_owner_alone() -> None:
    state = midgame(3, 1, 20)
    for viewer in (0, 1, 2, SPECTATOR):
        for seat, player in enumerate(state.view(viewer).players):
            assert (player.hand is not None) == (seat == viewer)
            assert player.hand_size == 5


def test_imagined_hands_and_decks_are_dealt_anew() -> None:
    state = midgame(3, 3, 25)
    worlds = [TOWERS.imagine(state.view(0), Dealer(seed)) for seed in range(20)]
    assert len({world.deck for world in worlds}) == 20
    assert len({world.hands[1] for world in worlds}) > 5
    assert {world.hands[0] for world in worlds} == {state.hands[0]}
    assert len({world.word for world in worlds}) == 20
    assert state.word not in {world.word for world in worlds}


def test_every_world_holds_fifteen_cards_of_each_colour() -> None:
    for seed in range(12):
        state = midgame(2 + seed % 3, seed, 10 * seed)
        for viewer in (*range(state.seats()), SPECTATOR):
            world = TOWERS.imagine(state.view(viewer), Dealer(seed))
            cards = sum(ONE[card] for card in world.deck) + sum(world.hands) + world.discard
            assert cards == 15 * sum(ONE)
            assert all(total(hand) == 5 for hand in world.hands)
            assert world.view(viewer) == state.view(viewer)


def test_a_card_unseen_is_anywhere_alike() -> None:
    """Hands and deck are drawn from one lot: a rival's share of a colour is the unseen share."""
    state = midgame(2, 5, 12)
    imagining = Determinizer(state.view(0))
    red = 0
    for seed in range(400):
        red += imagining.deal(Dealer(seed)).hands[1] >> 15
    seen = state.hands[0] + state.discard
    share = (15 - (seen >> 15)) / (60 - 5 - total(state.discard))
    assert abs(red / 400 / 5 - share) < 0.05


def test_twins_are_told_the_same() -> None:
    """Moves and refusals follow from what the actor may know."""
    for seed in range(15):
        state = midgame(2 + seed % 3, seed, 4 + 7 * seed)
        seat = state.actor()
        if seat is None:
            continue
        twin = TOWERS.imagine(state.view(seat), Dealer(seed))
        assert list(twin.legal_moves()) == list(state.legal_moves())
        dealer = Dealer(seed)
        for _ in range(100):
            move = near_miss(state, dealer)
            assert twin.refusal(move) == state.refusal(move)


def test_drawn_cards_are_shown_to_who_drew_them() -> None:
    state = midgame(3, 2, 9)
    seat = state.turn_player
    drawn = [event for event in state.apply(state.legal_moves()[-1]) if event.type == "cards_drawn"]
    for event in drawn:
        assert isinstance(event, CardsDrawn)
        assert event.redacted(seat).cards is not None
        for other in {0, 1, 2, SPECTATOR} - {seat}:
            assert event.redacted(other) == CardsDrawn(seat, None, event.size)


def test_nobody_is_shown_the_order_of_a_new_deck() -> None:
    event = DeckReshuffled((0, 1, 2, 3), 4)
    for seat in (0, 1, SPECTATOR):
        assert event.redacted(seat) == DeckReshuffled(None, 4)


def test_reshuffles_are_drawn_from_the_seed_but_not_as_the_set_up_was() -> None:
    """The order of the set-up doesn't tell that of a later deck, nor the other way round."""

    def reshuffled(state: TowersState) -> tuple[int, ...]:
        while True:
            for event in state.apply(state.legal_moves()[-1]):
                if isinstance(event, DeckReshuffled) and event.deck is not None:
                    return event.deck

    one, same = (new_game(CLASSIC, options(2), 5) for _ in range(2))
    assert reshuffled(one) == reshuffled(same)
    other = new_game(CLASSIC, options(2), 6)
    assert reshuffled(other) != reshuffled(new_game(CLASSIC, options(2), 5))
    fresh = new_game(CLASSIC, options(2), 5)
    assert fresh.word != Dealer(5).word
    assert fresh.word not in {new_game(CLASSIC, options(2), seed).word for seed in range(6, 30)}


def test_the_order_of_what_was_discarded_is_forgotten() -> None:
    """A pile with the same cards makes the same new deck: its order tells nothing."""
    state = game(2)
    cards = list(state.deck)
    for order in (cards, cards[::-1]):
        copy = state.clone()
        copy.deck, copy.discard = (), sum(ONE[card] for card in order)
        events = copy.apply(copy.legal_moves()[-1])
        deck = next(event.deck for event in events if isinstance(event, DeckReshuffled))
        assert deck is not None
        assert packed((15, 15, 15, 15)) >= sum(ONE[card] for card in deck)
