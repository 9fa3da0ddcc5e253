"""The table's law in the program: whatever is done to it, it comes to rest as the view has it.

A few games; ``CUBEWRIGHT_GAMES=100 python -m pytest tests/app/test_table_law.py`` plays a hundred.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

import msgspec
import pytest

from game.app.match.flow.game import Game
from game.app.routes import NewGame
from game.rules.chance import Dealer
from game.scene.titles import TABLETOPS
from game.session.preferences import Pace, Preferences
from game.session.seats import COLORS, Seat
from tests.app.desktop import NAMES, Desktop

AGENTS = {"biomes": "random"}
"""Who plays; elsewhere it is ``greedy``, for at random nobody ever ends a game."""
GAMES = int(os.environ.get("CUBEWRIGHT_GAMES", "1"))
SIZES = ((1280, 720), (1024, 768), (2560, 1080), (960, 600), (1600, 900))
LIVELY = Preferences(reduced_motion=False, pace=Pace.NORMAL)
LONGEST = 40_000
"""A game that takes more frames than this never ends."""


@dataclass
class Meddler:
    """Somebody who does at random what a table has to bear while things move on it."""

    desktop: Desktop
    game: Game
    chance: Dealer

    def meddle(self) -> None:
        """Let some time pass, or do one thing."""
        desk, turntable = self.desktop.desk, self.game.table.scene.turntable
        match self.chance.below(40):
            case 0:
                desk.resize(SIZES[self.chance.below(len(SIZES))], 1.0)
            case 1:
                turntable.quarter(1 - 2 * self.chance.below(2))
            case 2:
                turntable.grab()
                turntable.drag(self.chance.below(90) - 45.0)
                turntable.release(self.chance.below(400) - 200.0)
            case 3:
                turntable.lean(1 - 2 * self.chance.below(2))
            case 4:
                self._prefer_another_pace()
            case 5 | 6 | 7 | 8:
                self.game.hurry()
            case 9:
                desk.draw()
        desk.advance((1 + self.chance.below(12)) / 60)

    def _prefer_another_pace(self) -> None:
        paces = list(Pace)
        wanted = msgspec.structs.replace(
            self.desktop.desk.preferences,
            pace=paces[self.chance.below(len(paces))],
            reduced_motion=self.chance.below(4) == 0,
        )
        self.desktop.desk.prefer(wanted)


def begun(desktop: Desktop, title: str, seats: int, seed: int) -> Game:
    """A game of agents alone, of which nothing has been shown yet."""
    people = [
        Seat(name, AGENTS.get(title, "greedy"), color)
        for name, color in zip(NAMES[:seats], COLORS[:seats], strict=True)
    ]
    desktop.desk.show(NewGame(title, "classic", tuple(people), seed, 0))
    return desktop.match.game


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", TABLETOPS)
def test_after_every_move_the_table_lies_as_the_view_has_it(
    desktop: Desktop, title: str, seed: int
) -> None:
    chance = Dealer(seed)
    desktop.desk.prefer(LIVELY)
    game = begun(desktop, title, 2 + seed % 3, seed)
    meddler = Meddler(desktop, game, chance)
    checked = 0
    for _ in range(LONGEST):
        if game.match.actor is None and game.settled:
            break
        moves = len(game.match.history)
        meddler.meddle()
        table = game.table
        if not table.scene.busy:
            assert table.scene.pieces == table.tabletop.layout(table.view, table.focus)
            assert not table.scene.floaters
            checked += len(game.match.history) != moves
    assert game.match.actor is None
    assert checked
