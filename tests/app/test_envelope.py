"""The card of the sealed envelope: during a game, on its result, and while it is watched."""

from __future__ import annotations

import pytest

from game.app.lesson.first_game import FirstGameScreen
from game.app.routes import FirstGame, NewGame, Replayed, Result, SetUp
from game.app.screens.envelope import EnvelopeDialog
from game.app.screens.rulebook import RulebookDialog
from game.session.commitment import agrees, digits, short
from game.session.match import Match
from game.session.replay import Replay
from game.session.seats import HUMAN, seats_of
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.clipboard import CLIPBOARD
from tests.app.desktop import ESCAPE, Desktop, Thoughtless
from tests.app.test_app_menu import words

SALT = "5ea1" * 8


def over(salt: str = SALT) -> Match:
    match = Match.new(
        "towers", play_of("towers").load("classic"), seats_of(("random", "random")), 3, salt=salt
    )
    play_out(match)
    return match


def tip(desktop: Desktop, key: str) -> str:
    """What a pointer that rests there is told."""
    found = desktop.desk.surface.find(key)
    assert found is not None
    return found.tip


def test_every_new_game_seals_its_deal_and_no_two_are_sealed_alike(desktop: Desktop) -> None:
    numbers = set()
    for _game in range(2):
        desktop.desk.show(NewGame("biomes", "classic", seats_of((HUMAN, HUMAN)), seed=4))
        header = desktop.match.game.match.header
        assert agrees(header, header.salt)
        numbers.add(header.commitment)
    assert len(numbers) == 2


def test_a_game_of_the_same_players_is_sealed_as_well(desktop: Desktop) -> None:
    desktop.desk.show(NewGame("biomes", "classic", seats_of((HUMAN, HUMAN)), seed=4))
    first = desktop.match.game.match.header
    desktop.press_key(ESCAPE)
    desktop.click("menu.again")
    again = desktop.match.game.match.header
    assert agrees(again, again.salt)
    assert again.salt != first.salt


def test_a_first_game_is_sealed_as_well(desktop: Desktop) -> None:
    desktop.desk.show(FirstGame("biomes"))
    screen = desktop.desk.screen
    assert isinstance(screen, FirstGameScreen)
    header = screen.inner.game.match.header
    assert agrees(header, header.salt)


def test_the_card_shows_the_seal_and_never_the_salt_before_the_end(desktop: Desktop) -> None:
    desktop.desk.show(NewGame("biomes", "classic", seats_of((HUMAN, HUMAN)), seed=4))
    header = desktop.match.game.match.header
    desktop.press_key(ESCAPE)
    desktop.click("menu.envelope")
    assert isinstance(desktop.desk.dialog, EnvelopeDialog)
    assert short(header.commitment) in words(desktop)
    assert header.salt[:4] + " " + header.salt[4:8] not in words(desktop)
    desktop.click("envelope.copy")
    assert CLIPBOARD.paste() == digits(header.commitment)
    assert "Copied" in words(desktop)
    desktop.press_key(ESCAPE)
    assert "Menu" in words(desktop)


def test_how_it_works_stands_in_the_rulebook(desktop: Desktop) -> None:
    desktop.desk.show(NewGame("biomes", "classic", seats_of((HUMAN, HUMAN)), seed=4))
    desktop.press_key(ESCAPE)
    desktop.click("menu.envelope")
    desktop.click("envelope.rules")
    dialog = desktop.desk.dialog
    assert isinstance(dialog, RulebookDialog)
    assert dialog.page is not None
    assert dialog.page.id == "envelope"
    desktop.press_key(ESCAPE)
    assert isinstance(desktop.desk.dialog, EnvelopeDialog)


def test_the_result_opens_the_envelope(desktop: Desktop) -> None:
    desktop.desk.think_with(Thoughtless())
    match = over()
    desktop.desk.show(Result(match))
    desktop.settle()
    desktop.click("result.envelope")
    assert "all is well" in words(desktop)
    assert " ".join(["5ea1"] * 8) in words(desktop)
    desktop.click("envelope.copy")
    assert CLIPBOARD.paste() == f"{digits(match.header.commitment)} {SALT}"


def test_what_the_envelope_is_for_is_told_wherever_it_is_a_padlock_alone(desktop: Desktop) -> None:
    """The result had a padlock without a word, and before the game nothing spoke of it."""
    desktop.desk.think_with(Thoughtless())
    desktop.desk.show(Result(over()))
    desktop.settle()
    tips = [tip(desktop, "result.envelope")]
    desktop.desk.show(NewGame("biomes", "classic", seats_of((HUMAN, HUMAN)), seed=4))
    desktop.press_key(ESCAPE)
    tips.append(tip(desktop, "menu.envelope"))
    desktop.press_key(ESCAPE)
    desktop.desk.show(SetUp("biomes"))
    desktop.settle()
    tips.append(tip(desktop, "setup.start"))
    assert all("sealed before the first move" in each for each in tips), tips
    assert tips[0].startswith("Sealed envelope"), "what is no word there has its name in the tip"


def test_a_game_that_has_no_seal_shows_none(desktop: Desktop) -> None:
    desktop.desk.think_with(Thoughtless())
    desktop.desk.show(Result(over(salt="")))
    desktop.settle()
    assert desktop.desk.surface.find("result.envelope") is None


@pytest.mark.parametrize("true", [True, False])
def test_a_game_that_is_watched_says_whether_deal_and_seal_agree(
    desktop: Desktop, true: bool
) -> None:
    record = over().record()
    replay = Replay(record)
    if not true:
        replay.salt = "f" * 32
    desktop.desk.show(Replayed(replay))
    desktop.settle()
    desktop.click("hud.menu")
    desktop.click("menu.envelope")
    assert ("all is well" in words(desktop)) is true
    assert ("does not agree" in words(desktop)) is not true
