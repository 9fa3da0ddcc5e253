"""Cards that are discarded and drawn (T2.2, T8)."""

from __future__ import annotations

from game.rules.chance import Dealer
from game.rules.towers.counts import ONE, count_of, total
from game.rules.towers.events import DeckReshuffled, TowersEvent
from game.rules.towers.position import HAND, Position
from game.rules.towers.told import cards_discarded, cards_drawn


def discard(position: Position, cards: int, events: list[TowersEvent]) -> None:
    """Lay packed cards of the deciding seat on the discard pile, the last colour on top."""
    if not cards:
        return
    seat = position.turn_player
    position.hands[seat] -= cards
    position.discard += cards
    position.discard_top = 3 if cards >> 15 else 2 if cards >> 10 else 1 if cards >> 5 else 0
    events.append(cards_discarded(seat, cards))


def refill(position: Position, events: list[TowersEvent]) -> None:
    """Draw to five cards; the discard pile becomes the deck when a card is due and none is left."""
    seat = position.turn_player
    hand = position.hands[seat]
    missing = HAND - total(hand)
    while missing > 0:
        if position.drawn == len(position.deck):
            reshuffle(position, events)
        deck = position.deck
        at = position.drawn
        row = 0
        while missing > 0 and at < len(deck):
            card = deck[at]
            hand += ONE[card]
            row = row * 4 + 1 + card
            at += 1
            missing -= 1
        position.drawn = at
        events.append(cards_drawn(seat, row))
    position.hands[seat] = hand


def reshuffle(position: Position, events: list[TowersEvent]) -> None:
    """The discard pile becomes the deck, in an order of the game's own dealer (T8)."""
    dealer = Dealer(position.word)
    cards = [colour for colour in range(4) for _ in range(count_of(position.discard, colour))]
    dealer.shuffle(cards)
    position.word = dealer.word
    position.deck = tuple(cards)
    position.drawn = 0
    position.discard = 0
    position.discard_top = -1
    events.append(DeckReshuffled(position.deck, len(cards)))
