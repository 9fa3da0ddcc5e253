"""Another language at any moment: from the shelf's globe, and in the middle of a match."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from PIL import Image

import game.app.screens.dialogs as dialogs
import game.app.screens.shelf as shelf
from game.app.routes import NewGame
from game.language import ENGLISH, PSEUDO, language, set_language
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.intents import ToggleLog
from game.ui.marks import Text
from tests.app.desktop import ESCAPE, NAMES, Desktop

TITLES = ("biomes", "towers", "brewery")
LETTERS = re.compile(r"[A-Za-z]{3,}")


@pytest.fixture(autouse=True)
def two_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """There are two: English, and the one in which each text of the catalogues shows."""
    for module in (dialogs, shelf):
        monkeypatch.setattr(module, "languages", lambda: (ENGLISH, PSEUDO))
    yield
    set_language(ENGLISH)


def plain(desktop: Desktop) -> list[str]:
    """What can be read that is not of the pseudo-language, but for what players are called."""
    nodes = desktop.desk.surface.root.walk()
    texts = {node.text for node in nodes if isinstance(node, Text)}
    own = {*NAMES, PSEUDO, "Cubewright", "Esc", "Enter"}
    return sorted(t for t in texts if LETTERS.search(t) and "⟦" not in t and t not in own)


def begin(desktop: Desktop, title: str) -> None:
    """Begin a game of a title against an opponent."""
    seats = tuple(Seat(*each) for each in zip(NAMES, (HUMAN, "greedy"), COLORS, strict=False))
    desktop.desk.show(NewGame(title, "classic", seats, 3, 0))
    desktop.settle()


def test_the_globe_on_the_shelf_changes_all_that_is_written_at_once(desktop: Desktop) -> None:
    desktop.shelf()
    assert "Settings" in plain(desktop)
    desktop.click("shelf.languages")
    desktop.click(f"languages.{PSEUDO}")
    desktop.settle()
    assert language() == PSEUDO
    assert desktop.desk.preferences.language == PSEUDO
    desktop.press_key(ESCAPE)
    desktop.settle()
    assert plain(desktop) == []


def test_who_has_one_language_alone_sees_no_globe(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "languages", lambda: (ENGLISH,))
    desktop.shelf()
    assert "shelf.settings" in desktop.widgets()
    assert "shelf.languages" not in desktop.widgets()


@pytest.mark.parametrize("title", TITLES)
def test_in_the_middle_of_a_match(desktop: Desktop, title: str) -> None:
    begin(desktop, title)
    screen = desktop.match
    game = screen.game
    for _ in range(12):
        if game.match.actor == 0 and not game.match.outcome:
            game.play(game.match.legal_moves()[0])
        desktop.settle()
    desktop.desk.hear(ToggleLog())
    desktop.settle()
    played = list(game.match.history)
    assert plain(desktop)
    for control in ("hud.menu", "menu.settings", "settings.language", f"languages.{PSEUDO}"):
        desktop.click(control)
    for _ in range(3):
        desktop.press_key(ESCAPE)
    assert desktop.desk.screen is screen
    assert game.match.history == played
    desktop.settle()
    assert plain(desktop) == []


def test_what_is_written_on_the_pieces_is_printed_anew(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(desktop, "brewery")
    desktop.open_eyes()
    desktop.run(0.1)
    renderer = desktop.desk.drawing.renderer
    printed: list[dict[str, bytes]] = []
    load = renderer.load_faces

    def loading(pictures: Mapping[str, Image.Image], of: object) -> None:
        printed.append({name: picture.tobytes() for name, picture in pictures.items()})
        load(pictures, of)

    monkeypatch.setattr(renderer, "load_faces", loading)
    for code in (PSEUDO, ENGLISH):
        desktop.desk.prefer(desktop.desk.preferences.setting("language", code))
        desktop.run(0.1)
    changed = {
        name.partition(":")[0] for name in printed[0] if printed[0][name] != printed[1][name]
    }
    assert changed == {"recipe"}
    assert len(printed) == 2


def test_what_stands_on_the_pieces_is_printed_once_until_another_title_is_played(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    renderer = desktop.desk.drawing.renderer
    printed: list[frozenset[str]] = []
    load = renderer.load_faces

    def loading(pictures: Mapping[str, Image.Image], of: object) -> None:
        printed.append(frozenset(name.partition(":")[0] for name in pictures))
        load(pictures, of)

    monkeypatch.setattr(renderer, "load_faces", loading)
    for title, times in (("brewery", 1), ("brewery", 1), ("towers", 2), ("brewery", 3)):
        begin(desktop, title)
        desktop.run(0.1)
        assert len(printed) == times
        desktop.shelf()
    assert printed[0] == printed[2] != printed[1]
