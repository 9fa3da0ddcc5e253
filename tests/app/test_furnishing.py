"""A pack's own miniatures come from a process of their own; until then its tiles are bare."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from game.app.match.viewer.pack_models import PackModels
from game.render.models.library import library
from game.render.titles import LOOKS
from game.resources import levels
from game.rules.biomes.catalogue import Catalogue
from game.titles.biomes.content.loading import load_biomes
from tests.patience import no_longer_than

CLASSIC = (levels() / "biomes" / "classic.yaml").read_text("utf-8")
OWN = """
miniatures:
  mobs:
    ogre: {pieces: [{ball: 150, at: [0, 0, 150], paint: "#A04020"}]}
"""
PATIENCE_S = 30.0


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """A pack with one miniature of its own; nothing is in the cache."""
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("game.resources._also", [tmp_path])
    text = CLASSIC.replace("id: classic", f"id: {tmp_path.name.replace('_', '-')}", 1)
    text = text.replace("model: hill-troll", "model: ogre") + OWN
    file = tmp_path / "biomes" / f"{tmp_path.name.replace('_', '-')}.yaml"
    file.parent.mkdir()
    file.write_text(text, "utf-8")
    return load_biomes(file.stem)


def wait(coming: PackModels) -> bool:
    """Whether it came; no question may take long."""
    until = time.monotonic() + PATIENCE_S
    while coming.waiting and time.monotonic() < until:
        with no_longer_than(0.25, "a question", time.monotonic):
            arrived = coming.arrived()
        if arrived:
            return True
        time.sleep(0.01)
    return False


def test_they_come_and_are_kept_for_the_next_time(pack: Catalogue) -> None:
    coming = PackModels(pack.id, LOOKS["biomes"].own(pack))
    assert f"{pack.id}/ogre" not in library()
    assert wait(coming)
    assert f"{pack.id}/ogre" in library()
    assert not PackModels(pack.id, LOOKS["biomes"].own(pack)).waiting


def test_a_process_that_dies_leaves_the_tiles_bare(pack: Catalogue) -> None:
    coming = PackModels(pack.id, LOOKS["biomes"].own(pack))
    assert coming._errand is not None
    process = coming._errand._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    assert not wait(coming)
    assert not coming.waiting
    assert f"{pack.id}/ogre" not in library()


def test_a_pack_without_any_starts_nothing() -> None:
    pack = load_biomes()
    assert not PackModels(pack.id, LOOKS["biomes"].own(pack)).waiting
