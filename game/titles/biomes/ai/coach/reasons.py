"""Why a move of `biomes` is good: every reason, with its rule and the gaps of its sentence.

The UI has a sentence for each code in :data:`GAPS`. Gaps named ``tile``, ``token``, ``material``,
``characteristic`` and ``round`` hold ids, ``rival`` holds a seat; ``percent``, ``without``,
``before`` and ``after`` are whole per cent (0 and 100 only where it is certain); all others are
counts or points. Every reason speaks for its move, but those in :data:`CAUTIONS`: what its player
should know all the same.
"""

from __future__ import annotations

from functools import partial

from game.ai.coach.advice import GapsByCode, reason_of
from game.ai.coach.guiding import UNFOUNDED

GAPS: GapsByCode = {
    **UNFOUNDED,
    # Blocks: collecting and pickaxes.
    # The last block that the building costs.
    "completes": ("B5.2", ("material", "tile")),
    # The same, and it can be built with an action of this turn.
    "completes_now": ("B5.1", ("material", "tile")),
    # The last but one; after it a block of the material can be taken, which is the last.
    "completes_two": ("B3.1", ("material", "tile")),
    # One of the building's blocks; ``lacking`` more are needed after it, emeralds used.
    "needed": ("B5.2", ("material", "tile", "lacking")),
    # The building can be paid already, but with an emerald in the place of this block.
    "saves_emerald": ("B5.2", ("material", "tile")),
    # An emerald replaces any one block.
    "joker": ("B5.2", ()),
    # No building in sight needs it; ``buildings`` of those nobody has seen yet cost it, and
    # ``count`` of it will be in the supply.
    "stock": ("B3.4", ("material", "count", "buildings")),
    # No building in sight or still to be found costs it, but blocks left decide a tie.
    "tiebreak": ("B8.3", ()),
    # It frees a block of the material, which the building needs, to be taken as the second one.
    "lays_bare": ("B3.1", ("material", "tile")),
    # It frees an emerald, to be taken as the second one.
    "lays_emerald": ("B3.1", ()),
    # The rival lacks this block alone for the building, and no other of its kind can be taken.
    "denies": ("B3.2", ("rival", "material", "tile")),
    # It empties a layer: the round follows this turn. The boards as they are bring ``own`` points,
    # and fewer, ``rival``, to the best of the others; *_behind, a caution: and more to him.
    "triggers": ("B7.1", ("round", "own", "rival")),
    "triggers_behind": ("B7.1", ("round", "own", "rival")),
    # It ends the game: as everything stands the actor ends with ``own`` points or more, the best
    # of the others with ``rival``, fewer; *_behind, a caution: as many or more.
    "ends_ahead": ("B8.1", ("own", "rival")),
    "ends_behind": ("B8.1", ("own", "rival")),
    # The round it triggers comes before the rival can build what would bring him ``gain`` more.
    "cuts_off": ("B7.1", ("rival", "tile", "round", "gain")),
    # The round that comes next is near, and would bring more than to the others: it comes closer;
    # it would bring less: the block lies deeper, so that the round comes no closer.
    "hastens": ("B7.1", ("round", "own", "rival")),
    "delays": ("B7.1", ("round", "own", "rival")),
    # Taking no block: any would empty a layer and trigger the round.
    "leaves_layer": ("B7.1", ("round",)),
    # Exploring. What the crossing touches that the one before did not; *_next: in this very turn
    # there is an action left for it, *_ready: in a turn to come.
    "build_next": ("B5.1", ("tile",)),
    "build_ready": ("B5.1", ("tile",)),
    # ``lacking`` blocks are still needed for the building.
    "build_soon": ("B5.1", ("tile", "lacking")),
    "fight_next": ("B6.1", ("tile", "percent")),
    "fight_ready": ("B6.1", ("tile", "percent")),
    "arm_next": ("B6.9", ("token",)),
    "arm_ready": ("B6.9", ("token",)),
    # It stays beside a building that can be paid.
    "stays": ("B4.1", ("tile",)),
    # What it turns up: tiles of stacks, weapons of the rim, or both.
    "turns_up_tiles": ("B4.2", ("tiles",)),
    "turns_up_tokens": ("B4.2", ("tokens",)),
    "turns_up_both": ("B4.2", ("tiles", "tokens")),
    # One exploration from there leads to the tile, which was further off before.
    "closer": ("B4.1", ("tile",)),
    # Building. The largest group has ``size`` spaces then, and the board could score ``gain``
    # points more in the round than before; *_growing: another one scores more, but with one space
    # more in the group it would not.
    "group": ("B7.3", ("characteristic", "round", "size", "gain")),
    "group_growing": ("B7.3", ("characteristic", "round", "size")),
    # The same in beginner scoring: all the spaces count, connected or not.
    "spaces": ("B7.6", ("characteristic", "round", "size", "gain")),
    "spaces_growing": ("B7.6", ("characteristic", "round", "size")),
    # It counts for the trophy mob ``tile``: ``gain`` points more at the end.
    "trophy_gain": ("B8.2", ("tile", "characteristic", "gain")),
    # Points at once.
    "bonus": ("B5.4", ("xp",)),
    # It covers the building ``tile``, which counts no more.
    "covers": ("B5.3", ("tile",)),
    # What the board could score in the round falls by ``loss``: the group that counts gets smaller;
    # in beginner scoring a space that counts is covered.
    "shrinks": ("B7.3", ("round", "loss")),
    "spaces_fewer": ("B7.6", ("round", "loss")),
    # It could be paid with ``count`` emeralds more; they are kept.
    "keeps_emeralds": ("B5.2", ("count",)),
    # ``blocks`` blocks are left of the layer that triggers the round.
    "round_near": ("B7.1", ("round", "blocks")),
    # The rival could reach, pay and build it in his next turn, and would gain by it.
    "rival_could": ("B5.1", ("rival", "tile")),
    # Fighting. The chance to defeat the mob of ``hearts`` hearts, and without using TNT; *_low, a
    # caution: it is less than even, and a lost fight costs nothing but the action.
    "chance": ("B6.2", ("tile", "hearts", "percent")),
    "chance_tnt": ("B6.7", ("tile", "hearts", "percent", "without")),
    # A caution: the mob can't be defeated.
    "chance_none": ("B6.2", ("tile", "hearts")),
    "chance_low": ("B6.2", ("tile", "hearts", "percent")),
    # The points at once of a defeated mob.
    "mob_xp": ("B6.2", ("tile", "xp")),
    # The trophy would bring ``worth`` points for the ``count`` spaces that the board has now.
    "trophy": ("B8.2", ("tile", "characteristic", "count", "bonus", "worth")),
    # The mob can be returned for a further action.
    "extra_action": ("B2.2", ("tile",)),
    # Golden hoes in the pile: each gives ``xp`` points when revealed, won or lost.
    "hoes": ("B6.5", ("count", "xp")),
    # Pickaxes in the pile: each takes a block when revealed, won or lost.
    "pickaxes": ("B6.6", ("count",)),
    # Weapons. The chance to defeat a mob in sight, without and with the weapon.
    "chance_rises": ("B6.9", ("tile", "before", "after")),
    # What the weapon is good for.
    "weapon_sword": ("B6.2", ("token", "hearts")),
    "weapon_bow": ("B6.4", ("token", "hearts")),
    "weapon_hoe": ("B6.5", ("token", "hearts", "xp")),
    "weapon_pickaxe": ("B6.6", ("token", "hearts")),
    "weapon_tnt": ("B6.7", ("token", "hearts")),
    # A caution: it lies face down, and may be any of ``count`` weapons.
    "unseen": ("B6.9", ("count",)),
    # Extra actions: what the further action does.
    "trade_collect": ("B2.2", ("material",)),
    "trade_explore": ("B2.2", ()),
    "trade_build": ("B2.2", ("tile",)),
    "trade_fight": ("B2.2", ("tile",)),
    "trade_arm": ("B2.2", ()),
    # The game ends after this turn: an extra action that is kept is worth nothing.
    "last_turn": ("B8.1", ()),
    # ``count`` extra-action mobs are kept for later turns.
    "keeps_mobs": ("B2.2", ("count",)),
    # TNT. With it the hearts are enough; with it and the others; without it; with the other alone;
    # even with all of it they are too few. What isn't detonated returns to the pile.
    "tnt_wins": ("B6.7", ("tile", "hearts", "needs")),
    "tnt_together": ("B6.7", ("tile", "hearts", "needs")),
    "tnt_spared": ("B6.7", ("tile", "hearts", "needs")),
    "tnt_other": ("B6.7", ("tile", "hearts", "needs")),
    "tnt_wasted": ("B6.7", ("tile", "hearts", "needs")),
    # Scoring. ``size`` spaces count, no characteristic brings more.
    "most": ("B7.3", ("characteristic", "size", "points")),
    "spaces_most": ("B7.6", ("characteristic", "size", "points")),
}
"""By code: the rule, and the names of the values."""
CAUTIONS = frozenset(
    {
        "triggers_behind",
        "ends_behind",
        "covers",
        "shrinks",
        "spaces_fewer",
        "chance_low",
        "chance_none",
        "unseen",
    }
)
"""What speaks against a move, and must be told for all that: no reason, and never alone."""
FILLERS = frozenset(
    {
        *UNFOUNDED,
        "stock",
        "tiebreak",
        "keeps_emeralds",
    }
)
"""What tells little: only for want of anything better, and never of a move that isn't the best."""

LATER = frozenset(
    {
        "build_ready",
        "build_soon",
        "fight_ready",
        "arm_ready",
        "closer",
        "stays",
        "stock",
        "denies",
        "rival_could",
        "cuts_off",
        "hastens",
        "delays",
        "leaves_layer",
        "round_near",
        "turns_up_tiles",
        "turns_up_tokens",
        "turns_up_both",
        "keeps_mobs",
    }
)
"""What only turns to come can make good: nothing to say in the last one (B8.1)."""
LATER_ACTIONS = frozenset(
    {
        "completes",
        "completes_now",
        "completes_two",
        "needed",
        "saves_emerald",
        "joker",
        "chance_rises",
        "weapon_sword",
        "weapon_bow",
        "weapon_hoe",
        "weapon_pickaxe",
        "weapon_tnt",
    }
)
"""What needs another action: nothing to say of the last one."""

OPPOSED = (
    ("hastens", "delays"),
    ("triggers", "delays"),
    ("triggers", "leaves_layer"),
    ("hastens", "leaves_layer"),
    ("tnt_wins", "tnt_spared"),
)
"""Codes that say the opposite of one another where they are about the same thing."""


told = partial(reason_of, GAPS)
"""The reason with a code, its gaps filled. Raises KeyError for a gap that is missing."""


EVEN = 0.5
"""A lower chance is told as a caution."""
WORTH_SAYING = 1 / 3
"""A lower chance is no reason to go somewhere, nor one that a weapon brings about."""
WORTH_TRYING = 0.15
"""A fight with a lower chance is not offered beside something better."""
