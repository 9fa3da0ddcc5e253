"""What a family agrees on for one player: told in the record, and read again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.rules.registry import TITLES
from game.session.family.handicap import may_ask
from game.session.match import Match
from game.session.record import RecordError, parse_record
from game.session.replay import Replay
from game.session.saves import SaveStore
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of

GOLDEN = Path(__file__).parents[1] / "golden"
SEATS = (
    Seat("Mia", HUMAN, COLORS[0], head_start=10),
    Seat("Ben", HUMAN, COLORS[1], hints=False),
)


def begun(title: str) -> Match:
    """A game of the two, a few moves old."""
    match = Match.new(title, play_of(title).load("classic"), SEATS, 5)
    for _move in range(3):
        match.play(match.legal_moves()[0])
    return match


def test_hints_are_for_those_who_play_with_them() -> None:
    assert [may_ask(SEATS, seat) for seat in (0, 1)] == [True, False]
    assert may_ask(SEATS, -1), "an onlooker agreed to nothing"


@pytest.mark.parametrize("title", TITLES)
def test_who_plays_without_hints_does_so_when_the_game_goes_on(title: str, tmp_path: Path) -> None:
    match = begun(title)
    told = parse_record(match.record_bytes())
    assert [each.hints for each in told.header.players] == [True, False]
    assert [each.hints for each in Replay(told).seats] == [True, False]
    store = SaveStore(tmp_path)
    store.autosave(match)
    again = store.load(store.path_of(match))
    assert [(each.hints, each.head_start) for each in again.seats] == [(True, 10), (False, 0)]
    assert again.record_bytes() == match.record_bytes()


def test_only_what_is_agreed_on_is_written() -> None:
    mia, ben = json.loads(begun("biomes").record_bytes().splitlines()[0])["players"]
    assert ("hints" in mia, mia["head_start"]) == (False, 10)
    assert (ben["hints"], "head_start" in ben) == (False, False)


def test_a_record_of_before_there_were_such_agreements_is_as_good() -> None:
    content = (GOLDEN / "biomes-2-21.cubelog").read_bytes()
    assert b'"hints"' not in content.splitlines()[0]
    told = parse_record(content)
    assert [each.hints for each in told.header.players] == [True, True]
    without = content.replace(b'"color":"red"', b'"color":"red","hints":false', 1)
    assert Replay(parse_record(without)).outcome == Replay(told).outcome


@pytest.mark.parametrize("value", [b"0", b'"no"', b"null"])
def test_a_wrong_agreement_is_named(value: bytes) -> None:
    content = begun("biomes").record_bytes().replace(b'"hints":false', b'"hints":' + value, 1)
    with pytest.raises(RecordError) as caught:
        parse_record(content)
    assert (caught.value.line, caught.value.key) == (1, "players[1].hints")
