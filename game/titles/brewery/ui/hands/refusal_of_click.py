"""Why a click does nothing: of all that it may have meant, the reason that is nearest to a yes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.brewery.catalogue import COLOUR_OF, FIRST_TOKEN, SKILL
from game.rules.brewery.moves import Brew, BreweryMove, Buy, UseToken
from game.rules.brewery.view import ACTION, NO_WINDOW, POOL, PURCHASE, WAREHOUSE, BreweryView
from game.rules.core import Refusal
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    BuildingTarget,
    CellarTarget,
    DeckTarget,
    DieTarget,
    GoldTarget,
    OwnGoodsTarget,
    PoolTarget,
    SeasonTarget,
    SeedsTarget,
    SeedTarget,
)
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.hands.guessing import begun, joined, of_kind
from game.titles.brewery.ui.hands.meaning import instead, pieces, places, seat_of
from game.titles.brewery.ui.hands.selection import BreweryDecision, WhyNot
from game.ui.refusals import BARRED

NEAREST = (
    BARRED,
    "value_too_low",
    "gold_short",
    "nothing_to_give",
    "supply_empty",
    "six_stays",
    "base_lacking",
    "extension_lacking",
    "never_cheaper",
    "not_open",
    "market_not_open",
    "once_a_round",
    "field_full",
    "field_blocked",
    "market_blocked",
    "sold_out",
    "one_a_round",
    "die_blocked",
    "die_unrolled",
    "no_seed",
)
"""Of several reasons the first of these is told: what is wanting least comes first."""
PENDING = ("wrong_phase", "window_open", "pick_first", "exchange_first", "take_first", "game_over")
WINDOWS = (
    "before_the_action",
    "at_round_start",
    "at_brewing_start",
    "not_in_window",
    "nobody_brews",
    "no_threat",
)
PRICES = (
    "lowers_no_price",
    "market_not_open",
    "market_blocked",
    "one_a_round",
    "gold_short",
    "sold_out",
)
"""Why a skill die lowers no price."""
ITS_OWN = (
    BARRED,
    *PENDING,
    *WINDOWS,
    *PRICES,
    "die_blocked",
    "die_unrolled",
    "die_elsewhere",
    "one_place",
    "picked_already",
    "no_token",
    "no_seed",
)
"""The reasons that are about a piece, whatever it is brought to."""
INFORMS = (CellarTarget, DeckTarget, GoldTarget, SeasonTarget, SeedsTarget)
"""What is asked about and never used."""
FARTHEST = ("wrong_item",)
"""Told only where there is nothing else to tell."""


def refused(decision: BreweryDecision, target: Target) -> Refusal | None:
    """Why a click on ``target`` does nothing; None also for what is only asked about."""
    view, why = decision.view, decision.why
    things, picked = (target, *instead(view, target)), _in_hand(decision)
    if picked is not None:
        return _not_together(decision, picked, things)
    lies = isinstance(target, DieTarget)  # a die on a field is asked about for itself
    for thing in things[:1] if lies else things:
        found = nearest(why, begun(view, thing))
        if found is not None:
            return _in_general(view, thing, _of_prices(decision, thing) or found)
    return None


def _of_prices(decision: BreweryDecision, thing: Target) -> Refusal | None:
    """Why a skill die lowers no price, while its owner buys: then that is what it is for (D6)."""
    view = decision.view
    if view.phase != PURCHASE or view.window != NO_WINDOW or not isinstance(thing, DieTarget):
        return None
    if COLOUR_OF[thing.die] != SKILL or view.where[thing.die] not in (POOL, WAREHOUSE):
        return None
    found = [decision.why(Buy(what, thing.die)) for what in range(FIRST_TOKEN)]
    refusals = [each for each in found if each is not None and each.code != "never_cheaper"]
    low = [each for each in refusals if each.code == "value_too_low"]
    if low and len(low) == len(refusals):
        values = min((dict(each.values) for each in low), key=lambda each: int(each["needs"]))
        return Refusal("D6", "lowers_no_price", tuple(values.items()))
    others = [each for each in refusals if each not in low]
    return min(others, key=_rank, default=None)


def _in_hand(decision: BreweryDecision) -> Target | None:
    """What a click is brought together with: what is in hand, or what waits is about."""
    held = decision.selection
    match held.waiting:
        case Buy() | Brew():
            return next(places(held.waiting, decision.view))
        case UseToken():
            return next(pieces(held.waiting, decision.view))
        case _:
            return DieTarget(held.asking.item) if held.asking is not None else held.picked


def _not_together(
    decision: BreweryDecision, picked: Target, things: Sequence[Target]
) -> Refusal | None:
    """Why what is in hand doesn't go with what was clicked, or with what that lies on."""
    view, why, target = decision.view, decision.why, things[0]
    if decision.selection.asking is not None and not isinstance(target, INFORMS):
        return Refusal("D5.3", "choose_a_colour")
    for thing in things:
        meant = (*joined(view, picked, thing), *joined(view, thing, picked))
        found = nearest(why, meant)
        if found is not None:
            return found
    if isinstance(target, BuildingTarget) and not isinstance(picked, OwnGoodsTarget):
        return Refusal("D4.2", "choose_a_field")
    if isinstance(target, PoolTarget) and isinstance(picked, DieTarget):
        stored = _is_stored(view, picked)
        return Refusal("D3", "never_back") if stored else Refusal("D3", "lies_there")
    if _is_piece(view, target):
        return Refusal("D4", "no_use_now")
    return None if isinstance(target, INFORMS) else Refusal("D4", "no_place_there")


def is_later(decision: BreweryDecision, refusal: Refusal | None) -> bool:
    """Whether a thing is merely not for now, and nothing was brought to it."""
    held = decision.selection
    return refusal is not None and held.picked is None and refusal.code in PENDING


def _in_general(view: BreweryView, thing: Target, found: Refusal) -> Refusal:
    """What is told at a piece that goes to many places: what is the matter with itself, or that
    there is no place for it now."""
    if not _is_piece(view, thing) or found.code in ITS_OWN:
        return found
    if isinstance(thing, OwnGoodsTarget):
        return Refusal("D8", "nothing_to_use_on")
    return Refusal("D4.2", "no_field_for_it")


def _is_piece(view: BreweryView, target: Target) -> bool:
    """Whether a thing is one's own and is used by being brought somewhere."""
    match target:
        case DieTarget(die):
            return view.owner[die] == seat_of(view)
        case SeedTarget(seat) | OwnGoodsTarget(seat):
            return seat == seat_of(view)
        case _:
            return False


def _is_stored(view: BreweryView, target: DieTarget) -> bool:
    return view.where[target.die] == WAREHOUSE


def nearest(why: WhyNot, moves: Iterable[BreweryMove]) -> Refusal | None:
    """The most telling reason of those that refuse the moves; None if there is none."""
    found = [reason for move in moves if (reason := why(move)) is not None]
    return min(found, key=_rank, default=None)


def _rank(reason: Refusal) -> int:
    if reason.code in NEAREST:
        return NEAREST.index(reason.code)
    return len(NEAREST) + (reason.code in FARTHEST)


NOTHING = {
    ActionKind.PLACE: Refusal("D4.2", "nothing_fits"),
    ActionKind.STORE: Refusal("D3", "nothing_to_store"),
    ActionKind.BUY: Refusal("D6", "nothing_to_buy"),
    ActionKind.BREW: Refusal("D7", "nothing_to_brew"),
    ActionKind.TOKENS: Refusal("D8", "no_tokens"),
    ActionKind.PASS: Refusal("D4", "must_choose"),
}
"""What is told of a kind where no single move tells more."""
TELLING = (*PENDING, *WINDOWS, "gold_short", "market_not_open", "one_a_round")
"""The reasons that tell why no move of a kind can be made."""


def of_action(view: BreweryView, kind: ActionKind, why: WhyNot) -> Refusal:
    """Why no move of a kind can be made now: what the greyed button says."""
    found = nearest(why, of_kind(view, kind))
    if found is not None and found.code in TELLING:
        return found
    if kind is ActionKind.PASS and view.window == NO_WINDOW and view.pending == ACTION:
        return Refusal("D4", "not_now")
    return NOTHING[kind]
