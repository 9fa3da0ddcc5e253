"""A full state that fits a view: the cards that the viewer can't see are dealt anew (T13).

They are sorted before they are shuffled, so that two games with one view and one dealer give one
answer.
"""

from __future__ import annotations

from game.rules.chance import Dealer
from game.rules.towers.counts import ONE, packed
from game.rules.towers.ground import ground_of
from game.rules.towers.position import ENDINGS, REASONS, Deal
from game.rules.towers.setup import CARDS
from game.rules.towers.stacks import row_number
from game.rules.towers.state import TowersState
from game.rules.towers.view import TowersView


class Determinizer:
    """What a view shows, set up once, and the cards it hides, sorted: to be dealt many times."""

    __slots__ = ("_hidden", "_shown", "_unseen")

    def __init__(self, view: TowersView) -> None:
        self._shown = _shown(view)
        self._unseen: list[int] = []
        """The seats whose hand is hidden, once for each of their cards."""
        seen = list(view.discard)
        for seat, player in enumerate(view.players):
            if player.hand is None:
                self._unseen += [seat] * player.hand_size
            else:
                for colour in range(4):
                    seen[colour] += player.hand[colour]
        self._hidden = [colour for colour in range(4) for _ in range(CARDS - seen[colour])]

    def deal(self, dealer: Dealer) -> TowersState:
        """A state whose ``view(view.seat)`` is ``view``; its chance is the dealer's."""
        state = self._shown.clone()
        cards = self._hidden[:]
        dealer.shuffle(cards)
        for place, seat in enumerate(self._unseen):
            state.hands[seat] += ONE[cards[place]]
        state.deck = tuple(cards[len(self._unseen) :])
        state.word = dealer.next_word()
        return state


def imagine(view: TowersView, dealer: Dealer) -> TowersState:
    """A state whose ``view(view.seat)`` is ``view``; its chance is the dealer's."""
    return Determinizer(view).deal(dealer)


def _shown(view: TowersView) -> TowersState:
    """The state of all that the view shows, its hidden cards still to be dealt."""
    deal = Deal(
        first_player=view.first_player,
        rounds=view.rounds,
        towers=tuple([row_number(tower) for tower in view.towers]),
        neutral=view.neutral,
        hands=((),) * len(view.players),
        deck=(),
        quick=view.quick,
    )
    state = TowersState(ground_of(view.catalogue), deal, 0)
    state.builders = view.builders
    for seat, player in enumerate(view.players):
        for field in player.pawns:
            state.put(field, seat + 1)
        state.pawns[seat] = player.pawns
        state.blocks[seat] = packed(player.blocks)
        state.chips[seat] = packed(player.chips)
        points = dict(player.points_by_reason)
        for number, reason in enumerate(REASONS):
            state.points[len(REASONS) * seat + number] = points.get(reason, 0)
        if not player.joker:
            state.jokers &= ~(1 << seat)
        if player.hand is not None:
            state.hands[seat] = packed(player.hand)
    state.discard = packed(view.discard)
    state.discard_top = -1 if view.discard_top is None else view.discard_top
    state.phase, state.last_round = view.phase, view.last_round
    state.turn, state.turn_player = view.turn, view.turn_player
    state.ended = ENDINGS.index(view.ended)
    return state
