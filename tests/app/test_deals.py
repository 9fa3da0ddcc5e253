"""Deals in the window: played again from wherever a game is seen, compared, told, one a day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from pyglet.window import key as keys

from game.app.deals.course import Course
from game.app.deals.page import DealScreen
from game.app.routes import BoxPage, Games, Replayed, Result, SetUp, Watch
from game.app.screens.replay import ReplayScreen
from game.session.deals import reached
from game.session.deals.codes import read_deal
from game.session.deals.daily import day_of
from game.session.deals.deal import deal_of
from game.session.deals.reached import GAMES, LEVELS, Reached, Trying
from game.session.match import Match
from game.session.record import read_record
from game.session.replay import Replay
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.ui.clipboard import CLIPBOARD
from game.ui.field import TextField
from game.ui.intents.deals import CopyDayResult
from game.ui.intents.setup import SetAgent
from game.ui.marks import Text
from game.ui.opponents import level_line, level_name, usual_names
from game.ui.summary import PointsRow
from tests.app.desktop import ENTER, ESCAPE, Desktop, Thoughtless
from tests.played import play_to_end
from tests.session.deals.tables import OTHER, dealt, keep, over

DAY = date(2026, 11, 30)
"""A Monday."""


class AtOnce:
    """A job that is done when it is first asked about."""

    def __init__(self, _work: Any, asked: Any) -> None:
        self._asked = asked

    def poll(self) -> Reached:
        return Reached(40 + 3 * self._asked.number, won=self._asked.number % 2 == 0)

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, desktop: Desktop) -> Iterator[None]:
    """Trials take no time, the coach thinks of nothing, and it is midday on a Monday."""
    monkeypatch.setattr(reached, "BackgroundJob", AtOnce)
    desktop.desk.think_with(Thoughtless())
    midday = datetime(DAY.year, DAY.month, DAY.day, 12).timestamp()
    desktop.clock = lambda: midday
    yield
    CLIPBOARD.copy("")


def finished(
    desktop: Desktop, name: str = "Mira", begun: int = 100, player: str = "greedy"
) -> Path:
    """A game of one and the same deal that is kept here, played by somebody."""
    return keep(over(dealt(name=name, begun=begun), player), desktop.saves.games)


def words(desktop: Desktop, key: str = "") -> list[str]:
    """What is written on a control, or anywhere."""
    root = desktop.desk.surface.root
    nodes = [each for each in root.walk() if each.key == key] if key else [root]
    return [each.text for node in nodes for each in node.walk() if isinstance(each, Text)]


def page(desktop: Desktop) -> DealScreen:
    screen = desktop.desk.screen
    assert isinstance(screen, DealScreen)
    return screen


def let_be_tried(desktop: Desktop) -> None:
    """All trials are over."""
    for _ in range(4 * GAMES * len(LEVELS)):
        desktop.run(0.3)
        if not desktop.desk.screen.waiting:
            break
    desktop.desk.settle()


def test_from_a_result_one_press_begins_the_same_deal(desktop: Desktop) -> None:
    desktop.desk.show(Games(finished=True))
    path = finished(desktop)
    desktop.desk.show(Games(finished=True))
    desktop.run(0.2)
    desktop.click(f"games.{path.name}")
    desktop.settle()
    assert desktop.desk.screen.name == "result"
    desktop.click("result.same")
    assert desktop.desk.screen.name == "setup"
    assert desktop.desk.screen.report()["names"] == ["Mira", "Pip"]
    assert "setup.players.3" not in desktop.widgets(), "nothing is open but who sits there"
    desktop.press_key(ENTER)
    header, before = desktop.match.game.match.header, read_record(path).header
    assert deal_of(header) == deal_of(before)
    assert header.setup == before.setup
    assert [player.agent for player in header.players] == [HUMAN, OTHER]


def test_somebody_else_takes_the_seat(desktop: Desktop) -> None:
    path = finished(desktop)
    desktop.desk.show(Watch(path))
    desktop.settle()
    assert desktop.desk.screen.name == "replay"
    desktop.press_key(keys.D)
    assert desktop.desk.screen.name == "setup"
    desktop.click("setup.0.name")
    desktop.press_key(keys.A, keys.MOD_CTRL)
    desktop.type("Jonas")
    desktop.press_key(ENTER)
    desktop.press_key(ENTER)
    players = desktop.match.game.match.header.players
    assert [player.name for player in players] == ["Jonas", "Pip"]


def test_back_leads_to_the_replay_as_it_was(desktop: Desktop) -> None:
    desktop.desk.show(Watch(finished(desktop)))
    desktop.settle()
    for _ in range(3):
        desktop.press_key(keys.RIGHT)
        desktop.settle()
    desktop.click("replay.way.same")
    desktop.press_key(ESCAPE)
    screen = desktop.desk.screen
    assert isinstance(screen, ReplayScreen)
    assert screen._at == 3


def test_the_set_up_of_before_is_kept_as_it_was(desktop: Desktop) -> None:
    before = desktop.desk.host.preferences.last_setup
    desktop.desk.show(SetUp("towers", page_code(desktop)))
    desktop.desk.settle()
    desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "match"
    assert desktop.desk.host.preferences.last_setup == before


def page_code(desktop: Desktop) -> str:
    """The code of the deal, as its page has it."""
    finished(desktop)
    open_page(desktop)
    code = page(desktop).report()["code"]
    assert isinstance(code, str)
    return code


def open_page(desktop: Desktop) -> None:
    """Go to the page of the deal from the result of its first game."""
    [first, *_] = sorted(desktop.saves.games.glob("*.cubelog"))
    desktop.desk.show(Games(finished=True))
    desktop.run(0.2)
    desktop.click(f"games.{first.name}")
    desktop.settle()
    desktop.click("result.deal")
    desktop.run(0.5)


def test_games_of_a_deal_are_compared(desktop: Desktop) -> None:
    finished(desktop)
    finished(desktop, "Jonas", 200, "random")
    open_page(desktop)
    let_be_tried(desktop)
    report = page(desktop).report()
    assert report["plays"] == 2
    assert report["tried"] == dict.fromkeys(LEVELS, GAMES)
    said = words(desktop)
    for text in ("Who got what", "Where the ways parted", "Points for building", "8 games"):
        assert text in said
    totals = [sum(map(int, column)) for column in columns(desktop)]
    plays = sorted(desktop.saves.games.glob("*.cubelog"))
    results = [read_record(each).result for each in plays]
    assert totals == [each.scores[0] for each in results if each]


def test_one_game_alone_compares_the_seats_of_it(desktop: Desktop) -> None:
    path = finished(desktop)
    open_page(desktop)
    let_be_tried(desktop)
    record = read_record(path)
    assert record.result is not None
    screen = page(desktop)
    [rival] = screen._rivals(screen._labels())
    assert (rival.name, rival.points) == ("Pip", record.result.scores[1])
    assert sum(rival.values) == rival.points
    assert "Pip" in words(desktop)
    finished(desktop, "Jonas", 200, "random")
    desktop.press_key(ESCAPE)
    desktop.settle()
    desktop.click("result.deal")
    let_be_tried(desktop)
    assert page(desktop)._rivals(page(desktop)._labels()) == ()
    assert "Pip" not in words(desktop)


def columns(desktop: Desktop) -> list[tuple[int, ...]]:
    """Points by their sources, game by game."""
    screen = page(desktop)
    return [screen._column(at, screen._labels()).values for at in range(len(screen._plays))]


def test_sources_that_a_game_does_not_tell_brought_nothing_there(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Biomes tells golden hoes only where there were any: the table had holes then."""
    rows = {
        0: (PointsRow("Stars", (3, 1)), PointsRow("Hoes", (2, 0))),
        1: (PointsRow("Stars", (1, 1)), PointsRow("Mobs", (4, 0)), PointsRow("None", (0, 7))),
    }
    monkeypatch.setattr(Course, "sources", lambda _course, at: rows[at])
    finished(desktop)
    finished(desktop, "Jonas", 200, "random")
    open_page(desktop)
    let_be_tried(desktop)
    assert page(desktop)._labels() == ("Stars", "Hoes", "Mobs")
    assert columns(desktop) == [(3, 2, 0), (1, 0, 4)]


def test_where_they_parted_is_watched_and_left_again(desktop: Desktop) -> None:
    finished(desktop)
    finished(desktop, "Jonas", 200, "random")
    open_page(desktop)
    let_be_tried(desktop)
    step = page(desktop)._parted.ways[0].at
    desktop.click("deal.watch.1")
    screen = desktop.desk.screen
    assert isinstance(screen, ReplayScreen)
    assert screen._at == step
    assert screen._people[0].name == "Jonas"
    desktop.press_key(ESCAPE)
    assert page(desktop).report()["plays"] == 2


def test_a_game_is_picked_by_click_and_by_keys(desktop: Desktop) -> None:
    for number, name in enumerate(("Mira", "Jonas", "Lotte")):
        finished(desktop, name, 100 * number, ("greedy", "random", "sprout")[number])
    open_page(desktop)
    let_be_tried(desktop)
    assert [way.name for way in page(desktop)._parted.ways] == ["Jonas", "Lotte"]
    desktop.click("deal.play.1")
    let_be_tried(desktop)
    assert [way.name for way in page(desktop)._parted.ways] == ["Mira", "Jonas"]
    page(desktop).key("Right")
    assert [way.name for way in page(desktop)._parted.ways] == ["Jonas", "Lotte"]


def is_busy(trying: Trying) -> bool:
    """Whether a trial is being played."""
    return trying._job is not None


def test_leaving_the_page_ends_the_trials_and_coming_back_goes_on(desktop: Desktop) -> None:
    finished(desktop)
    open_page(desktop)
    desktop.run(1.5)
    tried = page(desktop).report()["tried"]
    assert isinstance(tried, dict)
    assert 0 < sum(tried.values()) < GAMES * len(LEVELS)
    trying = page(desktop)._trying
    assert is_busy(trying)
    desktop.press_key(ESCAPE)
    assert not is_busy(trying)
    desktop.settle()
    desktop.click("result.deal")
    let_be_tried(desktop)
    assert page(desktop).report()["tried"] == dict.fromkeys(LEVELS, GAMES)


def test_a_code_is_copied_and_opens_the_same_deal_elsewhere(desktop: Desktop) -> None:
    page_code(desktop)
    desktop.click("deal.code")
    assert words(desktop, "deal.code")[0] == "Copied"
    code = CLIPBOARD.paste()
    desktop.desk.show(SetUp("towers"))
    desktop.desk.settle()
    desktop.click("setup.seed")
    desktop.press_key(keys.V, keys.MOD_CTRL)
    assert "setup.players.3" not in desktop.widgets()
    desktop.click("setup.start")
    assert deal_of(desktop.match.game.match.header) == read_deal(code).deal


def test_a_slip_in_a_code_is_told_and_nothing_begins(desktop: Desktop) -> None:
    code = page_code(desktop)
    desktop.desk.show(SetUp("towers"))
    desktop.desk.settle()
    desktop.click("setup.seed")
    desktop.type(code[:-1] + ("0" if code[-1] != "0" else "1"))
    desktop.desk.settle()
    assert any("slip" in text for text in words(desktop))
    desktop.click("setup.start")
    assert desktop.desk.screen.name == "setup"
    desktop.click("setup.seed")
    desktop.press_key(keys.BACKSPACE)
    desktop.type(code[-1])
    desktop.click("setup.start")
    assert desktop.desk.screen.name == "match"


def test_a_code_of_another_game_says_which(desktop: Desktop) -> None:
    code = page_code(desktop)
    desktop.desk.show(SetUp("biomes", code))
    desktop.desk.settle()
    assert "This is a deal of another game: Towers." in words(desktop)


def test_the_whole_message_can_be_pasted(desktop: Desktop) -> None:
    keep(day_match(300), desktop.saves.games)
    box(desktop)
    desktop.click("box.deal")
    let_be_tried(desktop)
    desktop.desk.hear(CopyDayResult())
    desktop.desk.show(SetUp("towers"))
    desktop.desk.settle()
    desktop.click("setup.seed")
    desktop.press_key(keys.V, keys.MOD_CTRL)
    desktop.desk.settle()
    [field] = [each for each in desktop.desk.surface.root.walk() if each.key == "setup.seed"]
    assert isinstance(field, TextField)
    assert read_deal(field.text).day == DAY
    desktop.click("setup.start")
    assert deal_of(desktop.match.game.match.header) == day_of("towers", DAY).deal()


def test_plain_numbers_are_numbers_as_before(desktop: Desktop) -> None:
    desktop.desk.show(SetUp("towers"))
    desktop.desk.settle()
    desktop.click("setup.seed")
    desktop.type("123456789012")
    desktop.click("setup.start")
    assert desktop.match.game.match.header.seed == 123_456_789_012


def day_match(begun: int, player: str = "greedy") -> Match:
    """A game of today's deal, played to its end."""
    day = day_of("towers", DAY)
    seats = (Seat("Mira", HUMAN, COLORS[0]), Seat("Pip", day.level, COLORS[1]))
    content = play_of("towers").load("classic")
    first = day.first_player
    match = Match.new("towers", content, seats, day.seed, first_player=first, clock=lambda: begun)
    return play_to_end(match, (player, player))


def box(desktop: Desktop) -> None:
    desktop.desk.host.saves.learning.lessons.know("towers")
    desktop.desk.show(BoxPage("towers"))
    desktop.desk.settle()


def test_todays_deal_is_begun_gone_on_with_and_seen(desktop: Desktop) -> None:
    box(desktop)
    whole = "A game of 20 minutes"
    assert words(desktop, "box.deal") == ["A deal a day", "Against: Sprout", whole]
    desktop.click("box.deal")
    assert "Towers: the deal of 30 November" in words(desktop)
    desktop.press_key(ENTER)
    match = desktop.match.game.match
    assert deal_of(match.header) == day_of("towers", DAY).deal()
    desktop.settle()
    box(desktop)
    assert words(desktop, "box.deal")[1:] == ["It waits: go on"]
    desktop.click("box.deal")
    assert desktop.match.game.match.header.seed == match.header.seed
    keep(day_match(300), desktop.saves.games)
    box(desktop)
    assert words(desktop, "box.deal")[1].startswith(("Won, ", "Played, "))
    desktop.click("box.deal")
    assert page(desktop).report()["plays"] == 1


def test_who_was_chosen_for_a_deal_still_sits_there_after_a_look_at_its_page(
    desktop: Desktop,
) -> None:
    box(desktop)
    desktop.click("box.deal")
    desktop.desk.hear(SetAgent(1, "architect"))
    desktop.click("setup.deal")
    assert desktop.desk.screen.name == "deal"
    desktop.press_key(ESCAPE)
    desktop.press_key(ENTER)
    match = desktop.match.game.match
    assert deal_of(match.header) == day_of("towers", DAY).deal()
    assert [player.agent for player in match.header.players] == [HUMAN, "architect"]


def test_the_days_result_is_a_few_lines_for_others(desktop: Desktop) -> None:
    match = day_match(300)
    keep(match, desktop.saves.games)
    box(desktop)
    desktop.click("box.deal")
    let_be_tried(desktop)
    desktop.press_key(keys.C, keys.MOD_CTRL)
    first, course, code = CLIPBOARD._text.splitlines()
    outcome = match.outcome
    assert outcome is not None
    assert first == "Cubewright · Towers · 2026-11-30"
    assert f"{outcome.scores[0]} : {outcome.scores[1]} against Sprout" in course
    assert len(course.split()[0]) == 10
    assert set(course.split()[0]) <= set("▲●▼")
    assert read_deal(code.removeprefix("Same deal: ")).day == DAY


def test_only_the_first_game_of_a_days_deal_counts(desktop: Desktop) -> None:
    for begun, player in ((300, "random"), (400, "greedy")):
        keep(day_match(begun, player), desktop.saves.games)
    box(desktop)
    first = words(desktop, "box.deal")[1]
    outcome = day_match(300, "random").outcome
    assert outcome is not None
    assert f"{outcome.scores[0]} : {outcome.scores[1]}" in first
    desktop.click("box.deal")
    let_be_tried(desktop)
    desktop.desk.hear(CopyDayResult())
    assert CLIPBOARD.paste() == "", "the second game is picked, and doesn't count"
    desktop.click("deal.play.0")
    desktop.desk.hear(CopyDayResult())
    assert "2026-11-30" in CLIPBOARD.paste()


def test_your_games_mark_a_deal_that_had_been_played(desktop: Desktop) -> None:
    first = finished(desktop)
    again = finished(desktop, "Jonas", 200)
    desktop.desk.show(Games(finished=True))
    desktop.run(0.2)
    desktop.desk.draw()
    assert "Same deal" in words(desktop, f"games.{again.name}")
    assert "Same deal" not in words(desktop, f"games.{first.name}")


def waiting(desktop: Desktop, day: bool) -> Match:
    """A game that waits: of today's deal, or of one that had been played."""
    if day:
        of_day, content = day_of("towers", DAY), play_of("towers").load("classic")
        seats = (Seat("Mira", HUMAN, COLORS[0]), Seat("Pip", of_day.level, COLORS[1]))
        game = ("towers", content, seats, of_day.seed)
        match = Match.new(*game, first_player=of_day.first_player, clock=desktop.clock)
    else:
        finished(desktop)
        match = dealt(name="Jonas", begun=200)
    desktop.saves.autosave(match)
    return match


@pytest.mark.parametrize(("day", "told"), [(True, "The deal of 30 November"), (False, "Same deal")])
def test_a_game_of_a_deal_that_waits_says_so_wherever_it_waits(
    desktop: Desktop, day: bool, told: str
) -> None:
    """On the shelf, on its box and among the games it looked like any other."""
    match = waiting(desktop, day)
    desktop.shelf()
    desktop.run(0.3)
    assert told in words(desktop, "shelf.resume")
    box(desktop)
    assert told in words(desktop, "box.resume")
    desktop.desk.show(Games())
    desktop.run(0.2)
    desktop.desk.draw()
    assert told in words(desktop, f"games.{desktop.saves.path_of(match).name}")


def test_a_game_of_no_known_deal_says_nothing_of_it(desktop: Desktop) -> None:
    desktop.saves.autosave(dealt(seed=6))
    desktop.shelf()
    desktop.run(0.3)
    told = words(desktop, "shelf.resume")
    box(desktop)
    told += words(desktop, "box.resume")
    assert told
    assert not [text for text in told if "deal" in text]


def test_the_page_of_a_deal_is_called_what_its_buttons_are(desktop: Desktop) -> None:
    """*Compare* led to *The same deal*, and that name is a button of its own there."""
    path = finished(desktop)
    finished(desktop, "Jonas", 200)
    record = read_record(path)
    for route, key in (
        (Result(over(dealt())), "result.deal"),
        (Replayed(Replay(record)), "replay.way.deal"),
    ):
        desktop.desk.show(route)
        desktop.settle()
        [name] = words(desktop, key)
        desktop.click(key)
        assert name in words(desktop)
        assert "The same deal" not in words(desktop)
    desktop.click("deal.again")
    [name] = words(desktop, "setup.deal")
    desktop.click("setup.deal")
    assert name in words(desktop)


def test_it_is_told_who_plays_in_the_same_seat(desktop: Desktop) -> None:
    """*Olwen* and *Alder* were names that nobody had heard of."""
    finished(desktop)
    desktop.desk.show(Result(over(dealt())))
    desktop.settle()
    desktop.click("result.deal")
    desktop.settle()
    for level in LEVELS:
        who = words(desktop, f"deal.who.{level}")
        assert usual_names(level)[0] in who
        assert level_name(level) in who
        told = desktop.desk.surface.find(f"deal.who.{level}")
        assert told is not None
        assert level_line(level, usual_names(level)[0]) in told.tip
