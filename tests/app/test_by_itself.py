"""What is no decision plays itself, is told, and is no obstacle to taking back what was one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from game.app.match.flow.auto_pass import AutoPass
from game.app.match.flow.forced_moves import BEAT_S, ForcedMoves
from game.app.match.flow.turn_end import LOOK_S, TurnEnd
from game.app.match.screen import MatchScreen
from game.app.routes import NewGame, Resumed
from game.rules.biomes.moves import Collect, Fight, Score
from game.rules.brewery.moves import EndMove, EndPurchase, Pass, Store
from game.rules.core import Move
from game.session.match import Match
from game.session.preferences import Preferences, TurnEnds
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import Playbook, play_of
from game.session.verification import verify
from game.ui.controls import Pressable
from game.ui.intents import Dismiss, Play, SayDone, Undo
from game.ui.marks import Text
from game.ui.panels.prompt import KEY as PROMPT
from game.ui.situation import UNREAD
from game.ui.titles import INTERFACES
from tests.app.desktop import NAMES, Desktop, Thoughtless, legal, played_by_agent

Moment = Callable[[Match, Sequence[Move]], bool]


def begun(title: str, *agents: str, seed: int = 3) -> Match:
    """A new game in which the first seat begins."""
    told = zip(NAMES, agents or (HUMAN, "greedy"), COLORS, strict=False)
    seats = [Seat(name, each, color) for name, each, color in told]
    return Match.new(title, play_of(title).load("classic"), seats, seed, first_player=0)


def brought(title: str, wanted: Moment, *agents: str) -> Match:
    """A match in which the first seat has such a decision."""
    for seed in range(40):
        match = begun(title, *agents, seed=seed)
        while match.actor is not None:
            if match.actor == 0 and wanted(match, match.legal_moves()):
                return match
            match.play(played_by_agent(match, "random"))
    raise AssertionError("no such moment")


def prompted(desktop: Desktop) -> str:
    """The line below the banner."""
    desktop.desk.settle()
    lines = [node for node in desktop.desk.surface.root.walk() if node.key == PROMPT]
    return "".join(node.text for line in lines for node in line.walk() if isinstance(node, Text))


def can_be_pressed(desktop: Desktop, key: str) -> bool:
    """Whether a button is there and isn't greyed."""
    desktop.desk.settle()
    found = [node for node in desktop.desk.surface.root.walk() if node.key == key]
    return any(isinstance(node, Pressable) and not node.reason for node in found)


def has_begun(match: Match) -> bool:
    last = match.history[-1] if match.history else None
    return last is not None and (last.player, last.turn) == (match.actor, match.turn)


def only(kind: type, *, after: bool) -> Moment:
    """Nothing but a move of that kind, in a turn that has begun or not."""
    return lambda match, moves: (
        len(moves) == 1 and isinstance(moves[0], kind) and has_begun(match) is after
    )


def stores_left(kind: type, *, after: bool) -> Moment:
    """A placing turn in which dice could be stored, and nothing else be done but to end it."""

    def wanted(match: Match, moves: Sequence[Move]) -> bool:
        kinds = {type(move) for move in moves}
        return kinds == {Store, kind} and has_begun(match) is after

    return wanted


def handing_on(moment: Moment) -> Moment:
    """Such a decision whose last move hands it on."""

    def wanted(match: Match, moves: Sequence[Move]) -> bool:
        if not moment(match, moves):
            return False
        after = match.snapshot()
        after.apply(moves[-1])
        return after.actor() == 1

    return wanted


def itself(match: Match, ends: TurnEnds = TurnEnds.USUAL) -> tuple[AutoPass, ForcedMoves]:
    interface = INTERFACES[match.header.title]
    standing = AutoPass(match, interface, (0,))
    passing = TurnEnd(
        match, (0,), lambda: Preferences(turn_ends=ends), hides=False, usually=interface.passes_on
    )
    return standing, ForcedMoves(match, standing, passing)


@pytest.mark.parametrize("moment", [only(Pass, after=False), only(EndPurchase, after=False)])
def test_the_only_move_of_a_turn_is_played_at_once(moment: Moment) -> None:
    match = brought("brewery", moment)
    standing, by_itself = itself(match)
    assert standing.move(0) == match.legal_moves()[0]
    assert not by_itself.waiting


def test_dice_that_can_be_stored_later_keep_nobody_from_passing() -> None:
    match = brought("brewery", stores_left(Pass, after=False))
    standing, _ = itself(match)
    before = set(match.legal_moves())
    assert standing.move(0) == Pass()
    match.play(Pass())
    while match.actor != 0 or match.state_view(0).phase != "purchase":  # type: ignore[attr-defined] # of brewery
        assert match.actor is not None
        if match.actor == 0:
            pytest.fail("nothing of the own comes before the purchase")
        match.play(next(move for move in match.legal_moves() if isinstance(move, Pass)))
    assert before - {Pass()} <= set(match.legal_moves()), "each of them can be stored then"


@pytest.mark.parametrize(
    "moment",
    [stores_left(EndMove, after=True), only(EndMove, after=True), only(EndPurchase, after=True)],
)
def test_a_turn_in_which_something_was_done_ends_after_a_look(moment: Moment) -> None:
    match = brought("brewery", handing_on(moment))
    standing, by_itself = itself(match)
    assert standing.move(0) is None, "what was done can still be taken back"
    by_itself.advance(LOOK_S - 0.1, still=True)
    assert by_itself.move() is None
    by_itself.advance(0.2, still=True)
    assert isinstance(by_itself.move(), EndMove | EndPurchase)


def test_where_turns_wait_its_end_is_one_press() -> None:
    match = brought("brewery", handing_on(only(EndMove, after=True)))
    _, by_itself = itself(match, TurnEnds.NEVER)
    by_itself.advance(60.0, still=True)
    assert by_itself.move() is None
    assert not by_itself.waiting


def test_whoever_has_something_in_hand_is_not_hurried(desktop: Desktop) -> None:
    match = brought("brewery", stores_left(EndMove, after=True))
    match.seats, steps = begun("brewery").seats, len(match.history)
    desktop.desk.show(Resumed(match))
    hands = desktop.match.deciding
    desktop.run(0.2)
    hands.clicked(next(iter(hands.draggable())))
    assert not hands.idle
    desktop.run(3 * LOOK_S)
    assert len(match.history) == steps
    hands.stepped_back()
    desktop.run(LOOK_S + 0.2)
    assert len(match.history) > steps


def test_what_leads_on_to_ones_own_decision_comes_after_a_beat_however_turns_end() -> None:
    """A second block, where but one is free: nothing ends by it."""
    match = brought("biomes", only(Collect, after=True))
    _, by_itself = itself(match, TurnEnds.NEVER)
    by_itself.advance(BEAT_S, still=True)
    assert by_itself.move() == match.legal_moves()[0]


def test_nobody_is_asked_for_nothing_in_a_whole_game_of_brewery(desktop: Desktop) -> None:
    """Nor is the record another: it holds every move, also those that played themselves."""
    desktop.desk.think_with(Thoughtless())
    desktop.desk.show(NewGame("brewery", "classic", begun("brewery").seats, 3, 0))
    screen = desktop.match
    match, told = screen.game.match, set[str]()
    while desktop.desk.screen is screen:
        desktop.settle()
        if desktop.desk.screen is not screen:
            break
        game = screen.game
        if match.actor is None:  # what fell through in the end is read before the result
            screen.on(Dismiss(UNREAD))
            continue
        assert game.deciding
        kinds = {type(move) for move in game.legal()}
        assert len(game.legal()) > 1
        assert not kinds <= {Store, Pass, EndMove}
        told |= {line.text for line in game.journal.told()}
        screen.on(Play(played_by_agent(match, "builder")))
    assert verify(match.record()).difference == ""
    assert any(text.endswith("has nothing to place.") for text in told)
    assert any(text.endswith("has nothing to buy.") for text in told)


def test_what_has_played_itself_is_said_and_written_down(desktop: Desktop) -> None:
    match = brought("brewery", only(EndPurchase, after=False))
    steps = len(match.history)
    desktop.desk.show(Resumed(match))
    screen = desktop.match
    while len(match.history) == steps:
        screen.advance(0.05)
    assert match.history[steps].move == EndPurchase()
    assert prompted(desktop) == f"{NAMES[0]} has nothing to buy."
    desktop.settle()
    assert any(line.text.endswith("has nothing to buy.") for line in screen.game.journal.told())
    assert not prompted(desktop).endswith("has nothing to buy."), "it is said for a while"


def test_choices_that_come_to_the_same_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a scoring in which nothing counts: here every move is made to lead to one position."""
    match = begun("biomes")
    assert len(match.legal_moves()) > 1
    assert itself(match)[0].move(0) is None
    monkeypatch.setattr(Playbook, "position", lambda _rules, _state: {"turn": 1})
    assert itself(match)[0].move(0) == match.legal_moves()[0]


def test_undo_goes_back_past_what_played_itself(desktop: Desktop) -> None:
    """To the last decision that was one: the first block, not the only one that was left."""

    def first_was_chosen(match: Match, moves: Sequence[Move]) -> bool:
        before = match.earlier(1)
        chosen = before is not None and len(before.legal_moves()) > 1
        return chosen and only(Collect, after=True)(match, moves)

    match = brought("biomes", first_was_chosen)
    match.seats = begun("biomes").seats
    steps, screen = len(match.history), desktop.go_on(match)
    assert len(match.history) > steps, "the second block was the only one"
    assert not screen.game.why_no_undo()
    screen.on(Undo())
    desktop.settle()
    assert len(match.history) == steps - 1
    assert screen.game.deciding


def test_what_played_itself_is_not_taken_back_alone() -> None:
    """It would play itself again."""
    match = brought("brewery", stores_left(Pass, after=False))
    standing, _ = itself(match)
    match.play(Pass())
    assert match.can_undo()
    assert standing.way_back() == 0


def ends_in_a_fight(match: Match, moves: Sequence[Move]) -> bool:
    """Whether the last action of the turn can be a fight."""
    fights = [move for move in moves if isinstance(move, Fight)]
    if not fights or not has_begun(match):
        return False
    after = match.snapshot()
    after.apply(fights[0])
    return after.actor() == 1


def gone_on_from_a_fight(desktop: Desktop, match: Match) -> MatchScreen:
    """The screen when its viewer has just gone on from what came of his last action, a fight."""
    screen = desktop.go_on(match)
    fight = next(move for move in legal(screen) if isinstance(move, Fight))
    screen.on(Play(fight))
    assert not screen._stage().complete, "all tokens lie face down"
    desktop.settle()
    assert screen.game.playback.held is not None
    assert screen._stage().complete
    screen.deciding.hurried()
    return screen


def test_who_goes_on_from_a_verdict_need_not_end_the_turn_as_well(desktop: Desktop) -> None:
    """Two presses in a row for nothing are one too many; there is still time to look, and it is
    said what comes. The end of the turn was lit while the stage stood."""
    match = brought("biomes", ends_in_a_fight)
    screen = gone_on_from_a_fight(desktop, match)
    game, staged = screen.game, False
    while not game.settled:
        if game.table.staged:
            staged = True
            assert not can_be_pressed(desktop, "end"), "not while the stage stands"
        screen.advance(0.05)
    assert staged
    waits = game.holding
    assert waits
    assert prompted(desktop) == "Have a look: the others go on by themselves."
    assert can_be_pressed(desktop, "end"), "who has seen enough says so"
    steps, seconds = len(match.history), 0.0
    while game.holding:
        assert not game.table.staged
        screen.advance(0.1)
        seconds += 0.1
    assert seconds >= LOOK_S - 0.3
    desktop.settle()
    assert len(match.history) > steps


def test_who_looks_around_after_a_verdict_is_waited_for(desktop: Desktop) -> None:
    """The turn of a newcomer was over by itself while he looked at what the fight had brought."""
    match = brought("biomes", ends_in_a_fight)
    screen = gone_on_from_a_fight(desktop, match)
    while not screen.game.settled:
        screen.advance(0.05)
    screen.advance(LOOK_S / 2)
    screen.key("Q")
    for _tenth in range(50):
        screen.advance(0.1)
    assert screen.game.holding
    assert prompted(desktop) == "Your actions are done. Have a look, then end your turn."
    screen.on(SayDone())
    assert not screen.game.holding


def test_what_was_scored_in_the_turn_of_another_is_looked_at_and_goes_on(desktop: Desktop) -> None:
    def scores(match: Match, moves: Sequence[Move]) -> bool:
        return isinstance(moves[0], Score) and not has_begun(match)

    match = brought("biomes", handing_on(scores), HUMAN, "greedy", "greedy")
    screen = desktop.go_on(match)
    screen.on(Play(legal(screen)[0]))
    game = screen.game
    while not game.settled:
        screen.advance(0.05)
    assert game.holding
    assert not game.why_no_undo(), "it can still be taken back"
    steps = len(match.history)
    desktop.settle()
    assert len(match.history) > steps


@pytest.mark.parametrize("ends", [TurnEnds.NEVER])
def test_whoever_wants_turns_to_wait_is_waited_for(desktop: Desktop, ends: TurnEnds) -> None:
    desktop.desk.prefer(replace(desktop.desk.preferences, turn_ends=ends))
    match = brought("biomes", lambda _match, moves: isinstance(moves[0], Score))
    screen = desktop.go_on(match)
    screen.on(Play(legal(screen)[0]))
    desktop.settle()
    assert screen.game.holding or screen.game.deciding
