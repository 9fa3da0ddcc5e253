from __future__ import annotations

import pytest

from game.rules.biomes.events import BlockTaken, TokenGained
from game.rules.biomes.moves import Arm, Collect, Explore, Fight
from game.rules.core import SPECTATOR, IllegalMove
from game.rules.registry import UnknownTitle
from game.session.match import Match, NothingToUndo, Step
from game.session.record import parse_record

from .games import finished_match, new_match, play_some

CORNER = Collect((0, 0, 3))
OTHER_CORNER = Collect((3, 3, 3))


def test_a_move_is_numbered_and_recorded() -> None:
    match = new_match()
    step = match.play(CORNER)
    assert (step.n, step.turn, step.player, step.move) == (1, 1, 0, CORNER)
    assert isinstance(step.events[0], BlockTaken)
    assert match.history == [step]
    assert len(parse_record(match.record_bytes()).steps) == 1


def test_a_refused_move_changes_nothing() -> None:
    match = new_match()
    before, view = match.record_bytes(), match.state_view(0)
    with pytest.raises(IllegalMove):
        match.play(Fight((1, 1)))
    assert match.record_bytes() == before
    assert match.state_view(0) == view
    assert match.refusal(Fight((1, 1))) is not None
    assert match.refusal(CORNER) is None


def test_undo_goes_back_move_by_move_and_cuts_the_record() -> None:
    match = new_match()
    fresh, first = match.record_bytes(), match.state_view(0)
    match.play(CORNER)
    after_one = match.state_view(0)
    match.play(OTHER_CORNER)
    assert match.undo().move == OTHER_CORNER
    assert match.state_view(0) == after_one
    assert match.undo().move == CORNER
    assert match.state_view(0) == first
    assert match.record_bytes() == fresh
    with pytest.raises(NothingToUndo):
        match.undo()


def test_the_same_game_goes_on_after_an_undo() -> None:
    straight, crooked = new_match(), new_match()
    crooked.play(OTHER_CORNER)
    crooked.undo()
    play_some(straight, 60)
    play_some(crooked, 60)
    assert straight.record_bytes() == crooked.record_bytes()


def test_a_reveal_bars_the_way_back() -> None:
    match = new_match()
    match.play(CORNER)
    match.play(OTHER_CORNER)
    match.play(Explore((2, 2)))
    assert not match.can_undo()


def test_the_way_back_begins_anew_after_a_reveal() -> None:
    match = new_match()
    match.play(Explore((2, 2)))
    assert not match.can_undo()
    match.play(CORNER)
    assert match.can_undo()
    match.undo()
    assert not match.can_undo()


def test_a_turn_that_has_passed_on_can_be_taken_back_until_the_next_seat_moves() -> None:
    match = new_match()
    match.play(Explore((2, 2)))
    match.play(CORNER)
    match.play(OTHER_CORNER)
    assert match.actor == 1
    assert match.can_undo()
    assert match.undo().move == OTHER_CORNER
    assert match.actor == 0
    match.play(OTHER_CORNER)
    play_some(match, 1)
    assert match.history[-1].player == 1
    while match.can_undo():
        assert match.undo().player == 1
    assert len(match.history) >= 3


def test_a_fight_bars_the_way_back() -> None:
    match = new_match(seed=3)
    while not any(isinstance(move, Fight) for move in match.legal_moves()):
        play_some(match, 1)
    match.play(next(move for move in match.legal_moves() if isinstance(move, Fight)))
    assert not match.can_undo()


def test_a_step_tells_each_seat_what_it_may_see() -> None:
    unseen = TokenGained(player=1, token="bow-1", cell=(0, 1), face_up=False)
    step = Step(1, 1, 1, Arm((0, 1)), (unseen,))
    assert unseen.teaches
    assert step.events_for(1) == (unseen,)
    for seat in (0, SPECTATOR):
        assert step.events_for(seat) == (TokenGained(1, None, (0, 1), face_up=False),)


def test_agents_moves_are_not_undone() -> None:
    match = new_match(("random", "human"))
    match.play(CORNER)
    assert not match.can_undo()
    with pytest.raises(NothingToUndo):
        match.undo()


def test_the_clock_is_asked_once() -> None:
    fresh = new_match()
    match = Match.new("biomes", fresh.content, fresh.seats, 7, clock=lambda: 1_700_000_000.9)
    assert match.header.started == 1_700_000_000
    assert b'"started":1700000000' in match.record_bytes()
    assert b"started" not in fresh.record_bytes().splitlines()[0]


def test_an_unknown_title_is_refused() -> None:
    match = new_match()
    with pytest.raises(UnknownTitle):
        Match.new("checkers", match.content, match.seats, 7)


def test_chance_for_thinking_differs_by_step_and_game_and_repeats() -> None:
    one, same, other = new_match(seed=7), new_match(seed=7), new_match(seed=8)
    assert one.thinking_seed() == same.thinking_seed() != other.thinking_seed()
    first = one.thinking_seed()
    one.play(CORNER)
    assert one.thinking_seed() != first


def test_a_finished_match_has_its_result_in_the_record() -> None:
    match = finished_match()
    record = match.record()
    assert match.outcome is not None
    assert record.result is not None
    assert record.result.scores == match.outcome.scores
    assert parse_record(match.record_bytes()) == record
    assert match.actor is None
    assert match.legal_moves() == []
