"""The teacher closes a first game: a kind word, the own best move, one thing to try."""

from __future__ import annotations

from functools import cache

import pytest

from game.ai.agent import agent
from game.app.lesson.closing import closing
from game.app.routes import Result
from game.app.screens.result import ResultScreen
from game.content.guide import guide_file, read_guide
from game.rules.registry import TITLES
from game.session.lessons.beginning import LEARNER
from game.session.lessons.guided import guided, newcomer
from game.session.match import Match
from game.session.simulation import play_out
from game.ui.intents import WatchReplay
from game.ui.marks import Text
from tests.app.desktop import Desktop, Thoughtless


@cache
def finished(title: str, level: str = "builder", seed: int = 1) -> Match:
    """A person's first game, played to its end as somebody of a level would."""
    guide = read_guide(guide_file(title))
    match = guided(guide, newcomer(guide, "Kim"), "Pip", seed)
    play_out(match, [agent(level, title), agent(match.seats[1].agent, title)])
    return match


@pytest.mark.parametrize("title", TITLES)
def test_what_is_worth_trying_was_not_done(title: str) -> None:
    guide = read_guide(guide_file(title))
    assert guide.tries
    assert not guide.tries[-1].unless, "there is always something left to try"
    for level, seed in (("builder", 1), ("random", 2)):
        match = finished(title, level, seed)
        told = closing(guide, match).try_next
        [said] = [each for each in guide.tries if each.say == told]
        rules, content = match.rules, match.content
        done = [rules.event_to_data(content, e) for step in match.history for e in step.events]
        assert not any(pattern.fits(each) for pattern in said.unless for each in done)


def test_whoever_wins_is_told_so_and_nobody_is_mocked() -> None:
    guide = read_guide(guide_file("towers"))
    builders = (finished("towers", seed=seed) for seed in range(8))
    won = next(each for each in builders if each.outcome and LEARNER in each.outcome.winners)
    lost = finished("towers", "random")
    assert lost.outcome is not None
    assert LEARNER not in lost.outcome.winners
    assert "you won" in closing(guide, won).kind
    assert closing(guide, lost).kind.startswith("Well played!")


@pytest.mark.parametrize("title", TITLES)
def test_the_result_of_a_first_game_tells_it(desktop: Desktop, title: str) -> None:
    match = finished(title)
    desktop.desk.think_with(Thoughtless())
    desktop.saves.learning.lessons.guide(match, (0,))
    desktop.desk.show(Result(match))
    desktop.settle()
    told = closing(read_guide(guide_file(title)), match)
    assert {told.kind, told.try_next} <= texts(desktop)


def test_the_result_of_any_other_game_has_no_teacher(desktop: Desktop) -> None:
    match = finished("towers")
    desktop.desk.show(Result(match))
    desktop.settle()
    assert isinstance(desktop.desk.screen, ResultScreen)
    told = closing(read_guide(guide_file("towers")), match)
    assert not {told.kind, told.try_next} & texts(desktop)
    desktop.desk.hear(WatchReplay())
    assert desktop.desk.screen.name == "replay"


def texts(desktop: Desktop) -> set[str]:
    """All that the result says."""
    return {node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)}
