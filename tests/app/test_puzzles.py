"""Own puzzles in the window: found, shown, answered, kept; their page, and the way there."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from game.ai.coach.advice import Reason
from game.app.match.flow.seating import humans_of
from game.app.puzzle import judging
from game.app.puzzle.screen import FindBetterScreen
from game.app.puzzle.taking import A_LOOK
from game.app.routes import BoxPage, FindBetter, Puzzles
from game.rules.biomes.moves import Collect, Score
from game.rules.core import Move
from game.session.background_job import Failed
from game.session.match import Match
from game.session.record import Record
from game.session.reviews.finding import Opinion
from game.session.reviews.leitner import Tried
from game.session.reviews.pile import name_of
from game.session.reviews.review import Review
from game.session.reviews.store import digest_of
from game.titles.biomes.scene.targets import BlockTarget
from game.ui.controls import Pressable
from game.ui.intents import Play, StandBy
from game.ui.intents.puzzles import GroupPuzzles, LookThrough, NextPuzzle, ShowBetter, StopLooking
from game.ui.marks import Text
from game.ui.titles import INTERFACES
from tests.app.desktop import CALM, ENTER, ESCAPE, Desktop
from tests.session.reviews.own_games import (
    STARTED,
    choices,
    game,
    judgement,
    other_moves,
    played,
    review,
    with_positions,
)

H = ord("h")
DAY = datetime(2026, 11, 27, 15)
TITLES = sorted(INTERFACES)


class Told:
    """Stands in for the process that judges: it knows at once, or fails."""

    known: Opinion | None = Opinion(0.44, 0.50, 0.01)

    def __init__(self, work: object, asked: object) -> None:
        del work, asked

    def poll(self) -> Opinion:
        if self.known is None:
            raise Failed("no")
        return self.known

    def close(self) -> None:
        """Nothing to end."""


@pytest.fixture(autouse=True)
def _told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Told, "known", Told.known)
    monkeypatch.setattr(judging, "BackgroundJob", Told)


@pytest.fixture
def today(desktop: Desktop) -> date:
    desktop.clock = DAY.timestamp
    return DAY.date()


def keep(desktop: Desktop, match: Match, *marked: int) -> Path:
    saves = desktop.saves
    assert saves.autosave(match)
    path = saves.games / saves.path_of(match).name
    saves.reviews.keep(path, review(match, *marked))
    return path


def show(desktop: Desktop, match: Match, n: int, file: str = "") -> FindBetterScreen:
    route = FindBetter(match.record(), judgement(match, n), file, BoxPage(match.header.title))
    desktop.desk.show(route)
    desktop.run(0.3)
    return shown(desktop)


def shown(desktop: Desktop) -> FindBetterScreen:
    screen = desktop.desk.screen
    assert isinstance(screen, FindBetterScreen)
    return screen


def said(desktop: Desktop) -> str:
    """All that panels say."""
    texts = (node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text))
    return "\n".join(texts)


def better(screen: FindBetterScreen) -> Move:
    move = screen.finding.better
    assert move is not None
    return move


def other(screen: FindBetterScreen) -> Move:
    """A move that the review doesn't name."""
    legal, finding = screen.finding.match.legal_moves(), screen.finding
    return next(each for each in legal if each not in (finding.then, finding.better))


def try_(desktop: Desktop, move: Move) -> None:
    desktop.desk.hear(Play(move))
    desktop.run(1.0)


@pytest.mark.parametrize("title", TITLES)
def test_the_better_move_is_found_and_told(desktop: Desktop, title: str) -> None:
    match = game(title)
    for n in choices(match)[5::9][:6]:
        screen = show(desktop, match, n)
        assert {"better.show", "better.leave"} <= desktop.widgets()
        teaches = screen.finding.teaches(better(screen))
        try_(desktop, better(screen))
        assert screen.report()["found"]
        assert not screen.report()["pointing"], "nobody is to be shown the way any more"
        assert [step.move for step in screen.finding.match.history] == (
            [] if teaches else [better(screen)]
        ), "what meets with chance is no part of the answer"
        assert {"better.next", "better.anew"} <= desktop.widgets(), n
        told = said(desktop)
        assert "You found it!" in told
        assert "50 %" in told
        assert "40 %" in told


def test_the_move_of_that_time_is_not_it(desktop: Desktop) -> None:
    screen = show(desktop, game(), choices(game())[5])
    try_(desktop, screen.finding.then)
    assert "That is what you did that time" in said(desktop)
    assert screen.report()["wrong"] == 1
    assert not screen.finding.match.history
    try_(desktop, better(screen))
    assert screen.report()["found"]


def test_a_move_that_the_review_does_not_name_is_judged(desktop: Desktop) -> None:
    screen = show(desktop, game(), choices(game())[5])
    move = other(screen)
    try_(desktop, move)
    told = said(desktop)
    assert "Good thought! Your chance to win would be about 44 %." in told
    assert "50 %" in told
    assert screen.report()["wrong"] == 1
    assert not screen.finding.match.history
    try_(desktop, move)
    assert screen.report()["wrong"] == 2


@pytest.mark.parametrize(("chance", "told"), [(0.31, "31 %"), (0.40, "40 %"), (0.41, "40 %")])
def test_what_is_no_better_than_that_time_is_not_praised(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch, chance: float, told: str
) -> None:
    """Nor is what can't be told from it: that differs by no more than the noise."""
    monkeypatch.setattr(Told, "known", Opinion(chance, 0.50, 0.02))
    screen = show(desktop, game(), choices(game())[5])
    try_(desktop, other(screen))
    reply = str(screen.report()["reply"])
    assert "Good thought" not in reply
    assert reply in said(desktop)
    assert f"about {told}, and that time it was about 40 %" in reply


def test_a_try_is_worth_what_it_is_beside_the_best_of_the_review(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each judgement has worlds of its own, in which all may go better."""
    monkeypatch.setattr(Told, "known", Opinion(0.54, 0.70, 0.01))
    screen = show(desktop, game(), choices(game())[5])
    try_(desktop, other(screen))
    assert "about 34 %" in str(screen.report()["reply"])


def test_what_is_judged_as_good_is_right(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Told, "known", Opinion(0.498, 0.50, 0.01))
    screen = show(desktop, game(), choices(game())[5])
    move = other(screen)
    try_(desktop, move)
    assert screen.finding.found == move
    assert [step.move for step in screen.finding.match.history] == [move]
    assert "Just as good" in said(desktop)


@pytest.mark.parametrize("named", [True, False], ids=["of the review", "judged"])
def test_the_reasons_told_are_those_of_what_was_found(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch, *, named: bool
) -> None:
    """They were those of the better move, below another that is as good."""
    monkeypatch.setattr(Told, "known", Opinion(0.498, 0.50, 0.01))
    match = game()
    n = next(each for each in choices(match)[5:] if len(other_moves(match, each)) > 1)
    right = tuple(other_moves(match, n)[:2])
    why = (Reason("search", ""),)
    judged = msgspec.structs.replace(
        judgement(match, n), better=right[0], alike=right[: 1 + named], why_better=why
    )
    desktop.desk.show(FindBetter(match.record(), judged))
    desktop.run(0.3)
    screen = shown(desktop)
    move = match.rules.move_from_data(match.content, right[1], "")
    reasons, _caution = screen.finding.why(move)
    assert reasons != why, "there is something to say for it"
    try_(desktop, move)
    assert screen.finding.found == move
    told, words = said(desktop), INTERFACES["biomes"].words
    people = screen.inner.game.people
    assert all(words.reason(each, match.content, people) in told for each in reasons)
    assert words.reason(why[0], match.content, people) not in told
    assert told.index(words.reason(reasons[0], match.content, people)) < told.index("Just as good")


def test_where_nobody_can_judge_it_a_try_is_answered_all_the_same(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Told, "known", None)
    screen = show(desktop, game(), choices(game())[5])
    try_(desktop, other(screen))
    assert "There was something better." in str(screen.report()["reply"])


def test_what_is_judged_when_one_leaves_comes_to_nothing(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Told, "poll", lambda _self: None)
    screen = show(desktop, game(), choices(game())[5])
    try_(desktop, other(screen))
    assert screen.report()["judging"]
    assert screen.waiting
    assert "let me think" in said(desktop)
    desktop.click("better.leave")
    assert desktop.desk.screen.name == "box"
    assert not screen.report()["judging"]


@pytest.mark.parametrize("title", TITLES)
def test_what_is_shown_can_still_be_done(desktop: Desktop, title: str) -> None:
    screen = show(desktop, game(title), choices(game(title))[5])
    desktop.press_key(H)
    desktop.run(0.5)
    assert screen.report()["shown"]
    assert screen.report()["pointing"]
    decision = screen.inner.deciding.decision()
    assert decision.hint == better(screen), "it is marked on the table"
    assert "This was better" in said(desktop)
    try_(desktop, better(screen))
    assert screen.report()["found"]
    assert "This was better" in said(desktop), "it was shown before"
    desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "box"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_where_a_panel_asks_the_end_stands_beside_it(tmp_path: Path, scale: float) -> None:
    """The panel of a scoring keeps the cards in their place: what was better was not told."""
    match = game()
    scored = next(n for n in choices(match) if isinstance(match.history[n - 1].move, Score))
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=scale))
    try:
        show(desktop, match, scored)
        desktop.settle()
        desktop.press_key(H)
        desktop.run(0.5)
        assert {"better.next", "better.anew"} <= desktop.widgets()
        assert any(key.startswith("score.") for key in desktop.widgets())
        desktop.run(0.5)
        desktop.press_key(ENTER)
        assert desktop.desk.screen.name == "box"
    finally:
        desktop.close()


def test_a_key_for_the_last_try_does_not_end_its_end(desktop: Desktop) -> None:
    screen = show(desktop, game(), choices(game())[5])
    desktop.desk.hear(Play(better(screen)))
    desktop.run(0.1)
    desktop.press_key(ENTER)
    assert desktop.desk.screen is screen
    desktop.run(0.6)
    desktop.press_key(ENTER)
    assert desktop.desk.screen is not screen


def collected(match: Match, n: int) -> list[dict[str, object]]:
    """The other blocks that could have been collected at step ``n``, if one was."""
    if not isinstance(match.history[n - 1].move, Collect):
        return []
    return [each for each in other_moves(match, n) if each["type"] == "collect"]


def test_a_try_by_mouse_on_the_table(desktop: Desktop) -> None:
    """Collecting a block is a click on it: what is not right stays where it lies."""
    match = game()
    n = next(each for each in choices(match) if collected(match, each))
    first = collected(match, n)[0]
    judged = msgspec.structs.replace(judgement(match, n), better=first, alike=(first,))
    desktop.desk.show(FindBetter(match.record(), judged))
    desktop.settle()
    screen = shown(desktop)
    table, move = screen.inner.game.table, better(screen)
    assert isinstance(move, Collect)

    def click(block: Any) -> None:
        desktop.click_at(*table.project(table.point(BlockTarget(block))))
        desktop.run(0.5)

    then = screen.finding.then
    assert isinstance(then, Collect)
    click(then.block)
    assert screen.report()["wrong"] == 1
    click(move.block)
    assert screen.report()["found"]
    assert [step.move for step in screen.finding.match.history] == [move]


def test_only_who_decided_sits_there(desktop: Desktop) -> None:
    screen = show(desktop, game("towers"), choices(game("towers"))[4])
    assert humans_of(screen.finding.match) == (0,)
    assert not screen.inner.game.curtain


def test_what_comes_of_it_is_put_into_its_box(desktop: Desktop, today: date) -> None:
    match, boxes = game(), desktop.saves.learning.leitner
    n, m, o = choices(match)[5:8]
    for number, tries, told in (
        (n, 0, "This puzzle comes back in 3 days. Will you still know it then?"),
        (m, 1, "This puzzle comes back tomorrow. Will you find it at the first try then?"),
    ):
        screen = show(desktop, match, number, "a.cubelog")
        for _try in range(tries):
            try_(desktop, screen.finding.then)
        try_(desktop, better(screen))
        assert told in said(desktop)
    screen = show(desktop, match, o, "a.cubelog")
    desktop.desk.hear(ShowBetter())
    desktop.run(0.3)
    assert "This puzzle comes back tomorrow. Then you can try it yourself." in said(desktop)
    try_(desktop, better(screen))
    assert boxes.tried == {
        name_of("a.cubelog", n): Tried(2, today),
        name_of("a.cubelog", m): Tried(1, today),
        name_of("a.cubelog", o): Tried(1, today, shown=True),
    }
    desktop.clock = datetime(2026, 11, 28, 9).timestamp
    for number, tries, told in ((n, 0, "in 2 days"), (m, 1, "tomorrow"), (o, 0, "in 3 days")):
        screen = show(desktop, match, number, "a.cubelog")
        for _try in range(tries):
            try_(desktop, screen.finding.then)
        try_(desktop, better(screen))
        assert told in said(desktop)
    assert [boxes.tried[name_of("a.cubelog", each)].box for each in (n, m, o)] == [2, 1, 2]


def hint_at_it(desktop: Desktop, tries: int) -> FindBetterScreen:
    """After so many wrong tries a hint is asked for at a puzzle; nothing is shown yet."""
    match, n = game(), choices(game())[5]
    judged = msgspec.structs.replace(judgement(match, n), why_better=(Reason("joker", "B5.2"),))
    desktop.desk.show(FindBetter(match.record(), judged, "a.cubelog", BoxPage("biomes")))
    desktop.run(0.3)
    screen = shown(desktop)
    why = "An emerald can stand in for any block."
    assert "better.hint" in desktop.widgets()
    assert why not in said(desktop)
    for _ in range(tries):
        try_(desktop, screen.finding.then)
    desktop.press_key(H)
    desktop.run(0.3)
    assert why in said(desktop)
    assert "better.show" in desktop.widgets()
    assert not screen.finding.over
    assert not screen.report()["pointing"]
    return screen


@pytest.mark.parametrize(
    ("tries", "told"), [(0, "Will you still know it then?"), (1, "Will you find it at the first")]
)
def test_a_hint_tells_what_for_and_is_no_knowing(
    desktop: Desktop, today: date, tries: int, told: str
) -> None:
    screen = hint_at_it(desktop, tries)
    try_(desktop, better(screen))
    assert "You found it!" in said(desktop)
    assert f"This puzzle comes back tomorrow. {told}" in said(desktop)
    name = name_of("a.cubelog", screen.finding.judged.n)
    assert desktop.saves.learning.leitner.tried[name] == Tried(1, today)


def test_after_a_hint_the_better_move_is_shown(desktop: Desktop) -> None:
    screen = hint_at_it(desktop, 0)
    desktop.press_key(H)
    desktop.run(0.3)
    assert screen.report()["pointing"]
    name = name_of("a.cubelog", screen.finding.judged.n)
    assert desktop.saves.learning.leitner.tried[name].shown


@pytest.mark.parametrize("title", TITLES)
def test_the_log_tells_of_the_game_up_to_there(desktop: Desktop, title: str) -> None:
    """It said that nothing had happened yet, in the middle of a game."""
    match, n = game(title), choices(game(title))[12]
    screen = show(desktop, match, n)
    lines = screen.inner.game.journal.told()
    steps = screen.finding.earlier
    assert [each.n for each in steps] == list(range(1, n))
    words = INTERFACES[title].words
    events = [each for step in steps for each in words.telling(step.events_for(0), None)]
    people = screen.inner.game.people
    expected = [words.line(each, people, match.content) for each in events]
    assert len(lines) == len([each for each in expected if each])
    assert "has happened yet" not in said(desktop)
    assert not screen.inner.game.journal.news(), "none of it is news"
    before = len(lines)
    try_(desktop, better(screen))
    assert len(screen.inner.game.journal.told()) >= before


def test_of_a_game_that_is_not_kept_nothing_is(desktop: Desktop) -> None:
    screen = show(desktop, game(), choices(game())[5])
    try_(desktop, better(screen))
    assert not desktop.saves.learning.leitner.tried
    assert "comes back" not in said(desktop)


def test_what_an_opponent_could_have_done_better_is_nobodys_puzzle(desktop: Desktop) -> None:
    screen = show(desktop, game(), choices(game(), 1)[5], "a.cubelog")
    assert screen.finding.seat == 1
    try_(desktop, better(screen))
    assert screen.report()["found"]
    assert not desktop.saves.learning.leitner.tried
    assert "comes back" not in said(desktop)


def test_once_more_begins_anew(desktop: Desktop) -> None:
    screen = show(desktop, game(), choices(game())[5])
    try_(desktop, better(screen))
    desktop.click("better.anew")
    desktop.run(0.2)
    again = shown(desktop)
    assert again is not screen
    assert not again.finding.over


def test_the_menu_leads_away(desktop: Desktop) -> None:
    show(desktop, game(), choices(game())[5])
    desktop.press_key(ESCAPE)
    desktop.run(0.1)
    assert {"menu.on", "menu.again", "menu.puzzles"} <= desktop.widgets()
    desktop.click("menu.puzzles")
    assert desktop.desk.screen.name == "box"


def test_a_chance_that_is_let_go_by_is_a_try(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = show(desktop, game(), choices(game())[5])
    interface = INTERFACES["biomes"]
    there = replace(interface, declines=lambda _view: screen.finding.then)
    monkeypatch.setattr(screen, "_interface", there)
    desktop.desk.hear(StandBy())
    desktop.run(0.2)
    assert screen.report()["wrong"] == 1


def test_a_damaged_record_is_told(desktop: Desktop) -> None:
    desktop.desk.show(BoxPage("biomes"))
    judged = msgspec.structs.replace(judgement(game(), choices(game())[0]), n=9999)
    desktop.desk.show(FindBetter(game().record(), judged))
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice"


def test_from_the_box_through_todays_to_the_end(desktop: Desktop, today: date) -> None:
    match = game()
    own = choices(match)[4:7]
    path = keep(desktop, match, *own)
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.2)
    assert "3 today" in said(desktop)
    desktop.click("box.better")
    desktop.run(0.2)
    assert desktop.desk.screen.name == "puzzles"
    desktop.press_key(ENTER)
    for n in reversed(own):
        desktop.run(0.3)
        screen = shown(desktop)
        assert screen.finding.judged.n == n, "the costliest first"
        try_(desktop, better(screen))
        praise = "Well done! Today you found 3 better moves."
        assert (praise in said(desktop)) == (n == own[0]), "the last one tells of all"
        desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "puzzles"
    desktop.run(0.2)
    assert praise in said(desktop)
    assert "puzzles.today" not in desktop.widgets()
    names = {name_of(path.name, n) for n in own}
    assert {f"puzzle.{name}" for name in names} <= desktop.widgets()
    assert desktop.saves.learning.leitner.tried == dict.fromkeys(names, Tried(2, today))
    desktop.press_key(ESCAPE)
    desktop.run(0.2)
    assert desktop.desk.screen.name == "box"
    assert "box.better" in desktop.widgets()
    assert "today" not in said(desktop).replace("A challenge a day", "")


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (0, "Today 2 better moves were shown to you. Tomorrow you can find them yourself."),
        (1, "Well done! Today you found 1 better move. 1 more was shown to you."),
    ],
)
def test_what_was_shown_is_not_praised_as_found(
    desktop: Desktop, today: date, found: int, told: str
) -> None:
    keep(desktop, game(), *choices(game())[4:6])
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.2)
    desktop.press_key(ENTER)
    for number in range(2):
        desktop.run(0.3)
        if number < found:
            try_(desktop, better(shown(desktop)))
        else:
            desktop.desk.hear(ShowBetter())
            desktop.run(0.5)
        assert (told in said(desktop)) == (number == 1)
        desktop.desk.hear(NextPuzzle())
    desktop.run(0.2)
    assert desktop.desk.screen.name == "puzzles"
    assert told in said(desktop)


def test_practice_does_not_end_a_day_once_more(desktop: Desktop, today: date) -> None:
    path = keep(desktop, game(), choices(game())[4])
    boxes, name = desktop.saves.learning.leitner, name_of(path.name, choices(game())[4])
    boxes.keep(name, today - timedelta(days=1), known=True)
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.2)
    assert "No puzzle is due today. The next ones come by themselves." in said(desktop)
    desktop.click(f"puzzle.{name}")
    desktop.run(0.3)
    try_(desktop, better(shown(desktop)))
    assert "You found it!" in said(desktop)
    assert "comes back in 2 days" in said(desktop)
    assert "oday" not in said(desktop), "it was for practice, and none of today's"


def test_what_the_circles_mean_is_told(desktop: Desktop) -> None:
    path = keep(desktop, game(), *choices(game())[4:6])
    boxes, name = desktop.saves.learning.leitner, name_of(path.name, choices(game())[4])
    boxes.keep(name, date(2026, 11, 26), known=True)
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.2)
    assert "Find it at the first try, and a circle fills up." in said(desktop)
    line = next(each for each in desktop.desk.surface.root.walk() if each.key == f"puzzle.{name}")
    assert isinstance(line, Pressable)
    assert line.tip.startswith("Found 1 of 4 times.")
    assert line.tip.endswith("It cost about 10 % of the chance to win."), "of what it was 10 %"


def test_a_position_that_was_met_twice_is_asked_and_solved_once(
    desktop: Desktop, today: date
) -> None:
    """Whoever played the same deal again was asked the same thing twice."""
    n, names = choices(game())[4], []
    for match in (game(), played(started=STARTED + 999)):
        path = keep(desktop, match, n)
        told = with_positions(match, review(match, n))
        desktop.saves.reviews.keep(path, told)
        names.append(name_of(path.name, n))
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.2)
    listed = {key for key in desktop.widgets() if key.startswith("puzzle.")}
    assert listed == {f"puzzle.{names[1]}"}, "out of the latest game"
    desktop.press_key(ENTER)
    desktop.run(0.3)
    try_(desktop, better(shown(desktop)))
    assert desktop.saves.learning.leitner.tried == dict.fromkeys(names, Tried(2, today))
    desktop.press_key(ENTER)
    desktop.run(0.2)
    assert desktop.desk.screen.name == "puzzles"
    assert "Well done! Today you found 1 better move." in said(desktop)


def test_each_listed_one_can_be_played_at_any_time(desktop: Desktop, today: date) -> None:
    path = keep(desktop, game(), *choices(game())[4:6])
    name = name_of(path.name, choices(game())[4])
    desktop.saves.learning.leitner.keep(name, today, known=True)
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.2)
    desktop.click(f"puzzle.{name}")
    desktop.run(0.3)
    screen = shown(desktop)
    try_(desktop, screen.finding.then)
    try_(desktop, better(screen))
    assert desktop.saves.learning.leitner.tried[name] == Tried(2, today), "for practice alone"
    desktop.click("better.leave")
    assert desktop.desk.screen.name == "puzzles"


def test_the_list_goes_by_game_by_time_and_by_part(desktop: Desktop) -> None:
    new, old = game(), played(seed=11, started=int(DAY.timestamp()) - 90 * 86400)
    desktop.clock = lambda: new.header.started + 3600.0
    for match in (new, old):
        own = choices(match)
        keep(desktop, match, own[0], own[-1])
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.5)
    assert said(desktop).count("against Pip") == 2
    tabs = desktop.place("puzzles.by.time")
    for by, heads in (
        ("time", ("In the last seven days", "Longer ago")),
        ("part", ("Beginning of the game", "End of the game")),
    ):
        desktop.desk.hear(GroupPuzzles(by))
        desktop.run(0.1)
        assert all(said(desktop).count(head) == 1 for head in heads)
        assert desktop.place("puzzles.by.time") == tabs, "they stay under the pointer"
        assert len([key for key in desktop.widgets() if key.startswith("puzzle.")]) == 4


def test_whose_puzzles_are_shown_is_kept(desktop: Desktop) -> None:
    keep(desktop, game(), choices(game())[4])
    ben = [msgspec.structs.replace(seat, name="Ben", profile="") for seat in game().seats[:1]]
    other_game = played(seats=(*ben, game().seats[1]), seed=5)
    keep(desktop, other_game, *choices(other_game)[4:6])
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.5)
    assert "1 puzzle of your games" in said(desktop)
    desktop.click("puzzles.person.more")
    desktop.run(0.1)
    assert "2 puzzles of your games" in said(desktop)
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.2)
    assert "2 today" in said(desktop)


def test_without_a_game_the_box_says_nothing_of_it(desktop: Desktop) -> None:
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.2)
    assert "box.better" not in desktop.widgets()
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.2)
    assert "Play a game to its end first." in said(desktop)
    assert "puzzles.look" not in desktop.widgets()


class Slow:
    """Stands in for the work on a review: a part at each look."""

    asked: ClassVar[list[str]] = []
    """The games that were asked for."""

    def __init__(self, record: Record, known: Review | None = None) -> None:
        Slow.asked.append(digest_of(record))
        self.review, self.failed, self.looks = known or Review(steps=1), "", 0
        self.closed = False

    @property
    def progress(self) -> float:
        return min(self.looks / 4, 1.0)

    @property
    def done(self) -> bool:
        return self.looks >= 4

    def poll(self) -> bool:
        self.looks += 1
        if self.looks >= 4:
            match = game()
            self.review = review(match, choices(match)[4])
        return True

    def close(self) -> None:
        self.closed = True


def test_the_last_games_are_looked_through(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whoever makes the reviews of the window: one game is never looked back at twice."""
    monkeypatch.setattr(Slow, "asked", [])
    desktop.desk.review_with(Slow)
    desktop.saves.autosave(game())
    desktop.saves.autosave(played(seed=12, started=5))
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.3)
    assert "Look through your last 2 games" in said(desktop)
    desktop.click("puzzles.look")
    desktop.run(0.1)
    assert "puzzles.stop" in desktop.widgets()
    assert desktop.desk.screen.waiting
    desktop.run(1.0)
    assert "puzzles.stop" not in desktop.widgets()
    assert "2 puzzles of your games" in said(desktop)
    assert "puzzles.look" not in desktop.widgets()
    records = (game().record(), played(seed=12, started=5).record())
    assert sorted(Slow.asked) == sorted(map(digest_of, records))
    assert not desktop.desk.screen.waiting


def test_what_was_found_stays_when_one_stops(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop.desk.review_with(Slow)
    monkeypatch.setattr(Slow, "done", property(lambda _self: False))
    desktop.saves.autosave(game())
    path = desktop.saves.games / desktop.saves.path_of(game()).name
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.3)
    for stop in (StopLooking(), None):
        desktop.desk.hear(LookThrough())
        desktop.run(0.4)
        if stop is not None:
            desktop.desk.hear(stop)
        else:
            desktop.press_key(ESCAPE)
        desktop.run(0.1)
        assert desktop.saves.reviews.of(path) is not None
    assert desktop.desk.screen.name == "box"


def test_a_puzzle_whose_game_has_gone_meanwhile_says_so(desktop: Desktop) -> None:
    path = keep(desktop, game(), choices(game())[4])
    desktop.desk.show(Puzzles("biomes"))
    desktop.run(0.3)
    path.unlink()
    desktop.click(f"puzzle.{name_of(path.name, choices(game())[4])}")
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice"


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("title", TITLES)
def test_in_large_texts_it_is_all_there(tmp_path: Path, title: str, scale: float) -> None:
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=scale))
    try:
        screen = show(desktop, game(title), choices(game(title))[5])
        assert {"better.show", "better.leave"} <= desktop.widgets()
        try_(desktop, screen.finding.then)
        assert "That is what you did that time" in said(desktop)
        desktop.press_key(H)
        desktop.run(0.3)
        assert {"better.next", "better.anew"} <= desktop.widgets()
    finally:
        desktop.close()


def test_many_reviews_are_read_a_few_at_a_time(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    read = desktop.saves.puzzles.read

    def counted(most: int) -> bool:
        asked.append(most)
        return read(1)

    for seed in (21, 22, 23):
        match = played(seed=seed)
        keep(desktop, match, choices(match)[3])
    monkeypatch.setattr(desktop.saves.puzzles, "read", counted)
    desktop.desk.show(Puzzles("biomes"))
    assert desktop.desk.screen.waiting
    desktop.run(0.5)
    assert asked == [A_LOOK] * 3
    assert "3 puzzles of your games" in said(desktop)
