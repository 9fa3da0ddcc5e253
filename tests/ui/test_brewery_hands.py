"""Each legal move of random games of brewery has a way by clicks, by keys, by buttons, by drags.

``CUBEWRIGHT_HANDS_GAMES``: how many games are gone through for each number of seats (1).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import COLOUR_OF, SEED, SKILL
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Decline,
    EndPurchase,
    Exchange,
    Pick,
    Place,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.position import PURCHASE
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import POOL
from game.rules.chance import Dealer
from game.rules.core import Options
from game.scene.targets import Target
from game.session.seats import COLORS
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.scene.targets import (
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    KettleTarget,
    RecipeTarget,
    SupplyTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.giving_up import given_up
from game.titles.brewery.ui.hands.hands import HANDS
from game.titles.brewery.ui.hands.meaning import is_alone, pieces, places
from game.titles.brewery.ui.hands.selection import (
    EMPTY,
    Answer,
    BreweryDecision,
    Selection,
)
from game.titles.brewery.ui.view_facts import wanted
from game.ui.hands import Decision
from game.ui.persons import Person
from tests.rules.brewery.table import bare, open_row, put
from tests.sizes import some

PASSES = ("pass", "end_move", "end_purchase", "decline", "keep", "roll")
"""The types of the moves that end something."""

CATALOGUE = load_brewery()
GAMES = int(os.environ.get("CUBEWRIGHT_HANDS_GAMES", "1"))
PEOPLE = tuple(
    Person(name, color) for name, color in zip(("Ada", "Mira", "Tom", "Jo"), COLORS, strict=True)
)
APART = 11
"""Moves between two positions that are looked at, where they are of a usual kind."""
RARE = (Exchange, Pick, Take, UseToken, Buy, Brew, Accelerate)
ENOUGH = 20
"""So many positions with a rare kind of move are looked at in each game."""
Step = Callable[[BreweryDecision, Target], Answer]


def begun(seats: int, seed: int) -> BreweryState:
    """A new game."""
    return BREWERY.setup(CATALOGUE, Options(({},) * seats), seed)


def decision(state: BreweryState, held: Selection = EMPTY) -> BreweryDecision:
    """What whoever decides has before him."""
    seat = state.actor()
    assert seat is not None
    view = state.view(seat)
    people = PEOPLE[: len(view.players)]
    return Decision(view, people, tuple(state.legal_moves()), held, state.refusal, open=True)


def positions(seats: int) -> Iterator[BreweryState]:
    """Some of games in which kinds of moves are chosen by chance, the rare ones gladly."""
    for seed in range(GAMES):
        chance, state = Dealer(100 * seats + seed), begun(seats, seed)
        met: Counter[type] = Counter()
        number = 0
        while state.actor() is not None:
            legal = list(state.legal_moves())
            rare = {type(move) for move in legal if isinstance(move, RARE)}
            if number % APART == 0 or any(met[kind] < ENOUGH for kind in rare):
                met.update(rare)
                yield state
            kinds = sorted({type(move) for move in legal}, key=lambda kind: kind.type)
            liked = [kind for kind in kinds if kind in RARE] or kinds
            kind = chance.choice(liked if chance.below(3) == 0 else kinds)
            state.apply(chance.choice([move for move in legal if isinstance(move, kind)]))
            number += 1


def reached(state: BreweryState, step: Step) -> set[BreweryMove]:
    """All moves that steps on goals, and the last button, come to from empty hands on."""
    first = decision(state)
    found, known, waiting = set[BreweryMove](), {EMPTY}, [EMPTY]
    while waiting:
        here = replace(first, selection=waiting.pop())
        goals = HANDS.goals(here)
        assert HANDS.lit(here).keys() >= set(goals)
        for goal in goals:
            answer = step(here, goal)
            assert answer.refusal is None, (goal, "what is lit is not refused")
            if answer.move is not None:
                found.add(answer.move)
            elif answer.selection not in known:
                known.add(answer.selection)
                waiting.append(answer.selection)
    ending = ended(first)
    return found if ending is None else found | {ending}


def ended(here: BreweryDecision) -> BreweryMove | None:
    """What the last button comes to, pressed again where it asks."""
    answer = HANDS.choose(here, ActionKind.PASS)
    if answer.selection.passing:
        answer = HANDS.choose(replace(here, selection=answer.selection), ActionKind.PASS)
    return answer.move


def led(here: BreweryDecision, goal: Target) -> Answer:
    """What Enter comes to once Tab has led to ``goal``."""
    held = HANDS.pointed(here.selection, goal)
    answer = HANDS.confirm(replace(here, selection=held))
    return replace(answer, selection=HANDS.pointed(answer.selection, None))


@cache
def looked_at(seats: int) -> tuple[BreweryState, ...]:
    """Those positions, to be gone through by several tests."""
    return tuple(state.clone() for state in positions(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_and_no_other_can_be_made_by_clicks_and_by_keys(seats: int) -> None:
    met: set[type] = set()
    for state in some(looked_at(seats), 60):
        legal = set(state.legal_moves())
        assert reached(state, HANDS.click) == legal
        assert reached(state, led) == legal
        met |= {type(move) for move in legal}
    assert met >= {Place, Store, Buy, Brew, Accelerate, UseToken}
    if seats > 2:
        assert met >= {Decline}


@pytest.mark.parametrize("seats", [2, 3])
def test_every_move_can_be_begun_at_its_button(seats: int) -> None:
    for state in looked_at(seats):
        here = decision(state)
        for kind in ActionKind:
            answer = HANDS.choose(here, kind)
            if kind is ActionKind.PASS:
                assert (ended(here) is not None) == any(m.type in PASSES for m in here.legal)
                continue
            if answer.refusal is not None:
                continue
            after = replace(here, selection=answer.selection)
            assert answer.selection.action is kind
            assert answer.selection.cursor in HANDS.goals(after)
            assert HANDS.choose(after, kind).selection == EMPTY


def drags(here: BreweryDecision) -> set[BreweryMove]:
    """All moves that drags come to, at once or by a click on what waits then."""
    found: set[BreweryMove] = set()
    for start in HANDS.draggable(here):
        goals = HANDS.goals(replace(here, selection=HANDS.carrying(start)))
        assert goals, "what can be taken can be put down"
        for goal in goals:
            answer = HANDS.drop(here, start, goal)
            held = answer.selection
            assert answer.move is not None or held.waits
            if answer.move is not None:
                found.add(answer.move)
            if held.asking is not None:
                asked = replace(here, selection=held)
                bins = (HANDS.click(asked, each).move for each in HANDS.goals(asked))
                found.update(move for move in bins if move is not None)
            if held.waiting is not None:
                found.add(held.waiting)
        assert HANDS.drop(here, start, None).selection == EMPTY
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_whatever_is_brought_somewhere_can_be_dragged_there(seats: int) -> None:
    made: set[type] = set()
    for state in looked_at(seats):
        here = decision(state)
        dragged = {_named(state, move) for move in drags(here)}
        assert dragged <= set(here.legal)
        for move in here.legal:
            brought = isinstance(move, Place | Store | Accelerate | Exchange | UseToken)
            paid = isinstance(move, Buy) and move.die is not None
            if brought or paid:
                assert move in dragged
                made.add(type(move))
    assert made >= {Place, Store, Accelerate, Exchange, UseToken}
    assert Buy in made or seats == 3


def _named(state: BreweryState, move: BreweryMove) -> BreweryMove:
    """The legal move that a move with alike dice is as good as."""
    if move in state.legal_moves():
        return move
    assert state.refusal(move) is None
    alike = [each for each in state.legal_moves() if type(each) is type(move)]
    after = _sorted_values(state, move)
    return next(each for each in alike if _sorted_values(state, each) == after)


def _sorted_values(state: BreweryState, move: BreweryMove) -> tuple[object, ...]:
    """What a position comes to, whichever of alike dice are where."""
    here = state.clone()
    here.apply(move)
    view = here.view(0)
    dice = zip(view.owner, view.where, view.value, view.marks, strict=True)
    places = [
        [(at, 0 if item < 0 else COLOUR_OF[item]) for at, item in player.waiting]
        for player in view.players
    ]
    seats = [(player.gold, player.seeds, player.tokens) for player in view.players]
    return (sorted((COLOUR_OF[n], *die) for n, die in enumerate(dice)), places, seats)


def first(seats: int, kind: type[BreweryMove]) -> tuple[BreweryDecision, BreweryMove]:
    """A position in which a kind of move is legal, and such a move."""
    for state in looked_at(seats):
        for move in state.legal_moves():
            if isinstance(move, kind):
                return decision(state), move
    raise AssertionError(kind)


def clicked(here: BreweryDecision, *targets: Target) -> Answer:
    """What clicks on these things come to, one after the other."""
    answer = Answer(here.selection)
    for target in targets:
        assert answer.move is None
        answer = HANDS.click(replace(here, selection=answer.selection), target)
    return answer


def test_a_die_and_its_place_are_clicked_in_whatever_order() -> None:
    here, move = first(3, Place)
    item, field = next(pieces(move, here.view)), next(places(move, here.view))
    assert clicked(here, item, field).move == clicked(here, field, item).move == move


def hoarding() -> Iterator[BreweryState]:
    """Positions of a game in which dice grow in number and stay in the pools."""
    for seed in range(8):
        state, chance = begun(2, seed), Dealer(seed)
        while state.actor() is not None:
            yield state
            legal = state.legal_moves()
            grown = [m for m in legal if isinstance(m, Place) and m.field in (0, 3, 9)]
            usual = [m for m in legal if m.type in PASSES]
            state.apply(chance.choice(grown or usual or list(legal)))


def test_of_alike_dice_the_very_one_is_used_that_was_clicked() -> None:
    for state in hoarding():
        here = decision(state)
        for move in here.legal:
            if isinstance(move, Store):
                alike = [each for each in HANDS.draggable(here) if _is_like(here, each, move.die)]
                shelf = WarehouseTarget(here.view.seat)
                for die in alike:
                    assert isinstance(die, DieTarget)
                    assert clicked(here, die, shelf).move == Store(die.die)
                if len(alike) > 1:
                    return
    raise AssertionError("no dice alike")


def _is_like(here: BreweryDecision, target: Target, die: int) -> bool:
    if not isinstance(target, DieTarget):
        return False
    view, other = here.view, target.die
    tables = (COLOUR_OF, view.owner, view.where, view.value, view.marks)
    return all(table[die] == table[other] for table in tables)


def test_the_exchange_of_the_school_asks_for_its_colour() -> None:
    for state in looked_at(3):
        here = decision(state)
        found = [m for m in here.legal if isinstance(m, Place) and m.colour is not None]
        if len({move.colour for move in found if move.item == found[0].item}) > 1:
            item, field = DieTarget(found[0].item), FieldTarget(here.view.seat, found[0].field)
            asked = HANDS.drop(here, item, field).selection
            assert asked.waits
            assert asked.waiting is None
            colours = HANDS.goals(replace(here, selection=asked))
            assert all(isinstance(target, SupplyTarget) for target in colours)
            move = clicked(replace(here, selection=asked), colours[-1]).move
            assert move in here.legal
            return
    raise AssertionError("no exchange")


def test_a_brewing_waits_for_its_yes_and_its_extension_is_changed_on_the_card() -> None:
    for state in looked_at(2):
        here = decision(state)
        refined = [m for m in here.legal if isinstance(m, Brew) and m.extension is not None]
        if not refined:
            continue
        move = refined[0]
        slot = here.view.row.index(move.recipe)
        shown = clicked(here, RecipeTarget(slot)).selection
        assert isinstance(shown.waiting, Brew)
        assert shown.waiting.extension is not None, "the better one is proposed"
        uses = [each.use for each in CATALOGUE.recipes[move.recipe].extensions]
        printed = ExtensionTarget(slot, uses.index(shown.waiting.extension))
        plain = clicked(here, RecipeTarget(slot), printed).selection
        assert plain.waiting == Brew(move.recipe)
        assert clicked(here, RecipeTarget(slot), printed, RecipeTarget(slot)).move == plain.waiting
        assert clicked(here, RecipeTarget(slot), KettleTarget()).move == shown.waiting
        return
    raise AssertionError("no extension")


def test_the_kettle_brews_what_its_dice_are_brought_for() -> None:
    found = 0
    for state in looked_at(2):
        here = decision(state)
        brewings = [move for move in here.legal if isinstance(move, Brew)]
        assert (KettleTarget() in HANDS.lit(here)) == bool(brewings)
        for move in brewings:
            die = next(each for each in pieces(move, here.view) if isinstance(each, DieTarget))
            dragged = HANDS.drop(here, die, KettleTarget()).selection.waiting
            assert isinstance(dragged, Brew)
            assert die in pieces(dragged, here.view)
            asked = clicked(here, KettleTarget()).selection
            assert asked.waiting in brewings
            assert clicked(here, KettleTarget(), KettleTarget()).move == asked.waiting
            found += 1
    assert found


def test_another_place_is_clicked_in_place_of_the_first() -> None:
    here, move = first(3, Exchange)
    assert isinstance(move, Exchange)
    others = [each for each in here.legal if isinstance(each, Exchange) and each.give == move.give]
    wrong, right = DieTarget(others[0].take), DieTarget(others[-1].take)
    assert wrong != right
    assert clicked(here, wrong, right, DieTarget(move.give)).move == others[-1]


def test_a_skill_die_lowers_the_price_that_waits_and_is_taken_back() -> None:
    for state in looked_at(4):
        here = decision(state)
        cheaper = [m for m in here.legal if isinstance(m, Buy) and m.die is not None]
        dear = [m for m in cheaper if Buy(m.what) in here.legal]
        if not dear:
            continue
        good = next(places(dear[0], here.view))
        assert dear[0].die is not None
        die = DieTarget(dear[0].die)
        plain = replace(here, selection=Selection(waiting=Buy(dear[0].what)))
        paid = clicked(plain, die).selection
        assert paid.waiting == dear[0]
        assert clicked(plain, die, die).selection.waiting == Buy(dear[0].what)
        assert clicked(plain, die, good).move == dear[0]
        return
    raise AssertionError("no cheaper price")


def test_picks_go_in_whatever_order_and_the_tray_rolls_them() -> None:
    for state in looked_at(3):
        legal = [move for move in state.legal_moves() if isinstance(move, Pick)]
        if len(legal) < 2:
            continue
        after = state.clone()
        after.apply(legal[-1])
        here, earlier = decision(after), DieTarget(legal[0].die)
        if after.refusal(legal[0]) is not None:
            continue
        assert legal[0] not in here.legal, "the rules list them in rising order"
        assert earlier in HANDS.lit(here)
        assert clicked(here, earlier).move == legal[0]
        return
    raise AssertionError("no two dice to roll again")


def test_what_is_refused_says_why_and_keeps_what_is_in_hand() -> None:
    refused = 0
    for state in looked_at(2):
        here = decision(state)
        for start in HANDS.draggable(here):
            held = replace(here, selection=HANDS.carrying(start))
            for field in range(11):
                goal = FieldTarget(here.view.seat, field)
                answer = HANDS.click(held, goal)
                assert (HANDS.why_not(held, goal) is None) == (answer.refusal is None)
                if answer.refusal is not None:
                    assert answer == Answer(held.selection, refusal=answer.refusal)
                    assert HANDS.drop(here, start, goal).selection == EMPTY
                    refused += 1
    assert refused > 50


def test_steps_back_lead_to_empty_hands() -> None:
    for state in looked_at(3):
        here = decision(state)
        for kind in ActionKind:
            begun_at = HANDS.choose(here, kind).selection
            for goal in HANDS.goals(replace(here, selection=begun_at)):
                answer = HANDS.click(replace(here, selection=begun_at), goal)
                held = HANDS.pointed(answer.selection, goal)
                for _ in range(4):
                    held = HANDS.back(held)
                assert held == EMPTY


def test_skill_dice_speed_up_what_waits_by_a_drag_onto_it() -> None:
    for state in looked_at(4):
        here = decision(state)
        for move in here.legal:
            if not isinstance(move, Accelerate):
                continue
            item = dict(here.view.players[here.view.seat].waiting)[move.field]
            assert COLOUR_OF[move.die] == SKILL
            if item >= 0:
                assert HANDS.drop(here, DieTarget(move.die), DieTarget(item)).move == move
                return
    raise AssertionError("nothing to speed up")


def test_what_a_recipe_wants_is_suggested() -> None:
    here, _ = first(2, Store)
    shown = HANDS.choose(here, ActionKind.STORE).selection
    assert shown.suggesting
    assert isinstance(shown.cursor, DieTarget)
    assert is_alone(Brew(0))
    stored = clicked(replace(here, selection=replace(shown, cursor=None)), shown.cursor)
    assert isinstance(stored.move, Store), "one click a die while the button is lit"


def test_of_several_recipes_a_die_is_for_the_one_that_it_completes() -> None:
    """D3: a light 3 was told to be for a lager that lacked hops, too, and not for Penny Lager."""
    state = bare(phase=PURCHASE)
    open_row(state, "village-lager", "penny-lager", "doppelbock")
    [die] = put(state, 0, "pool", "light-1=3")
    view = state.view(0)
    assert view.catalogue.recipes[wanted(view, 0)[die]].name == "Penny Lager"


def test_what_gives_something_up_is_asked_for_twice() -> None:
    """D4.2, D7: a pass is final, and Enter comes easily after that which ended buying."""
    asked = set[str]()
    for seats in (2, 3):
        for state in looked_at(seats):
            here = decision(state)
            lost = given_up(here.view, here.legal)
            answer = HANDS.choose(here, ActionKind.PASS)
            assert answer.selection.passing == bool(lost)
            brews = any(isinstance(move, Brew) for move in here.legal)
            assert lost or not brews or here.view.pending
            if not lost:
                continue
            asked.add(" ".join(lost.split()[:3]))
            assert answer.move is None
            after = replace(here, selection=answer.selection)
            again = HANDS.choose(after, ActionKind.PASS)
            assert again.move is not None
            assert again.move.type in {"pass", "end_purchase"}
            assert HANDS.back(after.selection) == EMPTY
            for target in HANDS.goals(after)[:4]:
                assert not HANDS.click(after, target).selection.passing, "it does something else"
    assert asked >= {"You can still", "You have placed"}


def test_what_is_given_up_is_named() -> None:
    begins = decision(begun(2, 1))
    assert given_up(begins.view, begins.legal) == "You can still sow a seed."
    sown = tuple(m for m in begins.legal if not (isinstance(m, Place) and m.item == SEED))
    assert given_up(begins.view, sown).startswith("You have placed nothing")
    players = tuple(replace(player, used=(2,)) for player in begins.view.players)
    placed = replace(begins.view, players=players)
    assert not given_up(placed, sown), "one need not place all"
    dice = begins.view.dice_of(begins.view.seat, POOL)
    able = replace(begins.view, value=tuple(6 for _ in begins.view.value))
    ends: tuple[BreweryMove, ...] = (EndPurchase(), *(Store(die) for die in dice))
    told = given_up(able, ends)
    assert told.startswith("Store ")
    assert told.endswith("and you have all that Village Lager needs.")
    assert not given_up(able, (EndPurchase(),)), "nothing can be done about it"


def test_storing_goes_on_while_there_are_more_dice() -> None:
    going, over = 0, 0
    for state in looked_at(2):
        here = decision(state, Selection(ActionKind.STORE, suggesting=True))
        stored = next((move for move in here.legal if isinstance(move, Store)), None)
        if stored is None:
            continue
        answer = HANDS.click(here, DieTarget(stored.die))
        assert answer.move == stored
        after = state.clone()
        after.apply(stored)
        more = any(isinstance(move, Store) for move in after.legal_moves())
        assert (answer.selection == here.selection) == more
        assert more or answer.selection == EMPTY
        going, over = going + more, over + (not more)
    assert going
    assert over


def test_a_button_pressed_with_a_die_in_hand_lays_it_back_and_shows_what_it_offers() -> None:
    """By keys one could go round for ever: a die in hand, nothing, the panel, a die in hand."""
    met = 0
    for state in looked_at(2):
        here = decision(state)
        if not any(isinstance(move, Brew) for move in here.legal):
            continue
        shown = HANDS.choose(here, ActionKind.BREW).selection
        dice = [goal for goal in HANDS.goals(replace(here, selection=shown)) if is_die(goal)]
        held = HANDS.click(replace(here, selection=shown), dice[0]).selection if dice else shown
        if held.picked is not None:
            again = HANDS.choose(replace(here, selection=held), ActionKind.BREW).selection
            assert (again.action, again.picked, again.cursor) == (
                ActionKind.BREW,
                None,
                shown.cursor,
            )
            assert HANDS.choose(replace(here, selection=again), ActionKind.BREW).selection == EMPTY
            met += 1
    assert met


def is_die(target: Target) -> bool:
    """Whether a target is a die."""
    return isinstance(target, DieTarget)
