"""What is new in the album, side by side: whose it is, and how one came by it."""

from __future__ import annotations

from game.session.family.annals import CLOSE, COMPANY, MASTERED, WON
from game.session.family.mementos import BEST, ROW, Memento
from game.ui.boxes import Told
from game.ui.marks import Text
from game.ui.panels.mementos import EACH, MOST, memento_row
from game.ui.persons import Person
from game.ui.shelf.album import AlbumWords

ADA, BEN, PIP = Person("Ada", "red"), Person("Ben", "blue"), Person("Pip", "green", "sprout")
FEATS = (WON, CLOSE, COMPANY, MASTERED)


def shown(people: tuple[Person, ...], *found: Memento) -> list[tuple[str, str]]:
    """The name and the tip of each that is shown."""
    row = memento_row(found, people, AlbumWords())
    assert row is not None
    told = [node for node in row.walk() if isinstance(node, Told)]
    return [
        (next(text.text for text in each.walk() if isinstance(text, Text)), each.tip)
        for each in told
    ]


def test_firsts_and_records_say_what_they_are() -> None:
    found = shown((ADA, PIP), Memento(0, WON), Memento(0, BEST, 64), Memento(0, ROW, 3))
    assert found == [
        ("First victory", "For the first time: Win a game."),
        ("Best score: 64", "More points than in any game before: 64."),
        ("3 in a row", "3 victories in a row."),
    ]


def test_of_several_people_each_is_named_and_fewer_are_shown() -> None:
    every = [Memento(seat, feat) for seat in (0, 1) for feat in (*FEATS, BEST)]
    names = [name for name, _tip in shown((ADA, BEN), *every)]
    assert [name.partition(":")[0] for name in names] == ["Ada"] * EACH + ["Ben"] * EACH
    assert len(shown((ADA, PIP), *every[:5])) == MOST


def test_where_nothing_is_new_nothing_is_shown() -> None:
    assert memento_row((), (ADA, PIP), AlbumWords()) is None
    assert memento_row((Memento(0, "unheard-of"),), (ADA, PIP), AlbumWords()) is None
