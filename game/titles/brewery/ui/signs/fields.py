"""What the fields of brewery ask for and bring, line by line (D5)."""

from __future__ import annotations

from game.formats import listed
from game.language import _, ngettext, pgettext
from game.rules.brewery.catalogue import (
    BUILDING_OF,
    FIELDS,
    OPENS,
    SEED,
    Catalogue,
    Field,
)
from game.rules.brewery.listed import NEEDED
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ai.turns import grown_on
from game.titles.brewery.ui.panels.names import (
    die_gaps,
    shown_die,
    within,
)
from game.ui.persons import People


def takes(catalogue: Catalogue, field: Field) -> str:
    """What goes onto a field."""
    dice = die_gaps(catalogue)
    # Translators: {a_die} is "a die of hops", in the nominative
    one = _("Takes: {a_die}")
    return {
        "malt-light": _("Takes: a seed"),
        "malt-dark": one.format(a_die=dice["light_die"]),
        "malt-raise": _("Takes: a die of {light} or {dark}, below 6").format(**dice),
        "hops-grow": _("Takes: a seed"),
        "hops-raise": _("Takes: {hops_die}, below 6").format(**dice),
        "school-reroll": _("Takes: a skill die of 3 or more"),
        "school-exchange": _("Takes: a skill die of 2 or more"),
        "school-skill": _("Takes: a skill die of 5 or 6"),
        "seeds-hops": one.format(a_die=dice["hops_die"]),
        "seeds-dark": one.format(a_die=dice["dark_die"]),
        "seeds-gold": _("Takes: a skill die, or {dark_die}").format(**dice),
    }[FIELDS[field]]


def brings(catalogue: Catalogue, field: Field) -> str:
    """What comes of it, and when."""
    text = {
        "malt-light": _("At clean-up: one more die of {light}, not rolled yet"),
        "malt-dark": _("At clean-up: {dark_die} in its place, not rolled yet"),
        "malt-raise": _("At clean-up: one higher, and into your warehouse"),
        "hops-grow": _("At clean-up: one more die of {hops}, not rolled yet"),
        "hops-raise": _("At clean-up: one higher, and into your warehouse"),
        "school-reroll": _("At once: roll dice of your pool, or of your warehouse, again"),
        "school-exchange": _("At once: roll all supply dice of a colour, and swap one if you like"),
        "school-skill": _("At clean-up: one more skill die, not rolled yet"),
        "seeds-hops": _("At clean-up: the die is given for a seed"),
        "seeds-dark": _("At clean-up: the die is given for two seeds"),
        "seeds-gold": _("At clean-up: 4 gold for skill, 3 for {dark}; the die is given away"),
    }[FIELDS[field]]
    return text.format(**die_gaps(catalogue))


def brings_at_once(catalogue: Catalogue, field: Field) -> str:
    """What comes of it when a skill die is added (D4.4); what always comes so, as :func:`brings`
    says it."""
    text = {
        "malt-light": _("At once: one more die of {light}"),
        "malt-dark": _("At once: {dark_die} in its place"),
        "malt-raise": _("At once: one higher, and into your warehouse"),
        "hops-grow": _("At once: one more die of {hops}"),
        "hops-raise": _("At once: one higher, and into your warehouse"),
        "seeds-hops": _("At once: the die is given for a seed"),
        "seeds-dark": _("At once: the die is given for two seeds"),
        "seeds-gold": _("At once: 4 gold for skill, 3 for {dark}; the die is given away"),
    }.get(FIELDS[field])
    return brings(catalogue, field) if text is None else text.format(**die_gaps(catalogue))


def quickened(field: Field) -> str:
    """How what a field brings comes at once; "" where it doesn't."""
    if not NEEDED[field]:
        return ""
    text = _("With a skill die of {least} or more: at once")
    if grown_on(field) >= 0:
        text = _("With a skill die of {least} or more: at once, and rolled")
    return text.format(least=NEEDED[field])


def is_full(view: BreweryView, seat: int, field: Field) -> bool:
    """Whether so many others have used it in this round that a seat no longer may (D4.3)."""
    others = len(view.players) - 1
    return 0 < others <= view.uses[field] and field not in view.players[seat].used


def full_text(view: BreweryView, people: People, field: Field) -> str:
    """Who has filled a field in this round (D4.3)."""
    names = [
        person.name
        for person, player in zip(people, view.players, strict=True)
        if field in player.used
    ]
    # Translators: of a field
    text = ngettext(
        "Full: {names} has used it in this round.",
        "Full: {names} have used it in this round.",
        len(names),
    )
    return text.format(names=listed(names))


def use_of(view: BreweryView, seat: int, field: Field) -> str:
    """Who may still use a field this round; "" where all is as usual (D4.2, D4.3)."""
    opens, building = OPENS[BUILDING_OF[field]], BUILDING_OF[field]
    if building in view.blocked_objects:
        return pgettext("field", "Blocked in this round")
    if view.round < opens:
        return _("Open from round {round} on").format(round=opens)
    if field in view.players[seat].used:
        # Translators: of a field
        return _("Used in this round")
    others = len(view.players) - 1
    if not others:
        return ""
    if is_full(view, seat, field):
        # Translators: of a field
        return _("Full: the others were here first this round")
    room = others - view.uses[field]
    text = ngettext(
        "Room for {count} more player this round",
        "Room for {count} more players this round",
        room,
    )
    return text.format(count=room)


def building_line(catalogue: Catalogue, building: int) -> str:
    """What a building is for."""
    text = {
        # Translators: the materials stay in the nominative; an arrow between them will do
        0: _("Seeds turn into {light}, {light} into {dark}; both are raised here."),
        # Translators: the material stays in the nominative; an arrow before it will do
        1: _("Seeds turn into {hops}; {hops} are raised here."),
        2: _("Skill dice roll dice again, swap one, or bring one more."),
        3: _("Dice are given away for seeds or gold."),
        4: _("From round 2 on: one ingredient a round."),
        5: _("From round 3 on: one action token a round."),
    }[building]
    return text.format(**die_gaps(catalogue))


def item_text(view: BreweryView, item: int) -> str:
    """An item within a sentence: a seed, or a die with its value."""
    if item == SEED:
        return within(view.catalogue, "seed")
    return shown_die(view, item)
