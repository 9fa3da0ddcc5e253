"""Towers in a real window: by mouse, by keys alone, by four people who pass the laptop on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.guest import MISS_S, Guest, assert_finished, leaves_the_result, nearly_over, set_up
from tests.e2e.opening import make_quick
from tests.e2e.screen import Lit, Player, Seen, StuckError, a_screen
from tests.sizes import whole

pytestmark = pytest.mark.xdist_group("screen")


class Townsman(Guest):
    """Somebody who plays towers by hand."""

    def place_by_clicks(self, seen: Seen) -> None:
        """Two clicks on a field: what it would be, and yes."""
        for field in fields_of(seen):
            self.player.click(field.at)
            try:
                self.player.wait(lambda now: "preview.do" in now.widgets, "a preview", MISS_S)
            except StuckError:
                continue
            self.player.press("preview.do")
            self.heeded(seen, "clicks")
            return
        raise AssertionError("no field could be meant by a click")

    def exchange_by_keys(self, seen: Seen) -> None:
        """The action, a card, and yes."""
        self.player.keys("6", "Tab", "Return")
        self.player.wait(lambda now: "preview.do" in now.widgets, "what an exchange brings")
        self.player.keys("Return")
        self.heeded(seen, "keys")


def fields_of(seen: Seen) -> list[Lit]:
    """Fields that nothing hides."""
    return [each for each in seen.of_kind("field") if each.clear]


def by_mouse_and_keys(player: Player) -> Townsman:
    """From the shelf on, in every way that a turn is taken by."""
    player.start()
    set_up(player, "towers")
    townsman = Townsman(player)
    townsman.place_by_clicks(townsman.asked())
    townsman.exchange_by_keys(townsman.asked())
    townsman.advised(townsman.asked(), by_mouse=False)
    return townsman


def test_by_mouse_and_keys(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        by_mouse_and_keys(player)


@whole
def test_killed_and_gone_on_with(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        townsman = by_mouse_and_keys(player)
        townsman.advised(townsman.asked(), by_mouse=True)
        before = townsman.asked()
        player.kill()
        player.start()
        player.press("shelf.resume")
        after = townsman.asked()
        assert (after.digest, after.steps) == (before.digest, before.steps)
        townsman.place_by_clicks(after)


@whole
def test_the_end_the_result_and_the_replay(tmp_path: Path) -> None:
    make_quick(tmp_path)
    made = nearly_over(tmp_path, "towers")
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.press("shelf.resume")
        townsman = Townsman(player)
        while (seen := townsman.asked()).screen != "result":
            townsman.advised(seen, by_mouse=len(townsman.done) % 2 == 0)
        leaves_the_result(player)
    assert_finished(tmp_path, made)


@whole
def test_four_people_pass_the_laptop_on(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player, "towers", people=4)
        townsman = Townsman(player)
        turns = 0
        while turns < 5:
            seen = townsman.asked()
            if "curtain.lift" in seen.widgets:
                assert not seen.of_kind("card"), "a hand can be seen"
                townsman.says_yes(seen, "Return", "the curtain")
            elif "end" in seen.widgets and "end" not in seen.off:
                townsman.says_yes(seen, "Return", "the end of a turn")
            else:
                townsman.advised(seen, by_mouse=False)
                turns += 1
    assert townsman.done.count("the curtain") >= 4
