"""The journal of a match: what its reader has not yet read of what befell him."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.match.flow.journal import Journal
from game.rules.core import Event
from game.session.match import Match
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from tests.app.desktop import NAMES, played_by_agent
from tests.ui.gallery import PEOPLE


def test_what_befell_somebody_stays_unread_until_he_says_so_whatever_he_plays() -> None:
    seats = [Seat(name, HUMAN, color) for name, color in zip(NAMES[:2], COLORS, strict=False)]
    match = Match.new("brewery", play_of("brewery").load("classic"), seats, 4)
    left = list[Sequence[Event]]()
    journal = Journal(match, PEOPLE, 0, left=lambda: left)
    movers = set()
    for _ in range(12):
        step = match.play(played_by_agent(match))
        movers.add(step.player)
        journal.add(step, ())
    unread = journal.unread()
    assert {mover for mover, _event in unread} == movers == {0, 1}
    last = match.history[-1].events_for(0)
    left.append(last)
    assert len(journal.unread()) < len(unread), "what is not shown yet is not told"
    journal.read()
    left.clear()
    assert journal.unread() == unread[-len(journal.unread()) :] != ()
    journal.read()
    assert journal.unread() == ()
    journal.add(match.play(played_by_agent(match)), ())
    assert journal.unread() != ()


def test_of_a_match_that_goes_on_all_since_his_last_move_is_unread() -> None:
    seats = [Seat(name, HUMAN, color) for name, color in zip(NAMES[:2], COLORS, strict=False)]
    match = Match.new("brewery", play_of("brewery").load("classic"), seats, 4)
    while not match.history or match.history[-1].player != 1:
        match.play(played_by_agent(match))
    assert {mover for mover, _event in Journal(match, PEOPLE, 0).unread()} == {1}


def test_what_came_before_the_match_is_told_and_no_news() -> None:
    seats = [Seat(name, HUMAN, color) for name, color in zip(NAMES[:2], COLORS, strict=False)]
    before, match = (
        Match.new("brewery", play_of("brewery").load("classic"), seats, seed) for seed in (4, 5)
    )
    while len(before.history) < 8:
        before.play(played_by_agent(before))
    alone, journal = Journal(before, PEOPLE, 0), Journal(match, PEOPLE, 0, before.history)
    assert journal.lines() == alone.lines() != ()
    news = (journal.news(), journal.unread(), journal.lately())
    assert not any(news)
    told = len(journal.lines())
    step = match.play(played_by_agent(match))
    journal.add(step, ())
    assert len(journal.lines()) > told
    journal.cut(step)
    assert journal.lines() == alone.lines(), "the steps before have the same numbers, and stay"
