"""Why a move of `biomes` is refused: every reason, with its rule and its values.

The UI has a sentence for each code.
"""

from __future__ import annotations

from game.rules.core import Refusal

GAME_OVER = Refusal("B8.1", "game_over")
FINISH_COLLECTING = Refusal("B3.1", "finish_collecting")
"""The second block of a collection must be taken first."""
DECIDE_PICKAXE = Refusal("B6.6", "decide_pickaxe")
"""A revealed pickaxe must be used or declined first."""
DECIDE_TNT = Refusal("B6.7", "decide_tnt")
"""A revealed TNT must be decided about first."""
CHOOSE_SCORE = Refusal("B7.3", "choose_score")
"""What to score must be chosen first."""
NO_ACTIONS_LEFT = Refusal("B2.1", "no_actions_left")
"""Both actions are done; only an extra-action mob gives a further one."""
NO_PICKAXE = Refusal("B6.6", "no_pickaxe")
NO_TNT = Refusal("B6.7", "no_tnt")
NO_SCORING = Refusal("B7.1", "no_scoring")
ACTIONS_FIRST = Refusal("B2.2", "actions_first")
"""Trading and ending the turn come after both actions."""
EXTRA_FIRST = Refusal("B2.2", "extra_first")
"""The further action, for which a mob was returned, is still to be done."""
NO_SUCH_BLOCK = Refusal("B1.4", "no_such_block")
NO_SUCH_CROSSING = Refusal("B4.1", "no_such_crossing")
NO_SUCH_SPACE = Refusal("B5.3", "no_such_space")
NOT_A_STACK = Refusal("B1.2", "not_a_stack")
NOT_ON_RIM = Refusal("B1.3", "not_on_rim")
BLOCK_GONE = Refusal("B3.2", "block_gone")
TOP_COVERED = Refusal("B3.2", "top_covered")
EMPTY_STACK = Refusal("B4.1", "empty_stack")
TOKEN_GONE = Refusal("B6.9", "token_gone")
NOT_A_BUILDING = Refusal("B5.1", "not_a_building")
NOT_A_MOB = Refusal("B6.1", "not_a_mob")
PAYMENT_NOT_OWNED = Refusal("B5.2", "payment_not_owned")
"""The payment suits the cost, but not these very blocks are in the supply."""
OTHER_BOARD = Refusal("B5.3", "other_board")
"""One builds on one's own board; a move has no other, but a hand may try."""
MOB_NOT_OWNED = Refusal("B2.2", "mob_not_owned")
NOT_EXTRA_ACTION = Refusal("B6.8", "not_extra_action")
"""A trophy mob is never returned: it counts at the end (B8.2)."""


def kind_done(kind: str) -> Refusal:
    """The turn's two actions are of different kinds; ``kind`` is done."""
    return Refusal("B2.1", "kind_done", (("kind", kind),))


def kind_barred(kind: str) -> Refusal:
    """The task that is played knows no actions of ``kind``."""
    return Refusal("B2.1", "kind_barred", (("kind", kind),))


def nothing_to(kind: str) -> Refusal:
    """Nothing that an action of ``kind`` is for lies in reach of the character."""
    return Refusal("B2.1", f"nothing_to_{kind}")


def few_free_sides(needs: int, has: int) -> Refusal:
    """The block's top is free, but too few of its lateral sides."""
    return Refusal("B3.2", "few_free_sides", (("needs", needs), ("has", has)))


def too_far(steps: int, most: int) -> Refusal:
    """The crossing is so many ``steps`` away, and one goes ``most`` at most."""
    return Refusal("B4.1", "too_far", (("steps", steps), ("most", most)))


def not_at_corner(rule: str) -> Refusal:
    """The character doesn't stand at a corner of the cell (B5.1, B6.1, B6.9)."""
    return Refusal(rule, "not_at_corner")


def face_down(rule: str) -> Refusal:
    """The stack's top tile lies face down (B5.1, B6.1)."""
    return Refusal(rule, "face_down")


def cannot_pay(missing: int, emeralds: int) -> Refusal:
    """``missing`` blocks are lacking even with every one of the ``emeralds`` used."""
    return Refusal("B5.2", "cannot_pay", (("missing", missing), ("emeralds", emeralds)))


def wrong_payment(needs: int) -> Refusal:
    """The payment is not the cost of ``needs`` blocks with some replaced by emeralds."""
    return Refusal("B5.2", "wrong_payment", (("needs", needs),))


def other_tnt(token: str) -> Refusal:
    """Another TNT is decided about now: ``token``."""
    return Refusal("B6.7", "other_tnt", (("token", token),))


def other_round(scoring: str) -> Refusal:
    """Another round is being scored: ``scoring``."""
    return Refusal("B7.1", "other_round", (("round", scoring),))


def not_in_round(scoring: str) -> Refusal:
    """The characteristic is none of the four of the round ``scoring``."""
    return Refusal("B7.3", "not_in_round", (("round", scoring),))
