"""Sentences for reasons to build and to score (B5, B7)."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.ui.panels.biomes.coach.gaps import Gaps, Make
from game.ui.panels.biomes.words import in_scoring, scoring


def _group(gaps: Gaps) -> str:
    text = _("{characteristic}: a group of {size}, {points} more {scoring}.")
    return text.format(
        characteristic=gaps.trait,
        size=gaps.number("size"),
        points=gaps.points("gain"),
        scoring=in_scoring(gaps.round),
    )


def _group_growing(gaps: Gaps) -> str:
    text = _("{characteristic}: a group of {size}, worth {points} {scoring}.")
    return text.format(
        characteristic=gaps.trait,
        size=gaps.number("size"),
        points=gaps.points("worth"),
        scoring=in_scoring(gaps.round),
    )


def _spaces(gaps: Gaps) -> str:
    text = ngettext(
        "{characteristic}: {size} space, {points} more {scoring}.",
        "{characteristic}: {size} spaces, {points} more {scoring}.",
        gaps.number("size"),
    )
    return text.format(
        characteristic=gaps.trait,
        size=gaps.number("size"),
        points=gaps.points("gain"),
        scoring=in_scoring(gaps.round),
    )


def _spaces_growing(gaps: Gaps) -> str:
    text = ngettext(
        "{characteristic}: {size} space, worth {points} {scoring}.",
        "{characteristic}: {size} spaces, worth {points} {scoring}.",
        gaps.number("size"),
    )
    return text.format(
        characteristic=gaps.trait,
        size=gaps.number("size"),
        points=gaps.points("worth"),
        scoring=in_scoring(gaps.round),
    )


def _emeralds(gaps: Gaps) -> str:
    count = gaps.number("count")
    text = ngettext("You save {count} emerald.", "You save {count} emeralds.", count)
    return text.format(count=count)


def _round_near(gaps: Gaps) -> str:
    count = gaps.number("blocks")
    text = ngettext(
        "{scoring} is near: {count} block to go.", "{scoring} is near: {count} blocks to go.", count
    )
    return text.format(scoring=scoring(gaps.round), count=count)


BUILDING: Mapping[str, Make] = {
    "group": _group,
    "group_growing": _group_growing,
    "spaces": _spaces,
    "spaces_growing": _spaces_growing,
    "trophy_gain": lambda g: _("It counts for your {mob}: {points} more at the end.").format(
        mob=g.tile, points=g.points("gain")
    ),
    "bonus": lambda g: _("{points} at once for building it.").format(points=g.points("xp")),
    "covers": lambda g: _("But it covers your {tile}.").format(tile=g.tile),
    "shrinks": lambda g: _("But a group breaks: {points} less {scoring}.").format(
        points=g.points("loss"), scoring=in_scoring(g.round)
    ),
    "keeps_emeralds": _emeralds,
    "round_near": _round_near,
    "rival_could": lambda g: _("{name} could build it next turn.").format(name=g.rival),
    "most": lambda g: _("No other choice brings more than these {points}.").format(
        points=g.points("points")
    ),
    "fewer": lambda g: _("It brings {points}; another choice would bring {best}.").format(
        points=g.points("points"), best=g.points("best")
    ),
}
