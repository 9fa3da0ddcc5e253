"""Cards that are discarded and drawn (T2.2, T8)."""

from __future__ import annotations

from game.rules.chance import Dealer
from game.rules.towers.counts import ONE, count_of, total
from game.rules.towers.position import HAND, Position
from game.rules.towers.telling import TowersTeller


def discard(position: Position, cards: int, tell: TowersTeller) -> None:
    """Lay packed cards of the deciding seat on the discard pile, the last colour on top."""
    if not cards:
        return
    seat = position.turn_player
    position.hands[seat] -= cards
    position.discard += cards
    position.discard_top = 3 if cards >> 15 else 2 if cards >> 10 else 1 if cards >> 5 else 0
    tell.cards_discarded(seat, cards)


def refill(position: Position, tell: TowersTeller) -> None:
    """Draw to five cards; the discard pile becomes the deck when a card is due and none is left."""
    seat = position.turn_player
    hand = position.hands[seat]
    missing = HAND - total(hand)
    while missing > 0:
        if position.drawn == len(position.deck):
            reshuffle(position, tell)
        deck = position.deck
        first = at = position.drawn
        while missing > 0 and at < len(deck):
            hand += ONE[deck[at]]
            at += 1
            missing -= 1
        position.drawn = at
        if tell.heard:
            tell.cards_drawn(seat, deck[first:at])
    position.hands[seat] = hand


def reshuffle(position: Position, tell: TowersTeller) -> None:
    """The discard pile becomes the deck, in an order of the game's own dealer (T8)."""
    dealer = Dealer(position.word)
    cards = [colour for colour in range(4) for _ in range(count_of(position.discard, colour))]
    dealer.shuffle(cards)
    position.word = dealer.word
    position.deck = tuple(cards)
    position.drawn = 0
    position.discard = 0
    position.discard_top = -1
    tell.deck_reshuffled(position.deck)
