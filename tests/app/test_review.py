"""The review of a game: how one comes to it, what it asks and tells, and what the table shows."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import pairwise

import pytest
from msgspec.structs import replace as change
from pyglet.window import key as keys
from pyglet.window import mouse

from game.ai.agent import agent
from game.ai.coach.advice import Reason
from game.ai.titles import BRAINS
from game.app.puzzle.screen import FindBetterScreen
from game.app.review.on_table import GHOST, LetteredRing
from game.app.review.screen import ReviewScreen
from game.app.routes import Games, Replayed, Reviewed, Watch
from game.app.screen import Screen
from game.app.screens.games import GamesScreen
from game.app.screens.replay import ReplayScreen
from game.app.screens.result import ResultScreen
from game.session.match import Match
from game.session.replay import Replay
from game.session.reviews.pile import name_of
from game.session.reviews.review import Verdict
from game.session.seats import HUMAN, seats_of
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.intents import RunReplay, SeekReplay
from game.ui.intents.deals import SameDeal
from game.ui.intents.puzzles import LeavePuzzle
from game.ui.intents.reviews import TurnToSummary
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.panels.review.card import review_card
from game.ui.panels.review.model import EVERYBODY, Moment, MoveTold
from game.ui.panels.review.verdicts import BETTER, PLAYED, LetterSign, VerdictSign
from game.ui.time_told import stands
from game.ui.titles import INTERFACES
from game.ui.value_controls import ABOVE, Slider
from game.ui.widget import Widget
from tests.app.desktop import ENTER, ESCAPE, RIGHT, Desktop, Thoughtless
from tests.app.reviewed import ByHand, choices, review_of

TITLES = ("biomes", "towers", "brewery")


def over(title: str = "biomes", agents: tuple[str, ...] = (HUMAN, "greedy")) -> Match:
    """A game of a person and another that is over."""
    match = Match.new(title, play_of(title).load("classic"), seats_of(agents), 3)
    play_out(match, [agent("random", title)] * len(agents))
    return match


def is_shown(desktop: Desktop, kind: type[Screen]) -> bool:
    """Whether a screen of a kind is shown."""
    return isinstance(desktop.desk.screen, kind)


class Shown:
    """A review on the screen, with what stands in it."""

    def __init__(self, desktop: Desktop, title: str = "biomes", at: int | None = None) -> None:
        self.desktop = desktop
        self.replay = Replay(over(title).record())
        own, others = choices(self.replay, (0,)), choices(self.replay, (1,))
        self.own = own[2], own[10], own[-3]
        self.others = others[3], others[-5]
        self.by_hand = ByHand(review_of(self.replay, (*self.own, *self.others)))
        desktop.desk.review_with(self.by_hand)
        desktop.desk.show(Reviewed(self.replay, at=at))
        desktop.settle()

    @property
    def screen(self) -> ReviewScreen:
        """The screen."""
        assert isinstance(self.desktop.desk.screen, ReviewScreen)
        return self.desktop.desk.screen

    @property
    def at(self) -> int:
        """The position that is shown."""
        return self.screen._at

    @property
    def texts(self) -> str:
        """All that is written."""
        nodes = self.desktop.desk.surface.root.walk()
        return " | ".join(node.text for node in nodes if isinstance(node, Text))

    @property
    def letters(self) -> set[str]:
        """The letters upon the table."""
        return {node.letter for node in notes(self) if isinstance(node, LetterSign)}

    def to(self, position: int) -> None:
        """Go to a position, and see it."""
        self.desktop.desk.hear(SeekReplay(position))
        self.desktop.settle()


def notes(review: Shown) -> list[Widget]:
    """All signs upon the table."""
    found = review.screen.notes(review.desktop.desk.viewport)
    return [] if found is None else list(found.walk())


@pytest.fixture
def review(desktop: Desktop) -> Shown:
    """A review at its first moment."""
    made = Shown(desktop)
    made.to(made.own[0] - 1)
    return made


def test_the_result_begins_it_and_v_goes_there_and_back(desktop: Desktop) -> None:
    match = over()
    replay = Replay(match.record())
    marked = choices(replay, (0,))[3]
    by_hand = ByHand(review_of(replay, (marked,)), pace=2)
    desktop.desk.review_with(by_hand)
    desktop.desk.think_with(Thoughtless())
    desktop.saves.autosave(match)
    [path] = desktop.saves.games.glob("*.cubelog")
    desktop.desk.show(Watch(path))
    desktop.desk.hear(SeekReplay(0))
    desktop.press_key(ESCAPE)  # to the result, where it begins
    assert is_shown(desktop, ResultScreen)
    desktop.run(3.0)
    desktop.press_key(keys.V)
    assert is_shown(desktop, ReviewScreen)
    assert len(by_hand.asked) == 1, "what the result had begun goes on"
    [leave] = [n for n in desktop.desk.surface.root.walk() if n.key == "review.leave"]
    assert [node.text for node in leave.walk() if isinstance(node, Text)] == ["Result"]
    desktop.settle()
    assert by_hand.done
    desktop.press_key(ESCAPE)  # the summary goes
    desktop.press_key(ESCAPE)
    assert is_shown(desktop, ResultScreen)
    desktop.saves.reviews.finish()
    assert desktop.saves.reviews.of(path) == by_hand.whole


def test_what_was_left_is_taken_up_again(desktop: Desktop) -> None:
    match = over()
    replay = Replay(match.record())
    by_hand = ByHand(review_of(replay, ()), pace=1)
    desktop.desk.review_with(by_hand)
    desktop.saves.autosave(match)
    desktop.desk.show(Reviewed(replay))
    desktop.run(1.0)
    desktop.shelf()
    assert by_hand.closed
    known = len(by_hand.review.judged)
    assert 0 < known < len(replay)
    desktop.desk.show(Reviewed(replay))
    desktop.run(0.1)
    assert by_hand.asked[-1] is not None
    assert len(by_hand.asked[-1].judged) == known


def test_the_replay_and_each_finished_game_lead_to_it(desktop: Desktop) -> None:
    match = over()
    desktop.desk.review_with(ByHand(review_of(Replay(match.record()), ())))
    desktop.saves.autosave(match)
    [path] = desktop.saves.games.glob("*.cubelog")
    desktop.desk.show(Watch(path))
    desktop.desk.hear(SeekReplay(7))
    desktop.settle()
    desktop.click("replay.way.review")
    assert is_shown(desktop, ReviewScreen)
    desktop.press_key(ESCAPE)
    desktop.press_key(ESCAPE)
    replayed = desktop.desk.screen
    assert type(replayed) is ReplayScreen
    assert replayed._at == 7
    for way in ("click", "key"):
        desktop.desk.show(Games(finished=True))
        desktop.run(0.3)
        desktop.desk.draw()
        desktop.desk.settle()
        if way == "click":
            desktop.click(f"games.{path.name}.review")
        else:
            desktop.desk.surface.focus(f"games.{path.name}")
            desktop.press_key(keys.V)
        assert is_shown(desktop, ReviewScreen), way
        desktop.press_key(ESCAPE)
        desktop.press_key(ESCAPE)
        assert is_shown(desktop, GamesScreen)


def test_a_game_that_is_not_over_has_no_review(desktop: Desktop) -> None:
    match = Match.new("biomes", play_of("biomes").load("classic"), seats_of((HUMAN, "greedy")), 3)
    match.play(match.legal_moves()[0])
    desktop.desk.review_with(ByHand(review_of(Replay(over().record()), ())))
    desktop.desk.show(Replayed(Replay(match.record())))
    desktop.desk.settle()
    assert "replay.way.review" not in desktop.widgets()


def test_the_better_move_is_asked_for_before_it_is_told(review: Shown) -> None:
    desktop, [n, *_rest] = review.desktop, review.own
    assert review.at == n - 1
    assert "There was something better here. Find it?" in review.texts
    assert "review.move.B" not in desktop.widgets()
    assert review.letters == set()
    desktop.press_key(ENTER)
    desktop.settle()
    assert {"review.move.A", "review.move.B"} <= desktop.widgets()
    assert "Find it?" not in review.texts
    assert BETTER in review.screen._moves.letters
    assert PLAYED in review.screen._moves.letters


def test_the_table_lies_as_whoever_decided_saw_it(review: Shown) -> None:
    n, table = review.own[0], review.screen._table
    assert table.view == review.replay.view_at(n - 1, 0)
    review.to(n)
    assert table.view == review.screen._view(n)
    review.screen._looks.seat = EVERYBODY
    n = review.others[0]
    review.to(n - 1)
    assert table.view == review.replay.view_at(n - 1, 1)
    assert table.focus == 1


def test_the_things_of_whom_is_told_lie_in_front(review: Shown) -> None:
    """Once a move of another's had been looked at, another's board stayed there for good."""
    desktop, table, replay = review.desktop, review.screen._table, review.replay
    theirs = next(n for n in range(5, len(replay)) if replay.step_to(n).player == 1)
    review.to(theirs)
    assert table.focus == 0, "nothing is told of another's move: nothing turns"
    desktop.click("review.whose.all")
    desktop.settle()
    assert table.focus == 1
    desktop.click("review.whose.0")
    desktop.settle()
    assert table.focus == 0
    desktop.click("review.whose.1")
    desktop.settle()
    assert table.focus == 1
    mine = next(n for n in range(5, len(replay)) if replay.step_to(n).player == 0)
    review.to(mine)
    assert table.focus == 1, "another's moves are told"


def test_the_table_turns_before_a_step_and_only_to_another_who_is_told(review: Shown) -> None:
    desktop, table, replay = review.desktop, review.screen._table, review.replay
    review.screen._looks.seat = EVERYBODY
    marked = {each - 1 for each in (*review.own, *review.others)}
    turn = next(
        n
        for n in range(5, len(replay))
        if replay.step_to(n).player == 0
        and replay.step_to(n + 1).player == 1
        and not marked & {n, n + 1}
    )
    review.to(turn)
    assert table.focus == 0
    desktop.desk.hear(SeekReplay(turn + 1))
    assert table.scene.busy
    assert table.focus == 1, "what is done is seen from before the things of who does it"
    desktop.settle()
    assert table.focus == 1


def test_either_move_can_be_seen_alone(review: Shown) -> None:
    desktop = review.desktop
    desktop.press_key(ENTER)
    desktop.settle()
    shown = review.screen._moves
    assert set(shown.letters) == {PLAYED, BETTER}
    desktop.press_key(keys.B)
    assert shown.letters == (BETTER,)
    desktop.press_key(keys.A)
    assert shown.letters == (PLAYED,)
    desktop.press_key(keys.A)
    assert set(shown.letters) == {PLAYED, BETTER}
    x, y = map(int, desktop.place("review.move.B"))
    desktop.send("on_mouse_motion", x, y, 0, 0)
    desktop.desk.settle()
    assert shown.letters == (BETTER,), "the pointer is on it"
    desktop.send("on_mouse_motion", 5, 300, 0, 0)
    desktop.desk.settle()
    assert set(shown.letters) == {PLAYED, BETTER}
    desktop.click_at(x, y, mouse.LEFT)
    desktop.send("on_mouse_motion", 5, 300, 0, 0)
    desktop.desk.settle()
    assert shown.letters == (BETTER,), "it was pressed"


def test_a_move_that_comes_beneath_the_pointer_is_not_pointed_at(review: Shown) -> None:
    """*Show me* pressed by the mouse showed what was played alone: its line lay there then."""
    desktop = review.desktop
    desktop.click("review.show")
    desktop.run(0.5)
    desktop.settle()
    assert set(review.screen._moves.letters) == {PLAYED, BETTER}


@pytest.mark.parametrize("title", TITLES)
def test_in_every_title_both_moves_show_and_go_again(desktop: Desktop, title: str) -> None:
    review = Shown(desktop, title)
    seen = set()
    for n in review.own:
        review.to(n - 1)
        desktop.press_key(ENTER)
        desktop.settle()
        assert set(review.screen._moves.letters) == {PLAYED, BETTER}
        seen |= review.letters
        assert "Chance to win: 40 %" in review.texts
        assert "Chance to win: 52 %" in review.texts
    assert seen == {PLAYED, BETTER}
    review.to(0)
    scene = review.screen._table.scene
    assert not [name for name in scene.pieces if name[0] == GHOST]
    assert review.letters == set()


@pytest.mark.parametrize("ends", ["end_move", "pass", "end_purchase"])
def test_what_a_button_alone_does_is_told_and_marks_nothing(desktop: Desktop, ends: str) -> None:
    """A ring lay round an empty place of the table: that of the dice which a pass leaves alone."""
    review = Shown(desktop, "brewery")
    replay = review.replay
    data = play_of("brewery").move_to_data
    moves = {n: replay.step_to(n).move for n in choices(replay, (0,))}
    own = [n for n, move in moves.items() if data(replay.content, move)["type"] == ends]
    desktop.desk.review_with(ByHand(review_of(replay, own[:1])))
    desktop.desk.show(Reviewed(replay, at=own[0] - 1))
    desktop.settle()
    desktop.press_key(ENTER)
    desktop.settle()
    assert review.letters == {BETTER}, "there is nothing on the table to mark"
    words = INTERFACES["brewery"].words
    step = replay.step_to(own[0])
    assert words.move(replay.view_at(step.n - 1, step.player), step.move) in review.texts
    rings = [each for each in notes(review) if isinstance(each, LetteredRing)]
    assert PLAYED not in {each.letter for each in rings}


def test_n_and_p_go_from_moment_to_moment_and_no_further_than_the_last(review: Shown) -> None:
    desktop, own = review.desktop, review.own
    seen = [review.at]
    for _moment in own[1:]:
        desktop.press_key(keys.N)
        desktop.settle()
        seen.append(review.at)
    assert seen == [n - 1 for n in own]
    desktop.press_key(keys.P)
    desktop.settle()
    assert review.at == own[-2] - 1
    desktop.click("review.after")
    desktop.settle()
    assert review.at == own[-1] - 1
    desktop.click("review.after")
    desktop.settle()
    assert review.at == own[-1] - 1, "there is none after it"
    assert "review.game" not in desktop.widgets(), "nor does the arrow become the summary"
    desktop.press_key(keys.S)
    assert "review.game" in desktop.widgets()
    desktop.press_key(keys.S)
    assert "review.game" not in desktop.widgets()


def test_at_a_moment_the_slider_tells_the_round_of_the_decision(review: Shown) -> None:
    """The bar above said round 9, the slider below it round 8."""
    for n in review.own:
        review.to(n - 1)
        when = stands("biomes", review.replay.reached_at(n - 1))
        assert review.screen._stand().stands == when
        assert f"· {when}" in review.texts


def test_what_was_found_or_told_is_not_asked_for_again(review: Shown) -> None:
    """Back from the puzzle the card asked once more."""
    desktop = review.desktop
    desktop.press_key(keys.T)
    desktop.run(0.5)
    puzzle = desktop.desk.screen
    assert isinstance(puzzle, FindBetterScreen)
    desktop.desk.hear(LeavePuzzle())
    desktop.settle()
    assert "Find it?" in review.texts, "it was neither found nor shown"
    desktop.press_key(keys.T)
    desktop.run(0.5)
    puzzle = desktop.desk.screen
    assert isinstance(puzzle, FindBetterScreen)
    puzzle.finding.shown = True
    desktop.desk.hear(LeavePuzzle())
    desktop.settle()
    assert "Find it?" not in review.texts
    assert "It would have been better" in review.texts


def test_what_was_tried_as_a_puzzle_is_told_at_once(desktop: Desktop) -> None:
    """It was found on the page of puzzles, and the review asked for it all the same."""
    match = over()
    replay, boxes = Replay(match.record()), desktop.saves.learning.leitner
    found, shown, neither = (choices(replay, (0,))[at] for at in (2, 10, -3))
    assert desktop.saves.autosave(match)
    path = desktop.saves.games / desktop.saves.path_of(match).name
    day = date(2026, 11, 27)
    boxes.keep(name_of(path.name, found), day, known=False)
    boxes.keep(name_of(path.name, shown), day, known=False, shown=True)
    boxes.keep(name_of(f"another-{path.name}", neither), day, known=True)
    desktop.desk.review_with(ByHand(review_of(replay, (found, shown, neither))))
    desktop.desk.show(Reviewed(replay, at=0))
    desktop.settle()
    said = []
    for n in (found, shown, neither):
        desktop.desk.hear(SeekReplay(n - 1))
        desktop.settle()
        texts = {node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)}
        asks = any("Find it?" in text for text in texts)
        assert asks != ("It would have been better" in texts)
        said.append((asks, "You found it!" in texts))
    assert said == [(False, True), (False, False), (True, False)]


def test_a_move_of_another_is_told_where_the_review_opens_at_it(desktop: Desktop) -> None:
    replay = Replay(over().record())
    n = choices(replay, (1,))[4]
    desktop.desk.review_with(ByHand(review_of(replay, ())))
    desktop.desk.show(Reviewed(replay, at=n - 1, until=n))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, ReviewScreen)
    desktop.settle(60.0)
    assert screen._at == n
    assert screen._looks.seat == EVERYBODY
    nodes = desktop.desk.surface.root.walk()
    assert "The best there was" in [each.text for each in nodes if isinstance(each, Text)]


def test_of_a_move_that_could_be_better_only_what_spoke_against_it_is_told(
    review: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a hint had said for it stood above a mistake like advice."""
    good, bad = Reason("mob_xp", "B6.2", (("xp", 3),)), Reason("chance_none", "")
    told = review.by_hand.whole.at(review.own[0])
    assert told is not None
    telling = review.screen._looks.telling
    guide = BRAINS["biomes"].guide(telling.view(told))
    monkeypatch.setattr(type(guide), "caution", lambda _guide, _move: bad)
    marked = change(told, why=(good, bad), why_better=(good, good, bad))
    played, better = both(telling.moment(marked, asks=False))
    assert (len(played.why), len(better.why)) == (0, 2)
    assert played.caution == better.caution
    assert played.caution.startswith("But ")
    played, _better = both(telling.moment(change(marked, verdict=Verdict.FINE), asks=False))
    assert played.why == better.why[:1]
    assert played.caution == better.caution


def both(moment: Moment) -> tuple[MoveTold, MoveTold]:
    """The two moves that are told of."""
    assert moment.played is not None
    assert moment.better is not None
    return moment.played, moment.better


def test_what_speaks_against_a_move_stands_behind_the_sign_of_warnings(review: Shown) -> None:
    """“But it takes back what you did” stood behind a light bulb, as good advice does."""
    model = review.screen._card()
    assert model.moment is not None
    played = MoveTold(PLAYED, "Walk", 0.3, ("It brings 3 XP.",), "", "But it costs a weapon.")
    told = replace(model, moment=replace(model.moment, asks=False, played=played, better=None))
    signs = dict[str, str]()
    for row in review_card(told, lambda _intent: None, 600).walk():
        if isinstance(row, Row):
            icons = [each.name for each in row.walk() if isinstance(each, Icon)]
            texts = [each.text for each in row.walk() if isinstance(each, Text)]
            signs |= dict(zip(texts, icons, strict=False)) if len(texts) == 1 else {}
    assert signs["It brings 3 XP."] == "hint"
    assert signs["But it costs a weapon."] == "warning"


def test_whose_moves_are_told_can_be_chosen_own_first(review: Shown) -> None:
    desktop = review.desktop
    assert review.screen._looks.seat == 0
    assert "Moment 1 of 3" in review.texts
    desktop.click("review.whose.1")
    desktop.settle()
    assert "Moments worth a look: 2" in review.texts
    desktop.click("review.whose.all")
    desktop.settle()
    assert "Moment 1 of 5" in review.texts
    review.to(review.others[0] - 1)
    name = review.replay.seats[1].name
    assert f"Here {name} had something better. Find it?" in review.texts


def test_who_always_wants_to_see_it_is_not_asked(review: Shown) -> None:
    desktop = review.desktop
    desktop.click("review.always")
    desktop.settle()
    assert desktop.desk.preferences.shows_better
    assert "review.move.B" in desktop.widgets()
    desktop.press_key(keys.N)
    desktop.settle()
    assert "review.move.B" in desktop.widgets()


def test_the_slider_has_a_sign_where_each_decision_is_told(review: Shown) -> None:
    desktop = review.desktop
    [slider] = [n for n in desktop.desk.surface.root.walk() if isinstance(n, Slider)]
    diamonds = [round(sign.value) for sign in slider._signs if sign.icon == "dia"]
    assert diamonds == [n - 1 for n in review.own]
    shapes = {(sign.icon, sign.ink) for sign in slider._signs}
    assert len(shapes) == len({icon for icon, _ink in shapes}) == 2
    view = desktop.desk.viewport
    x = slider._across(diamonds[1]) + 5.0
    y = slider._level - ABOVE
    desktop.click_at(x * view.scale, view.pixel_height - y * view.scale)
    desktop.settle()
    assert review.at == diamonds[1], "a press near a sign is meant for it"


def test_a_run_stops_where_something_better_was(review: Shown) -> None:
    desktop, own = review.desktop, review.own
    review.to(own[1] - 4)
    desktop.desk.hear(RunReplay(True))
    desktop.settle(120.0)
    assert review.at == own[1] - 1
    desktop.desk.hear(RunReplay(True))
    desktop.run(2.0)
    assert review.at >= own[1], "it goes on from there"


def test_after_the_move_the_card_tells_of_what_was_done(review: Shown) -> None:
    desktop, n = review.desktop, review.own[0]
    desktop.press_key(RIGHT)
    desktop.settle()
    assert review.at == n
    assert "Find it?" in review.texts, "it was passed over unseen"
    desktop.press_key(ENTER)
    desktop.settle()
    assert review.at == n - 1, "it is shown where it was to be had"
    best = next(step for step in choices(review.replay, (0,)) if step not in review.own)
    if best + 1 in review.own:
        best += 3
    review.to(best)
    signs = [s.verdict for s in desktop.desk.surface.root.walk() if isinstance(s, VerdictSign)]
    assert signs == [Verdict.BEST]


def test_the_summary_is_the_first_page_and_the_last(desktop: Desktop) -> None:
    review = Shown(desktop)
    assert "3 moments are worth a look:" in review.texts
    n = review.own[1]
    desktop.click(f"review.glance.{n}")
    desktop.settle()
    assert review.at == n - 1
    assert "review.game" not in desktop.widgets()
    review.to(len(review.replay))
    desktop.press_key(RIGHT)
    assert "review.game" in desktop.widgets()
    assert "{percent}" not in review.texts
    desktop.press_key(ESCAPE)
    assert is_shown(desktop, ReviewScreen)


def test_a_game_in_which_nothing_was_given_away_is_told_so(desktop: Desktop) -> None:
    replay = Replay(over().record())
    desktop.desk.review_with(ByHand(review_of(replay, ())))
    desktop.desk.show(Reviewed(replay))
    desktop.settle()
    found = [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]
    assert any("nothing was given away" in text for text in found)


def test_what_is_found_meanwhile_comes_to_the_panels(desktop: Desktop) -> None:
    replay = Replay(over().record())
    marked = choices(replay, (0,))[5]
    by_hand = ByHand(review_of(replay, (marked,)), pace=1)
    desktop.desk.review_with(by_hand)
    desktop.desk.show(Reviewed(replay, at=0))
    desktop.run(0.5)
    texts = [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]
    assert any(text.startswith("Looking through the game:") for text in texts)
    desktop.settle()
    [slider] = [n for n in desktop.desk.surface.root.walk() if isinstance(n, Slider)]
    assert [sign.value for sign in slider._signs if sign.icon == "dia"] == [marked - 1]


def test_let_me_try_is_a_puzzle_and_leads_back_here(review: Shown) -> None:
    desktop = review.desktop
    desktop.press_key(keys.T)
    desktop.run(0.5)
    puzzle = desktop.desk.screen
    assert isinstance(puzzle, FindBetterScreen)
    assert puzzle.finding.judged.n == review.own[0]
    desktop.desk.hear(LeavePuzzle())
    assert (review.at, review.screen.report()["summary"]) == (review.own[0] - 1, False)


def test_from_the_set_up_of_the_same_deal_one_comes_back_to_what_was_shown(review: Shown) -> None:
    desktop = review.desktop
    for summarized, at in ((False, review.own[0] - 1), (True, 0)):
        desktop.desk.hear(TurnToSummary(summarized))
        desktop.desk.hear(SameDeal())
        desktop.settle()
        assert desktop.desk.screen.name == "setup"
        desktop.press_key(ESCAPE)
        assert (review.at, review.screen.report()["summary"]) == (at, summarized)


def test_a_chance_that_came_twice_is_told_at_one_moment_alone(desktop: Desktop) -> None:
    """Who had won and did not end the game was asked for the better move turn after turn."""
    replay = Replay(over().record())
    own = choices(replay, (0,))
    first, second = next((one, two) for one, two in pairwise(reversed(own)) if one > two + 1)[::-1]
    whole = review_of(replay, (first, second))
    told = whole.at(second)
    assert told is not None
    same = {"better": told.better, "alike": told.alike, "chance": 0.42, "lost": 0.1}
    judged = tuple(change(each, **same) if each.n == first else each for each in whole.judged)
    desktop.desk.review_with(ByHand(change(whole, judged=judged)))
    desktop.desk.show(Reviewed(replay))
    desktop.settle()
    root = desktop.desk.surface.root
    assert "1 moment is worth a look:" in [n.text for n in root.walk() if isinstance(n, Text)]
    assert {key for key in desktop.widgets() if "glance" in key} == {f"review.glance.{second}"}
    desktop.desk.hear(SeekReplay(first))
    desktop.settle()
    texts = [n.text for n in desktop.desk.surface.root.walk() if isinstance(n, Text)]
    assert any(text.startswith("The same chance came more than once.") for text in texts)
    assert "It would have been better" not in texts, "it is told once"
    assert "review.show" not in desktop.widgets()
    [slider] = [n for n in desktop.desk.surface.root.walk() if isinstance(n, Slider)]
    small, large = [sign for sign in slider._signs if sign.icon == "dia"]
    assert (small.value, large.value) == (first, second - 1)
    assert small.size < large.size
    desktop.press_key(ENTER)
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, ReviewScreen)
    assert screen._at == first, "nothing is shown here that is told elsewhere"
    desktop.click("review.elsewhere")
    desktop.settle()
    assert screen._at == second - 1
    assert "review.show" in desktop.widgets()
