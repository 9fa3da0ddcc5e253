"""How the things of one seat lie: board, dice, pool and warehouse, and all it owns."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.brewery.catalogue import (
    BUILDING_OF,
    FIELDS,
    SEED,
    SEEDS,
    Die,
    Field,
)
from game.rules.brewery.view import POOL, RESTING, WAREHOUSE, BreweryView, PlayerView
from game.scene.dice import DIE
from game.scene.geometry import on
from game.scene.pose import UPRIGHT, Look, Piece, PieceId, Pose
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.estates import Estate, estate
from game.titles.brewery.scene.names import (
    SMALL_COINS,
    die_look,
    good_look,
    looks,
    mark_look,
    recipe_look,
)
from game.titles.brewery.scene.spread import in_order, in_tray, standing

Placed = Iterator[tuple[PieceId, Piece]]
BUILDINGS = ("malt", "hops", "school", "seeds")
"""Names of the buildings' models and of the pictures of their fields."""


def seat_pieces(view: BreweryView, seat: int, focus: int) -> Placed:
    """Everything that belongs to ``seat``."""
    own, player = estate(seat, focus, len(view.players)), view.players[seat]
    yield from _board(seat, own)
    for building in view.blocked_objects:
        if building < len(BUILDINGS):
            yield (
                ("closed", seat, building),
                Piece(looks("closed", "signs"), closed_pose(own, building)),
            )
    for die, pose in dice_of(view, seat, own):
        yield ("die", die), Piece(die_look(die), pose)
        mark = mark_look(view.marks[die])
        if mark:
            yield ("mark", die), Piece(mark, mark_pose(pose))
    for field, item in player.waiting:
        if item == SEED:
            yield ("planted", seat, field), Piece(looks("seed"), planted_pose(own, field))
    yield from _belongings(view, seat, player, own)


def _board(seat: int, own: Estate) -> Placed:
    yield ("board", seat), Piece(looks(f"board{seat}"), own.base)
    for number, name in enumerate(BUILDINGS):
        yield ("building", seat, number), Piece(looks(name), own.building(number))
    yield ("bench", seat), Piece(looks("field:2", "fields:hops"), own.bench_strip)
    for field in range(len(FIELDS)):
        yield ("field", seat, field), Piece(field_look(field), own.field(field))
    side = "front" if own.front else "side"
    yield ("pool", seat), Piece(looks(f"pool:{side}", "signs"), own.pool)
    yield ("warehouse", seat), Piece(looks(f"warehouse:{side}", "signs"), own.warehouse)
    if own.front:
        yield ("goods", seat), Piece(looks("goods"), own.goods)


def field_look(field: Field) -> Look:
    """A field's printed strip."""
    name = BUILDINGS[BUILDING_OF[field]]
    return looks(f"field:{at.row_of(field)}", f"fields:{name}")


def closed_pose(own: Estate, building: int) -> Pose:
    """The planks before a blocked building."""
    return own.at(at.plot_at(building), 0.2, at.BED)


def planted_pose(own: Estate, field: Field) -> Pose:
    """A seed on a field."""
    pose = own.item(field, SEED)
    return pose._replace(scale=own.base.scale * 1.15)


def mark_pose(die: Pose) -> Pose:
    """The token under a die."""
    x, y, z = die.place
    size = die.scale
    return Pose((x, y, z - DIE / 2 * size + 0.002), UPRIGHT, size)


def dice_of(view: BreweryView, seat: int, own: Estate) -> list[tuple[Die, Pose]]:
    """Where every die of a seat is."""
    player = view.players[seat]
    found: list[tuple[Die, Pose]] = []
    for field, item in player.waiting:
        if item != SEED:
            found.append((item, standing(own.item(field, item), view.value[item], item)))
    waiting = {item for _, item in player.waiting}
    resting = [die for die in view.dice_of(seat, RESTING) if die not in waiting]
    order = {die: place for place, die in enumerate(player.resting)}
    for place, die in enumerate(sorted(resting, key=lambda each: order.get(each, 99))):
        found.append((die, standing(own.bench(place), view.value[die], die)))
    stored = in_order(view.dice_of(seat, WAREHOUSE), view)
    pool = in_order(view.dice_of(seat, POOL), view)
    if own.front:
        found += [(die, in_tray(view, seat, die, own)) for die in pool]
        found += [
            (die, standing(own.notch(place), view.value[die], die))
            for place, die in enumerate(stored)
        ]
        return found
    for middle, dice in ((own.pool, pool), (own.warehouse, stored)):
        for place, die in enumerate(dice):
            foot = own.lane(middle, place, len(dice))
            found.append((die, standing(foot, view.value[die], die)))
    return found


def _belongings(view: BreweryView, seat: int, player: PlayerView, own: Estate) -> Placed:
    for number in range(min(player.seeds, SEEDS)):
        yield ("seed", seat, number), Piece(looks("seed"), own.seed(number))
    stacks, loose = divmod(player.gold, SMALL_COINS)
    for number in range(stacks):
        yield ("coins", seat, number), Piece(looks("coins"), own.coin(number))
    for number in range(loose):
        yield ("coin", seat, number), Piece(looks("coin"), own.coin(stacks, number))
    for place, what, count in goods_of(player):
        for number in range(count):
            pose = own.good(place, what, number)
            yield ("good", seat, what, number), Piece(good_look(what), pose)
    for number, recipe in enumerate(player.recipes):
        look = recipe_look(view.catalogue, recipe)
        yield ("recipe", recipe), Piece(look, own.card(number, len(player.recipes)))
        if own.front and not view.ended:
            style = view.catalogue.recipes[recipe].style
            yield ("bottle", seat, recipe), Piece(looks(f"bottle:{style}"), own.bottle(number))


def goods_of(player: PlayerView) -> list[tuple[int, int, int]]:
    """What a seat has bought: the place of each kind, which it is, and how many."""
    kinds = [(what, count) for what, count in enumerate(player.goods) if count]
    return [(place, what, count) for place, (what, count) in enumerate(kinds)]


def lifted(pose: Pose, by: float) -> Pose:
    """``pose``, higher by so much at its own size."""
    return on(pose, Pose((0.0, 0.0, by)))
