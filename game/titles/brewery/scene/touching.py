"""What hand and keyboard can mean on the table of `brewery`."""

from __future__ import annotations

from game.rules.brewery.catalogue import COLOUR_OF, FIRST_TOKEN
from game.rules.brewery.view import SUPPLY, BreweryView
from game.scene import piles
from game.scene.bodies import corners, nearest, top
from game.scene.geometry import on
from game.scene.pose import PieceId, Pose, Vec3
from game.scene.rays import Ray
from game.scene.tabletop import Carried, Touching
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.brewery.scene import targets as to
from game.titles.brewery.scene.bodies import bodies, of
from game.titles.brewery.scene.names import SMALL_COINS


def pick(ray: Ray, view: BreweryView, focus: int, _turntable: Turntable) -> Target | None:
    """The first thing that ``ray`` meets, or None for the bare table."""
    return nearest(ray, bodies(view, focus))


def anchor(target: Target, view: BreweryView, focus: int, turntable: Turntable) -> Vec3:
    """A visible point of ``target`` on the table, in table units."""
    parts = of(target, view, focus)
    if not parts:
        return _without_body(target, view, focus, turntable)
    return top(parts[_foremost(target, len(parts))])


def _foremost(target: Target, count: int) -> int:
    """Which part of a thing stands for it: the last card, coin or good lies on top."""
    lies_on_top = isinstance(target, to.CellarTarget | to.OwnGoodsTarget)
    return count - 1 if lies_on_top else 0


def _without_body(target: Target, view: BreweryView, focus: int, turntable: Turntable) -> Vec3:
    """Where something would be that isn't there now."""
    match target:
        case to.RecipeTarget() | to.ExtensionTarget():
            return anchor(to.DeckTarget(), view, focus, turntable)
        case to.OwnGoodsTarget(seat):
            return anchor(to.GoldTarget(seat), view, focus, turntable)
        case to.DieTarget(die) if view.where[die] == SUPPLY:
            return anchor(to.SupplyTarget(COLOUR_OF[die]), view, focus, turntable)
        case _:
            return anchor(to.KettleTarget(), view, focus, turntable)


def outline(target: Target, view: BreweryView, focus: int, _: Turntable) -> tuple[Vec3, ...]:
    """Points all round ``target``."""
    parts = of(target, view, focus)
    if isinstance(target, to.BuildingTarget) and target.seat >= 0:
        parts = parts[:1]
    return tuple(point for part in parts for point in corners(part))


def spots(target: Target, view: BreweryView, focus: int, _: Turntable) -> list[Vec3]:
    """Points of ``target`` that may show where its anchor doesn't, in the table's frame."""
    found: list[Vec3] = []
    for foot, (x, y), height in of(target, view, focus):
        inner = [(0.0, 0.0), (-0.7 * x, 0.0), (0.7 * x, 0.0), (0.0, -0.7 * y), (0.0, 0.7 * y)]
        found += [on(foot, Pose((a, b, height))).place for a, b in inner]
        found.append(on(foot, Pose((0.0, -y, height * 0.6))).place)
    return found


def pieces_of(target: Target, view: BreweryView) -> tuple[PieceId, ...]:
    """The pieces to mark when ``target`` is meant."""
    match target:
        case to.FieldTarget(seat, field):
            return (("field", seat, field),)
        case to.BuildingTarget(seat, building):
            return (("building", seat, building),) if seat >= 0 else (("market",),)
        case to.DieTarget(die):
            return (("die", die),)
        case to.RecipeTarget(slot) | to.ExtensionTarget(slot):
            recipe = view.row[slot] if slot < len(view.row) else None
            return (("stand",),) if recipe is None else (("recipe", recipe),)
        case to.DeckTarget():
            lying = piles.deck(Pose(), view.deck)
            return (("deck", lying[-1].first),) if lying else ()
        case to.IngredientTarget(what):
            return _stock(what, view.market[what])
        case to.TokenTarget(token):
            return _stock(FIRST_TOKEN + token, view.black_market[token])
        case to.SupplyTarget(colour):
            return tuple([("die", die) for die in view.supply(colour)]) or (("bins",),)
        case to.SeedsTarget():
            return tuple([("seeds", n) for n in range(view.seeds)]) or (("basket",),)
        case to.SeasonTarget():
            return (("season",),)
        case to.KettleTarget():
            return (("kettle",),)
        case _:
            return _belongings(target, view)


def _stock(what: int, count: int) -> tuple[PieceId, ...]:
    return tuple([("stock", what, n) for n in range(count)]) or (("price", what),)


def _belongings(target: Target, view: BreweryView) -> tuple[PieceId, ...]:
    names: list[PieceId] = []
    match target:
        case to.PoolTarget(seat):
            names = [("pool", seat)]
        case to.WarehouseTarget(seat):
            names = [("warehouse", seat)]
        case to.SeedTarget(seat):
            names = [("seed", seat, n) for n in range(view.players[seat].seeds)]
        case to.GoldTarget(seat):
            stacks, loose = divmod(view.players[seat].gold, SMALL_COINS)
            names = [("coins", seat, n) for n in range(stacks)]
            names += [("coin", seat, n) for n in range(loose)]
        case to.OwnGoodsTarget(seat, what):
            count = view.players[seat].goods[what]
            names = [("good", seat, what, n) for n in range(count)]
        case to.CellarTarget(seat):
            names = [("recipe", recipe) for recipe in view.players[seat].recipes]
    return tuple(names) or (("board", getattr(target, "seat", 0)),)


def _carried(target: Target, view: BreweryView) -> Carried | None:
    """A die or a seed hangs from the pointer; so does a token."""
    match target:
        case to.DieTarget(die):
            return Carried(("die", die))
        case to.SeedTarget(seat) if view.players[seat].seeds:
            return Carried(("seed", seat, view.players[seat].seeds - 1))
        case to.OwnGoodsTarget(seat, what):
            count = view.players[seat].goods[what]
            return Carried(("good", seat, what, count - 1)) if count else None
    return None


TOUCHING: Touching[BreweryView] = Touching(
    pick=pick,
    anchor=anchor,
    outline=outline,
    pieces_of=pieces_of,
    spots=spots,
    carried=_carried,
)
