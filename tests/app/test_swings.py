"""However four play, the eye swings away twice a round at the most; and what one does is seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from game.app.match.flow.thinking import Unasked
from game.app.screenshot_stage import ScreenshotStage
from game.bench import swings
from game.bench.swings import SEATINGS, watch
from game.rules.biomes.moves import Explore
from game.rules.registry import TITLES
from game.session.preferences import Detail, Follows, Pace, Preferences
from game.session.seats import HUMAN
from game.titles.biomes.scene import places as at
from game.ui.intents import Play
from tests.sizes import some

ROUNDS = 4
MOST = 2
FOUR = [name for name, seating in SEATINGS.items() if len(seating.players) == 4]


def staging(folder: Path, **preferences: object) -> ScreenshotStage:
    made = Preferences(pace=Pace.NORMAL, quality=Detail.LOW, **preferences)  # type: ignore[arg-type] # told by name
    return ScreenshotStage(folder, swings.SIZE, made)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[ScreenshotStage]:
    """A stage at the ordinary pace; everything flies."""
    made = staging(tmp_path)
    yield made
    made.close()


@pytest.mark.parametrize(("title", "seating"), some(product(TITLES, FOUR), 4))
def test_with_four_seats_the_eye_swings_away_twice_a_round_at_the_most(
    stage: ScreenshotStage, title: str, seating: str
) -> None:
    stage.set_up(title, swings.SEED, swings.STEPS, SEATINGS[seating].players)
    stage.begin(swings.SEED)
    seen = watch(stage, SEATINGS[seating].preset, ROUNDS)
    assert len(seen.rounds) == ROUNDS
    assert max(seen.rounds) <= MOST, seen.rounds


def test_an_eye_that_always_follows_swings_more_so_the_count_counts(tmp_path: Path) -> None:
    stage = staging(tmp_path, follows=Follows.ALWAYS)
    stage.set_up("biomes", swings.SEED, swings.STEPS, SEATINGS["four_watched"].players)
    stage.begin(swings.SEED)
    assert watch(stage, 0, 2).mean > MOST
    stage.close()


def test_an_onlookers_eye_comes_home_from_where_it_had_to_look(stage: ScreenshotStage) -> None:
    stage.set_up("biomes", swings.SEED, swings.STEPS, SEATINGS["four_watched_near"].players)
    stage.begin(swings.SEED)
    seen = watch(stage, 1, 3)
    assert sum(seen.rounds) > 0
    assert seen.flights >= 2 * sum(seen.rounds) - 1


def test_an_explored_tile_turns_up_in_sight_of_who_looked_at_the_cube(
    stage: ScreenshotStage,
) -> None:
    stage.set_up("biomes", swings.SEED, swings.STEPS, (HUMAN, "greedy"))
    stage.begin(swings.SEED)
    stage.desk.think_with(Unasked())
    stage.until(lambda view, legal: any(isinstance(move, Explore) for move in legal))
    screen = stage.table("cube")
    table = screen.game.table
    explored = [move for move in stage.match.legal_moves() if isinstance(move, Explore)][-1]
    stage.desk.hear(Play(explored))
    while table.camera_controller.flying:
        stage.desk.advance(1 / 30)
    assert screen.game.playback.beat is not None, "the eye is there while it is shown"
    x, y = table.project(at.crossing_pose(explored.to).place)
    assert 0 < x < swings.SIZE[0]
    assert 0 < y < swings.SIZE[1]
    stage.settle()
    assert table.aim == "table", "it stays where the tile has turned up"
