"""A material that is named has its sign beside its name."""

from __future__ import annotations

import pytest

from game.rules.core import Options, Refusal
from game.rules.towers import TOWERS
from game.rules.towers.moves import Place
from game.rules.towers.position_load import placed
from game.session.seats import COLORS
from game.titles.towers.content.loading import load_towers
from game.titles.towers.scene.names import MATERIALS
from game.titles.towers.scene.targets import FieldTarget, PawnTarget, TowersTarget
from game.titles.towers.ui.hands.selection import EMPTY
from game.titles.towers.ui.panels.preview import preview
from game.titles.towers.ui.signs.signs import SIGNS
from game.titles.towers.ui.signs.tips import tip
from game.ui.hands import Decision
from game.ui.marks import Badge, Text
from game.ui.persons import Person
from game.ui.signs import Asked, Meant
from game.ui.widget import Widget

PEOPLE = tuple(Person(name, color) for name, color in zip(("Ada", "Mira"), COLORS, strict=False))
STATE = TOWERS.setup(load_towers(), Options(({},) * 2), 3)
VIEW = STATE.view(0)


def signs(widget: Widget | None) -> list[str]:
    """The materials whose signs stand there."""
    assert widget is not None
    badges = (each for each in widget.walk() if isinstance(each, Badge))
    return [each.icon for each in badges if each.icon in MATERIALS]


def test_a_field_shows_the_sign_of_what_it_is_called() -> None:
    """*Slate* was said, and never which one that is."""
    for field in range(9):
        target: TowersTarget = FieldTarget(field)
        assert signs(tip(VIEW, PEOPLE, target, None)) == [MATERIALS[VIEW.catalogue.colours[field]]]


@pytest.mark.parametrize(
    ("code", "values", "shown"),
    [
        ("colour_between", (("colour", 2),), ["slate"]),
        ("three_to_five", (("colour", 0),), ["coal"]),
        ("cards_short", (("white", 1), ("red", 2)), ["chalk", "brick", "brick"]),
        ("blocks_short", (("grey", 1),), ["slate"]),
        ("no_tower", (), []),
    ],
)
def test_a_refusal_shows_the_signs_of_the_materials_that_it_names(
    code: str, values: tuple[tuple[str, int | str], ...], shown: list[str]
) -> None:
    refusal = Refusal("T3", code, values)
    told = tip(VIEW, PEOPLE, FieldTarget(0), refusal)
    own = MATERIALS[VIEW.catalogue.colours[0]]
    assert signs(told) == [*shown, own]


def test_the_panel_of_a_pawn_shows_where_it_goes_even_if_the_joker_pays() -> None:
    places = (each for each in STATE.legal_moves() if isinstance(each, Place))
    move = next(each for each in places if each.pay[4])
    panel = preview(VIEW, PEOPLE, move, [move.pay], lambda _intent: None)
    assert MATERIALS[VIEW.catalogue.colours[move.to]] in signs(panel)


def test_the_cross_between_a_pawn_and_what_it_does_not_see_is_told_in_words() -> None:
    """A red cross stood there, and nothing said why."""
    hand = ["red", "grey", "black", "white", "white"]
    rest = [[8, 7, ["grey"]], [8, 8, ["black"]]]
    for colour, crossed in (("black", True), ("red", False)):
        laid = {
            "players": [{"hand": hand, "pawns": [[4, 1]]}],
            "towers": [[4, 5, [colour]], *rest],
        }
        state = placed(load_towers(), Options(({},)), laid, 1)
        view, legal = state.view(0), tuple(state.legal_moves())
        here = Decision(view, PEOPLE, legal, EMPTY, state.refusal, open=True)
        pawn = PawnTarget(37)
        told = SIGNS.tip(None, here, Meant(pawn, usable=True), Asked(pawn, None, pawn))  # type: ignore[arg-type]
        assert told is not None
        words = " ".join(each.text for each in told.walk() if isinstance(each, Text))
        assert ("red cross" in words) is crossed, colour
