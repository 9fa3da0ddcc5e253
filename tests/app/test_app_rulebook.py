"""The rulebook over shelf and match: by mouse and by keys, F1 on whatever there is."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyglet.window import key as keys

from game.app.routes import BoxPage, FirstGame
from game.app.screens.rulebook import RulebookDialog
from game.content.rulebook.reading import rulebook
from game.language import PSEUDO, set_language
from game.scene.targets import Target
from game.titles.biomes.scene.targets import BlockTarget, PileTarget, RimTarget
from game.ui.intents import OpenRules
from game.ui.marks import Text
from tests.app.desktop import ENTER, ESCAPE, Desktop
from tests.cli.test_commands import said


def book(desktop: Desktop) -> RulebookDialog:
    assert isinstance(desktop.desk.dialog, RulebookDialog)
    return desktop.desk.dialog


def page(desktop: Desktop) -> str:
    """The id of the page that is open."""
    opened = book(desktop).page
    return opened.id if opened is not None else ""


def point(desktop: Desktop, target: Target) -> None:
    x, y = desktop.spot(target)
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    desktop.run(0.6)


def test_the_book_is_read_by_mouse(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.click("shelf.rules.biomes")
    assert page(desktop) == ""
    desktop.click("rules.begin")
    assert page(desktop) == "goal"
    desktop.click("rules.to.turn")
    desktop.click("rules.right")
    assert page(desktop) == "extra"
    desktop.click("rules.retrace.-1")
    assert page(desktop) == "turn"
    desktop.click("rules.retrace.1")
    assert page(desktop) == "extra"
    desktop.click("rules.close")
    assert desktop.desk.dialog is None
    assert desktop.desk.screen.name == "shelf"


def test_the_book_is_searched_as_one_types(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.press_key(keys.F1)
    for letter in "émerald PAY":
        desktop.send("on_text", letter)
    desktop.run(0.1)
    desktop.press_key(ENTER)
    assert page(desktop) == "pay"
    desktop.press_key(keys.PAGEDOWN)
    assert page(desktop) == "place"
    desktop.press_key(keys.LEFT, keys.MOD_ALT)
    assert page(desktop) == "pay"
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is None


def test_letters_typed_anywhere_go_to_the_search(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.click("shelf.rules.biomes")
    desktop.click("rules.to.turn")
    desktop.send("on_text", "t")
    desktop.send("on_text", "nt")
    desktop.run(0.1)
    desktop.click("rules.hit.tnt")
    assert page(desktop) == "tnt"


def test_f1_tells_about_what_is_pointed_at_and_the_match_goes_on(desktop: Desktop) -> None:
    screen = desktop.game()
    selection, history = screen.deciding.selection, len(screen.game.match.history)
    for target, rule in ((PileTarget(0), "B6.10"), (RimTarget((0, 1)), "B6.9")):
        point(desktop, target)
        desktop.press_key(keys.F1)
        wanted = rulebook("biomes").about(rule)
        assert wanted is not None
        assert page(desktop) == wanted.id
        desktop.press_key(ESCAPE)
    assert desktop.desk.screen is screen
    assert screen.deciding.selection == selection
    assert len(screen.game.match.history) == history
    assert screen.game.deciding


def test_f1_on_a_refusal_opens_its_rule(desktop: Desktop) -> None:
    screen = desktop.game()
    inside = BlockTarget((1, 1, 3))
    point(desktop, inside)
    refusal = screen.deciding.pointing.told_why(screen.deciding.decision())
    assert refusal is not None
    desktop.press_key(keys.F1)
    wanted = rulebook("biomes").about(refusal.rule)
    assert wanted is not None
    assert page(desktop) == wanted.id == "free-sides"


@pytest.mark.parametrize(("control", "wanted"), [("action.fight", "fight"), ("hud.menu", "")])
def test_f1_tells_about_the_button_under_the_pointer(
    desktop: Desktop, control: str, wanted: str
) -> None:
    desktop.game()
    x, y = desktop.place(control)
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    desktop.press_key(keys.F1)
    assert page(desktop) == wanted


def test_the_menu_and_a_hint_lead_to_the_rules(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.press_key(ESCAPE)
    desktop.click("menu.rules")
    assert page(desktop) == ""
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is not None, "the menu is still there"
    desktop.press_key(ESCAPE)
    desktop.press_key(keys.H)
    desktop.run(0.3)
    move = screen.coach.advised
    assert move is not None
    desktop.click("coach.rule")
    wanted = rulebook("biomes").about(screen.interface.guidance.move(screen.game.table.view, move))
    assert wanted is not None
    assert page(desktop) == wanted.id


def test_a_damaged_book_is_told_of(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.content.document import ContentError, Problem

    def broken(_title: str) -> None:
        raise ContentError((Problem("1.yaml", 3, "pages", "nothing there"),))

    monkeypatch.setattr("game.app.screens.rulebook.rulebook", broken)
    desktop.shelf()
    desktop.press_key(keys.F1)
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice"


def test_the_rules_are_written_into_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "rules.html"
    assert said(capsys, "rules", "--title", "biomes", out) == (0, "", "")
    assert "Which blocks may be taken" in out.read_text("utf-8")
    code, _out, err = said(capsys, "rules", tmp_path / "rules.txt")
    assert code == 2
    assert ".html" in err
    code, _out, err = said(capsys, "rules", tmp_path / "nowhere" / "rules.html")
    assert code == 2


def test_the_book_is_written_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "rules.html"
    try:
        code, *_ = said(capsys, "rules", "--title", "towers", "--language", PSEUDO, out)
        assert code == 0
        assert f'<html lang="{PSEUDO}">' in out.read_text("utf-8")
        assert "⟦" in out.read_text("utf-8")
    finally:
        set_language("en")
    code, _out, err = said(capsys, "rules", "--title", "towers", "--language", "xx", out)
    assert code == 2
    assert "there is no language “xx”; choose from: en" in err


def test_the_book_over_a_game_in_the_orchard_speaks_its_words(desktop: Desktop) -> None:
    """F1 spoke of malt and beer where apples lay on the table."""
    desktop.desk.show(FirstGame("brewery"))
    desktop.settle()
    for opened in (OpenRules(), OpenRules("D7", "brewery")):
        desktop.desk.hear(opened)
        desktop.desk.hear(OpenRules("D7"))
        assert isinstance(desktop.desk.dialog, RulebookDialog)
        desktop.desk.draw()
        told = " ".join(
            each.text for each in desktop.desk.surface.root.walk() if isinstance(each, Text)
        )
        assert "as your dice last" in told
        assert "Pressing" in told
        assert "Orchard Press" in told
        assert "brewing" not in told.lower()
        desktop.press_key(ESCAPE)


def test_the_book_over_a_brewery_speaks_of_brewing(desktop: Desktop) -> None:
    desktop.desk.show(BoxPage("brewery"))
    desktop.settle()
    desktop.desk.hear(OpenRules("D7"))
    desktop.desk.draw()
    told = [each.text for each in desktop.desk.surface.root.walk() if isinstance(each, Text)]
    assert "Brewing" in told
    assert not [each for each in told if "{" in each]
