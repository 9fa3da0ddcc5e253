"""What a phase still allows, in a sentence: only what the legal moves can do now."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.rules.brewery.catalogue import BLACK_MARKET, FIRST_TOKEN, MARKETPLACE, SEED
from game.rules.brewery.moves import Accelerate, BreweryMove, Buy, Place
from game.rules.brewery.tokens import OBJECT_OPENS
from game.rules.brewery.view import (
    BLOCKED,
    PLACING,
    POOL,
    PROTECTED,
    PURCHASE,
    WAREHOUSE,
    BreweryView,
)
from game.titles.brewery.ui.choices import ActionKind, kind_of
from game.titles.brewery.ui.panels.lacking import goods_open, stores_only
from game.titles.brewery.ui.panels.names import opening
from game.titles.brewery.ui.view_facts import has_rolled, opens_next, price, viewer


def open_text(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """What the phase allows, as far as there is something left to do."""
    kinds = {kind_of(move) for move in legal}
    if view.phase == PLACING:
        if ActionKind.PLACE not in kinds:
            return _nothing_fits(view, kinds)
        return _one_more(legal) if view.placed_now else _first(view, legal)
    if view.phase == PURCHASE:
        return _purchase(view, kinds, {move.what for move in legal if isinstance(move, Buy)})
    if ActionKind.BREW in kinds:
        return _(
            "Choose a recipe, or pass. As long as your dice last, you may make several in a round."
        )
    if ActionKind.TOKENS in kinds:
        return _("No recipe has its dice as it stands: use a token, or pass.")
    return _("No recipe has its dice as it stands: pass.")


def begin_text(legal: Sequence[BreweryMove]) -> str:
    """What to take in hand, once one wants to place something."""
    dice, seeds = _to_place(legal)
    if dice and seeds:
        return _("Choose a die or a seed, then a field.")
    return _("Choose a die, then a field.") if dice else _("Choose a seed, then a field.")


def picking_text(view: BreweryView) -> str:
    """Which dice may be rolled again (D5.3): all of the pool, or all of the warehouse."""
    count, more = len(view.picked), _to_pick(view)
    if count:
        text = ngettext(
            "{count} die is chosen. Choose more, or roll.",
            "{count} dice are chosen. Choose more, or roll.",
            count,
        )
        if not more:
            text = ngettext("{count} die is chosen: roll.", "{count} dice are chosen: roll.", count)
        return text.format(count=count)
    places = {view.where[die] for die in more}
    if places == {POOL}:
        return _("Choose the dice of your pool to roll again.")
    if places == {WAREHOUSE}:
        return _("Choose the dice of your warehouse to roll again.")
    return _("Choose the dice to roll again: any of your pool, or any of your warehouse.")


def _to_pick(view: BreweryView) -> list[int]:
    """The dice that may be picked beside those that are."""
    seat, places = viewer(view), {view.where[die] for die in view.picked} or {POOL, WAREHOUSE}
    lie = [die for place in places for die in view.dice_of(seat, place)]
    free = (die for die in lie if view.value[die] and not view.marks[die] & (BLOCKED | PROTECTED))
    return [die for die in free if die not in view.picked]


def _to_place(legal: Sequence[BreweryMove]) -> tuple[set[int], bool]:
    """The dice that go onto a field, and whether seeds do."""
    dice = {move.item for move in legal if isinstance(move, Place) and move.item != SEED}
    dice |= {move.die for move in legal if isinstance(move, Accelerate)}
    return dice, any(isinstance(move, Place) and move.item == SEED for move in legal)


def _first(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """The first item of a turn: one's dice, one's seeds, both (D4.2)."""
    dice, seeds = _to_place(legal)
    if not dice:
        return _("Put a seed on a field, or pass.")
    if not has_rolled(view, viewer(view)):
        if seeds:
            return _("Your pool is empty. Put a seed or a stored die on a field, or pass.")
        return _("Your pool is empty. Put a stored die on a field, or pass.")
    if seeds:
        return _("Put one or two dice or seeds on fields, or pass.")
    rolled = [die for die in view.dice_of(viewer(view), POOL) if view.value[die]]
    if len(dice) == len(rolled) == 1:
        return _("Put a die on a field, or pass.")
    return _("Put one or two dice on fields, or pass.")


def _one_more(legal: Sequence[BreweryMove]) -> str:
    """The second item of a turn."""
    dice, seeds = _to_place(legal)
    if dice and seeds:
        return _("One more die or seed, or end your turn.")
    return _("One more die, or end your turn.") if dice else _("One more seed, or end your turn.")


def _nothing_fits(view: BreweryView, kinds: set[ActionKind]) -> str:
    """A sentence: nothing can be placed, and for which place one need but wait."""
    if view.placed_now:
        return _("Nothing more can be placed: end your turn.")
    text = _("Nothing can be placed: pass.")
    if not has_rolled(view, viewer(view)):
        text = _("Your pool is empty, so nothing can be placed: pass.")
    if ActionKind.STORE in kinds:
        text = _("Nothing can be placed: store dice if you like, then pass.")
    later = opens_next(view, viewer(view))
    return text if later is None else f"{text} {opening(view.catalogue, later)}"


def _purchase(view: BreweryView, kinds: set[ActionKind], goods: set[int]) -> str:
    """What can be stored and bought: one ingredient and, from round 3 on, one token (D6)."""
    stores = ActionKind.STORE in kinds
    if not goods:
        if stores and stores_only(view):
            return _("Store the dice that you want to keep, then end storing.")
        if stores:
            return _("Store the dice that you want to keep, then end buying.")
        return _nothing_to_buy(view)
    if stores:
        return _stores_and_buys(goods)
    if min(goods) >= FIRST_TOKEN:
        return _("Buy an action token, or end buying.")
    if max(goods) < FIRST_TOKEN:
        return _("Buy an ingredient, or end buying.")
    return _("Buy an ingredient and an action token, or end buying.")


def _nothing_to_buy(view: BreweryView) -> str:
    """Why nothing can be bought, whatever stands in the market: the first thing that is true."""
    if stores_only(view):
        first = OBJECT_OPENS[MARKETPLACE]
        return _("The market opens in round {round}: end storing.").format(round=first)
    goods = [what for what in goods_open(view) if not _shut(view, what)]
    if goods:
        dear = [price(view, what) for what in goods if view.for_sale[what]]
        if not dear:
            return _("Nothing that you could still buy is left: end buying.")
        if view.bought_ingredient:
            return _(
                "You have bought your ingredient of this round, and a token costs more gold than "
                "you have: end buying."
            )
        return _("You have too little gold for anything more: end buying.")
    if goods_open(view):
        return _("A token blocks the market in this round: end buying.")
    if view.bought_token:
        return _("You have bought your ingredient and your token of this round: end buying.")
    return _("You have bought your ingredient of this round: end buying.")


def _shut(view: BreweryView, what: int) -> bool:
    """Whether a token blocks the market that sells it (D8)."""
    market = BLACK_MARKET if what >= FIRST_TOKEN else MARKETPLACE
    return market in view.blocked_objects


def _stores_and_buys(goods: set[int]) -> str:
    """What to do in a purchase with dice to be stored, by the goods that can be bought."""
    if min(goods) >= FIRST_TOKEN:
        return _("Store dice, buy an action token, or end buying.")
    if max(goods) < FIRST_TOKEN:
        return _("Store dice, buy an ingredient, or end buying.")
    return _("Store dice, buy an ingredient and an action token, or end buying.")
