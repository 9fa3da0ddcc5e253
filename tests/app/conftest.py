"""A desktop for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.desktop import Desktop, opened


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A window without a screen, a folder of its own, opponents that think at once."""
    yield from opened(tmp_path, monkeypatch)
