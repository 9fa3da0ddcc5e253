from __future__ import annotations

import json
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.session import record as records
from game.session.header import BranchPoint
from game.session.notes import noted, read_note
from game.session.record import (
    NewerRecord,
    RecordError,
    UnreadableRecord,
    parse_record,
    read_record,
)

from .games import finished_match, record_lines

Data = dict[str, object]


def changed(line: int, change: Callable[[Data], object]) -> bytes:
    """A good record with ``change`` made in one line (from 1)."""
    lines = list(record_lines())
    data = json.loads(lines[line - 1])
    change(data)
    lines[line - 1] = json.dumps(data).encode()
    return b"\n".join(lines) + b"\n"


def fault(content: bytes) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        parse_record(content)
    assert str(caught.value)
    return caught.value.line, caught.value.key


def test_a_record_survives_the_disk(tmp_path: Path) -> None:
    match = finished_match()
    (tmp_path / "game.cubelog").write_bytes(match.record_bytes())
    assert read_record(tmp_path / "game.cubelog") == match.record()


def test_the_header_is_as_the_format_says() -> None:
    header = json.loads(record_lines()[0])
    assert list(header) == [
        "format",
        "version",
        "title",
        "app",
        "seed",
        "content",
        "content_digest",
        "players",
        "first_player",
        "setup",
    ]
    assert header["content_digest"].startswith("sha256:")
    assert set(header["setup"]) == {
        *("tiles", "weapons", "scoring", "cube", "stacks", "rim", "boards", "piles")
    }


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("digest", "x" * 101),
        ("challenge", "a\nb"),
        ("step", -1),
        ("reached", 1 << 60),
        ("step", "1"),
    ],
)
def test_what_is_told_of_another_game_can_be_told(key: str, value: object) -> None:
    def say(data: Data) -> None:
        data["origin"] = {"digest": "0" * 24, "step": 3, key: value}

    assert fault(changed(1, say)) == (1, f"origin.{key}")


def test_where_a_game_comes_from_is_read() -> None:
    def say(data: Data) -> None:
        data["origin"] = {"digest": "0" * 24, "step": 3, "reached": 2}

    origin = parse_record(changed(1, say)).header.origin
    assert origin == BranchPoint("0" * 24, 3, reached=2)
    assert parse_record(b"\n".join(record_lines())).header.origin is None


def test_unknown_keys_are_ignored() -> None:
    plain = parse_record(b"\n".join(record_lines()))
    assert parse_record(changed(1, lambda data: data.update(mood="merry"))) == plain
    assert parse_record(changed(2, lambda data: data.update(mood="merry"))) == plain


def test_windows_line_ends_are_read() -> None:
    assert parse_record(b"\r\n".join(record_lines()) + b"\r\n").result is not None


@pytest.mark.parametrize(
    "key",
    ["title", "app", "seed", "content", "content_digest", "players", "first_player", "setup"],
)
def test_a_missing_key_of_the_header_is_named(key: str) -> None:
    assert fault(changed(1, lambda data: data.pop(key))) == (1, key)


@pytest.mark.parametrize("key", ["n", "turn", "player", "action", "events"])
def test_a_missing_key_of_a_step_is_named(key: str) -> None:
    assert fault(changed(4, lambda data: data.pop(key))) == (4, key)


@pytest.mark.parametrize(
    ("line", "key", "value", "named"),
    [
        (1, "format", "chess", "format"),
        (1, "version", "1", "version"),
        (1, "version", 0, "version"),
        (1, "version", True, "version"),
        (1, "seed", 1.5, "seed"),
        (1, "seed", "7", "seed"),
        (1, "players", {}, "players"),
        (1, "players", [{"name": 3}], "players[0].name"),
        (1, "first_player", 2, "first_player"),
        (1, "first_player", -1, "first_player"),
        (1, "setup", [], "setup"),
        (3, "n", 5, "n"),
        (3, "player", 2, "player"),
        (3, "action", "collect", "action"),
        (3, "events", {}, "events"),
        (3, "events", [1], "events[0]"),
        (3, "turn", None, "turn"),
    ],
)
def test_a_wrong_value_is_named(line: int, key: str, value: object, named: str) -> None:
    assert fault(changed(line, lambda data: data.update({key: value}))) == (line, named)


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (3, "result"),
        ({"scores": [1], "tiebreak": [1, 2], "winners": [0], "finished": True}, "result.scores"),
        ({"scores": [1, 2], "tiebreak": [], "winners": [0], "finished": True}, "result.tiebreak"),
        ({"scores": [1, 2], "tiebreak": [1, 2], "winners": [], "finished": True}, "result.winners"),
        (
            {"scores": [1, 2], "tiebreak": [1, 2], "winners": [4], "finished": True},
            "result.winners",
        ),
    ],
)
def test_a_wrong_result_is_named(value: object, key: str) -> None:
    last = len(record_lines())
    assert fault(changed(last, lambda data: data.update(result=value))) == (last, key)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b'{"n": NaN}',
        b'{"n": Infinity}',
        b'{"n": 1e400}',
        b'{"n": ' + b"9" * 6000 + b"}",
        b'{"x": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
        b'{"x": ' * 100_000 + b"1" + b"}" * 100_000,
        b"\xff\xfe{}",
        b'{"n\x00": 1}',
        b'{"n": "\xed\xa0\x80"}',
        b'{"n": "\\ud800"}',
        b"[]",
        b"null",
        b"7",
        b'{"n": 1} {"n": 2}',
    ],
)
@pytest.mark.parametrize("place", [1, 2, 9])
def test_nonsense_in_a_line_is_an_error_with_its_line(line: bytes, place: int) -> None:
    lines = list(record_lines())
    lines[place - 1] = line
    assert fault(b"\n".join(lines))[0] == place


def test_nothing_may_follow_the_result() -> None:
    lines = [*record_lines(), b'{"n": 400}']
    assert fault(b"\n".join(lines))[0] == len(lines)


NAMES = ("", "a\nb", "x" * 41, "x" * 15_000, "\x1b[2J", "a\u202eb", "\u200b", "\0")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_short_and_printable(name: str) -> None:
    def call(data: Data) -> None:
        data["players"][1]["name"] = name  # type: ignore[index]  # JSON

    assert fault(changed(1, call)) == (1, "players[1].name")
    assert read_note_of(name) is None


def read_note_of(name: str) -> object:
    """The note before a save, were it written with this name."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "it"
        note = finished_match().note(0.0)
        players = tuple(msgspec.structs.replace(player, name=name) for player in note.players)
        file.write_bytes(noted(b"", msgspec.structs.replace(note, players=players)))
        return read_note(file)


@pytest.mark.parametrize("name", ["Łukasz", "Zoë", "李雷", "a", "x" * 40, "O'Neill & Söhne"])
def test_good_names_are_read(name: str) -> None:
    def call(data: Data) -> None:
        data["players"][1]["name"] = name  # type: ignore[index]  # JSON

    assert parse_record(changed(1, call)).header.players[1].name == name
    assert read_note_of(name) is not None


@pytest.mark.parametrize("key", ["title", "app", "content", "content_digest"])
def test_other_words_of_the_header_are_short_and_printable(key: str) -> None:
    assert fault(changed(1, lambda data: data.update({key: "a\nb"}))) == (1, key)
    assert fault(changed(1, lambda data: data.update({key: "x" * 101}))) == (1, key)


def test_a_large_file_is_refused_before_it_takes_memory(tmp_path: Path) -> None:
    file = tmp_path / "large.cubelog"
    file.write_bytes(b"\n".join([*record_lines()[:-1], *[record_lines()[1]] * 200_000]))
    assert file.stat().st_size > 28e6
    tracemalloc.start()
    with pytest.raises(RecordError, match="larger than 2 MiB"):
        read_record(file)
    assert tracemalloc.get_traced_memory()[1] < 1e6
    tracemalloc.stop()


def test_a_newer_version_says_so_whatever_else_it_holds() -> None:
    content = b'{"format": "cubewright-record", "version": 2, "shape": "unknown"}'
    with pytest.raises(NewerRecord, match="version 2"):
        parse_record(content)


def test_a_file_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_BYTES", 100)
    with pytest.raises(RecordError, match="larger than"):
        parse_record(record_lines()[0])


def test_a_file_that_can_not_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(UnreadableRecord, match="can't be read"):
        read_record(tmp_path)
    with pytest.raises(UnreadableRecord, match="can't be read"):
        read_record(tmp_path / "none.cubelog")


def test_a_complaint_quotes_no_control_characters_and_no_novels() -> None:
    error = RecordError(3, "action.\x1b[31m", "x" * 5000)
    assert "\x1b" not in str(error)
    assert len(str(error)) < 1000
