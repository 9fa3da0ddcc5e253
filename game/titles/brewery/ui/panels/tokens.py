"""Action tokens: what each does, those one has, one to be taken, and what one would be used on."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    FIRST_TOKEN,
    RAISE,
    REROLL,
    SKILL,
    TOKENS,
    WITHDRAW,
    Token,
)
from game.rules.brewery.moves import BreweryMove, Place, Take, UseToken
from game.rules.brewery.view import BreweryView
from game.titles.brewery.scene.targets import OwnGoodsTarget, SupplyTarget
from game.titles.brewery.ui.hands.inputs import colours_of
from game.titles.brewery.ui.hands.ways import ways_of
from game.titles.brewery.ui.panels.dice import Chip, token_sign
from game.titles.brewery.ui.panels.lacking import waits_for
from game.titles.brewery.ui.panels.names import (
    colour_name,
    dice,
    object_name,
    recipe_name,
    shown_die,
    token_name,
    you_have,
)
from game.titles.brewery.ui.panels.sheet import (
    Room,
    back_only,
    finding,
    head_of,
    sheet,
    yes_and_back,
)
from game.titles.brewery.ui.panels.stakes import bared
from game.titles.brewery.ui.view_facts import viewer
from game.ui import theme
from game.ui.controls import FLAT, Pressable
from game.ui.intents import Choose, On, Play
from game.ui.layout import Column, Row
from game.ui.marks import Text
from game.ui.persons import People
from game.ui.widget import Widget, grown


def token_line(token: Token) -> str:
    """What a token does, in a sentence (D8)."""
    return {
        WITHDRAW: _("Choose a die in anybody's warehouse: it goes back to its player's pool."),
        BLOCK_OBJECT: _(
            "When a round begins, close a building or a market: nobody uses it in this round."
        ),
        BLOCK_DIE: _(
            "Lock another player's die for this round. Or guard one of yours: nobody can touch it."
        ),
        BLOCK_RECIPE: _("Just before recipes are made, close one: nobody makes it in this round."),
        RAISE: _("Choose one of your dice: it shows 1 more until the round ends."),
        REROLL: _("Choose any die, yours or another player's: it is rolled again."),
    }[token]


def own_tokens(view: BreweryView, legal: Sequence[BreweryMove], on: On, room: Room) -> Widget:
    """A panel of the tokens that one has: which can be used now.

    ``legal``: the moves that tell which; ``room``: the panel's width and greatest height.
    """
    seat = viewer(view)
    usable = {move.token for move in legal if isinstance(move, UseToken)}
    rows = [
        _own(view, seat, token, count, token in usable, on)
        for token, count in enumerate(view.players[seat].tokens)
        if count
    ]
    head = head_of("withdraw", _("Action tokens"), _("Each is used once."))
    return sheet("tokens", head, rows, back_only("tokens", on), room=room)


def _own(view: BreweryView, seat: int, token: Token, count: int, can: bool, on: On) -> Widget:
    why = "" if can else waits_for(token)
    name = token_name(view.catalogue, token)
    label = name if count == 1 else f"{name} ({you_have(count)})"
    return _line(
        f"tokens.{token}",
        token,
        label,
        Choose(OwnGoodsTarget(seat, FIRST_TOKEN + token)),
        on,
        why,
    )


def _line(key: str, token: Token, label: str, does: Choose | Play, on: On, why: str) -> Widget:
    ink = theme.GREYED_INK if why else theme.INK
    small = theme.GREYED_INK if why else theme.SECOND_INK
    words = Column(
        Text(label, theme.LABEL, ink, lines=2), Text(token_line(token), theme.SMALL, small), gap=0
    )
    return Pressable(
        key,
        Row(token_sign(token, 38), grown(words), gap=12),
        does,
        on,
        tone=FLAT,
        padding=(10, 6),
        reason=why,
    )


def take_panel(view: BreweryView, legal: Sequence[BreweryMove], on: On, room: Room) -> Widget:
    """A panel of the action tokens that a recipe gives: any that is left (D1.2).

    ``legal``: the moves that tell which; ``room``: the panel's width and greatest height.
    """
    offered = {move.token for move in legal if isinstance(move, Take)}
    rows = [
        _line(
            f"take.{token}",
            token,
            token_name(view.catalogue, token),
            Play(Take(token)),
            on,
            "" if token in offered else _("The market has none left."),
        )
        for token in range(len(TOKENS))
    ]
    text = _("Your recipe gives you one of these. You can use each once, now or later.")
    head = head_of("withdraw", _("Choose a token"), text)
    return sheet("take", head, rows, None, room=room)


def token_panel(view: BreweryView, people: People, move: UseToken, on: On, room: Room) -> Widget:
    """The token that waits for its yes, and what it would be used on."""
    name = token_name(view.catalogue, move.token)
    head = head_of("withdraw", name, target_text(view, people, move))
    parts = (
        finding("info", token_line(move.token)),
        *_changes(view, move),
        *(finding(icon, text) for icon, text in bared(view, [move])),
        # Translators: of the action token itself
        finding("warning", _("The token is used up by it.")),
    )
    # Translators: of an action token
    buttons = yes_and_back("token", _("Use it"), Play(move), on)
    return sheet("token", head, parts, buttons, room=room)


def _changes(view: BreweryView, move: UseToken) -> list[Widget]:
    """What becomes of the die, in its own numbers, where that is certain."""
    if move.token != RAISE:
        return []
    die, value = shown_die(view, move.target), view.value[move.target] + 1
    return [finding("roll", _("Your {die} will show {value}.").format(die=die, value=value))]


def target_text(view: BreweryView, people: People, move: UseToken) -> str:
    """What a token is used on, in a few words."""
    if move.token == BLOCK_OBJECT:
        return object_name(view.catalogue, move.target)
    if move.token == BLOCK_RECIPE:
        return recipe_name(view.catalogue, move.target)
    shown = shown_die(view, move.target)
    owner = view.owner[move.target]
    if owner == viewer(view):
        # Translators: {die} is "hops 4"; what a token is used on
        return _("your {die}").format(die=shown)
    return _("{name}: {die}").format(name=people[owner].name, die=shown)


def _no_exchange(view: BreweryView, colour: int) -> str:
    """Why dice of a colour can't be exchanged."""
    # Translators: of dice of one kind
    return _("You have none to give.") if view.supply(colour) else _("The supply is empty.")


def colour_panel(
    view: BreweryView, asking: Place, legal: Sequence[BreweryMove], on: On, room: Room
) -> Widget:
    """A panel that asks which supply the school rolls for an exchange (D5.3).

    ``asking``: the placing that begins it; ``room``: the panel's width and greatest height.
    """
    able = colours_of(ways_of(view, legal), asking)
    rows = [
        Pressable(
            f"colour.{colour}",
            Row(
                Chip(colour, 30),
                grown(Text(colour_name(view.catalogue, colour), theme.BODY_BOLD)),
                Text(dice(len(view.supply(colour))), theme.BODY, lines=1),
                gap=10,
            ),
            Choose(SupplyTarget(colour)),
            on,
            tone=FLAT,
            padding=(10, 7),
            reason="" if SupplyTarget(colour) in able else _no_exchange(view, colour),
        )
        for colour in range(SKILL + 1)
    ]
    head = head_of("reroll", _("Exchange a die"), _("Choose the dice of the supply to roll."))
    return sheet("colour", head, rows, back_only("colour", on), room=room)
