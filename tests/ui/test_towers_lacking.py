"""What a greyed button of towers says is missing: which tower or pawn, and which cards."""

from __future__ import annotations

from dataclasses import replace

from game.rules.towers.catalogue import field_at
from game.rules.towers.moves import Counts
from game.rules.towers.view import PlayerView, TowersView
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.panels.lacking import Lack, lacks, told_of
from game.ui.persons import Person
from tests.towers.views import player, table_view

PEOPLE = tuple(Person(name, "red") for name in ("Mira", "Jonas", "Ada"))
NO_HAND = (0, 0, 0, 0)


def seen_from(
    row: int, column: int, hand: Counts = NO_HAND, *, joker: bool = False, phase: int = 2
) -> TowersView:
    """The concept's town, the viewer's only pawn on a field counted from 1."""
    view = table_view()
    own = replace(player(hand, (), joker=joker), pawns=(field_at(row - 1, column - 1),))
    return replace(view, players=(own, *view.players[1:]), phase=phase)


def owning(view: TowersView, blocks: Counts) -> TowersView:
    own: PlayerView = replace(view.players[0], blocks=blocks)
    return replace(view, players=(own, *view.players[1:]))


def lack(view: TowersView, kind: ActionKind) -> Lack:
    found = lacks(view, (), PEOPLE, mine=True)[kind]
    assert found.short in told_of(kind), "there is room for it on the button"
    return found


def test_it_names_the_tower_and_the_cards_that_are_short() -> None:
    view = seen_from(6, 7, (0, 0, 0, 1))
    short, told = lack(view, ActionKind.DEMOLISH)
    assert short == "1 slate card short"
    assert told == (
        "For the tower of 2 at row 5, column 7 you lack 1 slate card. "
        "The joker could replace it: an exchange turns it up again."
    )
    assert lack(seen_from(6, 7), ActionKind.DEMOLISH).short == "2 cards short"


def test_the_joker_that_is_up_counts_but_once() -> None:
    short, told = lack(seen_from(6, 7, joker=True), ActionKind.DEMOLISH)
    assert short == "1 card short"
    assert "1 slate card and 1 brick card. The joker replaces one card only." in told


def test_it_names_the_lowest_tower_that_is_too_high() -> None:
    short, told = lack(seen_from(6, 7, phase=1), ActionKind.DEMOLISH)
    assert short == "towers too high"
    assert "the lowest is a tower of 2 at row 5, column 7" in told
    assert "Phase 1 takes towers of 1." in told


def test_it_tells_of_blocks_of_cards_and_of_a_field_that_is_shut_in() -> None:
    view = seen_from(6, 7, (1, 0, 0, 1))
    assert lack(view, ActionKind.BUILD).short == "3 blocks short"
    short, told = lack(owning(view, (1, 2, 0, 1)), ActionKind.BUILD)
    assert short == "1 chalk card short"
    assert told.startswith("For a tower of 1 coal, 1 chalk and 1 brick you lack 1 chalk card.")
    payable = owning(seen_from(6, 7, (1, 0, 0, 2)), (1, 0, 0, 2))
    assert lack(payable, ActionKind.BUILD).short == "shut in"


def test_it_names_the_pawn_and_the_material_a_capture_wants() -> None:
    short, told = lack(table_view(), ActionKind.CAPTURE)
    assert short == "1 slate card short"
    assert told == (
        "To capture the pawn of Ada at row 2, column 8, you lack 2 slate cards. "
        "The joker replaces one card only."
    )


def test_nobody_is_told_of_a_lack_where_there_is_none() -> None:
    found = lacks(table_view(), (), PEOPLE, mine=False)
    assert {each.short for each in found.values()} == {"not your turn"}
