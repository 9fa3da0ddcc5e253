"""What the toy's pieces look like: numbers on the library's models, and one model of its own."""

from __future__ import annotations

from PIL import Image

from game.render.faces import inks
from game.render.faces.press import Press
from game.render.looks import Looks
from tests.toy.rules import ToyPack

SIDE = 128


def _numbered(press: Press, number: int, colour: str) -> Image.Image:
    card = press.card(colour, inks.INK)
    press.text(card, str(number), inks.INK, (0.5, 0.5), 0.5)
    return card


def faces(pack: ToyPack) -> dict[str, Image.Image]:
    """Every pebble's and every card's picture."""
    press = Press(SIDE)
    found = {
        "field": press.card(inks.PARCHMENT, inks.INK),
        "card:back": press.card(inks.BACK, inks.BACK_LINE),
    }
    for value in range(1, max(*pack.pebbles, *pack.cards) + 1):
        found[f"pebble:{value}"] = _numbered(press, value, inks.TOKEN)
        found[f"card:{value}"] = _numbered(press, value, inks.CARD)
    return found


LOOKS = Looks(faces=faces, seated=("figure",))
