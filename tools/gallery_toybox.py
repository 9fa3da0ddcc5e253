"""The toy-box in the gallery: hands, dice, towers and a market that no title shows yet.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from functools import partial

from game.render.faces import cards as printed
from game.render.faces.masonry import MASONRY
from game.render.models import cards
from game.render.models.toybox import Toybox
from game.render.models.workshop import Sculptor
from game.scene import hand, piles
from game.scene.camera import Camera
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, turned
from game.scene.stage import Mark
from tools.toybox import Scenery, ToyStill, ground

PLUM = "#6A3D52"
UP = (0.0, 0.0, 1.0)
SUITS = tuple(MASONRY)
SCULPTORS: dict[str, Sculptor] = {
    "card": partial(cards.card, back=PLUM),
    "bundle": cards.bundle,
    "rack": cards.rack,
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


TOYS = (ToyStill("toybox-cards", "hands of cards, a deck, discards", hands),)
"""All of them."""
