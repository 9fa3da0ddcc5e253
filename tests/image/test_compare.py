from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.image import compare


def test_equal_pictures_differ_by_nothing() -> None:
    picture = Image.new("RGB", (50, 40), (9, 90, 200))
    assert compare.worst_tile(picture, picture.copy()) == 0


def test_one_small_mark_fails_although_the_whole_hardly_changes() -> None:
    plain = Image.new("RGB", (640, 480))
    marked = plain.copy()
    ImageDraw.Draw(marked).rectangle((603, 403, 606, 406), fill=(255, 255, 255))
    assert compare.worst_tile(plain, marked) == pytest.approx(255 * 16 / 256)


def test_sizes_must_agree() -> None:
    with pytest.raises(ValueError, match="sizes differ"):
        compare.worst_tile(Image.new("RGB", (16, 16)), Image.new("RGB", (17, 16)))


def test_a_difference_leaves_a_picture_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compare, "BASELINES", tmp_path)
    monkeypatch.delenv(compare.UPDATE, raising=False)
    Image.new("RGB", (32, 32)).save(tmp_path / "grey.png")
    with pytest.raises(AssertionError, match=r"worst tile differs by 3\.00"):
        compare.assert_like_baseline(Image.new("RGB", (32, 32), (3, 3, 3)), "grey")
    assert (tmp_path / "grey.difference.png").exists()
    assert (tmp_path / "grey.seen.png").exists()
