"""Sentences for reasons to build and to score (B5, B7)."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.titles.biomes.ui.panels.coach.gaps import Gaps, Make


def _group(gaps: Gaps) -> str:
    if gaps.number("size") == 1:
        # Translators: {in_scoring}: "in the biome scoring"; {characteristic}: a label, "Forest".
        return _("{points} more {in_scoring}: {characteristic}.")
    # Translators: so many spaces of it side by side; {in_scoring}: "in the biome scoring".
    return _("{points} more {in_scoring}: {characteristic}, {size} side by side.")


def _spaces(gaps: Gaps) -> str:
    # Translators: spaces that count; {in_scoring}: "in the biome scoring".
    return ngettext(
        "{points} more {in_scoring}: {characteristic}, {size} space.",
        "{points} more {in_scoring}: {characteristic}, {size} spaces.",
        gaps.number("size"),
    )


def _emeralds(gaps: Gaps) -> str:
    return ngettext(
        "Paid like this, you keep {count} emerald more.",
        "Paid like this, you keep {count} emeralds more.",
        gaps.number("count"),
    )


def _round_near(gaps: Gaps) -> str:
    # Translators: so many blocks must go before that scoring comes.
    return ngettext(
        "It counts soon: {scoring} is {count} block away.",
        "It counts soon: {scoring} is {count} blocks away.",
        gaps.number("blocks"),
    )


def _most(_gaps: Gaps) -> str:
    # Translators: points that it scores; the four: biomes, materials or types.
    return _("{characteristic}: {points}, and none of the four brings more.")


BUILDING: Mapping[str, Make] = {
    "group": _group,
    # Translators: beside it: the next building there; {in_scoring}: "in the biome scoring".
    "group_growing": lambda _g: _(
        "This and one more beside it would be your best {in_scoring}: {characteristic}."
    ),
    "spaces": _spaces,
    # Translators: one more of its kind; {in_scoring}: "in the biome scoring".
    "spaces_growing": lambda _g: _(
        "This and one more would be your best {in_scoring}: {characteristic}."
    ),
    "trophy_gain": lambda _g: _("It counts for your {mob}: {points} more at the end."),
    "bonus": lambda _g: _("{points} at once for building it."),
    "covers": lambda _g: _("But it covers your {tile}."),
    # Translators: {in_scoring}: "in the biome scoring".
    "shrinks": lambda _g: _("But your best group gets smaller: {points} less {in_scoring}."),
    # Translators: it: the new building; {in_scoring}: "in the biome scoring".
    "spaces_fewer": lambda _g: _("But it covers what counts: {points} less {in_scoring}."),
    "keeps_emeralds": _emeralds,
    "round_near": _round_near,
    "rival_could": lambda _g: _("{name} could build it next turn."),
    "most": _most,
    "spaces_most": _most,
}
