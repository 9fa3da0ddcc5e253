"""Who sits where in the set-up, by what name, and what is kept of it."""

from __future__ import annotations

from pyglet.window import key as keys
from pyglet.window import mouse

from game.ai.levels import is_agent
from game.app.routes import SetUp
from game.app.screens.seating import FORMER, USUAL, Seating
from game.app.screens.setup import SetupScreen
from game.session.preferences import LastSetup, Preferences, SeatChoice
from game.session.seats import COLORS, HUMAN
from game.ui.field import TextField
from game.ui.intents.setup import SetColor
from tests.app.desktop import ENTER, Desktop


def kept(*seats: tuple[str, str]) -> list[SeatChoice]:
    colors = ("pink", "green", "blue", "red")
    return [SeatChoice(*seat, colors[place]) for place, seat in enumerate(seats)]


def names(seating: Seating) -> list[str]:
    return [row.name for row in seating.rows]


def agents(seating: Seating) -> list[str]:
    return [row.agent for row in seating.rows]


def test_at_first_a_person_meets_a_friendly_opponent() -> None:
    seating = Seating()
    assert agents(seating) == [HUMAN, "apprentice"]
    assert names(seating) == ["Player 1", "Hazel"]
    seating.resize(4)
    assert len(set(names(seating))) == 4
    assert all(agent == HUMAN or is_agent(agent) for agent in (*USUAL, *FORMER.values()))


def test_people_without_names_are_told_apart() -> None:
    seating = Seating()
    seating.let_play(1, HUMAN)
    assert names(seating) == ["Player 1", "Player 2"]


def test_another_level_brings_another_name() -> None:
    seating = Seating()
    seating.let_play(1, "master")
    assert names(seating)[1] == "Alder"
    seating.let_play(1, "master:collector")
    assert names(seating)[1] == "Alder"


def test_two_of_a_kind_get_two_names() -> None:
    seating = Seating()
    seating.resize(4)
    for seat in range(4):
        seating.let_play(seat, "builder")
    assert len(set(names(seating))) == 4


def test_a_written_name_stays_with_the_opponent() -> None:
    seating = Seating()
    seating.name(1, "Grandpa")
    seating.let_play(1, "sprout:fighter")
    assert names(seating)[1] == "Grandpa"


def test_a_person_gets_the_own_name_back() -> None:
    seating = Seating()
    seating.name(0, "Zoe")
    seating.let_play(0, "architect")
    assert names(seating)[0] == "Olwen"
    seating.let_play(0, HUMAN)
    assert names(seating)[0] == "Zoe"


def test_who_joins_is_not_called_like_somebody_else() -> None:
    seating = Seating(kept(("Bruno", HUMAN), ("Hazel", "apprentice")))
    seating.resize(3)
    assert agents(seating)[2] == "builder"
    assert len(set(names(seating))) == 3


def test_what_was_kept_comes_back() -> None:
    seating = Seating(kept(("Zoe", HUMAN), ("Grandpa", "master:planner"), ("Pip", "sprout")))
    assert names(seating) == ["Zoe", "Grandpa", "Pip"]
    assert agents(seating) == [HUMAN, "master:planner", "sprout"]
    assert [row.color for row in seating.rows] == ["pink", "green", "blue"]
    seating.resize(4)
    assert len({row.color for row in seating.rows}) == 4


def test_agents_of_before_the_levels_come_back_as_their_likes() -> None:
    seating = Seating(kept(("Ada", HUMAN), ("Ben", "greedy"), ("Grandpa", "random")))
    assert agents(seating) == [HUMAN, "builder", "sprout"]
    assert names(seating) == ["Ada", "Bruno", "Grandpa"]


def test_an_unknown_agent_or_colour_is_not_taken_over() -> None:
    rows = [SeatChoice("Zoe", HUMAN, "red"), SeatChoice("X", "oracle", "blue")]
    seating = Seating([*rows, SeatChoice("Y", "sprout", "mauve")])
    assert agents(seating) == [HUMAN, "apprentice", "builder"]
    assert "X" not in names(seating)


def open_setup(desktop: Desktop) -> None:
    desktop.desk.go(SetupScreen(desktop.desk.host, SetUp("biomes")))
    desktop.desk.settle()


def tab_to(desktop: Desktop, key: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(60):
        if desktop.desk.surface.touch.focused == key:
            return
        desktop.press_key(keys.TAB)
    raise AssertionError(f"Tab never comes to {key}")


def test_an_opponent_is_chosen_by_mouse_and_kept(desktop: Desktop) -> None:
    open_setup(desktop)
    desktop.click("setup.1.agent.builder")
    desktop.click("setup.1.temper.fighter")
    desktop.press_key(ENTER)
    seat = desktop.match.game.match.seats[1]
    assert (seat.agent, seat.name) == ("builder:fighter", "Bruno")
    open_setup(desktop)
    desktop.click("setup.1.agent.sprout")
    desktop.press_key(ENTER)
    assert desktop.match.game.match.seats[1].agent == "sprout:fighter", "the temper is kept"


def test_an_opponent_is_chosen_by_keyboard_alone(desktop: Desktop) -> None:
    open_setup(desktop)
    tab_to(desktop, "setup.1.agent.apprentice")
    desktop.press_key(keys.RIGHT)
    desktop.press_key(keys.SPACE)
    desktop.press_key(keys.DOWN)
    desktop.press_key(keys.SPACE)
    tab_to(desktop, "setup.start")
    desktop.press_key(ENTER)
    level, _, temper = desktop.match.game.match.seats[1].agent.partition(":")
    assert level == "builder"
    assert temper


def test_a_set_up_of_an_older_version_can_be_played(desktop: Desktop) -> None:
    seats = (SeatChoice("Ada", HUMAN, "red"), SeatChoice("Ben", "greedy", "blue"))
    desktop.desk.prefer(Preferences(last_setup=LastSetup("biomes", "classic", seats)))
    open_setup(desktop)
    desktop.press_key(ENTER)
    assert [seat.agent for seat in desktop.match.game.match.seats] == [HUMAN, "builder"]


def test_every_seat_can_have_any_colour_and_no_two_are_alike(desktop: Desktop) -> None:
    screen = SetupScreen(desktop.desk.host, SetUp("biomes"))
    desktop.desk.go(screen)
    desktop.desk.settle()
    desktop.click("setup.players.4")
    assert any(row.agent != HUMAN for row in screen._seating.rows)
    for seat in range(4):
        for color in COLORS:
            screen.on(SetColor(seat, color))
            colors = [row.color for row in screen._seating.rows]
            assert colors[seat] == color
            assert sorted(colors) == sorted(COLORS)
        desktop.desk.settle()
        shown = {f"setup.{seat}.color.{color}" for color in COLORS}
        assert shown <= desktop.widgets()
    desktop.click("setup.players.2")
    desktop.click("setup.1.color.pink")
    assert screen._seating.rows[1].color == "pink"


def test_a_double_click_on_a_name_selects_it_so_that_another_is_typed_over_it(
    desktop: Desktop,
) -> None:
    desktop.shelf()
    desktop.desk.show(SetUp("biomes"))
    desktop.settle()
    x, y = map(int, desktop.place("setup.0.name"))
    for _ in range(2):
        desktop.send("on_mouse_press", x, y, mouse.LEFT, 0)
        desktop.send("on_mouse_release", x, y, mouse.LEFT, 0)
    desktop.type("Jo")
    field = desktop.desk.surface.find("setup.0.name")
    assert isinstance(field, TextField)
    assert field.text == "Jo"
