"""The toy-box in the gallery: hands, dice, towers and a market that no title shows yet.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

import math
from functools import partial
from itertools import product

from game.render.faces import cards as printed
from game.render.faces import walls
from game.render.faces.cards import CardFace
from game.render.faces.masonry import MASONRY, calm, field
from game.render.models import boards, cards, dice, market, roofs, storeys, trays
from game.render.models.dice import Die
from game.render.models.toybox import Toybox
from game.render.models.workshop import Sculptor
from game.render.pictures import SIDE
from game.scene import hand, piles, tower
from game.scene.camera import Camera
from game.scene.dice import lying
from game.scene.dice_physics import throw
from game.scene.geometry import on
from game.scene.market import Stand, price_pose, slot_pose
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, turned
from game.scene.stage import Mark
from game.scene.throw import Floor
from tools.toybox import Scenery, ToyStill, ground

PLUM = "#6A3D52"
FLYING_S = 0.62
"""So many seconds after a throw began its dice are shown in the air."""
UP = (0.0, 0.0, 1.0)
SUITS = tuple(MASONRY)
DICE = {
    "light": Die("#E9B13C", "#5A3608", "grain"),
    "dark": Die("#4B2E24", "#F3D9AE", "square"),
    "hops": Die("#6FA048", "#173312", "leaf"),
    "skill": Die("#3F7DB8", "#F2F7FF", "star"),
}
TRAY = Floor((-2.2, 0.75, trays.FLOOR), (1.15, 1.15), is_round=True)
OTHER = Floor((2.0, 0.75, trays.FLOOR), (1.15, 1.15), is_round=True)
GRID = (7, 4)
CARDS_ON_OFFER, DICE_ON_OFFER = Stand(5, 0.88, 1.24), Stand(4, 0.56, 0.56)
SCULPTORS: dict[str, Sculptor] = {
    "card": partial(cards.card, back=PLUM),
    "bundle": cards.bundle,
    "rack": cards.rack,
    **{f"die:{name}": partial(dice.die, kind=kind) for name, kind in DICE.items()},
    "dice-tray": partial(trays.felt_tray, radius=TRAY.half[0]),
    "dice-rack": partial(trays.notched_rack, columns=4, rows=2),
    **{f"storey:{name}": partial(storeys.storey, material=name) for name in MASONRY},
    **{f"field:{name}": partial(storeys.field, colour=calm(name)) for name in MASONRY},
    **{f"roof:{value}": partial(roofs.roof, value=value) for value in roofs.SHAPES},
    **{f"plate:{value}": partial(roofs.plates, value=value) for value in roofs.SHAPES},
    "battlements": roofs.battlements,
    "weathercock": roofs.weathercock,
    "grid-board": partial(boards.grid_board, columns=GRID[0], rows=GRID[1]),
    **{f"pawn:{player}": partial(boards.pawn, player=player) for player in range(4)},
    "pawn:nobody": partial(boards.pawn, player=None),
    "card-stand": partial(market.stand, shape=CARDS_ON_OFFER),
    "dice-stand": partial(market.stand, shape=DICE_ON_OFFER),
    "awning": partial(market.awning, width=CARDS_ON_OFFER.length + 0.5),
    "coin": market.coin,
    "counter": market.counter,
    "crate": market.crate,
}
"""What carves each toy of these pictures."""
TOYBOX = Toybox(SCULPTORS)


def _card(material: str, pose: Pose) -> Piece:
    return Piece(Look("card", f"card:{material}"), pose)


def _hand(name: str, rack: hand.Rack, fan: hand.Fan, first: int = 0) -> Layout:
    pieces: Layout = {("rack", name): Piece(Look("rack"), rack.pose)}
    for place, pose in enumerate(hand.poses(rack, fan)):
        pieces[name, place] = _card(SUITS[(first + place * 3) % 4], pose)
    return pieces


def _pile(name: str, lying: list[piles.Lying], top: str) -> Layout:
    pieces: Layout = {}
    for each in lying:
        look = Look("bundle") if each.cards > 1 else Look("card", top)
        pieces[name, each.first] = Piece(look, each.pose)
    return pieces


def hands() -> Scenery:
    """A hand with one card under the pointer and two picked, a large hand, deck and discards."""
    own = hand.Rack((-0.6, -3.6, 0.0))
    many = hand.Rack((2.3, 0.5, 0.0), 4.7, 0.92, degrees=-8.0)
    fan = hand.Fan(7, 4, frozenset({1, 5}))
    pieces = {
        **ground(),
        **_hand("own", own, fan),
        **_hand("many", many, hand.Fan(13), 2),
        **_pile("deck", piles.deck(Pose((-4.1, 0.6, 0.0), turned(UP, 8.0), 1.1), 44), "card:back"),
        **_pile(
            "gone", piles.discards(Pose((-2.6, 0.5, 0.0), turned(UP, -6.0), 1.1), 9), "card:brick"
        ),
    }
    for place, pose in enumerate(piles.spread(Pose((-0.75, 1.6, 0.0), turned(UP, 176.0), 0.72), 6)):
        pieces["other", place] = Piece(Look("card", "card:back"), pose)
    marks: dict[PieceId, Mark] = {("own", 4): Mark.HOVER}
    marks |= {("own", place): Mark.CHOSEN for place in fan.picked}
    faces = {f"card:{each}": printed.front(printed.suit(each)) for each in MASONRY}
    faces["card:back"] = printed.back(PLUM, "#E7CFA0", "tower")
    camera = Camera((-0.3, -1.5, 0.6), 0.0, 46.0, 13.4, 50.0, (0.0, 0.0))
    return Scenery(pieces, camera, TOYBOX, faces, marks)


def rolls() -> Scenery:
    """Dice at rest, dice in the air, dice set aside, and all their faces."""
    pieces: Layout = {**ground()}
    for name, tray in (("tray", TRAY), ("other", OTHER)):
        x, y, _ = tray.place
        pieces[name,] = Piece(Look("dice-tray"), Pose((x, y, 0.0)))
    kinds = tuple(DICE)
    resting = throw(TRAY, 6, 5)
    for place, value in enumerate((5, 2, 6, 3, 4, 1)):
        kind = kinds[place % 4]
        pose = resting.rest(place, value)
        pieces["rest", place] = Piece(Look(f"die:{kind}"), pose)
    flying = throw(OTHER, 5, 3)
    for place, value in enumerate((6, 4, 2, 5, 3)):
        start = lying(1, (1.9 + 0.5 * (place - 2), -1.2, 0.0))
        seconds = max(FLYING_S - flying.begins(place), 0.0)
        pose = flying.at(place, value, start, seconds)
        pieces["fly", place] = Piece(Look(f"die:{kinds[place % 4]}"), pose)
    for row, kind in enumerate(kinds):
        for value in range(1, 7):
            spot = (-3.75 + 0.6 * value, -1.25 - 0.6 * row, 0.0)
            pose = lying(value, spot, 7.0 * math.sin(value * 5.1 + row))
            pieces[kind, value] = Piece(Look(f"die:{kind}"), pose)
    rack = Pose((1.95, -2.1, 0.0), turned(UP, -6.0))
    pieces["rack",] = Piece(Look("dice-rack"), rack)
    for place, (kind, value) in enumerate((("light", 4), ("dark", 5), ("skill", 3), ("hops", 6))):
        x, y = trays.notch(place, place % 2, 4, 2)
        pose = on(rack, lying(value, (x, y, trays.NOTCH_FLOOR), 4.0 - 3.0 * place))
        pieces["kept", place] = Piece(Look(f"die:{kind}"), pose)
    marks: dict[PieceId, Mark] = {("rest", 2): Mark.TAKEABLE, ("kept", 1): Mark.CHOSEN}
    camera = Camera((-0.1, -0.75, 0.0), 0.0, 48.0, 11.6, 50.0, (0.0, 0.0))
    return Scenery(pieces, camera, TOYBOX, {}, marks)


TOWERS = {
    (1, 3): ("slate", "chalk", "coal", "brick", "chalk"),
    (3, 3): ("brick", "slate", "coal", "chalk"),
    (5, 2): ("chalk", "coal", "slate", "brick"),
    (4, 1): ("coal", "brick", "chalk"),
    (0, 1): ("brick", "slate"),
    (2, 1): ("chalk", "brick"),
    (6, 0): ("slate",),
    (6, 3): ("coal", "slate", "brick"),
}
PAWNS = {(1, 0): 0, (3, 0): 1, (5, 0): 2, (3, 1): 3, (0, 0): None}


def town() -> Scenery:
    """A part of a town: towers of one to five storeys, pawns, loose blocks, nested roofs."""
    board = Pose((0.1, 0.4, 0.0))
    pieces: Layout = {**ground(), ("board",): Piece(Look("grid-board"), board)}
    for column, row in product(range(GRID[0]), range(GRID[1])):
        material = SUITS[(column * 3 + row * 2 + (column * row) % 3) % 4]
        studs = (column + 2 * row) % 5 if (column, row) in TOWERS or column == 3 else 0
        look = Look(f"field:{material}", f"field:{material}:{studs}")
        pieces["field", column, row] = Piece(look, on(board, _on_field(column, row, 0.0)))
    for (column, row), kinds in TOWERS.items():
        foot = on(board, _on_field(column, row, 0.05))
        pieces |= _tower(f"{column}{row}", foot, kinds)
    for (column, row), player in PAWNS.items():
        name = "nobody" if player is None else str(player)
        pose = on(board, _on_field(column, row, 0.05))
        pieces["pawn", column, row] = Piece(Look(f"pawn:{name}"), pose._replace(scale=1.15))
    for place, material in enumerate(SUITS):
        x = -3.1 + 0.85 * place
        pose = Pose((x, -2.85, 0.0), turned(UP, (place * 53) % 19 - 9.0))
        pieces["loose", place] = Piece(Look(f"storey:{material}", f"wall:{material}"), pose)
    for value, x in ((1, 0.75), (2, 1.85), (3, 2.95)):
        for number, pose in enumerate(tower.nested(Pose((x, -2.6, 0.0)), 4 - value)):
            pieces["taken", value, number] = Piece(_roof(value), pose)
    faces = {f"wall:{each}": walls.wall(each) for each in MASONRY}
    for each, studs in product(MASONRY, range(5)):
        faces[f"field:{each}:{studs}"] = field(each, (SIDE, SIDE), studs)
    faces |= {f"roof:{value}": walls.shingles(str(value)) for value in roofs.SHAPES}
    marks: dict[PieceId, Mark] = {("41", level): Mark.TAKEABLE for level in range(4)}
    marks["field", 4, 1] = Mark.TARGET
    marks["pawn", 1, 0] = Mark.HOVER
    camera = Camera((0.15, -0.2, 0.95), 14.0, 36.0, 15.6, 50.0, (0.0, 0.0))
    return Scenery(pieces, camera, TOYBOX, faces, marks)


def _roof(value: int) -> Look:
    return Look(f"roof:{value}", f"roof:{value}", f"plate:{value}")


def _on_field(column: int, row: int, above: float) -> Pose:
    x, y = column - (GRID[0] - 1) / 2, row - (GRID[1] - 1) / 2
    return Pose((x, y, boards.BOARD_TOP + above))


def _tower(name: str, foot: Pose, kinds: tuple[str, ...]) -> Layout:
    pieces: Layout = {}
    for level, pose in enumerate(tower.storeys(foot, len(kinds), name)):
        look = Look(f"storey:{kinds[level]}", f"wall:{kinds[level]}")
        pieces[name, level] = Piece(look, pose)
    top = tower.roof(foot, len(kinds))
    if len(kinds) in roofs.SHAPES:
        return {**pieces, (name, len(kinds)): Piece(_roof(len(kinds)), top)}
    pieces[name, "battlements"] = Piece(Look("battlements"), top)
    pieces[name, "weathercock"] = Piece(Look("weathercock"), on(top, Pose((0.0, 0.0, 0.07))))
    return pieces


OFFERS = (
    CardFace("light", "#E9B13C", "#5A3608", number="2", title="Village Lager"),
    CardFace("hops", "#6FA048", "#173312", number="3", title="Meadow Pilsner"),
    CardFace("dark", "#4B2E24", "#F3D9AE", number="5", title="Midnight Stout"),
    CardFace("brick", "#B9533A", "#FFE9D2", "brick", title="Brick"),
    CardFace("skill", "#3F7DB8", "#F2F7FF", number="4", title="Tinkerer's"),
)
DEEDS = ("withdraw", "raise", "reroll", "guard", "no_recipe", "lock")


def stalls() -> Scenery:
    """A row of cards on offer under an awning, a row of dice, prices, counters, and coins."""
    at, low = Pose((-0.35, 0.35, 0.0)), Pose((-1.95, -2.0, 0.0), turned(UP, 4.0))
    pieces: Layout = {
        **ground(),
        ("stand",): Piece(Look("card-stand"), at),
        ("awning",): Piece(Look("awning"), on(at, Pose((0.0, 1.5, 0.0)))),
        ("low",): Piece(Look("dice-stand"), low),
    }
    prices = (2, 3, 3, 4, 5)
    for slot, price in enumerate(prices):
        if slot != 3:
            pose = slot_pose(at, CARDS_ON_OFFER, slot)
            pieces["offer", slot] = Piece(Look("card", f"offer:{slot}"), pose)
        coin = price_pose(at, CARDS_ON_OFFER, slot)
        pieces["price", slot] = Piece(Look("coin", f"price:{price}"), coin)
    for slot, (kind, value) in enumerate((("light", 3), ("hops", 5), ("dark", 2), ("skill", 6))):
        bed = slot_pose(low, DICE_ON_OFFER, slot)
        pieces["die", slot] = Piece(Look(f"die:{kind}"), on(bed, lying(value, (0.0, 0.0, 0.0))))
        coin = price_pose(low, DICE_ON_OFFER, slot)
        pieces["cost", slot] = Piece(Look("coin", f"price:{prices[slot]}"), coin)
    for place, deed in enumerate(DEEDS):
        for number in range(3 - place % 2):
            x, y = 0.75 + 0.86 * (place % 3), -1.55 - 0.86 * (place // 3)
            pose = Pose((x, y, 0.07 * number), turned(UP, 17.0 * number - 9.0 * place))
            pieces["deed", place, number] = Piece(Look("counter", f"deed:{deed}"), pose)
    for number in range(7):
        pile, level = divmod(number, 4)
        pose = Pose((3.3 + 0.4 * pile, -0.1 - 0.3 * pile, 0.05 * level), turned(UP, 31.0 * number))
        pieces["coin", number] = Piece(Look("coin", "price:1"), pose)
    pieces["crate",] = Piece(Look("crate"), Pose((3.6, -1.5, 0.0), turned(UP, -14.0), 1.15))
    faces = {f"offer:{slot}": printed.front(face) for slot, face in enumerate(OFFERS)}
    faces |= {f"price:{price}": walls.price(str(price)) for price in range(1, 6)}
    faces |= {f"deed:{deed}": walls.sign(deed) for deed in DEEDS}
    marks: dict[PieceId, Mark] = {("offer", 1): Mark.TAKEABLE, ("die", 1): Mark.HOVER}
    camera = Camera((0.05, -0.1, 0.35), 0.0, 44.0, 12.2, 50.0, (0.0, 0.0))
    return Scenery(pieces, camera, TOYBOX, faces, marks)


TOYS = (
    ToyStill("toybox-cards", "hands of cards, a deck, discards", hands),
    ToyStill("toybox-towers", "towers of four materials, pawns, roofs", town),
    ToyStill("toybox-market", "rows of cards and dice on offer, prices, counters", stalls),
    ToyStill("toybox-dice", "dice at rest, in the air, set aside", rolls),
)
"""All of them."""
