"""The pictures of moments of a game: what happened is on them, in a window of any shape."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.app.match.flow.seating import replayed_view
from game.app.match.viewer.save_picture import remaining
from game.app.match.viewer.snapshots import Snapshots
from game.rules.core import SPECTATOR
from game.rules.registry import TITLES
from game.scene.titles import TABLETOPS
from game.session.replay import Replay
from tests.app.test_app_result import over

EVERY = 5
"""Of so many steps one is looked at."""


def snapshots(size: tuple[int, int]) -> Snapshots:
    """Of a window of so many pixels, which is never drawn into."""
    host: Any = SimpleNamespace(
        viewport=SimpleNamespace(pixel_width=size[0], pixel_height=size[1]),
    )
    return Snapshots(host, over("towers").header)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 660), (1280, 800)])
@pytest.mark.parametrize("title", TITLES)
def test_nothing_of_what_happened_is_cut_off(title: str, size: tuple[int, int]) -> None:
    """In a window that is wider than the pictures their sides were cut off after the framing."""
    taking, replay = snapshots(size), Replay(over(title).record())
    table: Any = SimpleNamespace(tabletop=TABLETOPS[title], focus=0)
    kept, looked = remaining(size[0] / size[1]), 0
    for step in replay.steps[::EVERY]:
        view = replayed_view(replay, step.n)
        there = TABLETOPS[title].looking.interest(step.events_for(SPECTATOR), view, 0)
        eye = taking._eye(step, view, table)
        for point in there.points if there else ():
            x, y = eye.project(point, *map(float, size))
            assert kept.left < x / size[0] < kept.right
            assert kept.bottom < y / size[1] < kept.top
            looked += 1
    assert looked
