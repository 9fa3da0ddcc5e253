"""The colour that a piece's tinted surfaces take, by the face it shows."""

from __future__ import annotations

Colour = tuple[float, float, float]
"""Red, green, blue in sRGB, 0…1."""
WHITE: Colour = (1.0, 1.0, 1.0)


def hexed(text: str) -> Colour:
    """The colour of ``#RRGGBB``."""
    red, green, blue = (int(text[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return (red, green, blue)


MATERIALS: dict[str, Colour] = {
    "wood": hexed("#B4763C"),
    "sand": hexed("#EBCB82"),
    "stone": hexed("#A3ABAD"),
    "obsidian": hexed("#3B3558"),
    "emerald": hexed("#1F9B77"),
}
"""The paint of the blocks."""
FACE_DOWN: Colour = (0.52, 0.38, 0.79)
"""What turns a token's wood into the purple of its back."""
SHADES: dict[str, Colour] = {**MATERIALS, "token:back": FACE_DOWN}

STAMP = "stamp:"
"""Before a material's name: its ink mask among the face pictures."""


def tint_of(face: str) -> Colour:
    """The paint of a piece with this face; white, which changes nothing, for most."""
    return SHADES.get(face, WHITE)


def picture_of(face: str) -> str:
    """The name of the face picture: a block's face is a material, its picture the stamp."""
    return STAMP + face if face in MATERIALS else face
