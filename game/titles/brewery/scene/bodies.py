"""The body of everything that a pointer can mean on the table of `brewery`: boxes, told once.

What a ray meets, a thing's outline, its anchor and its further points all follow from these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DICE,
    FIELDS,
    FIRST_TOKEN,
    SEED,
)
from game.rules.brewery.view import SUPPLY, BreweryView
from game.scene import piles
from game.scene.bodies import Bodies, Body, KeptBodies
from game.scene.dice import DIE
from game.scene.geometry import on
from game.scene.pose import Pose
from game.scene.targets import Target
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene import targets as to
from game.titles.brewery.scene.ended import shelf_pose
from game.titles.brewery.scene.estates import LANE, SMALL, TRAY, Estate, estate
from game.titles.brewery.scene.layout import card_pose, kettle_pose
from game.titles.brewery.scene.names import SMALL_COINS
from game.titles.brewery.scene.seats import dice_of, goods_of, planted_pose
from game.titles.brewery.scene.turns import yaw_of

BUILT: tuple[tuple[float, float, float], ...] = (
    (0.88, 0.44, 0.95),
    (0.88, 0.42, 0.95),
    (0.88, 0.42, 1.1),
    (0.9, 0.44, 0.9),
)
"""Half the width and depth of each building with what stands round it, and its height."""


def of(target: Target, view: BreweryView, focus: int) -> Sequence[Body]:
    """What ``target`` is made of; nothing where there is none of it now.

    A slot of the row without a recipe is as large as one.
    """
    found = bodies(view, focus).get(target, ())
    return found or bare_slots(view).get(target, ())


def bare_slots(view: BreweryView) -> Bodies:
    """The slots of the row in which no recipe stands: no pointer means them in a game."""
    slots = (slot for slot, recipe in enumerate(view.row) if recipe is None)
    return {to.RecipeTarget(slot): (_card(view, slot),) for slot in slots}


def _card(view: BreweryView, slot: int) -> Body:
    return Body(card_pose(view, slot), (at.CARD[0] / 2, at.CARD[1] / 2), at.CARD_THICK)


def _all(view: BreweryView, focus: int) -> Iterator[tuple[Target, Body]]:
    yield from _yard(view)
    yield from _recipes(view)
    yield from _market(view)
    seats = len(view.players)
    for seat in range(seats):
        own = estate(seat, focus, seats)
        yield from _board(seat, focus, seats)
        yield from _dice(view, seat, own)
        yield from _belongings(view, seat, own)
    yield to.SeasonTarget(), Body(estate(view.holder, focus, seats).season, (0.4, 0.4), 0.12)


def _yard(view: BreweryView) -> Iterator[tuple[Target, Body]]:
    yield to.KettleTarget(), Body(kettle_pose(), (0.95, 0.95), 2.2)
    deck = Body(at.DECK, (at.CARD[0] / 2, at.CARD[1] / 2), max(piles.height(view.deck), 0.03))
    yield to.DeckTarget(), deck
    yield to.SeedsTarget(), Body(at.BASKET, (0.42, 0.36), 0.35)
    places = [0, 0, 0, 0]
    for colour in range(4):
        foot = on(at.BINS, Pose(((colour - 1.5) * at.BIN_PITCH, 0.0, 0.0)))
        yield to.SupplyTarget(colour), Body(foot, (0.66, 0.68), 0.16)
    for die in range(DICE):
        if view.where[die] == SUPPLY:
            colour = COLOUR_OF[die]
            foot = at.in_bin(colour, places[colour])
            places[colour] += 1
            offered = view.offer == colour
            target: Target = to.DieTarget(die) if offered else to.SupplyTarget(colour)
            half = DIE * 0.66 / 2
            yield target, Body(foot, (half, half), 2 * half)


def _recipes(view: BreweryView) -> Iterator[tuple[Target, Body]]:
    for slot, recipe in enumerate(view.row):
        if recipe is None:
            continue
        pose = card_pose(view, slot)
        yield to.RecipeTarget(slot), _card(view, slot)
        count = len(view.catalogue.recipes[recipe].extensions)
        for index in range(count):
            x, y = extension_at(index, count)
            spot = on(pose, Pose((x, y, at.CARD_THICK)))
            wide = at.CARD[0] * 0.43 / count
            yield to.ExtensionTarget(slot, index), Body(spot, (wide, 0.135), 0.004)


def extension_at(index: int, count: int) -> tuple[float, float]:
    """The middle of an extension printed on a card."""
    pitch = at.CARD[0] * 0.874 / max(count, 1)
    return (index - (count - 1) / 2) * pitch, -0.477


def _market(view: BreweryView) -> Iterator[tuple[Target, Body]]:
    for what, count in enumerate(view.for_sale):
        target, half, high, middle = to.on_sale(what), (0.38, 0.28), 0.3, 1
        if what >= FIRST_TOKEN:
            half, high, middle = (0.31, 0.31), max(0.062 * count, 0.02), 0
        yield target, Body(at.stock(what, middle), half, high)
        yield target, Body(at.price(what), (0.15, 0.15), 0.05)
    for market in (4, 5):
        x = -0.74 if market == 4 else 0.74
        foot = on(at.MARKET, Pose((x, 0.0, 0.0)))
        half = (at.STALL[0] / 4 - 0.01, at.STALL[1] / 2)
        yield to.BuildingTarget(-1, market), Body(foot, half, at.COUNTER_TOP)


@lru_cache(maxsize=64)
def _board(seat: int, focus: int, seats: int) -> tuple[tuple[Target, Body], ...]:
    """The fields and plots of a seat's board, which lie as they lie all game long."""
    return tuple(_on_board(seat, estate(seat, focus, seats)))


def _on_board(seat: int, own: Estate) -> Iterator[tuple[Target, Body]]:
    for field in range(len(FIELDS)):
        half = (at.STRIP[0] / 2, at.STRIP[1] / 2)
        yield to.FieldTarget(seat, field), Body(own.field(field), half, 0.02)
    for building, (wide, deep, high) in enumerate(BUILT):
        target = to.BuildingTarget(seat, building)
        yield target, Body(own.building(building), (wide, deep), high)
        plot = own.at(at.plot_at(building), 0.0, 0.0)
        yield target, Body(plot, (at.PLOT[0] / 2, at.PLOT[1] / 2), at.BED - 0.005)


def _dice(view: BreweryView, seat: int, own: Estate) -> Iterator[tuple[Target, Body]]:
    half = DIE / 2
    for die, pose in dice_of(view, seat, own):
        x, y, z = pose.place
        foot = Pose((x, y, z - half * pose.scale), yaw_of(pose.turn), pose.scale)
        yield to.DieTarget(die), Body(foot, (half, half), DIE)
    if own.front:
        yield to.PoolTarget(seat), Body(own.pool, (TRAY * 0.93, TRAY * 0.93), 0.1)
        yield to.WarehouseTarget(seat), Body(own.warehouse, (1.53, 0.74), 0.22)
        return
    lane = (LANE / 2, DIE * SMALL * 0.75)
    yield to.PoolTarget(seat), Body(own.pool, lane, 0.06)
    yield to.WarehouseTarget(seat), Body(own.warehouse, lane, 0.06)


def _belongings(view: BreweryView, seat: int, own: Estate) -> Iterator[tuple[Target, Body]]:
    player = view.players[seat]
    for field, item in player.waiting:
        if item == SEED:
            target = to.FieldTarget(seat, field)
            yield target, Body(planted_pose(own, field), (0.14, 0.14), 0.3)
    for number in range(max(player.seeds, 1)):
        foot = own.seed(number)
        yield to.SeedTarget(seat), Body(foot, (0.14, 0.12), 0.3 if player.seeds else 0.01)
    stacks, loose = divmod(player.gold, SMALL_COINS)
    for spot in range(max(stacks + (loose > 0), 1)):
        coins = SMALL_COINS if spot < stacks else loose
        high = max(coins * 0.056, 0.01)
        yield to.GoldTarget(seat), Body(own.coin(spot), (0.17, 0.17), high)
    for place, what, count in goods_of(player):
        half, high = ((0.3, 0.3), 0.065) if what >= FIRST_TOKEN else ((0.11, 0.11), 0.28)
        for number in range(count):
            yield to.OwnGoodsTarget(seat, what), Body(own.good(place, what, number), half, high)
    card = (at.CARD[0] / 2, at.CARD[1] / 2)
    for number in range(max(len(player.recipes), 1)):
        pose = own.card(number, len(player.recipes))
        yield to.CellarTarget(seat), Body(pose, card, at.CARD_THICK)
    for number, recipe in enumerate(player.recipes):
        if view.ended:
            yield to.CellarTarget(seat), Body(shelf_pose(view, recipe), (0.12, 0.12), 0.62)
        elif own.front:
            yield to.CellarTarget(seat), Body(own.bottle(number), (0.12, 0.12), 0.62)


bodies = KeptBodies(_all)
"""All that can be meant, with what it is made of."""
