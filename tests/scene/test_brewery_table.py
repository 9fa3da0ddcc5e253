"""The table of brewery: whatever can be meant shows, is hit where it shows, and has its pieces."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.rules.brewery.catalogue import DICE, FIELDS
from game.rules.brewery.view import POOL, RESTING, BreweryView
from game.scene.bodies import Body
from game.scene.camera import Camera
from game.scene.dice import DIE, value_of
from game.scene.framing import Clearing, frame
from game.scene.geometry import minus, on, unit
from game.scene.pose import Pose
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene import sockets
from game.titles.brewery.scene import targets as to
from game.titles.brewery.scene.bodies import bodies
from game.titles.brewery.scene.estates import estate
from game.titles.brewery.scene.layout import layout
from game.titles.brewery.scene.tabletop import TABLETOP
from tests.conformance.brewery import CASE
from tests.conformance.case import midgame

TOUCH, LOOKING = TABLETOP.touching, TABLETOP.looking
TURNTABLE = Turntable((0.0, 0.0, 0.0))
EYES = ("table", "board", "yard")
LOWER = 0.13
"""So far before its middle the number and the symbol of a printed socket end."""


@cache
def view_of(seats: int, seed: int = 3, moves: int = 150) -> BreweryView:
    """A position in the middle of a lively game."""
    view: BreweryView = midgame(CASE, seats, seed, moves).view(0)
    return view


VIEWS = [view_of(2), view_of(3), view_of(4, 5), view_of(4, 1, 400)]


def eye(preset: str, view: BreweryView) -> Camera:
    """Where the eye stands for a preset."""
    sight = LOOKING.sight(preset, view, 0)
    return frame(sight, Clearing(0.02, 0.84, 0.12, 0.86), 16 / 9)


def meant(view: BreweryView) -> Iterator[Target]:
    """Everything that an own move may be made with."""
    yield from (to.FieldTarget(0, field) for field in range(len(FIELDS)))
    yield from (to.BuildingTarget(0, building) for building in range(4))
    yield from (to.BuildingTarget(-1, 4), to.BuildingTarget(-1, 5))
    yield from (to.DieTarget(die) for die in range(DICE) if view.owner[die] >= 0)
    yield from (to.IngredientTarget(what) for what in range(5))
    yield from (to.TokenTarget(what) for what in range(6))
    yield from (to.SupplyTarget(colour) for colour in range(4))
    yield from (to.RecipeTarget(slot) for slot, each in enumerate(view.row) if each is not None)
    yield from (to.DeckTarget(), to.SeasonTarget(), to.KettleTarget(), to.SeedsTarget())
    for seat in range(len(view.players)):
        yield from (to.PoolTarget(seat), to.WarehouseTarget(seat), to.GoldTarget(seat))
        yield from (to.SeedTarget(seat), to.CellarTarget(seat))


def is_hit(camera: Camera, target: Target, view: BreweryView) -> bool:
    """Whether the target is met at one of the points that stand for it."""
    points = [TOUCH.anchor(target, view, 0, TURNTABLE)]
    points += TOUCH.spots(target, view, 0, TURNTABLE)
    rays = ((camera.eye, unit(minus(point, camera.eye))) for point in points)
    return any(TOUCH.pick(ray, view, 0, TURNTABLE) == target for ray in rays)


@pytest.mark.parametrize("view", VIEWS)
def test_all_that_can_be_meant_is_hit_from_some_preset(view: BreweryView) -> None:
    cameras = [eye(preset, view) for preset in EYES]
    hidden = [each for each in meant(view) if not any(is_hit(c, each, view) for c in cameras)]
    assert hidden == []


@pytest.mark.parametrize("view", VIEWS)
def test_all_that_can_be_meant_has_pieces_and_an_outline(view: BreweryView) -> None:
    pieces = layout(view, 0)
    for target in (*meant(view), *bodies(view, 0)):
        names = TOUCH.pieces_of(target, view)
        assert names
        assert set(names) <= set(pieces), target
        assert TOUCH.outline(target, view, 0, TURNTABLE)
        carried = TOUCH.carried(target, view)
        assert carried is None or carried.piece in pieces


@pytest.mark.parametrize("view", VIEWS)
def test_every_die_lies_on_its_value(view: BreweryView) -> None:
    pieces = layout(view, 0)
    for die in range(DICE):
        piece = pieces["die", die]
        if view.value[die]:
            assert value_of(piece.pose.turn) == view.value[die]
    places = [pieces["die", die].pose.place for die in range(DICE)]
    assert len({tuple(round(each, 3) for each in place) for place in places}) == DICE


def test_dice_in_the_tray_keep_apart_and_stay_when_others_leave() -> None:
    view = view_of(2)
    own = [die for die in range(DICE) if view.owner[die] == 0]
    where = [POOL if die in own else place for die, place in enumerate(view.where)]
    players = (replace(view.players[0], waiting=(), resting=()), *view.players[1:])
    value = tuple(max(each, 1) for each in view.value)
    full = replace(view, where=tuple(where), players=players, value=value)
    poses = {die: layout(full, 0)["die", die].pose for die in own}
    assert len(own) >= 4
    for die in own:
        for other in own:
            if die < other:
                apart = math.dist(poses[die].place, poses[other].place)
                assert apart > DIE * poses[die].scale * 0.95
    where[own[0]] = RESTING
    fewer = layout(replace(full, where=tuple(where)), 0)
    assert {die: fewer["die", die].pose for die in own[1:]} == {die: poses[die] for die in own[1:]}


@pytest.mark.parametrize("view", [*VIEWS, view_of(2, 2, 500), view_of(3, 4, 500)])
def test_nothing_lies_on_something_else(view: BreweryView) -> None:
    spaces = list(footprints(view))
    for number, (name, (left, front, right, back)) in enumerate(spaces):
        for other, (a, b, c, d) in spaces[:number]:
            across, deep = min(right, c) - max(left, a), min(back, d) - max(front, b)
            assert name == other or min(across, deep) < 0.05, (name, other)


def footprints(view: BreweryView) -> Iterator[tuple[str, tuple[float, float, float, float]]]:
    """What lies on the cloth, by the thing it belongs to: left, front, right and back of it."""
    seats = len(view.players)
    for seat in range(seats):
        own = estate(seat, 0, seats)
        (x, y, _), wide, deep = own.base.place, own.wide, own.depth
        yield f"board {seat}", (x - wide, y - deep, x + wide, y + deep)
        player = view.players[seat]
        lies: dict[str, Target] = {"pool": to.PoolTarget(seat), "rack": to.WarehouseTarget(seat)}
        lies |= {"coins": to.GoldTarget(seat)} if player.gold else {}
        lies |= {"seeds": to.SeedTarget(seat)} if player.seeds else {}
        lies |= {"cards": to.CellarTarget(seat)} if player.recipes else {}
        for name, target in lies.items():
            yield from ((f"{name} {seat}", covered(body)) for body in bodies(view, 0)[target])
        if own.front:
            yield "goods", covered(Body(own.goods, (0.76, 1.26), 0.1))
    (x, y, _), long = at.STAND.place, at.STAND_LONG / 2
    yield "stand", (x - long, y - 0.3, x + long, y + 1.8)
    yield "market", covered(Body(at.MARKET, (at.STALL[0] / 2, at.STALL[1] / 2), 0.1))
    yield "calendar", covered(Body(at.CALENDAR, (0.5, 0.25), 0.1))
    for name, target in (("season", to.SeasonTarget()), ("basket", to.SeedsTarget())):
        yield from ((name, covered(body)) for body in bodies(view, 0)[target])


def covered(body: Body) -> tuple[float, float, float, float]:
    """Left, front, right and back of what a body covers."""
    corners = [(a * body.half[0], b * body.half[1], 0.0) for a in (-1, 1) for b in (-1, 1)]
    xs, ys, _ = zip(*[on(body.foot, Pose(corner)).place for corner in corners], strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@pytest.mark.parametrize(("seats", "least"), [(2, 0.18), (3, 0.16), (4, 0.14)])
def test_another_board_takes_its_part_of_the_picture(seats: int, least: float) -> None:
    view = view_of(seats, 5 if seats == 4 else 3)
    camera = eye("table", view)
    for seat in range(1, seats):
        own = estate(seat, 0, seats)
        ends = [on(own.base, Pose((x, 0.0, 0.0))).place for x in (-at.HALF[0], at.HALF[0])]
        left, right = (camera.project(end, 1.0, 9 / 16)[0] for end in ends)
        assert right - left > least


def test_a_die_on_a_field_leaves_what_the_field_behind_it_asks_for_to_be_seen() -> None:
    own, camera = estate(0, 0, 4), eye("table", view_of(4, 5))
    for field, behind in ((1, 0), (2, 1), (6, 5), (9, 8)):
        foot = own.item(field, 0)
        top = on(foot, Pose((0.0, DIE / 2, DIE))).place
        x, y, z = own.field(behind).place
        asked = (x + at.MAIN, y - LOWER, z)
        assert camera.project(top, 16, 9)[1] < camera.project(asked, 16, 9)[1]


def test_sockets_lie_on_their_cards_and_apart() -> None:
    for card in CASE.content.recipes:
        places, size = sockets.sockets(card)
        assert len(places) == sum(map(len, card.base))
        for x, y in places:
            assert size / 2 < x < sockets.PRINT[0] - size / 2
            assert 300 + size / 2 < y < sockets.EXTENSIONS - 60 - size / 2
        apart = [math.dist(a, b) for n, a in enumerate(places) for b in places[:n]]
        assert min(apart, default=size) >= size
