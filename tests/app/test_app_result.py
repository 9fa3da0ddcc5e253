"""The result: what Enter begins and when, the moments it shows, and how one gets back to it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from pyglet.window import key as keys

from game.ai.agent import agent
from game.app.match.input.accidental_input import QUIET_S
from game.app.match.screen import MatchScreen
from game.app.review.screen import ReviewScreen
from game.app.routes import Games, Resumed, Watch
from game.app.screens.games import GamesScreen
from game.app.screens.replay import ReplayScreen
from game.app.screens.result import ResultScreen
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.replay import Replay
from game.session.seats import HUMAN, seats_of
from game.session.simulation import play_out
from game.session.titles import play_of
from tests.app.desktop import ENTER, ESCAPE, Desktop
from tests.app.reviewed import ByHand, Endless, choices, review_of


@cache
def over(title: str) -> Match:
    """A game of a person and another that is over."""
    match = Match.new(title, play_of(title).load("classic"), seats_of((HUMAN, "greedy")), 3)
    play_out(match, [agent("random", title)] * 2)
    return match


def marked(title: str) -> int:
    """The step of the person at which something better was to be had, say the reviews of here."""
    return choices(Replay(over(title).record()), (0,))[3]


def reviews(desktop: Desktop, title: str) -> ByHand:
    """Have games of a title looked back at, at once."""
    replay = Replay(over(title).record())
    by_hand = ByHand(review_of(replay, (marked(title),)))
    desktop.desk.review_with(by_hand)
    return by_hand


def result(desktop: Desktop) -> ResultScreen:
    """The result that is shown."""
    assert isinstance(desktop.desk.screen, ResultScreen)
    return desktop.desk.screen


def from_your_games(desktop: Desktop, title: str) -> ResultScreen:
    """The result of a finished game, opened from among all that are kept."""
    desktop.saves.autosave(over(title))
    desktop.desk.show(Games(finished=True))
    desktop.run(0.3)
    desktop.click(f"games.{desktop.saves.path_of(over(title)).name}")
    return result(desktop)


@pytest.mark.parametrize("title", TITLES)
def test_no_button_moves_while_the_result_fills(title: str, desktop: Desktop) -> None:
    """What was found came in above them, and a click on *To the shelf* hit nothing."""
    desktop.desk.show(Resumed(over(title)))
    desktop.run(0.1)
    ways = ("result.rematch", "result.replay", "result.shelf")
    there = [desktop.place(each) for each in ways]
    for _second in range(8):
        desktop.run(0.5)
        shown = {node.key: node.rect for node in desktop.desk.surface.root.walk()}
        scale, height = desktop.desk.viewport.scale, desktop.desk.viewport.pixel_height
        for way, (x, y) in zip(ways, there, strict=True):
            assert shown[way].contains(x / scale, (height - y) / scale), way


def test_the_result_waits_for_what_is_still_to_be_read(desktop: Desktop) -> None:
    """What befell somebody in the last turn of all was hidden by it before he could read it."""
    unread = [True]
    desktop.desk.show(Resumed(over("brewery")))
    screen = desktop.desk.screen
    assert isinstance(screen, MatchScreen)
    signage = replace(screen.interface.signage, to_read=lambda _view, _unread: unread[0])
    screen.interface = replace(screen.interface, signage=signage)
    desktop.run(2.0)
    assert desktop.desk.screen is screen
    unread.clear()
    unread.append(False)
    desktop.run(0.5)
    assert result(desktop)


def test_enter_waits_for_no_coach(desktop: Desktop) -> None:
    """Whoever wanted a rematch by Enter was held back until all of the game was judged."""
    desktop.desk.review_with(Endless())
    desktop.desk.show(Resumed(over("biomes")))
    desktop.run(QUIET_S + 1.0)
    assert not result(desktop)._looking.done
    desktop.press_key(ENTER)
    assert desktop.match.game.match.seats == over("biomes").seats


@pytest.mark.parametrize("way", ["result.rematch", "result.replay", "result.shelf"])
def test_each_way_on_is_open_from_the_first_picture(way: str, desktop: Desktop) -> None:
    desktop.desk.review_with(Endless())
    desktop.desk.show(Resumed(over("biomes")))
    desktop.run(0.1)
    assert result(desktop).waiting
    desktop.click(way)
    assert (
        desktop.desk.screen.name
        == {
            "result.rematch": "match",
            "result.replay": "replay",
            "result.shelf": "shelf",
        }[way]
    )


def test_a_row_of_enters_that_meant_the_last_move_begins_nothing(desktop: Desktop) -> None:
    reviews(desktop, "biomes")
    desktop.desk.show(Resumed(over("biomes")))
    desktop.run(0.1)
    for _press in range(8):
        desktop.press_key(ENTER)
        desktop.run(0.5)
    assert result(desktop)._looking.done
    desktop.run(QUIET_S + 0.1)
    desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "match"


@pytest.mark.parametrize("title", TITLES)
def test_a_kept_game_opens_at_its_result_and_leads_through_the_review_back(
    title: str, desktop: Desktop
) -> None:
    reviews(desktop, title)
    n = marked(title)
    screen = from_your_games(desktop, title)
    assert {"result.chart.points", "result.chart.chances"} <= desktop.widgets()
    desktop.settle()
    row = desktop.desk.surface.find(f"result.moment.{n}")  # on the first page
    body = desktop.desk.surface.find("result.replay")
    assert row is not None
    assert body is not None
    assert row.rect.bottom < body.rect.y
    desktop.click(f"result.moment.{n}")
    replay = desktop.desk.screen
    assert isinstance(replay, ReviewScreen)
    assert replay._at == n - 1, "before it, to be seen"
    desktop.press_key(ESCAPE)
    assert result(desktop)._looking is screen._looking, "what is known is known"
    desktop.press_key(keys._1)
    assert isinstance(desktop.desk.screen, ReviewScreen)
    desktop.press_key(ESCAPE)
    desktop.click("result.shelf")
    assert isinstance(desktop.desk.screen, GamesScreen)


def test_enter_watches_a_game_that_was_over_and_the_chart_stays_as_it_was(
    desktop: Desktop,
) -> None:
    from_your_games(desktop, "biomes")
    desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "result", "it was meant for the card"
    desktop.click("result.chart.chances")
    desktop.run(QUIET_S + 0.1)
    desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "replay"
    desktop.press_key(ESCAPE)
    assert result(desktop)._chart == "chances"


def test_the_coach_is_seen_to_look_back_on_the_first_page(desktop: Desktop) -> None:
    desktop.desk.review_with(Endless())
    from_your_games(desktop, "biomes")
    desktop.run(0.5)
    desktop.desk.settle()
    texts = [getattr(node, "text", "") for node in desktop.desk.surface.root.walk()]
    assert any("Looking back" in str(text) for text in texts)
    assert desktop.desk.screen.waiting


def test_a_game_that_is_watched_first_leads_to_its_result(desktop: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "over.cubelog"
    file.write_bytes(over("biomes").record_bytes())
    desktop.desk.show(Watch(file))
    assert isinstance(desktop.desk.screen, ReplayScreen)
    desktop.desk.settle()
    desktop.click("replay.leave")
    assert result(desktop)
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "shelf"
