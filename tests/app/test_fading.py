"""The old picture fades out over the new one where motion is not wanted."""

from __future__ import annotations

import pytest

from game.app.match.playback.crossfade import FADE_S, Crossfade
from game.scene.stage import Scene
from game.scene.turntable import Turntable


class Keeper:
    """Stands in for what draws; counts the pictures that it is asked to keep."""

    def __init__(self) -> None:
        self.kept = 0

    def keep_picture(self) -> None:
        self.kept += 1


def scene(*, calm: bool) -> Scene:
    made = Scene(Turntable((0.0, 0.0, 0.0)))
    made.reduced_motion = calm
    return made


def test_a_cut_keeps_the_picture_once_and_fades_it_out() -> None:
    table, keeper = scene(calm=True), Keeper()
    fading = Crossfade(table)
    assert fading.share(keeper) == 0.0
    table.cut()
    moving = [fading.moving]
    shares = []
    for _ in range(12):
        shares.append(fading.share(keeper))
        fading.advance(FADE_S / 10)
    assert shares[0] == 1.0
    assert shares[-1] == 0.0
    assert shares == sorted(shares, reverse=True)
    assert shares[5] == pytest.approx(0.5)
    moving.append(fading.moving)
    assert moving == [True, False]
    assert keeper.kept == 1


def test_with_motion_nothing_is_cut() -> None:
    table, keeper = scene(calm=False), Keeper()
    fading = Crossfade(table)
    table.cut()
    assert not fading.moving
    assert fading.share(keeper) == 0.0
    assert keeper.kept == 0


def test_a_click_ends_a_fade_too() -> None:
    table, keeper = scene(calm=True), Keeper()
    fading = Crossfade(table)
    table.cut()
    fading.share(keeper)
    table.cut()
    fading.finish()
    assert not fading.moving
    assert fading.share(keeper) == 0.0
    assert keeper.kept == 1
