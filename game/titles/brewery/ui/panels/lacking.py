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
from game.titles.brewery.ui.view_facts import has_rolled, left_of, opens_next, price, viewer

FIRST_BUY = {MARKETPLACE: 2, BLACK_MARKET: 3}
"""The rounds from which ingredients and tokens are for sale (D6)."""


def stores_only(view: BreweryView) -> bool:
    """Whether nothing is for sale in this round yet: its purchase is for storing alone (D3, D6)."""
    return view.round < FIRST_BUY[MARKETPLACE]


def reasons(view: BreweryView, legal: Sequence[BreweryMove], mine: bool) -> dict[ActionKind, str]:
    """Why each action can't be begun now, in a few words; "" where it can.

    ``mine``: the viewer is to decide.
    """
    possible = {kind_of(move) for move in legal}
    return {kind: _reason(view, kind, possible, mine) for kind in ActionKind}


def _reason(view: BreweryView, kind: ActionKind, possible: set[ActionKind], mine: bool) -> str:
    if not mine:
        return _("not your turn")
    if kind in possible:
        return ""
    if view.window != NO_WINDOW:
        return _answer() if kind is not ActionKind.TOKENS else _no_use()
    pending = {PICKING: _roll_first(), EXCHANGING: _exchange_first(), TAKING: _take_first()}
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


def _answer() -> str:
    return _("answer first")


def _no_use() -> str:
    return _("no use now")


def _roll_first() -> str:
    return _("roll first")


def _exchange_first() -> str:
    return _("exchange first")


def _take_first() -> str:
    return _("take a token")


def _pool_empty() -> str:
    return _("pool is empty")


def _before() -> str:
    return _("placing is over")


def _no_more() -> str:
    return _("no more here")


def _after_placing() -> str:
    return _("after placing")


def _after_buying() -> str:
    return _("after buying")


def _after_storing() -> str:
    return _("after storing")


def _over() -> str:
    return _("buying is over")


def _no_place(view: BreweryView) -> str:
    if view.phase != PLACING:
        return _before()
    if not has_rolled(view, viewer(view)):
        return _pool_empty()
    if len(view.players) == 1:  # alone, one has a challenge that sets a limit
        return _no_more()
    later = opens_next(view, viewer(view))
    return _("nothing fits") if later is None else _from_round(OPENS[later])


def _no_store(view: BreweryView) -> str:
    if view.phase == BREWING:
        return _("too late now")
    return _("not now") if has_rolled(view, viewer(view)) else _pool_empty()


def _no_buy(view: BreweryView) -> str:
    if stores_only(view):
        return _from_round(FIRST_BUY[MARKETPLACE])
    if view.phase != PURCHASE:
        return _after_placing() if view.phase == PLACING else _over()
    goods = goods_open(view)
    if not goods:
        return _bought()
    dear = [price(view, what) for what in goods if left_of(view, what)]
    if dear and min(dear) > view.players[viewer(view)].gold:
        return _("too little gold")
    return _("nothing more")


def goods_open(view: BreweryView) -> list[int]:
    """The goods that may still be bought in this purchase, one ingredient and one token (D6)."""
    kinds, tokens = len(view.market), len(view.black_market)
    found = [] if view.bought_ingredient else list(range(kinds))
    if view.bought_token or view.round < FIRST_BUY[BLACK_MARKET]:
        return found
    return [*found, *range(kinds, kinds + tokens)]


def _bought() -> str:
    return _("bought already")


def _from_round(number: int) -> str:
    return _("from round {round}").format(round=number)


def _no_brew(view: BreweryView) -> str:
    if view.phase != BREWING:
        if view.phase == PLACING:
            return _after_placing()
        return _after_storing() if stores_only(view) else _after_buying()
    return _("dice don't fit") if view.dice_of(viewer(view), WAREHOUSE) else _("no dice stored")


def _no_token(view: BreweryView) -> str:
    return _no_use() if any(view.players[viewer(view)].tokens) else _("you have none")


def _no_pass(_view: BreweryView) -> str:
    return _("not now")


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
    first = (_roll_first(), _exchange_first(), _take_first(), _answer())
    own = {
        ActionKind.PLACE: (
            _("nothing fits"),
            _no_more(),
            _pool_empty(),
            _from_round(max(OPENS)),
            _before(),
        ),
        ActionKind.STORE: (_("too late now"), _pool_empty()),
        ActionKind.BUY: (
            _after_placing(),
            _over(),
            _from_round(FIRST_BUY[MARKETPLACE]),
            _bought(),
            _("too little gold"),
            _("nothing more"),
        ),
        ActionKind.BREW: (
            _after_placing(),
            _after_buying(),
            _after_storing(),
            _("dice don't fit"),
            _("no dice stored"),
        ),
        ActionKind.TOKENS: (_no_use(), _("you have none")),
        ActionKind.PASS: (),
    }
    return (*own[kind], *first)
