"""A game commits to its deal before the first move, and opens it at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from game.rules.registry import TITLES
from game.session.commitment import (
    agrees,
    commitment_to,
    deal_text,
    digits,
    envelope_of,
    grouped,
    short,
)
from game.session.match import Match
from game.session.obfuscation import sealed
from game.session.record import Record, RecordError, parse_record
from game.session.replay import Replay
from game.session.saves import SaveStore
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.titles import play_of
from game.session.verification import resume, verify

from .games import finished_match, new_match, play_some

SALT = "0123456789abcdef" * 2
Lines = list[dict[str, Any]]


def committed(title: str = "biomes", agents: tuple[str, ...] = ("random", "random")) -> Match:
    content = play_of(title).load("classic")
    return Match.new(title, content, seats_of(agents), 5, salt=SALT)


def played(title: str = "biomes") -> Match:
    match = committed(title)
    play_out(match)
    return match


def lines_of(match: Match) -> Lines:
    return [json.loads(line) for line in match.record_bytes().splitlines()]


def read(lines: Lines) -> Record:
    return parse_record("\n".join(map(json.dumps, lines)).encode())


@pytest.mark.parametrize("title", TITLES)
def test_whoever_has_the_record_makes_the_same_number(title: str) -> None:
    match = played(title)
    record = parse_record(match.record_bytes())
    assert verify(record).difference == ""
    assert record.result is not None
    assert (record.header.salt, record.result.salt) == ("", SALT)
    text = deal_text(record.header, record.result.salt)
    assert record.header.commitment == "sha256:" + sha256(text.encode()).hexdigest()
    keys = [line.partition(": ")[0] for line in text.splitlines()]
    assert keys == [
        "cubewright-deal 1",
        *("title", "content", "players", "first player", "options", "seed", "setup", "salt"),
    ]
    setup = json.loads(text.splitlines()[7].removeprefix("setup: "))
    assert setup == lines_of(match)[0]["setup"]


def test_the_text_is_the_documented_one_byte_by_byte() -> None:
    """Written down by hand from the documentation, with nothing of ours but the record."""
    header = lines_of(played("towers"))[0]

    def canonical(value: object) -> str:
        return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    told = ("name", "agent", "color", "profile", "head_start", "hints")
    seats = [{k: v for k, v in each.items() if k not in told} for each in header["players"]]
    lines = [
        "cubewright-deal 1",
        f"title: {header['title']}",
        f"content: {header['content_digest']}",
        f"players: {len(header['players'])}",
        f"first player: {header['first_player']}",
        f"options: {canonical({'game': header.get('options', {}), 'seats': seats})}",
        f"seed: {header['seed']}",
        f"setup: {canonical(header['setup'])}",
        f"salt: {SALT}",
    ]
    text = "\n".join(lines) + "\n"
    assert header["commitment"] == "sha256:" + sha256(text.encode()).hexdigest()


def test_games_without_a_salt_have_none_and_are_as_good() -> None:
    match = finished_match()
    lines = lines_of(match)
    assert "commitment" not in lines[0]
    assert "salt" not in lines[-1]["result"]
    assert verify(match.record()).difference == ""
    assert envelope_of(match.header, match.opened, over=True) is None


def other_seed(lines: Lines) -> None:
    lines[0]["seed"] += 1


def other_deal(lines: Lines) -> None:
    piles = lines[0]["setup"]["cube"]
    piles[0][3], piles[1][3] = piles[1][3], piles[0][3]


def other_salt(lines: Lines) -> None:
    lines[-1]["result"]["salt"] = "f" * 32


def other_commitment(lines: Lines) -> None:
    lines[0]["commitment"] = "sha256:" + "0" * 64


def no_salt(lines: Lines) -> None:
    del lines[-1]["result"]["salt"]


def no_commitment(lines: Lines) -> None:
    del lines[0]["commitment"]


@pytest.mark.parametrize(
    ("tamper", "told"),
    [
        (other_salt, "line 1, commitment: the deal is not the one"),
        (other_commitment, "line 1, commitment: the deal is not the one"),
        (no_salt, "result.salt: the salt that opens the commitment is missing"),
        (no_commitment, "line 1, commitment: it is missing"),
    ],
)
def test_what_was_tampered_with_does_not_agree(tamper: Callable[[Lines], None], told: str) -> None:
    lines = lines_of(played())
    tamper(lines)
    assert told in verify(read(lines)).difference


@pytest.mark.parametrize("tamper", [other_seed, other_deal])
def test_another_deal_does_not_agree_even_before_a_move(tamper: Callable[[Lines], None]) -> None:
    """The rules may well take the deal: nothing has been played by it yet."""
    lines = lines_of(committed())
    tamper(lines)
    assert "the deal is not the one" in verify(read(lines)).difference


def test_the_pack_and_who_begins_are_in_the_envelope() -> None:
    header = played().header
    for name, value in (("content_digest", "sha256:0"), ("first_player", 1 - header.first_player)):
        changed = type(header)(
            **{key: getattr(header, key) for key in header.__struct_fields__} | {name: value}
        )
        assert agrees(header, SALT)
        assert not agrees(changed, SALT)


@pytest.mark.parametrize(
    ("key", "value"), [("commitment", "sha256:12"), ("commitment", "5"), ("salt", "no salt")]
)
def test_a_record_is_refused_whose_numbers_are_none(key: str, value: str) -> None:
    lines = lines_of(committed())
    lines[0][key] = value
    with pytest.raises(RecordError, match=f"line 1, {key}: expected"):
        read(lines)


def test_a_result_is_refused_whose_salt_is_none() -> None:
    lines = lines_of(played())
    lines[-1]["result"]["salt"] = "SALT"
    with pytest.raises(RecordError, match=r"result\.salt: expected 32 hexadecimal digits"):
        read(lines)


def test_the_salt_outlives_a_save_which_hides_it(tmp_path: Any) -> None:
    match = committed(agents=("human", "random"))
    play_some(match, 9)
    store = SaveStore(tmp_path)
    store.autosave(match)
    path = store.path_of(match)
    assert SALT.encode() not in path.read_bytes()
    again = store.load(path)
    assert (again.header.commitment, again.header.salt) == (match.header.commitment, SALT)
    assert again.opened == ""
    play_out(again, [_Random(), _Random()])
    assert again.opened == SALT
    assert verify(parse_record(again.record_bytes())).difference == ""


class _Random:
    def choose(self, view: Any, moves: Any, budget: Any, dealer: Any) -> Any:
        del view, budget, dealer
        return moves[0]


def test_nothing_that_can_be_shown_has_the_salt_before_the_end() -> None:
    match = committed(agents=("human", "human"))
    shown = envelope_of(match.header, match.header.salt, over=False)
    assert shown is not None
    assert (shown.salt, shown.agrees, match.opened) == ("", False, "")
    assert Replay(match.record()).salt == ""
    over = played()
    opened = envelope_of(over.header, over.opened, over=True)
    assert opened is not None
    assert (opened.salt, opened.agrees) == (SALT, True)
    assert Replay(over.record()).salt == SALT


def test_a_finished_game_that_is_read_again_writes_the_same_record() -> None:
    written = played().record_bytes()
    assert resume(parse_record(written)).record_bytes() == written
    assert resume(parse_record(sealed(written))).record_bytes() == written


def test_a_game_begun_again_and_one_from_a_position_commit_as_well() -> None:
    match = new_match()
    again = match.again(8, salt=SALT)
    assert agrees(again.header, SALT)
    assert match.again(8).header.commitment == ""
    position = match.rules.position(match.snapshot())
    seats = seats_of(("human", "human"))
    placed = Match.placed("biomes", match.content, seats, position, 1, salt=SALT)
    assert agrees(parse_record(placed.record_bytes()).header, SALT)
    assert agrees(placed.again(3, salt=SALT).header, SALT)


def test_two_salts_give_two_numbers() -> None:
    header = new_match().header
    assert commitment_to(header, SALT) != commitment_to(header, "f" * 32)


def test_the_number_in_groups() -> None:
    number = "sha256:" + "0123456789abcdef" * 4
    assert digits(number) == "0123456789abcdef" * 4
    assert short(number) == "0123 4567 89ab cdef"
    assert grouped("12345") == "1234 5"
