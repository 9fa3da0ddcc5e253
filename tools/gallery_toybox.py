"""The toy-box in the gallery: hands, dice, towers and a market that no title shows yet.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

import math
from functools import partial

from game.render.faces import cards as printed
from game.render.faces.masonry import MASONRY
from game.render.models import cards, dice, trays
from game.render.models.dice import Die
from game.render.models.toybox import Toybox
from game.render.models.workshop import Sculptor
from game.scene import hand, piles
from game.scene.camera import Camera
from game.scene.casting import throw
from game.scene.dice import badge, lying
from game.scene.geometry import on
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, turned
from game.scene.stage import Mark
from game.scene.throw import Floor
from game.ui.badges import Emphasis, Sort, ValueBadge
from tools.toybox import Scenery, ToyStill, ground

PLUM = "#6A3D52"
FLYING_S = 0.62
"""So many seconds after a throw began its dice are shown in the air."""
UP = (0.0, 0.0, 1.0)
SUITS = tuple(MASONRY)
DICE = {
    "light": Die("#E9B13C", "#5A3608", "grain"),
    "dark": Die("#4B2E24", "#F3D9AE", "square", 0.24),
    "hops": Die("#6FA048", "#173312", "leaf"),
    "skill": Die("#3F7DB8", "#F2F7FF", "star"),
}
TRAY = Floor((-2.2, 0.75, trays.FLOOR), (1.15, 1.15), is_round=True)
OTHER = Floor((2.0, 0.75, trays.FLOOR), (1.15, 1.15), is_round=True)
SCULPTORS: dict[str, Sculptor] = {
    "card": partial(cards.card, back=PLUM),
    "bundle": cards.bundle,
    "rack": cards.rack,
    **{f"die:{name}": partial(dice.die, kind=kind) for name, kind in DICE.items()},
    "dice-tray": partial(trays.felt_tray, radius=TRAY.half[0]),
    "dice-rack": partial(trays.notched_rack, columns=4, rows=2),
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
    many = hand.Rack((1.9, 0.6, 0.0), 5.0, 0.95, degrees=-6.0)
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
    marks: dict[PieceId, Mark] = {("own", 4): Mark.HOVER}
    marks |= {("own", place): Mark.CHOSEN for place in fan.picked}
    faces = {f"card:{each}": printed.front(printed.suit(each)) for each in MASONRY}
    faces["card:back"] = printed.back(PLUM, "#E7CFA0", "tower")
    camera = Camera((-0.3, -1.5, 0.6), 0.0, 46.0, 13.4, 50.0, (0.0, 0.0))
    return Scenery(pieces, camera, TOYBOX, faces, marks)


def rolls() -> Scenery:
    """Dice at rest with their badges, dice in the air, dice set aside, and all their faces."""
    pieces: Layout = {**ground()}
    notes = []
    for name, tray in (("tray", TRAY), ("other", OTHER)):
        x, y, _ = tray.place
        pieces[name,] = Piece(Look("dice-tray"), Pose((x, y, 0.0)))
    kinds = tuple(DICE)
    resting = throw(TRAY, 6, 5)
    for place, value in enumerate((5, 2, 6, 3, 4, 1)):
        kind = kinds[place % 4]
        pose = resting.rest(place, value)
        pieces["rest", place] = Piece(Look(f"die:{kind}"), pose)
        emphasis = Emphasis.LIT if place == 2 else Emphasis.PLAIN
        sort = Sort(kind, DICE[kind].paint, DICE[kind].ink)
        notes.append((badge(pose), ValueBadge(sort, str(value), emphasis)))
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
    return Scenery(pieces, camera, TOYBOX, {}, marks, notes)


TOYS = (
    ToyStill("toybox-cards", "hands of cards, a deck, discards", hands),
    ToyStill("toybox-dice", "dice at rest, in the air, set aside", rolls),
)
"""All of them."""
