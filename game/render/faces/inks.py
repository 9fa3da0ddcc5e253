"""The printed colours: of biomes, materials, cards and the symbols on them."""

from __future__ import annotations

from game.render.models.paint import mixed

INK, PALE_INK = "#3A2A1E", "#6B5242"
PARCHMENT, CARD = "#FBF3E1", "#F6EAD0"
HEART, STAR = "#C8452F", "#E69F00"
MOB, BACK, BACK_LINE = "#B9866E", "#6A3D52", "#E7CFA0"
TOKEN, TOKEN_LINE = "#E9CE9C", "#9A6A38"
UMBER = "#2A1C10"
BIOMES = {
    "forest": "#5A9A5F",
    "desert": "#DDA548",
    "mountains": "#7590B4",
    "tundra": "#EEF0E8",
}
BIOME_INKS = {
    "forest": "#14381C",
    "desert": "#4A2E08",
    "mountains": "#1C2A3A",
    "tundra": "#3B4A57",
}
MATERIALS = {
    "wood": "#B4763C",
    "sand": "#EBCB82",
    "stone": "#A3ABAD",
    "obsidian": "#3B3558",
    "emerald": "#1F9B77",
}
MATERIAL_INKS = {
    "wood": "#43240C",
    "sand": "#5E4410",
    "stone": "#2B3336",
    "obsidian": "#E3DCF5",
    "emerald": "#E9FFF4",
}
SPACE_LEANING = {"mountains": "#D5E3F5"}
"""Printed spaces lean 30 % towards sand, but mountains towards sky."""


def space(biome: str) -> str:
    """The colour of a printed space."""
    return mixed(BIOMES[biome], SPACE_LEANING.get(biome, "#F3E3C3"), 0.3)


def pair(characteristic: str) -> tuple[str, str]:
    """Ground and ink of a characteristic's sign: a biome, a material, or a type of building."""
    if characteristic in BIOMES:
        return BIOMES[characteristic], BIOME_INKS[characteristic]
    if characteristic in MATERIALS:
        return MATERIALS[characteristic], MATERIAL_INKS[characteristic]
    return PARCHMENT, INK
