"""A game of brewery in the program: what stays open while it goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import msgspec
import pytest
from pyglet.window import key as keys

from game.app.match.flow.turn_end import LOOK_S
from game.app.match.screen import MatchScreen
from game.app.routes import NewGame
from game.rules.brewery.catalogue import COLOUR_OF, FIELDS
from game.rules.brewery.events import Brewed, RoundStarted
from game.rules.brewery.moves import BreweryMove, Place, Store
from game.rules.brewery.view import POOL, BreweryView
from game.session.match import Match
from game.session.preferences import Preferences, TurnEnds
from game.session.record import read_record
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.session.verification import resume
from game.titles.brewery.scene.targets import DieTarget, FieldTarget
from game.titles.brewery.ui.panels.banner import headline
from game.titles.brewery.ui.panels.ribbon import step_of
from game.ui.intents import Dismiss, Play
from game.ui.marks import Text
from game.ui.situation import UNREAD
from game.ui.tooltip_placement import Around, hidden
from tests.app.desktop import (
    CALM,
    CTRL,
    ENTER,
    NAMES,
    Desktop,
    Thinker,
    Thoughtless,
    opened,
    played_by_agent,
)

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def begun(desktop: Desktop, *agents: str, seed: int = 3) -> MatchScreen:
    """A game in which the first seat begins; the table lies."""
    seats = tuple(
        Seat(name, each, color) for name, each, color in zip(NAMES, agents, COLORS, strict=False)
    )
    desktop.desk.show(NewGame("brewery", "classic", seats, seed, 0))
    desktop.settle()
    return desktop.match


@pytest.fixture
def moving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A desktop on which things fly."""
    yield from opened(tmp_path, monkeypatch, Preferences())


def shown_last_brewing(desktop: Desktop) -> MatchScreen:
    """The first brewing by a person that ends its round is being shown."""
    seats = [Seat(name, HUMAN, color) for name, color in zip(NAMES[:2], COLORS, strict=False)]
    match = Match.new("brewery", play_of("brewery").load("classic"), seats, 4)
    while match.actor is not None:
        move = played_by_agent(match)
        kinds = [type(event) for event in match.snapshot().apply(move)]
        if Brewed in kinds and RoundStarted in kinds:
            screen = desktop.go_on(match)
            desktop.desk.hear(Play(move))
            return screen
        match.play(move)
    raise AssertionError("no such brewing")


def test_banner_ribbon_log_and_cards_follow_what_is_shown_of_a_long_step(moving: Desktop) -> None:
    screen = shown_last_brewing(moving)
    before, game = screen._situation(), screen.game
    beat = game.playback.beat
    assert beat is not None
    told = list[tuple[str, int, int]]()
    seen = list[tuple[int, int, str]]()
    for _ in range(600):
        here = screen._situation()
        view = cast(BreweryView, here.view)
        now = (headline(view, here.people), step_of(view), view.round)
        told += [now] if not told or told[-1] != now else []
        recipes = sum(len(player.recipes) for player in view.players)
        entry = (recipes, view.round, here.lines[-1].text)
        seen += [entry] if not seen or seen[-1] != entry else []
        if game.settled:
            break
        moving.desk.advance(0.1)
    first, last = before.view.round, before.view.round + 1
    steps = [(step, number) for _line, step, number in told]
    assert steps == [(3, first), (4, first), (0, last), (1, last)]
    assert [line for line, _step, _round in told][1:3] == ["All clean up", "All roll their dice"]
    texts = [text for _recipes, _round, text in seen]
    assert seen[0][2] == before.lines[-1].text, "nothing is told before it is shown"
    brewed = next(at for at, text in enumerate(texts) if " brews " in text)
    begins = next(at for at, text in enumerate(texts) if text.startswith("Round "))
    assert seen[brewed - 1][0] + 1 == seen[brewed][0], "card and log tell of it together"
    assert [number for _recipes, number, _text in seen[begins - 1 : begins + 1]] == [first, last]
    assert texts[-1] == game.journal.lines()[-1].text


def two_placed(desktop: Desktop, *agents: str) -> MatchScreen:
    """The first seat's turn is over: it has placed its two items."""
    screen = begun(desktop, *agents)
    for _ in range(2):
        move = next(m for m in screen.game.legal() if isinstance(m, Place))
        desktop.desk.hear(Play(move))
        while not screen.game.settled:
            screen.advance(0.05)
    assert screen.game.holding
    return screen


def test_a_turn_ends_by_itself_after_a_moment_in_which_it_can_be_taken_back(
    desktop: Desktop,
) -> None:
    screen = two_placed(desktop, HUMAN, "greedy")
    assert not screen.game.why_no_undo()
    seconds = 0.0
    while screen.game.holding:
        assert screen.waiting, "time has to go on"
        screen.advance(0.1)
        seconds += 0.1
    assert LOOK_S - 0.2 <= seconds <= LOOK_S + 0.3
    screen = two_placed(desktop, HUMAN, "greedy")
    desktop.press_key(keys.Z, CTRL)
    assert not screen.game.holding
    assert len(screen.game.match.history) == 1
    assert screen.game.deciding


def test_of_people_at_one_table_the_next_may_take_back_what_the_last_has_placed(
    desktop: Desktop,
) -> None:
    screen = two_placed(desktop, HUMAN, HUMAN)
    desktop.settle()
    assert screen.game.seat == screen.game.match.actor == 1, "nobody had to press anything"
    assert not screen.game.why_no_undo()
    desktop.click("undo")
    desktop.settle()
    assert screen.game.seat == screen.game.match.actor == 0
    assert len(screen.game.match.history) == 1
    assert screen.game.deciding


@pytest.mark.parametrize("second", [HUMAN, "greedy"])
def test_a_turn_waits_for_its_player_where_he_has_set_that(desktop: Desktop, second: str) -> None:
    desktop.desk.prefer(msgspec.structs.replace(CALM, turn_ends=TurnEnds.NEVER))
    screen = two_placed(desktop, HUMAN, second)
    desktop.run(5.0)
    assert screen.game.holding
    assert len(screen.game.match.history) == 2
    assert not screen.game.why_no_undo()
    desktop.desk.settle()
    told = {node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)}
    assert {"Mira: end the turn?", "End turn"} <= told
    assert "You have placed what a turn allows, at most two. End your turn, or undo." in told
    desktop.press_key(ENTER)
    desktop.settle()
    assert screen.game.match.history[2:] or screen.game.seat == 1
    assert screen.game.why_no_undo()


def test_the_panel_of_storing_stays_open_until_the_pool_is_empty(desktop: Desktop) -> None:
    screen = begun(desktop, HUMAN, "greedy")
    desktop.click("action.store")
    desktop.settle()
    left = 0
    while left != 1:
        view = cast(BreweryView, screen.game.table.view)
        left = len(view.dice_of(0, POOL))
        row = next(
            key for key in desktop.widgets() if key.startswith("store.") and key[-1].isdigit()
        )
        desktop.click(row)
        desktop.settle()
        assert ("store.suggest" in desktop.widgets()) == (left > 1)


def test_a_panel_may_mean_any_of_alike_dice(desktop: Desktop) -> None:
    """Legal moves name the lowest of them; a yes is said to the very die that was clicked."""
    seats = [Seat(name, HUMAN, color) for name, color in zip(NAMES[:2], COLORS, strict=False)]
    match = Match.new("brewery", play_of("brewery").load("classic"), seats, 13)
    while not (found := alike_in_the_pool(match)) or not asked(match):
        moves = cast(Sequence[BreweryMove], match.legal_moves())
        legal = sorted(moves, key=lambda move: move.type in ("store", "pass"))
        match.play(next((move for move in legal if move.type == "place"), legal[0]))
    lower, higher = found
    assert Store(lower) in match.legal_moves()
    assert Store(higher) not in match.legal_moves()
    desktop.go_on(match)
    desktop.settle()
    desktop.match.on(Play(Store(higher)))
    assert match.history[-1].move == Store(higher)


def asked(match: Match) -> bool:
    """Whether there is more to decide than what to store."""
    return any(isinstance(move, Place) for move in match.legal_moves())


def alike_in_the_pool(match: Match) -> tuple[int, ...]:
    """Two dice of whoever decides that show the same, where he may store them."""
    assert match.actor is not None
    view = cast(BreweryView, match.state_view(match.actor))
    first: dict[tuple[int, int], int] = {}
    for die in view.dice_of(match.actor, POOL):
        lower = first.setdefault((COLOUR_OF[die], view.value[die]), die)
        if lower != die and Store(lower) in match.legal_moves():
            return lower, die
    return ()


def test_the_result_tells_rounds(desktop: Desktop) -> None:
    """A round of brewery has as many turns as it takes until all have passed."""
    match = resume(read_record(GOLDEN / "brewery-2-21.cubelog"))
    desktop.desk.think_with(Thoughtless())
    desktop.go_on(match)
    desktop.desk.hear(Dismiss(UNREAD))  # what fell through in the last round is read before it
    desktop.run(0.5)
    told = [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]
    assert [text for text in told if text.endswith(f"{match.reached} rounds")]
    assert not [text for text in told if text.endswith(" turns")]


def test_a_tip_hides_neither_its_thing_nor_half_of_the_board_however_large_the_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=2.0))
    try:
        screen = begun(desktop, HUMAN, "greedy")
        pointing, view = screen.deciding.pointing, cast(BreweryView, screen.game.table.view)
        fields = [FieldTarget(0, field) for field in range(len(FIELDS))]
        for target in (*fields, DieTarget(view.dice_of(0, POOL)[0])):
            pixel = screen.game.table.spot(target)[:2]
            desktop.send("on_mouse_motion", *map(int, pixel), 1, 1)
            desktop.run(1.0)
            assert pointing.target == target
            desktop.desk.draw()
            [sign] = [node for node in desktop.desk._notes.root.walk() if isinstance(node, Around)]
            place = sign.children[0].rect
            assert hidden(place, pointing.place_of(target)) < 0.05
            assert sum(hidden(place, pointing.place_of(each)) for each in fields) < len(fields) / 2
    finally:
        desktop.close()
