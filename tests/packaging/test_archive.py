"""The portable archive and the checksums."""

from __future__ import annotations

import subprocess
import tarfile
from pathlib import Path

import pytest

from tests.packaging.frozen import stand_in
from tools.packaging import archive, checksums


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(archive, "DIST", tmp_path / "dist")
    return archive.archive(stand_in(tmp_path / "cubewright"))


def test_what_is_unpacked_anywhere_starts(packed: Path, tmp_path: Path) -> None:
    goal = tmp_path / "Ein Ordner, größer"
    with tarfile.open(packed) as tar:
        tar.extractall(goal, filter="data")
    start = next(goal.glob("*/cubewright-portable"))
    said = subprocess.run([str(start)], check=True, capture_output=True, text=True).stdout
    assert said == "a stand-in\n"
    assert (start.parent / "LICENSE").is_file()


def test_nothing_tells_who_packed_it(packed: Path) -> None:
    with tarfile.open(packed) as tar:
        assert {(member.uid, member.uname) for member in tar} <= {(0, "root"), (0, "")}


def test_the_sums_verify_a_download_and_find_a_changed_one(packed: Path) -> None:
    folder = packed.parent
    checksums.write(checksums.artefacts(folder), folder / checksums.NAME)
    check = ["sha256sum", "--check", "--status", checksums.NAME]
    subprocess.run(check, cwd=folder, check=True)
    packed.write_bytes(packed.read_bytes() + b"!")
    assert subprocess.run(check, cwd=folder, check=False).returncode != 0
