"""What can be used of the table of `brewery`, in the order of the keyboard; how it is marked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.rules.brewery.catalogue import COLOUR_OF, DICE
from game.rules.brewery.moves import Brew, Buy, Pick, UseToken
from game.rules.brewery.view import PICKING, POOL, SUPPLY
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    BuildingTarget,
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    IngredientTarget,
    KettleTarget,
    OwnGoodsTarget,
    PoolTarget,
    RecipeTarget,
    SeedTarget,
    SupplyTarget,
    TokenTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.hands.inputs import changed, colours_of, yes_to
from game.titles.brewery.ui.hands.meaning import pieces, places, seat_of
from game.titles.brewery.ui.hands.selection import BreweryDecision, Selection
from game.titles.brewery.ui.hands.ways import Ways, ways_of
from game.titles.brewery.ui.view_facts import wanted

ORDER = (
    RecipeTarget,
    DieTarget,
    SeedTarget,
    FieldTarget,
    WarehouseTarget,
    PoolTarget,
    IngredientTarget,
    TokenTarget,
    ExtensionTarget,
    OwnGoodsTarget,
    SupplyTarget,
    BuildingTarget,
    KettleTarget,
)
"""The keyboard comes to these things in this order."""
NONE = Mark.NONE
_DICE = tuple(DieTarget(die) for die in range(DICE))


def goals_of(ways: Ways, held: Selection) -> list[Target]:
    """What a click would use, once each: of alike dice the first."""
    return sorted(dict.fromkeys(_goals(ways, held)), key=lambda target: _place(ways, target))


def _place(ways: Ways, target: Target) -> tuple[int, ...]:
    """Where the keyboard comes to a thing: dice by place, then colour and value."""
    kind = ORDER.index(type(target))
    if not isinstance(target, DieTarget):
        return (kind,)
    view, die = ways.view, target.die
    return (
        kind,
        view.where[die] == SUPPLY,
        view.where[die] != POOL,
        COLOUR_OF[die],
        -view.value[die],
    )


def _goals(ways: Ways, held: Selection) -> Iterator[Target]:
    if held.asking is not None:
        yield from colours_of(ways, held.asking)
    elif held.waiting is not None:
        yield yes_to(ways, held.waiting)[0]
        yield from _changes(ways, held)
    elif held.picked is not None:
        yield from ways.joined(held.picked, held.action)
    else:
        yield from ways.alone(held.action)
        yield from ways.pieces(held.action)


def _changes(ways: Ways, held: Selection) -> Iterator[Target]:
    """What would pay, refine or aim otherwise."""
    found: Iterable[Target] = ()
    match held.waiting:
        case Buy():
            moves = ways.alike(held.waiting)
            found = [thing for move in moves for thing in pieces(move, ways.view)]
        case Brew():
            moves = ways.alike(held.waiting)
            found = [thing for move in moves for thing in [*places(move, ways.view)][1:]]
        case UseToken():
            found = ways.joined(next(pieces(held.waiting, ways.view)))
    for thing in found:
        if changed(ways, held, thing) is not None:
            yield thing


def lit_of(decision: BreweryDecision) -> dict[Target, Mark]:
    """How all that can be used is marked; what is NONE can be used all the same."""
    ways, held = ways_of(decision.view, decision.legal), decision.selection
    marks: dict[Target, Mark] = {}
    if replace(held, cursor=None, suggesting=False, passing=False) == Selection(held.action):
        marks.update(dict.fromkeys(ways.places(held.action), NONE))
    for target in _goals(ways, held):
        marks[target] = NONE if _is_calm(held, target) else Mark.TARGET
    if held.waits:
        marks.update(dict.fromkeys(_beside(ways, held), NONE))
    marks = {**marks, **_alike(ways, marks), **_picks(decision)}
    if isinstance(held.waiting, Brew):
        marks[KettleTarget()] = Mark.TARGET
    if held.suggesting and not held.waits:
        marks.update(_suggested(ways, marks))
    marks.update(dict.fromkeys(chosen(ways, held), Mark.CHOSEN))
    if held.cursor is not None:
        marks[held.cursor] = Mark.HOVER
    return marks


def _beside(ways: Ways, held: Selection) -> list[Target]:
    """What would begin something else while a move waits."""
    goals = dict.fromkeys(_goals(ways, held))
    return [thing for thing in ways.alone(held.action) if thing not in goals]


def _is_calm(held: Selection, target: Target) -> bool:
    """Whether a thing is not lit, so that others stand out: what waits is told by its own mark."""
    return isinstance(target, RecipeTarget | KettleTarget) and isinstance(held.waiting, Brew)


def _alike(ways: Ways, marks: dict[Target, Mark]) -> dict[Target, Mark]:
    """The dice that are as good as those that moves name."""
    found: dict[Target, Mark] = {}
    for target, first in zip(_DICE, ways.first, strict=True):
        named = _DICE[first]
        if named in marks:
            found[target] = marks[named]
    return found


def _picks(decision: BreweryDecision) -> dict[Target, Mark]:
    """The dice that may be picked to be rolled again, in whatever order (D11.2)."""
    view, found = decision.view, dict[Target, Mark]()
    if view.pending != PICKING or not decision.open:
        return found
    for die in range(DICE):
        if die in view.picked:
            found[DieTarget(die)] = Mark.CHOSEN
        elif view.owner[die] == seat_of(view) and decision.why(Pick(die)) is None:
            found[DieTarget(die)] = Mark.TARGET
    return found


def _suggested(ways: Ways, marks: dict[Target, Mark]) -> dict[Target, Mark]:
    """The dice of the pool that a recipe wants stand out from those that none does."""
    found = {DieTarget(die) for die in wanted(ways.view, seat_of(ways.view))}
    dice = (target for target in marks if isinstance(target, DieTarget))
    return {target: Mark.CHOSEN if target in found else NONE for target in dice}


def chosen(ways: Ways, held: Selection) -> list[Target]:
    """What is in hand, what pays, and where what waits would be done."""
    found: list[Target] = []
    if held.picked is not None:
        found.append(held.picked)
    if held.asking is not None:
        found += [DieTarget(held.asking.item), *places(held.asking, ways.view)]
    match held.waiting:
        case Buy(_, die) as move:
            found += [*places(move, ways.view), *([DieTarget(die)] if die is not None else [])]
        case Brew() as move:
            found += (each for each in places(move, ways.view) if each != KettleTarget())
        case UseToken() as move:
            found += [*pieces(move, ways.view), next(places(move, ways.view))]
    return found
