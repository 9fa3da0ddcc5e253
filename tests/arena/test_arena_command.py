"""``cubewright arena`` as it is typed: results, resuming, errors, Ctrl-C."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.arena.contest import Contest
from game.arena.ledger import Ledger, LedgerError
from game.cli import main

ARENA = ("arena", "--agents", "random,greedy", "--games", "4", "--seed", "4", "--jobs", "1")
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Finished:
    """What a whole run has written into its file, and told as JSON."""

    content: bytes
    told: str


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """The run that the tests here have behind them."""
    file, out = tmp_path_factory.mktemp("arena") / "run.jsonl", io.StringIO()
    with redirect_stdout(out):
        assert main([*ARENA, "--json", "--resume", str(file)]) == 0
    return Finished(file.read_bytes(), out.getvalue())


@pytest.fixture
def file(tmp_path: Path, finished: Finished) -> Path:
    """The file of that run."""
    file = tmp_path / "run.jsonl"
    file.write_bytes(finished.content)
    return file


def said(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    """The exit code, the output and the errors of a command."""
    try:
        code = main([str(word) for word in words])
    except SystemExit as exit_:
        code = int(exit_.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_json_has_what_programs_need(
    capsys: pytest.CaptureFixture[str], finished: Finished
) -> None:
    assert said(capsys, *ARENA, "--json") == (0, finished.told, "")
    figures = json.loads(finished.told)
    assert figures["agents"] == ["random", "greedy"]
    assert (figures["games"], figures["groups"], figures["seed"]) == (4, 2, 4)
    assert figures["low"] <= figures["share"] <= figures["high"]
    assert figures["elo"] < 0
    assert [player["agent"] for player in figures["players"]] == figures["agents"]
    assert sum(player["share"] for player in figures["players"]) == pytest.approx(1)
    assert sum(seat["share"] for seat in figures["seats"]) == pytest.approx(1)
    assert {"elo", "points", "lead", "ties", "turns", "iterations"} <= set(figures)


def test_a_run_goes_on_where_it_was_killed(
    capsys: pytest.CaptureFixture[str], file: Path, finished: Finished
) -> None:
    content = finished.content
    header, first, last = content.splitlines(keepends=True)
    for torn in (header[:20], header + first, content[:-9], content[: -len(last) + 1]):
        file.write_bytes(torn)
        assert said(capsys, *ARENA, "--json", "--resume", file) == (0, finished.told, "")
        assert file.read_bytes() == content


def test_what_is_finished_is_not_played_again(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    whole = said(capsys, *ARENA, "--resume", file)[1]
    edited = file.read_text(encoding="utf-8").replace('"turns":', '"turns":9')
    file.write_text(edited, encoding="utf-8")
    assert said(capsys, *ARENA, "--resume", file)[1] != whole
    assert file.read_text(encoding="utf-8") == edited


def test_a_finished_run_can_be_extended_and_shown_in_part(
    capsys: pytest.CaptureFixture[str], file: Path, finished: Finished
) -> None:
    longer = (*ARENA, "--games", "6", "--json")
    extended = said(capsys, *longer, "--resume", file)
    assert extended == said(capsys, *longer)
    assert said(capsys, *ARENA, "--json", "--resume", file) == (0, finished.told, "")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("--agents", "greedy,random"), "agents is random,greedy"),
        (("--seed", "5"), "seed is 4, not 5"),
        (("--iterations", "10"), "iterations is None, not 10"),
    ],
)
def test_the_file_of_another_run_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path, change: tuple[str, ...], what: str
) -> None:
    before = file.read_bytes()
    code, out, err = said(capsys, *ARENA, *change, "--resume", file)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert what in err
    assert file.read_bytes() == before


def test_the_file_of_another_pack_is_refused(tmp_path: Path) -> None:
    pair = Contest("biomes", "classic", ("random", "random"), 2, 1)
    Ledger(tmp_path / "run", pair, "sha256:one")
    with pytest.raises(LedgerError, match="digest is sha256:one, not sha256:two"):
        Ledger(tmp_path / "run", pair, "sha256:two")


@pytest.mark.parametrize("content", [b"nonsense\n", b"nonsense", b'{"format": "other"}\n', b"\xff"])
def test_what_is_no_file_of_the_arena_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "run.jsonl"
    file.write_bytes(content)
    code, _, err = said(capsys, *ARENA, "--resume", file)
    assert (code, err.count("\n")) == (2, 1)
    assert "is not a file of the arena" in err
    assert file.read_bytes() == content


def test_a_broken_line_in_the_middle_is_named(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    header, first, last = file.read_bytes().splitlines(keepends=True)
    for broken in (b"{}\n", first[:30] + b"\n", b'{"number":1,"games":[]}\n'):
        file.write_bytes(header + broken + last)
        code, _, err = said(capsys, *ARENA, "--resume", file)
        assert (code, err.count("\n")) == (2, 1)
        assert "line 2 is not a finished group" in err


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("--agents", "nobody,random"), "there is no player “nobody”"),
        (("--agents", "random"), "2 to 4 players, not 1"),
        (("--agents", "human,random"), "there is no player “human”"),
        (("--title", "nothing"), "there is no title"),
        (("--content", "nothing"), "there is no pack"),
        (("--games", "0"), "less than 1"),
        (("--seed", str(2**63 - 2)), "smaller --seed"),
        (("--resume", "/nowhere/at/all"), "can't be used"),
        (("--resume", "/"), "can't be used"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], what: str
) -> None:
    code, out, err = said(capsys, *ARENA, "--games", "12", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert what in err


def heed_ctrl_c() -> None:
    """Undo what a shell does to programs in its background: they don't hear Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_and_shows_what_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = ("--agents", "greedy,random", "--games", "4000", "--jobs", "2", "--resume", str(file))
    with subprocess.Popen(
        [sys.executable, "-m", "game", "arena", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - it calls one function of the system
    ) as running:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if file.exists() and file.read_bytes().count(b"\n") >= 4:
                break
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        try:
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == 130
    assert err == "Stopped.\n"
    finished = file.read_bytes().count(b"\n") - 1
    assert finished >= 3
    assert f"{2 * finished} games of {finished} seeds" in out
