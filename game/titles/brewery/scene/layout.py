"""Where every piece of `brewery` rests: a pure function of a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DICE,
    Catalogue,
    Die,
)
from game.rules.brewery.view import SUPPLY, BreweryView
from game.scene import piles
from game.scene.geometry import on
from game.scene.group_memo import kept
from game.scene.pose import UPRIGHT, Layout, Look, Piece, PieceId, Pose, turned
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.ended import cellar
from game.titles.brewery.scene.estates import estate
from game.titles.brewery.scene.names import (
    CARD_BACK,
    die_look,
    good_look,
    leaf_look,
    looks,
    recipe_look,
)
from game.titles.brewery.scene.seats import seat_pieces
from game.titles.brewery.scene.spread import standing

Placed = Iterator[tuple[PieceId, Piece]]
PUFFS = 5
"""Balls of steam over the kettle."""


def layout(view: BreweryView, focus: int) -> Layout:
    """Every piece at rest as ``view`` tells it, with seat ``focus`` in front."""
    content = view.catalogue
    pieces: Layout = {}
    pieces.update(kept("brewery yard", (content,), lambda: _yard(content)))
    sources = (content, view.market, view.black_market, view.seeds, view.deck, view.blocked_objects)
    pieces.update(kept("brewery market", sources, lambda: _stocks(view)))
    row = (content, view.row, view.blocked_recipes)
    pieces.update(kept("brewery row", row, lambda: _row(view)))
    time = (view.round, view.summer, view.holder, focus, len(view.players))
    pieces.update(kept("brewery time", time, lambda: _time(view, focus)))
    supply = [(die, view.value[die]) for die in range(DICE) if view.where[die] == SUPPLY]
    pieces.update(kept("brewery supply", tuple(supply), partial(_supply, supply)))
    if view.ended:
        owned = tuple(player.recipes for player in view.players)
        pieces.update(kept("brewery cellar", (content, owned), lambda: cellar(view)))
    for seat in range(len(view.players)):
        own = (view.owner, view.where, view.value, view.marks, view.players[seat])
        known = (content, focus, view.round, view.blocked_objects, view.ended, *own)
        lay = partial(seat_pieces, view, seat, focus)
        pieces.update(kept(f"brewery seat{seat}", known, lay))
    return pieces


def card_pose(view: BreweryView, number: int) -> Pose:
    """Where the recipe of a slot stands."""
    return at.slot(number, len(view.row))


def deck_pieces(count: int) -> Placed:
    """The deck of recipes."""
    for lying in piles.deck(at.DECK, count):
        look = looks("bundle") if lying.cards > 1 else CARD_BACK
        yield ("deck", lying.first), Piece(look, lying.pose)


def _yard(content: Catalogue) -> Placed:
    yield ("table",), Piece(Look("table"), Pose())
    yield ("mat",), Piece(looks("mat"), Pose())
    yield ("green",), Piece(looks("green"), at.KETTLE)
    yield ("kettle",), Piece(looks("kettle"), kettle_pose())
    for number in range(PUFFS):
        yield ("steam", number), Piece(looks(f"steam:{number}"), steam_pose(number))
    yield ("stand",), Piece(looks("stand"), at.STAND)
    yield ("bins",), Piece(looks("bins"), at.BINS)
    yield ("basket",), Piece(looks("basket"), at.BASKET)
    yield ("market",), Piece(looks("market"), at.MARKET)
    yield ("awning",), Piece(looks("awning"), at.MARKET)
    yield ("calendar",), Piece(looks("calendar"), at.CALENDAR)
    for what, cost in enumerate(content.prices):
        yield ("price", what), Piece(looks(f"price:{cost}", "numbers"), at.price(what))


def kettle_pose() -> Pose:
    """The kettle on its green."""
    return on(at.KETTLE, Pose((0.0, 0.12, 0.17), UPRIGHT, 0.9))


def steam_pose(number: int) -> Pose:
    """A ball of the steam."""
    x, y, z = STEAM[number]
    return on(kettle_pose(), Pose((x, y, 2.56 + z)))


STEAM = (
    (0.0, 0.0, 0.0),
    (0.1, 0.04, 0.2),
    (-0.06, 0.02, 0.42),
    (0.1, 0.0, 0.64),
    (0.02, 0.03, 0.84),
)
"""Where the balls of the steam hang over the kettle's mouth."""


def _stocks(view: BreweryView) -> Placed:
    for what, count in enumerate(view.for_sale):
        for number in range(count):
            yield ("stock", what, number), Piece(good_look(what), at.stock(what, number))
    for number in range(view.seeds):
        yield ("seeds", number), Piece(looks("seed"), at.in_basket(number))
    yield from deck_pieces(view.deck)
    for market in (4, 5):
        if market in view.blocked_objects:
            yield ("closed", -1, market), Piece(looks("closed", "signs"), closed_market(market))


def closed_market(market: int) -> Pose:
    """Where the planks stand that close a half of the stall."""
    x = -0.74 if market == 4 else 0.74
    return on(at.MARKET, Pose((x, -1.5, at.COUNTER_TOP + 0.02), UPRIGHT, 1.35))


def _row(view: BreweryView) -> Placed:
    for number, recipe in enumerate(view.row):
        if recipe is None:
            continue
        pose = card_pose(view, number)
        yield ("recipe", recipe), Piece(recipe_look(view.catalogue, recipe), pose)
        if recipe in view.blocked_recipes:
            yield ("barred", recipe), Piece(looks("barred", "signs"), barred_pose(pose))


def barred_pose(card: Pose) -> Pose:
    """What lies across a blocked recipe."""
    return on(card, Pose((0.0, 0.0, at.CARD_THICK)))


def _time(view: BreweryView, focus: int) -> Placed:
    season = "summer" if view.summer else "winter"
    yield ("season",), Piece(looks(f"season:{season}", "signs"), season_pose(view, focus))
    for place in (0, 1):
        yield ("round", place), Piece(leaf_look(view.round, place), digit_pose(place))


def season_pose(view: BreweryView, focus: int) -> Pose:
    """The season token, with whoever holds it."""
    return estate(view.holder, focus, len(view.players)).season


def digit_pose(place: int) -> Pose:
    """A digit of the calendar that tells the round."""
    return on(at.CALENDAR, Pose((-0.2 + 0.4 * place, -0.16, 0.1), turned(at.SIDEWAYS, 58.0)))


def _supply(dice: Sequence[tuple[Die, int]]) -> Placed:
    """The dice that nobody owns in their bins; they have what they showed last, or any value."""
    places = [0, 0, 0, 0]
    for die, shown in dice:
        colour = COLOUR_OF[die]
        foot = at.in_bin(colour, places[colour])._replace(scale=0.66)
        places[colour] += 1
        value = shown or 1 + (die * 5) % 6
        yield ("die", die), Piece(die_look(die), standing(foot, value, die))
