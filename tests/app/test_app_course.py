"""After a game: the course is found out bit by bit, kept, and told in short sentences."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from typing import cast

import pytest

from game.ai.agent import agent
from game.ai.coach.advice import Reason
from game.ai.coach.course import TellingDeed
from game.ai.coach.turning import TurningPoint
from game.app.match.review.looking_back import LookingBack
from game.app.match.review.weighing import most_questions
from game.app.routes import Result
from game.app.screens.result import ResultScreen
from game.rules.core import Outcome
from game.session.family.annals import WON
from game.session.family.mementos import Memento
from game.session.match import Match
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui import theme
from game.ui.chart import Chart, ChartLine
from game.ui.intents import WatchReplay
from game.ui.marks import Text
from game.ui.panels.closing import Closing
from game.ui.panels.course import (
    CHANCES,
    GAME,
    LOWEST,
    POINTS,
    Best,
    CourseModel,
    Turned,
    doing_text,
    turned_text,
)
from game.ui.panels.highlights import highlights
from game.ui.panels.result import Stays, result
from game.ui.panels.result_table import Ending
from game.ui.persons import Person
from game.ui.rect import Rect
from game.ui.summary import PointsRow
from tests.app.desktop import ESCAPE, Desktop, Thinker
from tests.app.test_app_coach import Slow
from tests.app.test_app_screens import begun
from tests.ui.stage import meter, surface

TWO = CourseModel((Person("Ada", COLORS[0]), Person("Pip", COLORS[1])), 0, (), 30)
"""A game of two that is over."""


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


def test_the_course_is_found_out_turn_by_turn(finished: Match) -> None:
    looking, thinker = LookingBack(finished), Thinker()
    known = [looking.model.asked]
    for _ in range(2000):
        if looking.advance(thinker):
            known.append(looking.model.asked)
        if looking.done:
            break
    model = looking.model
    assert model.done
    assert known == sorted(known)
    assert len(set(known)) > 10, "it comes bit by bit"
    turns, weighed = finished.history[-1].turn, most_questions(finished)
    assert turns <= model.asked == model.questions <= turns + weighed
    assert [turn for turn, _ in model.shares] == list(range(model.turns + 1))
    assert all(abs(sum(wins) - 1) < 1e-6 for _, wins in model.shares)
    outcome = cast(Outcome, finished.outcome)
    assert model.shares[-1][1][outcome.winners[0]] == 1 / len(outcome.winners)
    assert [letter for _, letter in model.rounds] == ["A", "B", "C"]
    assert model.seat == 0, "the only person's turning points are told"
    assert len(model.turned) <= 2
    assert model.turned
    shares = dict(model.shares)
    for each in model.turned:
        since, until = each.span
        assert since < each.turn <= until, "the turn lies between the two"
        assert (shares[since][0], shares[until][0]) == (each.before, each.after)
    assert all(each.deed for each in model.turned)


def test_a_head_start_counts_in_the_course_of_points_and_for_whose_game_is_told() -> None:
    seats = (Seat("Ada", HUMAN, COLORS[0]), Seat("Ben", HUMAN, COLORS[1]))
    plain = of_people(seats)
    [winner] = cast(Outcome, plain.outcome).winners
    loser = 1 - winner
    evened = tuple(replace(each, head_start=100 * (at == loser)) for at, each in enumerate(seats))
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
    thinker = Slow()
    desktop.desk.think_with(thinker)
    table = desktop.game().game.table
    desktop.desk.show(Result(finished, table.view, table.focus, table))
    desktop.run(1.0)
    assert len(thinker.asked) == 1, "one question at a time"
    assert any("Looking back" in text for text in words(desktop))
    assert desktop.desk.screen.waiting
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "shelf"
    assert thinker.stopped >= 1


def test_what_was_found_out_is_kept_over_a_replay(desktop: Desktop, finished: Match) -> None:
    screen = ended(desktop, finished)
    while screen.waiting:
        desktop.run(0.1)
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


def test_a_question_that_nobody_answers_leaves_a_gap_and_no_wait(
    finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    monkeypatch.setattr(thinker, "thoughts", lambda _number: None)
    looking = LookingBack(finished)
    for _ in range(500):
        looking.advance(thinker)
    assert looking.done
    assert looking.model.turned == ()


def test_a_turning_point_says_which_way_the_chance_went() -> None:
    risen = Turned(14, "Turn 14", "Ada builds: Icicle bridge", 0.35, 0.58)
    assert turned_text(TWO, risen) == (
        "Turn 14: Ada builds: Icicle bridge. Ada's chance to win rose from 35 % to 58 %."
    )
    low = Turned(3, "Turn 3", "x", 0.3, 0.002, seat=1)
    assert "fell from 30 % to 1 %." in turned_text(TWO, low), "not certain"
    little = Turned(3, "Turn 3", "x", 0.47, 0.53)
    assert "from 47 % to 53 %" in turned_text(TWO, little), "a change is seen"


@pytest.mark.parametrize(
    ("seat", "after", "slip", "said"),
    [
        (0, 0.8, False, ""),
        (1, 0.2, False, ""),
        (0, 0.2, None, ""),
        (0, 0.2, False, "No other move was clearly better: it came by others, or by luck."),
        (0, 0.2, True, "Another move would have been better here."),
        (1, 0.8, False, "It was no single move: luck helped, or many small things."),
        (1, 0.8, True, "Pip had a better move."),
        (1, 0.2, True, "Pip had a better move."),
        (0, 0.8, True, "Another move would have been better here."),
    ],
)
def test_a_turning_point_says_whose_doing_it_was_and_blames_no_move_as_good_as_the_rest(
    seat: int, after: float, slip: bool | None, said: str
) -> None:
    """A move that the hint had called "among the best" was told as if it were a mistake."""
    turned = Turned(9, "Turn 9", "x", 0.5, after, 17, 18, seat, slip)
    assert doing_text(TWO, turned) == said
    assert turned_text(TWO, turned).endswith(said or f"from 50 % to {round(after * 100)} %.")


def test_what_chooses_the_course_stays_where_it_is_when_the_turning_points_come() -> None:
    """A press on it opened the replay, for the turning points had come in its place."""
    people = (Person("Ada", COLORS[0]), Person("Pip", COLORS[1]))
    shares = tuple((turn, (0.5, 0.5)) for turn in range(1, 9))
    model = CourseModel(people, 0, shares, 8, asked=1, questions=8)
    found = (Turned(4, "Turn 4", "Ada builds: Icicle bridge", 0.35, 0.58),)
    shown, places = surface(size=(1280, 720)), []
    for each in (model, replace(model, done=True, turned=found)):
        shown.show(result(full()[0], lambda _intent: None, shown.viewport, each, CHANCES))
        button = shown.find("result.chart.points")
        assert button is not None
        places.append(button.rect)
    assert places[0] == places[1]


def full() -> tuple[Ending, CourseModel]:
    """A result with everything on it."""
    people = (Person("Ada", COLORS[0]), Person("Pip", COLORS[1]))
    points = tuple((turn, (turn, turn // 2)) for turn in range(28))
    turned = tuple(
        Turned(turn, f"Turn {turn}", "Ada takes: Sword", 0.4, 0.6, turn, turn + 1)
        for turn in (11, 17)
    )
    best = (Best(0, "Turn 9", "Ada builds: Icicle bridge", 0.1, 10),)
    shares = tuple((turn, (0.4, 0.6)) for turn in range(28))
    whens = tuple(f"Turn {turn}" for turn in range(1, 28))
    model = CourseModel(
        people, 0, shares, 27, done=True, points=points, turned=turned, best=best, whens=whens
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
        for key in ("result.best.0", "result.turned.1", "result.turned.2"):
            card = shown.find(key)
            assert card is not None
            assert card.rect.y < scroll.rect.bottom - 40, "its picture and heading are seen"
            if stays.closing is None and players == 2:
                assert card.rect.bottom <= scroll.rect.bottom, "and all of it"


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


@pytest.mark.parametrize(("before", "after"), [(0.54, 0.6), (0.75, 0.86), (0.3, 0.02)])
def test_the_chart_shows_the_very_numbers_of_a_turning_points_sentence_where_they_are(
    before: float, after: float
) -> None:
    """“From 75 % to 86 %” was told of a dot that stood at 79 %, for it stood between the two."""
    told, model = full()
    shares = dict.fromkeys(range(28), (0.5, 0.5)) | {
        11: (before, 1 - before),
        12: ((before + after) / 2, 1 - (before + after) / 2),
        13: (after, 1 - after),
    }
    turned = Turned(12, "Turn 12", "Ada takes: Sword", before, after, 12, 13, span=(11, 13))
    model = replace(model, shares=tuple(shares.items()), turned=(turned,))
    shown = surface(size=(1280, 720))
    shown.show(result(told, lambda _intent: None, shown.viewport, model, CHANCES))
    chart = next(node for node in shown.root.walk() if isinstance(node, Chart))
    [change] = chart._changes
    assert (change.points[0], change.points[-1]) == ((11.0, before), (13.0, after))
    assert f"from {change.before} to {change.after}." in turned_text(model, turned)
    tips = {each.x: each.text for each in chart._tips}
    assert f"Ada {change.before}," in tips[11.0], "and so does the pointer"
    assert f"Ada {change.after}," in tips[13.0]


@pytest.mark.parametrize(
    "spans", [((0, 2), (2, 4)), ((4, 6), (6, 8)), ((11, 13), (15, 17)), ((22, 24), (25, 27))]
)
@pytest.mark.parametrize(
    "levels", [each for each in product((0.02, 0.5, 0.97), repeat=3) if each[1] not in each[::2]]
)
def test_no_value_on_the_chart_lies_over_another(
    levels: tuple[float, float, float], spans: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    low, middle, high = levels
    (a, b), (c, d) = spans
    told, model = full()
    turned = tuple(
        Turned(start + 1, "Turn", "x", before, after, span=(start, end))
        for start, end, before, after in ((a, b, low, middle), (c, d, middle, high))
    )
    shares = dict.fromkeys(range(28), (middle, 1 - middle)) | {
        turn: (share, 1 - share) for turn, share in ((a, low), (b, middle), (c, middle), (d, high))
    }
    shown = surface(size=(1280, 720))
    model = replace(model, shares=tuple(shares.items()), turned=turned)
    shown.show(result(told, lambda _intent: None, shown.viewport, model, CHANCES))
    chart = next(node for node in shown.root.walk() if isinstance(node, Chart))
    tags = [each.rect for each in chart.tags(meter(shown.viewport.scale))]
    assert len(tags) == 4
    for one, other in combinations(tags, 2):
        shared = one.meets(other)
        assert not shared.width * shared.height
    assert all(chart.rect.x <= each.x and each.right <= chart.rect.right for each in tags)
    assert all(chart.rect.y <= each.y and each.bottom <= chart.rect.bottom for each in tags)


def test_a_turning_point_says_why_it_was_good_if_a_hint_would_have() -> None:
    """“A turning point: Mia takes: Wood”, and nobody knew why."""
    turned = Turned(9, "Turn 9", "Ada takes: Wood", 0.5, 0.8, why="It pays for the Icicle bridge.")
    assert turned_text(TWO, turned) == (
        "Turn 9: Ada takes: Wood. "
        "Before this move the coach would have said: “It pays for the Icicle bridge.” "
        "Ada's chance to win rose from 50 % to 80 %."
    )
    told, model = full()
    shown = surface(size=(1280, 720))
    one = replace(model, turned=(replace(turned, n=3),))
    shown.show(result(told, lambda _intent: None, shown.viewport, one, GAME))
    assert "It pays for the Icicle bridge." in {
        node.text for node in shown.root.walk() if isinstance(node, Text)
    }


def test_a_hint_for_a_rival_s_move_speaks_to_him() -> None:
    """“Your chance in this fight is 65 %” was said of a fight of Bruno's."""
    why = "Bramble leshy: your chance in this fight is 65 %."
    turned = Turned(9, "Turn 9", "Ben fights", 0.5, 0.2, n=3, seat=1, why=why)
    name = TWO.people[1].name
    said = f"Before this move the coach would have told {name}: “{why}”"
    assert said in turned_text(TWO, turned)
    told = replace(TWO, turned=(turned,), best=())
    assert [each.why for each in highlights(told)] == [said]


@pytest.mark.parametrize("reason", [None, Reason("mob_xp", "B6.2", (("xp", 3),))])
@pytest.mark.parametrize(("after", "slip"), [(0.8, False), (0.8, None), (0.2, False), (0.8, True)])
def test_what_helped_is_told_with_its_reason_or_not_at_all(
    finished: Match,
    reason: Reason | None,
    after: float,
    slip: bool | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looking, thinker = LookingBack(finished), Thinker()
    while not looking.done:
        looking.advance(thinker)
    first = next(step for step in finished.history if step.player == 0)
    deed = TellingDeed(first.n, first.player, first.move)
    weighing = looking._weighing
    assert weighing is not None
    monkeypatch.setattr(weighing, "was_slip", lambda _deed: slip)
    monkeypatch.setattr(weighing, "reason_for", lambda _deed: reason)
    told = looking._told(TurningPoint(first.turn, deed, 0.5, after, (0, 1)))
    helped = after == 0.8 and slip is False
    assert told.why == ("Winning brings 3 XP at once." if helped and reason else "")
    assert bool(told.deed) == (bool(reason) or not helped)


def test_a_turning_point_that_the_chart_does_not_show_is_not_marked_on_it() -> None:
    told, model = full()
    shown = surface(size=(1280, 720))
    shown.show(result(told, lambda _intent: None, shown.viewport, model, CHANCES))
    chart = next(node for node in shown.root.walk() if isinstance(node, Chart))
    assert model.turned
    assert not chart._changes
