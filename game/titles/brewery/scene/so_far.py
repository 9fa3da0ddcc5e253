"""What a view has become after some of a step's events: what panels tell while a step is shown.

A step may be long: a last pass brings the clean-up, the new season and everybody's rolls. All of
it is public, so that the events say what has become of dice, goods and gold by each of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery import events as ev
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    DICE,
    FIELDS,
    FIRST_TOKEN,
)
from game.rules.brewery.view import (
    BLOCKED,
    NO_WINDOW,
    NOBODY,
    PLACED,
    POOL,
    PROTECTED,
    RAISED,
    RESTING,
    SUPPLY,
    WAREHOUSE,
    BreweryView,
)
from game.titles.brewery.scene.ledger import Ledger

CLEANING, ROLLING, COUNTING = "clean_up", "roll", "count"
"""The phases in which nobody decides: a view is in one only while it is shown."""
NOBODYS = (CLEANING, ROLLING, COUNTING)
AT_THE_END = ("gold", "dice")
"""Why points are counted when the game is over (D10)."""


def so_far(view: BreweryView, events: Sequence[ev.BreweryEvent], shown: int) -> BreweryView:
    """The view after the first ``shown`` of a beat's events, as far as they tell it.

    Not the points: these fly to the cards. Who decides next is told by no event: it stays whoever
    did, but in the phases of :data:`NOBODYS` nobody does. What a window asked about is answered.
    """
    book = Ledger(view)
    if events and view.window != NO_WINDOW and not isinstance(events[0], ev.TokenUsed):
        book.changes |= {"window": NO_WINDOW, "actor": view.turn_player}
    for event in events[:shown]:
        _enter(event, book)
    return book.view()


def _enter(event: ev.BreweryEvent, book: Ledger) -> None:
    """What an event changes; most of what isn't here changes nothing that is told."""
    match event:
        case ev.DieStored(seat, die):
            book.lay(die, seat, WAREHOUSE)
        case ev.ItemPlaced():
            _place(event, book)
        case ev.Accelerated(seat, field, die):
            book.lay(die, seat, RESTING)
            book.players[seat].lift(None, field)
        case ev.DiceRolled(_, _, dice):
            for die, value in dice:
                book.value[die], book.marks[die] = value, 0
        case ev.DieGained(seat, die):
            book.lay(die, seat, POOL)
        case ev.DieReturned(seat, die):
            book.lay(die, NOBODY, SUPPLY)
            book.players[seat].lift(die)
        case ev.DieRaised(seat, die, value, reason):
            book.value[die] = value
            if reason == "token":
                book.marks[die] |= RAISED
            else:
                book.lay(die, seat, WAREHOUSE)
                book.players[seat].lift(die)
        case ev.DieToPool(seat, die):
            book.lay(die, seat, POOL)
            book.players[seat].lift(die)
        case ev.DiceExchanged():
            _exchange(event, book)
        case ev.RaisesEnded(dice):
            for die, value in dice:
                book.value[die] = value
                book.marks[die] &= ~RAISED
        case _:
            _enter_goods(event, book)


def _place(event: ev.ItemPlaced, book: Ledger) -> None:
    player, field, item = book.players[event.player], event.field, event.item
    player.changes["used"] = (*player.now("used"), field)
    player.changes["waiting"] = (*player.now("waiting"), (field, item))
    book.uses[field] += 1
    if item < 0:
        player.add("seeds", -1)
    else:
        book.lay(item, event.player, PLACED)


def _exchange(event: ev.DiceExchanged, book: Ledger) -> None:
    book.lay(event.taken, event.player, book.where[event.given])
    book.value[event.taken] = event.value
    book.lay(event.given, NOBODY, SUPPLY)
    for die, where in enumerate(book.where):
        if where == SUPPLY:  # it shows nothing again
            book.value[die] = 0


def _enter_goods(event: ev.BreweryEvent, book: Ledger) -> None:
    match event:
        case ev.SeedsGained(seat, amount):
            book.players[seat].add("seeds", amount)
            book.add("seeds", -amount)
        case ev.SeedReturned(seat, reason):
            book.add("seeds", 1)
            book.players[seat].lift(None, FIELDS.index(reason))
        case ev.GoldChanged(seat, amount):
            book.players[seat].add("gold", amount)
        case ev.Bought(seat, what, _, die):
            book.goods(what, -1)
            book.own(seat, what, 1)
            if die is not None:
                book.lay(die, seat, RESTING)
        case ev.TokenGained(seat, token):
            book.goods(FIRST_TOKEN + token, -1)
            book.own(seat, FIRST_TOKEN + token, 1)
        case ev.TokenUsed():
            _use(event, book)
        case ev.IngredientReturned(seat, ingredient):
            book.goods(ingredient, 1)
            book.own(seat, ingredient, -1)
        case _:
            _enter_rounds(event, book)


def _use(event: ev.TokenUsed, book: Ledger) -> None:
    book.own(event.player, FIRST_TOKEN + event.token, -1)
    if event.token == BLOCK_DIE:
        own = book.owner[event.target] == event.player
        book.marks[event.target] |= PROTECTED if own else BLOCKED
    elif event.token in {BLOCK_OBJECT, BLOCK_RECIPE}:
        name = "blocked_objects" if event.token == BLOCK_OBJECT else "blocked_recipes"
        book.changes[name] = tuple(sorted({*book.now(name), event.target}))


def _enter_rounds(event: ev.BreweryEvent, book: Ledger) -> None:
    """Recipes, and how the game goes on."""
    match event:
        case ev.BrewingDeclared(_, recipe, _, extension):
            book.changes["declared"] = (recipe, extension)
        case ev.ExtensionLost(_, recipe):
            book.changes["declared"] = (recipe, None)
        case ev.Brewed():
            _brew(event, book)
        case ev.RecipeRevealed(recipe, slot):
            book.row[slot] = recipe
            book.add("deck", -1)
        case ev.PhaseStarted(phase):
            actor = None if phase in NOBODYS else book.now("holder")
            begun = {"phase": phase, "actor": actor, "window": NO_WINDOW, "declared": None}
            book.changes |= begun
        case ev.RoundStarted(number, holder, season):
            summer = season == "summer"
            book.changes |= {"round": number, "holder": holder, "summer": summer}
            book.changes |= {"phase": ROLLING, "actor": None, "window": NO_WINDOW}
            _all_free(book)
        case ev.PointsGained(reason=reason) if reason in AT_THE_END:
            book.changes["phase"] = COUNTING  # the points fly; but that all is counted is told
        case ev.GameOver():
            _all_free(book)
            book.changes |= {"ended": True, "actor": None}
        case _:
            pass


def _brew(event: ev.Brewed, book: Ledger) -> None:
    player = book.players[event.player]
    for die in event.dice:
        book.lay(die, event.player, POOL)
    player.changes["recipes"] = (*player.now("recipes"), event.recipe)
    player.changes["extensions"] = (*player.now("extensions"), event.extension)
    book.row[book.row.index(event.recipe)] = None
    book.changes["declared"] = None


def _all_free(book: Ledger) -> None:
    """What was blocked or raised is free, all fields are empty (D8, D9)."""
    book.changes |= {"blocked_objects": (), "blocked_recipes": (), "raised": ()}
    book.uses = [0] * len(FIELDS)
    book.marks = [0] * DICE
    for player in book.players:
        player.changes |= {"used": (), "waiting": (), "resting": (), "out": False}
