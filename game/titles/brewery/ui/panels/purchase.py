"""Buying: all that is for sale with its price, and the purchase that waits with what it leaves."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.rules.brewery.catalogue import (
    BLACK_MARKET,
    COLOURS,
    FIRST_TOKEN,
    GOODS,
    INGREDIENTS,
    MARKETPLACE,
    SKILL,
    Die,
)
from game.rules.brewery.moves import BreweryMove, Buy
from game.rules.brewery.tokens import OBJECT_OPENS
from game.rules.brewery.view import BreweryView
from game.titles.brewery.scene.targets import on_sale
from game.titles.brewery.ui.choices import PayWith
from game.titles.brewery.ui.panels.brewing import Radio
from game.titles.brewery.ui.panels.dice import COIN, good_sign, shown_sign
from game.titles.brewery.ui.panels.discounts import discount_text
from game.titles.brewery.ui.panels.names import (
    gold,
    good_name,
    good_within,
    left_text,
    paid_text,
    refined_by,
)
from game.titles.brewery.ui.panels.sheet import (
    GAIN,
    Room,
    back_only,
    finding,
    head_of,
    sheet,
    titled,
    yes_and_back,
)
from game.titles.brewery.ui.panels.tokens import token_line
from game.titles.brewery.ui.view_facts import points_paid, price, viewer
from game.ui import theme
from game.ui.boxes import Panel, spacer
from game.ui.controls import FLAT, HOT_FLAT, Pressable
from game.ui.intents import Choose, On, Play
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text
from game.ui.widget import Widget, grown


def purchase_panel(
    view: BreweryView,
    move: Buy,
    legal: Sequence[BreweryMove],
    on: On,
    room: Room,
) -> Widget:
    """A panel with all about the purchase ``move``, which waits for its yes.

    ``legal``: among them the other ways to buy it; ``room``: the panel's width and greatest height.
    """
    costs = price(view, move.what, move.die)
    name = good_name(view.catalogue, move.what)
    head = head_of(
        "buy",
        _("Buy: {what}").format(what=name),
        use_of(move.what),
        end=Row(Icon("gold", 24, COIN), Text(str(costs), theme.BIG_NUMBER, lines=1), gap=5),
    )
    ways = [each for each in legal if isinstance(each, Buy) and each.what == move.what]
    parts = (*_uses(view, move.what), _ways(view, move, ways, on), _leaves(view, move, costs))
    buttons = yes_and_back("purchase", _("Buy"), Play(move), on)
    return sheet("purchase", head, parts, buttons, room=room, gap=10)


def use_of(what: int) -> str:
    """What a good is for, in a few words."""
    if what >= FIRST_TOKEN:
        return _("An action token, used once")
    # Translators: of an ingredient
    return _("For an extension of a recipe")


def _uses(view: BreweryView, what: int) -> list[Widget]:
    """A token's use; the open recipes that an ingredient refines."""
    if what >= FIRST_TOKEN:
        return [finding("info", token_line(what - FIRST_TOKEN))]
    found = refined_by(view, what)
    if not found:
        return [finding("info", _("No open recipe uses it at present."))]
    # Translators: {gain} is "2 points" or "5 gold"
    text = _("{recipe}: +{gain}")
    return [finding("recipe", text.format(recipe=name, gain=gain)) for name, gain in found]


def _ways(view: BreweryView, move: Buy, ways: Sequence[Buy], on: On) -> Widget | None:
    """The skill dice that lower the price, each a button; what is chosen is lit."""
    if len(ways) < 2:
        return None
    rows = [_way(view, move, way, number, on) for number, way in enumerate(ways)]
    # Translators: heading of buttons that show skill dice
    return titled(_("Lower the price with"), *rows)


def _way(view: BreweryView, move: Buy, way: Buy, number: int, on: On) -> Widget:
    # Translators: behind the heading "Lower the price with"
    sign: Widget = Text(_("no die"), theme.BODY_BOLD, lines=1)
    if way.die is not None:
        sign = shown_sign(view, way.die, 28)
    costs = Row(
        Icon("gold", 20, COIN),
        Text(str(price(view, way.what, way.die)), theme.NUMBER, lines=1),
        gap=5,
    )
    taken = way.die == move.die
    return Pressable(
        f"way.{number}",
        Row(Radio(taken), sign, spacer(6), costs, gap=10),
        Choose(PayWith(way.die)),
        on,
        tone=HOT_FLAT if taken else FLAT,
        padding=(10, 5),
    )


def _leaves(view: BreweryView, move: Buy, costs: int) -> Widget:
    """What the purchase leaves: gold, the skill die, and what may still be bought."""
    has = view.players[viewer(view)].gold
    lines: list[Widget] = [
        Row(
            # Translators: a label before what gold is left: "It leaves you 5 − 2 = 3"
            grown(Text(_("It leaves you"), theme.BODY_BOLD, lines=2)),
            Icon("gold", 22, COIN),
            Text(f"{has} − {costs} = {has - costs}", theme.NUMBER, lines=1),
            gap=6,
        )
    ]
    if move.die is not None:
        lines.append(Text(_("The skill die rests until clean-up."), theme.BODY))
    if paid := points_paid(view, viewer(view), costs):
        lines.append(Text(paid_text(paid), theme.BODY))
    lines.append(Text(_left(view, move.what), theme.BODY))
    return Panel(Column(*lines, gap=6), GAIN, (12, 10))


def _left(view: BreweryView, what: int) -> str:
    """How many of it the market keeps."""
    left = view.for_sale[what] - 1
    if not left:
        # Translators: of an ingredient or an action token
        return _("It is the last one.")
    # Translators: of an ingredient or an action token
    text = ngettext("{count} more is for sale.", "{count} more are for sale.", left)
    return text.format(count=left)


def market_panel(view: BreweryView, legal: Sequence[BreweryMove], on: On, room: Room) -> Widget:
    """A panel of all that is for sale: price and number, or why it can't be bought.

    ``legal``: the moves that tell what can be; ``room``: the panel's width and greatest height.
    """
    best = dict[int, int]()
    for move in legal:
        if isinstance(move, Buy):
            cost = price(view, move.what, move.die)
            best[move.what] = min(best.get(move.what, cost), cost)
    has = gold(view.players[viewer(view)].gold)
    head = head_of("buy", _("Market"), _("You have {gold}").format(gold=has))
    kinds = len(INGREDIENTS)
    cheaper = discount_text(view, legal)
    parts = (
        finding(COLOURS[SKILL], cheaper) if cheaper else None,
        titled(
            _("One ingredient"),
            *(_good(view, what, best.get(what), on) for what in range(kinds)),
        ),
        titled(
            _tokens_title(view),
            *(_good(view, what, best.get(what), on) for what in range(kinds, len(GOODS))),
        ),
    )
    return sheet("market", head, parts, back_only("market", on), room=room)


def _tokens_title(view: BreweryView) -> str:
    """The heading of the tokens; since when they are for sale, until they are (D6)."""
    first = OBJECT_OPENS[BLACK_MARKET]
    if view.round >= first:
        return _("One action token")
    return _("One action token, from round {round} on").format(round=first)


def _good(view: BreweryView, what: int, cost: int | None, on: On) -> Widget:
    why = "" if cost is not None else why_no_purchase(view, what)
    ink = theme.GREYED_INK if why else theme.INK
    shown = price(view, what) if cost is None else cost
    number = Row(Icon("gold", 18, COIN), Text(str(shown), theme.NUMBER, ink, lines=1), gap=4)
    name = grown(Text(good_name(view.catalogue, what), theme.BODY_BOLD, ink, lines=2))
    left = Text(left_text(view.for_sale[what]), theme.SMALL, ink, lines=1)
    return Pressable(
        f"market.{what}",
        Row(good_sign(what, 26), name, left, number, gap=10),
        Choose(on_sale(what)),
        on,
        tone=FLAT,
        padding=(10, 4),
        reason=why,
        tip=token_line(what - FIRST_TOKEN) if what >= FIRST_TOKEN else "",
    )


def why_no_purchase(view: BreweryView, what: int) -> str:
    """Why a good can't be bought now."""
    token = what >= FIRST_TOKEN
    first = OBJECT_OPENS[BLACK_MARKET if token else MARKETPLACE]
    if view.round < first:
        # Translators: of an ingredient or an action token
        return _("For sale from round {round} on.").format(round=first)
    if not view.for_sale[what]:
        return _("Sold out.")
    if token and view.bought_token:
        return _("One token a round: you have bought yours.")
    if not token and view.bought_ingredient:
        return _("One ingredient a round: you have bought yours.")
    if price(view, what) > view.players[viewer(view)].gold:
        return _("You have too little gold.")
    return _("Not now.")


def bought_text(view: BreweryView, what: int, die: Die | None) -> str:
    """A purchase in words, as a coach suggests it."""
    thing = good_within(view.catalogue, what)
    if die is None:
        # Translators: {thing} is "honey" or "the token “Raise”"
        return _("Buy {thing} for {gold}").format(thing=thing, gold=gold(price(view, what)))
    text = _("Buy {thing} for {gold}, with the skill die of {value}")
    return text.format(thing=thing, gold=gold(price(view, what, die)), value=view.value[die])
