"""Sentences for reasons to build and to score (B5, B7)."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.titles.biomes.ui.panels.coach.gaps import Gaps, Make
from game.titles.biomes.ui.panels.words import in_scoring, scoring


def _group(gaps: Gaps) -> str:
    size = gaps.number("size")
    if size == 1:
        # Translators: {in_scoring}: "in the biome scoring"; {characteristic}: a label, "Forest".
        text = _("{points} more {in_scoring}: {characteristic}.")
    else:
        # Translators: so many spaces of it side by side; {in_scoring}: "in the biome scoring".
        text = _("{points} more {in_scoring}: {characteristic}, {size} side by side.")
    return text.format(
        characteristic=gaps.trait,
        size=size,
        points=gaps.points("gain"),
        in_scoring=in_scoring(gaps.round),
    )


def _group_growing(gaps: Gaps) -> str:
    # Translators: beside it: the next building there; {in_scoring}: "in the biome scoring".
    text = _("This and one more beside it would be your best {in_scoring}: {characteristic}.")
    return text.format(characteristic=gaps.trait, in_scoring=in_scoring(gaps.round))


def _spaces(gaps: Gaps) -> str:
    # Translators: spaces that count; {in_scoring}: "in the biome scoring".
    text = ngettext(
        "{points} more {in_scoring}: {characteristic}, {size} space.",
        "{points} more {in_scoring}: {characteristic}, {size} spaces.",
        gaps.number("size"),
    )
    return text.format(
        characteristic=gaps.trait,
        size=gaps.number("size"),
        points=gaps.points("gain"),
        in_scoring=in_scoring(gaps.round),
    )


def _spaces_growing(gaps: Gaps) -> str:
    # Translators: one more of its kind; {in_scoring}: "in the biome scoring".
    text = _("This and one more would be your best {in_scoring}: {characteristic}.")
    return text.format(characteristic=gaps.trait, in_scoring=in_scoring(gaps.round))


def _emeralds(gaps: Gaps) -> str:
    count = gaps.number("count")
    text = ngettext(
        "Paid like this, you keep {count} emerald more.",
        "Paid like this, you keep {count} emeralds more.",
        count,
    )
    return text.format(count=count)


def _round_near(gaps: Gaps) -> str:
    count = gaps.number("blocks")
    # Translators: so many blocks must go before that scoring comes.
    text = ngettext(
        "It counts soon: {scoring} is {count} block away.",
        "It counts soon: {scoring} is {count} blocks away.",
        count,
    )
    return text.format(scoring=scoring(gaps.round), count=count)


def _most(gaps: Gaps) -> str:
    # Translators: points that it scores; the four: biomes, materials or types.
    text = _("{characteristic}: {points}, and none of the four brings more.")
    return text.format(characteristic=gaps.trait, points=gaps.points("points"))


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
    # Translators: {in_scoring}: "in the biome scoring".
    "shrinks": lambda g: _("But your best group gets smaller: {points} less {in_scoring}.").format(
        points=g.points("loss"), in_scoring=in_scoring(g.round)
    ),
    # Translators: it: the new building; {in_scoring}: "in the biome scoring".
    "spaces_fewer": lambda g: _("But it covers what counts: {points} less {in_scoring}.").format(
        points=g.points("loss"), in_scoring=in_scoring(g.round)
    ),
    "keeps_emeralds": _emeralds,
    "round_near": _round_near,
    "rival_could": lambda g: _("{name} could build it next turn.").format(name=g.rival),
    "most": _most,
    "spaces_most": _most,
}
