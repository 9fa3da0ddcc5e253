"""Before the first game of all somebody is asked for a name, once; Enter goes on without."""

from __future__ import annotations

from game.app.lesson.first_game import FirstGameScreen
from game.app.routes import BoxPage
from game.session.match import Match
from game.session.preferences import LastSetup, SeatChoice
from game.session.seats import COLORS, HUMAN
from tests.app.desktop import ENTER, ESCAPE, Desktop

NAME = "naming.name"


def box(desktop: Desktop, title: str = "biomes") -> None:
    desktop.desk.show(BoxPage(title))
    desktop.run(0.2)


def first_game(desktop: Desktop) -> Match:
    screen = desktop.desk.screen
    assert isinstance(screen, FirstGameScreen)
    return screen.inner.game.match


def test_a_name_that_is_said_is_kept_in_the_family(desktop: Desktop) -> None:
    box(desktop)
    desktop.press_key(ENTER)
    assert NAME in desktop.widgets()
    assert desktop.desk.screen.name == "box"
    desktop.type("Kim")
    desktop.press_key(ENTER)
    desktop.settle()
    [profile] = desktop.saves.archive.profiles.all()
    seat = first_game(desktop).seats[0]
    assert (seat.name, seat.profile, profile.name) == ("Kim", profile.id, "Kim")
    [row] = desktop.desk.preferences.last_setup.seats
    assert (row.name, row.profile, row.agent) == ("Kim", profile.id, HUMAN)


def test_who_says_no_name_plays_and_is_not_asked_again(desktop: Desktop) -> None:
    box(desktop)
    desktop.press_key(ENTER)
    desktop.press_key(ENTER)
    desktop.settle()
    assert first_game(desktop).seats[0].name == "Player 1", "nobody is called by another's name"
    assert not desktop.saves.archive.profiles.all()
    box(desktop, "towers")
    desktop.press_key(ENTER)
    assert NAME not in desktop.widgets()
    assert first_game(desktop).header.title == "towers"


def test_going_back_begins_nothing_and_is_no_answer(desktop: Desktop) -> None:
    box(desktop)
    desktop.press_key(ENTER)
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "box"
    assert NAME not in desktop.widgets()
    desktop.press_key(ENTER)
    assert NAME in desktop.widgets()


def test_who_has_a_name_here_is_not_asked(desktop: Desktop) -> None:
    desk = desktop.desk
    kept = LastSetup(seats=(SeatChoice("Mira", HUMAN, COLORS[0]),))
    desk.prefer(type(desk.preferences)(last_setup=kept))
    box(desktop)
    desktop.press_key(ENTER)
    desktop.settle()
    assert first_game(desktop).seats[0].name == "Mira"
