"""A game of towers that is over: all hands lie open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.towers.view import TowersView


def opened(seen: TowersView, by_seat: Sequence[TowersView]) -> TowersView:
    """What an onlooker has ``seen``, with the hand that each seat knew (T13)."""
    hands = [view.players[seat].hand for seat, view in enumerate(by_seat)]
    players = tuple(
        replace(player, hand=hand) for player, hand in zip(seen.players, hands, strict=True)
    )
    return replace(seen, players=players)
