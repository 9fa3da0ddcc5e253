from __future__ import annotations

from game.ui.boxes import Above, Anchored, Fit, Padding, Pinned, Sized, spacer
from game.ui.flow import Flow
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Text
from game.ui.rect import UNLIMITED, Rect, Size
from game.ui.theme import LABEL, SMALL
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown
from tests.ui.stage import meter

ROOM = Rect(10, 20, 400, 300)


def box(width: float, height: float) -> Widget:
    return Sized(Widget(), width=width, height=height)


def test_a_row_puts_children_side_by_side_and_centres_them() -> None:
    a, b = box(50, 20), box(70, 40)
    Row(a, b, gap=8).place(meter(), ROOM)
    assert a.rect == Rect(10, 160, 50, 20)
    assert b.rect == Rect(68, 150, 70, 40)


def test_growing_children_share_the_free_room_by_weight() -> None:
    a, b, c = grown(box(50, 20), 1), box(92, 20), grown(box(50, 20), 3)
    Row(a, b, c, gap=4).place(meter(), ROOM)
    assert a.rect.width == 50 + 50
    assert c.rect.width == 50 + 150
    assert c.rect.right == ROOM.right


def test_growing_text_wraps_where_room_is_short() -> None:
    words = Text("Return a mob to act once more; its points stay yours for the whole game.")
    row = Row(box(100, 20), grown(words), box(100, 20))
    size = row.measure(meter(), Size(400, UNLIMITED))
    assert size.width <= 400
    assert size.height > 2 * meter().line_height(words.style)


def test_of_several_forms_none_is_shown_that_a_hair_would_be_cut_from() -> None:
    large, small = Text("Łukasz Wiśniewski", LABEL, lines=1), Text("Łukasz", SMALL, lines=1)
    fit = Fit(large, small)
    fit.place(meter(), Rect(0, 0, meter().width(large.text, LABEL) - 0.2, 40))
    [shown] = fit.children
    assert isinstance(shown, Text)
    assert shown is small
    assert not shown.wrapped(meter()).cut


def test_a_column_stretches_and_pushes_with_a_spacer() -> None:
    a, b = box(50, 20), box(70, 40)
    Column(a, spacer(), b, gap=0, align=Align.STRETCH).place(meter(), ROOM)
    assert a.rect == Rect(10, 20, 400, 20)
    assert b.rect.bottom == ROOM.bottom


def test_a_grid_has_equal_columns() -> None:
    cells = [box(30, 10 + 10 * i) for i in range(5)]
    grid = Grid(*cells, columns=2, gap=10)
    assert grid.measure(meter(), Size(400, 400)) == Size(70, 20 + 40 + 50 + 20)
    grid.place(meter(), ROOM)
    assert cells[3].rect.x == cells[1].rect.x == 10 + 195 + 10
    assert cells[2].rect.y == 20 + 20 + 10


def test_what_flows_fits_into_the_room_that_it_asks_for() -> None:
    """Its last child wrapped by a rounding, onto what stood below: a tip of three extensions."""
    for first in range(60, 160):
        cells = [Sized(Widget(), width=first / 7 + step / 3, height=10) for step in range(3)]
        flow, below = Flow(*cells, gap=14 / 3), Sized(Widget(), width=1, height=10)
        column = Column(flow, below, gap=0)
        column.place(meter(), Rect(0, 0, *column.measure(meter(), Size(300, UNLIMITED))))
        assert {cell.rect.y for cell in cells} == {0}
        assert below.rect.y == 10


def test_fit_takes_the_first_form_with_room() -> None:
    wide, narrow = box(300, 20), box(100, 20)
    fit = Fit(wide, narrow)
    assert fit.measure(meter(), Size(400, 100)).width == 300
    assert fit.measure(meter(), Size(200, 100)).width == 100
    fit.place(meter(), Rect(0, 0, 120, 20))
    assert list(fit.children) == [narrow]


def test_fit_shows_no_form_that_cuts_a_text_whatever_room_there_is() -> None:
    """Banners had to count letters: a text that is narrow in itself was cut with room beside it."""

    def headline(width: float) -> Widget:
        return Sized(Text("Wilhelmina: the pickaxe takes a block", LABEL, lines=2), max_width=width)

    narrow, wide, last = (headline(width) for width in (120.0, 240.0, 400.0))
    fit = Fit(narrow, wide, last)
    assert fit.measure(meter(), Size(600, 100)).width <= 240
    fit.place(meter(), Rect(0, 0, 600, 100))
    assert list(fit.children) == [wide]
    named = Fit(Sized(Text("Wilhelmina", LABEL, lines=1, cut=True), max_width=40), last)
    named.place(meter(), Rect(0, 0, 600, 100))
    assert list(named.children) != [last], "a name that players typed may be cut"


def test_forms_that_share_a_part_leave_it_where_it_shows() -> None:
    shared = Text("Pip", LABEL, lines=1)
    tight = Sized(Text("much too long for so little", LABEL, lines=1), max_width=40)
    fit = Fit(Row(shared, tight), Row(box(60, 20), shared))
    fit.place(meter(), ROOM)
    before = shared.rect
    fit.measure(meter(), Size(200, 30))
    assert shared.rect == before
    assert before.x >= ROOM.x + 60


def test_anchored_keeps_its_margin_and_pinned_stays_inside() -> None:
    child = box(100, 50)
    Anchored(child, 1.0, 0.0, margin=16).place(meter(), ROOM)
    assert child.rect == Rect(ROOM.right - 116, 36, 100, 50)
    Pinned(child, (405, 25), (0.5, 1.0)).place(meter(), ROOM)
    assert child.rect == Rect(310, 20, 100, 50)


def test_padding_takes_two_or_four_sides() -> None:
    child = box(10, 10)
    assert Padding(child, (4, 8)).measure(meter(), Size(99, 99)) == Size(18, 26)
    assert Padding(child, (1, 2, 3, 4)).measure(meter(), Size(99, 99)) == Size(14, 16)


def test_units_are_a_900th_of_the_height_times_the_user_scale() -> None:
    assert Viewport.of(1920, 1080).height == 900
    assert Viewport.of(1920, 1080, 2.0).height == 450
    assert Viewport.of(3440, 1440).width == 2150
    small = Viewport.of(1024, 768, 2.0)
    assert small.width >= 800
    assert Viewport.of(1280, 720).to_units(0, 720) == (0, 0)


def test_a_dense_small_window_keeps_its_texts_readable() -> None:
    assert Viewport.of(1600, 1000, dpi_scale=2.0).scale > Viewport.of(1600, 1000).scale


def test_what_is_left_over_goes_to_the_one_that_grows() -> None:
    """An open log had four lines beside a note, whatever room there was below it."""
    for high, shown in ((20.0, 120.0), (80.0, 60.0), (100.0, 40.0)):
        first, log, note = box(50, high), grown(box(50, 200)), box(50, 60)
        Above(first, log, note, gap=10, least=40).place(meter(), Rect(0, 0, 100, 220))
        assert log.rect.height == shown
        assert note.rect.bottom <= 220.0
