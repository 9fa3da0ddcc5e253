"""A family at the set-up and after the game: who sits there, and whose the games are."""

from __future__ import annotations

import msgspec

from game.app.match.screen import MatchScreen
from game.app.routes import Result, SetUp
from game.session.family.profiles import Profile
from game.session.match import Match
from game.session.preferences import LastSetup
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.marks import Text
from tests.app.desktop import ENTER, Desktop

ADA = Profile("00000000000a", "Ada", "green", "architect")
OTHER = Profile("00000000000b", "Ada", "pink")


def set_up(desktop: Desktop, *family: Profile) -> None:
    """A new game of people, before the set-up."""
    for profile in family:
        desktop.saves.archive.profiles.put(profile)
    desktop.desk.show(SetUp("biomes"))
    desktop.run(0.1)


def texts(desktop: Desktop) -> set[str]:
    """What is written on the screen."""
    return {each.text for each in desktop.desk.surface.root.walk() if isinstance(each, Text)}


def test_somebody_of_the_family_sits_down_with_one_click(desktop: Desktop) -> None:
    set_up(desktop, ADA)
    desktop.click(f"setup.0.profile.{ADA.id}")
    desktop.press_key(ENTER)
    desktop.settle()
    [first, *_others] = desktop.match.game.match.header.players
    assert (first.name, first.color, first.profile) == ("Ada", "green", ADA.id)


def test_two_of_one_name_may_sit_at_one_table(desktop: Desktop) -> None:
    set_up(desktop, ADA, OTHER)
    desktop.click("setup.1.agent.human")
    desktop.click(f"setup.0.profile.{ADA.id}")
    desktop.click(f"setup.1.profile.{OTHER.id}")
    desktop.click(f"setup.1.profile.{ADA.id}")
    desktop.press_key(ENTER)
    desktop.settle()
    players = desktop.match.game.match.header.players
    assert [each.profile for each in players] == [ADA.id, OTHER.id], "nobody sits there twice"


def test_whoever_types_a_name_can_be_kept_with_one_click(desktop: Desktop) -> None:
    set_up(desktop)
    desktop.click("setup.0.keep")
    [profile] = desktop.saves.archive.profiles.all()
    assert f"setup.0.profile.{profile.id}" in desktop.widgets()
    assert "setup.0.keep" not in desktop.widgets()
    assert profile.adopts == profile.name


def test_another_name_is_somebody_else(desktop: Desktop) -> None:
    set_up(desktop, ADA)
    desktop.click(f"setup.0.profile.{ADA.id}")
    desktop.click("setup.0.name")
    desktop.type("x")
    desktop.press_key(ENTER)
    desktop.settle()
    assert desktop.match.game.match.header.players[0].profile == ""


def test_who_was_renamed_or_left_is_so_at_the_next_set_up(desktop: Desktop) -> None:
    set_up(desktop, ADA)
    desktop.click(f"setup.0.profile.{ADA.id}")
    desktop.press_key(ENTER)
    desktop.settle()
    profiles = desktop.saves.archive.profiles
    profiles.put(msgspec.structs.replace(ADA, name="Ada Maria"))
    desktop.desk.show(SetUp("biomes"))
    assert desktop.desk.screen.report()["names"][0] == "Ada Maria"  # type: ignore[index] # names
    profiles.remove(ADA.id)
    desktop.desk.show(SetUp("biomes"))
    desktop.press_key(ENTER)
    desktop.settle()
    assert desktop.match.game.match.header.players[0].profile == ""
    assert isinstance(desktop.desk.preferences.last_setup, LastSetup)


def decided_by_a_head_start() -> Match:
    """A finished game that Mira would have lost without her head start."""
    catalogue = play_of("biomes").load("classic")
    seats = [Seat("Mira", "random", COLORS[0], head_start=100), Seat("Jonas", "random", COLORS[1])]
    match = Match.new("biomes", catalogue, seats, 1)
    play_out(match)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    return match


def test_a_head_start_is_told_and_counts_at_the_end(desktop: Desktop) -> None:
    match = decided_by_a_head_start()
    desktop.desk.show(Result(match, match.state_view(0), 0))
    desktop.run(0.2)
    assert {"Head start", "Mira wins!"} <= texts(desktop)
    desktop.saves.autosave(match)
    [entry] = desktop.saves.archive.history.page()
    assert [seat.won for seat in entry.seats] == [True, False]
    assert match.record().result.winners == (1,)  # type: ignore[union-attr] # it is over


def test_a_head_start_is_set_for_people_alone(desktop: Desktop) -> None:
    set_up(desktop)
    desktop.click("setup.0.start.more")
    assert "setup.1.start.more" not in desktop.widgets()
    desktop.click("setup.start")
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, MatchScreen)
    starts = [(each.agent == HUMAN, each.head_start) for each in screen.game.match.header.players]
    assert starts[0] == (True, 5)
    assert starts[1] == (False, 0)


def test_the_only_one_of_the_family_sits_there_unasked(desktop: Desktop) -> None:
    """Who had said a name in a first game was Player 1 at the next set-up."""
    set_up(desktop, ADA)
    assert desktop.desk.screen.report()["names"][0] == ADA.name  # type: ignore[index] # names
    desktop.press_key(ENTER)
    desktop.settle()
    assert desktop.match.game.match.header.players[0].profile == ADA.id
