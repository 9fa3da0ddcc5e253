"""What brewery says of its challenges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from game.content.challenge import Challenge, Worth, told_worth
from game.language import _, ngettext
from game.rules.brewery.catalogue import Catalogue
from game.rules.brewery.view import BreweryView
from game.session.titles import play_of
from game.titles.brewery.ui.panels.names import recipe_name
from game.ui import theme
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Text
from game.ui.tasks import Tasks
from game.ui.widget import Widget

_TITLE: Final = "brewery"
_ABREAST: Final = 5
"""Dice to come in a row."""


def _points(count: int) -> str:
    text = ngettext(
        "Brew for as many points as you can this round; place {count} item at most.",
        "Brew for as many points as you can this round; place {count} items at most.",
        count,
    )
    return text.format(count=count)


def _recipes(count: int) -> str:
    text = ngettext(
        "Brew as many recipes as you can this round; place {count} item at most.",
        "Brew as many recipes as you can this round; place {count} items at most.",
        count,
    )
    return text.format(count=count)


def _gold(count: int) -> str:
    text = ngettext(
        "End this round with as much gold as you can; place {count} item at most.",
        "End this round with as much gold as you can; place {count} items at most.",
        count,
    )
    return text.format(count=count)


def _score(count: int) -> str:
    text = ngettext(
        "The last round: score as much as you can; place {count} item at most.",
        "The last round: score as much as you can; place {count} items at most.",
        count,
    )
    return text.format(count=count)


_GOALS: Final[dict[str, Callable[[int], str]]] = {
    "points": _points,
    "recipes": _recipes,
    "gold": _gold,
    "score": _score,
}


def _wanted(challenge: Challenge) -> str:
    """The name of the recipe of a goal."""
    catalogue = cast("Catalogue", play_of(_TITLE).load(challenge.pack))
    ids = [card.id for card in catalogue.recipes]
    return recipe_name(catalogue, ids.index(str(challenge.goal["of"])))


def _goal(challenge: Challenge) -> str:
    count = challenge.limit.count
    words = _GOALS.get(challenge.kind)
    if words is not None:
        return words(count)
    text = ngettext(
        "Get ready: place {count} item at most and store dice, so that the next roll will most "
        "likely do for {recipe}.",
        "Get ready: place {count} items at most and store dice, so that the next roll will most "
        "likely do for {recipe}.",
        count,
    )
    return text.format(count=count, recipe=_wanted(challenge))


def _worth(challenge: Challenge, worth: Worth) -> str:
    count = int(worth)
    match challenge.kind:
        case "points" | "score":
            return ngettext("{count} point", "{count} points", count).format(count=count)
        case "recipes":
            return ngettext("{count} recipe", "{count} recipes", count).format(count=count)
        case "gold":
            return _("{count} gold").format(count=count)
    if worth == 1:
        return _("certain")
    percent = f"{100 * float(worth):.1f}".removesuffix(".0")
    return _("chance {share} ({percent} %)").format(share=told_worth(worth), percent=percent)


def _left(_challenge: Challenge, left: int) -> str:
    return ngettext("{count} item left", "{count} items left", left).format(count=left)


def _kind(challenge: Challenge) -> str:
    match challenge.kind:
        case "points":
            return _("Points")
        case "recipes":
            return _("Recipes")
        case "gold":
            return _("Gold")
        case "score":
            return _("The last round")
    return _("Getting ready")


def _notes(challenge: Challenge, _view: BreweryView) -> Widget | None:
    """The dice to come."""
    rolls = challenge.goal.get("rolls")
    if not isinstance(rolls, list) or not rolls:
        return None
    dice = [Disc(30, theme.PAPER, theme.INK, text=str(value), line=theme.BROWN) for value in rolls]
    rows = [Row(*dice[at : at + _ABREAST], gap=6) for at in range(0, len(dice), _ABREAST)]
    return Column(Text(_("Next rolls, in this order:")), *rows, gap=6)


TASKS = Tasks(_goal, _worth, _left, _kind, _notes)
