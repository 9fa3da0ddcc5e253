"""Who speaks at the table, when, and how often: over random games of every title."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from itertools import pairwise

import pytest

from game.ai.agent import Budget, agent
from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.app.match.company.company import retold, silence
from game.app.match.company.talk import LONGEST_CALLED, MOST_NAMES, Saying, Talk, called
from game.rules.chance import Dealer
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.playing_on import played_on
from game.session.record import Record
from game.session.replay import Replay
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.session.verification import resume
from game.ui.company import GREETING, Occasion, Weight
from game.ui.titles import INTERFACES
from tests.sizes import some

NAMES = ("Mira", "Pip", "Bruno", "Olwen")
SPEAKERS = (SPROUT, APPRENTICE, BUILDER, ARCHITECT, MASTER)
"""Who has lines in every title."""
GAMES = some(range(6), 2)
LONGEST = 60
"""Letters of a line, at the most."""
LEAST, KINDS = 15, 7
"""So many lines has each character in each title, on so many kinds of occasions."""


@cache
def played(title: str, seed: int) -> Match:
    """A whole game of two to four, with a person in half of them; greedy ones decide."""
    seats = [
        Seat(NAMES[at], HUMAN if at == 0 and seed % 2 else SPEAKERS[(seed + at) % 5], COLORS[at])
        for at in range(2 + seed % 3)
    ]
    match = Match.new(title, play_of(title).load("classic"), seats, seed)
    greedy = agent("greedy", title)
    while match.actor is not None:
        view, legal = match.state_view(match.actor), match.legal_moves()
        match.play(greedy.choose(view, legal, Budget(), Dealer(match.thinking_seed())))
    return match


@cache
def said(title: str, seed: int) -> dict[int, Saying]:
    match = played(title, seed)
    return retold(silence(match), match)


@cache
def replayed(title: str, seed: int) -> Replay:
    return Replay(played(title, seed).record())


def lines(title: str, level: str) -> dict[str, tuple[str, ...]]:
    table = INTERFACES[title].company.lines
    assert table is not None
    return {kind: tuple(each) for kind, each in table[level]().items()}


@pytest.mark.parametrize("title", TITLES)
def test_nobody_is_greeted_in_a_game_that_begins_in_the_middle(title: str) -> None:
    """Hazel wished a brand-new town well in round 9 of a game that was played on."""
    kinds = set[str]()
    for seed in GAMES:
        replay = replayed(title, seed)
        seats = played(title, seed).seats
        further = played_on(replay, len(replay) // 2, seats, seed)
        play_out(further, [agent("greedy", title)] * len(seats))
        kinds |= {saying.kind for saying in retold(silence(further), further).values()}
    begun = {saying.kind for seed in GAMES for saying in said(title, seed).values()}
    assert GREETING in begun
    assert kinds
    assert GREETING not in kinds


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("title", TITLES)
def test_at_most_one_line_a_round_and_hardly_more_speech_than_silence(
    title: str, seed: int
) -> None:
    match, count = played(title, seed), INTERFACES[title].company.round_of
    ends = count(match.state_view(-1))
    rounds = [round_at(match, step) for step in said(title, seed)]
    assert len(set(rounds)) == len(rounds)
    for at in range(1, ends + 1):
        spoken = sum(each <= at for each in rounds)
        assert 2 * spoken <= at + 1


def round_at(match: Match, number: int) -> int:
    """The round in which a step was played."""
    view = replayed(match.header.title, match.header.seed).view_at(number - 1)
    return INTERFACES[match.header.title].company.round_of(view)


@pytest.mark.parametrize("title", TITLES)
def test_no_line_is_said_twice_in_a_game(title: str) -> None:
    for seed in GAMES:
        told = [
            lines(title, each.level)[each.kind][each.number] for each in said(title, seed).values()
        ]
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("title", TITLES)
def test_something_is_said_in_a_game_by_those_who_sit_there(title: str) -> None:
    for seed in GAMES:
        seats = played(title, seed).seats
        for each in said(title, seed).values():
            assert seats[each.seat].agent == each.level
    assert any(said(title, seed) for seed in GAMES)


@pytest.mark.parametrize("title", TITLES)
def test_a_name_is_called_seldom_and_rightly(title: str) -> None:
    for seed in GAMES:
        calls = [each.name for each in said(title, seed).values() if each.name]
        assert len(calls) <= MOST_NAMES
        assert len(set(calls)) == len(calls)
        assert set(calls) <= {"Mira"}


@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_was_left_goes_on_with_lines_that_were_not_said(title: str) -> None:
    match = played(title, 0)
    whole = match.record()
    half = len(match.history) // 2
    left = resume(Record(whole.header, whole.steps[:half], None))
    talk = silence(left)
    before = retold(talk, left)
    assert before == {step: each for step, each in said(title, 0).items() if step <= half}


@pytest.mark.parametrize("title", TITLES)
def test_every_character_has_lines_enough_and_none_is_long_or_another_s(title: str) -> None:
    everything = Counter[str]()
    for level in SPEAKERS:
        spoken = lines(title, level)
        assert len(spoken) >= KINDS
        told = [line for each in spoken.values() for line in each]
        assert len(told) >= LEAST
        everything.update(told)
        for line in told:
            assert len(line.replace("{name}", "N" * LONGEST_CALLED)) <= LONGEST, line
        assert sum("{name}" in line for line in told) <= 2
        assert all(any("{name}" not in line for line in each) for each in spoken.values())
    assert all(count == 1 for count in everything.values())
    assert {frozenset(lines(title, level)) for level in SPEAKERS} == {frozenset(spoken)}


@pytest.mark.parametrize(
    ("seat", "name"),
    [
        (Seat("Mira", HUMAN, "red"), "Mira"),
        (Seat("Ada", HUMAN, "red"), ""),  # what people are called until they say it
        (Seat("Ada", HUMAN, "red", profile="1"), "Ada"),  # somebody of the family
        (Seat("Player 1", HUMAN, "red"), ""),
        (Seat("Maximiliane Josephine", HUMAN, "red"), ""),
        (Seat("Olwen", "architect", "red"), ""),
    ],
)
def test_only_who_has_a_name_is_called_by_it(seat: Seat, name: str) -> None:
    assert called(seat) == name


def table_of(*weights: Weight) -> list[Occasion]:
    return [Occasion(f"kind {weight}", 0, None, weight) for weight in weights]


def test_what_stirs_most_goes_first() -> None:
    for seed in range(40):
        told = {f"kind {weight}": (f"line {weight}",) for weight in Weight}
        talk = Talk([Seat("Pip", "sprout", "red")], {"sprout": partial(dict, told)}, seed)
        saying = talk.hear(1, 5, table_of(*Weight))
        assert saying is None or saying.kind == f"kind {Weight.DRAMATIC}"


def test_two_rounds_in_a_row_have_a_line_for_drama_alone() -> None:
    told = {f"kind {weight}": tuple(f"{weight} {n}" for n in range(50)) for weight in Weight}
    rounds: dict[Weight, list[int]] = {}
    for weight in Weight:
        talk = Talk([Seat("Pip", "sprout", "red")], {"sprout": lambda: told}, 1)
        heard = [at for at in range(100, 140) if talk.hear(at, at, table_of(weight))]
        rounds[weight] = [b - a for a, b in pairwise(heard)]
    assert min(rounds[Weight.DRAMATIC]) == 1
    assert min(rounds[Weight.STIRRING]) > 1
    assert min(rounds[Weight.PASSING]) > 1


def test_nobody_speaks_for_whom_there_are_no_lines() -> None:
    seats = [Seat("Mira", HUMAN, "red"), Seat("Tom", "greedy", "blue")]
    talk = Talk(seats, INTERFACES["towers"].company.lines, 1)
    assert not talk.anybody
    occasions = [Occasion("captured", seat, None, Weight.DRAMATIC) for seat in (0, 1)]
    assert all(talk.hear(step, 9, occasions) is None for step in range(30))
