"""Towers in a real window: by mouse, by keys alone, by four people who pass the laptop on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.session.match import Match
from game.session.record import read_record
from game.session.saves import SaveStore
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from tests.e2e.opening import make_quick
from tests.e2e.screen import Lit, Player, Seen, StuckError, a_screen

pytestmark = pytest.mark.xdist_group("screen")
SEED = 7
NAMES = ("Mina", "Hazel")
LEFT = 5
"""Decisions that are left of the game that is gone on with."""
TRIES = 8
"""A yes that comes before one has had time to look is not taken."""
MISS_S = 4.0
"""How long before a click that did nothing counts as a miss."""


def is_mine(seen: Seen) -> bool:
    """Whether somebody here is asked for something, or the game is over."""
    if seen.screen == "result" or "curtain.lift" in seen.widgets:
        return True
    return bool(seen.told.get("deciding")) and not seen.told.get("busy") and not seen.moving


def stand(seen: Seen) -> tuple[object, ...]:
    """What an answer changes."""
    asked = [key for key in ("end", "curtain.lift") if key in seen.widgets and key not in seen.off]
    return seen.screen, seen.told.get("steps"), asked


class Townsman:
    """Somebody who plays towers by hand; ``done`` are the ways in which turns were taken."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.done: list[str] = []

    def asked(self) -> Seen:
        """Wait for the next thing to do."""
        return self._player.wait(is_mine, "something to do")

    def heeded(self, seen: Seen, what: str) -> None:
        """Wait until the game is another one than it was."""
        self._player.wait(lambda now: stand(now) != stand(seen), f"an answer to {what}")
        self.done.append(what)

    def says_yes(self, seen: Seen, key: str, what: str) -> None:
        """Press a key that is only taken once one has had time to look."""
        for _ in range(TRIES):
            self._player.keys(key)
            try:
                self._player.wait(lambda now: stand(now) != stand(seen), what, MISS_S)
            except StuckError:
                continue
            self.done.append(what)
            return
        raise AssertionError(f"{key} was not taken for {what}")

    def advised(self, seen: Seen, *, by_mouse: bool) -> None:
        """Do what the coach says."""
        if by_mouse:
            self._player.press("coach.ask")
        else:
            self._player.keys("h")
        self._player.wait(lambda now: "coach.do" in now.widgets and not now.moving, "a hint")
        if by_mouse:
            self._player.press("coach.do")
        else:
            self._player.keys("Return")
        self.heeded(seen, "the coach")

    def place_by_clicks(self, seen: Seen) -> None:
        """Two clicks on a field: what it would be, and yes."""
        for field in fields_of(seen):
            self._player.click(field.at)
            try:
                self._player.wait(lambda now: "preview.do" in now.widgets, "a preview", MISS_S)
            except StuckError:
                continue
            self._player.press("preview.do")
            self.heeded(seen, "clicks")
            return
        raise AssertionError("no field could be meant by a click")

    def exchange_by_keys(self, seen: Seen) -> None:
        """The action, a card, and yes."""
        self._player.keys("6", "Tab", "Return")
        self._player.wait(lambda now: "preview.do" in now.widgets, "what an exchange brings")
        self._player.keys("Return")
        self.heeded(seen, "keys")


def fields_of(seen: Seen) -> list[Lit]:
    """Fields that nothing hides."""
    return [each for each in seen.of_kind("field") if each.clear]


def set_up(player: Player, *, people: int = 1) -> None:
    """From the shelf to a match of two, or of people alone."""
    player.press("shelf.towers")
    player.wait(lambda now: now.screen == "setup", "the set-up")
    if people > 1:
        player.press(f"setup.players.{people}")
        for seat in range(1, people):
            player.press(f"setup.{seat}.agent.human")
    player.press("setup.seed")
    player.type(str(SEED))
    player.press("setup.start")


def nearly_over(home: Path) -> int:
    """Leave a game in the saves whose last decisions are still to be made; how many were made."""
    whole = begun("builder", "builder")
    play_out(whole)
    match = begun("human", "apprentice")
    for step in whole.history[:-LEFT]:
        match.play(step.move)
    assert SaveStore(home / "saves").autosave(match)
    return len(match.history)


def begun(*agents: str) -> Match:
    """The first position of a game."""
    seats = [
        Seat(name, agent, color) for name, agent, color in zip(NAMES, agents, COLORS, strict=False)
    ]
    return Match.new("towers", play_of("towers").load("classic"), seats, SEED)


def test_by_mouse_and_keys_then_killed_and_gone_on_with(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player)
        townsman = Townsman(player)
        townsman.place_by_clicks(townsman.asked())
        townsman.exchange_by_keys(townsman.asked())
        townsman.advised(townsman.asked(), by_mouse=True)
        townsman.advised(townsman.asked(), by_mouse=False)
        before = townsman.asked()
        player.kill()
        player.start()
        player.press("shelf.resume")
        after = townsman.asked()
        assert (after.digest, after.steps) == (before.digest, before.steps)
        townsman.place_by_clicks(after)


def test_the_end_the_result_and_the_replay(tmp_path: Path) -> None:
    make_quick(tmp_path)
    made = nearly_over(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.press("shelf.resume")
        townsman = Townsman(player)
        while (seen := townsman.asked()).screen != "result":
            townsman.advised(seen, by_mouse=len(townsman.done) % 2 == 0)
        player.press("result.replay")
        player.wait(lambda now: now.screen == "replay", "the replay")
        player.keys("End", "Escape")
        player.wait(lambda now: now.screen == "result", "the result")
        player.press("result.shelf")
        player.wait(lambda now: now.screen == "shelf", "the shelf")
        player.press("shelf.quit")
        assert player.ends() == 0, player.output()
    (file,) = (tmp_path / "games").glob("*.cubelog")
    record = read_record(file)
    assert len(record.steps) > made
    assert record.result is not None
    assert record.result.finished


def test_four_people_pass_the_laptop_on(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player, people=4)
        townsman = Townsman(player)
        turns = 0
        while turns < 5:
            seen = townsman.asked()
            if "curtain.lift" in seen.widgets:
                assert not seen.of_kind("card"), "a hand can be seen"
                townsman.says_yes(seen, "space", "the curtain")
            elif "end" in seen.widgets and "end" not in seen.off:
                townsman.says_yes(seen, "Return", "the end of a turn")
            else:
                townsman.advised(seen, by_mouse=False)
                turns += 1
    assert townsman.done.count("the curtain") >= 4
