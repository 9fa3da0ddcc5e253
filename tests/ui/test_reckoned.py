"""What everybody would have if it ended here: on every card, with its reasons, or not at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.biomes.catalogue import Building, find_tile
from game.rules.biomes.hints import with_building
from game.rules.biomes.moves import Build
from game.rules.biomes.view import BiomesView, Stage
from game.rules.registry import TITLES, title
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.titles.biomes.ai.coach.boards import promise
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.ui.boxes import Told
from game.ui.panels.reckoned import EndPill, Reckoned, in_short, pill, reckoned, tip
from game.ui.persons import Person
from game.ui.situation import AnySituation, Situation
from game.ui.titles import INTERFACES
from tests.app.desktop import played_by_agent
from tests.ui.gallery import ignore
from tests.ui.stage import surface

ADA, BEN = Person("Ada", "red"), Person("Ben", "blue", "builder", head_start=5)


def game(name: str) -> Match:
    """A game of two at its beginning."""
    seats = (Seat("Ada", "greedy", COLORS[0]), Seat("Ben", "greedy", COLORS[1]))
    return Match.new(name, play_of(name).load("classic"), seats, 3)


def on_cards(name: str, match: Match, *, hidden: bool = False) -> list[Told]:
    """The pills that the panels of a match show."""
    view = match.state_view(0)
    found = () if hidden else reckoned(name, INTERFACES[name].summary, view, (ADA, BEN))
    told: AnySituation = Situation(view, (ADA, BEN), 0, INTERFACES[name].hands.empty, ended=found)
    shown = surface(size=(1280, 720))
    shown.show(INTERFACES[name].signage.panels(told, ignore, shown.viewport))
    pills = [node for node in shown.root.walk() if node.key.endswith(".ended")]
    assert all(isinstance(node, Told) for node in pills)
    return [node for node in pills if isinstance(node, Told)]


@pytest.mark.parametrize("name", TITLES)
def test_every_card_tells_what_it_would_be_and_of_what_it_is_made(name: str) -> None:
    match = game(name)
    for _step in range(60):
        match.play(played_by_agent(match))
    view = match.state_view(0)
    _ended, outcome = title(name).if_ended(view)
    pills = on_cards(name, match)
    assert len(pills) == 2
    for told, seat in zip(pills, (0, 1), strict=True):
        [shown] = [node for node in told.walk() if isinstance(node, EndPill)]
        total = outcome.scores[seat] + (ADA, BEN)[seat].head_start
        assert shown.text == str(total)
        lines = told.tip.split("\n")
        assert lines[0].endswith(f": {total}")
        now = int(lines[1].split(": ")[1])
        coming = [int(line.rpartition("+")[2]) for line in lines if ": +" in line]
        assert now == title(name).points(view)[seat]
        assert now + sum(coming) == total
    assert on_cards(name, match, hidden=True) == []


@pytest.mark.parametrize("name", TITLES)
def test_after_the_end_it_is_the_result(name: str) -> None:
    match = game(name)
    play_out(match)
    people = (ADA, replace(BEN, head_start=0))
    outcome = match.outcome
    assert outcome is not None
    found = reckoned(name, INTERFACES[name].summary, match.state_view(0), people)
    assert tuple(each.total for each in found) == outcome.scores
    assert tuple(each.seat for each in found if each.wins) == outcome.winners
    assert all(each.coming == () for each in found)


def test_who_would_win_is_told_by_a_cup_and_in_words() -> None:
    ahead = Reckoned(0, 9, 12, (("Dice", 3),), wins=True, tie="Blocks left: 4", how="So it goes.")
    lines = tip(ahead).split("\n")
    assert lines[:3] == ["If the game ended here: 12", "Now: 9", "Dice: +3"]
    assert "Blocks left: 4" in lines
    assert "The cup: that would win." in lines
    assert "The cup: a shared victory." in tip(replace(ahead, shared=True))
    assert "win" not in tip(replace(ahead, wins=False))
    assert pill(None) is None


def test_a_building_brings_what_its_preview_says() -> None:
    """*XP in all, if scored now* is by how much what it would be grows."""
    match, tried = game("biomes"), 0
    while match.actor is not None:
        view = match.state_view(match.actor)
        assert isinstance(view, BiomesView)
        builds = [move for move in match.legal_moves() if isinstance(move, Build)]
        for move in builds[:2]:
            tried += 1
            _check(view, move)
        match.play(played_by_agent(match))
    assert tried > 10


def _check(view: BiomesView, move: Build) -> None:
    seat = view.seat
    tile = find_tile(view.catalogue, view.stack(move.cell).face_up or "")
    assert isinstance(tile, Building)
    rules = title("biomes")
    now = rules.if_ended(view)[1].scores[seat]
    then = rules.if_ended(with_building(view, seat, tile.id, move.space))[1].scores[seat]
    assert then + tile.xp - now == brought(view, seat, tile, move.space).total


def test_the_coach_promises_what_it_would_be_in_the_middle_of_a_scoring_too() -> None:
    """Who had scored in a round was promised its points once more until all had scored."""
    match, tried = game("biomes"), 0
    while match.actor is not None:
        view = match.state_view(match.actor)
        assert isinstance(view, BiomesView)
        if view.stage is Stage.SCORE:
            told = title("biomes").if_ended(view)[1].scores
            assert tuple(promise(view, seat) for seat in (0, 1)) == told
            tried += len(view.to_score) < 2
        match.play(played_by_agent(match))
    assert tried == 3


def test_where_nothing_is_to_come_no_number_is_told_twice() -> None:
    """In a published game of towers the end brings nobody anything: no sign says so."""
    match = game("towers")
    for _step in range(30):
        match.play(played_by_agent(match))
    view, people = match.state_view(0), (ADA, Person("Ben", "blue", "builder"))
    found = reckoned("towers", INTERFACES["towers"].summary, view, people)
    assert all(each.same for each in found)
    assert [in_short(each) for each in found] == [["the same if it ended here"]] * 2
    for each in found:
        told = pill(each)
        assert (told is not None) is each.wins, "a cup for who would win, and nothing else"
        if told is not None:
            assert isinstance(told, Told)
            assert [node.text for node in told.walk() if isinstance(node, EndPill)] == [""]
            assert told.tip.startswith(f"If the game ended here: {each.total}, as now\n")
    uneven = reckoned("towers", INTERFACES["towers"].summary, view, (ADA, BEN))
    assert not any(each.same for each in uneven), "what comes to one is told on every card"
