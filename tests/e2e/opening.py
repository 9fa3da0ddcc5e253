"""From the shelf to the first move."""

from __future__ import annotations

from pathlib import Path

from game.session.preferences import Detail, Pace, Preferences, PreferencesFile
from tests.e2e.screen import Player, Seen


def make_quick(home: Path) -> None:
    """Have everything move as fast, and drawn as cheaply, as a player can set it."""
    quick = Preferences(pace=Pace.INSTANT, talk=False, quality=Detail.LOW)
    assert PreferencesFile(home).save(quick)


def open_box(player: Player, title: str) -> None:
    """From the shelf to the set-up of a title."""
    player.press(f"shelf.{title}")
    player.wait(lambda now: now.screen == "box", "the box")
    player.press("box.new")
    player.wait(lambda now: now.screen == "setup", "the set-up")


def set_up(player: Player, *, name: str, seed: int) -> Seen:
    """From the shelf by mouse to a game against the weakest; the first position at rest."""
    open_box(player, "biomes")
    player.press("setup.0.name")
    player.keys("End", *["BackSpace"] * 16)
    player.type(name)
    player.press("setup.1.agent.master")
    player.press("setup.1.agent.sprout")
    player.press("setup.seed")
    player.type(str(seed))
    player.press("setup.start")
    return player.wait(lambda now: now.screen == "match" and not now.moving, "the match")
