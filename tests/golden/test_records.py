"""Every title has golden records: they are verified, and written again to the byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from game.rules.registry import TITLES
from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import TowersMove
from game.session.record import parse_record
from game.session.verification import first_position, play_step, verify
from tests.golden.records import GAMES, files, recorded
from tests.sizes import WHOLE
from tests.toy import registered


@pytest.fixture(autouse=True)
def toy_at_table() -> Iterator[None]:
    with registered():
        yield


@pytest.mark.parametrize("title", [*TITLES, "toy"])
def test_a_record_is_written_again_to_the_byte(title: str) -> None:
    assert len(files(title)) == len(GAMES)
    for file in files(title):
        content = file.read_bytes()
        record = parse_record(content)
        assert verify(record).difference == ""
        again, note = first_position(record.header)
        assert note == "", "the content has changed"
        for step in record.steps:
            play_step(again, step)
        assert again.record_bytes() == content


@pytest.mark.parametrize("title", [*TITLES, "toy"])
def test_the_same_game_is_played_anew(title: str) -> None:
    """Seeds, packs, agents and the record's form are what they were."""
    pairs = list(zip(files(title), GAMES, strict=True))
    for file, game in pairs if WHOLE else pairs[-1:]:
        anew, then = recorded(title, *game).record(), parse_record(file.read_bytes())
        assert anew.steps == then.steps
        assert anew.result == then.result


def test_the_records_of_towers_hold_every_move_and_event() -> None:
    steps = [step for file in files("towers") for step in parse_record(file.read_bytes()).steps]
    assert {step.action["type"] for step in steps} == {move.type for move in get_args(TowersMove)}
    events = {event["type"] for step in steps for event in step.events}
    assert events == {event.type for event in get_args(TowersEvent)}
