"""After a game: the course is found out bit by bit, kept, and told in short sentences."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import cast

import msgspec
import pytest

from game.ai.agent import agent
from game.app.match.review.looking_back import LookingBack, wins_by_turn
from game.app.routes import Result
from game.app.screens.result import ResultScreen
from game.rules.core import Outcome
from game.session.family.annals import WON
from game.session.family.mementos import Memento
from game.session.match import Match
from game.session.reviews.review import Verdict
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui import theme
from game.ui.chart import Chart, ChartLine
from game.ui.intents import WatchReplay
from game.ui.marks import Text
from game.ui.panels.closing import Closing
from game.ui.panels.course import CHANCES, GAME, LOWEST, POINTS, Best, CourseModel, done_text
from game.ui.panels.highlights import highlights
from game.ui.panels.result import Stays, result
from game.ui.panels.result_table import Ending
from game.ui.panels.review.model import Course, Glance
from game.ui.persons import Person
from game.ui.rect import Rect
from game.ui.summary import PointsRow
from tests.app.desktop import ESCAPE, Desktop
from tests.app.reviewed import ByHand, Endless, whole_review
from tests.app.test_app_screens import begun
from tests.ui.stage import meter, surface


@pytest.fixture(scope="module")
def finished() -> Match:
    """A game of a person and two others that is over."""
    return begun(HUMAN, "greedy", "greedy", steps=10_000)


def of_people(seats: tuple[Seat, ...]) -> Match:
    """A game of people to its end, whatever they do."""
    match = Match.new("biomes", play_of("biomes").load("classic"), seats, 1)
    play_out(match, [agent("random", "biomes")] * len(seats))
    return match


def ended(desktop: Desktop, match: Match) -> ResultScreen:
    """The result, at rest; the course has not been asked for yet."""
    desktop.go_on(match)
    assert isinstance(desktop.desk.screen, ResultScreen)
    return desktop.desk.screen


def words(desktop: Desktop) -> list[str]:
    """All that the result says."""
    desktop.desk.settle()
    return [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]


def test_the_course_is_found_out_decision_by_decision(finished: Match) -> None:
    record = finished.record()
    looking, reviewer = LookingBack(finished), ByHand(whole_review(record), pace=1)(record)
    known, done = [(looking.model.asked, len(looking.model.shares))], False
    while not looking.done:
        progress = Course(reviewer.progress, done)
        if looking.hear(reviewer.review, progress):
            known.append((looking.model.asked, len(looking.model.shares)))
        done = not reviewer.poll()
    model = looking.model
    assert known == sorted(known)
    assert len(set(known)) > 10, "it comes bit by bit"
    assert model.asked == model.questions == len(finished.history)
    assert model.shares[-1][0] == model.turns
    assert all(abs(sum(wins) - 1) < 0.001 for _, wins in model.shares)
    outcome = cast(Outcome, finished.outcome)
    assert model.shares[-1][1][outcome.winners[0]] == 1 / len(outcome.winners)
    assert [letter for _, letter in model.rounds] == ["A", "B", "C"]
    assert model.seat == 0, "the only person's line is the thick one"


def test_how_things_stood_is_told_by_the_first_choice_of_the_next_turn(finished: Match) -> None:
    review = whole_review(finished.record())
    choices = [each for each in review.judged if each.verdict is not Verdict.ONLY]
    first = {each.turn: each for each in reversed(choices)}
    found = wins_by_turn(review.judged)
    assert found == {turn - 1: each.wins for turn, each in first.items()}
    assert all(len(wins) == len(finished.seats) for wins in found.values())
    assert wins_by_turn(()) == {}


def test_a_head_start_counts_in_the_course_of_points_and_for_whose_game_is_told() -> None:
    seats = (Seat("Ada", HUMAN, COLORS[0]), Seat("Ben", HUMAN, COLORS[1]))
    plain = of_people(seats)
    [winner] = cast(Outcome, plain.outcome).winners
    loser = 1 - winner
    evened = tuple(
        msgspec.structs.replace(each, head_start=100 * (at == loser))
        for at, each in enumerate(seats)
    )
    match = of_people(evened)
    scores = cast(Outcome, match.outcome).scores
    model = LookingBack(match).model
    assert model.points[0][1][loser] == 100
    assert model.points[-1][1] == tuple(
        score + each.head_start for score, each in zip(scores, evened, strict=True)
    )
    assert model.seat == loser, "who has won, head starts counted"


def test_the_result_can_be_left_at_once_and_nobody_thinks_on(
    desktop: Desktop, finished: Match
) -> None:
    endless = Endless()
    desktop.desk.review_with(endless)
    table = desktop.game().game.table
    desktop.desk.show(Result(finished, table.view, table.focus, table))
    desktop.run(1.0)
    assert any("Looking back" in text for text in words(desktop))
    assert desktop.desk.screen.waiting
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "shelf"
    assert endless.begun == endless.closed == 1


def test_what_was_found_out_is_kept_over_a_replay(desktop: Desktop, finished: Match) -> None:
    desktop.desk.review_with(ByHand(whole_review(finished.record()), pace=1))
    screen = ended(desktop, finished)
    while screen.waiting:
        desktop.run(0.1)
        desktop.desk.draw()
    assert not any("Looking back" in text for text in words(desktop))
    model = screen._looking.model
    desktop.desk.hear(WatchReplay())
    desktop.settle()
    assert desktop.desk.screen.name == "replay"
    desktop.press_key(ESCAPE)
    back = desktop.desk.screen
    assert isinstance(back, ResultScreen)
    assert back._looking.done
    assert back._looking.model == model


def test_where_nobody_could_look_back_that_is_told_and_nothing_is_praised(
    desktop: Desktop, finished: Match
) -> None:
    class Broken(Endless):
        failed = "The work ended before its time."

    desktop.desk.review_with(Broken())
    screen = ended(desktop, finished)
    while screen.waiting:
        desktop.run(0.1)
    said = words(desktop)
    assert Broken.failed in said
    assert not any("Well played: nothing" in text for text in said)
    assert highlights(screen._looking.model) == ()


def glance(turn: int, deed: str = "Ada takes: Sword", lost: float = 0.12, seat: int = 0) -> Glance:
    """A moment worth a look."""
    who = (Person("Ada", COLORS[0]), Person("Pip", COLORS[1]))[seat]
    n, verdict = turn + 1, Verdict.BETTER
    return Glance(turn, n, who, f"Turn {turn}", verdict, deed, lost, turn, seat)


def test_a_moment_of_which_there_is_nothing_to_tell_says_whose_it_was() -> None:
    assert done_text(glance(4)) == "Turn 4: Ada takes: Sword."
    assert done_text(glance(4, "", seat=1)) == "Pip · Turn 4."


def test_what_chooses_the_course_stays_where_it_is_when_the_moments_come() -> None:
    """A press on it opened the replay, for what was found had come in its place."""
    people = (Person("Ada", COLORS[0]), Person("Pip", COLORS[1]))
    shares = tuple((turn, (0.5, 0.5)) for turn in range(1, 9))
    model = CourseModel(people, 0, shares, 8, asked=1, questions=8)
    found = (glance(4, "Ada builds: Icicle bridge"),)
    shown, places = surface(size=(1280, 720)), []
    for each in (model, replace(model, done=True, moments=found)):
        shown.show(result(full()[0], lambda _intent: None, shown.viewport, each, CHANCES))
        button = shown.find("result.chart.points")
        assert button is not None
        places.append(button.rect)
    assert places[0] == places[1]


def full() -> tuple[Ending, CourseModel]:
    """A result with everything on it."""
    people = (Person("Ada", COLORS[0]), Person("Pip", COLORS[1]))
    points = tuple((turn, (turn, turn // 2)) for turn in range(28))
    moments = (glance(11), glance(17))
    best = (Best(0, "Turn 9", "Ada builds: Icicle bridge", 0.1, 10),)
    shares = tuple((turn, (0.4, 0.6)) for turn in range(28))
    whens = tuple(f"Turn {turn}" for turn in range(1, 28))
    model = CourseModel(
        people, 0, shares, 27, done=True, points=points, moments=moments, best=best, whens=whens
    )
    sources = tuple(PointsRow(f"Source {number}", (number, 2)) for number in range(6))
    outcome = Outcome((67, 40), (1, 10), (0,))
    told = Ending(outcome, people, "27 turns", "67 XP, 27 more than Pip.", sources, "Blocks left")
    return told, model


def test_what_chooses_a_page_and_what_is_new_stay_in_sight_however_far_one_scrolls() -> None:
    """The tabs went away with the page, and what is new in the album lay below the fold."""
    told, model = full()
    shown = surface(size=(1280, 720))
    new = Stays(mementos=(Memento(0, WON),))
    shown.show(result(told, lambda _intent: None, shown.viewport, model, GAME, stays=new))
    scroll = shown.find(f"result.scroll.{GAME}")
    assert scroll is not None
    for key in (f"result.chart.{POINTS}", f"result.memento.0.{WON}"):
        place = shown.find(key)
        assert place is not None
        assert place.rect.bottom <= scroll.rect.y


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1200), (1000, 1400)])
def test_what_chooses_a_page_stays_where_it_is_from_one_to_the_next(size: tuple[int, int]) -> None:
    """They jumped by a hundred pixels, for the pages are not equally high."""
    told, model = full()
    places = []
    for shows in (GAME, POINTS, CHANCES):
        shown = surface(size=size)
        shown.show(result(told, lambda _intent: None, shown.viewport, model, shows))
        both = [shown.find(f"result.chart.{key}") for key in (POINTS, CHANCES)]
        places.append([each.rect for each in both if each is not None])
    assert len(places[0]) == 2
    assert places[0] == places[1] == places[2]


SOURCES = ("Golden stars", "Mobs", "Golden hoes", "Biome", "Material", "Type", "Trophy mobs")
"""What the points of a game came from at most."""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_total_and_all_rows_show_without_scrolling_and_so_do_the_highlights(
    players: int, size: tuple[int, int]
) -> None:
    """What a game was about, the scorings, lay below the edge, under the highlights."""
    told, model = full()
    people = tuple(Person(f"Player {at}", COLORS[at]) for at in range(players))
    rows = tuple(PointsRow(each, tuple(range(players))) for each in SOURCES)
    outcome = Outcome((67, 40, 40, 3)[:players], (1, 10, 2, 3)[:players], (0,))
    told = replace(told, outcome=outcome, people=people, sources=rows)
    shares = tuple((turn, (1 / players,) * players) for turn in range(28))
    points = tuple((turn, (turn,) * players) for turn in range(28))
    model = replace(model, people=people, shares=shares, points=points)
    new = (Memento(0, WON), Memento(1, WON))
    closing = Closing("hazel", "You did it! Your first game, and you won it.", "Next time, " * 9)
    for stays in (Stays(mementos=new), Stays(mementos=new, closing=closing)):
        shown = surface(size=size)
        args = (lambda _intent: None, shown.viewport, model, GAME)
        shown.show(result(told, *args, stays=stays))
        scroll = shown.find(f"result.scroll.{GAME}")
        assert scroll is not None
        names = {"Total", *SOURCES}
        found = {
            node.text: node.rect
            for node in shown.root.walk()
            if isinstance(node, Text) and node.text in names
        }
        assert set(found) == names
        assert all(scroll.rect.y <= each.y for each in found.values())
        assert all(each.bottom <= scroll.rect.bottom for each in found.values())
        for key in ("result.best.0", "result.moment.12", "result.moment.18"):
            card = shown.find(key)
            assert card is not None
            assert card.rect.y < scroll.rect.bottom - 40, "its picture and heading are seen"
            if stays.closing is None and players == 2:
                assert card.rect.bottom <= scroll.rect.bottom, "and all of it"


def test_no_card_stands_in_a_row_of_its_own_below_the_edge() -> None:
    """The fourth card, the costliest moment, lay there cut off, beside two thirds of nothing."""
    told, model = full()
    told = replace(told, sources=told.sources[:4])
    model = replace(model, moments=(glance(4), glance(11), glance(17)))
    shown = surface(size=(1280, 720))
    stays = Stays(mementos=(Memento(0, WON),))
    shown.show(result(told, lambda _intent: None, shown.viewport, model, GAME, stays=stays))
    scroll = shown.find(f"result.scroll.{GAME}")
    assert scroll is not None
    keys = ("result.best.0", *(f"result.moment.{each.n}" for each in model.moments))
    cards = [card.rect for key in keys if (card := shown.find(key)) is not None]
    assert len(cards) == 4
    assert cards[0].y == cards[1].y < cards[2].y == cards[3].y
    assert all(card.bottom <= scroll.rect.bottom for card in cards)


def test_what_decides_a_tie_is_told_where_some_are_level() -> None:
    told, model = full()
    for scores, tied in (((67, 40), False), ((40, 40), True)):
        over = replace(told, outcome=Outcome(scores, (10, 1), (0,)))
        shown = surface(size=(1280, 720))
        shown.show(result(over, lambda _intent: None, shown.viewport, model, GAME))
        said = {node.text for node in shown.root.walk() if isinstance(node, Text)}
        assert ("Blocks left" in said) == tied


def test_the_chart_tells_its_values_under_the_pointer() -> None:
    told, model = full()
    for shows, turn, said in (
        (POINTS, 10, "Turn 10: Ada 10, Pip 5"),
        (CHANCES, 10, "Turn 10: Ada 40 %, Pip 60 %"),
        (CHANCES, 0, "At the beginning: Ada 40 %, Pip 60 %"),
    ):
        shown = surface(size=(1280, 720))
        shown.show(result(told, lambda _intent: None, shown.viewport, model, shows))
        chart = next(node for node in shown.root.walk() if isinstance(node, Chart))
        x, y = chart.spot((float(turn), 0.5))
        slot = shown.root.hit(x, y)
        assert slot is not None
        assert slot.tip == said


def test_no_word_at_the_scale_is_cut_however_long_it_is() -> None:
    """It began left of the chart where “even” is a long word."""
    lines = (ChartLine(((0.0, 0.2), (9.0, 0.4)), theme.INK, "disc"),)
    for word in ("even", "wszyscy po równo"):
        chart = Chart(lines, 9.0, levels=[(0.5, word)])
        chart.place(meter(), Rect(0, 0, 400, 240))
        left = chart.spot((0.0, 0.5))[0]
        assert left - meter().width(word, theme.SMALL) > 0


def test_the_whole_chart_shows_without_scrolling_in_a_small_window() -> None:
    """The line of 0 and the axis were cut off at its lower edge."""
    told, model = full()
    for shows in (POINTS, CHANCES):
        shown = surface(size=(1280, 720))
        shown.show(result(told, lambda _intent: None, shown.viewport, model, shows))
        scroll = shown.find(f"result.scroll.{shows}")
        chart = next(node for node in shown.root.walk() if isinstance(node, Chart))
        assert scroll is not None
        assert chart.rect.height >= LOWEST
        assert chart.rect.bottom <= scroll.rect.bottom


def chart_of(model: CourseModel) -> Chart:
    """The chart of the chances as it is shown."""
    told, _model = full()
    shown = surface(size=(1280, 720))
    shown.show(result(told, lambda _intent: None, shown.viewport, model, CHANCES))
    return next(node for node in shown.root.walk() if isinstance(node, Chart))


def test_the_chart_numbers_the_moments_on_the_lines_of_whoever_decided() -> None:
    _told, model = full()
    shares = tuple((turn, ((40 + turn) / 100, (60 - turn) / 100)) for turn in range(0, 28, 2))
    moments = (glance(10), glance(17, seat=1))
    chart = chart_of(replace(model, shares=shares, moments=moments))
    assert [(each.number, each.at) for each in chart._moments] == [
        ("1", (10.0, 0.5)),
        ("2", (16.0, 0.44)),
    ], "where nothing is known of a turn, at the one nearest to it"
    assert chart_of(replace(model, shares=(), moments=moments))._moments == []


def test_a_number_comes_when_the_lines_have_got_as_far_and_stays_where_it_is() -> None:
    _told, model = full()
    shares = tuple((turn, ((40 + turn) / 100, (60 - turn) / 100)) for turn in range(0, 28, 2))
    moments = (glance(9), glance(17, seat=1))
    going = replace(model, done=False, moments=moments)
    whole = {each.number: each.at for each in chart_of(replace(going, shares=shares))._moments}
    for count in range(len(shares)):
        found = chart_of(replace(going, shares=shares[:count]))._moments
        assert {each.number: each.at for each in found}.items() <= whole.items()
        assert len(found) == sum(each.turn <= 2 * (count - 1) for each in moments)


@pytest.mark.parametrize("level", [0.0, 0.02, 0.5, 0.97, 1.0])
@pytest.mark.parametrize("turns", [(0, 1, 2), (13, 13, 13), (25, 26, 27), (4, 12, 13)])
def test_no_number_on_the_chart_lies_over_another(level: float, turns: tuple[int, ...]) -> None:
    _told, model = full()
    shares = tuple((turn, (level, 1 - level)) for turn in range(28))
    chart = chart_of(replace(model, shares=shares, moments=tuple(map(glance, turns))))
    discs = chart.discs()
    assert len(discs) == len(turns)
    for one, other in combinations(discs, 2):
        shared = one.meets(other)
        assert not shared.width * shared.height
    assert all(chart.rect.x <= each.x and each.right <= chart.rect.right for each in discs)
    assert all(chart.rect.y <= each.y and each.bottom <= chart.rect.bottom for each in discs)
