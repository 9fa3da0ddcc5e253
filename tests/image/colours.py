"""How colours look to people who tell fewer of them apart, and how far two colours differ.

Deficiencies: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009: matrices of severity 1.0, for linear
RGB. Grey: BT.709 luminance. Difference: CIEDE2000, for sRGB and D65.
"""

from __future__ import annotations

import math
from functools import cache

from PIL import Image

Rgb = tuple[int, int, int]
Lab = tuple[float, float, float]

NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
VISIONS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": NORMAL,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
WHITE = (0.95047, 1.0, 1.08883)


@cache
def _linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def pixels_of(picture: Image.Image) -> list[Rgb]:
    """Every pixel's colour, row by row."""
    data = picture.convert("RGB").tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def seen(colour: Rgb, vision: str) -> tuple[float, float, float]:
    """Linear RGB of an sRGB colour as somebody of a vision sees it, kept within 0…1."""
    parts = [_linear(part) for part in colour]
    mixed = (sum(map(math.prod, zip(row, parts, strict=True))) for row in VISIONS[vision])
    red, green, blue = (min(1.0, max(0.0, value)) for value in mixed)
    return red, green, blue


def luminance(colour: Rgb, vision: str = "normal") -> float:
    """Relative luminance, 0…1."""
    return sum(map(math.prod, zip((0.2126, 0.7152, 0.0722), seen(colour, vision), strict=True)))


def contrast(one: Rgb, other: Rgb, vision: str = "normal") -> float:
    """Contrast as WCAG 2 has it, 1…21."""
    low, high = sorted((luminance(one, vision), luminance(other, vision)))
    return (high + 0.05) / (low + 0.05)


@cache
def lab(colour: Rgb, vision: str = "normal") -> Lab:
    """CIELAB of an sRGB colour as somebody of a vision sees it."""
    red, green, blue = seen(colour, vision)
    tristimulus = (
        0.4124 * red + 0.3576 * green + 0.1805 * blue,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        0.0193 * red + 0.1192 * green + 0.9505 * blue,
    )
    x, y, z = (_cube_root(t / w) for t, w in zip(tristimulus, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000: about 1 can just be seen, 10 is seen at a glance."""
    chroma = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    lift = 1.5 - 0.5 * math.sqrt(chroma**7 / (chroma**7 + 25.0**7))
    (c1, h1), (c2, h2) = _polar(one, lift), _polar(other, lift)
    turn = h2 - h1
    if c1 * c2 == 0:
        turn = 0.0
    elif abs(turn) > 180:
        turn -= math.copysign(360, turn)
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    middle = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, mean = (one[0] + other[0]) / 2, (c1 + c2) / 2
    by_light = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    by_hue = 1 + 0.015 * mean * _hue_weight(middle)
    across = math.radians(60 * math.exp(-(((middle - 275) / 25) ** 2)))
    bend = -math.sin(across) * 2 * math.sqrt(mean**7 / (mean**7 + 25.0**7))
    a, b, c = (other[0] - one[0]) / by_light, (c2 - c1) / (1 + 0.045 * mean), hue / by_hue
    return math.sqrt(max(0.0, a * a + b * b + c * c + bend * b * c))


def _polar(colour: Lab, lift: float) -> tuple[float, float]:
    """Chroma and hue in degrees, with the red-green axis stretched."""
    a = colour[1] * lift
    return math.hypot(a, colour[2]), math.degrees(math.atan2(colour[2], a)) % 360


def _hue_weight(hue: float) -> float:
    parts = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(part * math.cos(math.radians(n * hue + off)) for part, n, off in parts)
