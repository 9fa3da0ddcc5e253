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


SEEDS = (0, 1, -1, 7, 1 << 63, (1 << 64) - 1, 0x9E3779B97F4A7C15)


def test_words_by_halves_are_the_same_words() -> None:
    """What compiled code computes with machine integers; interpreted, nothing may overflow."""
    for seed in SEEDS:
        whole, halves = Dealer(seed), Dealer(seed)
        for _ in range(200):
            word = whole.next_word()
            assert halves.next_halves() == (word >> 32, word & 0xFFFFFFFF)
            assert halves.word == whole.word


def test_draws_by_halves_are_the_same_draws() -> None:
    whole, halves = Dealer(3), Dealer(3)
    for limit in (1, 2, 6, 1000, (1 << 31) - 1, 1 << 31) * 20:
        assert halves.below_by_halves(limit) == whole.below(limit)
