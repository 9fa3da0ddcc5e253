"""Games recorded before there were golden records replay to the letter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove
from tests.golden.playthroughs import GAMES, files, replay


@pytest.mark.parametrize("title", GAMES)
def test_the_playthroughs_are_there(title: str) -> None:
    assert len(files(title)) == len(GAMES[title]) >= 3


@pytest.mark.parametrize("path", [p for t in GAMES for p in files(t)], ids=lambda path: path.stem)
def test_a_playthrough_replays_to_the_letter(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    for number, (then, now) in enumerate(zip(lines, replay(lines), strict=True), start=1):
        assert now == then, f"line {number}"


def test_the_playthroughs_of_biomes_hold_every_move_and_event() -> None:
    moves, events = set(), set()
    for path in files("biomes"):
        for line in path.read_text("utf-8").splitlines():
            step = json.loads(line)
            if "action" in step:
                moves.add(step["action"]["type"])
                events |= {event["type"] for event in step["events"]}
    assert moves == {move.type for move in get_args(BiomesMove)}
    assert events == {event.type for event in get_args(BiomesEvent)}
