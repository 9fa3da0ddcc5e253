"""First games in the window: whatever note stands, at any moment, is about that moment."""

from __future__ import annotations

import random

import pytest

from game.app.lesson.first_game import FirstGameScreen
from game.content.guide import guide_file, read_guide
from game.rules.registry import TITLES
from game.ui.controls import Pressable
from game.ui.intents import Play
from tests.app.desktop import ENTER, Desktop, played_by_agent
from tests.session.lessons.test_first_notes import LEARNER, Moment, fact, lasts
from tests.sizes import WHOLE

MOVES = 2000 if WHOLE else 50
"""Of everybody, in a game."""
GLANCE = 1.0


class Watcher:
    """Looks at what is said in a first game."""

    def __init__(self, desktop: Desktop, screen: FirstGameScreen) -> None:
        self._desktop, self._screen = desktop, screen
        self._match = screen.inner.game.match
        self._notes = {each.say: each for each in read_guide(guide_file(self._title)).notes}
        self._since: tuple[int, int] = (0, 0)
        self._said = ""
        self.seen: set[str] = set()

    @property
    def _title(self) -> str:
        return self._match.header.title

    def look(self) -> None:
        """Fail unless the note that stands is true of this moment."""
        said, match = str(self._screen.report()["note"]), self._match
        held = self._screen.inner.game.holding
        if said != self._said:
            now = match.history[-1].turn if held else match.turn
            self._said, self._since = said, (now, len(match.history))
        if said:
            self.seen.add(said)
            moment = Moment(match, self._notes[said], held, *self._since)
            assert lasts(moment), said
            assert fact(self._title, moment.note)(moment), said

    def wait(self, seconds: float) -> None:
        """Let time pass, looking again and again."""
        for _glance in range(max(round(seconds / GLANCE), 1)):
            self._desktop.run(GLANCE)
            self.look()


@pytest.mark.parametrize("title", TITLES)
def test_every_note_of_a_first_game_is_about_the_moment(desktop: Desktop, title: str) -> None:
    from game.app.routes import FirstGame

    chance = random.Random(5)
    desktop.clock = lambda: desktop.now
    desktop.desk.show(FirstGame(title))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, FirstGameScreen)
    game, watcher = screen.inner.game, Watcher(desktop, screen)
    while game.match.actor is not None and len(game.match.history) < MOVES:
        watcher.look()
        if game.holding and game.settled:
            desktop.run(0.4)
            desktop.press_key(ENTER)
        elif game.deciding:
            desktop.now += chance.choice((0.0, 2.0, 20.0))
            desktop.desk.hear(Play(played_by_agent(game.match)))
            watcher.look()
        if "note.read" in desktop.widgets() and chance.random() < 0.3:
            desktop.click("note.read")
        watcher.wait(GLANCE)
        for control in ("fight.on", "end"):
            if desktop.desk.place_of(control) is not None and not game.deciding:
                desktop.press_key(ENTER)
    assert len(watcher.seen) >= 5
    assert game.match.seats[LEARNER].is_human


@pytest.mark.parametrize("title", TITLES)
def test_enter_puts_a_note_away_before_it_ends_anything(desktop: Desktop, title: str) -> None:
    from game.app.routes import FirstGame

    desktop.clock = lambda: desktop.now
    desktop.desk.show(FirstGame(title))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, FirstGameScreen)
    match = screen.inner.game.match
    desktop.run(GLANCE)
    before, said = len(match.history), screen.report()["note"]
    assert said
    controls = (each for each in desktop.desk.surface.root.walk() if isinstance(each, Pressable))
    assert {each.key for each in controls if each.shortcut == "Enter"} == {"note.read"}
    desktop.press_key(ENTER)
    assert len(match.history) == before
    assert screen.report()["note"] != said
