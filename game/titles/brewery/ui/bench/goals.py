"""What can be asked for in brewery: its kinds of goals, with what can be chosen of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.content.challenge import Data
from game.language import _, pgettext
from game.rules.brewery.book import LAST_ROUND
from game.rules.brewery.catalogue import Catalogue
from game.titles.brewery.ui.bench.laid import START, Laid
from game.titles.brewery.ui.bench.rolls import SHOWN, next_rolls
from game.ui.bench import Aim, Ask

_MOMENT: Final = (
    *("phase", "placed_now", "bought", "pending", "picked", "offer", "window", "asked"),
    *("declared", "over"),
)
"""What a position says of what a turn has begun."""


def aims(content: Catalogue, position: Data) -> dict[str, Aim]:
    """The kinds of goals that fit what lies there."""
    names = {
        "points": _("Make recipes for as many points as you can"),
        "recipes": _("Make as many recipes as you can"),
        "gold": _("End with as much gold as you can"),
        "score": _("Score as much as you can in the last round"),
    }
    rolls, units = _told(position), {"items": _("Items to place")}
    found = {kind: Aim(name, {"kind": kind}, units, (rolls,)) for kind, name in names.items()}
    row = Laid.of(position).open_recipes()
    if row:
        called = {card.id: _(card.name) for card in content.recipes}
        of = Ask("of", _("Which recipe"), tuple((each, called[each]) for each in row))
        name = _("Get ready, so that the next roll will do for a recipe")
        found["chance"] = Aim(name, {"kind": "chance", "of": row[0]}, units, (of, rolls))
    return found


def _told(position: Data) -> Ask:
    """How many of the dice to come are told."""
    rolls = next_rolls(position)
    options: list[tuple[list[int], str]] = [([], pgettext("rolls", "none"))]
    options += [
        (rolls[:number], " · ".join(map(str, rolls[:number]))) for number in range(1, SHOWN + 1)
    ]
    return Ask("rolls", _("Rolls that are told"), tuple(options), [])


def follow(goal: Data, _before: Data, after: Data) -> Data:
    """A goal for another position: dice told are those to come there, the recipe lies open, and
    the last score of the game is that of the last round alone."""
    laid, followed = Laid.of(after), dict(goal)
    rolls: Any = goal.get("rolls")
    if rolls:
        followed["rolls"] = next_rolls(after, len(rolls))
    row = laid.open_recipes()
    if "of" in goal and row and goal["of"] not in row:
        followed["of"] = row[0]
    if goal["kind"] == "score" and laid.round != LAST_ROUND:
        followed["kind"] = "points"
    return followed


def forms(position: Data, goal: Data) -> Sequence[Data]:
    """A position with the round that a goal asks for, and without what an edit made impossible."""
    whole = {"chance": START, **position}
    if goal["kind"] == "score":
        whole["round"] = LAST_ROUND
    return whole, {key: held for key, held in whole.items() if key not in _MOMENT}
