"""What every title's looks owe its tabletop: a model and a picture for whatever is shown."""

from __future__ import annotations

import pytest

from game.content.packs import load_catalogue
from game.render.models.library import library
from game.render.tints import picture_of
from game.render.titles import LOOKS
from game.rules.chance import Dealer
from game.scene.titles import TABLETOPS
from game.session.seats import COLORS
from tests.conformance.case import lively
from tests.conformance.cases import CASES
from tests.sizes import WHOLE

APART = 1 if WHOLE else 3
"""Moves between two tables that are looked at."""
TABLES = [(title, seats) for title, case in CASES.items() for seats in case.title.seats]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_everything_that_is_shown_has_a_model_and_a_picture(title: str, seats: int) -> None:
    case, looks, tabletop = CASES[title], LOOKS[title], TABLETOPS[title]
    library().lend(looks.models)
    content = load_catalogue(title)
    faces = looks.faces(content)
    state = case.title.setup(content, case.options(seats, 0), 0)
    dealer = Dealer(seats)
    shown, number = set(), 0
    while state.actor() is not None:
        focus, number = dealer.below(seats), number + 1
        if number % APART == 0:
            shown |= {piece.look for piece in tabletop.layout(state.view(focus), focus).values()}
        state.apply(lively(state.legal_moves(), dealer))
    assert len(shown) > 10
    assert {look.model for look in shown} <= set(library())
    assert {look.mini for look in shown if look.mini} <= set(library())
    pictures = {picture_of(look.face) for look in shown if look.face}
    assert pictures <= set(faces)


@pytest.mark.parametrize("title", CASES)
def test_what_comes_in_the_players_colours_comes_in_all_of_them(title: str) -> None:
    looks = LOOKS[title]
    library().lend(looks.models)
    for thing in looks.seated:
        assert {f"{thing}{number}" for number in range(min(len(COLORS), 4))} <= set(library())


@pytest.mark.parametrize("title", CASES)
def test_what_is_coming_is_in_the_library(title: str) -> None:
    coming = LOOKS[title].coming(load_catalogue(title))
    assert all(count > 0 for count in coming.values())
    assert {model for model in coming if model} <= set(library())
