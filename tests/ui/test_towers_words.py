"""What is said in towers: the coach's reasons, moves, findings before a move, the result."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.ai.levels import BUILDER, Character
from game.rules.core import Options, Outcome
from game.rules.towers import TOWERS
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, Place
from game.rules.towers.view import TowersView
from game.titles.towers.ai.brain import BRAIN
from game.titles.towers.ai.coach.reasons import GAPS, told
from game.titles.towers.scene.targets import StairsTarget
from game.titles.towers.ui.box import BOX
from game.titles.towers.ui.panels.banner import SOON, meter_text, meter_tip, round_text
from game.titles.towers.ui.panels.coach.moves import move_text
from game.titles.towers.ui.panels.coach.reason_sentences import SENTENCES, sentence
from game.titles.towers.ui.panels.findings import findings
from game.titles.towers.ui.signs.tips import facts
from game.titles.towers.ui.summary import SUMMARY
from game.titles.towers.ui.view_facts import gain, meter, phase_after, unseen
from game.titles.towers.ui.words import WORDS
from game.ui.opponents import character_line
from tests.ui.gallery import PEOPLE
from tests.ui.test_towers_panels import catalogue, liveliest, positions


@pytest.mark.parametrize("code", GAPS)
@pytest.mark.parametrize("number", [1, 3])
def test_every_reason_has_a_sentence(code: str, number: int) -> None:
    reason = told(code, **dict.fromkeys(GAPS[code][1], number))
    text = sentence(reason, catalogue(), PEOPLE)
    assert text.endswith(".")
    assert "{" not in text
    if "rival" in GAPS[code][1]:
        assert PEOPLE[number].name in text, "it says who"
    if "colour" in GAPS[code][1] and "tower" not in code:
        assert ("chalk" if number == 1 else "brick") in text or code == "draws_pawn"


@pytest.mark.parametrize("code", ["draws_tower", "draws_pawn", "draws_build"])
def test_where_no_card_is_kept_nothing_is_said_to_be(code: str) -> None:
    """*You keep what the pawn needs, and draw 5*: of five cards none was kept."""
    gaps = dict.fromkeys(GAPS[code][1], 2)
    kept, bare = (
        sentence(told(code, **{**gaps, "kept": each}), catalogue(), PEOPLE) for each in (1, 0)
    )
    assert "You keep" in kept
    assert "keep" not in bare
    assert bare.startswith("You draw 2 for ")


def test_there_is_no_sentence_without_a_reason() -> None:
    assert set(SENTENCES) == set(GAPS)


def test_every_temper_is_told_in_words_of_this_title() -> None:
    """The shared sentences speak of emeralds and mobs."""
    assert set(BOX.temper_lines()) == set(BRAIN.tempers)
    for temper in BRAIN.tempers:
        line = character_line(Character(BUILDER, temper), "Bruno", BOX.temper_lines())
        assert "towers" in line or "pawns" in line
        assert "{" not in line


def test_every_move_is_told_and_marked() -> None:
    kinds = set[str]()
    for view, legal in positions(7):
        for move in legal:
            if move.type not in kinds:
                assert "{" not in move_text(view, move)
                assert WORDS.about(view, move)
                assert WORDS.price(view, move) is not None
                kinds.add(move.type)
    assert kinds == {"place", "move", "demolish", "build", "capture", "exchange"}


def test_what_a_move_brings_is_what_the_rules_give_for_it() -> None:
    """Points, phase and cards as the panel foretells them (T5.3, T6.2, T7.2, T10, T2.2)."""
    seen = set[str]()
    for seats in (2, 3, 4):
        state = TOWERS.setup(catalogue(), Options(({},) * seats), seats)
        chance = random.Random(seats)
        while (seat := state.actor()) is not None:
            view, move = state.view(seat), liveliest(state.legal_moves(), chance)
            state.apply(move)
            after = state.view(seat)
            assert after.players[seat].points - view.players[seat].points == gain(move, view)
            if not view.last_round:
                begun = 5 if after.last_round else after.phase
                assert phase_after(view, move) == begun
            seen.add(move.type)
            assert meter(view).left <= meter(view).total
            assert sum(unseen(view, seat)) == view.deck + 5 * (seats - 1)
    assert len(seen) == 6


def test_the_meter_counts_to_the_turning_of_the_phase() -> None:
    """So many demolitions as it says, and no fewer, turn the phase or bring the end (T10, T11)."""
    turned = set[int]()
    for seats in (2, 3):
        state = TOWERS.setup(catalogue(), Options(({},) * seats), seats)
        chance = random.Random(seats)
        while (seat := state.actor()) is not None:
            view, move = state.view(seat), liveliest(state.legal_moves(), chance)
            falls = isinstance(move, Demolish) and len(view.towers[move.to]) == view.phase
            state.apply(move)
            after = state.view(seat)
            if view.last_round:
                continue
            turns = after.phase > view.phase or after.last_round
            assert turns == (falls and meter(view).left == 1)
            if turns:
                turned.add(view.phase)
                assert f"1 more of height {view.phase} to take down" in meter_text(view)
                assert "when 1 more tower" in meter_tip(view)
    assert turned == {1, 2, 3}


def test_in_phase_4_the_meter_counts_to_the_last_round() -> None:
    view = positions(7)[0][0]
    empty: list[tuple[int, ...]] = [()] * 81
    empty[10], empty[40], empty[60] = ((0, 1, 2, 3),) * 3
    made = replace(view, towers=tuple(empty), phase=4)
    assert meter(made).left == 2
    assert meter_tip(made).startswith("The last round comes when 2 more towers of height 4 are")
    empty[10], empty[60] = (), ()
    assert "last round" in meter_tip(replace(made, towers=tuple(empty), last_round=True))


def test_the_stairs_tell_what_still_keeps_the_phase_going() -> None:
    view = positions(7)[0][0]
    left = meter(view).left
    told = " ".join(facts(view, PEOPLE, StairsTarget(view.phase + 1)))
    assert f"when {left} more towers of height {view.phase} are" in told
    assert f"when {left} more towers" in " ".join(facts(view, PEOPLE, StairsTarget(view.phase)))


def said(view: TowersView, move: Build | Demolish | Capture | Exchange | Place) -> str:
    return " | ".join(each.text for each in findings(view, PEOPLE, move))


def test_a_build_tells_its_open_sides_and_those_of_its_neighbours() -> None:
    """T6.3, on a board made up for it: towers left of and above the field."""
    view = positions(7)[0][0]
    empty: list[tuple[int, ...]] = [()] * 81
    empty[39], empty[31] = (0, 1), (2,)
    made = replace(view, towers=tuple(empty), actor=0)
    text = said(made, Build(40, (1, 1, 0, 0), (1, 1, 0, 0, 0)))
    assert "The new tower: 2 open sides" in text
    assert "Its 2 neighbours: at least 3 open" in text
    corner: list[tuple[int, ...]] = [()] * 81
    corner[0] = (3,)
    made = replace(view, towers=tuple(corner), actor=0)
    text = said(made, Build(1, (1, 1, 0, 0), (1, 1, 0, 0, 0)))
    assert "The new tower: 2 open sides" in text
    assert "Its neighbour: 1 open side" in text


def test_five_storeys_are_safe_and_seven_blocks_are_warned_of() -> None:
    view = positions(7)[0][0]
    towers: list[tuple[int, ...]] = [()] * 81
    towers[10] = (0, 1, 2)
    own = replace(view.players[0], blocks=(2, 2, 0, 0))
    made = replace(view, towers=tuple(towers), actor=0, phase=4, players=(own, *view.players[1:]))
    assert "safe to the end" in said(made, Build(40, (2, 1, 1, 1), (2, 1, 1, 1, 0)))
    assert "seven blocks" in said(made, Demolish(19, 10, (1, 1, 1, 0, 0)))
    fewer = replace(made, players=(replace(own, blocks=(2, 1, 0, 0)), *view.players[1:]))
    assert "seven" not in said(fewer, Demolish(19, 10, (1, 1, 1, 0, 0)))


def test_a_capture_tells_whose_pawn_it_is() -> None:
    view = positions(7)[0][0]
    other = replace(view.players[1], pawns=(12,))
    made = replace(
        view, actor=0, neutral=(14,), players=(view.players[0], other, *view.players[2:])
    )
    assert PEOPLE[1].name in said(made, Capture(10, 12, (3, 0, 0, 0, 0)))
    assert "neutral" in said(made, Capture(10, 14, (3, 0, 0, 0, 0)))


def test_a_pawn_in_sight_of_another_is_warned_of() -> None:
    """T7.1: the hunter sees along the row; a field of the same colour between hides the pawn."""
    view = positions(7)[0][0]
    colours = view.catalogue.colours
    row = range(72, 81)
    empty = tuple(() for _ in range(81))
    for to in row:
        for hunter in row:
            if to == hunter:
                continue
            other = replace(view.players[1], pawns=(hunter,))
            own = replace(view.players[0], pawns=())
            players = (own, other, *(replace(each, pawns=()) for each in view.players[2:]))
            made = replace(view, actor=0, towers=empty, neutral=(), players=players)
            low, high = sorted((to, hunter))
            between = {colours[field] for field in range(low + 1, high)}
            warned = PEOPLE[1].name in said(made, Place(to, to, (1, 0, 0, 0, 0)))
            assert warned == (colours[to] not in between)


def test_the_result_adds_up_and_says_why() -> None:
    """T11: points by source, blocks for a tie, shared where both are level."""
    view = positions(7)[-1][0]
    assert view.actor is None
    rows = SUMMARY.rows(view)
    totals = [sum(row.values[seat] for row in rows) for seat in range(4)]
    assert totals == [player.points for player in view.players]
    assert len(rows) == 3
    assert "3 more than Jonas" in SUMMARY.why(Outcome((23, 20), (4, 1), (0,)), PEOPLE[:2])
    assert "most blocks left: 4" in SUMMARY.why(Outcome((20, 20), (4, 1), (0,)), PEOPLE[:2])
    assert "shared" in SUMMARY.why(Outcome((20, 20), (4, 4), (0, 1)), PEOPLE[:2])


def test_the_last_round_of_all_is_spoken_of_when_it_comes_in_sight() -> None:
    """Hardly a game comes that far: the banner doesn't frighten anybody with it before (T11)."""
    view = positions(7)[0][0]
    for left, spoken in ((SOON, False), (SOON - 1, True)):
        last = view.round + left
        assert (str(last) in round_text(replace(view, rounds=last))) is spoken
