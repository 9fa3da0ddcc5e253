"""The fingerprints notice whatever changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from game.rules.biomes.events import BlockTaken
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from tools.compiling.digests import (
    CHUNK,
    Thinking,
    course,
    decisions,
    digest,
    first_position,
    games,
)
from tools.compiling.faultless import play, watched
from tools.compiling.pieces import biomes, blocks_of, tiles_of, tokens_of
from tools.identity import difference


def position(seed: int) -> BiomesState:
    return cast(BiomesState, first_position("biomes", seed))


def test_the_same_work_has_the_same_fingerprints() -> None:
    assert games("biomes", 60, jobs=1) == games("biomes", 60, jobs=1)
    thinking = Thinking(("greedy", "architect"), iterations=5)
    assert decisions("biomes", thinking, 6, jobs=1) == decisions("biomes", thinking, 6, jobs=1)


def test_more_iterations_give_other_fingerprints() -> None:
    one, other = (decisions("biomes", Thinking(("architect",), n), 3, jobs=1) for n in (5, 6))
    assert one != other


def changed(seed: int) -> Iterator[object]:
    """A game whose very last block was another one."""
    parts = list(course("biomes", seed))
    taken = [
        (number, event)
        for number, events in enumerate(parts)
        if isinstance(events, list)
        for event in events
        if isinstance(event, BlockTaken)
    ]
    number, event = taken[-1]
    other = replace(event, material="sand" if event.material != "sand" else "wood")
    parts[number] = [other]
    yield from parts


def test_one_changed_event_changes_the_fingerprint() -> None:
    assert digest(course("biomes", 4)) == digest(course("biomes", 4))
    assert digest(course("biomes", 4)) != digest(changed(4))


def test_a_float_counts_to_its_last_bit() -> None:
    assert digest([0.1 + 0.2]) != digest([0.3])


def test_the_first_difference_is_told() -> None:
    assert difference(["a", "b"], ["a", "b"]) is None
    assert difference(["a", "b"], ["a", "c"]) == CHUNK
    assert difference(["a", "b"], ["a"]) == CHUNK


def test_games_have_two_to_four_seats_and_both_ways_of_scoring() -> None:
    states = [position(seed) for seed in range(32)]
    seats = {state.seats() for state in states}
    beginners = {beginner for state in states for beginner in state.deal.beginners}
    assert (seats, beginners) == ({2, 3, 4}, {True, False})


def test_many_games_are_played_without_a_fault() -> None:
    findings = play("biomes", 20, jobs=1)
    assert findings.games == 20
    assert findings.moves > 1000
    assert findings.faults == []


def test_a_game_may_end_while_the_turn_to_come_is_counted() -> None:
    """In the last window of this one a token is used, and then nobody may brew."""
    assert watched(first_position("brewery", 2), Dealer(2), lambda _state: {}) > 700


class Careless(BiomesState):
    """A game in which the first block taken is lost."""

    def legal_moves(self) -> list[object]:  # type: ignore[override]  # a fault on purpose
        if self.turn == 2 and any(self.supplies):
            self.supplies = [0] * len(self.supplies)
        return list(super().legal_moves())

    def clone(self) -> Careless:
        return Careless(self.pieces, self.deal, self.word, self)


def test_a_lost_block_is_noticed() -> None:
    state = position(0)
    careless = Careless(state.pieces, state.deal, state.word, state)
    assert blocks_of(careless) == tiles_of(careless) == 64
    assert tokens_of(careless) == 16 + 5 * careless.seats()
    with pytest.raises(AssertionError, match="blocks lost or invented"):
        watched(careless, Dealer(0), biomes)
