"""An own puzzle in a real window: from the shelf to the next one, by a real mouse or by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from game.app.match.flow.seating import people_of
from game.rules.biomes.moves import Collect
from game.rules.core import Move
from game.scene.targets import Target
from game.session.reviews.finding import Finding
from game.session.reviews.leitner import Leitner
from game.session.reviews.pile import name_of
from game.session.saves import SaveStore
from game.ui.titles import INTERFACES
from tests.e2e.guest import leads_to
from tests.e2e.opening import make_quick
from tests.e2e.pupil import Aim, Copy, Pupil
from tests.e2e.screen import Player, Seen, a_screen
from tests.session.reviews.own_games import choices, judgement, played, review
from tests.sizes import whole

pytestmark = pytest.mark.xdist_group("screen")


class Wanted:
    """Stands in for the course of a lesson: a single step waits for one move."""

    def __init__(self, move: Move) -> None:
        self._move = move

    def ways(self) -> list[Move]:
        """The move."""
        return [self._move]

    def follow(self) -> None:
        """Nothing follows."""

    def scripted(self) -> None:
        """Nothing comes by itself."""


class Moment(Copy):
    """The match of a puzzle as it is in the window."""

    def __init__(self, finding: Finding, move: Move, *, by_mouse: bool) -> None:
        self._by_mouse = by_mouse
        self.match = finding.match
        self.course = cast(Any, Wanted(move))
        self._interface = INTERFACES[finding.match.header.title]
        self.hands = self._interface.hands
        self.held = self.hands.empty
        self._people = people_of(self.match)

    def follow(self, answer: object = None) -> None:
        """What is not right is not played, so nothing is here."""
        del answer


class Finder(Pupil):
    """Tries moves of a puzzle by hand, each of them a click on one thing."""

    _cursor: Target | None = None

    def tries(self, finding: Finding, move: Move, seen: Seen) -> None:
        """Make a move."""
        self._copy = copy = Moment(finding, move, by_mouse=self._by_mouse)
        if self._by_mouse:
            assert self._by_clicks(seen)
            return
        copy.held = copy.hands.pointed(copy.held, self._cursor)
        (act,) = copy.ways(lambda _act: True)[0]
        assert isinstance(act, Aim)
        self._by_keys((act,))
        self._cursor = act.target  # what was not right leaves the cursor there


def _asks(now: Seen) -> bool:
    """Whether a puzzle stands there and waits."""
    return now.screen == "better" and not now.moving and bool(now.told["deciding"])


def _collected(path: Path) -> tuple[Finding, str]:
    """A finished game that was looked back on, kept there: the puzzle out of it, and its name."""
    saves, match = SaveStore(path / "saves", path / "games"), played()
    moves = {step.n: step.move for step in match.history}
    findings = (Finding(match.record(), judgement(match, n)) for n in choices(match))
    finding = next(
        each
        for each in findings
        if isinstance(moves[each.judged.n], Collect) and isinstance(each.better, Collect)
    )
    saves.autosave(match)
    file = saves.games / saves.path_of(match).name
    saves.reviews.keep(file, review(match, finding.judged.n))
    saves.close()
    saves.reviews.finish()
    return finding, name_of(file.name, finding.judged.n)


@whole
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_an_own_puzzle_is_found_from_the_shelf_on(tmp_path: Path, *, by_mouse: bool) -> None:
    make_quick(tmp_path)
    finding, name = _collected(tmp_path)
    assert finding.better is not None
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.wait(lambda now: now.screen == "shelf" and not now.moving, "the shelf")
        if by_mouse:
            for key in ("shelf.biomes", "box.better", f"puzzle.{name}"):
                player.press(key)
        else:
            leads_to(player, "shelf.biomes", "Right")
            player.keys("Return")
            player.wait(lambda now: now.screen == "box", "the box")
            leads_to(player, "box.better", "Tab")
            player.keys("Return")
            player.wait(lambda now: now.screen == "puzzles", "the list")
            player.keys("Return")  # today's
        finder, seen = Finder(player, by_mouse=by_mouse), player.wait(_asks, "the puzzle")
        finder.tries(finding, finding.then, seen)
        seen = player.wait(lambda now: now.told["wrong"] == 1 and _asks(now), "an answer")
        assert not seen.steps
        finder.tries(finding, finding.better, seen)
        player.wait(lambda now: bool(now.told["found"]) and not now.moving, "the end")
        player.wait(lambda now: "better.next" in now.widgets, "the way on")
        if by_mouse:
            player.press("better.next")
        else:
            leads_to(player, "better.next", "Tab")
            player.keys("Return")
        player.wait(lambda now: now.screen == "puzzles", "the list")
    assert set(Leitner(tmp_path).tried) == {name}
