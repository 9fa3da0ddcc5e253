"""What can be used of the table of `towers`, in the order of the keyboard, and how it is marked."""

from __future__ import annotations

from game.rules.towers.moves import Exchange
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands import building, exchanging
from game.titles.towers.ui.hands.inputs import (
    PAYS,
    changed,
    is_price,
    others_there,
    ways_there,
    yes_to,
)
from game.titles.towers.ui.hands.meaning import JOKER, place_where, seat_of, spent
from game.titles.towers.ui.hands.paying import payers_of
from game.titles.towers.ui.hands.selection import Selection
from game.titles.towers.ui.hands.ways import Ways

ORDER = (
    PawnTarget,
    ReserveTarget,
    TowerTarget,
    FieldTarget,
    LaneTarget,
    BlockTarget,
    CardTarget,
    JokerTarget,
    DiscardTarget,
)
"""The keyboard comes to these things in this order."""
NONE = Mark.NONE
CALM = (CardTarget, JokerTarget, BlockTarget)
"""Of use at nearly any time, and so not lit of themselves."""


def goals_of(ways: Ways, held: Selection) -> list[Target]:
    """What a click would use, once each."""
    if held.action is ActionKind.EXCHANGE:
        return exchanging.goals(ways.view, held)
    found = dict.fromkeys(_goals(ways, held))
    dear = _only_by_joker(ways, held) if held.waiting is None else frozenset()
    return sorted(found, key=lambda target: (ORDER.index(type(target)), target in dear))


def _only_by_joker(ways: Ways, held: Selection) -> frozenset[Target]:
    """What no cards alone lead to: the keyboard comes to it last of its kind (T9)."""
    leading = ways.by_target(held.action, held.picked, held.payer)
    return frozenset(
        target for target, moves in leading.items() if all(spent(move)[JOKER] for move in moves)
    )


def _goals(ways: Ways, held: Selection) -> list[Target]:
    found: list[Target] = list(_changes(ways, held))
    if held.unfinished is not None:
        return found
    if held.blocks and held.waiting is None:
        return found + building.sites(ways, held)
    if held.waiting is not None:
        found += yes_to(held.waiting)
        for move in others_there(ways, held):
            found += ways_there(ways, move)
        return found
    if held.action is ActionKind.BUILD and held.picked is None:
        blocks = building.own_blocks(ways.view)
        found += [each for each in blocks if changed(ways, held, each) is not None]
    if held.payer is not None:
        found += (
            each for each in ways.by_target(held.action, held.picked) if isinstance(each, PAYS)
        )
    return found + list(ways.by_target(held.action, held.picked, held.payer))


def _changes(ways: Ways, held: Selection) -> list[Target]:
    """What would pay or build otherwise."""
    things: list[Target] = []
    if held.waits and not isinstance(held.waiting, Exchange):
        things += payers_of(ways.view)
    if building.is_building(held):
        things += building.own_blocks(ways.view)
    return [thing for thing in things if changed(ways, held, thing) is not None]


def lit_of(ways: Ways, held: Selection) -> dict[Target, Mark]:
    """How all that can be used is marked; what is NONE can be used all the same."""
    marks: dict[Target, Mark] = {}
    if held == Selection(cursor=held.cursor):
        marks.update(dict.fromkeys(ways.quiet(), NONE))
    elif held.waiting is not None and held.picked is not None:
        joined = ways.by_target(held.action, held.picked)
        marks.update(
            dict.fromkeys((each for each in joined if not is_price(ways, held, each)), NONE)
        )
    elif held.waiting is not None and held.blocks:
        marks.update(dict.fromkeys(building.sites(ways, held), NONE))
    for target in goals_of(ways, held):
        marks[target] = NONE if _is_calm(held, target) else Mark.TARGET
    marks.update(dict.fromkeys(chosen(ways, held), Mark.CHOSEN))
    if held.cursor is not None:
        marks[held.cursor] = Mark.HOVER
    return marks


def _is_calm(held: Selection, target: Target) -> bool:
    """Whether a thing is not lit, so that others stand out."""
    if held.waiting is not None:
        return not isinstance(target, LaneTarget | DiscardTarget)
    if isinstance(target, BlockTarget) and building.is_building(held):
        return True  # those that are chosen stand out
    if held.unfinished is not None:
        return False
    return isinstance(target, CALM) and not isinstance(held.picked, PawnTarget)


def chosen(ways: Ways, held: Selection) -> list[Target]:
    """What is in hand, what would pay, and where what waits would be done."""
    found: list[Target] = [CardTarget(index) for index in held.cards]
    if held.waiting is not None:
        found.append(place_where(held.waiting))
        if spent(held.waiting)[JOKER]:
            found.append(JokerTarget(seat_of(ways.view)))
    elif held.picked is not None:
        found.append(held.picked)
    if held.payer is not None:
        found.append(held.payer)
    if held.unfinished is not None:
        found.append(PawnTarget(held.unfinished.at))
    return found
