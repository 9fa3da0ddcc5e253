"""The parts of the smoke trial that need no frozen program."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import __version__
from tools.packaging.names import FROZEN
from tools.smoke import frozen
from tools.smoke.__main__ import named, size_in
from tools.smoke.figures import Figure, resident_mb, table
from tools.smoke.frozen import Broken, Frozen, program_of
from tools.smoke.system import Impossible, SmokeFailed, Source, source_of, told
from tools.smoke.traces import files_in, traces


def test_the_program_lies_elsewhere_on_each_system() -> None:
    assert program_of(FROZEN, "linux") == FROZEN / "cubewright"
    assert program_of(FROZEN, "win32") == FROZEN / "cubewright.exe"
    inner = program_of(FROZEN, "darwin").relative_to(FROZEN.parent)
    assert inner == Path("Cubewright.app/Contents/MacOS/cubewright")


def a_program(folder: Path, script: str) -> Path:
    program = folder / "cubewright"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return program


def test_a_failing_program_is_told_with_what_it_printed(tmp_path: Path) -> None:
    program = a_program(tmp_path, "echo so sorry >&2; exit 3")
    with pytest.raises(Broken, match=r"cubewright check x\nended with 3 and printed:\nso sorry"):
        Frozen(program, tmp_path).run("check", "x")


def test_another_version_is_noticed(tmp_path: Path) -> None:
    frozen.tells_its_version(
        Frozen(a_program(tmp_path, f"echo cubewright {__version__}"), tmp_path)
    )
    with pytest.raises(Broken, match=r"cubewright 0\.0\.0"):
        frozen.tells_its_version(Frozen(a_program(tmp_path, "echo cubewright 0.0.0"), tmp_path))


def test_a_program_that_carries_nothing_about_is_noticed(tmp_path: Path) -> None:
    source = tmp_path / "program"
    source.mkdir()
    folder = tmp_path / "trial"
    folder.mkdir()
    with pytest.raises(Broken, match="made no folder"):
        frozen.carries_its_data(Frozen(a_program(source, "exit 0"), folder))


def test_every_broken_thing_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = a_program(tmp_path, "exit 1")
    assert frozen.broken_things(program) == len(frozen.CHECKS)
    assert "FAILED plays and checks games" in capsys.readouterr().err


def test_a_budget_holds_up_to_its_limit() -> None:
    assert Figure("x", 2.0, "s", 2.0).holds
    assert not Figure("x", 2.01, "s", 2.0).holds
    assert Figure("x", 99.0, "s").holds


def test_the_table_tells_what_is_too_much() -> None:
    lines = table([Figure("a", 1.0, "s", 2.0), Figure("b", 3.0, "MB", 2.5)]).splitlines()
    assert lines[0].split() == ["a", "1.00", "s", "<=", "2", "s", "ok"]
    assert lines[1].split() == ["b", "3.00", "MB", "<=", "2.5", "MB", "TOO", "MUCH"]


def test_the_table_tells_what_has_no_air_left() -> None:
    """A package of 20.00 of 20 MB passed here and failed on the next machine."""
    near = table([Figure("a", 19.5, "MB", 20.0), Figure("b", 19.3, "MB", 20.0)]).splitlines()
    assert near[0].endswith("ok, but within 3 % of its limit")
    assert near[1].endswith("ok")


def test_memory_is_added_up_over_processes(tmp_path: Path) -> None:
    for process, kibibytes in ((7, 1000), (8, 24)):
        (tmp_path / str(process)).mkdir()
        (tmp_path / str(process) / "status").write_text(
            f"Name:\tcubewright\nVmHWM:\t 99999 kB\nVmRSS:\t {kibibytes} kB\n"
        )
    assert resident_mb([7, 8], tmp_path) == pytest.approx(1.048576)


def test_files_are_told_apart_by_whose_they_are() -> None:
    before = ["usr/bin/sh", "etc/gone", "var/lib/dpkg/status"]
    after = [
        "usr/bin/sh",
        "home/p/save",
        "home/other/x",
        "var/log/dpkg.log",
        "usr/share/left/",
        "var/lib/dpkg/status",
    ]
    found = traces(before, after, "home/p")
    assert found.of_player == ("home/p/save",)
    assert found.of_package_manager == ("var/log/dpkg.log",)
    assert found.others == ("home/other/x", "usr/share/left/")
    assert found.lost == ("etc/gone",)
    assert not found.clean
    assert traces(before, [*before, "home/p/save"], "home/p").clean


def test_empty_folders_and_links_are_listed_and_passing_ones_are_not(tmp_path: Path) -> None:
    for folder in ("proc/1", "usr/empty", "home/p"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "usr" / "link").symlink_to("nowhere")
    (tmp_path / "usr" / "file").write_bytes(b"x" * 500_000)
    (tmp_path / "usr" / "again").symlink_to("file")
    found = files_in(tmp_path)
    assert found == {
        "usr/",
        "usr/empty/",
        "usr/link",
        "usr/file",
        "usr/again",
        "home/",
        "home/p/",
    }
    assert size_in(tmp_path, found) == pytest.approx(0.5)


def test_the_mirror_is_that_of_the_systems_own_suite() -> None:
    lines = ["https://a.example/node nodistro main", "http://b.example/debian bookworm main"]
    assert source_of(lines, "bookworm") == Source("http://b.example/debian", "bookworm")
    with pytest.raises(Impossible):
        source_of(lines, "trixie")
    with pytest.raises(Impossible):
        source_of(["mirror+file:/etc/list jammy main"], "jammy")


def test_a_failing_command_shows_what_it_said() -> None:
    with pytest.raises(SmokeFailed, match=r"ended with 4:\nwhy"):
        told("sh", "-c", "echo why; exit 4")
    with pytest.raises(SmokeFailed, match="no-such-command"):
        told("no-such-command")


def test_long_lists_are_cut() -> None:
    assert named([]) == "nothing"
    assert named([str(n) for n in range(22)]).endswith("18, 19 and 2 more")
