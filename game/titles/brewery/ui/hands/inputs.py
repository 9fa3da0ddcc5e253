"""What a click, a drag or a key means in `brewery`: from targets to moves, without a window.

A thing, then its place, in whatever order. What can be taken back is played at once; a purchase, a
brewing and a token are shown and wait for their yes, a click on the thing once more or Enter. Until
then the price, the extension or the target may be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.brewery.catalogue import SKILL_USE
from game.rules.brewery.moves import Brew, BreweryMove, Buy, Pick, Place, Store, UseToken
from game.rules.brewery.view import PICKING, POOL
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    DieTarget,
    ExtensionTarget,
    KettleTarget,
    OwnGoodsTarget,
    SupplyTarget,
)
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.hands.meaning import instead, pieces, places, recipe_at, seat_of
from game.titles.brewery.ui.hands.paying import best
from game.titles.brewery.ui.hands.refusal_of_click import refused
from game.titles.brewery.ui.hands.selection import EMPTY, Answer, BreweryDecision, Selection
from game.titles.brewery.ui.hands.ways import Ways, ways_of, with_dice

SHOWN = (Buy, Brew, UseToken)
"""What is shown before it is done."""


def click(decision: BreweryDecision, target: Target | None) -> Answer:
    """A click on ``target``; on nothing it goes one step back."""
    held = replace(decision.selection, cursor=None, passing=False)
    if target is None:
        return Answer(back(held))
    for thing in (target, *instead(decision.view, target)):
        found = _clicked(decision, held, thing)
        if found is not None:
            return found
    refusal = refused(decision, target)
    return Answer(held if refusal else back(held), refusal=refusal)


def _clicked(decision: BreweryDecision, held: Selection, target: Target) -> Answer | None:
    """What a click does with a thing; None: nothing."""
    ways, found = ways_of(decision.view, decision.legal), None
    if held.waits:
        found = _answered(ways, held, target)
    elif held.picked is not None:
        found = _put_down(ways, held, held.picked, target)
    if found is not None:
        return found
    free = Selection(suggesting=held.suggesting)
    begun = _begun(decision, anew(held), target) or _begun(decision, free, target)
    busy = held.waits or (held.picked is not None and not _is_place(ways, held))
    return None if begun is None or (busy and _is_place(ways, begun.selection)) else begun


def _is_place(ways: Ways, held: Selection) -> bool:
    """Whether only a place is in hand: one gives way to another, what goes onto it does not."""
    picked = held.picked
    return picked is not None and ways.named(picked) not in ways.pieces()


def _put_down(ways: Ways, held: Selection, picked: Target, target: Target) -> Answer | None:
    """A click while something is in hand: its place; or it is put back."""
    if target == picked:
        return Answer(back(held))
    for action in dict.fromkeys((held.action, None)):
        moves = ways.joined(picked, action).get(ways.named(target))
        if moves:
            return come_to(ways, held, moves, picked, target)
    return None


def _answered(ways: Ways, held: Selection, target: Target) -> Answer | None:
    """A click while something waits: its yes, or a change of it."""
    if held.asking is not None:
        move = coloured(ways, held.asking, target)
        return Answer(EMPTY, move) if move is not None else None
    other = changed(ways, held, target)
    if other is not None:
        return Answer(replace(held, waiting=other))
    if held.waiting is not None and target in yes_to(ways, held.waiting):
        return Answer(EMPTY, held.waiting)
    return None


def coloured(ways: Ways, asking: Place, target: Target) -> Place | None:
    """The exchange that is asked for, with the colour of a bin (D5.3)."""
    if not isinstance(target, SupplyTarget):
        return None
    move = replace(asking, colour=target.colour)
    named = ways.named(DieTarget(asking.item))
    assert isinstance(named, DieTarget)
    return move if replace(move, item=named.die) in ways.legal else None


def colours_of(ways: Ways, asking: Place) -> list[Target]:
    """The bins whose dice may be exchanged."""
    bins = (SupplyTarget(colour) for colour in range(4))
    return [target for target in bins if coloured(ways, asking, target) is not None]


def yes_to(ways: Ways, move: BreweryMove) -> tuple[Target, ...]:
    """The things on which one click more is the yes to a move that waits."""
    if isinstance(move, Brew):
        return (next(places(move, ways.view)), KettleTarget())
    return tuple(places(move, ways.view))


def changed(ways: Ways, held: Selection, target: Target) -> BreweryMove | None:
    """What waits, paid with another die, refined otherwise, or with another target."""
    move = held.waiting
    match move:
        case Buy():
            return _otherwise_paid(ways, move, target)
        case Brew():
            return _otherwise_refined(ways, move, target)
        case UseToken():
            token = next(pieces(move, ways.view))
            found = ways.joined(token).get(ways.named(target), [])
            moves = [with_dice(each, ways.first, target) for each in found]
            return moves[0] if moves and moves[0] != move else None
        case _:
            return None


def _otherwise_paid(ways: Ways, move: Buy, target: Target) -> Buy | None:
    if not isinstance(target, DieTarget):
        return None
    if target.die == move.die:
        other = replace(move, die=None)
        return other if other in ways.legal else None
    other = replace(move, die=ways.first[target.die])
    return replace(move, die=target.die) if other in ways.legal else None


def _otherwise_refined(ways: Ways, move: Brew, target: Target) -> Brew | None:
    use = use_meant(ways, move, target)
    if use is None:
        return None
    other = replace(move, extension=None if use == move.extension else use)
    return other if other in ways.legal else None


def use_meant(ways: Ways, move: Brew, target: Target) -> int | None:
    """What of an extension a thing stands for, beside a brewing that waits."""
    match target:
        case ExtensionTarget(slot, index) if recipe_at(ways.view, slot) == move.recipe:
            return ways.view.catalogue.recipes[move.recipe].extensions[index].use
        case OwnGoodsTarget(_, what):
            return what
        case DieTarget():
            skilled = replace(move, extension=SKILL_USE)
            named = ways.named(target)
            others = (each for each in ways.legal if each == skilled)
            usable = any(named in pieces(each, ways.view) for each in others)
            base = named in pieces(replace(move, extension=None), ways.view)
            return SKILL_USE if usable and not base else None
        case _:
            return None


def _begun(decision: BreweryDecision, held: Selection, target: Target) -> Answer | None:
    """Afresh from a thing: what needs no other thing is done or shown, else it is in hand."""
    ways = ways_of(decision.view, decision.legal)
    named = ways.named(target)
    alone = ways.alone(held.action).get(named)
    if alone:
        return come_to(ways, held, alone, None, target)
    if decision.view.pending == PICKING and isinstance(target, DieTarget):
        pick = Pick(target.die)
        return Answer(EMPTY, pick) if decision.why(pick) is None else None
    if named in ways.pieces(held.action) or named in ways.places(held.action):
        return Answer(replace(held, picked=target))
    return None


def come_to(
    ways: Ways,
    held: Selection,
    moves: Sequence[BreweryMove],
    picked: Target | None,
    target: Target,
) -> Answer:
    """What comes of a thing brought to its place: a move, or one that waits for its yes.

    ``moves``: those that it may mean; ``picked``: the thing, None where a click on ``target`` is
    all.
    """
    move = with_dice(best(ways.view, moves), ways.first, picked, target)
    if isinstance(move, SHOWN):
        return Answer(replace(held, waiting=move, asking=None))
    if isinstance(move, Place) and len(moves) > 1:
        return Answer(replace(held, asking=move))
    return Answer(_after(ways, held, move), move)


def _after(ways: Ways, held: Selection, move: BreweryMove) -> Selection:
    """What is in hand after a move: storing goes on as long as there are more dice to store."""
    view = ways.view
    more = sum(view.value[die] > 0 for die in view.dice_of(seat_of(view), POOL)) > 1
    if isinstance(move, Store) and held.action is ActionKind.STORE and more:
        return Selection(ActionKind.STORE, suggesting=held.suggesting)
    return EMPTY


def drop(decision: BreweryDecision, start: Target, goal: Target | None) -> Answer:
    """The end of a drag from ``start``; over nothing, the piece goes back."""
    before = decision.selection
    if goal is None or goal == start:
        return Answer(before)
    ways = ways_of(decision.view, decision.legal)
    joined = ways.joined(start)
    for thing in (goal, *instead(decision.view, goal)):
        moves = joined.get(ways.named(thing))
        if moves:
            return come_to(ways, Selection(suggesting=before.suggesting), moves, start, thing)
    held = Selection(picked=start)
    return Answer(before, refusal=refused(replace(decision, selection=held), goal))


def anew(held: Selection) -> Selection:
    """With empty hands, in the same mood."""
    return Selection(held.action, suggesting=held.suggesting)


def back(selection: Selection) -> Selection:
    """Esc or a right click: one step out of what was begun."""
    if selection.waits and selection.picked is not None:
        return replace(anew(selection), picked=selection.picked)
    if selection.waits or selection.picked is not None:
        return anew(selection)
    if selection.action is not None and selection.action is not ActionKind.STORE:
        return Selection(suggesting=selection.suggesting)
    return EMPTY
