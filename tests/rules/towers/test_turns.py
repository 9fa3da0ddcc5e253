"""T2, T8, T10, T11: cards drawn and exchanged, phases, the last round, the result."""

from __future__ import annotations

import pytest

from game.rules.towers import TOWERS, refusals
from game.rules.towers.counts import ONE, packed, total
from game.rules.towers.events import (
    CardsDiscarded,
    CardsDrawn,
    DeckReshuffled,
    GameOver,
    LastRound,
    PhaseStarted,
    TurnStarted,
)
from game.rules.towers.moves import Exchange
from game.rules.towers.position import REASONS
from game.rules.towers.state import TowersState
from tests.rules.towers.table import (
    bare,
    counts,
    demolish,
    exchange,
    game,
    give_hand,
    place,
    put_pawn,
    put_tower,
    types,
)


def test_t2_a_turn_is_one_action_and_the_next_seat_follows() -> None:
    state = game(3, first=1)
    players = []
    for _ in range(4):
        players.append(state.actor())
        state.apply(state.legal_moves()[0])
    assert players == [1, 2, 0, 1]
    assert (state.turn, state.view(0).round) == (5, 2)


def test_t8_an_exchange_discards_and_draws_as_many() -> None:
    state = bare(hand="BWGRB")
    due = state.deck[state.drawn : state.drawn + 3]
    events = state.apply(exchange("BBW"))
    assert events[:2] == [CardsDiscarded(0, counts("BBW")), CardsDrawn(0, due, 3)]
    assert state.hands[0] == packed(counts("GR")) + sum(ONE[card] for card in due)
    view = state.view(1)
    assert (view.discard, view.discard_top) == (counts("BBW"), 1)


def test_t8_one_to_five_cards_of_the_hand() -> None:
    state = bare(hand="BWGRB")
    assert state.refusal(exchange("")) == refusals.one_to_five(0)
    assert state.refusal(exchange("BWGRBB")) == refusals.one_to_five(6)
    assert state.refusal(exchange("BWGRB")) is None
    assert state.refusal(exchange("WW")) == refusals.cards_short((0, 1, 0, 0))
    assert state.refusal(Exchange((-1, 1, 1, 1))) == refusals.one_to_five(2)


def test_t8_an_exchange_turns_a_face_down_joker_up() -> None:
    state = bare(hand="BWGRB", joker=False)
    events = state.apply(exchange("B"))
    assert types(events) == ["cards_discarded", "cards_drawn", "joker_restored", "turn_started"]
    assert state.view(1).players[0].joker
    state = bare(hand="BWGRB")
    assert "joker_restored" not in types(state.apply(exchange("B")))


def test_t8_an_exchange_is_always_legal() -> None:
    for seats in (2, 3, 4):
        state = bare(seats)
        assert any(isinstance(move, Exchange) for move in state.legal_moves())


def nearly_drawn(state: TowersState, left: int) -> None:
    """Leave so many cards in the deck; the others lie on the discard pile."""
    cards = state.deck[state.drawn :]
    state.deck, state.drawn = cards[:left], 0
    state.discard = sum(ONE[card] for card in cards[left:])


def test_t8_the_discard_pile_is_reshuffled_in_the_middle_of_a_draw() -> None:
    state = bare(hand="BWGRB")
    nearly_drawn(state, 1)
    last, before = state.deck[0], state.discard
    events = state.apply(exchange("BBW"))
    told = ["cards_discarded", "cards_drawn", "deck_reshuffled", "cards_drawn", "turn_started"]
    assert types(events) == told
    assert events[1] == CardsDrawn(0, (last,), 1)
    shuffled = events[2]
    assert isinstance(shuffled, DeckReshuffled)
    assert shuffled.deck is not None
    assert sum(ONE[card] for card in shuffled.deck) == before + packed(counts("BBW")), (
        "the cards just discarded are in it"
    )
    assert events[3] == CardsDrawn(0, shuffled.deck[:2], 2)
    assert (state.discard, state.discard_top, state.drawn) == (0, -1, 2)


def test_t8_no_reshuffle_before_a_card_is_due() -> None:
    state = bare(hand="BWGRB")
    nearly_drawn(state, 1)
    assert "deck_reshuffled" not in types(state.apply(exchange("B")))
    assert state.view(0).deck == 0
    assert types(state.apply(state.legal_moves()[-1]))[1] == "deck_reshuffled"


def test_hands_are_five_at_every_decision() -> None:
    state = bare(hand="BWGRB")
    for cards in ("B", "W", "G", "R"):
        entries = {"B": (8, 2), "W": (8, 0), "G": (8, 3), "R": (8, 1)}
        state.turn_player = 0
        give_hand(state, 0, "BWGRB")
        state.apply(place(entries[cards], entries[cards], cards))
        assert total(state.hands[0]) == 5


def ripe(phase: int, left: int) -> TowersState:
    """A pawn next to a tower of the phase's height, ``left`` more of which stand far away."""
    state = bare(hand="WWWWG", phase=phase)
    state.heights = 0
    put_pawn(state, 0, (8, 0))
    put_tower(state, (8, 1), "W" * phase)
    for number in range(left):
        put_tower(state, (0, 2 * number), "W" * phase)
    for height in range(1, 5):
        for number in range(4):
            if height != phase:
                put_tower(state, (height + 1, 2 * number), "G" * height)
    return state


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_t10_the_next_phase_begins_with_at_most_one_tower_left(phase: int) -> None:
    state = ripe(phase, 2)
    assert "phase_started" not in types(state.apply(demolish((8, 0), (8, 1), "W" * phase)))
    state = ripe(phase, 1)
    events = state.apply(demolish((8, 0), (8, 1), "W" * phase))
    assert events[-2:] == [PhaseStarted(phase + 1), TurnStarted(1, 2)]
    assert state.phase == phase + 1


def test_t10_it_is_repeated_while_it_holds() -> None:
    state = ripe(1, 1)
    for field in range(81):
        what = state.standing[field]
        if what > 5 and state.view(0).towers[field] == (2, 2):
            state.clear(field)
    events = state.apply(demolish((8, 0), (8, 1), "W"))
    assert events[-3:-1] == [PhaseStarted(2), PhaseStarted(3)]


def test_t10_any_action_may_be_followed_by_a_phase() -> None:
    """Checked after every action, whatever it was."""
    state = bare(hand="BWGRB")
    state.heights = 1 << 5
    assert PhaseStarted(2) in state.apply(exchange("B"))


def test_t11_the_round_is_finished() -> None:
    state = ripe(4, 1)
    events = state.apply(demolish((8, 0), (8, 1), "WWWJ"))
    assert events[-2:] == [LastRound(), TurnStarted(1, 2)]
    assert state.view(1).last_round
    state.apply(state.legal_moves()[-1])
    assert state.actor() == 2
    events = state.apply(state.legal_moves()[-1])
    assert events[-1] == GameOver("finished")
    assert "last_round" not in types(events)
    assert (state.actor(), state.legal_moves()) == (None, [])
    assert state.refusal(exchange("B")) == refusals.GAME_OVER


def test_t11_when_the_last_seat_triggers_it_is_over_at_once() -> None:
    state = ripe(4, 1)
    state.turn = 3
    events = state.apply(demolish((8, 0), (8, 1), "WWWJ"))
    assert events[-2:] == [LastRound(), GameOver("finished")]
    assert state.view(0).ended == "finished"


@pytest.mark.parametrize(("short", "rounds"), [(False, 80), (True, 50)])
def test_t11_a_stalled_game_is_scored_as_it_stands(short: bool, rounds: int) -> None:
    state = game(3, short=short, first=2)
    assert state.view(0).rounds == rounds
    turns = 0
    while state.actor() is not None:
        events = state.apply(state.legal_moves()[-1])  # an exchange, always
        turns += 1
    assert turns == 3 * rounds
    assert events[-1] == GameOver("stalled")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)
    assert outcome.winners == (0, 1, 2)


def test_t11_a_last_round_that_is_the_last_one_is_finished_not_stalled() -> None:
    state = ripe(4, 1)
    state.turn = 240
    assert GameOver("finished") in state.apply(demolish((8, 0), (8, 1), "WWWJ"))


def test_t11_most_points_then_most_blocks_then_shared() -> None:
    def ended(points: tuple[int, int, int], blocks: tuple[str, str, str]) -> tuple[int, ...]:
        state = game(3)
        for seat in range(3):
            state.points[len(REASONS) * seat] = points[seat]
            state.blocks[seat] = packed(counts(blocks[seat]))
        state.ended = 1
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == points
        assert outcome.tiebreak == tuple(map(len, blocks))
        return outcome.winners

    assert ended((5, 7, 6), ("BBB", "", "")) == (1,)
    assert ended((7, 7, 6), ("B", "BW", "BBB")) == (1,)
    assert ended((7, 7, 7), ("B", "W", "")) == (0, 1)
    assert game(3).outcome() is None


def test_a_turn_is_meant_to_end_with_its_action() -> None:
    """No yes is waited for (T2.1): whoever plays knows that the turn is over then."""
    state = bare(hand="BBGGR")
    after = state.clone()
    after.apply(exchange("B"))
    assert not TOWERS.waits_for_yes(state.view(0), exchange("B"), after.view(0))
