"""From clicks, drags and keys to moves of biomes, without a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.hints import hidden_beside
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Trade,
)
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Options
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene.anchors import pieces_of
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CardTarget,
    CrossingTarget,
    FigureTarget,
    MobTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
)
from game.titles.biomes.ui.hands import inputs
from game.titles.biomes.ui.hands.meaning import lost_by, target_of
from game.titles.biomes.ui.hands.selection import EMPTY, Answer, Selection
from game.titles.biomes.ui.panels.prompt import prompt_text
from game.ui.focus import following
from tests.ui.asked import asked

Position = tuple[BiomesState, BiomesView, list[BiomesMove]]
CATALOGUE = load_biomes()


def begin(seed: int = 3) -> BiomesState:
    return BIOMES.setup(CATALOGUE, Options(({}, {}), 0), seed)


def seen(state: BiomesState) -> Position:
    actor = state.actor()
    assert actor is not None
    return state, state.view(actor), list(state.legal_moves())


def position_where(wanted: Callable[[BiomesMove], bool], seeds: range = range(60)) -> Position:
    """The first position of random games in which a move is offered that is ``wanted``."""
    for seed in seeds:
        state, dealer = begin(seed), Dealer(seed)
        while state.actor() is not None:
            moves = state.legal_moves()
            if any(wanted(move) for move in moves):
                return seen(state)
            state.apply(dealer.choice(moves))
    raise AssertionError("no such position in these games")


def clicked(position: Position, target: Target | None, selection: Selection = EMPTY) -> Answer:
    state, view, legal = position
    return inputs.click(asked(view, legal, selection, state.refusal), target)


def test_a_glowing_block_is_collected_by_one_click() -> None:
    position = seen(begin())
    corner = next(move for move in position[2] if isinstance(move, Collect))
    assert clicked(position, BlockTarget(corner.block)).move == corner


def test_a_block_inside_says_why_not() -> None:
    answer = clicked(seen(begin()), BlockTarget((1, 1, 3)))
    assert answer.move is None
    assert answer.refusal is not None
    assert answer.refusal.code == "few_free_sides"


def test_a_crossing_is_explored_by_click_and_by_dragging_the_figure() -> None:
    position = state, view, legal = seen(begin())
    assert clicked(position, CrossingTarget((1, 2))).move == Explore((1, 2))
    figure = FigureTarget(0)
    assert figure in inputs.draggable(asked(view, legal))
    goal = CrossingTarget((2, 3))
    assert inputs.drop(asked(view, legal, EMPTY, state.refusal), figure, goal).move == Explore(
        (2, 3)
    )
    picked = clicked(position, figure)
    assert picked.selection.picked == figure
    assert clicked(position, CrossingTarget((3, 2)), picked.selection).move == Explore((3, 2))


def test_a_crossing_too_far_away_says_so() -> None:
    answer = clicked(seen(begin()), CrossingTarget((0, 0)))
    assert answer.refusal is not None
    assert answer.refusal.code == "too_far"


def test_another_seats_figure_stays_where_it_is() -> None:
    _, view, legal = seen(begin())
    assert FigureTarget(1) not in inputs.draggable(asked(view, legal))


def test_a_building_goes_to_a_space_by_drag_and_by_two_clicks() -> None:
    position = state, view, legal = position_where(lambda move: isinstance(move, Build))
    build = next(move for move in legal if isinstance(move, Build))
    stack, space = StackTarget(build.cell), SpaceTarget(view.actor or 0, build.space)
    assert stack in inputs.draggable(asked(view, legal))
    picked = clicked(position, stack).selection
    assert inputs.lit(asked(view, legal, picked))[space] is Mark.TARGET
    assert inputs.lit(asked(view, legal, picked))[stack] is Mark.CHOSEN
    by_click = clicked(position, space, picked)
    by_drag = inputs.drop(asked(view, legal, EMPTY, state.refusal), stack, space)
    assert by_click == by_drag
    ways = [
        m for m in legal if isinstance(m, Build) and (m.cell, m.space) == (build.cell, build.space)
    ]
    if len(ways) == 1:
        assert by_click.move == ways[0]
    else:
        assert by_click.selection.payment is not None


def test_payment_is_asked_only_where_there_is_a_choice_cheapest_first() -> None:
    def has_choice(state: BiomesState) -> list[Build] | None:
        ways: dict[object, list[Build]] = {}
        for move in state.legal_moves():
            if isinstance(move, Build):
                ways.setdefault((move.cell, move.space), []).append(move)
        return next((each for each in ways.values() if len(each) > 1), None)

    for seed in range(80):
        state, dealer = begin(seed), Dealer(seed)
        while state.actor() is not None:
            ways = has_choice(state)
            if ways:
                break
            state.apply(dealer.choice(state.legal_moves()))
        else:
            continue
        break
    assert ways
    position = _, view, legal = seen(state)
    picked = Selection(picked=StackTarget(ways[0].cell))
    answered = clicked(position, SpaceTarget(view.actor or 0, ways[0].space), picked).selection
    assert answered.payment is not None
    assert answered.payment.options == tuple(way.pay for way in ways)
    assert answered.payment.options[0][4] == min(way.pay[4] for way in ways)
    assert inputs.confirm(asked(view, legal, answered, state.refusal)).move == ways[0]
    other = replace(answered, payment=replace(answered.payment, chosen=1))
    assert inputs.confirm(asked(view, legal, other, state.refusal)).move == ways[1]
    assert inputs.back(other).payment is None


def test_a_building_dropped_on_another_seats_board_goes_back() -> None:
    state, view, legal = position_where(lambda move: isinstance(move, Build))
    build = next(move for move in legal if isinstance(move, Build))
    other = 1 - (view.actor or 0)
    answer = inputs.drop(
        asked(view, legal, EMPTY, state.refusal),
        StackTarget(build.cell),
        SpaceTarget(other, build.space),
    )
    assert answer.move is None
    assert answer.selection.picked is None


def test_a_mob_is_fought_after_its_chance_was_shown() -> None:
    position = state, view, legal = position_where(lambda move: isinstance(move, Fight))
    fight = next(move for move in legal if isinstance(move, Fight))
    answered = clicked(position, StackTarget(fight.cell))
    assert answered.move is None
    assert answered.selection.fight == fight.cell
    assert inputs.confirm(asked(view, legal, answered.selection, state.refusal)).move == fight
    assert clicked(position, StackTarget(fight.cell), answered.selection).move == fight
    assert inputs.back(answered.selection) == EMPTY


def test_a_token_of_the_rim_is_taken_by_one_click() -> None:
    position = position_where(lambda move: isinstance(move, Arm))
    arm = next(move for move in position[2] if isinstance(move, Arm))
    assert clicked(position, RimTarget(arm.cell)).move == arm


def test_a_pickaxe_takes_the_clicked_block() -> None:
    wanted = lambda move: isinstance(move, Pickaxe) and move.block is not None  # noqa: E731
    position = position_where(wanted)
    take = next(m for m in position[2] if isinstance(m, Pickaxe) and m.block)
    assert take.block is not None
    assert clicked(position, BlockTarget(take.block)).move == take
    assert BlockTarget(take.block) in inputs.lit(asked(position[1], position[2], EMPTY))


def test_a_mob_is_traded_by_click_and_enter_ends_the_turn() -> None:
    position = state, view, legal = position_where(lambda move: isinstance(move, Trade))
    trade = next(move for move in legal if isinstance(move, Trade))
    assert clicked(position, MobTarget(view.actor or 0, trade.tile)).move == trade
    assert inputs.confirm(asked(view, legal, EMPTY, state.refusal)).move == EndTurn()


def test_a_space_that_only_one_characteristic_counts_scores_it() -> None:
    position = _, view, legal = position_where(lambda move: isinstance(move, Score))
    assert view.stage is Stage.SCORE
    for target in inputs.lit(asked(view, legal, EMPTY)):
        answer = clicked(position, target)
        if answer.move is not None:
            assert isinstance(answer.move, Score)
            return
    raise AssertionError("no space leads to a single characteristic")


def test_a_scoring_that_brings_much_less_is_asked_about_before_it_is_taken() -> None:
    """A click on the board took 5 XP instead of 21 at once."""
    position = state, view, legal = position_where(lambda move: isinstance(move, Score))
    answered = {
        target: clicked(position, target) for target in inputs.lit(asked(view, legal, EMPTY))
    }
    poor = {target: answer for target, answer in answered.items() if answer.selection.score}
    assert poor
    for target, answer in poor.items():
        held = answer.selection
        assert answer.move is None
        assert held.score is not None
        assert lost_by(view, legal, held.score) >= inputs.MUCH
        assert inputs.lit(asked(view, legal, held))[target] is Mark.CHOSEN
        assert "once more" in prompt_text(view, held, legal, deciding=True)
        assert inputs.click(asked(view, legal, held, state.refusal), target).move == held.score
        assert inputs.confirm(asked(view, legal, held, state.refusal)).move == held.score
        assert inputs.back(held) == EMPTY
    for answer in answered.values():
        if isinstance(answer.move, Score):
            assert lost_by(view, legal, answer.move) < inputs.MUCH


def test_every_button_is_free_or_has_its_reason() -> None:
    state, view, legal = seen(begin())
    states = inputs.actions(view, legal)
    assert set(states) == set(ActionKind)
    assert states[ActionKind.COLLECT] is None
    assert states[ActionKind.EXPLORE] is None
    assert states[ActionKind.BUILD] is not None
    state.apply(Explore((2, 2)))
    again = inputs.actions(*seen(state)[1:])
    refusal = again[ActionKind.EXPLORE]
    assert refusal is not None
    assert refusal.code == "kind_done"


def test_choosing_an_action_narrows_what_is_lit_and_a_second_time_widens_it() -> None:
    _, view, legal = seen(begin())
    chosen = inputs.choose_action(asked(view, legal, EMPTY), ActionKind.COLLECT).selection
    assert all(isinstance(target, BlockTarget) for target in inputs.lit(asked(view, legal, chosen)))
    again = inputs.choose_action(asked(view, legal, chosen), ActionKind.COLLECT).selection
    assert again == EMPTY
    refused = inputs.choose_action(asked(view, legal, EMPTY), ActionKind.FIGHT)
    assert refused.refusal is not None


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_can_be_played_with_the_keyboard_alone(seed: int) -> None:
    state, dealer, moves = begin(seed), Dealer(seed), 0
    while state.actor() is not None:
        _, view, legal = seen(state)
        selection = EMPTY
        answer = Answer(EMPTY)
        for _ in range(6):
            for _ in range(1 + dealer.below(5)):
                places = inputs.goals(asked(view, legal, selection))
                selection = replace(selection, cursor=following(places, selection.cursor, 1))
            answer = inputs.confirm(asked(view, legal, selection, state.refusal))
            if answer.move:
                break
            selection = answer.selection
        move = answer.move or next(m for m in legal if not isinstance(m, Build | Fight))
        assert move in legal
        state.apply(move)
        moves += 1
    assert moves > 40


def test_every_legal_move_has_a_way_by_hand() -> None:
    state, dealer = begin(11), Dealer(11)
    while state.actor() is not None:
        position = _, view, legal = seen(state)
        for move in legal[:: max(1, len(legal) // 8)]:
            target = target_of(move, view.actor or 0)
            if target is None:
                assert isinstance(move, Score | EndTurn | Pickaxe) or move.type == "tnt"
                continue
            answer = clicked(position, target)
            assert answer.refusal is None, move
            assert answer.move == move or answer.selection != EMPTY
        state.apply(dealer.choice(legal))


def test_hovering_a_crossing_tells_what_would_be_revealed_and_no_more() -> None:
    _, view, _ = seen(begin())
    assert hidden_beside(view, (2, 2)) == ((2, 2), (2, 3), (3, 2), (3, 3))
    assert len(hidden_beside(view, (0, 0))) == 3


def test_what_lies_face_down_is_refused_alike_whatever_it_is() -> None:
    reasons = set()
    for seed in range(6):
        state, view, legal = seen(begin(seed))
        reasons.add(inputs.why_not(asked(view, legal, EMPTY, state.refusal), StackTarget((1, 1))))
    assert len(reasons) == 1
    assert reasons != {None}


def test_a_figure_counts_as_its_crossing_while_one_explores() -> None:
    state = begin()
    state.apply(Explore((2, 3)))
    for move in (Collect((0, 0, 3)), Collect((3, 3, 3))):
        state.apply(move)
    position = state, view, legal = seen(state)
    own, other, here = FigureTarget(1), FigureTarget(0), view.players[1].crossing
    assert clicked(position, other).move == Explore((2, 3)), "nobody has to aim beside it"
    picked = clicked(position, own).selection
    assert picked.picked == own
    assert clicked(position, other, picked).move == Explore((2, 3))
    assert clicked(position, own, picked).move == Explore(here), "stay, and look around"
    chosen = Selection(action=ActionKind.EXPLORE)
    assert clicked(position, own, chosen).move == Explore(here)
    assert inputs.drop(asked(view, legal, EMPTY, state.refusal), own, other).move == Explore((2, 3))
    assert inputs.drop(asked(view, legal, EMPTY, state.refusal), own, own) == Answer(EMPTY), (
        "it goes back"
    )


def test_the_ring_of_a_crossing_is_drawn_round_the_feet_of_a_figure_on_it() -> None:
    _, view, _ = seen(begin())
    marked = pieces_of(CrossingTarget(view.players[0].crossing), view)
    assert {("figure", 0), ("figure", 1)} < set(marked)
    assert pieces_of(CrossingTarget((0, 0)), view) == (("stud", 0, 0),)


def test_a_click_elsewhere_puts_down_what_is_in_hand() -> None:
    position = position_where(lambda move: isinstance(move, Build))
    _, view, legal = position
    build = next(move for move in legal if isinstance(move, Build))
    held = clicked(position, StackTarget(build.cell)).selection
    assert clicked(position, CardTarget("A"), held) == Answer(EMPTY)
    other = clicked(position, SpaceTarget(1 - (view.actor or 0), build.space), held)
    assert other.refusal is not None
    assert other.refusal.code == "other_board"
    assert other.selection == held


def test_what_lies_face_down_is_never_refused_for_a_fight_that_was_fought() -> None:
    """Who sees only a back can't know that it is a mob's."""
    codes = set()
    for seed in range(4):
        state, dealer = begin(seed), Dealer(seed)
        while state.actor() is not None:
            _, view, legal = seen(state)
            down = [n for n, s in enumerate(view.stacks) if s.count and s.face_up is None]
            for n in down if view.stage is Stage.ACTION else ():
                answer = clicked((state, view, legal), StackTarget((n // 4 + 1, n % 4 + 1)))
                assert answer.refusal is not None
                codes.add(answer.refusal.code)
            state.apply(dealer.choice([m for m in legal if isinstance(m, Fight)] or legal))
    assert codes == {"face_down"}
