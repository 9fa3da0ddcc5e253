"""Brewery in a real window: by mouse, by keys alone, to the result, by three people in turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.session.preferences import PreferencesFile
from game.titles.brewery.ui.habits import Habit
from tests.e2e.guest import (
    MISS_S,
    Guest,
    assert_finished,
    begun,
    is_mine,
    leaves_the_result,
    nearly_over,
    set_up,
    set_up_by_keys,
)
from tests.e2e.opening import make_quick
from tests.e2e.screen import Player, Seen, StuckError, a_screen
from tests.e2e.wanderer import Wanderer
from tests.sizes import whole

pytestmark = pytest.mark.xdist_group("screen")
MOST = 1500
"""More than anybody does in a game who brews what can be brewed."""
FEW = 4
"""So many clicks and keys may show nothing: a second one on what is chosen already."""
ROUND = 38
"""So many decisions the last round of a game of three fighters takes, windows among them."""
TURNS = 6
"""Decisions of three people who sit before one screen."""


class Brewer(Guest):
    """Somebody who plays brewery by hand."""

    def to_act(self) -> Seen:
        """Wait for the next thing to do: turns that are over end by themselves."""

        def asks(now: Seen) -> bool:
            over = now.screen == "match" and now.told["actor"] != now.told["seat"]
            return is_mine(now) and not over

        return self.player.wait(asks, "something to do")

    def sows_by_dragging(self, seen: Seen) -> None:
        """Drag a seed onto a field."""
        seed = seen.of_kind("seed")[0]
        self.player.drag(seed.at, seen.of_kind("field")[0].at)
        self.heeded(seen, "a drag")

    def places_by_clicks(self, seen: Seen) -> None:
        """A die, then a field that takes it."""
        for die in seen.of_kind("die"):
            self.player.click(die.at)
            try:
                held = self.player.wait(
                    lambda now: 0 < len(now.of_kind("field")) < len(seen.of_kind("field")),
                    "fields for a die",
                    MISS_S,
                )
            except StuckError:
                continue
            self.player.click(held.of_kind("field")[0].at)
            self.heeded(seen, "clicks")
            return
        raise AssertionError("no die could be placed by clicks")

    def stores_by_keys(self, seen: Seen) -> None:
        """The action, a die, and where it goes; storing goes on until something else is chosen."""
        self.player.keys("2", "Return")
        self.heeded(seen, "keys")
        self.asked()
        self.player.keys("1")
        self.player.wait(lambda now: bool(now.of_kind("field")), "fields to place on")


def by_mouse_and_keys(player: Player) -> Brewer:
    """From the shelf on, in every way that a turn is taken by."""
    player.start()
    set_up_by_keys(player, "brewery")
    brewer = Brewer(player)
    brewer.sows_by_dragging(brewer.asked())
    brewer.stores_by_keys(brewer.asked())
    brewer.places_by_clicks(brewer.asked())
    brewer.advised(brewer.to_act(), by_mouse=True)
    return brewer


def test_by_mouse_and_keys(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        by_mouse_and_keys(player)


@whole
def test_killed_and_gone_on_with(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        brewer = by_mouse_and_keys(player)
        brewer.advised(brewer.to_act(), by_mouse=False)
        before = brewer.to_act()
        player.kill()
        player.start()
        player.press("shelf.resume")
        after = brewer.to_act()
        assert (after.digest, after.steps) == (before.digest, before.steps)
        brewer.advised(after, by_mouse=True)


@whole
def test_the_end_the_result_and_the_replay(tmp_path: Path) -> None:
    make_quick(tmp_path)
    made = nearly_over(tmp_path, "brewery")
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.press("shelf.resume")
        brewer = Brewer(player)
        while (seen := brewer.to_act()).screen != "result":
            brewer.advised(seen, by_mouse=len(brewer.done) % 2 == 0)
        leaves_the_result(player)
    assert_finished(tmp_path, made)


@whole
def test_three_people_play_without_a_curtain(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player, "brewery", people=3, asked=True)
        brewer = Brewer(player)
        seats = set()
        for _ in range(TURNS):
            seen = brewer.to_act()
            assert "curtain.lift" not in seen.widgets, "nothing is secret"
            seats.add(seen.told["seat"])
            brewer.advised(seen, by_mouse=False)
    assert len(seats) > 1


@whole
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_whole_game_by_hand(tmp_path: Path, *, by_mouse: bool) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        (set_up if by_mouse else set_up_by_keys)(player, "brewery")
        wanderer = Wanderer(player, by_mouse=by_mouse)
        assert wanderer.plays(MOST).screen == "result"
        leaves_the_result(player)
    assert_finished(tmp_path, 0)
    assert len(wanderer.missed) <= FEW, wanderer.missed
    assert {"brew", "purchase", "coach", "end"} <= set(wanderer.done)


@whole
def test_three_people_who_answer_in_windows_come_to_the_end(tmp_path: Path) -> None:
    """The last round of a game with all recipes shuffled: the whole would take an hour."""
    make_quick(tmp_path)
    kept = PreferencesFile(tmp_path).load()
    for seat in range(3):
        kept = kept.with_habit("brewery", seat, Habit.ALWAYS)
    PreferencesFile(tmp_path).save(kept)
    fighters = begun("brewery", *["builder:fighter"] * 3, seed=2, options={"advanced": True})
    made = nearly_over(tmp_path, "brewery", ROUND, fighters, *["human"] * 3)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.press("shelf.resume")
        wanderer = Wanderer(player, by_mouse=True)
        assert wanderer.plays(MOST).screen == "result"
        leaves_the_result(player)
    assert_finished(tmp_path, made)
    assert len(wanderer.missed) <= FEW, wanderer.missed
    assert "answer" in wanderer.done
