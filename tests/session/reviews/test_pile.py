"""The pile of own puzzles: whose they are, of which games, and what goes with a game."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
import pytest

from game.ai.coach.advice import SEARCHED, Reason
from game.session.family.profiles import Profile
from game.session.match import Match
from game.session.playing_on import played_on
from game.session.replay import Replay
from game.session.reviews.own_puzzles import OwnPuzzles, PileOf, chosen
from game.session.reviews.pile import Part, name_of
from game.session.saves import SaveStore
from game.session.seats import COLORS, HUMAN, Seat
from tests.session.reviews.own_games import (
    PEOPLE,
    STARTED,
    choices,
    game,
    played,
    review,
    with_positions,
)

ADA = Profile("0123456789ab", "Ada", "red", adopts="Ada Lovelace")
DAY = date(2026, 11, 27)


@pytest.fixture
def saves(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def keep(saves: SaveStore, match: Match, *marked: int, done: bool = True) -> Path:
    """Keep a game and its review."""
    assert saves.autosave(match)
    path = saves.games / saves.path_of(match).name
    saves.reviews.keep(path, review(match, *marked, done=done))
    return path


def looked(saves: SaveStore, title: str = "biomes") -> OwnPuzzles:
    """The puzzles, once all reviews have been read."""
    saves.puzzles.look(title)
    while saves.puzzles.read(1):
        pass
    return saves.puzzles


def pile(saves: SaveStore, title: str = "biomes") -> PileOf:
    (found,) = looked(saves, title).piles(title)
    return found


@pytest.mark.parametrize("title", ["biomes", "towers", "brewery"])
def test_marked_decisions_of_people_are_puzzles(saves: SaveStore, title: str) -> None:
    match = game(title)
    own = choices(match)
    first, middle, last = own[0], own[len(own) // 2], own[-1]
    theirs = choices(match, 1)[3]
    path = keep(saves, match, first, middle, last, theirs)
    found = pile(saves, title).puzzles
    assert [each.n for each in found] == [last, middle, first], "the costliest first"
    assert [each.part for each in found] == [Part.END, Part.MIDDLE, Part.BEGINNING]
    assert {each.file for each in found} == {path.name}
    assert {each.started for each in found} == {STARTED}
    assert [each.reached for each in found] == [
        match.history[n - 1].reached for n in (last, middle, first)
    ]


def test_what_nobody_could_give_a_reason_for_is_no_puzzle(saves: SaveStore) -> None:
    match = game()
    told, untold, warned = choices(match)[3:6]
    says = {
        told: (Reason("joker", "B5.2"), SEARCHED),
        untold: (SEARCHED,),
        warned: (SEARCHED, Reason("triggers_behind", "B7.1")),
    }
    judged = tuple(
        msgspec.structs.replace(each, why_better=says.get(each.n, ()))
        for each in review(match, *says).judged
    )
    assert saves.autosave(match)
    path = saves.games / saves.path_of(match).name
    saves.reviews.keep(path, msgspec.structs.replace(review(match, *says), judged=judged))
    assert {each.n for each in pile(saves).puzzles} == {told, warned}


def test_each_person_has_a_pile(saves: SaveStore) -> None:
    seats = (Seat("Ada Lovelace", HUMAN, COLORS[0]), Seat("Ben", HUMAN, COLORS[1]))
    match = played(seats=seats, seed=3)
    adas, bens = choices(match)[2], choices(match, 1)[2]
    keep(saves, match, adas, bens)
    keep(saves, game(), choices(game())[1])
    saves.archive.profiles.put(ADA)
    piles = {each.who.name: each for each in looked(saves).piles("biomes")}
    assert set(piles) == {"Ada", "Ben"}
    assert {each.n for each in piles["Ada"].puzzles} == {adas, choices(game())[1]}
    assert [each.n for each in piles["Ben"].puzzles] == [bens]
    assert chosen(tuple(piles.values()), "", "name Ben") == piles["Ben"]
    assert chosen(tuple(piles.values()), "somebody") == piles["Ada"]
    assert chosen(()) is None


def test_the_latest_game_comes_first_and_other_titles_not_at_all(saves: SaveStore) -> None:
    old, new = played(seed=11, started=STARTED - 999), game()
    keep(saves, old, choices(old)[0])
    path = keep(saves, new, choices(new)[0])
    keep(saves, game("towers"), choices(game("towers"))[0])
    assert pile(saves).puzzles[0].file == path.name
    assert len(pile(saves).puzzles) == 2


def test_a_game_that_is_not_looked_through_has_none_and_is_offered(saves: SaveStore) -> None:
    path = keep(saves, game(), choices(game())[0], done=False)
    assert not looked(saves).piles("biomes")
    assert saves.puzzles.unreviewed("biomes", 5) == (path,)
    saves.reviews.keep(path, review(game(), choices(game())[0]))
    assert pile(saves).puzzles, "it is read again when it was made anew"
    assert not saves.puzzles.unreviewed("biomes", 5)


def test_games_of_opponents_alone_are_not_offered(saves: SaveStore) -> None:
    agents = tuple(Seat(each.name, "sprout", each.color) for each in PEOPLE)
    saves.autosave(played(seats=agents))
    looked(saves)
    assert not saves.puzzles.unreviewed("biomes", 5)


def test_a_deleted_game_takes_its_puzzles_along(saves: SaveStore) -> None:
    match, other = game(), played(seed=11)
    path, kept = keep(saves, match, choices(match)[0]), keep(saves, other, choices(other)[0])
    boxes = saves.learning.leitner
    for file, each in ((path.name, match), (kept.name, other)):
        boxes.keep(name_of(file, choices(each)[0]), DAY, known=True)
    saves.discard(path)
    assert [each.file for each in pile(saves).puzzles] == [kept.name]
    assert set(boxes.tried) == {name_of(kept.name, choices(other)[0])}


def test_todays_are_those_of_the_boxes(saves: SaveStore) -> None:
    match = game()
    own = choices(match)[:8]
    path = keep(saves, match, *own)
    boxes = saves.learning.leitner
    shown = pile(saves).todays(boxes, DAY)
    assert [each.n for each in shown] == list(reversed(own))[:5]
    boxes.keep(name_of(path.name, shown[0].n), DAY, known=True)
    assert pile(saves).todays(boxes, DAY) == shown[1:]


def test_a_damaged_review_is_as_good_as_none(saves: SaveStore) -> None:
    path = keep(saves, game(), choices(game())[0])
    saves.reviews.finish()
    (file,) = [each for each in saves.reviews.folder.iterdir() if path.name in each.name]
    file.write_bytes(b"{")
    assert not looked(saves).piles("biomes")
    assert saves.puzzles.unreviewed("biomes", 5) == (path,)


@pytest.mark.parametrize("title", ["biomes", "towers", "brewery"])
def test_where_a_game_was_played_on_it_brings_no_puzzle(saves: SaveStore, title: str) -> None:
    """The moment itself is a puzzle of the game before."""
    match = game(title)
    first, second, third = choices(match)[4:7]
    path = keep(saves, match, first, second)
    replay = Replay(match.record())
    branch = played_on(replay, first - 1, match.seats, match.header.seed, clock=lambda: STARTED + 9)
    for step in match.history[first - 1 :]:
        branch.play(step.move)
    later = keep(saves, branch, *(n - first + 1 for n in (first, second, third)))
    assert {(each.file, each.n) for each in pile(saves, title).puzzles} == {
        (path.name, first),
        (path.name, second),
        (later.name, second - first + 1),
        (later.name, third - first + 1),
    }


def keep_known(saves: SaveStore, match: Match, *marked: int) -> Path:
    """Keep a game, and a review that tells its positions."""
    path = keep(saves, match, *marked)
    saves.reviews.keep(path, with_positions(match, review(match, *marked)))
    return path


@pytest.mark.parametrize("title", ["biomes", "towers", "brewery"])
def test_a_position_that_was_met_twice_is_asked_once(saves: SaveStore, title: str) -> None:
    match, again = game(title), played(title, started=STARTED + 999)
    first, second, third = choices(match)[:3]
    old, new = keep_known(saves, match, first, second), keep_known(saves, again, second, third)
    found = {each.n: each for each in pile(saves, title).puzzles}
    assert {(each.file, n) for n, each in found.items()} == {
        (old.name, first),
        (new.name, second),
        (new.name, third),
    }
    assert found[second].names == (name_of(new.name, second), name_of(old.name, second))
    boxes = saves.learning.leitner
    boxes.keep(name_of(old.name, second), DAY, known=True)
    left = pile(saves, title).todays(boxes, DAY)
    assert {each.n for each in left} == {first, third}, "it was one of the day's"
    saves.discard(new)
    assert {each.name for each in pile(saves, title).puzzles} == {
        name_of(old.name, first),
        name_of(old.name, second),
    }


def test_what_each_of_two_has_met_is_asked_of_both(saves: SaveStore) -> None:
    ben = (Seat("Ben", HUMAN, COLORS[0]), PEOPLE[1])
    match, bens = game(), played(seats=ben, started=STARTED + 999)
    n = choices(match)[3]
    keep_known(saves, match, n)
    keep_known(saves, bens, n)
    piles = looked(saves).piles("biomes")
    assert [[each.n for each in one.puzzles] for one in piles] == [[n], [n]]
    assert all(not each.copies for one in piles for each in one.puzzles)


def test_reviews_of_before_ask_for_each_game_alone(saves: SaveStore) -> None:
    match, again = game(), played(started=STARTED + 999)
    n = choices(match)[3]
    keep(saves, match, n)
    keep(saves, again, n)
    assert [each.n for each in pile(saves).puzzles] == [n, n]
