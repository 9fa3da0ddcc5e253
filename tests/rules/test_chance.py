"""The dealer: seeded, even, the same everywhere."""

from __future__ import annotations

from collections import Counter

from game.rules.chance import Dealer


def test_the_stream_is_splitmix64() -> None:
    """First words of the published reference for seed 1234567."""
    dealer = Dealer(1234567)
    assert [dealer.next_word() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_shuffles_reach_all_orders_about_equally_often() -> None:
    dealer, counts = Dealer(5), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [1, 2, 3]
        dealer.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 850


def test_a_split_dealer_goes_its_own_way() -> None:
    dealer = Dealer(9)
    other = dealer.split()
    assert [dealer.below(1000) for _ in range(8)] != [other.below(1000) for _ in range(8)]
