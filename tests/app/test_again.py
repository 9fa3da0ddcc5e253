"""*Again* after a first game: whether the opponent shall be gentle once more is asked, in words."""

from __future__ import annotations

from functools import cache

import pytest

from game.ai.agent import agent
from game.app.routes import Again
from game.content.guide import guide_file, read_guide
from game.session.lessons.guided import guided, newcomer
from game.session.match import Match
from game.session.preferences import LastSetup, SeatChoice
from game.session.simulation import play_out
from game.ui.marks import Text
from tests.app.desktop import ENTER, ESCAPE, Desktop

GENTLE_PIP = "sprout:gentle"


@cache
def first_game(*, over: bool) -> Match:
    """A first game of biomes against Pip, whole or at its beginning."""
    guide = read_guide(guide_file("biomes"))
    match = guided(guide, newcomer(guide, "Kim"), "Pip", 4)
    if over:
        play_out(match, [agent("random", "biomes")] * 2)
    return match


def agents(desktop: Desktop) -> list[str]:
    """Who plays now."""
    return [seat.agent for seat in desktop.match.game.match.seats]


def told(desktop: Desktop) -> str:
    """All that the panels say."""
    nodes = desktop.desk.surface.root.walk()
    return " | ".join(node.text for node in nodes if isinstance(node, Text))


@pytest.mark.parametrize(("way", "rival"), [(0, "sprout"), (1, GENTLE_PIP)])
def test_it_is_asked_how_the_opponent_shall_play(desktop: Desktop, way: int, rival: str) -> None:
    match = first_game(over=True)
    desktop.desk.show(Again(match))
    desktop.desk.settle()
    assert "Pip played gently with you, as it was your first game. And now?" in told(desktop)
    assert "Pip plays to win" in told(desktop)
    assert "Pip plays gently again" in told(desktop)
    desktop.click(f"question.{way}")
    assert agents(desktop) == ["human", rival]
    again = desktop.match.game.match
    assert [seat.name for seat in again.seats] == ["Kim", "Pip"]
    assert again.header.options == match.header.options


def test_enter_is_the_plain_opponent_and_esc_begins_nothing(desktop: Desktop) -> None:
    desktop.desk.show(Again(first_game(over=True)))
    desktop.desk.settle()
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name != "match"
    desktop.desk.show(Again(first_game(over=True)))
    desktop.desk.settle()
    desktop.press_key(ENTER)
    assert agents(desktop) == ["human", "sprout"]


def test_a_first_game_that_begins_anew_stays_gentle(desktop: Desktop) -> None:
    desktop.desk.show(Again(first_game(over=False)))
    assert agents(desktop) == ["human", GENTLE_PIP]


def test_who_chose_somebody_gentle_is_not_asked(desktop: Desktop) -> None:
    desk = desktop.desk
    kept = LastSetup(seats=(SeatChoice("Pip", GENTLE_PIP, "blue"),))
    desk.prefer(type(desk.preferences)(last_setup=kept))
    desk.show(Again(first_game(over=True)))
    assert agents(desktop) == ["human", GENTLE_PIP]
