"""What stands in the way of each action, in a few words: the first thing that is true and helps."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.brewery.catalogue import (
    BLACK_MARKET,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    MARKETPLACE,
    OPENS,
    RAISE,
    Token,
)
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.tokens import OBJECT_OPENS
from game.rules.brewery.view import (
    ACTION,
    BREWING,
    EXCHANGING,
    NO_WINDOW,
    PICKING,
    PLACING,
    PURCHASE,
    TAKING,
    WAREHOUSE,
    BreweryView,
)
from game.titles.brewery.ui.choices import ActionKind, kind_of
from game.titles.brewery.ui.view_facts import has_rolled, opens_next, price, viewer


def stores_only(view: BreweryView) -> bool:
    """Whether nothing is for sale in this round yet: its purchase is for storing alone (D3, D6)."""
    return view.round < OBJECT_OPENS[MARKETPLACE]


def reasons(view: BreweryView, legal: Sequence[BreweryMove], mine: bool) -> dict[ActionKind, str]:
    """Why each action can't be begun now, in a few words; "" where it can.

    ``mine``: the viewer is to decide.
    """
    possible = {kind_of(move) for move in legal}
    return {kind: _reason(view, kind, possible, mine) for kind in ActionKind}


def _reason(view: BreweryView, kind: ActionKind, possible: set[ActionKind], mine: bool) -> str:
    if not mine:
        return _short("not_your_turn")
    if kind in possible:
        return ""
    if view.window != NO_WINDOW:
        return _short("answer") if kind is not ActionKind.TOKENS else _short("no_use")
    pending = {PICKING: _short("roll"), EXCHANGING: _short("exchange"), TAKING: _short("take")}
    if view.pending in pending:
        return pending[view.pending]
    return {
        ActionKind.PLACE: _no_place,
        ActionKind.STORE: _no_store,
        ActionKind.BUY: _no_buy,
        ActionKind.BREW: _no_brew,
        ActionKind.TOKENS: _no_token,
        ActionKind.PASS: _no_pass,
    }[kind](view)


def _short(reason: str) -> str:
    """A reason in a few words, as an action's button has room for."""
    # Translators: second lines of action buttons: lower case, no full stop, at most 26 characters
    return {
        "after_buying": _("after buying"),
        "after_placing": _("after placing"),
        "after_storing": _("after storing"),
        "answer": _("answer first"),
        "bought_already": _("bought already"),
        "buying_is_over": _("buying is over"),
        "unfit": _("dice don't fit"),
        "exchange": _("exchange first"),
        "no_dice": _("no dice stored"),
        "no_more_here": _("no more here"),
        "no_use": _("no use now"),
        "not_now": _("not now"),
        "not_your_turn": _("not your turn"),
        "nothing_fits": _("nothing fits"),
        "nothing_more": _("nothing more"),
        "placing_is_over": _("placing is over"),
        "pool_is_empty": _("pool is empty"),
        "roll": _("roll first"),
        "take": _("take a token"),
        "too_late_now": _("too late now"),
        "too_little_gold": _("too little gold"),
        "none": _("you have none"),
    }[reason]


def _no_place(view: BreweryView) -> str:
    if view.phase != PLACING:
        return _short("placing_is_over")
    if not has_rolled(view, viewer(view)):
        return _short("pool_is_empty")
    if len(view.players) == 1:  # alone, one has a challenge that sets a limit
        return _short("no_more_here")
    later = opens_next(view, viewer(view))
    return _short("nothing_fits") if later is None else _from_round(OPENS[later])


def _no_store(view: BreweryView) -> str:
    if view.phase == BREWING:
        return _short("too_late_now")
    return _short("not_now") if has_rolled(view, viewer(view)) else _short("pool_is_empty")


def _no_buy(view: BreweryView) -> str:
    if stores_only(view):
        return _from_round(OBJECT_OPENS[MARKETPLACE])
    if view.phase != PURCHASE:
        return _short("after_placing") if view.phase == PLACING else _short("buying_is_over")
    goods = goods_open(view)
    if not goods:
        return _short("bought_already")
    dear = [price(view, what) for what in goods if view.for_sale[what]]
    if dear and min(dear) > view.players[viewer(view)].gold:
        return _short("too_little_gold")
    return _short("nothing_more")


def goods_open(view: BreweryView) -> list[int]:
    """The goods that may still be bought in this purchase, one ingredient and one token (D6)."""
    kinds, tokens = len(view.market), len(view.black_market)
    found = [] if view.bought_ingredient else list(range(kinds))
    if view.bought_token or view.round < OBJECT_OPENS[BLACK_MARKET]:
        return found
    return [*found, *range(kinds, kinds + tokens)]


def _from_round(number: int) -> str:
    # Translators: second line of an action's button, or a sign: at most 26 characters
    return _("from round {round}").format(round=number)


def _no_brew(view: BreweryView) -> str:
    if view.phase != BREWING:
        if view.phase == PLACING:
            return _short("after_placing")
        return _short("after_storing") if stores_only(view) else _short("after_buying")
    return _short("unfit") if view.dice_of(viewer(view), WAREHOUSE) else _short("no_dice")


def _no_token(view: BreweryView) -> str:
    return _short("no_use") if any(view.players[viewer(view)].tokens) else _short("none")


def _no_pass(_view: BreweryView) -> str:
    return _short("not_now")


def why_no_token(view: BreweryView) -> str:
    """Why none of the viewer's tokens is of use now, in a sentence (D8); "" where he has none, or
    something else comes first."""
    own = {token for token, count in enumerate(view.players[viewer(view)].tokens) if count}
    if not own or view.pending != ACTION:
        return ""
    if own <= {BLOCK_OBJECT, BLOCK_RECIPE}:
        return " ".join(waits_for(token) for token in sorted(own))
    if view.window != NO_WINDOW:
        return _("No token of yours is of use for this.")
    if view.placed_now:
        return _("Tokens come first: you have already placed something.")
    return waits_for(RAISE)


def waits_for(token: Token) -> str:
    """What a token that can't be used now has to wait for."""
    return {
        BLOCK_OBJECT: _("This token is used at the start of a round, after the rolls."),
        BLOCK_RECIPE: _("This token is used before the first recipe of a round."),
    }.get(token, _("There is nothing that it could be used on now."))


def told_of(kind: ActionKind) -> tuple[str, ...]:
    """All that can stand in the way of an action and is told on its button."""
    own = {
        ActionKind.PLACE: ("nothing_fits", "no_more_here", "pool_is_empty", "placing_is_over"),
        ActionKind.STORE: ("too_late_now", "pool_is_empty"),
        ActionKind.BUY: (
            "after_placing",
            "buying_is_over",
            "bought_already",
            "too_little_gold",
            "nothing_more",
        ),
        ActionKind.BREW: ("after_placing", "after_buying", "after_storing", "unfit", "no_dice"),
        ActionKind.TOKENS: ("no_use", "none"),
        ActionKind.PASS: (),
    }
    opens = {ActionKind.PLACE: max(OPENS), ActionKind.BUY: OBJECT_OPENS[MARKETPLACE]}
    rounds = [_from_round(opens[kind])] if kind in opens else []
    return (*map(_short, (*own[kind], "roll", "exchange", "take", "answer")), *rounds)
