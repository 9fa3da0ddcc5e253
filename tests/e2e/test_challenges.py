"""A challenge in a real window: from the shelf to its stars, by a real mouse or by keys alone."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from game.app.match.flow.seating import people_of
from game.content.challenge import STARS, Challenge
from game.content.challenge_reading import challenges_of
from game.rules.core import Move
from game.session.challenges.attempt import Attempt
from game.session.challenges.beginning import begin
from game.session.challenges.progress import Solved
from game.ui.titles import INTERFACES
from tests.e2e.guest import leads_to
from tests.e2e.opening import make_quick
from tests.e2e.pupil import Copy, Pupil
from tests.e2e.screen import Player, Seen, a_screen
from tests.sizes import whole

pytestmark = pytest.mark.xdist_group("screen")


class KnownWay:
    """Stands in for the course of a lesson: each step waits for the known solution's move."""

    def __init__(self, attempt: Attempt) -> None:
        self._attempt = attempt

    def ways(self) -> list[Move]:
        """The next move."""
        way = self._attempt.known_way()
        return [way] if way is not None else []

    def follow(self) -> None:
        """Nothing follows."""

    def scripted(self) -> None:
        """Nothing comes by itself."""


class Task(Copy):
    """The match of a challenge as it is in the window."""

    def __init__(self, challenge: Challenge, *, by_mouse: bool) -> None:
        self._by_mouse = by_mouse
        self.match = begin(challenge, challenge.name)
        self.course = cast(Any, KnownWay(Attempt(challenge, self.match)))
        self._interface = INTERFACES[challenge.title]
        self.hands = self._interface.hands
        self.held = self.hands.empty
        self._people = people_of(self.match)


class Solver(Pupil):
    """Plays the known solution of a challenge by hand."""

    def solves(self, challenge: Challenge) -> Seen:
        """From the first move to the end."""
        self._copy = Task(challenge, by_mouse=self._by_mouse)
        seen = self._stands()
        while not seen.told["ended"]:
            if not self._by_mouse:
                self._by_keys(self._copy.ways(lambda _act: True)[0])
            elif not self._by_clicks(seen):
                assert self._by_clicks(self._shown())
            seen = self._stands()
        return seen

    def _stands(self) -> Seen:
        """Wait until the window shows what has been played."""
        played = len(self._copy.match.history)

        def ready(now: Seen) -> bool:
            if now.screen != "challenge" or now.moving or now.told["busy"]:
                return False
            return now.steps == played and bool(now.told["deciding"] or now.told["ended"])

        return self.player.wait(ready, f"move {played}")

    def _shown(self) -> Seen:
        """Ask for the hint until the hand points at the move: the eye goes there, too."""
        while not (before := self.player.look().told)["pointing"]:
            self.player.press("coach.ask")
            self.player.wait(partial(_helps_more, before), "a hint")
        return self._stands()


def _helps_more(before: dict[str, Any], now: Seen) -> bool:
    """Whether more of the hint is shown."""
    return bool(now.told["pointing"] or now.told["hints"] > before["hints"])


@whole
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_challenge_is_solved_from_the_shelf_on(tmp_path: Path, *, by_mouse: bool) -> None:
    challenge = challenges_of("biomes")[0]
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.wait(lambda now: now.screen == "shelf" and not now.moving, "the shelf")
        if by_mouse:
            for key in ("shelf.biomes", "box.challenges", f"challenge.{challenge.id}"):
                player.press(key)
        else:
            leads_to(player, "shelf.biomes", "Right")
            player.keys("Return")
            player.wait(lambda now: now.screen == "box", "the box")
            leads_to(player, "box.challenges", "Tab")
            player.keys("Return")
            player.wait(lambda now: now.screen == "challenges", "the list")
            player.keys("Return")  # the next one
        seen = Solver(player, by_mouse=by_mouse).solves(challenge)
        assert seen.told["stars"] == STARS
        player.wait(lambda now: "end.anew" in now.widgets, "the end")
    assert Solved(tmp_path).of(challenge).stars == STARS
