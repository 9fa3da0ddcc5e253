"""A game of towers in the program: turns that are one click and a yes, secrets, the replay."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import cast

import pytest
from pyglet.window import key as keys

from game.app.match.screen import MatchScreen
from game.app.routes import NewGame, Replayed
from game.app.screens.replay import ReplayScreen
from game.rules.towers.events import TowerDemolished, TowersEvent
from game.rules.towers.moves import Exchange, TowersMove
from game.rules.towers.view import TowersView
from game.scene.hand import HEIGHT, PICKED
from game.scene.tabletop import WHOLE
from game.session.preferences import Pace, Preferences
from game.session.replay import Replay
from game.session.seats import COLORS, HUMAN, Seat
from game.titles.towers.scene.anchors import pieces_of
from game.titles.towers.scene.layout import layout
from game.titles.towers.scene.places import RACK
from game.titles.towers.scene.targets import CardTarget, DiscardTarget, FieldTarget
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.words import WORDS
from game.ui.intents import Choose, LookAt, Play, SeekReplay, Unfold
from game.ui.marks import Text
from tests.app.desktop import ENTER, ESCAPE, NAMES, SPACE, Desktop, Thoughtless, played_by_agent


def begun(desktop: Desktop, *agents: str, seed: int = 3) -> MatchScreen:
    """A game in which the first seat begins; the table lies."""
    seats = tuple(
        Seat(name, each, color) for name, each, color in zip(NAMES, agents, COLORS, strict=False)
    )
    desktop.desk.show(NewGame("towers", "classic", seats, seed, 0))
    screen = desktop.match
    if HUMAN in agents:
        desktop.settle()
    if screen.game.curtain:
        desktop.click("curtain.lift")
        desktop.settle()
    return screen


def seen(screen: MatchScreen) -> TowersView:
    """What the table shows."""
    return cast(TowersView, screen.game.table.view)


def texts(desktop: Desktop) -> str:
    """All texts of the panels."""
    desktop.desk.settle()
    nodes = desktop.desk.surface.root.walk()
    return " | ".join(node.text for node in nodes if isinstance(node, Text))


def cheapest(screen: MatchScreen) -> TowersMove:
    """An exchange of one card: it can always be done, and draws one."""
    moves = [move for move in screen.game.legal() if isinstance(move, Exchange)]
    return min(moves, key=lambda move: (sum(move.cards), move.cards))


def test_alone_a_turn_ends_with_its_yes_and_the_new_cards_stay_in_sight(desktop: Desktop) -> None:
    screen = begun(desktop, HUMAN, "greedy")
    assert "end" not in desktop.widgets(), "there is nobody to hand over to"
    desktop.click("action.exchange")
    desktop.click_on(CardTarget(0))
    assert "preview.do" in desktop.widgets()
    assert not screen.game.match.history, "a click alone does nothing that can't be undone"
    desktop.press_key(ENTER)
    desktop.settle()
    history = screen.game.match.history
    assert [step.player for step in history] == [0, 1], "no further click was needed"
    assert screen.game.deciding
    hand = seen(screen).players[0].hand
    assert hand is not None
    assert sum(hand) == 5
    assert open_cards(seen(screen)) == 5, "the own ones"


def test_a_move_that_waits_can_be_taken_back(desktop: Desktop) -> None:
    screen = begun(desktop, HUMAN, "greedy")
    desktop.click("action.exchange")
    desktop.click_on(CardTarget(2))
    assert "preview.back" in desktop.widgets()
    desktop.press_key(ESCAPE)
    desktop.settle()
    assert "preview.do" not in desktop.widgets()
    assert not screen.game.match.history


def aimed_at(screen: MatchScreen) -> tuple[bool, bool]:
    """Whether the keyboard's cursor is on something, and whether a ghost shows."""
    ghosts = [name for name in screen.game.table.scene.pieces if name[0] == "ghost"]
    return screen.deciding.selection.cursor is not None, bool(ghosts)


def test_a_button_pressed_by_the_mouse_aims_at_nothing(desktop: Desktop) -> None:
    """*Place* showed a pawn on a field that nobody had chosen; keys are led there, with a ring."""
    screen = begun(desktop, HUMAN, "greedy")
    desktop.click("action.place")
    desktop.settle()
    assert screen.deciding.selection.picked is not None
    assert aimed_at(screen) == (False, False)
    desktop.press_key(ESCAPE)
    desktop.press_key(keys._1)
    desktop.settle()
    assert aimed_at(screen) == (True, True)


@pytest.mark.parametrize("how", ["Enter", "click"])
def test_among_people_no_curtain_falls_before_the_new_cards_were_seen(
    desktop: Desktop, how: str
) -> None:
    screen = begun(desktop, HUMAN, HUMAN)
    before = seen(screen).players[0].hand
    assert "end" in desktop.widgets()
    screen.on(Play(cheapest(screen)))
    desktop.settle()
    desktop.run(4.0)
    assert screen.game.holding
    assert "curtain.lift" not in desktop.widgets()
    assert seen(screen).players[0].hand != before, "they are there to look at"
    assert "hand over" in texts(desktop)
    desktop.press_key(SPACE)
    assert screen.game.holding, "what hurries others on hands nothing over"
    if how == "click":
        desktop.click("end")
    else:
        desktop.press_key(ENTER)
    desktop.settle()
    assert "curtain.lift" in desktop.widgets()
    desktop.click("curtain.lift")
    desktop.settle()
    assert screen.game.seat == 1
    assert seen(screen).players[0].hand is None
    assert seen(screen).players[1].hand is not None


def test_the_discard_pile_is_looked_into_by_click_and_key(desktop: Desktop) -> None:
    screen = begun(desktop, HUMAN, "greedy")
    screen.on(Play(cheapest(screen)))
    desktop.settle()
    desktop.click_on(DiscardTarget())
    desktop.desk.settle()
    assert "discard.close" in desktop.widgets()
    assert "Unseen" in texts(desktop)
    desktop.press_key(ESCAPE)
    desktop.desk.settle()
    assert "discard.close" not in desktop.widgets()
    screen.on(Unfold("discard"))
    desktop.desk.settle()
    assert "discard.close" in desktop.widgets()


def open_cards(view: TowersView) -> int:
    """How many cards in hands show what they are."""
    return sum(name[0] == "hand" for name in layout(view, 0))


def looking_back(desktop: Desktop) -> tuple[ReplayScreen, TowersView]:
    """The replay that is shown, and its table's view."""
    screen = desktop.desk.screen
    assert isinstance(screen, ReplayScreen)
    return screen, cast(TowersView, screen._table.view)


def test_who_watches_sees_no_hand_and_who_looks_back_sees_all(desktop: Desktop) -> None:
    """T13: hands are secret while a game goes on; of a game that is over they lie open."""
    screen = begun(desktop, "greedy", "greedy")
    match = screen.game.match
    assert screen.game.seat == -1
    assert not open_cards(seen(screen))
    desktop.desk.show(Replayed(Replay(match.record())))
    desktop.run(0.3)
    assert [player.hand for player in looking_back(desktop)[1].players] == [None, None]
    while match.actor is not None:
        match.play(played_by_agent(match))
    desktop.desk.show(Replayed(Replay(match.record())))
    desktop.run(0.3)
    over, view = looking_back(desktop)
    assert all(player.hand is not None and sum(player.hand) == 5 for player in view.players)
    assert open_cards(view) == 10
    for position in (1, 2, 3):
        over.on(SeekReplay(position))
        desktop.settle()
        over, view = looking_back(desktop)
        assert over._table.scene.pieces == layout(view, 0)


def test_a_whole_game_beside_computers_comes_to_its_result(desktop: Desktop) -> None:
    """By the coach's button alone: what it suggests can always be done."""
    desktop.desk.think_with(Thoughtless())
    screen = begun(desktop, HUMAN, "greedy", seed=5)
    for _turn in range(100):
        if desktop.desk.screen.name != "match":
            break
        if screen.game.deciding:
            screen.on(Play(played_by_agent(screen.game.match)))
        desktop.settle()
    desktop.run(1.0)
    assert desktop.desk.screen.name == "result"
    told = texts(desktop)
    for words in ("Points for demolishing", "Points for building", "Points for capturing", "Total"):
        assert words in told


def test_the_climbing_flag_says_what_is_new(desktop: Desktop) -> None:
    """T10: while the flag is on its way, not before."""
    desktop.desk.prefer(Preferences(reduced_motion=False, pace=Pace.NORMAL))
    screen = begun(desktop, HUMAN, "greedy", seed=5)
    game, match = screen.game, screen.game.match
    while seen(screen).phase == 2:
        assert match.actor is not None
        if game.deciding:
            screen.on(Play(played_by_agent(match)))
        told = set[str]()
        for _frame in range(600):
            screen.advance(1 / 30)
            notes = screen.notes(desktop.desk.viewport)
            nodes = notes.walk() if notes is not None else ()
            told |= {node.text for node in nodes if isinstance(node, Text)}
            if game.deciding:
                break
        if any(text.startswith("Phase 3 begins") for text in told):
            break
    assert match.state_view(0).phase >= 3  # type: ignore[attr-defined] # a view of towers
    assert any(text.startswith("Phase 3 begins") for text in told)


def test_a_card_in_hand_is_held_where_it_was_taken(desktop: Desktop) -> None:
    screen = begun(desktop, HUMAN, "greedy")
    table, deciding = screen.game.table, screen.deciding
    card = next(each for each in deciding.draggable() if isinstance(each, CardTarget))
    start, goal = desktop.spot(card), (640.0, 400.0)
    carried = table.tabletop.touching.carried(card, table.view)
    assert carried is not None
    rested = table.project(table.scene.pieces[carried.piece].pose.place)
    deciding.pressed(start, "left")
    deciding.dragged(goal, (1.0, 1.0), "left")
    hangs = table.project(table.scene.pieces[carried.piece].pose.place)
    assert abs(hangs[0] - goal[0]) <= abs(rested[0] - start[0]) + 4.0
    assert abs(hangs[1] - goal[1]) <= abs(rested[1] - start[1]) + 4.0
    deciding.released(goal, "left")


def test_the_ring_round_a_card_rises_with_it(desktop: Desktop) -> None:
    screen = begun(desktop, HUMAN, "greedy")
    table, card = screen.game.table, CardTarget(0)
    rests = table.outline(card)
    desktop.desk.hear(Choose(ActionKind.EXCHANGE))
    screen.deciding.clicked(card)
    desktop.settle()
    rise = PICKED * HEIGHT * RACK.size
    assert [math.dist(a, b) for a, b in zip(rests, table.outline(card), strict=True)] == (
        pytest.approx([rise] * len(rests))
    )


def test_an_empty_pile_lights_no_cloth(desktop: Desktop) -> None:
    view = seen(begun(desktop, HUMAN, "greedy"))
    pieces = [pieces_of(DiscardTarget(), each) for each in (view, replace(view, discard=(0,) * 4))]
    assert ("mat",) not in [name for found in pieces for name in found]


def test_a_pawn_that_was_captured_is_told_until_one_acts(desktop: Desktop) -> None:
    """Where the strip is folded, a newcomer found his only pawn gone without a word."""
    screen = begun(desktop, HUMAN, "greedy")
    for _ in range(60):
        desktop.desk.hear(Play(played_by_agent(screen.game.match)))
        desktop.settle()
        if screen.game.holding:
            desktop.press_key(ENTER)
            desktop.settle()
        steps = [step for step in screen.game.match.history if step.player == 1][-1:]
        events = cast(list[TowersEvent], [event for step in steps for event in step.events])
        lost = [event for event in events if WORDS.loser(event) == 0]
        if lost and screen.game.deciding:
            strip, _, prompt = texts(desktop).rpartition("What the others did")[::-1]
            assert "Jonas captures your pawn: row" in strip
            assert "Jonas captures your pawn: row" in prompt
            return
    raise AssertionError("nobody was captured")


def test_who_loses_a_tower_of_his_skyline_is_told_that_it_was_his(desktop: Desktop) -> None:
    """In a quick town a tower counts for whoever built it (Q3), as long as it stands."""
    screen = begun(desktop, HUMAN, "greedy")
    before = seen(screen)
    field = next(at for at, blocks in enumerate(before.towers) if blocks)
    taken = TowerDemolished(1, field, before.towers[field], len(before.towers[field]))
    builders = list(before.builders)
    for builder, loser in ((0, 0), (1, None), (None, None)):
        builders[field] = builder
        (event,) = WORDS.telling([taken], replace(before, builders=tuple(builders)))
        assert WORDS.loser(event) == loser
        assert WORDS.trace(event) == FieldTarget(field)
    builders[field] = 0
    (event,) = WORDS.telling([taken], replace(before, builders=tuple(builders)))
    told = WORDS.to_loser(event, screen.game.people, before.catalogue)
    assert told.startswith(f"Jonas demolishes your tower of {len(taken.blocks)}: row ")


def test_the_next_game_begins_where_the_player_looked_from(desktop: Desktop) -> None:
    """From above a whole game can be played; near a pawn nobody wants to begin."""
    assert begun(desktop, HUMAN, "greedy").game.table.aim == WHOLE
    for sight, kept in (("board", "board"), ("hand", "board"), (WHOLE, WHOLE)):
        desktop.desk.hear(LookAt(sight))
        desktop.settle()
        assert desktop.match.game.table.aim == sight
        screen = begun(desktop, HUMAN, "greedy")
        assert screen.game.table.aim == kept


def test_row_and_column_go_with_a_click_until_the_pointer_goes_on(desktop: Desktop) -> None:
    """They covered the tower in front, and stayed there after the move."""
    screen = begun(desktop, HUMAN, "greedy")
    pointing = screen.deciding.pointing
    target = next(iter(pointing.usable))
    x, y, _clear = screen.game.table.spot(target)
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    assert not pointing._meant(screen.deciding.decision()).clicked
    desktop.click_at(x, y)
    assert pointing._meant(screen.deciding.decision()).clicked
    desktop.send("on_mouse_motion", int(x) + 9, int(y), 9, 0)
    assert not pointing._meant(screen.deciding.decision()).clicked
