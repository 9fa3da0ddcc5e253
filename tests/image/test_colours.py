from __future__ import annotations

import pytest

from tests.image.colours import VISIONS, contrast, difference, lab

PUBLISHED = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula", 2005, table 1."""


@pytest.mark.parametrize(("one", "other", "expected"), PUBLISHED)
def test_difference_is_as_published(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)
    assert difference(other, one) == pytest.approx(expected, abs=1e-4)


def test_red_and_green_of_one_lightness_meet_for_who_lacks_the_green_cones() -> None:
    red, green = (178, 95, 60), (120, 120, 60)
    apart = {vision: difference(lab(red, vision), lab(green, vision)) for vision in VISIONS}
    assert apart["deuteranopia"] < apart["normal"] / 3
    assert apart["tritanopia"] > apart["deuteranopia"] * 3


def test_who_sees_no_colours_sees_their_light() -> None:
    assert lab((90, 160, 30), "grey")[1:] == pytest.approx((0, 0), abs=0.02)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
