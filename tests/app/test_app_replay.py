"""Moving about in a replay: to its ends, by turns, along the marks of the slider."""

from __future__ import annotations

import re
from typing import cast

import pytest
from msgspec.structs import replace as change
from pyglet.window import key as keys

from game.ai.agent import agent
from game.app.match.flow.seating import deed_of
from game.app.match.viewer.table import Table
from game.app.review.screen import ReviewScreen
from game.app.routes import Replayed, Result, Reviewed
from game.app.screens.replay import READ_S, ReplayScreen
from game.rules.biomes.moves import Fight
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from game.session.match import Match
from game.session.preferences import Others, Pace
from game.session.replay import Replay
from game.session.seats import COLORS, HUMAN, Seat, seats_of
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.controls import Pressable
from game.ui.intents import SeekReplay, ToggleLog, WatchReplay
from game.ui.marks import Text
from game.ui.panels.replay import bar_height
from game.ui.shelf.titles import BOXES
from game.ui.titles import INTERFACES
from game.ui.value_controls import Slider
from tests.app.desktop import ESCAPE, Desktop
from tests.app.test_framing import outline
from tests.session.games import finished_match
from tests.ui.stage import surface

ROUND = re.compile(r"^Round (\d+)")
HEADLINE = re.compile(
    r"^(Mira|Jonas)(?:'s turn|: (?:take|light|one more|the pickaxe) .*| scores| may use a token)$"
)
PLAYABLE = ("biomes", "towers", "brewery")


@pytest.fixture
def replay(desktop: Desktop) -> ReplayScreen:
    screen = ReplayScreen(desktop.desk.host, Replayed(Replay(finished_match(seed=3).record())))
    desktop.desk.go(screen)
    desktop.desk.settle()
    return screen


def slider(desktop: Desktop) -> Slider:
    [found] = [node for node in desktop.desk.surface.root.walk() if isinstance(node, Slider)]
    return found


def test_home_and_end_lead_to_the_ends(desktop: Desktop, replay: ReplayScreen) -> None:
    last = len(replay._replay)
    desktop.press_key(keys.END)
    assert replay._at == last
    assert replay._table.view == replay._replay.view_at(last)
    desktop.press_key(keys.HOME)
    assert replay._at == 0
    desktop.click("replay.last")
    assert replay._at == last
    desktop.click("replay.first")
    assert replay._at == 0


def test_every_turn_is_marked_and_can_be_gone_to(desktop: Desktop, replay: ReplayScreen) -> None:
    steps = replay._replay.steps
    begins = [
        step.n - 1
        for step, before in zip(steps[1:], steps, strict=False)
        if step.turn != before.turn
    ]
    assert [round(value) for value, _ink in slider(desktop)._marks] == begins
    met = []
    for _turn in begins:
        desktop.press_key(keys.PAGEDOWN)
        desktop.settle()
        met.append(replay._at)
    assert met == begins
    desktop.press_key(keys.PAGEUP)
    assert replay._at == begins[-2]
    desktop.press_key(keys.PAGEUP)
    desktop.press_key(keys.PERIOD)
    desktop.settle()
    desktop.press_key(keys.PAGEUP)
    assert replay._at == begins[-3], "first to where this turn began"


def test_the_arrows_step_wherever_the_focus_is(desktop: Desktop, replay: ReplayScreen) -> None:
    desktop.click("replay.first")
    desktop.press_key(keys.TAB)
    for count in (1, 2):
        desktop.press_key(keys.RIGHT)
        desktop.settle()
        assert replay._at == count
    desktop.press_key(keys.LEFT)
    desktop.settle()
    assert replay._at == 1
    desktop.press_key(keys.LEFT)
    desktop.press_key(keys.LEFT)
    assert replay._at == 0, "there is nothing before the beginning"


def test_an_onlooker_is_offered_nothing_of_his_own(desktop: Desktop, replay: ReplayScreen) -> None:
    """He has no seat: its button would answer nothing."""
    del replay
    assert "hud.menu" in desktop.widgets()
    assert "hud.pile" not in desktop.widgets()


def texts(desktop: Desktop) -> list[str]:
    """All that is said."""
    return [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]


def deed(desktop: Desktop) -> str:
    """What is told above the bar; "" for nothing."""
    model = cast(ReplayScreen, desktop.desk.screen)._stand()
    assert not model.deed or model.deed in texts(desktop)
    return model.deed


def match_of(title: str) -> Match:
    """A finished game of two."""
    seats = [Seat("Mira", "random", COLORS[0]), Seat("Jonas", "random", COLORS[1])]
    play = play_of(title)
    match = Match.new(title, play.load("classic"), seats, 3)
    play_out(match)
    return match


@pytest.mark.parametrize("title", PLAYABLE)
def test_every_step_tells_its_own_deed_with_its_turn_and_its_round(
    desktop: Desktop, title: str
) -> None:
    """Three labels contradicted each other: round 14, round 15 and the last round."""
    match = match_of(title)
    last = len(match.history)
    screen = ReplayScreen(
        desktop.desk.host, Replayed(Replay(match.record()), at=last - 2, until=last)
    )
    desktop.desk.go(screen)
    desktop.run(READ_S + 0.1)
    desktop.settle()
    while screen.waiting:
        desktop.run(0.5)
    replay, words = screen._replay, INTERFACES[title].words
    for at in (last, last - 1, last - 2, last // 2, 1):
        screen.on(SeekReplay(at))
        desktop.settle()
        step = replay.step_to(at)
        assert deed(desktop) == words.told(
            step.events_for(SPECTATOR), screen._people, replay.content
        )
        told = texts(desktop)
        assert f"Step {at} of {last}" in told
        rounds = {number for text in told for number in ROUND.findall(text)}
        assert rounds <= {str(replay.reached_at(at - 1))}, "the round of the deed that is told"
        shown = [found[1] for text in told if (found := HEADLINE.match(text))]
        assert shown == ([] if at == last else [screen._people[step.player].name]), told
        assert ("The game is over" in told) == (at == last)
        turns = [text for text in told if text.startswith("Turn ")]
        assert turns == ([] if BOXES[title].rounds else [f"Turn {step.turn}"])
    screen.on(SeekReplay(0))
    assert deed(desktop) == ""


def test_the_tips_of_the_bar_are_plain(desktop: Desktop, replay: ReplayScreen) -> None:
    """*Turn on (PageDown)* was no English."""
    del replay
    tips = [
        node.tip
        for node in desktop.desk.surface.root.walk()
        if node.key.startswith("replay.") and isinstance(node, Pressable) and node.tip
    ]
    assert tips == [
        "To the beginning (Home)",
        "Previous turn (Page Up)",
        "Previous step (Left Arrow)",
        "Play (Space)",
        "Next step (Right Arrow)",
        "Next turn (Page Down)",
        "To the end (End)",
    ]


def replayed(screen: ReplayScreen) -> int:
    """The position that is shown."""
    return screen._at


def test_a_moment_says_who_does_what_and_plays_by_itself(desktop: Desktop) -> None:
    """It lay still before the move, without a word, while the log told of another one."""
    match = finished_match(seed=3)
    n = next(step.n for step in match.history if step.n > 40 and step.events)
    screen = ReplayScreen(desktop.desk.host, Replayed(Replay(match.record()), at=n - 2, until=n))
    desktop.desk.go(screen)
    desktop.desk.settle()
    person = screen._people[match.history[n - 1].player]
    said = deed(desktop)
    assert person.name in said
    assert replayed(screen) == n - 2, "first it is read"
    desktop.run(READ_S + 0.1)
    desktop.settle()
    while screen.waiting:
        desktop.run(0.5)
    assert replayed(screen) == n, "and there it stops"
    desktop.desk.settle()
    assert said in texts(desktop)
    desktop.press_key(keys.RIGHT)
    desktop.settle()
    assert deed(desktop) != said, "this is another one"
    desktop.press_key(keys.LEFT)
    desktop.settle()
    assert deed(desktop) == said
    desktop.press_key(keys.LEFT)
    desktop.settle()
    assert deed(desktop) != said, "it is undone"


def test_what_leaves_a_replay_lies_where_a_second_press_leaves_nothing(desktop: Desktop) -> None:
    """*To the shelf* lay at the place of *Result*, and a double press left both."""
    match = finished_match(seed=3)
    desktop.desk.show(Result(match))
    desktop.desk.settle()
    rects = [desktop.desk.surface.find(f"result.{key}") for key in ("shelf", "rematch", "replay")]
    desktop.desk.hear(WatchReplay())
    desktop.desk.settle()
    leave = desktop.desk.surface.find("replay.leave")
    assert leave is not None
    for each in rects:
        assert each is not None
        assert not each.rect.contains(*leave.rect.center)
        assert leave.rect.meets(each.rect).width == 0


@pytest.mark.parametrize("title", PLAYABLE)
def test_the_bar_lies_on_none_of_the_buttons_in_the_corner(desktop: Desktop, title: str) -> None:
    """At 150 % their edges stood out from behind *Result*."""
    seats = (Seat("A", "random", COLORS[0]), Seat("B", "random", COLORS[1]))
    match = Match.new(title, play_of(title).load("classic"), seats, 1)
    for _step in range(3):
        match.play(match.legal_moves()[0])
    desktop.desk.go(ReplayScreen(desktop.desk.host, Replayed(Replay(match.record()))))
    for scale in (1.0, 1.25, 1.5, 1.75, 2.0):
        shown = surface(None, (1920, 1080), scale)
        shown.show(desktop.desk.screen.widget(shown.viewport))
        places = {node.key: node.rect for node in shown.root.walk() if node.key}
        bar = [rect for key, rect in places.items() if key.startswith("replay.")]
        left, top = min(rect.x for rect in bar) - 12, min(rect.y for rect in bar) - 12
        corner = [rect for key, rect in places.items() if key.startswith(("hud.look", "hud.menu"))]
        assert corner
        assert not [rect for rect in corner if rect.right > left and rect.bottom > top], scale


def test_esc_puts_the_log_away_before_it_leaves(desktop: Desktop, replay: ReplayScreen) -> None:
    replay.on(ToggleLog())
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen is replay
    assert not replay._log_open
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen is not replay


def test_a_fight_is_watched_from_near_and_its_end_told_when_it_is_seen(desktop: Desktop) -> None:
    """The caption told who won while a token lay face down, and lay over the hearts of others."""
    desktop.desk.prefer(change(desktop.desk.preferences, reduced_motion=False, pace=Pace.CALM))
    seats = [Seat("Mira", HUMAN, COLORS[0]), Seat("Jonas", HUMAN, COLORS[1])]
    match, chance = Match.new("biomes", play_of("biomes").load("classic"), seats, 3), Dealer(3)
    while not match.history or not isinstance(match.history[-1].move, Fight):
        match.play(chance.choice(match.legal_moves()))
    replay = Replay(match.record())
    at = len(replay)
    screen = ReplayScreen(desktop.desk.host, Replayed(replay, at=at - 1))
    desktop.desk.go(screen)
    desktop.settle()
    screen.on(SeekReplay(at))
    staged, told = 0, deed_of(replay, replay.step_to(at))
    desktop.run(0.1)
    while screen._table.scene.busy:
        staged += screen._table.staged
        if screen._table.staged:
            assert screen._table.camera_controller.visiting
            assert not deed(desktop)
            assert told not in texts(desktop)
        desktop.run(0.1)
    assert staged > 10
    desktop.settle()
    assert deed(desktop) == told


def test_what_comes_of_a_fight_in_passing_is_told_when_it_is_seen(desktop: Desktop) -> None:
    """Without a stage the caption told who won at once."""
    calm = change(desktop.desk.preferences, reduced_motion=False, pace=Pace.CALM)
    desktop.desk.prefer(change(calm, others=Others.SMALL))
    seats = [Seat("Mira", HUMAN, COLORS[0]), Seat("Jonas", "random", COLORS[1])]
    match, chance = Match.new("biomes", play_of("biomes").load("classic"), seats, 3), Dealer(3)
    while not any(isinstance(step.move, Fight) and step.player for step in match.history[-1:]):
        match.play(chance.choice(match.legal_moves()))
    replay = Replay(match.record())
    at, moved = len(replay), 0
    screen = ReplayScreen(desktop.desk.host, Replayed(replay, at=at - 1))
    desktop.desk.go(screen)
    desktop.settle()
    screen.on(SeekReplay(at))
    desktop.run(0.1)
    while screen._table.scene.busy:
        moved += 1
        assert not screen._table.staged
        assert not deed(desktop)
        desktop.run(0.1)
    assert moved > 3
    desktop.settle()
    assert deed(desktop) == deed_of(replay, replay.step_to(at)) != ""


GROUNDS = {"table", "mat", "cloth"}
"""What all lies on."""


def lowest(table: Table) -> float:
    """How far down the window the things of the table reach, in units; a round thing is taken for
    the box round it, which reaches a little further."""
    things = (each for name, each in table.scene.pieces.items() if name[0] not in GROUNDS)
    points = (
        table.units(point) for piece in things for point in outline(piece, table.scene.turntable)
    )
    return max(y for _x, y in points)


@pytest.mark.parametrize("title", PLAYABLE)
@pytest.mark.parametrize("screen", [ReplayScreen, ReviewScreen])
def test_the_bar_and_what_lies_upon_it_leave_the_table_clear(
    desktop: Desktop, title: str, screen: type[ReplayScreen]
) -> None:
    """The lower edge of one's own board lay under what can be made of the game."""
    seats = seats_of((HUMAN, "greedy", "greedy", "greedy"))
    match = Match.new(title, play_of(title).load("classic"), seats, 3)
    play_out(match, [agent("random", title)] * len(seats))
    replay = Replay(match.record())
    for size in ((1280, 720), (1920, 1080), (1024, 768), (900, 600)):
        desktop.desk.resize(size, 1.0)
        over = Reviewed(replay, at=0) if screen is ReviewScreen else Replayed(replay)
        desktop.desk.show(over)
        desktop.settle()
        found = desktop.desk.screen
        assert isinstance(found, screen)
        ways = desktop.desk.place_of("replay.way.play-on")
        assert ways is not None
        assert lowest(found._table) < ways.y, size
        foot = bar_height(desktop.desk.viewport, signs=found.signed) + 16
        assert ways.y - 6 >= desktop.desk.viewport.height - foot, "it is as high as it is told"
