"""The end of a turn: it waits for its player, whatever the last action was, and shows who it is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.app.match.flow.turn_end import CALM_S, LOOK_S
from game.app.match.screen import MatchScreen
from game.rules.biomes.moves import BiomesMove, Collect, EndTurn, Explore, Score
from game.session.match import Match
from game.session.preferences import FIRST_GAMES, Pace, Preferences, TurnEnds
from game.session.seats import HUMAN, seats_of
from game.session.titles import Playbook, play_of
from game.ui.controls import Pressable
from game.ui.intents import Play
from game.ui.marks import Text
from tests.app.desktop import ENTER, SPACE, Desktop, Thoughtless, legal, played_by_agent
from tests.sizes import WHOLE

FEW = 20
"""Turns that are enough where the game is not played whole."""
TURN: tuple[BiomesMove, ...] = (Collect((0, 0, 3)), Collect((0, 3, 3)), Explore((1, 2)))
"""A turn whose last action turns tiles up: it can't be undone."""


def explored_last(desktop: Desktop, *agents: str) -> MatchScreen:
    """The viewer's turn is done, and nothing of its last action can be taken back."""
    screen = desktop.game(*(agents or (HUMAN, "greedy")))
    if screen.game.curtain:
        screen.game.lift_curtain()
    for move in TURN:
        screen.on(Play(move))
        desktop.settle()
    assert not screen.game.match.can_undo()
    return screen


def says(desktop: Desktop) -> set[str]:
    """All texts of the panels."""
    desktop.desk.settle()
    return {node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)}


def framed(desktop: Desktop) -> list[str]:
    """The players' cards that are framed as the active one's."""
    desktop.desk.settle()
    nodes = desktop.desk.surface.root.walk()
    cards = [n for n in nodes if n.key.startswith("card.") and isinstance(n, Pressable)]
    return [card.key for card in cards if card._tone.style.width == 3.0]


@pytest.mark.parametrize("how", ["Enter", "click"])
def test_after_a_reveal_the_turn_waits_and_goes_on_by(desktop: Desktop, how: str) -> None:
    screen = explored_last(desktop)
    game = screen.game
    desktop.run(5.0)
    assert len(game.match.history) == len(TURN), "one looks at what one found"
    assert game.holding
    assert "Mira: end the turn?" in says(desktop)
    assert not any("undo" in text for text in says(desktop)), "that is not to be had"
    assert game.why_no_undo()
    desktop.press_key(SPACE)
    assert game.holding, "what hurries others on ends no turn of one's own"
    if how == "click":
        desktop.click("end")
    else:
        desktop.press_key(ENTER)
    desktop.settle()
    assert game.match.history[len(TURN)].player == 1


def test_no_curtain_falls_over_what_was_found(desktop: Desktop) -> None:
    screen = explored_last(desktop, HUMAN, HUMAN)
    desktop.run(5.0)
    assert "curtain.lift" not in desktop.widgets()
    assert screen.game.seat == 0
    desktop.press_key(ENTER)
    desktop.settle()
    assert "curtain.lift" in desktop.widgets()


def test_the_card_of_the_one_who_has_to_say_so_is_the_active_one(desktop: Desktop) -> None:
    screen = explored_last(desktop)
    assert screen.game.match.actor == 1
    assert framed(desktop) == ["card.0"]
    screen.game.end_turn()
    desktop.settle()
    while not screen.game.deciding:
        desktop.settle()
    assert framed(desktop) == ["card.0"]


def test_a_key_meant_for_the_animation_does_not_end_the_turn(desktop: Desktop) -> None:
    desktop.desk.prefer(Preferences(pace=Pace.NORMAL))
    screen = desktop.game(HUMAN, "greedy")
    for move in TURN:
        screen.on(Play(move))
        if move is not TURN[-1]:
            desktop.settle()
    for _press in range(3):
        desktop.press_key(SPACE)
        desktop.press_key(ENTER)
        assert screen.game.holding
    while not screen.game.settled:
        screen.advance(1 / 60)
    desktop.press_key(ENTER)
    assert screen.game.holding, "nor one just too late"
    desktop.run(CALM_S + 0.1)
    desktop.press_key(ENTER)
    assert not screen.game.holding


def test_where_turns_end_by_themselves_there_is_a_moment_to_look(desktop: Desktop) -> None:
    desktop.desk.prefer(
        Preferences(turn_ends=TurnEnds.ALWAYS, pace=Pace.INSTANT, reduced_motion=True)
    )
    screen = desktop.game(HUMAN, "greedy")
    for move in TURN:
        screen.on(Play(move))
        while not screen.game.settled:
            screen.advance(1 / 60)
    seconds = 0.0
    while screen.game.holding:
        assert screen.waiting, "time has to go on"
        screen.advance(0.1)
        seconds += 0.1
    assert LOOK_S - 0.2 <= seconds <= LOOK_S + 0.3
    desktop.settle()
    assert screen.game.match.history[len(TURN)].player == 1


def test_a_game_left_while_the_turn_waits_waits_again(desktop: Desktop) -> None:
    screen = explored_last(desktop)
    saved = desktop.saves.latest()
    assert saved is not None
    assert saved.match.record_bytes() == screen.game.match.record_bytes()
    again = desktop.go_on(saved.match)
    desktop.run(3.0)
    assert again.game.holding
    assert len(again.game.match.history) == len(TURN)
    desktop.press_key(ENTER)
    desktop.settle()
    assert again.game.match.history[len(TURN)].player == 1


def test_a_turn_left_before_an_opponents_is_shown_to_whose_it_was(desktop: Desktop) -> None:
    match = begun(HUMAN, HUMAN, "greedy")
    while not (match.actor == 2 and match.history[-1].player == 1):
        match.play(played_by_agent(match))
    if isinstance(match.history[-1].move, EndTurn):
        pytest.fail("this game has no such moment")
    screen = desktop.go_on(match)
    assert screen.game.curtain, "it waits for whose turn it was"
    desktop.press_key(ENTER)
    assert screen.game.seat == 1
    assert screen.game.holding


def test_the_record_knows_nothing_of_the_wait(desktop: Desktop) -> None:
    screen = explored_last(desktop)
    screen.game.end_turn()
    desktop.settle()
    match = screen.game.match
    plain = begun(HUMAN, "greedy")
    for step in match.history:
        plain.play(step.move)
    assert plain.lines[1:] == match.lines[1:]


def begun(*agents: str, seed: int = 3) -> Match:
    """A new match."""
    content = play_of("biomes").load("classic")
    return Match.new("biomes", content, seats_of(agents), seed, first_player=0)


def brought_to_score(agents: tuple[str, ...], *, own: bool) -> Match:
    """A match in which seat 0 scores, in its own turn or in that of another."""
    match = begun(*agents)
    while True:
        if match.actor == 0 and isinstance(match.legal_moves()[0], Score):
            turn = [step for step in match.history if step.turn == match.turn]
            if (turn[0].player == 0) is own:
                return match
        match.play(played_by_agent(match))
        assert match.actor is not None, "no such moment"


@pytest.mark.parametrize("own", [True, False])
def test_a_scoring_waits_too_and_says_whose_turn_it_was(desktop: Desktop, own: bool) -> None:
    if not own:  # usually that goes on after a look
        desktop.desk.prefer(replace(desktop.desk.preferences, turn_ends=TurnEnds.NEVER))
    match = brought_to_score((HUMAN, "greedy", "greedy"), own=own)
    screen = desktop.go_on(match)
    steps = len(match.history)
    screen.on(Play(legal(screen)[0]))
    desktop.settle()
    if screen.game.match.actor == 0:
        pytest.fail("this game has no such moment")
    assert screen.game.holding
    assert len(match.history) == steps + 1
    name = screen.game.people[0].name
    headline = f"{name}: end the turn?" if own else f"{name} has scored"
    assert headline in says(desktop)
    assert ("Continue" in says(desktop)) is not own
    desktop.press_key(ENTER)
    desktop.settle()
    assert len(match.history) > steps + 1


def test_two_people_play_a_game_by_enter_and_space(desktop: Desktop) -> None:
    """Every turn waits once and no more; played whole, the game comes to its end."""
    screen = desktop.game(HUMAN, HUMAN)
    waited = set[int]()
    for _ in range(2000):
        desktop.settle()
        if desktop.desk.screen is not screen or (not WHOLE and len(waited) > FEW):
            break
        game = screen.game
        if game.playback.held is not None:
            desktop.press_key(SPACE)
        elif game.curtain:
            desktop.press_key(ENTER)
        elif game.holding:
            assert len(game.match.history) not in waited
            waited.add(len(game.match.history))
            desktop.press_key(ENTER)
        else:
            assert game.deciding
            screen.on(Play(played_by_agent(game.match)))
    assert desktop.desk.screen.name == ("result" if WHOLE else "match")
    assert len(waited) > FEW


def test_the_first_games_are_calm_until_a_pace_is_set(desktop: Desktop) -> None:
    desktop.desk.think_with(Thoughtless())
    desktop.desk.prefer(Preferences(reduced_motion=True))
    paces = []
    for _ in range(FIRST_GAMES + 1):
        match = begun(HUMAN, "random")
        while match.actor is not None:
            last = match.snapshot()
            move = played_by_agent(match, "random")
            last.apply(move)
            if last.actor() is None:
                break
            match.play(move)
        screen = desktop.go_on(match)
        paces.append(desktop.desk.preferences.present_pace)
        screen.game.play(legal(screen)[0])
        for _wait in range(30):
            desktop.settle()
            if desktop.desk.screen is not screen:
                break
            if screen.game.playback.held:
                desktop.press_key(SPACE)
        assert desktop.desk.screen.name == "result"
    assert paces == [Pace.CALM] * FIRST_GAMES + [Pace.NORMAL]
    desktop.desk.prefer(Preferences(pace=Pace.SLOW, finished=9))
    assert desktop.desk.preferences.present_pace is Pace.SLOW


def test_without_secrets_people_sit_side_by_side_and_no_curtain_falls(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Playbook, "has_secrets", False)
    screen = desktop.game(HUMAN, HUMAN)
    game = screen.game
    assert not game.curtain
    for move in TURN:
        screen.on(Play(move))
        desktop.settle()
    desktop.press_key(ENTER)
    desktop.settle()
    assert not game.curtain
    assert game.seat == game.match.actor == 1
    assert game.deciding


def test_where_a_curtain_falls_what_was_learned_is_looked_at_first(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in a title whose turns are meant to end: the curtain takes away what one has drawn."""
    monkeypatch.setattr(Playbook, "waits_for_yes", lambda *_: False)
    game = explored_last(desktop, HUMAN, HUMAN).game
    desktop.run(5.0)
    assert game.holding
    assert "curtain.lift" not in desktop.widgets()
    desktop.press_key(ENTER)
    desktop.settle()
    assert not desktop.match.game.holding
    assert "curtain.lift" in desktop.widgets()


def test_a_curtain_falls_at_once_where_nothing_was_learned(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Playbook, "waits_for_yes", lambda *_: False)
    screen = desktop.game(HUMAN, HUMAN)
    screen.game.lift_curtain()
    for move in (*TURN[2:], *TURN[:2]):
        screen.on(Play(move))
        desktop.settle()
    assert not any(event.teaches for event in screen.game.match.history[-1].events)
    assert "curtain.lift" in desktop.widgets()


def test_the_rules_say_whether_a_turn_waits(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Playbook, "waits_for_yes", lambda *_: False)
    game = explored_last(desktop).game
    assert not game.holding
    assert len(game.match.history) > len(TURN), "the others have gone on"
