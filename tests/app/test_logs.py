"""The log of a start: what the disk doesn't take costs nothing and says nothing."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.logs import LOG_NAME, start_log

FULL = """
import logging, resource, signal
from game.app.logs import log, start_log
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
print(start_log())
for _ in range(3):
    log.info("a line that finds no room")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a process are a thing of POSIX")
@pytest.mark.parametrize("started", [0, 1], ids=["first", "later"])
def test_a_full_disk_prints_no_traceback(tmp_path: Path, started: int) -> None:
    for _ in range(started):
        (tmp_path / LOG_NAME).write_text("the log of the last start\n")
    ended = subprocess.run(
        [sys.executable, "-c", FULL],
        env={"CUBEWRIGHT_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.strip() == str(tmp_path / LOG_NAME)


def test_a_fault_of_the_program_is_still_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    start_log()
    logging.getLogger("cubewright").info("%d games", "three")
    assert "TypeError" in capsys.readouterr().err


def test_a_log_is_written_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "new"))
    assert "Cubewright" in start_log().read_text("utf-8")
