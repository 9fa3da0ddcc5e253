"""A second press on a button answers nothing that the first one put in its place."""

from __future__ import annotations

from itertools import count

from pyglet.window import mouse

from game.app.screen import Host, Screen
from game.rules.biomes.moves import Tnt
from game.rules.biomes.view import BiomesView, Stage
from game.session.match import Match
from game.session.seats import HUMAN
from game.ui.boxes import Pinned
from game.ui.controls import Pressable, button
from game.ui.intents import Back, Intent
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.app.desktop import Desktop, ground, played_by_agent
from tests.app.test_app_hud import mine
from tests.app.test_app_screens import begun


def pressed_again(desktop: Desktop, at: tuple[float, float], after: float) -> None:
    """Press where the pointer is, so many seconds later."""
    desktop.now += after
    x, y = int(at[0]), int(at[1])
    desktop.send("on_mouse_press", x, y, mouse.LEFT, 0)
    desktop.send("on_mouse_release", x, y, mouse.LEFT, 0)
    desktop.desk.settle()


def first_of_two(desktop: Desktop) -> Match:
    """A fight on the desk with TNT at hand, after which the turn goes on."""
    for seed in count():
        match = begun(HUMAN, "greedy", steps=20, seed=seed)
        while match.actor is not None:
            view = match.state_view(0)
            if mine(match, Tnt) and isinstance(view, BiomesView) and view.actions_left:
                desktop.go_on(match)
                return match
            match.play(played_by_agent(match))
    raise AssertionError


def back_at_the_question(desktop: Desktop) -> tuple[Match, tuple[float, float]]:
    """TNT was kept, the fight is over, and *Undo* was pressed: where it lay."""
    match = first_of_two(desktop)
    desktop.click("fight.keep")
    desktop.settle()
    while "fight.on" in desktop.widgets():
        desktop.click("fight.on")
        desktop.settle()
    place = desktop.place("undo")
    desktop.click_at(*place)
    assert ground(desktop.match.game.table).view.stage is Stage.TNT
    return match, place


class Question(Screen):
    """Nothing but a button, at one place."""

    name = "question"

    def __init__(self, host: Host, at: tuple[float, float]) -> None:
        super().__init__(host)
        self._at, self.answers = at, list[Intent]()

    def widget(self, viewport: Viewport) -> Widget:
        """The button."""
        del viewport
        return Pinned(button("answer", "Yes, away with it", Back(), self.host.hear), self._at)

    def on(self, intent: Intent) -> None:
        """It was pressed."""
        self.answers.append(intent)


def test_a_second_press_answers_no_question_that_came_in_its_place(desktop: Desktop) -> None:
    desktop.game()
    place = desktop.place("action.collect")
    desktop.click_at(*place)
    asked = Question(desktop.desk.host, desktop.desk.viewport.to_units(*place))
    desktop.desk.go(asked)
    pressed_again(desktop, place, 0.4)
    pressed_again(desktop, place, 0.4)
    assert not asked.answers
    pressed_again(desktop, place, 2.0)
    assert asked.answers == [Back()], "whoever has looked is heard"


def test_no_answer_lies_where_undo_was(desktop: Desktop) -> None:
    """*Keep it* lay exactly there, for whoever pressed a third time, or later."""
    _match, (x, y) = back_at_the_question(desktop)
    view = desktop.desk.viewport
    over = desktop.desk.surface.root.hit(*view.to_units(x, y))
    assert over is None or not isinstance(over, Pressable), over.key
