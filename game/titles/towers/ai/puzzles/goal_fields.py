"""The fields and the colour that a goal names."""

from __future__ import annotations

from game.content.challenge import Data
from game.language import _
from game.rules.codec import BadData
from game.rules.positions import few
from game.rules.towers.catalogue import COLOURS, Field
from game.rules.towers.codec import PLACE


def places(goal: Data, key: str) -> list[Field]:
    """The fields under a key of a goal, each named once. Raises BadData."""
    found = few(PLACE.load)(goal.get(key), f"goal.{key}")
    if not found or len(set(found)) != len(found):
        raise BadData(f"goal.{key}", _("fields, each of them once"))
    return found


def colour_of(goal: Data) -> int:
    """The colour that a goal is about. Raises BadData."""
    colour = goal.get("of")
    if colour not in COLOURS:
        raise BadData("goal.of", "one of " + ", ".join(COLOURS))
    return COLOURS.index(str(colour))
