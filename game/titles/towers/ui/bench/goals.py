"""What can be asked for in towers: its kinds of goals, with what can be chosen of each."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from game.content.challenge import Data
from game.language import _
from game.rules.towers.catalogue import COLOURS, Catalogue, place_of
from game.scene.targets import Target
from game.titles.towers.scene.targets import FieldTarget, PawnTarget, TowerTarget
from game.titles.towers.ui.bench.laid import Laid
from game.titles.towers.ui.panels.materials import material
from game.titles.towers.ui.tasks import FIELDS
from game.ui.bench import Aim, Ask, Edit, Refused, Tool
from game.ui.marks import Icon

MARK_TOWERS: Final = "mark.towers"
MARK_FIELDS: Final = "mark.fields"
MIDDLE: Final = [4, 4]
"""The field that is to be visited until somebody marks others."""


def aims(content: Catalogue, position: Data) -> dict[str, Aim]:
    """The kinds of goals that fit what lies there."""
    del content
    found = {
        # Translators: asked for in a challenge one makes oneself.
        "points": Aim(_("Score as many points as you can"), {"kind": "points"}, _turns()),
        # Translators: asked for in a challenge one makes oneself.
        "gather": _of(_("Gather as many blocks as you can"), "gather"),
        "clear": _clear(Laid.of(position)),
        "visit": _visit(),
        # Translators: asked for in a challenge one makes oneself; it: one material.
        "raise": _of(_("Build a tower with as much of it as you can"), "raise"),
    }
    return {kind: aim for kind, aim in found.items() if aim is not None}


def _turns() -> dict[str, str]:
    # Translators: label before the number of turns that a challenge gives.
    return {"turns": _("Turns")}


def _of(name: str, kind: str) -> Aim:
    """Something of one material."""
    options = tuple((colour, material(number)) for number, colour in enumerate(COLOURS))
    # Translators: label before a choice: coal, chalk, slate or brick.
    ask = Ask("of", _("Which material"), options)
    return Aim(name, {"kind": kind, "of": COLOURS[0]}, _turns(), (ask,))


def _clear(laid: Laid) -> Aim | None:
    """Towers to be demolished, where any stand."""
    if not laid.towers:
        return None
    goal = {"kind": "clear", "towers": [list(place_of(next(iter(laid.towers))))]}
    mark = Tool(MARK_TOWERS, _("Mark the towers"), partial(Icon, "flag", 26))
    return Aim(_("Demolish the marked towers"), goal, _turns(), mark=mark)


def _visit() -> Aim:
    goal = {"kind": "visit", "fields": [MIDDLE]}
    mark = Tool(MARK_FIELDS, _("Mark the fields"), partial(Icon, "flag", 26))
    return Aim(_("Have pawns on the marked fields"), goal, _turns(), mark=mark)


def mark(goal: Data, target: Target) -> Edit:
    """A goal that names a field, or no more if it did."""
    if not isinstance(target, FieldTarget | TowerTarget | PawnTarget):
        return Refused(_("Only fields of the board can be marked."))
    key, place = FIELDS[str(goal["kind"])], list(place_of(target.field))
    marked: Any = goal[key]
    named = [list(each) for each in marked]
    if place not in named:
        if key == "towers" and not isinstance(target, TowerTarget):
            return Refused(_("No tower stands here."))
        return {**goal, key: sorted([*named, place])}
    if len(named) == 1:
        return Refused(_("At least one has to be marked: mark another one first."))
    return {**goal, key: [each for each in named if each != place]}


def follow(goal: Data, before: Data, after: Data) -> Data:
    """A goal that names towers, once the board is another: those that are gone are left out."""
    del before
    if goal["kind"] != "clear":
        return goal
    towers: Any = goal["towers"]
    standing = [list(place_of(each)) for each in Laid.of(after).towers]
    left = [list(each) for each in towers if list(each) in standing]
    return {**goal, "towers": left or towers}
