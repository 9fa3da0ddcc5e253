"""Faces of cards: suits that nobody confuses, whatever is printed on them."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from game.render.faces.cards import CardFace, back, front, suit
from game.render.faces.masonry import MASONRY, field
from game.render.pictures import SIDE
from tests.ui.contrast import contrast


def grey(picture: Image.Image) -> Image.Image:
    """Its shapes alone: without colour, and at the same brightness as any other."""
    plain = picture.convert("L")
    mean = ImageStat.Stat(plain).mean[0]
    return plain.point([min(255, max(0, round(128 + value - mean))) for value in range(256)])


@pytest.mark.parametrize(("one", "other"), list(combinations(MASONRY, 2)))
def test_suits_differ_without_their_colours(one: str, other: str) -> None:
    cards = [front(suit(name)) for name in (one, other)]
    fields = [field(name, (SIDE, SIDE)) for name in (one, other)]
    for first, second in (cards, fields):
        difference = ImageChops.difference(grey(first), grey(second))
        changed = sum(difference.histogram()[24:]) / (SIDE * SIDE)
        assert changed > 0.08


def test_a_face_is_a_picture_of_the_size_of_all() -> None:
    faces = [
        front(suit("brick", "A title that is much longer than the card is wide")),
        front(CardFace("hops", "#6FA048", "#173312", number="12", title="Hops")),
        back("#6A3D52", "#E7CFA0", "tower"),
    ]
    for face in faces:
        assert face.size == (SIDE, SIDE)
    assert len({face.tobytes() for face in faces}) == len(faces)


def test_the_same_face_is_drawn_each_time() -> None:
    assert front(suit("slate")).tobytes() == front(suit("slate")).tobytes()


@pytest.mark.parametrize("material", MASONRY)
def test_a_sign_stands_out_from_its_material(material: str) -> None:
    kind = MASONRY[material]
    assert contrast(kind.paint, kind.ink) >= 4.0
