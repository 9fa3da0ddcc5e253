"""Names of the things of biomes, as sentences and labels use them."""

from __future__ import annotations

from game.language import _, ngettext, pgettext
from game.rules.biomes.catalogue import (
    Catalogue,
    Round,
    Weapon,
    find_tile,
    find_weapon,
)
from game.rules.biomes.view import ActionKind


def material(name: str) -> str:
    """A material's name as a label."""
    # Translators: a label: alone, beside a number, after a colon or in brackets.
    return {
        "wood": _("Wood"),
        "sand": _("Sand"),
        "stone": _("Stone"),
        "obsidian": _("Obsidian"),
        "emerald": _("Emerald"),
    }[name]


def characteristic(name: str) -> str:
    """The name of a biome, material or building type as a label."""
    # Translators: a label: alone, after a colon or in brackets.
    names = {
        "forest": _("Forest"),
        "desert": _("Desert"),
        "mountains": _("Mountains"),
        "tundra": _("Tundra"),
        "decoration": _("Decoration"),
        "dwelling": _("Dwelling"),
        "animal_house": _("Animal house"),
        "bridge": _("Bridge"),
    }
    return names.get(name) or material(name)


def action(kind: ActionKind) -> str:
    """The name of an action on its button."""
    # Translators: on a button, and after a colon; at most 14 characters.
    return {
        ActionKind.COLLECT: _("Collect"),
        ActionKind.EXPLORE: _("Explore"),
        ActionKind.BUILD: _("Build"),
        ActionKind.FIGHT: _("Fight"),
        ActionKind.ARM: pgettext("take a weapon", "Arm"),
    }[kind]


def scoring(round_: Round) -> str:
    """The name of a scoring round as a label."""
    # Translators: a label: alone, after a colon, or first in a sentence as its subject.
    return {
        Round.A: _("Biome scoring"),
        Round.B: _("Material scoring"),
        Round.C: _("Type scoring"),
    }[round_]


def in_scoring(round_: Round) -> str:
    """Where points come from, within a sentence."""
    # Translators: where points come from: behind "4 XP more" or "would be your best".
    return {
        Round.A: _("in the biome scoring"),
        Round.B: _("in the material scoring"),
        Round.C: _("in the type scoring"),
    }[round_]


def counts(*, beginner: bool) -> str:
    """Which spaces of one's own count in a scoring (B7.3, B7.6)."""
    if beginner:
        return _("All matching spaces count, connected or not.")
    return _("Your largest connected group counts.")


def card_counts(*, beginner: bool) -> str:
    """For which spaces a scoring card gives its points (B7.3, B7.6)."""
    if beginner:
        return _("One of the four is chosen: each space of it pays, connected or not")
    return _("One of the four is chosen: each space of its largest group pays")


def tile_name(catalogue: Catalogue, tile: str) -> str:
    """The translated name of a building or mob."""
    return _(find_tile(catalogue, tile).name)


def token_name(catalogue: Catalogue, token: str) -> str:
    """The translated name of a weapon token."""
    return _(find_weapon(catalogue, token).name)


def weapon_icon(weapon: Weapon) -> str:
    """The symbol of a weapon."""
    return {"tnt": "bomb"}.get(weapon.kind.value, weapon.kind.value)


def points(count: int) -> str:
    """A number of experience points."""
    return ngettext("{count} XP", "{count} XP", count).format(count=count)
