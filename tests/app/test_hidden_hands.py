"""B10, T13: what people hide from one another stays hidden from the end of a turn on.

It is tried with twins: whatever is shown to somebody who may not know what they differ in is alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import pytest
from pyglet.window import key as keys

from game.app.match.input.accidental_input import QUIET_S
from game.app.match.screen import MatchScreen
from game.app.routes import Games, Resumed, Shelf
from game.render.capture import capture
from game.session.match import Match
from game.session.preferences import Pace, Preferences, TurnEnds
from game.session.seats import HUMAN
from game.titles.towers.scene.targets import CardTarget
from game.ui.intents import LookAt, Play, SayDone, ToggleLog
from game.ui.marks import Text
from tests.app.desktop import ENTER, ESCAPE, FRAME_S, SPACE, Desktop, opened
from tests.app.twins import HIDDEN, twins
from tests.sizes import some

TABLE = (HUMAN, "greedy", HUMAN)
STEADY = Preferences(reduced_motion=True, pace=Pace.NORMAL)
"""Without motion an old picture fades out over the next one: nothing secret may be in it."""
LIVELY = Preferences(pace=Pace.NORMAL)
BY_ITSELF = Preferences(pace=Pace.NORMAL, turn_ends=TurnEnds.ALWAYS)
MOST_FRAMES = 3000


@dataclass
class Sight:
    """What is seen of a game by whoever stands there."""

    frames: list[object] = field(default_factory=list)
    pictures: list[bytes] = field(default_factory=list)

    def note(self, desktop: Desktop, *, drawn: bool = False) -> None:
        """Note what is shown now; ``drawn``: and how it looks."""
        desktop.desk.settle()
        screen, desk = desktop.match, desktop.desk
        scene, notes = screen.game.table.scene, screen.notes(desk.viewport)
        texts = [node.text for node in desk.surface.root.walk() if isinstance(node, Text)]
        signs = [node.text for node in notes.walk() if isinstance(node, Text)] if notes else []
        shown = () if screen.game.curtain else (dict(scene.pieces), dict(scene.marks), signs)
        self.frames.append((shown, screen.game.table.eye, texts, sorted(desktop.widgets())))
        if drawn:
            desktop.window.window.switch_to()
            desktop.desk.draw()
            self.pictures.append(capture(desktop.window.size).tobytes())


def desktops(
    folder: Path, patch: pytest.MonkeyPatch, wanted: Preferences = LIVELY
) -> Iterator[Desktop]:
    """A desktop for each twin, one after the other."""
    for number in range(2):
        yield from opened(folder / str(number), patch, wanted)


def sat_down(desktop: Desktop, match: Match) -> MatchScreen:
    """The first player has lifted the curtain."""
    screen = desktop.go_on(match)
    lifted(desktop)
    assert screen.game.seat == 0
    return screen


def hidden(desktop: Desktop) -> bool:
    """Whether the curtain is down."""
    return desktop.match.game.curtain


def lifted(desktop: Desktop) -> None:
    """Somebody lifts the curtain."""
    assert hidden(desktop)
    desktop.run(QUIET_S + 0.2)
    desktop.press_key(ENTER)
    assert not hidden(desktop)
    desktop.settle()


def frame(desktop: Desktop) -> None:
    """Let a frame go by, not drawn; what is saved is saved."""
    desktop.desk.settle()
    desktop.desk.advance(FRAME_S)
    desktop.saves.finish()
    desktop.now += FRAME_S


def until_the_curtain(desktop: Desktop, sight: Sight, every: int = 10**9) -> None:
    """Note every frame until the curtain falls, and how every so many look; then the curtain."""
    for number in range(MOST_FRAMES):
        sight.note(desktop, drawn=number % every == 0)
        if desktop.match.game.curtain:
            break
        frame(desktop)
    assert desktop.match.game.curtain
    sight.note(desktop, drawn=every < MOST_FRAMES)


def alike(sights: list[Sight]) -> None:
    """Both twins were seen alike."""
    one, other = sights
    assert one.frames == other.frames
    assert one.pictures == other.pictures


@pytest.mark.parametrize(("title", "wanted"), some(product(HIDDEN, [LIVELY, STEADY]), 2))
def test_nobody_sees_a_hand_from_hand_over_on(
    title: str, wanted: Preferences, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair, sights = twins(title, TABLE), list[Sight]()
    for desktop, match in zip(desktops(tmp_path, monkeypatch, wanted), pair.games, strict=True):
        desktop.open_eyes()
        screen, sight = sat_down(desktop, match), Sight()
        screen.on(Play(pair.last))
        desktop.settle()
        assert screen.game.holding
        desktop.run(0.5)
        desktop.press_key(ENTER)
        until_the_curtain(desktop, sight, every=40)
        sights.append(sight)
    assert len(sights[0].frames) > 8, "the computer has played meanwhile"
    alike(sights)


@pytest.mark.parametrize("title", HIDDEN)
def test_nor_where_turns_end_by_themselves(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair, sights = twins(title, TABLE), list[Sight]()
    for desktop, match in zip(desktops(tmp_path, monkeypatch, BY_ITSELF), pair.games, strict=True):
        screen, sight = sat_down(desktop, match), Sight()
        screen.on(Play(pair.last))
        for _frame in range(MOST_FRAMES):
            if screen.game.settled and not screen.game.holding:
                break
            frame(desktop)
        until_the_curtain(desktop, sight)
        sights.append(sight)
    alike(sights)


def on_a_card(desktop: Desktop) -> None:
    """The pointer rests on a card of the hand, and a tip tells of it."""
    desktop.send("on_mouse_motion", *map(int, desktop.spot(CardTarget(0))), 0, 0)
    desktop.run(0.6)
    assert desktop.match.notes(desktop.desk.viewport)


LOOKING: Mapping[str, Callable[[Desktop], None]] = {
    "from near": lambda desktop: desktop.match.on(LookAt("hand")),
    "the log": lambda desktop: desktop.match.on(ToggleLog()),
    "the cards still to come": lambda desktop: desktop.press_key(keys.P),
    "the pointer on a card": on_a_card,
}


@pytest.mark.parametrize("how", LOOKING)
def test_nothing_that_was_looked_into_stays_open(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair, sights = twins("towers", TABLE), list[Sight]()
    for desktop, match in zip(desktops(tmp_path, monkeypatch), pair.games, strict=True):
        screen, sight = sat_down(desktop, match), Sight()
        screen.on(Play(pair.last))
        desktop.settle()
        LOOKING[how](desktop)
        desktop.desk.screen.on(SayDone())
        until_the_curtain(desktop, sight)
        sights.append(sight)
    alike(sights)


def test_nothing_goes_on_behind_the_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The laptop is handed over once the table can be seen again."""
    pair, sights = twins("towers", TABLE), list[Sight]()
    for desktop, match in zip(desktops(tmp_path, monkeypatch), pair.games, strict=True):
        screen, sight = sat_down(desktop, match), Sight()
        screen.on(Play(pair.last))
        desktop.settle()
        desktop.saves.finish()  # the menu says whether the game is being saved
        desktop.press_key(ESCAPE)
        screen.on(SayDone())
        desktop.run(3.0)
        assert not screen.game.curtain
        sight.note(desktop, drawn=True)
        desktop.press_key(ESCAPE)
        until_the_curtain(desktop, sight)
        sights.append(sight)
    alike(sights)


def test_a_click_on_hand_over_while_cards_still_fly_hides_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair, sights = twins("towers", TABLE), list[Sight]()
    for desktop, match in zip(desktops(tmp_path, monkeypatch), pair.games, strict=True):
        screen, sight = sat_down(desktop, match), Sight()
        screen.on(Play(pair.last))
        desktop.run(0.3)
        assert not screen.game.settled
        screen.on(SayDone())
        until_the_curtain(desktop, sight)
        sights.append(sight)
    alike(sights)


@pytest.mark.parametrize("title", HIDDEN)
def test_pictures_of_a_game_that_goes_on_are_an_onlookers(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that is taken while it is played, as it is left, and one that was missing."""
    pair, found = twins(title, TABLE), list[list[bytes]]()
    for desktop, match in zip(desktops(tmp_path, monkeypatch, STEADY), pair.games, strict=True):
        desktop.open_eyes()
        sat_down(desktop, match)
        desktop.desk.draw()
        found.append([kept(desktop, match)])
        desktop.match.on(Play(pair.last))
        desktop.desk.show(Shelf())
        found[-1].append(kept(desktop, match))
        desktop.saves.picture_of(desktop.saves.path_of(match)).unlink()
        desktop.desk.show(Games())
        desktop.desk.draw()
        desktop.settle()
        found[-1].append(kept(desktop, match))
    assert found[0] == found[1]


def kept(desktop: Desktop, match: Match) -> bytes:
    """The picture of a game on the disk."""
    desktop.saves.finish()
    return desktop.saves.picture_of(desktop.saves.path_of(match)).read_bytes()


def test_pictures_of_former_versions_are_neither_shown_nor_kept(desktop: Desktop) -> None:
    """They showed the hand of whose turn it was."""
    match = twins("towers", TABLE).games[0]
    desktop.saves.autosave(match)
    old = desktop.saves.folder / "pictures" / f"{desktop.saves.path_of(match).name}.webp"
    old.parent.mkdir()
    old.write_bytes(b"")
    desktop.shelf()
    assert not old.parent.exists()
    assert old != desktop.saves.picture_of(desktop.saves.path_of(match))


def test_the_picture_shows_no_mark_and_the_table_stays_as_it_was(desktop: Desktop) -> None:
    match = twins("towers", TABLE).games[0]
    screen = sat_down(desktop, match)
    scene = screen.game.table.scene
    before = dict(scene.pieces), dict(scene.marks)
    assert scene.marks
    screen.leave()
    assert (dict(scene.pieces), dict(scene.marks)) == before


@pytest.mark.parametrize("title", HIDDEN)
def test_a_game_that_goes_on_begins_behind_the_curtain(title: str, desktop: Desktop) -> None:
    """Also where the turn that was left waits for its player, and a computer comes after it."""
    pair = twins(title, TABLE)
    match = pair.games[0]
    match.play(pair.last)
    screen = desktop.go_on(match)
    assert hidden(desktop)
    steps = len(match.history)
    assert match.seats[0].name in " ".join(texts(desktop))
    desktop.run(3.0)
    assert len(match.history) == steps, "his turn waits still"
    lifted(desktop)
    assert screen.game.holding
    assert screen.game.seat == 0
    desktop.press_key(ENTER)
    for _frame in range(MOST_FRAMES):
        if hidden(desktop):
            break
        frame(desktop)
    assert match.actor == 2
    assert match.seats[2].name in " ".join(texts(desktop))


def texts(desktop: Desktop) -> list[str]:
    """All texts of the panels."""
    desktop.desk.settle()
    return [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]


def test_a_row_of_taps_on_space_never_lifts_the_curtain(desktop: Desktop) -> None:
    pair = twins("towers", TABLE)
    screen = sat_down(desktop, pair.games[0])
    screen.on(Play(pair.last))
    desktop.settle()
    desktop.run(0.5)
    desktop.press_key(SPACE)
    assert screen.game.holding, "nor does one hand over"
    desktop.press_key(ENTER)
    for _tap in range(40):
        desktop.press_key(SPACE)
        desktop.run(1.4)
    assert pair.games[0].actor == 2
    assert hidden(desktop)
    desktop.press_key(ENTER)
    assert not hidden(desktop)
    assert screen.game.seat == 2


def test_enter_hurries_nobody_where_it_lifts_the_curtain(desktop: Desktop) -> None:
    desktop.desk.prefer(LIVELY)
    pair = twins("towers", TABLE)
    screen = sat_down(desktop, pair.games[0])
    screen.on(Play(pair.last))
    desktop.settle()
    desktop.run(0.5)
    desktop.press_key(ENTER)
    while not screen.game.watching:
        frame(desktop)
    frame(desktop)
    desktop.press_key(ENTER)
    assert screen.game.watching
    desktop.press_key(SPACE)
    assert not screen.game.playback.watched


def test_a_window_that_stood_still_takes_no_press_for_a_deliberate_one(desktop: Desktop) -> None:
    desktop.desk.show(Resumed(twins("towers", TABLE).games[0]))
    for _frame in range(3):
        desktop.desk.advance(30.0)
        desktop.press_key(ENTER)
        assert desktop.match.game.curtain


def test_who_plays_alone_among_computers_is_bothered_by_no_curtain(desktop: Desktop) -> None:
    pair = twins("towers", (HUMAN, "greedy", "greedy"))
    screen = desktop.go_on(pair.games[0])
    assert not screen.game.curtain
    assert screen.game.seat == 0
    screen.on(Play(pair.last))
    desktop.settle()
    assert screen.game.seat == 0
    assert screen.game.deciding
