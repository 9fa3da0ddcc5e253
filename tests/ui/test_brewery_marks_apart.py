"""Marks that mean opposite things look unlike: what is there and what lacks, shut and full."""

from __future__ import annotations

from collections import defaultdict

from game.titles.brewery.ui.signs.beads import Beads
from game.titles.brewery.ui.signs.recipes import short_standing, standing_sign
from game.titles.brewery.ui.signs.shut import _full, _sign
from game.titles.brewery.ui.view_facts import viewer
from game.ui.boxes import Fit
from game.ui.marks import Disc, Icon, Text
from game.ui.rect import Rect
from game.ui.widget import Widget
from tests.sizes import WHOLE
from tests.ui.test_brewery_panels import positions


def told(form: Widget) -> frozenset[str]:
    """What a sign says beside the values of dice: its words, its symbols, how dice are drawn."""
    words = {each.text for each in form.walk() if isinstance(each, Text)}
    discs = [each for each in form.walk() if isinstance(each, Disc)]
    dice = {f"line {each._style.width}" for each in discs if each._text}
    return frozenset({*words, *dice, *(each.icon for each in discs if each.icon)})


def test_dice_to_be_stored_and_dice_that_lack_look_unlike() -> None:
    """A tick with 2 and 4, a cross with 4, 3 and 2: the same discs for what one has and has not."""
    found = defaultdict[bool, set[frozenset[str]]](set)
    for seed in range(3):
        for view, _legal in positions(seed, 2)[:: 1 if WHOLE else 5]:
            for recipe in (each for each in view.row if each is not None):
                sign = standing_sign(view, viewer(view), recipe)
                assert isinstance(sign, Fit)
                able = short_standing(view, viewer(view), recipe)[1]
                forms = sign._children[1:-1]
                found[able] |= {told(form) for form in forms}
    assert found[True]
    assert found[False]
    for have in found[True]:
        for lacks in found[False]:
            assert not have & lacks
    assert any("store" in each for each in found[True])
    assert any("lacks" in each for each in found[False])


def symbols(sign: Widget) -> set[str]:
    """Those of all forms of a sign."""
    assert isinstance(sign, Fit)
    nodes = [each for form in sign._children for each in form.walk()]
    icons = {each.name for each in nodes if isinstance(each, Icon)}
    return icons | {each.icon for each in nodes if isinstance(each, Disc)}


def test_what_is_full_and_what_is_not_open_yet_have_no_sign_in_common() -> None:
    """A lock alone stood on a field that another had filled, and a lock with 3 on one to come."""
    assert not symbols(_full()) & symbols(_sign(3))


def test_no_bead_lies_upon_a_card() -> None:
    card = Rect(100.0, 0.0, 80.0, 120.0)
    plain, clear = Beads((0, 60), (400, 60)), Beads((0, 60), (400, 60), [card])
    assert any(card.contains(*at) for at in plain.places())
    assert clear.places() == [at for at in plain.places() if not card.contains(*at)]
