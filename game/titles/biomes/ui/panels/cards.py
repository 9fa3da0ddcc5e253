"""What a player's card tells: points, blocks, weapons, mobs."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.catalogue import MATERIALS
from game.rules.biomes.view import BiomesView, PlayerView
from game.titles.biomes.ui.panels.words import material, points
from game.ui import theme
from game.ui.boxes import Fit, spacer
from game.ui.layout import Row
from game.ui.marks import Icon, Text, material_chip
from game.ui.panels.player_cards import CardParts, Lines
from game.ui.panels.supply import supply
from game.ui.widget import Widget


def weapons_text(count: int) -> str:
    """How many tokens a pile has."""
    return ngettext("{count} weapon", "{count} weapons", count).format(count=count)


def mobs_text(count: int) -> str:
    """How many mobs a player has defeated."""
    return ngettext("{count} mob", "{count} mobs", count).format(count=count)


def _chip(kind: int, size: float) -> Widget:
    return material_chip(MATERIALS[kind], size)


def _belongings(player: PlayerView) -> Widget:
    """Weapons and mobs in words, or in numbers alone where the words are too long."""
    weapons, mobs = player.pile_size, len(player.mobs)
    spoken = _counts(weapons_text(weapons), mobs_text(mobs))
    return Fit(spoken, _counts(str(weapons), str(mobs)))


def _counts(weapons: str, mobs: str) -> Widget:
    left = Row(Icon("sword", 22), Text(weapons, theme.SMALL, lines=1), gap=6)
    left.grow = 1.0
    return Row(left, Row(Icon("mob", 22), Text(mobs, theme.SMALL, lines=1), gap=6), gap=8)


def _full(player: PlayerView) -> Lines:
    return supply(player.supply, _chip), _belongings(player)


def _close(player: PlayerView) -> Lines:
    return supply(player.supply, _chip, 20), _belongings(player)


def _small(player: PlayerView) -> Lines:
    numbers = (("star", theme.STAR, player.xp), ("sword", theme.INK, player.pile_size))
    counts = [
        Row(Icon(icon, 16, ink), Text(str(number), theme.SMALL_BOLD, lines=1), gap=3)
        for icon, ink, number in (*numbers, ("mob", theme.INK, len(player.mobs)))
    ]
    blocks = Fit(*(supply(player.supply, _chip, size, 1, theme.SMALL_BOLD) for size in (15, 12)))
    return Row(counts[0], spacer(), counts[1], spacer(), counts[2], gap=0), blocks


def eased(player: PlayerView) -> str:
    """The rule that is gentler for somebody (B7.6), or ""."""
    # Translators: the rule that somebody plays by; behind a name.
    easier = _("beginner scoring: all matching spaces count")
    return easier if player.beginner else ""


def belongings(player: PlayerView) -> list[str]:
    """Points, blocks, weapons and mobs, each in words."""
    held = [f"{material(m)} {n}" for m, n in zip(MATERIALS, player.supply, strict=True) if n]
    return [points(player.xp), *held, weapons_text(player.pile_size), mobs_text(len(player.mobs))]


def _seat(view: BiomesView, seat: int) -> PlayerView:
    return view.players[seat]


CARDS = CardParts(
    knows=_seat,
    points=lambda player: player.xp,
    full=_full,
    close=_close,
    small=_small,
    tells=belongings,
    # Translators: a tip: what a click on somebody's card does.
    leads=lambda: _("Look at the board of {name}"),
    eased=eased,
)
"""What a player's card tells; all of it stands in the view."""
