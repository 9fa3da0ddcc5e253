"""Each legal move of lively games of towers has a way by clicks alone, by keys alone, by drags.

``CUBEWRIGHT_HANDS_GAMES``: how many games are gone through for each number of seats (1).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

from game.rules.chance import Dealer
from game.rules.core import Options
from game.rules.towers import TOWERS
from game.rules.towers.moves import (
    Build,
    Demolish,
    Exchange,
    MovePawn,
    Place,
    TowersMove,
)
from game.rules.towers.position_load import placed
from game.rules.towers.state import TowersState
from game.scene.stage import Mark
from game.scene.targets import Target
from game.session.seats import COLORS
from game.titles.towers.content.loading import load_towers
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    DiscardTarget,
    FieldTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import FOR_ME, ActionKind, MoreOf
from game.titles.towers.ui.hands.hands import HANDS
from game.titles.towers.ui.hands.meaning import fan, lanes_of, mover_of, place_where
from game.titles.towers.ui.hands.selection import (
    EMPTY,
    Answer,
    Selection,
    TowersDecision,
    Unfinished,
)
from game.ui.hands import Decision
from game.ui.persons import Person
from tests.sizes import some

CATALOGUE = load_towers()
GAMES = int(os.environ.get("CUBEWRIGHT_HANDS_GAMES", "1"))
PEOPLE = tuple(
    Person(name, color) for name, color in zip(("Ada", "Mira", "Tom", "Jo"), COLORS, strict=True)
)
APART = 15
"""Moves between two positions that are looked at."""
LONGEST = 300
POINTS = ("demolish", "build", "capture")
Step = Callable[[TowersDecision, Target], Answer]


def begun(seats: int, seed: int) -> TowersState:
    """A new game."""
    return TOWERS.setup(CATALOGUE, Options(({},) * seats), seed)


def decision(state: TowersState, held: Selection = EMPTY) -> TowersDecision:
    """What whoever decides has before him."""
    seat = state.actor()
    assert seat is not None
    view = state.view(seat)
    people = PEOPLE[: len(view.players)]
    return Decision(view, people, tuple(state.legal_moves()), held, state.refusal, open=True)


def positions(seats: int) -> Iterator[TowersState]:
    """Some of games in which whatever brings points is liked, so that they go on."""
    for seed in range(GAMES):
        chance, state = Dealer(100 * seats + seed), begun(seats, seed)
        for number in range(LONGEST):
            if state.actor() is None:
                break
            if number % APART == 0:
                yield state
            legal = list(state.legal_moves())
            kinds = sorted({move.type for move in legal})
            kind = chance.choice([each for each in kinds if each in POINTS] or kinds)
            state.apply(chance.choice([move for move in legal if move.type == kind]))


@cache
def looked_at(seats: int) -> tuple[TowersState, ...]:
    """Those positions, to be gone through by several tests."""
    return tuple(state.clone() for state in positions(seats))


def reached(state: TowersState, step: Step) -> set[TowersMove]:
    """All moves that steps on goals come to, from empty hands on."""
    first = decision(state)
    found, known, waiting = set[TowersMove](), {EMPTY}, [EMPTY]
    while waiting:
        here = replace(first, selection=waiting.pop())
        goals = HANDS.goals(here)
        assert HANDS.lit(here).keys() >= set(goals)
        for goal in goals:
            answer = step(here, goal)
            assert answer.refusal is None, "what is lit is not refused"
            if answer.move is not None:
                assert here.selection.waits, "nothing is played before it was shown"
                found.add(answer.move)
            elif answer.selection not in known:
                known.add(answer.selection)
                waiting.append(answer.selection)
    return found


def led(here: TowersDecision, goal: Target) -> Answer:
    """What Enter comes to once Tab has led to ``goal``."""
    held = HANDS.pointed(here.selection, goal)
    answer = HANDS.confirm(replace(here, selection=held))
    return replace(answer, selection=HANDS.pointed(answer.selection, None))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_and_no_other_can_be_made_by_clicks_and_by_keys(seats: int) -> None:
    met: set[type] = set()
    for state in some(looked_at(seats)[seats - 2 :], 3):
        legal = set(state.legal_moves())
        assert reached(state, HANDS.click) == legal
        assert reached(state, led) == legal
        met |= {type(move) for move in legal}
    assert met >= {Place, MovePawn, Exchange}


@pytest.mark.parametrize("seats", [3, 4])
def test_a_drag_leaves_a_move_that_waits_and_its_price_can_be_clicked(seats: int) -> None:
    made: set[type] = set()
    for state in looked_at(seats):
        here = decision(state)
        dropped: set[TowersMove] = set()
        for start in HANDS.draggable(here):
            goals = HANDS.goals(replace(here, selection=HANDS.carrying(start)))
            assert goals
            for goal in goals:
                answer = HANDS.drop(here, start, goal)
                assert answer.move is None
                move = answer.selection.waiting
                if move is None:  # where it goes, or of what it is built, is still to be chosen
                    assert answer.selection.payer or answer.selection.unfinished
                    assert answer.selection.picked in {start, goal, None}
                    continue
                assert move in here.legal
                dropped.add(move)
            assert HANDS.drop(here, start, None) == Answer(EMPTY)
        places = {(move.type, place_where(move)) for move in here.legal}
        assert {(move.type, place_where(move)) for move in dropped} >= places
        made |= {type(move) for move in dropped}
    assert len(made) >= 4


@pytest.mark.parametrize("seats", [2, 3])
def test_buttons_lead_to_their_action_and_say_why_they_cannot(seats: int) -> None:
    for state in looked_at(seats):
        here = decision(state)
        for kind in ActionKind:
            answer = HANDS.choose(here, kind)
            able = any(move.type == kind for move in here.legal)
            assert able == (answer.refusal is None)
            if able:
                assert answer.selection.action is kind
                assert HANDS.choose(replace(here, selection=answer.selection), kind).move is None
                after = replace(here, selection=answer.selection)
                assert HANDS.goals(after), "something is lit"


def test_steps_back_lead_to_empty_hands() -> None:
    for state in looked_at(3):
        here = decision(state)
        for goal in HANDS.goals(here):
            held = HANDS.pointed(HANDS.click(here, goal).selection, goal)
            for _ in range(4):
                held = HANDS.back(held)
            assert held == EMPTY


def first(state: TowersState, kind: type[TowersMove]) -> TowersMove | None:
    """The first legal move of a kind."""
    return next((move for move in state.legal_moves() if isinstance(move, kind)), None)


def met_in(kind: type[TowersMove], seats: int = 3) -> tuple[TowersDecision, TowersMove]:
    """A position in which a kind of move is legal, and such a move."""
    for state in looked_at(seats):
        move = first(state, kind)
        if move is not None:
            return decision(state.clone()), move
    raise AssertionError(kind)


def test_a_card_onto_a_pawn_moves_it_and_a_second_click_says_yes() -> None:
    here, move = met_in(MovePawn)
    assert isinstance(move, MovePawn)
    card = CardTarget(fan(here.view).index(here.view.catalogue.colours[move.to]))
    shown = HANDS.drop(here, card, PawnTarget(move.start)).selection
    if shown.waiting is None:  # there are several fields that it could run to
        shown = HANDS.click(replace(here, selection=shown), place_where(move)).selection
    assert isinstance(shown.waiting, MovePawn)
    assert shown.waiting.start == move.start
    again = replace(here, selection=shown)
    assert HANDS.click(again, place_where(shown.waiting)).move == shown.waiting
    assert HANDS.confirm(again).move == shown.waiting


def test_another_lane_to_the_same_field_is_chosen_at_the_rim() -> None:
    for state in looked_at(4):
        here = decision(state)
        by_field: dict[tuple[int, tuple[int, ...]], list[Place]] = {}
        for move in here.legal:
            if isinstance(move, Place):
                by_field.setdefault((move.to, move.pay), []).append(move)
        several = next((each for each in by_field.values() if len(each) > 1), None)
        if several is None:
            continue
        shown = HANDS.drop(here, ReserveTarget(here.view.seat), FieldTarget(several[0].to))
        for move in several:
            lane: LaneTarget = lanes_of(move)[0]
            answer = HANDS.click(replace(here, selection=shown.selection), lane)
            chosen = answer.move or answer.selection.waiting
            assert isinstance(chosen, Place)
            assert (chosen.entry, chosen.to) == (move.entry, move.to)
        return
    raise AssertionError("no field with two lanes")


def test_the_joker_does_not_pay_where_it_is_not_needed() -> None:
    for state in looked_at(3):
        here = decision(state)
        for target in (TowerTarget(field) for field in range(81)):
            shown = HANDS.click(here, target).selection.waiting
            if isinstance(shown, Demolish):
                free = [m for m in here.legal if isinstance(m, Demolish) and m.to == shown.to]
                assert shown.pay[4] == min(move.pay[4] for move in free)


def test_cards_are_dragged_to_the_discard_pile_one_after_the_other() -> None:
    here = decision(begun(3, 4))
    held = HANDS.drop(here, CardTarget(1), DiscardTarget()).selection
    held = HANDS.drop(replace(here, selection=held), CardTarget(3), DiscardTarget()).selection
    assert held.cards == frozenset({1, 3})
    move = HANDS.confirm(replace(here, selection=held)).move
    assert isinstance(move, Exchange)
    assert sum(move.cards) == 2


def test_enter_takes_a_card_for_the_exchange_and_once_more_says_yes() -> None:
    here = decision(begun(3, 4), Selection(ActionKind.EXCHANGE, cursor=CardTarget(2)))
    held = HANDS.confirm(here).selection
    assert held.cards == frozenset({2})
    move = HANDS.confirm(replace(here, selection=held)).move
    assert isinstance(move, Exchange)
    assert sum(move.cards) == 1


def test_a_tower_is_built_of_blocks_dragged_to_the_pawn() -> None:
    here, move = met_in(Build)
    assert isinstance(move, Build)
    colour = next(each for each in range(4) if move.blocks[each])
    start = BlockTarget(here.view.seat, colour, 0)
    shown = HANDS.drop(here, start, PawnTarget(move.at)).selection.waiting
    assert isinstance(shown, Build)
    assert shown.blocks[colour]
    assert mover_of(shown, here.view.seat) == PawnTarget(move.at)


@pytest.mark.parametrize("colours", list(permutations((1, 2, 3), 2)))
def test_blocks_clicked_one_after_the_other_stay(colours: tuple[int, int]) -> None:
    player = {
        "hand": ["red", "grey", "black", "black", "white"],
        "pawns": [[4, 4]],
        "blocks": {"red": 2, "grey": 1, "black": 2, "white": 1},
    }
    towers = [[0, 1, ["red"]], [1, 0, ["white"]], [8, 7, ["grey"]], [8, 8, ["black"]]]
    laid = {"players": [player], "towers": towers}
    state = placed(CATALOGUE, Options(({},)), laid, 1)
    here = decision(state)
    held = HANDS.click(here, PawnTarget(40)).selection
    for key in (ActionKind.BUILD, *(MoreOf(colour) for colour in colours)):
        held = HANDS.choose(replace(here, selection=held), key).selection
    assert isinstance(held.waiting, Build)
    assert [held.waiting.blocks[each] for each in colours] == [1, 1], "both, and no coal"


TRAY = {
    "joker": False,
    "hand": ["red", "grey", "black", "black", "white"],
    "pawns": [[4, 4], [0, 0]],
    "blocks": {"red": 2, "grey": 1, "black": 2, "white": 1},
}
"""Somebody who may build of any two materials in the middle, and nothing in the corner."""
SHUT = [[0, 1, ["red"]], [1, 0, ["white"]], [8, 7, ["grey"]], [8, 8, ["black"]]]
COAL, CHALK, SLATE, BRICK = 0, 1, 2, 3


def before_the_tray() -> TowersDecision:
    laid = {"players": [TRAY], "towers": SHUT}
    return decision(placed(CATALOGUE, Options(({},)), laid, 1))


def clicked(here: TowersDecision, *targets: Target, step: Step = HANDS.click) -> Selection:
    """What is in hand after clicks on things, one after the other."""
    held = here.selection
    for target in targets:
        answer = step(replace(here, selection=held), target)
        assert answer.move is None
        held = answer.selection
    return held


@pytest.mark.parametrize("colours", list(permutations(range(4), 2)))
@pytest.mark.parametrize("step", [HANDS.click, led])
@pytest.mark.parametrize("pawn", [0, 1, 2])
def test_blocks_of_the_tray_add_up_before_a_pawn_is_chosen_and_after(
    colours: tuple[int, int], step: Step, pawn: int
) -> None:
    """T6.1: brick and slate are brick and slate, whenever the pawn is clicked."""
    here = before_the_tray()
    things: list[Target] = [BlockTarget(0, colour, 0) for colour in colours]
    things.insert(pawn, PawnTarget(40))
    held = clicked(here, *things, step=step)
    assert isinstance(held.waiting, Build)
    assert held.waiting.at == 40
    assert [held.waiting.blocks[each] for each in colours] == [1, 1]
    assert sum(held.waiting.blocks) == 2
    assert HANDS.confirm(replace(here, selection=held)).move == held.waiting


def test_a_second_click_on_a_block_takes_that_one_back() -> None:
    here = before_the_tray()
    brick, other, slate = BlockTarget(0, BRICK, 0), BlockTarget(0, BRICK, 1), BlockTarget(0, 2, 0)
    assert clicked(here, brick, slate).blocks == {(BRICK, 0), (SLATE, 0)}
    assert clicked(here, brick, slate, brick).blocks == {(SLATE, 0)}
    assert clicked(here, other, other) == EMPTY
    at_the_pawn = clicked(here, brick, slate, PawnTarget(40), brick)
    assert at_the_pawn.unfinished == Unfinished(40, (0, 0, 1, 0))
    assert at_the_pawn.blocks == {(SLATE, 0)}


def test_what_was_clicked_is_never_taken_away_by_another_click() -> None:
    here = before_the_tray()
    for whole in (
        clicked(here, BlockTarget(0, BRICK, 0), BlockTarget(0, SLATE, 0)),
        clicked(here, BlockTarget(0, BRICK, 0), BlockTarget(0, SLATE, 0), PawnTarget(40)),
    ):
        now = replace(here, selection=whole)
        for more in (BlockTarget(0, COAL, 1), BlockTarget(0, BRICK, 1)):
            answer = HANDS.click(now, more)
            assert answer.selection == whole
            assert answer.refusal is not None
            assert answer.refusal.code == "tower_whole"
            assert HANDS.why_not(now, more) == answer.refusal


def test_a_block_that_no_tower_can_have_says_why() -> None:
    """One brick card, and the joker face down: two bricks can't be paid."""
    here = before_the_tray()
    held = clicked(here, BlockTarget(0, BRICK, 0))
    answer = HANDS.click(replace(here, selection=held), BlockTarget(0, BRICK, 1))
    assert answer.selection == held
    assert answer.refusal is not None
    assert answer.refusal.code == "cards_short"


def test_steps_back_go_out_of_a_tower_by_pawn_and_blocks() -> None:
    here = before_the_tray()
    chosen = clicked(here, BlockTarget(0, BRICK, 0), BlockTarget(0, SLATE, 0))
    waits = clicked(replace(here, selection=chosen), PawnTarget(40))
    assert HANDS.back(waits) == chosen
    assert HANDS.back(chosen) == EMPTY


def test_the_pawns_that_may_take_the_blocks_glow_and_the_others_say_why() -> None:
    here = before_the_tray()
    held = clicked(here, BlockTarget(0, BRICK, 0), BlockTarget(0, SLATE, 0))
    now = replace(here, selection=held)
    assert HANDS.lit(now)[PawnTarget(40)] is Mark.TARGET
    assert PawnTarget(0) not in HANDS.lit(now)
    refusal = HANDS.click(now, PawnTarget(0)).refusal
    assert refusal is not None
    assert refusal.code == "no_open_side"
    card = HANDS.click(now, CardTarget(0))
    assert card.selection == held, "a click on a card loses no block"
    assert card.refusal is not None
    assert card.refusal.code == "pawn_first"


def test_blocks_dragged_to_a_pawn_one_by_one_add_up() -> None:
    here = before_the_tray()
    for colours in permutations(range(4), 2):
        held = EMPTY
        for colour in colours:
            now = replace(here, selection=held)
            held = HANDS.drop(now, BlockTarget(0, colour, 0), PawnTarget(40)).selection
        assert isinstance(held.waiting, Build)
        assert [held.waiting.blocks[each] for each in colours] == [1, 1]


def test_the_button_build_begins_with_blocks_as_well() -> None:
    here = before_the_tray()
    held = HANDS.choose(here, ActionKind.BUILD).selection
    assert held.unfinished == Unfinished(40, (0, 0, 0, 0)), "there is one pawn to build on"
    held = HANDS.back(held)
    blocks = BlockTarget(0, BRICK, 0), BlockTarget(0, SLATE, 0)
    chosen = clicked(replace(here, selection=held), *blocks)
    assert chosen.blocks == {(BRICK, 0), (SLATE, 0)}
    begun = clicked(here, *blocks)
    built = HANDS.choose(replace(here, selection=begun), ActionKind.BUILD).selection.waiting
    assert isinstance(built, Build)
    assert built.blocks == (0, 0, 1, 1)


def test_nothing_is_chosen_for_a_tower_but_by_the_player() -> None:
    """T6.1: after *Build* the clicks that a lesson asked for took blocks back that lay ready."""
    here = before_the_tray()
    pawn, blocks = PawnTarget(40), (BlockTarget(0, COAL, 0), BlockTarget(0, CHALK, 0))
    ready = HANDS.choose(here, ActionKind.BUILD).selection
    in_hand = replace(here, selection=clicked(here, pawn))
    for held in (ready, HANDS.choose(in_hand, ActionKind.BUILD).selection):
        assert not held.blocks
        assert held.waiting is None
        built = clicked(replace(here, selection=held), *blocks).waiting
        assert isinstance(built, Build)
        assert built.blocks == (1, 1, 0, 0)
    found = HANDS.choose(replace(here, selection=ready), FOR_ME).selection.waiting
    assert isinstance(found, Build)
    assert sum(found.blocks) == 2, "chosen on request"


def test_build_with_a_pawn_in_hand_never_means_another_one() -> None:
    """T6.3: the pawn in the corner is shut in, and *Build* began at the other pawn."""
    here = before_the_tray()
    held = Selection(picked=PawnTarget(0))
    answer = HANDS.choose(replace(here, selection=held), ActionKind.BUILD)
    assert answer.selection == held
    assert answer.refusal is not None
    assert answer.refusal.code == "no_open_side"


def test_a_shut_corner_says_so_whatever_was_clicked_first() -> None:
    """T6.3: the pawn before the blocks, or after them."""
    here, corner = before_the_tray(), PawnTarget(0)
    block = BlockTarget(0, COAL, 0)
    for held, target in (
        (Selection(picked=corner), block),
        (clicked(here, block, BlockTarget(0, CHALK, 0)), corner),
        (clicked(here, block, BlockTarget(0, CHALK, 0), PawnTarget(40)), corner),
    ):
        answer = HANDS.click(replace(here, selection=held), target)
        assert answer.refusal is not None, held
        assert answer.refusal.code == "no_open_side"
        assert answer.selection == held


def test_a_card_and_a_pawn_leave_the_place_to_be_chosen() -> None:
    """*Place* aimed at whatever field was nearest: no field had been chosen."""
    state = begun(2, 3)
    here = decision(state)
    reserve = ReserveTarget(here.view.seat)
    for first, second in ((CardTarget(0), reserve), (reserve, CardTarget(0))):
        held = clicked(here, first, second)
        assert held.waiting is None
        assert (held.picked, held.payer) == (reserve, CardTarget(0))
        now = replace(here, selection=held)
        colour = fan(here.view)[0]
        goals = [goal for goal in HANDS.goals(now) if isinstance(goal, FieldTarget)]
        assert len(goals) > 1
        assert {here.view.catalogue.colours[goal.field] for goal in goals} == {colour}
        waits = HANDS.click(now, goals[0]).selection
        assert isinstance(waits.waiting, Place)
        assert FieldTarget(waits.waiting.to) == goals[0]
        assert waits.cards == frozenset({0}), "the very card that was clicked"
        assert HANDS.back(held) == Selection(picked=reserve)
        assert HANDS.click(now, reserve).selection == held, "a card, then its pawn, after *Place*"


def test_what_cannot_be_used_has_a_rule() -> None:
    for state in looked_at(3):
        here = decision(state)
        view = here.view
        for field in range(81):
            target: Target = TowerTarget(field) if view.towers[field] else FieldTarget(field)
            if not HANDS.lit(here).keys() & {target} and isinstance(target, TowerTarget):
                reason = HANDS.why_not(here, target)
                assert reason is not None
                assert HANDS.click(here, target) == Answer(EMPTY, refusal=reason)
