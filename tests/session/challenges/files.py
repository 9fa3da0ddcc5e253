"""Challenges written for tests."""

from __future__ import annotations

from pathlib import Path

from game.content.challenge import Challenge
from game.content.challenge_reading import read_challenge

EMERALD = """
challenge: 1
name: Under the corner
idea: The corner lays bare what you came for.
grade: 1
goal: {kind: most, of: emerald}
limit: {actions: 1}
par: 1
stars: []
hints: [Look at the corners., Take a block.]
position:
  only: [collect]
  cube:
    - [sand wood stone sand, wood sand sand stone, stone sand wood sand, wood stone sand wood]
    - [emerald sand stone wood, wood stone wood sand, stone sand wood sand, wood stone sand wood]
"""


def challenge_of(folder: Path, text: str = EMERALD, name: str = "01-corner.yaml") -> Challenge:
    """The challenge that a file of biomes with that text holds."""
    file = folder / "biomes" / "challenges" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return read_challenge(file)
