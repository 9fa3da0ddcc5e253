"""What shows on and over the table of brewery: it has words, it is drawn, its figures are right."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import cast

import pytest

from game.app.match.viewer.sights import stand
from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import COLOUR_OF, COLOURS, DARK, DICE, FIELDS, HOPS, SEED, SKILL
from game.rules.brewery.events import BreweryEvent, PhaseStarted, RoundStarted
from game.rules.brewery.moves import Brew, Buy, Place, Store
from game.rules.brewery.position import BREW
from game.rules.brewery.view import (
    AFTER_DECLARING,
    BREWING,
    EXCHANGING,
    PLACING,
    POOL,
    PURCHASE,
    RAISED,
    WAREHOUSE,
    BreweryView,
)
from game.rules.chance import Dealer
from game.rules.core import Options, Refusal
from game.scene.beats import Beat
from game.scene.camera import Camera
from game.scene.pose import Vec3
from game.scene.stage import Scene
from game.scene.targets import Target
from game.scene.timeline import Act
from game.scene.turntable import Turntable
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.scene.sights import sight
from game.titles.brewery.scene.tabletop import TABLETOP
from game.titles.brewery.scene.targets import (
    BuildingTarget,
    CellarTarget,
    DeckTarget,
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    GoldTarget,
    IngredientTarget,
    KettleTarget,
    OwnGoodsTarget,
    PoolTarget,
    RecipeTarget,
    SeasonTarget,
    SeedsTarget,
    SeedTarget,
    SupplyTarget,
    TokenTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.choices import SUGGEST, ActionKind
from game.titles.brewery.ui.flying import flying
from game.titles.brewery.ui.forecast import outlook
from game.titles.brewery.ui.free_area import clearing
from game.titles.brewery.ui.hands.hands import HANDS
from game.titles.brewery.ui.hands.selection import EMPTY, BreweryDecision
from game.titles.brewery.ui.panels.lacking import reasons
from game.titles.brewery.ui.panels.prompt import prompt_text
from game.titles.brewery.ui.panels.recipes import recipes_panel
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.panels.slots import lack_text
from game.titles.brewery.ui.refusals import sentence
from game.titles.brewery.ui.signs.beads import Beads
from game.titles.brewery.ui.signs.fields import use_of
from game.titles.brewery.ui.signs.ghosts import ghosts
from game.titles.brewery.ui.signs.notes import Notes, at_rest, dice_in_numbers
from game.titles.brewery.ui.signs.recipes import recipe_facts, short_standing, standing
from game.titles.brewery.ui.signs.shut import filled, full_signs, still_shut
from game.titles.brewery.ui.signs.signs import SIGNS
from game.titles.brewery.ui.signs.uses import move_sign
from game.titles.brewery.ui.skipped import skipped_text
from game.titles.brewery.ui.view_facts import lacking, storable, wanted
from game.ui.boxes import Fit
from game.ui.ground import Ground
from game.ui.layout import Stack
from game.ui.marks import Disc, Text
from game.ui.persons import Person
from game.ui.signs import Asked, Meant
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.rules.brewery.codes import codes
from tests.rules.brewery.table import bare, open_row, put
from tests.sizes import WHOLE
from tests.ui.stage import Heard, surface
from tests.ui.test_brewery_hands import CATALOGUE, begun, decision, looked_at

VIEWPORT = Viewport.of(1280, 720)
LARGE = Viewport.of(1280, 720, 1.6)
SIZE = (1280, 720)
STILL = Turntable((0.0, 0.0, 0.0))
TOUCHING = TABLETOP.touching
OWN_CODES = (
    "nothing_fits",
    "nothing_to_store",
    "nothing_to_buy",
    "nothing_to_brew",
    "no_tokens",
    "no_use_now",
    "nothing_to_use_on",
    "no_field_for_it",
    "choose_a_field",
    "never_back",
    "must_choose",
    "no_place_there",
    "lies_there",
    "choose_a_colour",
    "lowers_no_price",
    "not_now",
)
"""What hands say of themselves, beside the codes of the rules: of many moves at once."""


@dataclass(frozen=True)
class Table:
    """As much of a table as signs ask about."""

    view: BreweryView
    eye: Camera
    focus: int
    scene: Scene = dataclasses.field(default_factory=TABLETOP.scene)

    def units(self, point: Vec3) -> tuple[float, float]:
        """Where a point shows."""
        x, y = self.eye.project(point, *SIZE)
        return VIEWPORT.to_units(x, y)

    def point(self, target: Target) -> Vec3:
        """A visible point of a target."""
        return TOUCHING.anchor(target, self.view, self.focus, STILL)

    def outline(self, target: Target) -> tuple[Vec3, ...]:
        """Points all round it."""
        return TOUCHING.outline(target, self.view, self.focus, STILL)

    def sees(self, target: Target) -> bool:
        """The whole table is looked at: all of it shows."""
        return bool(self.outline(target))


def table(here: BreweryDecision) -> Ground[BreweryView]:
    """The table before whoever decides."""
    view = here.view
    return cast(Ground[BreweryView], Table(view, _eye(view), view.seat))


def _eye(view: BreweryView) -> Camera:
    """The eye over the whole table."""
    whole = sight("table", view, max(view.seat, 0))
    return stand(whole, clearing("table", VIEWPORT), SIZE[0] / SIZE[1])


def some() -> Iterator[BreweryDecision]:
    """Positions of lively games, with nothing in hand."""
    for seats in (2, 4):
        for number, state in enumerate(looked_at(seats)):
            if number % (6 if WHOLE else 15) == 0:
                yield decision(state)


def brewing() -> Iterator[BreweryDecision]:
    """All positions in which somebody may brew."""
    for seats in (2, 3, 4):
        for state in looked_at(seats):
            if any(isinstance(move, Brew) for move in state.legal_moves()):
                yield decision(state)


def everything(view: BreweryView) -> Iterator[Target]:
    """All that a pointer can mean."""
    yield from (DieTarget(die) for die in range(DICE))
    for seat in range(len(view.players)):
        yield from (FieldTarget(seat, field) for field in range(11))
        yield from (BuildingTarget(seat, building) for building in range(4))
        yield from (SeedTarget(seat), PoolTarget(seat), WarehouseTarget(seat))
        yield from (GoldTarget(seat), CellarTarget(seat))
        yield from (OwnGoodsTarget(seat, what) for what in (0, 7))
    for slot, recipe in enumerate(view.row):
        if recipe is not None:
            yield from (RecipeTarget(slot), ExtensionTarget(slot, 0), ExtensionTarget(slot, 1))
    yield from (IngredientTarget(0), IngredientTarget(4), TokenTarget(0), TokenTarget(5))
    yield from (SupplyTarget(colour) for colour in range(4))
    yield from (BuildingTarget(-1, 4), BuildingTarget(-1, 5))
    yield from (DeckTarget(), SeedsTarget(), SeasonTarget(), KettleTarget())


@pytest.mark.parametrize("code", [*codes(), *OWN_CODES, "no_such_code"])
def test_every_reason_is_told_in_words(code: str) -> None:
    known = ("die", "field", "round", "object", "most", "needs", "has", "colour", "what", "price")
    numbers = (*known, "gold", "recipe", "use", "token", "seat", *COLOURS)
    refusal = Refusal("", code, (*((name, 1) for name in numbers), ("phase", "place")))
    assert (sentence(CATALOGUE, refusal) == code) == (code == "no_such_code")


def test_reasons_speak_the_words_of_the_pack() -> None:
    apples = replace(CATALOGUE, words=(("light", "Apples"),))
    here = next(some())
    why = here.why(Place(1, -1))
    assert why is not None
    held = replace(here, selection=HANDS.carrying(SeedTarget(here.view.seat)))
    refusal = HANDS.why_not(held, FieldTarget(here.view.seat, 1))
    assert refusal is not None
    if refusal.code == "wrong_item":
        assert "apples" in sentence(apples, refusal)
        assert "apples" not in sentence(CATALOGUE, refusal)


def test_everything_on_the_table_has_a_sign_that_can_be_drawn() -> None:
    painted = surface(size=SIZE)
    for number, here in enumerate(some()):
        ground, lit = table(here), HANDS.lit(here)
        for target in everything(here.view):
            meant = Meant(target, target in lit)
            why = HANDS.why_not(here, target)
            able = target if target in lit else None
            shown = SIGNS.tip(ground, here, meant, Asked(target, why, able))
            assert shown is not None, target
            if number == 2:
                painted.show(Stack(shown))
                painted.paint()
            SIGNS.group(here, meant)
            SIGNS.along(here, meant)


def test_what_is_meant_stands_there_as_a_ghost() -> None:
    met: set[type] = set()
    for here in some():
        ground = table(here)
        for start in HANDS.draggable(here):
            held = replace(here, selection=HANDS.carrying(start))
            for goal in HANDS.goals(held):
                answer = HANDS.drop(here, start, goal)
                move = answer.move or answer.selection.waiting
                pieces = SIGNS.ghosts(ground, held, Meant(goal, usable=True))
                if isinstance(move, Place | Store | Buy):
                    assert len(pieces) == 1
                    met.add(type(move))
    assert met >= {Place, Store}


def test_the_ghost_of_a_die_to_store_stands_in_no_other_die() -> None:
    crowded = 0
    for here in some():
        view = here.view
        lying = [piece.pose.place for piece in dict(TABLETOP.layout(view, view.seat)).values()]
        for move in here.legal:
            if isinstance(move, Store):
                (ghost,) = ghosts(view, view.seat, move)
                assert ghost.pose.place not in lying
                crowded += bool(view.dice_of(view.seat, WAREHOUSE))
    assert crowded


def test_everything_that_can_be_used_can_be_met_by_a_pointer_at_the_whole_table() -> None:
    for here in some():
        ground, view = table(here), here.view
        goals = {*HANDS.goals(here), *HANDS.draggable(here)}
        for start in HANDS.draggable(here):
            goals |= set(HANDS.goals(replace(here, selection=HANDS.carrying(start))))
        for goal in goals:
            points = [ground.point(goal), *TOUCHING.spots(goal, view, view.seat, STILL)]
            pixels = [ground.eye.project(point, *SIZE) for point in points]
            rays = [ground.eye.ray(x, y, *SIZE) for x, y in pixels]
            assert any(TOUCHING.pick(ray, view, view.seat, STILL) == goal for ray in rays), goal


@pytest.mark.parametrize("viewport", [VIEWPORT, LARGE])
def test_notes_can_be_drawn_and_large_texts_tell_dice_in_numbers(viewport: Viewport) -> None:
    painted = surface(size=SIZE)
    badges = signs = 0
    for here in some():
        ground = table(here)
        for kind in (ActionKind.STORE, ActionKind.BREW):
            held = replace(here, selection=HANDS.choose(here, kind).selection)
            notes = SIGNS.notes(ground, held, Meant(RecipeTarget(0)), viewport)
            signs += len(notes)
            painted.show(Stack(*notes))
            painted.paint()
        quiet = SIGNS.notes(ground, replace(here, open=False), Meant(), viewport)
        found = sum(isinstance(each, Disc) for note in quiet for each in note.children)
        if here.view.pending == EXCHANGING:
            assert found, "what is offered lies far away"
        else:
            badges += found
    assert signs
    assert (badges > 0) == (viewport is LARGE)


def test_the_dice_that_suit_a_recipe_stand_out_when_it_is_looked_at() -> None:
    for here in some():
        for slot, recipe in enumerate(here.view.row):
            if recipe is None or here.view.window:
                continue
            found = SIGNS.group(here, Meant(RecipeTarget(slot)))
            for target in found:
                assert isinstance(target, DieTarget)
                assert here.view.owner[target.die] == here.view.seat
                assert here.view.where[target.die] in {POOL, WAREHOUSE}


def texts(widget: Widget) -> list[str]:
    """All that a sign says, in its order."""
    return [node.text for node in widget.walk() if isinstance(node, Text)]


def test_a_recipe_is_told_as_it_is_for_the_viewer_whoever_decides() -> None:
    differs = 0
    for state in looked_at(3):
        actor = state.actor()
        assert actor is not None
        other = (actor + 1) % 3
        view = state.view(other)
        here = replace(decision(state), view=view, legal=(), open=False)
        for slot, recipe in enumerate(view.row):
            if recipe is not None:
                asked = Asked(RecipeTarget(slot))
                shown = SIGNS.tip(table(decision(state)), here, Meant(asked.target), asked)
                assert shown is not None
                told = standing(view, other, recipe)
                assert texts(shown)[-len(told) :] == told
                differs += told != standing(view, actor, recipe)
    assert differs


def test_in_an_orchard_nothing_is_said_of_a_brewery() -> None:
    orchard, chance = load_brewery("orchard"), Dealer(7)
    state = BREWERY.setup(orchard, Options(({},) * 3), 7)
    said: list[str] = []
    for number in range(160):
        if state.actor() is None:
            break
        here = decision(state)
        if number % 20 == 0:
            lit = HANDS.lit(here)
            for target in everything(here.view):
                able = target if target in lit else None
                asked = Asked(target, HANDS.why_not(here, target), able)
                shown = SIGNS.tip(table(here), here, Meant(target, able is not None), asked)
                said += texts(shown) if shown is not None else []
        for move in here.legal:
            shown = move_sign(here.view, move)
            said += texts(shown) if shown is not None else []
        state.apply(chance.choice(here.legal))
    values = tuple((name, 1) for name in ("field", "object", "colour", "use", "token", "die"))
    for code in (*codes(), *OWN_CODES):
        counted = tuple((name, 2) for name in ("needs", "has", "round", "most", "price", "gold"))
        phase = (("phase", "brew"), ("light", 1), ("hops", 1))
        said.append(sentence(orchard, Refusal("", code, (*values, *counted, *phase))))
    words = {word.strip(".,:;").lower() for line in said for word in line.split()}
    assert {"apples", "berries", "herbs"} <= words
    assert not words & {"malt", "hops", "brew", "brewed", "brewing", "beer", "lager"}


def test_the_token_under_a_die_of_a_brewing_lies_with_it_on_the_card() -> None:
    """An orange square stayed in the empty warehouse while the raised die lay on its recipe."""
    here = next(brewing())
    waits = replace(here, selection=HANDS.choose(here, ActionKind.BREW).selection)
    waits = replace(waits, selection=HANDS.confirm(waits).selection)
    [die, *_rest] = [name[1] for name in SIGNS.laid(table(here), waits) if name[0] == "die"]
    assert isinstance(die, int)
    assert ("mark", die) not in SIGNS.laid(table(here), waits)
    marks = tuple(RAISED if n == die else each for n, each in enumerate(here.view.marks))
    raised = replace(waits, view=replace(waits.view, marks=marks))
    before = table(raised)
    before.scene.show(TABLETOP.layout(raised.view, raised.view.seat))
    laid = SIGNS.laid(before, raised)
    mark, lies = laid["mark", die].pose.place, laid["die", die].pose.place
    assert mark[:2] == lies[:2]
    assert mark[2] < lies[2]


def test_beads_lead_from_each_die_of_a_brewing_to_its_socket() -> None:
    here = next(brewing())
    held = replace(here, selection=HANDS.choose(here, ActionKind.BREW).selection)
    shown = HANDS.confirm(held)
    assert isinstance(shown.selection.waiting, Brew)
    base = CATALOGUE.recipes[shown.selection.waiting.recipe].base
    waits = replace(here, selection=shown.selection)
    notes = SIGNS.notes(table(here), waits, Meant(), VIEWPORT)
    ways = [note for note in notes if isinstance(note, Beads)]
    assert len(ways) == sum(map(len, base))
    assert len(SIGNS.laid(table(here), waits)) >= len(ways)
    assert not SIGNS.ghosts(table(here), waits, Meant()), "the dice lie there themselves"
    for way in ways:
        xs = [x for x, _ in way.places()]
        assert xs == sorted(xs, reverse=True), "from the warehouse leftwards, without a knot"


def test_suggesting_is_switched_on_and_off() -> None:
    here = next(some())
    on = HANDS.choose(here, SUGGEST).selection
    assert on.suggesting
    assert HANDS.choose(replace(here, selection=on), SUGGEST).selection == EMPTY


def test_each_die_that_a_recipe_wants_has_a_tick_which_hides_no_other_die() -> None:
    ticked = 0
    for here in (each for each in some() if any(isinstance(move, Store) for move in each.legal)):
        held = replace(here, selection=HANDS.choose(here, ActionKind.STORE).selection)
        if not held.selection.suggesting or held.view.phase == BREWING:
            continue
        ground, dice = table(held), wanted(held.view, held.view.seat)
        with_ticks = SIGNS.notes(ground, held, Meant(), VIEWPORT)
        plain = replace(held, selection=replace(held.selection, suggesting=False))
        new = with_ticks[len(SIGNS.notes(ground, plain, Meant(), VIEWPORT)) :]
        assert len(new) == len(dice)
        assert not any(texts(tick) for tick in new), "words would lie over the next die"
        ticked += len(new)
    assert ticked


def test_an_outlook_says_what_the_rules_would_say() -> None:
    ready = 0
    for here in brewing():
        view = here.view
        if view.phase != BREWING or view.window or view.pending:
            continue
        for recipe in view.row:
            if recipe is None or recipe in view.blocked_recipes:
                continue
            found = outlook(view, view.seat, recipe)
            assert found.ready == (here.why(Brew(recipe)) is None)
            assert found.ready == (not lacking(view, view.seat, recipe))
            ready += found.ready
    assert ready


def test_what_is_stored_for_a_recipe_makes_it_ready() -> None:
    met = 0
    for here in some():
        view = here.view
        for recipe in view.row:
            if recipe is None:
                continue
            found = outlook(view, view.seat, recipe)
            assert found.chance == 1.0 or not found.ready
            if found.store:
                where = list(view.where)
                for die in found.store:
                    where[die] = WAREHOUSE
                after = replace(view, where=tuple(where))
                assert outlook(after, view.seat, recipe).ready
                met += 1
            assert all(COLOUR_OF[die] < 3 for die in found.keep)
    assert met


def standings(here: BreweryDecision, eye: Camera) -> list[Widget]:
    """The signs over recipes that are told of under an eye."""
    ground = cast(Ground[BreweryView], Table(here.view, eye, here.view.seat))
    return Notes(ground, here, VIEWPORT)._recipes(Meant(None, usable=False))


def test_no_signs_of_recipes_heap_up_at_the_edge() -> None:
    """Where the eye is at the own board, the recipes lie beneath the banner."""
    here = next(brewing())
    view = here.view
    near = stand(sight("board", view, view.seat), clearing("board", VIEWPORT), SIZE[0] / SIZE[1])
    assert len(standings(here, _eye(view))) == sum(each is not None for each in view.row)
    assert standings(here, near) == []


def test_what_lies_in_the_pool_is_not_told_to_be_lacking() -> None:
    """A Garden Bitter wants dark malt of 3 and 2, hops of 4; the hops glow in the pool (D3)."""
    state = bare()
    recipe = next(n for n, card in enumerate(CATALOGUE.recipes) if card.id == "garden-bitter")
    put(state, 0, "ware", "dark-1=3")
    put(state, 0, "pool", "hops-1=5")
    told = standing(state.view(0), 0, recipe)
    assert told[:2] == [
        "In your pool, to be stored: hops 5.",
        "You still lack: dark malt of 2 or more.",
    ]
    assert short_standing(state.view(0), 0, recipe)[0].startswith("Needs dark malt 2")
    brewing_now = replace(state.view(0), phase=BREWING)
    assert standing(brewing_now, 0, recipe)[0] == (
        "You lack: dark malt of 2 or more, hops of 4 or more."
    )


def test_a_die_that_the_recipe_uses_already_is_not_held_against_what_lacks() -> None:
    """A pale ale wants hops of 5, 3 and 2: two sixes leave the 2 open."""
    state = bare()
    asked = next(
        number
        for number, card in enumerate(state.view(0).catalogue.recipes)
        if sorted(card.base[HOPS]) == [2, 3, 5] and not card.base[DARK]
    )
    put(state, 0, "ware", "light-1=6", "light-2=6", "hops-1=6", "hops-2=6")
    assert short_standing(state.view(0), 0, asked)[0].startswith("Needs hops 2")
    assert "has" not in short_standing(state.view(0), 0, asked)[0]
    put(state, 0, "ware", "hops-3=1")
    assert short_standing(state.view(0), 0, asked)[0].startswith("Needs hops 2, has 1")
    assert lack_text(state.view(0), 0, asked) == "Needs hops 2, has 1"


def test_among_the_recipes_stands_what_to_store_for_one_of_them() -> None:
    """Its dice lie in the pool: nothing lacks but the storing (D3)."""
    state = bare()
    put(state, 0, "pool", "light-1=2", "hops-1=3")
    room = Room(400, 600)
    told = texts(
        recipes_panel(state.view(0), (Person("Ada", "red"), Person("Ben", "blue")), Heard(), room)
    )
    assert "Store for it: light malt 2, hops 3" in told


def test_a_die_that_is_being_raised_counts_for_the_next_round() -> None:
    """D5.1: it comes to the warehouse at clean-up; here only the light malt is left to chance."""
    state = bare()
    _, dark, _ = put(state, 0, "pool", "light-1=2", "dark-1=2", "hops-1=5")
    asked = next(
        number
        for number, card in enumerate(state.view(0).catalogue.recipes)
        if card.base[:3] == ((3,), (2,), (3,))
    )
    assert outlook(state.view(0), 0, asked).chance == pytest.approx(4 / 6)
    state.apply(Place(FIELDS.index("malt-raise"), dark))
    assert outlook(state.view(0), 0, asked).chance == pytest.approx(4 / 6)


def test_a_field_says_once_why_it_cannot_be_used() -> None:
    told = 0
    for here in some():
        for field in range(len(FIELDS)):
            target = FieldTarget(here.view.seat, field)
            refusal = HANDS.why_not(here, target)
            if refusal is None or refusal.code not in ("not_open", "field_full", "once_a_round"):
                continue
            sign = SIGNS.tip(table(here), here, Meant(target), Asked(target))
            assert sign is not None
            lines = texts(sign)
            assert sentence(here.view.catalogue, refusal) not in lines
            here_lies = any(line.startswith("Here: ") for line in lines)
            assert here_lies or use_of(here.view, here.view.seat, field) in lines
            told += 1
    assert told


def test_a_field_that_is_full_names_who_has_used_it() -> None:
    """It told of "1 player", and nobody knew of whom."""
    told = 0
    for here in (decision(state) for seats in (2, 3) for state in looked_at(seats)):
        for field in filled(here.view, here.view.seat):
            target = FieldTarget(here.view.seat, field)
            refusal = Refusal("D4.3", "field_full", (("field", field), ("most", 1)))
            sign = SIGNS.tip(table(here), here, Meant(target), Asked(target, refusal))
            assert sign is not None
            [line] = [line for line in texts(sign) if "used it in this round" in line]
            for person, player in zip(here.people, here.view.players, strict=True):
                assert (person.name in line) == (field in player.used)
            told += 1
    assert told


def test_what_rests_is_labelled() -> None:
    """D4.4: a skill die that was used comes back at clean-up."""
    labelled = 0
    for state in looked_at(2):
        known = decision(state)
        rests = at_rest(known.view, known.view.seat)
        notes = SIGNS.notes(table(known), known, Meant(), VIEWPORT)
        lines = [line for note in notes for line in texts(note)]
        assert ("resting until clean-up" in lines) == bool(rests)
        labelled += bool(rests)
    assert labelled


def test_the_point_of_every_brewing_is_told_apart() -> None:
    """D7: the reward that the card shows, and one more."""
    here = next(brewing())
    for recipe, card in enumerate(here.view.catalogue.recipes):
        shown = texts(recipe_facts(here.view, here.view.seat, recipe))
        reward = card.reward.points
        assert (f"{reward} + 1" if reward else "1") in shown


def test_what_opens_later_says_so_on_the_board_at_its_button_and_at_its_dice() -> None:
    here = decision(begun(3, 1))
    seat = here.view.seat
    shown = SIGNS.notes(table(here), here, Meant(), VIEWPORT)
    painted = surface(Stack(*shown), size=SIZE)
    painted.paint()
    signs = sorted(text[-7:] for note in shown for text in texts(note) if "round" in text)
    assert signs == ["round 2", "round 2", "round 3", "round 3"]
    skill = next(die for die in here.view.dice_of(seat, POOL) if COLOUR_OF[die] == SKILL)
    meant = Meant(DieTarget(skill), usable=True)
    told = SIGNS.tip(table(here), here, meant, Asked(meant.target, able=meant.target))
    assert told is not None
    assert any("School of skills: opens in round 2." in text for text in texts(told))
    left = replace(here, legal=tuple(m for m in here.legal if not isinstance(m, Place)))
    bar = reasons(here.view, left.legal, mine=True)
    assert bar[ActionKind.PLACE] == "from round 2"
    prompt = prompt_text(here.view, EMPTY, left.legal, deciding=True)
    assert prompt.endswith("School of skills: opens in round 2.")
    late = replace(here, view=replace(here.view, round=3))
    assert not list(still_shut(late.view, seat))
    assert reasons(late.view, left.legal, mine=True)[ActionKind.PLACE] == "nothing fits"


def test_a_field_that_the_others_have_filled_says_so_before_anything_is_put_there() -> None:
    """D4.3: exactly where the rules say so."""
    told = 0
    for here in (decision(state) for seats in (2, 4) for state in looked_at(seats)):
        view = here.view
        if view.phase != PLACING or view.window or view.pending:
            continue
        full = set(filled(view, view.seat))
        assert not full & {move.field for move in here.legal if isinstance(move, Place)}
        for field in range(len(FIELDS)):
            why = here.why(Place(field, SEED))
            if why is not None and why.code in {"field_full", "once_a_round"}:
                assert (field in full) == (why.code == "field_full")
        signs = list(full_signs(table(here), view))
        assert len(signs) == len(full)
        if signs and not told:
            painted = surface(Stack(*signs), size=SIZE)
            painted.paint()
            assert {line for note in signs for line in texts(note)} == {"full"}
        told += len(full)
    assert told
    begins = begun(2, 1).view(0)
    alone = replace(begins, players=begins.players[:1], uses=(1,) * len(begins.uses))
    assert not list(filled(alone, 0)), "nobody takes a place from a solo player"
    assert not any("Full" in use_of(alone, 0, field) for field in range(len(FIELDS)))


def test_the_word_on_a_new_round_waits_until_the_round_is_shown() -> None:
    before, event, after = _round_begun()
    scene = TABLETOP.scene()
    scene.show(TABLETOP.layout(before, 0))
    ground = cast(Ground[BreweryView], replace(Table(before, _eye(before), 0), scene=scene))
    beat: Beat[BreweryView, BreweryEvent] = Beat(0, (event,), before, after, own=True)
    assert not flying(ground, beat)
    scene.shown = 1
    assert flying(ground, beat)


def test_who_is_skipped_in_the_brewing_is_told_what_lacks() -> None:
    """D7: who can't brew isn't asked; the kettle, and the line below the banner, say why."""
    state = bare(phase=BREW)
    open_row(state, "garden-bitter")
    put(state, 0, "ware", "dark-1=3", "dark-2=2", "hops-1=2")
    told = "You are skipped while others make recipes: Garden Bitter lacks hops of 4 or more."
    view = replace(state.view(0), actor=1)
    assert skipped_text(view) == told
    assert prompt_text(view, EMPTY, (), deciding=False) == told
    assert prompt_text(replace(view, phase=PLACING), EMPTY, (), deciding=False) == ""
    assert skipped_text(replace(view, window=AFTER_DECLARING)) == "", "his own may be answered"
    out = tuple(replace(each, out=True) for each in view.players)
    assert skipped_text(replace(view, players=out)) == "", "who has passed knows why"
    before = replace(view, phase=PURCHASE)
    scene = TABLETOP.scene()
    scene.show(TABLETOP.layout(before, 0))
    ground = cast(Ground[BreweryView], replace(Table(before, _eye(before), 0), scene=scene))
    event = PhaseStarted(BREWING)
    beat: Beat[BreweryView, BreweryEvent] = Beat(1, (event,), before, view, own=False)
    assert not flying(ground, beat)
    scene.shown = 1
    [sign] = flying(ground, beat)
    assert told in texts(sign)
    put(state, 0, "ware", "hops-2=4")
    assert skipped_text(replace(state.view(0), actor=1)) == ""


def test_who_has_stored_nothing_is_told_so() -> None:
    state = bare(phase=BREW)
    open_row(state, "garden-bitter")
    assert "no die is in your warehouse" in skipped_text(replace(state.view(0), actor=1))


def _round_begun() -> tuple[BreweryView, RoundStarted, BreweryView]:
    """The first step of a lively game that ends a round, with the views before and after."""
    views = [state.view(0) for state in looked_at(2)]
    for before, after in pairwise(views):
        if after.round > before.round:
            season = "summer" if after.summer else "winter"
            return before, RoundStarted(after.round, after.holder, season), after
    raise AssertionError("no round ends")


def test_signs_over_four_recipes_keep_apart_and_show_what_lacks() -> None:
    told = 0
    for here in some():
        view = here.view
        if len(view.row) < 4 or view.window or None in view.row or view.round < 3:
            continue
        meant = replace(here, selection=replace(EMPTY, action=ActionKind.BREW))
        shown = SIGNS.notes(table(meant), meant, Meant(), VIEWPORT)
        surface(Stack(*shown), size=SIZE).paint()
        signs = [note.children[0] for note in shown if isinstance(note.children[0], Fit)]
        spaces = sorted((sign.rect for sign in signs), key=lambda each: each.x)
        assert all(a.right <= b.x for a, b in pairwise(spaces))
        for recipe, sign in zip(view.row, signs, strict=True):
            assert recipe is not None
            missing = storable(view, view.seat, recipe)[1]
            if view.phase == BREWING:  # nothing of the pool can be stored any more
                missing = lacking(view, view.seat, recipe)
            ready = outlook(view, view.seat, recipe)
            if missing and not ready.store and recipe not in view.blocked_recipes:
                discs = [each for each in sign.walk() if isinstance(each, Disc)]
                assert len(discs) == 1 + len(missing) or texts(sign)
                told += 1
    assert told


def test_an_eye_from_above_sees_each_die_in_numbers_upon_itself() -> None:
    here = next(here for here in some() if not here.view.window)
    view, ground = here.view, table(here)
    dice = list(dice_in_numbers(view, view.seat))
    assert dice
    assert not _badges(here, ground)
    steep = replace(_eye(view), elevation=75.0)
    above = cast(Ground[BreweryView], Table(view, steep, view.seat))
    badges = _badges(here, above)
    assert len(badges) == len(dice)
    for die, badge in zip(dice, badges, strict=True):
        x, y = badge.rect.center
        xs, ys = zip(*map(above.units, above.outline(DieTarget(die))), strict=True)
        assert min(xs) - 10 < x < max(xs) + 10
        assert min(ys) - 10 < y < max(ys) + 10


def test_no_number_runs_ahead_of_the_dice() -> None:
    """While somebody's round is shown, the numbers of the next roll stood over the last one's."""
    here = next(here for here in some() if not here.view.window)
    steep = replace(_eye(here.view), elevation=75.0)
    above = cast(Ground[BreweryView], Table(here.view, steep, here.view.seat))
    assert _badges(here, above)
    above.scene.timeline.add(Act(0.0, 1.0, lambda _part: None))
    assert not _badges(here, above)


def _badges(here: BreweryDecision, ground: Ground[BreweryView]) -> list[Widget]:
    """The discs with the values of dice, where they are drawn."""
    shown = SIGNS.notes(ground, replace(here, open=False), Meant(), VIEWPORT)
    surface(Stack(*shown), size=SIZE).paint()
    return [child for note in shown for child in note.children if isinstance(child, Disc)]
