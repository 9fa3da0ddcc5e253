"""Sentences for reasons to fight, to arm, to light TNT and to return mobs (B2.2, B6)."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.titles.biomes.ui.panels.coach.gaps import Gaps, Make

LONG_SHOT = 34
"""A lower chance, in per cent, is called by that name."""


def _chance(gaps: Gaps) -> str:
    if gaps.number("percent") == 100:
        # Translators: no gender: "victory is certain" does it.
        return _("{mob}: you are sure to win.").format(mob=gaps.tile)
    text = _("{mob}: your chance in this fight is {percent}.")
    return text.format(mob=gaps.tile, percent=gaps.percent("percent"))


def _chance_tnt(gaps: Gaps) -> str:
    text = _("{mob}: your chance in this fight is {percent}; {without} if you keep your TNT.")
    percent, without = gaps.percent("percent"), gaps.percent("without")
    return text.format(mob=gaps.tile, percent=percent, without=without)


def _chance_low(gaps: Gaps) -> str:
    if gaps.number("percent") < LONG_SHOT:
        text = _("But it is a long shot: {percent}. Losing costs only the action.")
    else:
        text = _("But your chance is {percent}. Losing costs only the action.")
    return text.format(percent=gaps.percent("percent"))


def _hoes(gaps: Gaps) -> str:
    text = ngettext(
        "{count} golden hoe of yours may bring {points}, won or lost.",
        "{count} golden hoes of yours may bring {points} each, won or lost.",
        gaps.number("count"),
    )
    return text.format(count=gaps.number("count"), points=gaps.points("xp"))


def _pickaxes(gaps: Gaps) -> str:
    text = ngettext(
        "{count} pickaxe of yours may take a block, won or lost.",
        "{count} pickaxes of yours may take a block each, won or lost.",
        gaps.number("count"),
    )
    return text.format(count=gaps.number("count"))


def _trophy(gaps: Gaps) -> str:
    # Translators: for each space of one's own that has it: the gap is a label such as "Forest".
    text = _(
        "As a trophy it brings {bonus} at the end for each space ({characteristic}): {points} so "
        "far."
    )
    return text.format(
        bonus=gaps.points("bonus"), characteristic=gaps.trait, points=gaps.points("worth")
    )


FIGHTS: Mapping[str, Make] = {
    "chance": _chance,
    "chance_tnt": _chance_tnt,
    "chance_low": _chance_low,
    "chance_none": lambda _g: _("But you can't win it with the weapons you have."),
    "mob_xp": lambda g: _("Winning brings {points} at once.").format(points=g.points("xp")),
    "trophy": _trophy,
    # Translators: it: the mob.
    "extra_action": lambda _g: _("You can return it later for one more action."),
    "hoes": _hoes,
    "pickaxes": _pickaxes,
}


def _chance_rises(gaps: Gaps) -> str:
    text = _("Your chance against the {mob} rises from {before} to {after}.")
    return text.format(mob=gaps.tile, before=gaps.percent("before"), after=gaps.percent("after"))


def _hearts(gaps: Gaps) -> str:
    count = gaps.number("hearts")
    # Translators: it: the weapon.
    text = ngettext(
        "Drawn in a fight, it adds {count} heart.",
        "Drawn in a fight, it adds {count} hearts.",
        count,
    )
    return text.format(count=count)


def _tnt(gaps: Gaps) -> str:
    count = gaps.number("hearts")
    # Translators: it: the TNT.
    text = ngettext(
        "Lit in a fight it adds {count} heart, and then it is gone.",
        "Lit in a fight it adds {count} hearts, and then it is gone.",
        count,
    )
    return text.format(count=count)


def _unseen(gaps: Gaps) -> str:
    count = gaps.number("count")
    # Translators: a hidden token: it is one of so many.
    text = ngettext(
        "But it lies face down: {count} weapon is left that it can be.",
        "But it lies face down: it may be any of {count} weapons.",
        count,
    )
    return text.format(count=count)


WEAPONS: Mapping[str, Make] = {
    "chance_rises": _chance_rises,
    "weapon_sword": _hearts,
    # Translators: it: the weapon.
    "weapon_bow": lambda _g: _("In a fight it turns up one more token."),
    # Translators: It: the weapon.
    "weapon_hoe": lambda g: _("It brings {points} whenever a fight turns it up.").format(
        points=g.points("xp")
    ),
    # Translators: It: the weapon.
    "weapon_pickaxe": lambda _g: _("It takes a block whenever a fight turns it up."),
    "weapon_tnt": _tnt,
    "unseen": _unseen,
}


def _keeps_mobs(gaps: Gaps) -> str:
    count = gaps.number("count")
    text = ngettext(
        "You keep {count} mob for one more action in a later turn.",
        "You keep {count} mobs for more actions in later turns.",
        count,
    )
    return text.format(count=count)


TRADES: Mapping[str, Make] = {
    "trade_collect": lambda g: _("Then you can take blocks once more: {material} first.").format(
        material=g.material
    ),
    "trade_explore": lambda _g: _("Then you can explore once more."),
    "trade_build": lambda g: _("Then you can build the {tile}.").format(tile=g.tile),
    "trade_fight": lambda g: _("Then you can fight the {mob}.").format(mob=g.tile),
    "trade_arm": lambda _g: _("Then you can take one more weapon."),
    "last_turn": lambda _g: _("The game ends now: kept mobs give no more actions."),
    "keeps_mobs": _keeps_mobs,
}


def _enough(gaps: Gaps) -> str:
    # Translators: it: the TNT.
    text = ngettext(
        "With it you have {count} heart: enough to win.",
        "With it you have {count} hearts: enough to win.",
        gaps.number("hearts"),
    )
    return text.format(count=gaps.number("hearts"))


def _together(gaps: Gaps) -> str:
    text = ngettext(
        "With all your TNT you have {count} heart: enough to win.",
        "With all your TNT you have {count} hearts: enough to win.",
        gaps.number("hearts"),
    )
    return text.format(count=gaps.number("hearts"))


def _spared(gaps: Gaps) -> str:
    # Translators: it: the TNT.
    text = ngettext(
        "You win with {count} heart anyway: keep it for another fight.",
        "You win with {count} hearts anyway: keep it for another fight.",
        gaps.number("hearts"),
    )
    return text.format(count=gaps.number("hearts"))


def _wasted(gaps: Gaps) -> str:
    # Translators: it: the TNT; that: to win.
    text = ngettext(
        "Even with it you can't win: that takes {count} heart.",
        "Even with it you can't win: that takes {count} hearts.",
        gaps.number("needs"),
    )
    return text.format(count=gaps.number("needs"))


TNT: Mapping[str, Make] = {
    "tnt_wins": _enough,
    "tnt_together": _together,
    "tnt_spared": _spared,
    "tnt_other": lambda _g: _("Your other TNT is enough to win."),
    "tnt_wasted": _wasted,
}
