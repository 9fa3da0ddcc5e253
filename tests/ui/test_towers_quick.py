"""What is said of the clock in a quick town: it is what then happens (Q1, Q2)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.rules.core import Options
from game.rules.towers import TOWERS
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.scene.targets import StairsTarget
from game.titles.towers.ui.panels.banner import meter_text, meter_tip, round_text, round_tip
from game.titles.towers.ui.panels.findings import findings
from game.titles.towers.ui.signs.tips import facts
from game.titles.towers.ui.view_facts import meter, phase_after
from tests.ui.gallery import PEOPLE
from tests.ui.test_towers_panels import catalogue, liveliest


def played(seats: int) -> Iterator[tuple[TowersView, TowersMove, TowersView]]:
    """Every move of a quick town, between what its player saw before and sees after it."""
    state = TOWERS.setup(catalogue(), Options(({},) * seats, 0, {"quick_town": True}), seats)
    chance = random.Random(seats)
    while (seat := state.actor()) is not None:
        view, move = state.view(seat), liveliest(state.legal_moves(), chance)
        state.apply(move)
        yield view, move, state.view(seat)


def test_a_move_says_what_begins_after_it() -> None:
    begun = set[int]()
    for seats in (2, 3, 4):
        for view, move, after in played(seats):
            if view.last_round:
                continue
            comes = 5 if after.last_round else after.phase
            assert phase_after(view, move) == comes
            told = " | ".join(each.text for each in findings(view, PEOPLE, move))
            assert "last round" not in told, "the clock begins it, no move (Q2)"
            assert comes in (view.phase, 5) or f"Phase {comes}" in told
            if comes > view.phase:
                begun.add(comes)
    assert begun == {2, 3, 4, 5}


def test_the_meter_says_in_which_round_the_phase_turns_at_the_latest() -> None:
    for seats in (2, 4):
        for view, _move, after in played(seats):
            assert 0 <= meter(view).left <= meter(view).total
            if view.phase == 4 and not view.last_round:
                assert meter(view).left == view.rounds - view.round + 1
                counted = (
                    "The last round:" if meter(view).left == 1 else f"{meter(view).left} rounds"
                )
                assert counted in meter_text(view), "what the cells count"
                assert f"round {view.rounds}" in meter_text(view)
                assert f"after round {view.rounds}" in meter_tip(view)
                continue
            if not view.last_round:
                assert f"{meter(view).left} more of height {view.phase}" in meter_text(view)
                last = 5 * (view.phase - 1) if seats == 2 else 4 * view.phase
                now = "this round" if view.round == last else f"round {last}"
                assert f"Until {now} ends," in meter_text(view)
                assert " down" in meter_text(view), "nothing falls by itself"
                assert "fall" not in meter_text(view)
                assert f"in round {last + 1}," in meter_tip(view)
                assert view.round <= last
                if view.round == last and view.turn % seats == 0:
                    assert after.phase > view.phase


def test_the_round_is_told_of_how_many() -> None:
    for view, _move, _after in played(4):
        told = "Round 16, the last" if view.round == 16 else f"Round {view.round} of 16"
        assert round_text(view) == told
        assert "after round 16" in round_tip(view)


def test_the_stairs_tell_when_a_phase_begins() -> None:
    view, _move, _after = next(played(3))
    assert view.phase == 1
    told = [" ".join(facts(view, PEOPLE, StairsTarget(phase))) for phase in (1, 2, 3, 4)]
    assert "in round 5, or as soon as 11 more towers of height 1 are" in told[0]
    assert "in round 5, or as soon as" in told[1]
    assert "Begins in round 9 at the latest" in told[2]
    assert "Begins in round 13 at the latest" in told[3]
