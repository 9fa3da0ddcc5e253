"""What a view has become after some of a step's events: what panels tell while a step is shown.

A step may be long: a last pass brings the clean-up, the new season and everybody's rolls. All of
it is public, so that the events say what has become of dice, goods and gold by each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from game.rules.brewery import events as ev
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    DICE,
    FIELDS,
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
from game.titles.brewery.scene.ledger import KINDS, Ledger

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


@singledispatch
def _enter(_event: object, _book: Ledger) -> None:
    """What an event changes; most of what isn't here changes nothing that is told."""


@_enter.register
def _stored(event: ev.DieStored, book: Ledger) -> None:
    book.lay(event.die, event.player, WAREHOUSE)


@_enter.register
def _placed(event: ev.ItemPlaced, book: Ledger) -> None:
    player, field, item = book.players[event.player], event.field, event.item
    player.changes["used"] = (*player.now("used"), field)
    player.changes["waiting"] = (*player.now("waiting"), (field, item))
    book.uses[field] += 1
    if item < 0:
        player.add("seeds", -1)
    else:
        book.lay(item, event.player, PLACED)


@_enter.register
def _accelerated(event: ev.Accelerated, book: Ledger) -> None:
    book.lay(event.die, event.player, RESTING)
    book.players[event.player].lift(None, event.field)


@_enter.register
def _rolled(event: ev.DiceRolled, book: Ledger) -> None:
    for die, value in event.dice:
        book.value[die], book.marks[die] = value, 0


@_enter.register
def _gained(event: ev.DieGained, book: Ledger) -> None:
    book.lay(event.die, event.player, POOL)


@_enter.register
def _returned(event: ev.DieReturned, book: Ledger) -> None:
    book.lay(event.die, NOBODY, SUPPLY)
    book.players[event.player].lift(event.die)


@_enter.register
def _raised(event: ev.DieRaised, book: Ledger) -> None:
    book.value[event.die] = event.value
    if event.reason == "token":
        book.marks[event.die] |= RAISED
    else:
        book.lay(event.die, event.player, WAREHOUSE)
        book.players[event.player].lift(event.die)


@_enter.register
def _to_pool(event: ev.DieToPool, book: Ledger) -> None:
    book.lay(event.die, event.player, POOL)
    book.players[event.player].lift(event.die)


@_enter.register
def _exchanged(event: ev.DiceExchanged, book: Ledger) -> None:
    book.lay(event.taken, event.player, book.where[event.given])
    book.value[event.taken] = event.value
    book.lay(event.given, NOBODY, SUPPLY)
    for die, where in enumerate(book.where):
        if where == SUPPLY:  # it shows nothing again
            book.value[die] = 0


@_enter.register
def _raises_ended(event: ev.RaisesEnded, book: Ledger) -> None:
    for die, value in event.dice:
        book.value[die] = value
        book.marks[die] &= ~RAISED


@_enter.register
def _seeds(event: ev.SeedsGained, book: Ledger) -> None:
    book.players[event.player].add("seeds", event.amount)
    book.add("seeds", -event.amount)


@_enter.register
def _seed_home(event: ev.SeedReturned, book: Ledger) -> None:
    book.add("seeds", 1)
    book.players[event.player].lift(None, FIELDS.index(event.reason))


@_enter.register
def _gold(event: ev.GoldChanged, book: Ledger) -> None:
    book.players[event.player].add("gold", event.amount)


@_enter.register
def _bought(event: ev.Bought, book: Ledger) -> None:
    book.goods(event.what, -1)
    book.own(event.player, event.what, 1)
    if event.die is not None:
        book.lay(event.die, event.player, RESTING)


@_enter.register
def _token(event: ev.TokenGained, book: Ledger) -> None:
    book.goods(KINDS + event.token, -1)
    book.own(event.player, KINDS + event.token, 1)


@_enter.register
def _used(event: ev.TokenUsed, book: Ledger) -> None:
    book.own(event.player, KINDS + event.token, -1)
    if event.token == BLOCK_DIE:
        own = book.owner[event.target] == event.player
        book.marks[event.target] |= PROTECTED if own else BLOCKED
    elif event.token in {BLOCK_OBJECT, BLOCK_RECIPE}:
        name = "blocked_objects" if event.token == BLOCK_OBJECT else "blocked_recipes"
        book.changes[name] = tuple(sorted({*book.now(name), event.target}))


@_enter.register
def _ingredient(event: ev.IngredientReturned, book: Ledger) -> None:
    book.goods(event.ingredient, 1)
    book.own(event.player, event.ingredient, -1)


@_enter.register
def _declared(event: ev.BrewingDeclared, book: Ledger) -> None:
    book.changes["declared"] = (event.recipe, event.extension)


@_enter.register
def _bared(event: ev.ExtensionLost, book: Ledger) -> None:
    book.changes["declared"] = (event.recipe, None)


@_enter.register
def _brewed(event: ev.Brewed, book: Ledger) -> None:
    player = book.players[event.player]
    for die in event.dice:
        book.lay(die, event.player, POOL)
    player.changes["recipes"] = (*player.now("recipes"), event.recipe)
    player.changes["extensions"] = (*player.now("extensions"), event.extension)
    book.row[book.row.index(event.recipe)] = None
    book.changes["declared"] = None


@_enter.register
def _revealed(event: ev.RecipeRevealed, book: Ledger) -> None:
    book.row[event.slot] = event.recipe
    book.add("deck", -1)


@_enter.register
def _phase(event: ev.PhaseStarted, book: Ledger) -> None:
    actor = None if event.phase in NOBODYS else book.now("holder")
    book.changes |= {"phase": event.phase, "actor": actor, "window": NO_WINDOW, "declared": None}


@_enter.register
def _round(event: ev.RoundStarted, book: Ledger) -> None:
    summer = event.season == "summer"
    book.changes |= {"round": event.round, "holder": event.holder, "summer": summer}
    book.changes |= {"phase": ROLLING, "actor": None, "window": NO_WINDOW}
    _all_free(book)


@_enter.register
def _points(event: ev.PointsGained, book: Ledger) -> None:
    """The points fly; but that all is counted is told (D10)."""
    if event.reason in AT_THE_END:
        book.changes["phase"] = COUNTING


@_enter.register
def _over(_event: ev.GameOver, book: Ledger) -> None:
    _all_free(book)
    book.changes |= {"ended": True, "actor": None}


def _all_free(book: Ledger) -> None:
    """What was blocked or raised is free, all fields are empty (D8, D9)."""
    book.changes |= {"blocked_objects": (), "blocked_recipes": (), "raised": ()}
    book.uses = [0] * len(FIELDS)
    book.marks = [0] * DICE
    for player in book.players:
        player.changes |= {"used": (), "waiting": (), "resting": (), "out": False}
