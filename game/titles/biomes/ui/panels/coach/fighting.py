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
        return _("{mob}: you are sure to win.")
    return _("{mob}: your chance in this fight is {percent}.")


def _chance_low(gaps: Gaps) -> str:
    if gaps.number("percent") < LONG_SHOT:
        return _("But it is a long shot: {percent}. Losing costs only the action.")
    return _("But your chance is {percent}. Losing costs only the action.")


def _hoes(gaps: Gaps) -> str:
    return ngettext(
        "{count} golden hoe of yours may bring {points}, won or lost.",
        "{count} golden hoes of yours may bring {points} each, won or lost.",
        gaps.number("count"),
    )


def _pickaxes(gaps: Gaps) -> str:
    return ngettext(
        "{count} pickaxe of yours may take a block, won or lost.",
        "{count} pickaxes of yours may take a block each, won or lost.",
        gaps.number("count"),
    )


FIGHTS: Mapping[str, Make] = {
    "chance": _chance,
    "chance_tnt": lambda _g: _(
        "{mob}: your chance in this fight is {percent}; {without} if you keep your TNT."
    ),
    "chance_low": _chance_low,
    "chance_none": lambda _g: _("But you can't win it with the weapons you have."),
    "mob_xp": lambda _g: _("Winning brings {points} at once."),
    # Translators: for each space of one's own that has it: the gap is a label such as "Forest".
    "trophy": lambda _g: _(
        "As a trophy it brings {bonus} at the end for each space ({characteristic}): {points} so "
        "far."
    ),
    # Translators: it: the mob.
    "extra_action": lambda _g: _("You can return it later for one more action."),
    "hoes": _hoes,
    "pickaxes": _pickaxes,
}


def _hearts(gaps: Gaps) -> str:
    # Translators: it: the weapon.
    return ngettext(
        "Drawn in a fight, it adds {count} heart.",
        "Drawn in a fight, it adds {count} hearts.",
        gaps.number("hearts"),
    )


def _tnt(gaps: Gaps) -> str:
    # Translators: it: the TNT.
    return ngettext(
        "Lit in a fight it adds {count} heart, and then it is gone.",
        "Lit in a fight it adds {count} hearts, and then it is gone.",
        gaps.number("hearts"),
    )


def _unseen(gaps: Gaps) -> str:
    # Translators: a hidden token: it is one of so many.
    return ngettext(
        "But it lies face down: {count} weapon is left that it can be.",
        "But it lies face down: it may be any of {count} weapons.",
        gaps.number("count"),
    )


WEAPONS: Mapping[str, Make] = {
    "chance_rises": lambda _g: _("Your chance against the {mob} rises from {before} to {after}."),
    "weapon_sword": _hearts,
    # Translators: it: the weapon.
    "weapon_bow": lambda _g: _("In a fight it turns up one more token."),
    # Translators: It: the weapon.
    "weapon_hoe": lambda _g: _("It brings {points} whenever a fight turns it up."),
    # Translators: It: the weapon.
    "weapon_pickaxe": lambda _g: _("It takes a block whenever a fight turns it up."),
    "weapon_tnt": _tnt,
    "unseen": _unseen,
}


def _keeps_mobs(gaps: Gaps) -> str:
    return ngettext(
        "You keep {count} mob for one more action in a later turn.",
        "You keep {count} mobs for more actions in later turns.",
        gaps.number("count"),
    )


TRADES: Mapping[str, Make] = {
    "trade_collect": lambda _g: _("Then you can take blocks once more: {material} first."),
    "trade_explore": lambda _g: _("Then you can explore once more."),
    "trade_build": lambda _g: _("Then you can build the {tile}."),
    "trade_fight": lambda _g: _("Then you can fight the {mob}."),
    "trade_arm": lambda _g: _("Then you can take one more weapon."),
    "last_turn": lambda _g: _("The game ends now: kept mobs give no more actions."),
    "keeps_mobs": _keeps_mobs,
}


def _enough(gaps: Gaps) -> str:
    # Translators: it: the TNT.
    return ngettext(
        "With it you have {count} heart: enough to win.",
        "With it you have {count} hearts: enough to win.",
        gaps.number("hearts"),
    )


def _together(gaps: Gaps) -> str:
    return ngettext(
        "With all your TNT you have {count} heart: enough to win.",
        "With all your TNT you have {count} hearts: enough to win.",
        gaps.number("hearts"),
    )


def _spared(gaps: Gaps) -> str:
    # Translators: it: the TNT.
    return ngettext(
        "You win with {count} heart anyway: keep it for another fight.",
        "You win with {count} hearts anyway: keep it for another fight.",
        gaps.number("hearts"),
    )


def _wasted(gaps: Gaps) -> str:
    needs = gaps.number("needs")
    # Translators: it: the TNT; that: to win.
    text = ngettext(
        "Even with it you can't win: that takes {count} heart.",
        "Even with it you can't win: that takes {count} hearts.",
        needs,
    )
    return text.format(count=needs)  # the hearts that one has are another number


TNT: Mapping[str, Make] = {
    "tnt_wins": _enough,
    "tnt_together": _together,
    "tnt_spared": _spared,
    "tnt_other": lambda _g: _("Your other TNT is enough to win."),
    "tnt_wasted": _wasted,
}
