"""What towers says of its challenges."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.content.challenge import Challenge, Worth
from game.language import _, ngettext
from game.rules.towers.catalogue import COLOURS, Colour, Field
from game.rules.towers.codec import PLACE
from game.rules.towers.moves import TowersMove
from game.rules.towers.position import HAND
from game.rules.towers.setup import CARDS
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import TowerTarget
from game.titles.towers.ui.hands.meaning import standing_on
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.materials import chip
from game.ui.flow import Flow
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.tasks import Tasks
from game.ui.widget import Widget

FIELDS = {"clear": "towers", "visit": "fields"}
"""By kind: the key under which a goal names fields."""


def _points(count: int) -> str:
    return ngettext(
        "You have {count} turn. Score as many points as you can.",
        "You have {count} turns. Score as many points as you can.",
        count,
    )


def _clear(count: int) -> str:
    return ngettext(
        "You have {count} turn. Take down as many of the marked towers as you can.",
        "You have {count} turns. Take down as many of the marked towers as you can.",
        count,
    )


def _visit(count: int) -> str:
    return ngettext(
        "You have {count} turn. Get pawns onto as many of the marked fields as you can.",
        "You have {count} turns. Get pawns onto as many of the marked fields as you can.",
        count,
    )


_GOALS: dict[str, Callable[[int], str]] = {"points": _points, "clear": _clear, "visit": _visit}
_OF_MATERIAL: dict[str, Callable[[Colour, int], str]] = {
    "gather": material_words.gather,
    "raise": material_words.raise_tower,
}


def _goal(challenge: Challenge) -> str:
    count = challenge.limit.count
    if challenge.kind in _OF_MATERIAL:
        return _OF_MATERIAL[challenge.kind](_colour(challenge), count)
    return _GOALS[challenge.kind](count).format(count=count)


def _colour(challenge: Challenge) -> Colour:
    """The material that a goal names."""
    return COLOURS.index(str(challenge.goal["of"]))


def _worth(challenge: Challenge, worth: Worth) -> str:
    count = int(worth)
    if challenge.kind == "points":
        text = ngettext("{count} point", "{count} points", count)
    elif challenge.kind == "clear":
        text = ngettext("{count} tower", "{count} towers", count)
    elif challenge.kind == "visit":
        text = ngettext("{count} field", "{count} fields", count)
    else:
        return material_words.blocks_of(_colour(challenge), count)
    return text.format(count=count)


def _left(_challenge: Challenge, left: int, _view: TowersView) -> str:
    return ngettext("{count} turn left", "{count} turns left", left).format(count=left)


def _kind(challenge: Challenge) -> str:
    # Translators: kinds of challenges, by what they ask for: points, blocks, towers taken down …
    names = {
        "points": _("Points"),
        "gather": _("Blocks"),
        "clear": _("Towers down"),
        "visit": _("Pawns"),
        "raise": _("A tower"),
    }
    return names.get(challenge.kind, "")


def marked_fields(challenge: Challenge) -> tuple[Field, ...]:
    """The fields that the goal names."""
    named = challenge.goal.get(FIELDS.get(challenge.kind, ""), ())
    fields = named if isinstance(named, list | tuple) else ()
    return tuple(PLACE.load(field, "goal") for field in fields)


def coming(challenge: Challenge, view: TowersView) -> Sequence[str]:
    """The known cards that are still to be drawn, the next one first."""
    deck = challenge.position.get("deck", ())
    seen = challenge.position.get("discard", {})
    gone = sum(seen.values()) if isinstance(seen, dict) else 0
    drawn = CARDS * len(COLOURS) - HAND - gone - view.deck
    return [str(card) for card in deck][drawn:] if isinstance(deck, list | tuple) else ()


def _notes(challenge: Challenge, view: TowersView, _state: object) -> Widget:
    """The cards to come."""
    cards = [chip(COLOURS.index(card)) for card in coming(challenge, view)]
    title = Text(_("Next cards, in this order:"))
    return Column(title, Flow(*cards, gap=6, line_gap=6), gap=6)


def _marks(challenge: Challenge, view: TowersView) -> tuple[Target, ...]:
    """The towers that still stand; fields for pawns until the end."""
    fields = marked_fields(challenge)
    if challenge.kind == "clear":
        return tuple(TowerTarget(field) for field in fields if view.towers[field])
    return tuple(standing_on(view, field) for field in fields)


def _why_not(_challenge: Challenge, _move: TowersMove, _left: int) -> str:
    """All that is no part of a challenge draws more cards than are known."""
    return _("You would draw cards that nobody knows, so you can't do that here.")


TASKS = Tasks(_goal, _worth, _left, _kind, _notes, _why_not, marks=_marks)
