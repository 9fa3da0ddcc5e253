"""Chances to respond in the turns of others: asked about, or let go by until the own turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from game.app.match.flow.auto_pass import AutoPass
from game.app.match.screen import MatchScreen
from game.app.routes import NewGame
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.ui.intents import StandBy
from game.ui.shelf.box import Habits, OptionWords
from game.ui.shelf.titles import BOXES
from game.ui.titles import INTERFACES
from tests.app.desktop import NAMES, Desktop
from tests.toy import registered
from tests.toy.moves import Let, Take, Walk

SEATS = tuple(
    Seat(name, agent, color)
    for name, agent, color in zip(NAMES, (HUMAN, "greedy"), COLORS, strict=False)
)


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registered():
        yield


def declines(view: View) -> Move | None:
    return Let() if view.turn_player != view.seat else None


def asked(seat: int) -> Match:
    """A game in which ``seat`` may dispute what the other one takes."""
    match = Match.new("toy", play_of("toy").load("classic"), SEATS, 3, first_player=1 - seat)
    match.play(Walk(1))
    match.play(Take())
    assert match.actor == seat
    return match


def test_who_stands_by_lets_go_what_can_be_let_go() -> None:
    match = asked(0)
    standing = AutoPass(match, replace(INTERFACES["toy"], declines=declines), (0,))
    assert standing.offered(0)
    assert standing.move(0) is None, "asked, and not standing by yet"
    standing.begin(0)
    assert standing.move(0) == Let()
    assert standing.move(1) is None


def test_the_own_turn_ends_it() -> None:
    match = asked(0)
    standing = AutoPass(match, replace(INTERFACES["toy"], declines=declines), (0,))
    standing.begin(0)
    match.play(Let())
    assert match.actor == 0
    assert not standing.offered(0)
    assert standing.move(0) is None
    for move in (Walk(2), Take(), Let(), Walk(2), Take()):
        match.play(move)
    assert match.actor == 0
    assert standing.offered(0)
    assert standing.move(0) is None, "it was until the own turn"


def test_a_turn_without_a_choice_plays_itself() -> None:
    title = INTERFACES["toy"]
    met: set[tuple[bool, int]] = set()
    for seed in range(20):
        match = Match.new("toy", play_of("toy").load("classic"), SEATS, seed, first_player=0)
        standing, dealer = AutoPass(match, title, (0,)), Dealer(seed)
        while match.actor is not None:
            legal = match.legal_moves()
            last = match.history[-1] if match.history else None
            fresh = last is None or (last.player, last.turn) != (match.actor, match.turn)
            alone = len(legal) == 1 and match.actor == 0
            assert standing.move(0) == (legal[0] if alone and fresh else None)
            assert standing.soon() == (legal[0] if alone and not fresh else None)
            met.add((alone, match.actor))
            match.play(dealer.choice(legal))
    assert (True, 0) in met


def test_one_stands_by_for_as_long_as_the_title_says() -> None:
    match = asked(0)
    title = replace(INTERFACES["toy"], declines=declines, lull=lambda _view: True)
    standing = AutoPass(match, title, (0,))
    standing.begin(0)
    for move in (Let(), Walk(2), Take(), Let(), Walk(2), Take()):
        match.play(move)
    assert standing.move(0) == Let(), "the own turn doesn't end it"
    standing = AutoPass(match, replace(title, lull=lambda _view: len(match.history)), (0,))
    standing.begin(0)
    match.play(Let())
    for move in (Walk(2), Take(), Let(), Walk(2), Take()):
        match.play(move)
    assert standing.move(0) is None


def test_what_a_player_does_not_want_to_be_asked_is_answered() -> None:
    """By the habit that is kept for the seat; the title's usual one until somebody sets another."""

    def unasked(_view: View, legal: Sequence[Move], habit: str) -> Move | None:
        return legal[-1] if habit == "never" else None

    match, kept = asked(0), [Preferences()]
    title = replace(INTERFACES["toy"], unasked=unasked)
    box = replace(BOXES["toy"], habit=Habits(lambda: OptionWords("Asked"), "always"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOXES, "toy", box)
        standing = AutoPass(match, title, (0,), lambda: kept[-1])
        assert (standing.habit(0), standing.move(0)) == ("always", None)
        kept.append(kept[-1].with_habit("toy", 0, "never"))
        assert standing.move(0) == match.legal_moves()[-1]
        assert standing.habit(1) == "always"


def test_at_the_table_nothing_is_asked_until_the_own_turn(desktop: Desktop) -> None:
    """One click, and the opponent plays on until it is one's own turn."""
    desktop.desk.show(NewGame("toy", "classic", SEATS, 3, 1))
    screen = desktop.desk.screen
    assert isinstance(screen, MatchScreen)
    desktop.settle()
    game = screen.game
    while not game.standing_by.offered(0):
        assert game.match.actor == 0
        game.play(game.match.legal_moves()[0])
        if game.holding:
            game.end_turn()
        desktop.settle()
    assert game.deciding
    before = len(game.match.history)
    desktop.desk.hear(StandBy())
    desktop.settle()
    assert game.match.history[before].move == Let()
    assert game.match.actor is None or game.table.view.turn_player == 0
