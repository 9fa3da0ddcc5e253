"""The set-up: all of it in sight for four players, each option explained, none without use."""

from __future__ import annotations

import msgspec
import pytest

from game.app.routes import SetUp
from game.rules.registry import TITLES
from game.session.family.history import History
from game.session.preferences import LastSetup
from game.session.seats import HUMAN
from game.ui.intents.setup import SetAgent, SetGameOption, SetPack, SetPlayers
from game.ui.marks import Text
from game.ui.scroll import Scroll
from game.ui.shelf.titles import BOXES
from tests.app.desktop import Desktop


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=str)
@pytest.mark.parametrize("title", TITLES)
def test_four_people_are_set_up_without_scrolling(
    desktop: Desktop, title: str, size: tuple[int, int]
) -> None:
    desk = desktop.desk
    desk.resize(size, 1.0)
    desk.show(SetUp(title))
    desk.hear(SetPlayers(4))
    for seat in range(4):
        desk.hear(SetAgent(seat, HUMAN))
    desktop.run(0.2)
    [page] = [node for node in desk.surface.root.walk() if isinstance(node, Scroll)]
    assert page.key == "setup.scroll"
    assert not page.scroll(-1)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=str)
def test_the_chosen_pack_is_named_in_full(desktop: Desktop, size: tuple[int, int]) -> None:
    """“Orchard Pre…” stood there beside free room."""
    desk = desktop.desk
    desk.resize(size, 1.0)
    desk.show(SetUp("brewery"))
    desk.hear(SetPlayers(4))
    desk.hear(SetPack("orchard"))
    desktop.run(0.2)
    texts = [node for node in desk.surface.root.walk() if isinstance(node, Text)]
    [name] = [node for node in texts if node.text.startswith("Orchard Press (")]
    assert not name.wrapped(desk.surface.painter.meter).cut


@pytest.mark.parametrize("title", TITLES)
def test_every_option_is_explained(title: str) -> None:
    for name, words in BOXES[title].option_words().items():
        assert words.line.endswith("."), name


def test_seasons_that_are_even_anyway_are_not_offered(desktop: Desktop) -> None:
    """With three players the season token comes round evenly by itself."""
    desk = desktop.desk
    desk.show(SetUp("brewery"))
    for count, offered in ((4, True), (3, False), (2, True)):
        desk.hear(SetPlayers(count))
        desktop.run(0.2)
        assert ("setup.option.even_seasons" in desktop.widgets()) == offered
    desk.hear(SetGameOption("even_seasons", True))
    desk.hear(SetPlayers(3))
    desktop.run(0.2)
    desktop.click("setup.start")
    desktop.run(0.2)
    assert not desktop.match.game.match.header.options.get("even_seasons")


@pytest.mark.parametrize(("played", "quick"), [(0, True), (2, True), (3, False)])
def test_a_house_that_hardly_knows_towers_begins_with_the_quick_town(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch, played: int, quick: bool
) -> None:
    """The published game is what those who know it find; everybody may switch."""
    monkeypatch.setattr(History, "count", lambda _history, wanted: played * (wanted is not None))
    desk = desktop.desk
    desk.show(SetUp("towers"))
    desktop.run(0.2)
    desktop.click("setup.start")
    desktop.run(0.2)
    assert desktop.match.game.match.header.options["quick_town"] is quick


def test_what_was_set_last_time_is_set_again_but_for_what_isnt_offered_any_more(
    desktop: Desktop,
) -> None:
    desk = desktop.desk
    kept = LastSetup("towers", "classic", (), {"short_game": True, "quick_town": False})
    desk.prefer(msgspec.structs.replace(desk.preferences, last_setup=kept))
    desk.show(SetUp("towers"))
    desktop.run(0.2)
    assert "setup.option.short_game" not in desktop.widgets()
    desktop.click("setup.start")
    desktop.run(0.2)
    options = desktop.match.game.match.header.options
    assert options == {"short_game": False, "quick_town": False}
