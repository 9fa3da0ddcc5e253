"""Every sentence and label that names a material, written out for each of the four.

Languages decline a material, compound it or put an article before it: none can be filled in.
"""

from __future__ import annotations

from game.language import _, ngettext, npgettext
from game.rules.towers.catalogue import Colour


def within(colour: Colour) -> str:
    """A material's name within a sentence."""
    # Translators: the gap {material} of: Its {material} hides the tower of {count} …
    return (_("coal"), _("chalk"), _("slate"), _("brick"))[colour]


def card(colour: Colour) -> str:
    """A card of the hand."""
    # Translators: name of a card.
    return (_("Coal card"), _("Chalk card"), _("Slate card"), _("Brick card"))[colour]


def of_list(colour: Colour, count: int) -> str:
    """So many cards or blocks in a list behind their noun: ``2 brick``."""
    # Translators: in a list of cards or blocks, as in: You lack cards: 2 coal and 1 brick.
    texts = (
        ngettext("{count} coal", "{count} coal", count),
        ngettext("{count} chalk", "{count} chalk", count),
        ngettext("{count} slate", "{count} slate", count),
        ngettext("{count} brick", "{count} brick", count),
    )
    return texts[colour].format(count=count)


def lacked(colour: Colour, count: int) -> str:
    """So many cards, as what somebody lacks."""
    # Translators: the gap {cards} of: … you lack {cards}. In the case that you need there.
    texts = (
        npgettext("object", "{count} coal card", "{count} coal cards", count),
        npgettext("object", "{count} chalk card", "{count} chalk cards", count),
        npgettext("object", "{count} slate card", "{count} slate cards", count),
        npgettext("object", "{count} brick card", "{count} brick cards", count),
    )
    return texts[colour].format(count=count)


def short(colour: Colour, count: int) -> str:
    """How many cards of a material are missing, on a button."""
    # Translators: in small type on a button, at most 26 characters: so many are missing.
    texts = (
        ngettext("{count} coal card short", "{count} coal cards short", count),
        ngettext("{count} chalk card short", "{count} chalk cards short", count),
        ngettext("{count} slate card short", "{count} slate cards short", count),
        ngettext("{count} brick card short", "{count} brick cards short", count),
    )
    return texts[colour].format(count=count)


def three_cards(colour: Colour) -> str:
    """The cheapest capture (T7.2), as the subject of a sentence."""
    # Translators: the gap {cards} of: … there: {cards} capture it.
    return (
        _("three coal cards"),
        _("three chalk cards"),
        _("three slate cards"),
        _("three brick cards"),
    )[colour]


def place_pawn(colour: Colour) -> str:
    """A pawn comes in, as the name of a move."""
    # Translators: a move, as a heading: a pawn comes in, onto a field of the material.
    return (
        _("Place a pawn on coal"),
        _("Place a pawn on chalk"),
        _("Place a pawn on slate"),
        _("Place a pawn on brick"),
    )[colour]


def move_pawn(colour: Colour) -> str:
    """A pawn moves on, as the name of a move."""
    # Translators: a move, as a heading: a pawn runs on, onto a field of the material.
    return (
        _("Move the pawn to coal"),
        _("Move the pawn to chalk"),
        _("Move the pawn to slate"),
        _("Move the pawn to brick"),
    )[colour]


def places_pawn(colour: Colour, name: str) -> str:
    """A pawn came in, for the log."""
    # Translators: line of the log.
    return (
        _("{name} places a pawn on coal"),
        _("{name} places a pawn on chalk"),
        _("{name} places a pawn on slate"),
        _("{name} places a pawn on brick"),
    )[colour].format(name=name)


def moves_pawn(colour: Colour, name: str) -> str:
    """A pawn moved on, for the log."""
    # Translators: line of the log.
    return (
        _("{name} moves a pawn to coal"),
        _("{name} moves a pawn to chalk"),
        _("{name} moves a pawn to slate"),
        _("{name} moves a pawn to brick"),
    )[colour].format(name=name)


def lies_between(colour: Colour) -> str:
    """What hides a tower or a pawn (T5.1, T7.1)."""
    # Translators: a field of the material hides a tower or a pawn from one's own pawn.
    return (
        _("Blocked: coal lies between."),
        _("Blocked: chalk lies between."),
        _("Blocked: slate lies between."),
        _("Blocked: brick lies between."),
    )[colour]


def stops_before(colour: Colour) -> str:
    """Why a pawn doesn't come so far (T3, T4)."""
    # Translators: why a pawn can't go to a field with this card.
    return (
        _("The pawn would stop before it: there is a coal field on the way."),
        _("The pawn would stop before it: there is a chalk field on the way."),
        _("The pawn would stop before it: there is a slate field on the way."),
        _("The pawn would stop before it: there is a brick field on the way."),
    )[colour]


def capture_costs(colour: Colour) -> str:
    """What a capture costs on a field (T7.2)."""
    # Translators: on a field of the material a capture costs cards of that material.
    return (
        _("Capturing here costs three to five coal cards."),
        _("Capturing here costs three to five chalk cards."),
        _("Capturing here costs three to five slate cards."),
        _("Capturing here costs three to five brick cards."),
    )[colour]


def joker_for(colour: Colour) -> str:
    """What the joker is good for in a move."""
    # Translators: the coach's reason for a move.
    return (
        _("Your joker stands in for the coal card you lack."),
        _("Your joker stands in for the chalk card you lack."),
        _("Your joker stands in for the slate card you lack."),
        _("Your joker stands in for the brick card you lack."),
    )[colour]


def gather(colour: Colour, count: int) -> str:
    """What a challenge asks for: blocks of a material."""
    # Translators: what a challenge asks for.
    texts = (
        ngettext(
            "You have {count} turn. Gather as many blocks of coal as you can.",
            "You have {count} turns. Gather as many blocks of coal as you can.",
            count,
        ),
        ngettext(
            "You have {count} turn. Gather as many blocks of chalk as you can.",
            "You have {count} turns. Gather as many blocks of chalk as you can.",
            count,
        ),
        ngettext(
            "You have {count} turn. Gather as many blocks of slate as you can.",
            "You have {count} turns. Gather as many blocks of slate as you can.",
            count,
        ),
        ngettext(
            "You have {count} turn. Gather as many blocks of brick as you can.",
            "You have {count} turns. Gather as many blocks of brick as you can.",
            count,
        ),
    )
    return texts[colour].format(count=count)


def raise_tower(colour: Colour, count: int) -> str:
    """What a challenge asks for: a tower with much of a material."""
    # Translators: what a challenge asks for.
    texts = (
        ngettext(
            "You have {count} turn. Build one tower with as much coal in it as you can.",
            "You have {count} turns. Build one tower with as much coal in it as you can.",
            count,
        ),
        ngettext(
            "You have {count} turn. Build one tower with as much chalk in it as you can.",
            "You have {count} turns. Build one tower with as much chalk in it as you can.",
            count,
        ),
        ngettext(
            "You have {count} turn. Build one tower with as much slate in it as you can.",
            "You have {count} turns. Build one tower with as much slate in it as you can.",
            count,
        ),
        ngettext(
            "You have {count} turn. Build one tower with as much brick in it as you can.",
            "You have {count} turns. Build one tower with as much brick in it as you can.",
            count,
        ),
    )
    return texts[colour].format(count=count)


def blocks_of(colour: Colour, count: int) -> str:
    """So many blocks of a material: what a challenge brought."""
    # Translators: result of a challenge.
    texts = (
        ngettext("{count} block of coal", "{count} blocks of coal", count),
        ngettext("{count} block of chalk", "{count} blocks of chalk", count),
        ngettext("{count} block of slate", "{count} blocks of slate", count),
        ngettext("{count} block of brick", "{count} blocks of brick", count),
    )
    return texts[colour].format(count=count)
