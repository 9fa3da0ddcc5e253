"""Sentences for what a move of towers makes ready: towers and pawns in line, towers to build."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.coach.gaps import Gaps, Make


def _tower_next(gaps: Gaps) -> str:
    # Translators: {height} is a number: a tower so high.
    text = _("Next turn you can take the tower of {height} at {place}.")
    return text.format(height=gaps.number("height"), place=gaps.field("field"))


def _tower_soon(gaps: Gaps) -> str:
    count = gaps.number("lacking")
    # Translators: {height} is a number: a tower so high; {count} of its cards are missing.
    text = ngettext(
        "You come in line with the tower of {height} at {place}; {count} card is missing.",
        "You come in line with the tower of {height} at {place}; {count} cards are missing.",
        count,
    )
    return text.format(height=gaps.number("height"), place=gaps.field("field"), count=count)


def _pawn_next(gaps: Gaps) -> str:
    # Translators: another player's pawn.
    text = _("Next turn you can capture the pawn of {name} at {place} for {points}.")
    return text.format(name=gaps.rival, place=gaps.field("field"), points=gaps.points("points"))


def _lacking_cards(gaps: Gaps) -> str:
    """How many cards of a material are missing."""
    return material_words.lacked(gaps.colour("colour"), gaps.number("lacking"))


def _pawn_soon(gaps: Gaps) -> str:
    # Translators: {cards}: 2 coal cards; in the case that you need there.
    text = _("You come in line with the pawn of {name} at {place}; you lack {cards}.")
    return text.format(name=gaps.rival, place=gaps.field("field"), cards=_lacking_cards(gaps))


def _neutral_soon(gaps: Gaps) -> str:
    # Translators: {cards}: 2 coal cards; in the case that you need there.
    text = _("You come in line with the neutral pawn at {place}; you lack {cards}.")
    return text.format(place=gaps.field("field"), cards=_lacking_cards(gaps))


def _build_next(gaps: Gaps) -> str:
    # Translators: {height} is a number: a tower so high.
    text = _("Next turn you can build a tower of {height}.")
    return text.format(height=gaps.number("height"))


def _build_soon(gaps: Gaps) -> str:
    count = gaps.number("lacking")
    # Translators: {height} is a number: a tower so high.
    text = ngettext(
        "{count} more card, and you can build a tower of {height}.",
        "{count} more cards, and you can build a tower of {height}.",
        count,
    )
    return text.format(count=count, height=gaps.number("height"))


def _draws(text: str, gaps: Gaps, bare: str = "") -> str:
    """What is drawn for, with the place where there is one; ``bare``: where nothing is kept."""
    if bare and not gaps.number("kept"):
        text = bare
    named = dict(gaps.reason.values)
    place = gaps.field("field") if "field" in named else ""
    height = gaps.number("height") if "height" in named else 0
    return text.format(height=height, place=place, count=gaps.number("drawn"))


# Translators: the coach: what a move makes ready; {height}: a tower so high; {count} cards drawn.
AIMS: Mapping[str, Make] = {
    "tower_next": _tower_next,
    "tower_soon": _tower_soon,
    "pawn_next": _pawn_next,
    "pawn_soon": _pawn_soon,
    "neutral_next": lambda g: _(
        "Next turn you can capture the neutral pawn at {place} for {points}."
    ).format(place=g.field("field"), points=g.points("points")),
    "neutral_soon": _neutral_soon,
    "build_next": _build_next,
    "build_soon": _build_soon,
    "draws_tower": lambda g: _draws(
        _("You keep what the tower of {height} at {place} needs, and draw {count} for it."),
        g,
        _("You draw {count} for the tower of {height} at {place}."),
    ),
    "draws_pawn": lambda g: _draws(
        _("You keep what the pawn at {place} needs, and draw {count} for it."),
        g,
        _("You draw {count} for the pawn at {place}."),
    ),
    "draws_build": lambda g: _draws(
        _("You keep what a tower of {height} needs, and draw {count} for it."),
        g,
        _("You draw {count} for a tower of {height}."),
    ),
    "fresh_cards": lambda g: _draws(_("Fresh cards: you draw {count}."), g),
}
