"""The gallery shows what it is asked for; its pictures are for eyes, not for comparison."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tools import gallery, gallery_titles, toybox
from tools.gallery_stills import STILLS
from tools.gallery_strips import STRIPS, WINDOW
from tools.gallery_toybox import TOYS
from tools.toybox import ToyStill


def test_it_has_every_situation_of_the_concept_and_every_shape_of_window() -> None:
    names = [each.name for each in (*STILLS, *TOYS, *STRIPS)]
    assert len(set(names)) == len(names)
    assert {"concept-table", "concept-cube", "concept-village", "concept-fight"} <= set(names)
    assert {still.size for still in STILLS} >= {WINDOW, (1920, 1080), (3440, 1440), (1024, 768)}
    assert {len(still.players) for still in STILLS} >= {2, 4}
    assert len(STILLS) >= 24
    assert len(STRIPS) >= 4


def test_a_picked_picture_is_taken_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = tuple(still._replace(size=(320, 180)) for still in STILLS)
    rooms = gallery_titles.Rooms(small, STRIPS)
    monkeypatch.setitem(gallery_titles.GALLERIES, "biomes", rooms)
    monkeypatch.setattr(gallery, "OUT", tmp_path)
    assert gallery.main(["concept-fight"]) == 0
    assert "1/1" in capsys.readouterr().out
    with Image.open(tmp_path / "concept-fight.png") as picture:
        assert picture.size == (320, 180)
    assert "concept-fight.png" in (tmp_path / "index.html").read_text("utf-8")
    assert (tmp_path / "sheet.png").exists()


@pytest.mark.parametrize("still", TOYS, ids=lambda still: still.name)
def test_the_toys_are_on_the_picture(still: ToyStill, tmp_path: Path) -> None:
    out = tmp_path / "toys.png"
    toybox.take(still._replace(size=(320, 180)), out)
    with Image.open(out) as picture:
        assert picture.size == (320, 180)
        colours = picture.convert("RGB").quantize(24).convert("RGB").getcolors()
    assert colours
    assert max(count for count, _ in colours) < 320 * 180 * 0.5


def test_an_unknown_picture_is_answered_by_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert gallery.main(["attic"]) == 2
    assert "shelf" in capsys.readouterr().err
