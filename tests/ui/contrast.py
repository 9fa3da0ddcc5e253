"""How well inks of the theme can be told apart."""

from __future__ import annotations

from game.ui.theme import Ink


def contrast(one: Ink, other: Ink) -> float:
    """Contrast of two colours, 1-21 (WCAG); text needs 4.5."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(ink: Ink) -> float:
    """Relative luminance of a colour, 0-1 (WCAG)."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(ink[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
