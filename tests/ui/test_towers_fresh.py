"""Which cards of a hand of towers say that they are new."""

from __future__ import annotations

from game.rules.towers.events import CardsDrawn, PawnPlaced
from game.rules.towers.moves import Exchange
from game.titles.towers.scene.targets import CardTarget
from game.titles.towers.ui.hands.selection import EMPTY, Selection, TowersDecision
from game.titles.towers.ui.signs.fresh import fresh, tags
from game.ui.hands import Decision
from game.ui.signs import Meant
from game.ui.viewport import Viewport
from tests.towers.views import table_view

DRAWN = CardsDrawn(0, (3, 0), 2)
"""The viewer holds coal, chalk, slate and two of brick; one brick and the coal are new."""


class Table:
    """A table that shows every point to the right of where it is."""

    def __init__(self, away: float = 300.0) -> None:
        self.away = away

    def units(self, point: tuple[float, float, float]) -> tuple[float, float]:
        return point[0] + self.away, point[1] + 300.0


def decision(*latest: object, selection: Selection = EMPTY, **more: object) -> TowersDecision:
    told = {"why": lambda _move: None, "open": True, **more}
    return Decision(table_view(), (), (), selection, latest=latest, **told)  # type: ignore[arg-type]


def tagged(decision: TowersDecision, meant: Meant | None = None, table: Table | None = None) -> int:
    told = (table or Table(), decision, meant or Meant(None, usable=False))
    return len(tags(*told, Viewport.of(1280, 720)))  # type: ignore[arg-type]


def test_of_each_material_the_cards_on_the_right_are_new() -> None:
    assert fresh(decision(DRAWN)) == [0, 4]
    assert fresh(decision(CardsDrawn(0, (3,), 1), CardsDrawn(0, (3, 1), 2))) == [1, 3, 4]
    assert fresh(decision(PawnPlaced(0, 1, 2))) == []


def test_what_others_drew_marks_nothing() -> None:
    assert fresh(decision(CardsDrawn(1, None, 2))) == []
    assert fresh(decision(CardsDrawn(1, (3, 0), 2))) == []


def test_a_card_that_has_risen_has_no_tag() -> None:
    assert tagged(decision(DRAWN)) == 2
    assert tagged(decision(DRAWN), Meant(CardTarget(4), usable=True)) == 1
    assert tagged(decision(DRAWN, selection=Selection(cards=frozenset({0, 4})))) == 0
    assert tagged(decision(DRAWN), table=Table(-300.0)) == 0, "nor one out of sight"
    assert tagged(decision(DRAWN, hint=Exchange((1, 0, 0, 0)))) == 1
