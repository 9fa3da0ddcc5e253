"""Sentences for what a move of towers makes ready: towers and pawns in line, towers to build."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.titles.towers.ui.panels.coach.gaps import Gaps, Make


def _tower_soon(gaps: Gaps) -> str:
    # Translators: {height} is a number: a tower so high; {count} of its cards are missing.
    return ngettext(
        "You come in line with the tower of {height} at {place}; {count} card is missing.",
        "You come in line with the tower of {height} at {place}; {count} cards are missing.",
        gaps.number("lacking"),
    )


def _build_soon(gaps: Gaps) -> str:
    # Translators: {height} is a number: a tower so high.
    return ngettext(
        "{count} more card, and you can build a tower of {height}.",
        "{count} more cards, and you can build a tower of {height}.",
        gaps.number("lacking"),
    )


def _draws(text: str, bare: str, gaps: Gaps) -> str:
    """What is drawn for; ``bare``: where nothing is kept."""
    return text if gaps.number("kept") else bare


# Translators: the coach: what a move makes ready; {height}: a tower so high; {count} cards drawn.
AIMS: Mapping[str, Make] = {
    # Translators: {height} is a number: a tower so high.
    "tower_next": lambda _g: _("Next turn you can take the tower of {height} at {place}."),
    "tower_soon": _tower_soon,
    # Translators: another player's pawn.
    "pawn_next": lambda _g: _(
        "Next turn you can capture the pawn of {name} at {place} for {points}."
    ),
    # Translators: {cards}: 2 coal cards; in the case that you need there.
    "pawn_soon": lambda _g: _(
        "You come in line with the pawn of {name} at {place}; you lack {cards}."
    ),
    "neutral_next": lambda _g: _(
        "Next turn you can capture the neutral pawn at {place} for {points}."
    ),
    # Translators: {cards}: 2 coal cards; in the case that you need there.
    "neutral_soon": lambda _g: _(
        "You come in line with the neutral pawn at {place}; you lack {cards}."
    ),
    # Translators: {height} is a number: a tower so high.
    "build_next": lambda _g: _("Next turn you can build a tower of {height}."),
    "build_soon": _build_soon,
    "draws_tower": lambda g: _draws(
        _("You keep what the tower of {height} at {place} needs, and draw {count} for it."),
        _("You draw {count} for the tower of {height} at {place}."),
        g,
    ),
    "draws_pawn": lambda g: _draws(
        _("You keep what the pawn at {place} needs, and draw {count} for it."),
        _("You draw {count} for the pawn at {place}."),
        g,
    ),
    "draws_build": lambda g: _draws(
        _("You keep what a tower of {height} needs, and draw {count} for it."),
        _("You draw {count} for a tower of {height}."),
        g,
    ),
    "fresh_cards": lambda _g: _("Fresh cards: you draw {count}."),
}
