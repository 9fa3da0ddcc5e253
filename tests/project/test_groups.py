"""Tests of a group run in one process: pytest 9.2 took the groups from pytest-xdist unheard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MODULE = """
import os
import pathlib
import pytest

pytestmark = pytest.mark.xdist_group("one")

@pytest.mark.parametrize("number", range(8))
def test_it(number):
    pathlib.Path(__file__).with_name(f"{number}.pid").write_text(str(os.getpid()))
"""


def test_a_group_is_run_by_one_process(tmp_path: Path) -> None:
    (tmp_path / "test_group.py").write_text(MODULE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup"]
    surroundings = {key: held for key, held in os.environ.items() if not key.startswith("PYTEST_")}
    subprocess.run(
        [*command, "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)],
        cwd=tmp_path,
        env=surroundings,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    found = [file.read_text(encoding="utf-8") for file in tmp_path.glob("*.pid")]
    assert len(found) == 8
    assert len(set(found)) == 1
