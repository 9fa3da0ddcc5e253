"""Time from starting the program to its first picture, in a real window."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 5
PATIENCE_S = 30.0


class NoPicture(Exception):  # noqa: N818 - says what was waited for
    """The program showed no picture within the time allowed."""


def _command() -> list[str]:
    """The program, on a virtual screen where there is no other."""
    program = [sys.executable, "-m", "game"]
    if os.environ.get("DISPLAY") or not shutil.which("xvfb-run"):
        return program
    return ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x720x24", *program]


def first_picture(folder: Path) -> float:
    """Seconds until the program reports its first picture; it is closed then. Raises NoPicture."""
    probe = folder / "probe.jsonl"
    environment = {**os.environ, "CUBEWRIGHT_PROBE": str(probe), "CUBEWRIGHT_HOME": str(folder)}
    began = time.monotonic()
    process = subprocess.Popen(
        _command(),
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        while time.monotonic() - began < PATIENCE_S and process.poll() is None:
            if probe.exists() and probe.stat().st_size:
                return time.monotonic() - began
            time.sleep(0.002)
    finally:
        with contextlib.suppress(ProcessLookupError):  # it has ended by itself
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()
    raise NoPicture(f"no picture within {PATIENCE_S:.0f} s")


def measure(_title: str) -> dict[str, float]:
    """The median over several starts, which are the same for every title; the first, cold one is
    told apart."""
    times = []
    for _ in range(RUNS + 1):
        with tempfile.TemporaryDirectory() as folder:
            times.append(first_picture(Path(folder)))
    return {"first_picture_s": statistics.median(times[1:]), "first_picture_first_run_s": times[0]}
