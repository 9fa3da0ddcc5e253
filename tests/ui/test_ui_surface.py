from __future__ import annotations

import pytest
from PIL import Image

from game.ui.boxes import Anchored, Modal, Panel, Sized
from game.ui.controls import Pressable, button, icon_button
from game.ui.field import MARGIN, TextField
from game.ui.focus import stops
from game.ui.intents import Back, LightUp, Quit, SetPreference, TakeWay, Undo
from game.ui.intents.setup import SetName, SetPlayers, SetSeed, StartGame
from game.ui.layout import Align, Column, Row, Stack
from game.ui.marks import Picture, Text
from game.ui.panels.dialogs import question
from game.ui.panels.log import LogLine, log
from game.ui.rect import Rect
from game.ui.scroll import Scroll
from game.ui.theme import BODY_BOLD, TITLE
from game.ui.tips import AFTER_S, tip
from game.ui.value_controls import Slider, choice, segments, toggle
from game.ui.widget import Widget
from tests.ui.gallery import PEOPLE
from tests.ui.stage import Heard, click, find, meter, middle, surface


def corner(widget: Widget) -> Widget:
    return Anchored(widget, 0, 0, 16)


def test_a_click_sends_the_intent_once_and_only_where_it_began() -> None:
    heard = Heard()
    row = Row(button("undo", "Undo", Undo(), heard), button("quit", "Quit", Quit(), heard))
    shown = surface(corner(row))
    click(shown, find(shown, "undo"))
    assert heard == [Undo()]
    shown.pointer_pressed(*middle(shown, find(shown, "undo")))
    shown.pointer_released(*middle(shown, find(shown, "quit")))
    assert heard == [Undo()]


def test_the_pointer_passes_to_the_table_where_no_widget_is() -> None:
    shown = surface(corner(button("undo", "Undo", Undo(), Heard())))
    assert not shown.pointer_pressed(1500, 20)
    assert shown.pointer_pressed(*middle(shown, find(shown, "undo")))


def test_a_greyed_button_does_nothing_and_tells_why() -> None:
    heard = Heard()
    made = button("undo", "Undo", Undo(), heard, shortcut="Ctrl+Z", reason="nothing to undo")
    shown = surface(corner(made))
    click(shown, made)
    assert shown.key("Ctrl+Z")
    assert heard == []
    assert made.tip == "nothing to undo"


def test_hover_only_repaints() -> None:
    made = button("undo", "Undo", Undo(), Heard())
    shown = surface(corner(made))
    still = bytes(shown.paint().data)
    assert not shown.dirty
    root = shown.root
    shown.pointer_moved(*middle(shown, made))
    assert bytes(shown.paint().data) != still
    assert shown.root is root
    shown.pointer_moved(*middle(shown, made))
    assert not shown.dirty


def test_shortcuts_press_buttons_and_the_topmost_dialog_has_them_alone() -> None:
    heard = Heard()
    below = button("back", "Back", Back(), heard, shortcut="Ctrl+Z")
    shown = surface(Stack(corner(below), None))
    assert shown.key("Ctrl+Z")
    assert heard == [Back()]
    assert not shown.key("X")
    shown.show(Stack(corner(below), question("Leave?", "", ("Leave",), heard)))
    assert not shown.key("Ctrl+Z")
    assert shown.key("Enter")
    assert heard == [Back(), TakeWay(0)]


def test_a_dialog_keeps_pointer_and_focus() -> None:
    heard = Heard()
    below = button("below", "Below", Undo(), heard)
    dialog = Modal(Anchored(button("yes", "Yes", TakeWay(0), heard), 0.5, 0.5))
    shown = surface(Stack(corner(below), dialog))
    click(shown, below)
    assert heard == []
    assert [node.key for node in stops(shown.root)] == ["yes"]
    shown.key("Tab")
    shown.key("Enter")
    assert heard == [TakeWay(0)]


def test_tab_goes_round_and_arrows_go_to_the_nearest() -> None:
    heard = Heard()
    grid = Column(
        Row(button("a", "A", Undo(), heard), button("b", "B", Undo(), heard)),
        Row(button("c", "C", Undo(), heard), button("d", "D", Quit(), heard)),
        align=Align.START,
    )
    shown = surface(corner(grid))
    order = []
    for _step in range(5):
        shown.key("Tab")
        order.append(shown.touch.focused)
    assert order == ["a", "b", "c", "d", "a"]
    shown.key("Shift+Tab")
    assert shown.touch.focused == "d"
    shown.key("Up")
    assert shown.touch.focused == "b"
    shown.key("Left")
    assert shown.touch.focused == "a"
    shown.key("Down")
    shown.key("Right")
    assert shown.touch.focused == "d"
    shown.key("Space")
    assert heard == [Quit()]


def test_the_focus_ring_shows_with_the_keyboard_and_not_with_the_mouse() -> None:
    made = button("undo", "Undo", Undo(), Heard())
    shown = surface(corner(made))
    plain = len(shown.paint())
    shown.key("Tab")
    assert len(shown.paint()) > plain
    click(shown, made)
    assert not shown.touch.ring


def test_an_arrow_to_the_side_stays_in_the_row_however_long_it_is() -> None:
    """At the foot of the set-up stand Back and Start, with something wide above Back."""
    heard = Heard()
    ends = button("back", "Back", Undo(), heard), button("start", "Start", Quit(), heard)
    foot = Row(*ends, gap=900)
    wide = button("wide", "W" * 30, Undo(), heard)
    shown = surface(corner(Column(wide, foot, align=Align.START)))
    shown.focus("back")
    shown.key("Right")
    assert shown.touch.focused == "start"
    shown.key("Left")
    assert shown.touch.focused == "back"
    shown.key("Left")
    assert shown.touch.focused == "back"


def test_arrows_without_focus_belong_to_the_table() -> None:
    shown = surface(corner(button("undo", "Undo", Undo(), Heard())))
    assert not shown.key("Left")


def test_focus_survives_a_rebuild() -> None:
    def build() -> Widget:
        return corner(Row(button("a", "A", Undo(), Heard()), button("b", "B", Undo(), Heard())))

    shown = surface(build())
    shown.focus("b")
    shown.show(build())
    assert shown.touch.focused == "b"
    shown.show(corner(button("a", "A", Undo(), Heard())))
    assert shown.touch.focused == ""


def test_typing_into_a_field_takes_letters_but_not_shortcuts() -> None:
    heard = Heard()
    field = TextField("name", "Mira", lambda text: SetName(0, text), heard, most=6)
    shown = surface(corner(Row(field, button("x", "X", Quit(), heard, shortcut="X"))))
    click(shown, field)
    assert shown.typing
    assert shown.key("X")
    shown.typed("X")
    shown.typed("yz")
    shown.key("Backspace")
    assert heard[-1] == SetName(0, "MiraX")
    assert Quit() not in heard


def test_the_caret_goes_where_it_is_sent_and_stays_there() -> None:
    heard = Heard()
    text = "Mira"

    def build() -> Widget:
        return corner(TextField("name", text, lambda new: SetName(0, new), heard, width=300))

    shown = surface(build())
    shown.focus("name")
    for key in ("Home", "Right", "Delete"):
        shown.key(key)
    shown.typed("a")
    assert heard[-1] == SetName(0, "Mara")
    text = "Mara"
    shown.show(build())
    shown.key("Backspace")
    assert heard[-1] == SetName(0, "Mra")
    for key in ("Left", "Left", "Left", "End", "Right"):
        shown.key(key)
    shown.typed("!")
    assert heard[-1] == SetName(0, "Mra!")


def test_a_click_puts_the_caret_between_two_letters() -> None:
    heard = Heard()
    field = TextField("name", "Mira", lambda new: SetName(0, new), heard, width=300)
    shown = surface(corner(field))
    left, (_x, y) = field.rect.x, middle(shown, field)
    ahead = shown.painter.meter.width("Mi", BODY_BOLD) + MARGIN
    shown.pointer_pressed((left + ahead) * shown.viewport.scale, y)
    shown.typed("n")
    assert heard == [SetName(0, "Minra")]


def test_enter_in_a_field_presses_the_main_button() -> None:
    heard = Heard()
    field = TextField("name", "Mira", lambda new: SetName(0, new), heard)
    shown = surface(corner(Row(field, button("x", "X", StartGame(), heard, shortcut="Enter"))))
    shown.focus("name")
    shown.key("Enter")
    assert heard == [StartGame()]


def test_a_number_field_takes_digits_alone() -> None:
    heard = Heard()
    field = TextField("seed", "", SetSeed, heard, accepts=str.isdecimal)
    shown = surface(corner(field))
    shown.focus("seed")
    shown.typed("4a2")
    assert heard == [SetSeed("42")]


def percent(factor: float) -> SetPreference:
    return SetPreference("ui_scale", factor)


def test_a_slider_follows_the_pointer_and_the_arrows() -> None:
    heard = Heard()
    slider = Slider("size", 1.0, percent, heard, low=0.0, high=4.0, step=0.5, width=400)
    shown = surface(corner(slider))
    x, y = middle(shown, slider)
    shown.pointer_pressed(x, y)
    shown.pointer_moved(x + 2000, y)
    shown.pointer_released(x + 2000, y)
    assert heard == [SetPreference("ui_scale", 2.0), SetPreference("ui_scale", 4.0)]
    shown.focus("size")
    shown.key("Left")
    assert heard[-1] == SetPreference("ui_scale", 3.5)


def test_switches_choices_and_segments_send_the_new_value() -> None:
    heard = Heard()
    options = [(2, "two"), (3, "three"), (4, "four")]
    row = Row(
        toggle(
            "motion", "Less motion", True, lambda on: SetPreference("reduced_motion", on), heard
        ),
        choice("players", options, 4, SetPlayers, heard),
        segments("count", options, 2, SetPlayers, heard),
    )
    shown = surface(corner(row))
    for key in ("motion", "players.more", "players.less", "count.3"):
        click(shown, find(shown, key))
    assert heard == [
        SetPreference("reduced_motion", False),
        SetPlayers(2),
        SetPlayers(3),
        SetPlayers(3),
    ]


def test_a_scroll_moves_by_wheel_keeps_its_place_and_shows_the_focus() -> None:
    def build() -> Widget:
        rows = [button(f"b{i}", f"Button {i}", Undo(), Heard()) for i in range(30)]
        return Anchored(Sized(Scroll("list", Column(*rows)), height=200), 0, 0, 0)

    shown = surface(build())
    first = find(shown, "b0").rect.y
    x, y = middle(shown, find(shown, "b0"))
    assert shown.scrolled(x, y, -2)
    moved = find(shown, "b0").rect.y
    assert moved < first
    shown.show(build())
    assert find(shown, "b0").rect.y == moved
    shown.focus("b29")
    assert find(shown, "b29").rect.bottom <= find(shown, "list").rect.bottom


@pytest.mark.parametrize("height", [20.0, 37.0, 60.0])
def test_the_wheel_stops_where_the_upper_edge_cuts_nothing(height: float) -> None:
    """A gap as high as a line stood above what was scrolled."""
    rows = [
        Sized(button(f"row.{n}", "Row", TakeWay(0), Heard()), min_height=height) for n in range(30)
    ]
    scroll = Scroll("s", Column(*rows, gap=7))
    shown = surface(corner(Sized(scroll, width=300, height=200)))
    for steps in (-1.0, 1.0):
        before = -1.0
        while scroll.look != before:
            before = scroll.look
            scroll.scroll(steps)
            assert (scroll.look - before) * steps <= 0.0
            if 1.0 < scroll.look < scroll._most - 1.0:
                assert scroll._whole.y == scroll.rect.y
    assert scroll.look == 0.0
    shown.paint()


def test_what_is_scrolled_away_can_not_be_clicked() -> None:
    heard = Heard()
    rows = [button(f"b{i}", "B", Undo(), heard) for i in range(30)]
    shown = surface(Anchored(Sized(Scroll("list", Column(*rows)), height=200), 0, 0.5, 0))
    click(shown, find(shown, "b25"))
    assert heard == []


def test_a_content_that_just_fits_has_no_bar() -> None:
    child = Sized(Widget(), width=50, height=200.0000001)
    scroll = Scroll("list", child)
    surface(Anchored(Sized(scroll, height=200), 0, 0, 0)).paint()
    assert not scroll.focusable
    assert not scroll.scroll(-1)


def test_a_log_line_lights_up_under_the_pointer() -> None:
    heard = Heard()
    lines = (LogLine(4, "Mira moves", 0), LogLine(5, "Jonas moves", 1))
    shown = surface(corner(Sized(log(lines, PEOPLE, heard, is_open=True), width=300)))
    shown.pointer_moved(*middle(shown, find(shown, "log.4")))
    shown.pointer_moved(1500, 5)
    assert heard == [LightUp(4), LightUp(None)]


@pytest.mark.parametrize("by_keys", [False, True])
def test_what_goes_from_under_pointer_or_focus_is_left(*, by_keys: bool) -> None:
    """A field stayed lit for six rounds after the line about it had gone."""
    heard = Heard()
    lines = (LogLine(0, "Mira takes wood", 0), LogLine(1, "Jonas takes sand", 1))
    shown = surface(corner(log(lines, PEOPLE, heard, is_open=True)))
    if by_keys:
        shown.focus("log.1")
    else:
        shown.pointer_moved(*middle(shown, find(shown, "log.1")))
    assert heard == [LightUp(1)]
    shown.show(corner(Text("something else")))
    assert heard == [LightUp(1), LightUp(None)]
    shown.show(corner(Text("and again")))
    assert len(heard) == 2


def test_an_open_log_says_that_nothing_has_happened_yet() -> None:
    texts = [
        node.text
        for node in log((), PEOPLE, Heard(), is_open=True).walk()
        if isinstance(node, Text)
    ]
    assert "Nothing has happened yet" in texts


def test_a_tip_comes_after_a_while_and_goes_with_the_pointer() -> None:
    made = icon_button("menu", "menu", "A long name for a small button", Back(), Heard())
    shown = surface(Anchored(made, 1.0, 0.0, 4))
    plain = len(shown.paint())
    shown.pointer_moved(*middle(shown, made))
    assert shown.waiting
    shown.advance(AFTER_S / 2)
    assert len(shown.paint()) == plain
    shown.advance(AFTER_S)
    assert (shown.dirty, shown.waiting) == (True, False)
    assert len(shown.paint()) > plain
    shown.pointer_moved(5, 5)
    assert len(shown.paint()) == plain


def test_a_pressed_button_has_no_tip_until_the_pointer_returns() -> None:
    made = icon_button("menu", "menu", "A name", Back(), Heard())
    shown = surface(corner(made))
    plain = len(shown.paint())
    click(shown, made)
    shown.advance(10 * AFTER_S)
    assert not shown.waiting
    assert len(shown.paint()) == plain


@pytest.mark.parametrize("at", [(0.0, 0.0), (0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (1.0, 1.0)])
@pytest.mark.parametrize("side", [20, 400, 860])
def test_tips_stay_inside_the_window_and_away_from_the_pointer(
    at: tuple[float, float], side: int
) -> None:
    window = Rect(0, 0, 1600, 900)
    owner = Rect(at[0] * (1600 - side), at[1] * (900 - side), side, side)
    x, y = owner.center
    place = tip("A tip of some length " * 6, owner, (x, y), meter(), window).rect
    assert place.meets(window) == pytest.approx(place)
    assert not place.contains(x, y)


@pytest.mark.parametrize("owner", [Rect(1352, 18, 232, 125), Rect(20, 780, 46, 46)])
def test_tips_hide_nothing_of_what_they_tell_of(owner: Rect) -> None:
    x, y = owner.center
    window = Rect(0, 0, 1600, 900)
    place = tip("Look at the board of Mira", owner, (x, y + 10), meter(), window).rect
    shared = place.meets(owner)
    assert shared.width <= 0 or shared.height <= 0


def test_an_atlas_that_is_full_is_emptied_and_filled_anew() -> None:
    shown = surface(corner(Text("Wooden toys")))
    shown.atlas.size = 128
    for letters in ("ABCDEFGHIJ", "KLMNOPQRST", "abcdefghij", "klmnopqrst"):
        shown.show(corner(Text(letters, TITLE)))
        assert len(shown.paint()) == len(letters)
    assert shown.atlas.generation > 0


def test_pictures_are_scaled_to_their_place_and_can_be_replaced() -> None:
    shown = surface(corner(Picture("box", 160, 90)))
    shown.atlas.replace_picture("box", Image.new("RGB", (32, 18), "red"))
    shown.paint()
    uploads = shown.atlas.take_uploads()
    assert [(u.width, u.height) for u in uploads] == [(160, 90)]
    shown.atlas.replace_picture("box", Image.new("RGB", (32, 18), "blue"))
    shown.paint()
    assert shown.atlas.take_uploads()[0].pixels[:4] == bytes((0, 0, 255, 255))


def test_an_emptied_atlas_makes_every_surface_paint_again() -> None:
    shown = surface(corner(Text("Wooden toys")))
    shown.paint()
    seen = [shown.dirty]
    shown.atlas.clear()
    seen.append(shown.dirty)
    shown.paint()
    seen.append(shown.dirty)
    assert seen == [False, True, False]


def test_a_framed_picture_is_a_part_of_its_button() -> None:
    heard = Heard()
    framed = Panel(Text("a picture"), padding=20)
    shown = surface(Anchored(Pressable("framed", framed, Undo(), heard), 0.5, 0.5))
    click(shown, framed)
    assert heard == [Undo()]
