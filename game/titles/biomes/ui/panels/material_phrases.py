"""What is said of the blocks of a material, a whole message for each: none is declined alike."""

from __future__ import annotations

from game.language import _, ngettext


def counted(name: str, count: int) -> str:
    """Blocks of a material and their number, in a row of such: "2 wood"."""
    # Translators: one of several in a row, after "Missing:"; "Wood: {count}" will do as well.
    text = {
        "wood": ngettext("{count} wood", "{count} wood", count),
        "sand": ngettext("{count} sand", "{count} sand", count),
        "stone": ngettext("{count} stone", "{count} stone", count),
        "obsidian": ngettext("{count} obsidian", "{count} obsidian", count),
        "emerald": ngettext("{count} emerald", "{count} emeralds", count),
    }[name]
    return text.format(count=count)


def collect_most(name: str) -> str:
    """The goal of a challenge: as many blocks of a material as can be."""
    return {
        "wood": _("Collect as many blocks of wood as you can."),
        "sand": _("Collect as many blocks of sand as you can."),
        "stone": _("Collect as many blocks of stone as you can."),
        "obsidian": _("Collect as many blocks of obsidian as you can."),
        "emerald": _("Collect as many blocks of emerald as you can."),
    }[name]


def dig_out_all(name: str) -> str:
    """The goal of a challenge: all blocks of a material, in few actions."""
    return {
        "wood": _("Dig out all blocks of wood; the fewer actions you need, the more stars."),
        "sand": _("Dig out all blocks of sand; the fewer actions you need, the more stars."),
        "stone": _("Dig out all blocks of stone; the fewer actions you need, the more stars."),
        "obsidian": _(
            "Dig out all blocks of obsidian; the fewer actions you need, the more stars."
        ),
        "emerald": _("Dig out all blocks of emerald; the fewer actions you need, the more stars."),
    }[name]
