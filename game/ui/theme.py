"""Colours, type and measures of every panel (the concept's palette and HUD)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Ink = str
"""A colour as ``#RRGGBB`` or ``#RRGGBBAA``."""

PARCHMENT: Ink = "#FBF3E1"
PASSIVE: Ink = "#F3E8D2"
INSET: Ink = "#F0E2C6"
GROOVE: Ink = "#E7D6B6"
PAPER: Ink = "#FFFDF6"
LINE: Ink = "#CDB48C"
INK: Ink = "#3A2A1E"
SECOND_INK: Ink = "#6B5242"
GREYED: Ink = "#DCCFB6"
GREYED_INK: Ink = "#5E4B3D"
GREYED_LINE: Ink = "#B7A17C"
CHOSEN: Ink = "#FFE3A6"
ACCENT: Ink = "#E69F00"
STAR: Ink = "#B26A00"
HEART: Ink = "#C8452F"
EMPTY_HEART: Ink = "#8C6F5A"
GOOD: Ink = "#1F7A5C"
BLOCKED: Ink = "#A03A1E"
REFUSED: Ink = "#D9542B"
FOCUS: Ink = "#2F75B5"
WHITE: Ink = "#FFFFFF"
SHADOW: Ink = "#1C1008"
SCRIM: Ink = "#1C100890"
BROWN: Ink = "#9C6638"
DARK_BROWN: Ink = "#5B3820"
CLEAR: Ink = "#00000000"

MATERIAL_FILL: dict[str, Ink] = {
    "wood": "#B4763C",
    "sand": "#EBCB82",
    "stone": "#A3ABAD",
    "obsidian": "#3B3558",
    "emerald": "#1F9B77",
}
MATERIAL_INK: dict[str, Ink] = {
    "wood": "#43240C",
    "sand": "#5E4410",
    "stone": "#2B3336",
    "obsidian": "#E3DCF5",
    "emerald": "#E9FFF4",
}
BIOME_FILL: dict[str, Ink] = {
    "forest": "#5A9A5F",
    "desert": "#DDA548",
    "mountains": "#7590B4",
    "tundra": "#EEF0E8",
}
BIOME_INK: dict[str, Ink] = {
    "forest": "#14381C",
    "desert": "#4A2E08",
    "mountains": "#1C2A3A",
    "tundra": "#3B4A57",
}
PLAYER_FILL: dict[str, Ink] = {
    "red": "#C9502A",
    "blue": "#2F75B5",
    "green": "#2F9272",
    "pink": "#B46A93",
}
PLAYER_SHAPE: dict[str, str] = {
    "red": "dot",
    "blue": "tri",
    "green": "sq",
    "pink": "dia",
}
PLAYER_COLORS = tuple(PLAYER_FILL)


class Face(StrEnum):
    """The cuts of type; the value is the font file's name without its ending."""

    TEXT = "Nunito_600SemiBold"
    BOLD = "Nunito_800ExtraBold"
    BLACK = "Nunito_900Black"
    TITLE = "Alegreya_800ExtraBold"


@dataclass(frozen=True, slots=True)
class Type:
    """One step of the type scale: a cut and its size in logical units (15 at least)."""

    face: Face
    size: int


SMALL = Type(Face.TEXT, 15)
SMALL_BOLD = Type(Face.BOLD, 15)
BODY = Type(Face.TEXT, 16)
BODY_BOLD = Type(Face.BOLD, 16)
LABEL = Type(Face.BOLD, 18)
NAME = Type(Face.BOLD, 20)
NUMBER = Type(Face.BLACK, 17)
BIG_NUMBER = Type(Face.BLACK, 22)
HEADING = Type(Face.TITLE, 24)
TITLE = Type(Face.TITLE, 28)
BANNER = Type(Face.TITLE, 30)
DISPLAY = Type(Face.TITLE, 48)

GAP = 8
RADIUS = 14
BORDER = 2.0
LINE_HEIGHT = 1.3
"""Distance of text lines in font sizes."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a box looks: fill, border, rounding, soft shadow; None draws nothing."""

    fill: Ink | None = None
    line: Ink | None = None
    width: float = BORDER
    radius: float = RADIUS
    shadow: bool = False


PANEL = Style(PARCHMENT, LINE, shadow=True)
PASSIVE_PANEL = Style(PASSIVE, LINE, shadow=True)
CHOSEN_PANEL = Style(CHOSEN, ACCENT, 3.0, shadow=True)
DARK_PANEL = Style(INK, INK, shadow=True)
GREYED_PANEL = Style(GREYED, GREYED_LINE, shadow=True)
FIELD = Style(PAPER, LINE, 2.0, 10)
SLIP = Style(PASSIVE, LINE, 1.5, 12)
CHOSEN_SLIP = Style(CHOSEN, ACCENT, 2, 12)
NOTE = Style(PASSIVE, LINE, 2, 12, shadow=True)
INSET_SLIP = Style(INSET, LINE, 1.5, 10)
PAPER_SLIP = Style(PAPER, LINE, 1.5, 10)
"""What lies upon a panel: parts of it, what is set off, what is told beside."""
