"""Somebody at the table of any title: waits for the next thing to do, says yes, asks the coach."""

from __future__ import annotations

from pathlib import Path

from game.rules.core import Values
from game.session.match import Match
from game.session.record import read_record
from game.session.saves import SaveStore
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from tests.e2e.opening import open_box
from tests.e2e.screen import Player, Seen, StuckError

SEED = 7
NAMES = ("Mina", "Hazel", "Jo")
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
    return seen.screen, seen.told.get("steps"), seen.told.get("seat"), asked


class Guest:
    """Somebody who plays by hand; ``done`` are the ways in which turns were taken."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.done: list[str] = []

    def asked(self) -> Seen:
        """Wait for the next thing to do."""
        return self.player.wait(is_mine, "something to do")

    def heeded(self, seen: Seen, what: str) -> None:
        """Wait until the game is another one than it was."""
        self.player.wait(lambda now: stand(now) != stand(seen), f"an answer to {what}")
        self.done.append(what)

    def says_yes(self, seen: Seen, key: str, what: str) -> None:
        """Press a key that is only taken once one has had time to look."""
        for _ in range(TRIES):
            self.player.keys(key)
            try:
                self.player.wait(lambda now: stand(now) != stand(seen), what, MISS_S)
            except StuckError:
                continue
            self.done.append(what)
            return
        raise AssertionError(f"{key} was not taken for {what}")

    def advised(self, seen: Seen, *, by_mouse: bool) -> None:
        """Do what the coach says."""
        if by_mouse:
            self.player.press("coach.ask")
        else:
            self.player.keys("h")
        self.player.read_hint()
        if by_mouse:
            self.player.press("coach.do")
        else:
            self.player.keys("Return")
        self.heeded(seen, "the coach")


def set_up(player: Player, title: str, *, people: int = 1, asked: bool = False) -> None:
    """From the shelf to a match of two, or of people alone, ``asked`` about every answer."""
    open_box(player, title)
    if people > 1:
        player.press(f"setup.players.{people}")
        player.wait(lambda now: f"setup.{people - 1}.agent.human" in now.widgets, "all seats")
        for seat in range(1, people):
            player.press(f"setup.{seat}.agent.human")
    for seat in range(people if asked else 0):
        player.press(f"setup.{seat}.habit.less")
    player.press("setup.seed")
    player.type(str(SEED))
    player.press("setup.start")


def set_up_by_keys(player: Player, title: str) -> None:
    """From the shelf to a match of two without a mouse."""
    leads_to(player, f"shelf.{title}", "Right")
    player.keys("Return")
    player.wait(lambda now: now.screen == "box", "the box")
    leads_to(player, "box.new", "Tab")
    player.keys("Return")
    player.wait(lambda now: now.screen == "setup", "the set-up")
    leads_to(player, "setup.seed", "Tab")
    player.type(str(SEED))
    leads_to(player, "setup.back", "Tab")
    leads_to(player, "setup.start", "Right")
    player.keys("Return")


def leads_to(player: Player, control: str, key: str) -> None:
    """Press a key until the keyboard is led to a control."""
    while (before := player.look().told["focused"]) != control:
        player.keys(key)
        player.wait(lambda now: now.told["focused"] != before, f"{key} to lead on")


def nearly_over(
    home: Path, title: str, left: int = LEFT, whole: Match | None = None, *people: str
) -> int:
    """Leave a game in the saves whose last decisions are still to be made; how many were made.

    ``whole``: a game that agents play, from now on ``people``'s; else one of two.
    """
    whole = whole or begun(title, "builder", "builder")
    told, seed = whole.header.options, whole.header.seed
    match = begun(title, *(people or ("human", "apprentice")), seed=seed, options=told)
    play_out(whole)
    for step in whole.history[:-left]:
        match.play(step.move)
    assert SaveStore(home / "saves").autosave(match)
    return len(match.history)


def begun(title: str, *agents: str, seed: int = SEED, options: Values | None = None) -> Match:
    """The first position of a game."""
    seats = [
        Seat(name, agent, color) for name, agent, color in zip(NAMES, agents, COLORS, strict=False)
    ]
    return Match.new(title, play_of(title).load("classic"), seats, seed, options=options)


def leaves_the_result(player: Player) -> None:
    """From the result to the replay and back, to the shelf, and out."""
    player.press("result.replay")
    player.wait(lambda now: now.screen == "replay", "the replay")
    player.keys("End", "Escape")
    player.wait(lambda now: now.screen == "result", "the result")
    player.press("result.shelf")
    player.wait(lambda now: now.screen == "shelf", "the shelf")
    player.press("shelf.quit")
    assert player.ends() == 0, player.output()


def assert_finished(home: Path, made: int) -> None:
    """The game lies among the finished ones, longer than the ``made`` decisions that it had."""
    (file,) = (home / "games").glob("*.cubelog")
    record = read_record(file)
    assert len(record.steps) > made
    assert record.result is not None
    assert record.result.finished
