"""A challenge in the window: it counts, answers, helps, gives stars and keeps its place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.app.challenge.screen import ChallengeScreen
from game.app.routes import BoxPage, Challenges, PlayChallenge
from game.content.challenge import Challenge
from game.content.challenge_reading import challenge_files, challenges_of, read_challenge
from game.content.challenge_writing import written
from game.rules.biomes.moves import Collect
from game.rules.brewery.catalogue import HOPS_GROW, SEED
from game.rules.brewery.moves import EndMove, Pass, Place
from game.rules.core import Move
from game.session.challenges.own_challenges import file_for, keep, levels_folder
from game.session.challenges.progress import Solved
from game.session.challenges.proving import proof_of, prove
from game.session.preferences import Pace, Preferences
from game.session.titles import GameState, Playbook
from game.titles.biomes.scene.targets import BlockTarget
from game.titles.brewery.scene.targets import SeedTarget
from game.ui.intents import AskCoach, OpenMenu, Play, Undo
from game.ui.intents.challenges import BackToGood, OpenChallenge, UnfoldTask
from game.ui.marks import Text
from game.ui.refusals import told_by
from game.ui.scroll import Scroll
from game.ui.titles import INTERFACES
from tests.app.desktop import CALM, CTRL, ENTER, ESCAPE, Desktop
from tests.session.challenges.files import EMERALD, challenge_of

H, Z = ord("h"), ord("z")


@pytest.fixture(scope="module")
def challenge(tmp_path_factory: pytest.TempPathFactory) -> Challenge:
    """Three emeralds in two actions; one earns a star, two earn two."""
    folder = tmp_path_factory.mktemp("levels")
    text = EMERALD.replace("actions: 1", "actions: 2")
    text = text.replace("wood sand sand stone, stone sand", "emerald sand sand stone, stone sand")
    drawn = challenge_of(folder, text)
    proven = proof_of(drawn, prove(drawn))
    assert proven.par == 2
    return challenge_of(folder, written(replace(proven, stars=(1,))))


def play(desktop: Desktop, challenge: Challenge) -> ChallengeScreen:
    solved = Solved(desktop.saves.folder.parent)
    desktop.desk.show(PlayChallenge(challenge, solved.of(challenge).left))
    desktop.run(0.2)
    assert isinstance(desktop.desk.screen, ChallengeScreen)
    return desktop.desk.screen


def said(desktop: Desktop) -> list[str]:
    """All that panels say."""
    return [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]


def make(desktop: Desktop, screen: ChallengeScreen, move: Move | None) -> None:
    assert move is not None
    desktop.desk.hear(Play(move))
    desktop.run(0.2)
    assert screen.attempt.match.history[-1].move == move


def follow(desktop: Desktop, screen: ChallengeScreen) -> None:
    """Play all of the known solution."""
    while not screen.attempt.solved:
        make(desktop, screen, screen.attempt.known_way())
    desktop.run(1.0)


def stray(desktop: Desktop, screen: ChallengeScreen) -> None:
    """Play anything but the known solution, to the end of the try."""
    while not screen.attempt.over:
        way = screen.attempt.known_way()
        make(desktop, screen, next(move for move in screen.attempt.choices() if move != way))
    desktop.run(1.0)


def test_a_solved_challenge_gives_its_stars(desktop: Desktop, challenge: Challenge) -> None:
    screen = play(desktop, challenge)
    assert {"task.words", "task.anew", "task.leave"} <= desktop.widgets()
    follow(desktop, screen)
    assert screen.ending.shown == 3
    assert Solved(desktop.saves.folder.parent).of(challenge).stars == 3
    assert {"end.list", "end.anew"} <= desktop.widgets()
    assert "end.undo" not in desktop.widgets()
    desktop.click("end.anew")
    again = desktop.desk.screen
    assert isinstance(again, ChallengeScreen)
    assert not again.attempt.match.history


def test_what_falls_short_says_so_and_can_be_taken_back(
    desktop: Desktop, challenge: Challenge
) -> None:
    screen = play(desktop, challenge)
    stray(desktop, screen)
    assert not screen.attempt.solved
    played = len(screen.attempt.match.history)
    desktop.press_key(ENTER)
    desktop.run(0.2)
    assert len(screen.attempt.match.history) == played - 1
    assert "end.undo" not in desktop.widgets()
    for _move in range(played - 1):
        desktop.press_key(Z, CTRL)
        desktop.run(0.2)
    assert not screen.attempt.match.history
    desktop.desk.hear(Undo())
    follow(desktop, screen)
    assert screen.attempt.stars == 3


def test_a_key_for_the_last_move_does_not_end_its_end(
    desktop: Desktop, challenge: Challenge
) -> None:
    screen = play(desktop, challenge)
    while not screen.attempt.solved:
        way = screen.attempt.known_way()
        assert way is not None
        desktop.desk.hear(Play(way))
        desktop.run(0.1)
    desktop.press_key(ENTER)
    assert desktop.desk.screen is screen
    desktop.run(0.6)
    desktop.press_key(ENTER)
    assert desktop.desk.screen is not screen


def test_a_move_that_is_no_part_of_it_is_answered(
    desktop: Desktop, challenge: Challenge, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = play(desktop, challenge)
    monkeypatch.setattr(screen.attempt, "allows", lambda _move: False)
    move = next(each for each in screen.attempt.match.legal_moves() if isinstance(each, Collect))
    desktop.desk.hear(Play(move))
    desktop.run(0.1)
    assert screen.report()["reply"]
    assert not screen.attempt.match.history


def test_an_answer_goes_as_soon_as_something_else_is_meant(
    desktop: Desktop, challenge: Challenge, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = play(desktop, challenge)
    one, other = [each for each in screen.attempt.choices() if isinstance(each, Collect)][:2]
    allows = screen.attempt.allows
    monkeypatch.setattr(screen.attempt, "allows", lambda move: move != one and allows(move))
    desktop.desk.hear(Play(one))
    desktop.run(3.0)
    assert screen.report()["reply"]
    desktop.settle()
    table = screen.inner.game.table
    x, y = table.project(table.point(BlockTarget(other.block)))
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    desktop.run(1.0)
    assert not screen.report()["reply"]


def test_the_hint_goes_step_by_step_to_the_move(desktop: Desktop, challenge: Challenge) -> None:
    screen = play(desktop, challenge)
    for count in (1, 2, 2):
        assert not screen.report()["pointing"]
        desktop.press_key(H)
        desktop.run(0.1)
        assert screen.report()["hints"] == count
    assert screen.report()["pointing"]
    assert Solved(desktop.saves.folder.parent).of(challenge).hints == 3
    make(desktop, screen, screen.attempt.known_way())
    assert not screen.report()["pointing"]
    follow(desktop, screen)
    assert screen.attempt.stars == 3


def test_who_left_the_known_way_is_led_back(desktop: Desktop, challenge: Challenge) -> None:
    screen = play(desktop, challenge)
    make(desktop, screen, screen.attempt.known_way())
    stray(desktop, screen)
    desktop.desk.hear(AskCoach())
    desktop.run(0.1)
    assert screen.report()["astray"]
    desktop.desk.hear(BackToGood())
    desktop.run(0.2)
    assert len(screen.attempt.match.history) == 1
    assert not screen.report()["astray"]
    assert screen.attempt.known_way() is not None


def test_a_try_that_is_left_goes_on_there(desktop: Desktop, challenge: Challenge) -> None:
    screen = play(desktop, challenge)
    make(desktop, screen, screen.attempt.known_way())
    desktop.desk.hear(OpenMenu())
    desktop.run(0.1)
    desktop.click("menu.challenges")
    assert desktop.desk.screen.name == "challenges"
    again = play(desktop, challenge)
    assert len(again.attempt.match.history) == 1
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is not None
    desktop.click("menu.again")
    anew = desktop.desk.screen
    assert isinstance(anew, ChallengeScreen)
    assert not anew.attempt.match.history
    assert not desktop.saves.unfinished()


def test_a_try_of_another_task_begins_anew(desktop: Desktop, challenge: Challenge) -> None:
    screen = play(desktop, challenge)
    make(desktop, screen, screen.attempt.known_way())
    left = Solved(desktop.saves.folder.parent).of(challenge).left
    assert left is not None
    wrong = msgspec.structs.replace(
        left, moves=(*left.moves, {"type": "collect", "block": [1, 1, 1]})
    )
    desktop.desk.show(PlayChallenge(challenge, wrong))
    assert isinstance(desktop.desk.screen, ChallengeScreen)
    assert not desktop.desk.screen.attempt.match.history


def test_a_challenge_is_laid_out_once(
    desktop: Desktop, challenge: Challenge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking for faults, playing and the known way all begin with the same position."""
    laid, placed = list[object](), Playbook.placed

    def counted(rules: Playbook, *told: Any) -> GameState:
        laid.append(told)
        return placed(rules, *told)

    monkeypatch.setattr(Playbook, "placed", counted)
    screen = play(desktop, challenge)
    assert screen.attempt.known_way() is not None
    assert len(laid) == 1


def test_a_broken_challenge_says_what_is_wrong(desktop: Desktop, tmp_path: Path) -> None:
    desktop.desk.show(BoxPage("biomes"))
    broken = challenge_of(tmp_path / "levels", EMERALD.replace("kind: most", "kind: least"))
    desktop.desk.show(PlayChallenge(broken))
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice"
    assert desktop.desk.screen.name == "box"


def test_from_the_box_through_the_list_to_the_next_one(desktop: Desktop) -> None:
    challenges = challenges_of("biomes")
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.1)
    desktop.click("box.challenges")
    assert desktop.desk.screen.name == "challenges"
    desktop.press_key(ENTER)  # the next one
    screen = desktop.desk.screen
    assert isinstance(screen, ChallengeScreen)
    assert screen.challenge.id == challenges[0].id
    desktop.run(0.2)
    follow(desktop, screen)
    desktop.press_key(ENTER)
    following = desktop.desk.screen
    if len(challenges) > 1:
        assert isinstance(following, ChallengeScreen)
        assert following.challenge.id == challenges[1].id
    desktop.desk.show(Challenges("biomes"))
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "box"


def test_the_task_stays_in_sight_beside_a_panel_that_asks(desktop: Desktop) -> None:
    """The panel of a brewing, and that of the dice to store, stood in the place of the task."""
    screen = play(desktop, challenges_of("brewery")[1])
    goal = INTERFACES["brewery"].tasks.goal(screen.challenge)
    assert goal in said(desktop)
    desktop.click("action.store")
    desktop.settle()
    assert {"store.back", "store.scroll"} <= desktop.widgets()
    assert goal in said(desktop)
    assert "task.anew" not in desktop.widgets(), "in short"


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("title", sorted(INTERFACES))
def test_the_goal_stays_in_sight_all_along(tmp_path: Path, title: str, scale: float) -> None:
    """It folded away with the first move, or was scrolled out of sight by a hint."""
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=scale))
    try:
        screen = play(desktop, challenges_of(title)[0])
        goal = INTERFACES[title].tasks.goal(screen.challenge)
        for _step in range(3):
            assert seen(desktop, goal)
            desktop.press_key(H)
            desktop.run(0.2)
            assert seen(desktop, goal)
            make(desktop, screen, screen.attempt.choices()[0])
            if screen.attempt.over:
                break
    finally:
        desktop.close()


def seen(desktop: Desktop, text: str) -> bool:
    """Whether a text is shown, and no part of it is scrolled away."""
    root = desktop.desk.surface.root
    scrolled = [each for node in root.walk() if isinstance(node, Scroll) for each in node.walk()]
    shown = [node for node in root.walk() if isinstance(node, Text) and node.text == text]
    return any(all(node is not each for each in scrolled) for node in shown)


def test_what_falls_short_at_the_end_of_a_game_has_no_triumph(tmp_path: Path) -> None:
    """A rain of paper fell, and then it was told that the goal was missed."""
    files = {each.id: each for each in map(read_challenge, challenge_files("brewery"))}
    heard: dict[bool, bool] = {}
    for solves in (False, True):
        desktop = Desktop(tmp_path / str(solves), Preferences(pace=Pace.INSTANT))
        try:
            screen = play(desktop, files["last-bell"])
            scene, papers = screen.inner.game.table.scene, False
            while not screen.ending.over:
                way = screen.attempt.known_way()
                other = [move for move in screen.attempt.choices() if move != way]
                desktop.desk.hear(Play(way if solves or not other else other[0]))
                for _moment in range(100):
                    desktop.run(0.1)
                    papers = papers or any("paper1" in str(each) for each in scene.pieces)
                    if screen.inner.game.settled:
                        break
            heard[solves] = papers
            assert screen.attempt.solved == solves
        finally:
            desktop.close()
    assert heard == {False: False, True: True}


def test_in_large_text_the_task_folds_away(tmp_path: Path, challenge: Challenge) -> None:
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=2.0))
    try:
        screen = play(desktop, challenge)
        assert {"task.fold", "task.anew"} <= desktop.widgets()
        make(desktop, screen, screen.attempt.known_way())
        assert "task.fold" not in desktop.widgets()
        desktop.click("task.unfold")
        assert "task.fold" in desktop.widgets()
        desktop.desk.hear(UnfoldTask())
        follow(desktop, screen)
        menu, anew = (desktop.desk.place_of(key) for key in ("hud.menu", "end.anew"))
        assert menu is not None
        assert anew is not None
        assert anew.x > menu.x + menu.width
    finally:
        desktop.close()


def test_where_no_bar_takes_back_the_task_does(desktop: Desktop) -> None:
    screen = play(desktop, challenges_of("towers")[0])
    for by_key in (True, False):
        make(desktop, screen, screen.attempt.known_way())
        desktop.settle()
        assert "undo" not in desktop.widgets()
        if by_key:
            desktop.press_key(Z, CTRL)
        else:
            desktop.click("task.undo")
        assert not screen.attempt.match.history


def test_the_list_holds_what_the_player_made(desktop: Desktop, challenge: Challenge) -> None:
    home = desktop.saves.folder.parent
    keep(replace(challenge, name="Mine"), file_for(levels_folder(home), "Mine"))
    desktop.desk.show(Challenges("biomes"))
    desktop.run(0.1)
    desktop.desk.hear(OpenChallenge("own/mine.cubelevel"))
    desktop.run(0.2)
    screen = desktop.desk.screen
    assert isinstance(screen, ChallengeScreen)
    assert screen.challenge.name == "Mine"
    follow(desktop, screen)
    assert screen.attempt.stars == 3
    desktop.click("end.list")
    assert desktop.desk.screen.name == "challenges"
    assert "challenge.own/mine.cubelevel" in desktop.widgets()
    assert Solved(home).of(screen.challenge).stars == 3


def test_what_may_not_be_done_is_not_offered_and_says_why(desktop: Desktop) -> None:
    """A seed is to be sown, but all that may be placed is."""
    files = {each.id: each for each in map(read_challenge, challenge_files("brewery"))}
    told = files["only-a-two"]
    screen = play(desktop, replace(told, limit=replace(told.limit, count=1)))
    game, deciding = screen.inner.game, screen.inner.deciding
    assert any(isinstance(move, Place) for move in game.legal())
    make(desktop, screen, Place(HOPS_GROW, SEED))
    make(desktop, screen, EndMove())
    desktop.run(1.0)
    assert any(isinstance(move, Place) for move in game.match.legal_moves())
    assert not any(isinstance(move, Place) for move in game.legal())
    assert SeedTarget(0) not in deciding.pointing.marked
    assert SeedTarget(0) not in deciding.draggable()
    deciding.clicked(SeedTarget(0))
    refused = deciding.pointing.refusal
    assert refused is not None
    assert "placed all" in told_by(refused[1])
    make(desktop, screen, Pass())
    desktop.run(1.0)
    assert screen.ending.over
    assert not deciding.pointing.marked
