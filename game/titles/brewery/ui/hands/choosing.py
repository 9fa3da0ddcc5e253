"""The buttons of `brewery`: an action to begin, another price, another extension; and Enter."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import get_args

from game.rules.brewery.moves import Brew, Buy
from game.scene.targets import Target
from game.titles.brewery.scene.targets import BreweryTarget
from game.titles.brewery.ui.choices import (
    SUGGEST,
    ActionKind,
    Extend,
    PayWith,
    ending,
)
from game.titles.brewery.ui.giving_up import given_up
from game.titles.brewery.ui.hands.inputs import click, yes_to
from game.titles.brewery.ui.hands.leading import goals_of
from game.titles.brewery.ui.hands.refusal_of_click import of_action
from game.titles.brewery.ui.hands.selection import EMPTY, Answer, BreweryDecision, Selection
from game.titles.brewery.ui.hands.ways import Ways, ways_of

THINGS = get_args(BreweryTarget)


def choose(decision: BreweryDecision, key: Hashable) -> Answer:
    """A button: an action, a price, an extension; or what a click on a thing would do."""
    held = decision.selection
    match key:
        case ActionKind.PASS:
            return _ended(decision)
        case ActionKind():
            return _action(decision, key)
        case Extend(use) if isinstance(held.waiting, Brew):
            refined = replace(held.waiting, extension=use)
            return Answer(replace(held, waiting=refined) if refined in decision.legal else held)
        case PayWith(die) if isinstance(held.waiting, Buy):
            paid = replace(held.waiting, die=die)
            return Answer(replace(held, waiting=paid) if decision.why(paid) is None else held)
        case _ if key == SUGGEST:
            return Answer(replace(held, suggesting=not held.suggesting))
        case _ if isinstance(key, THINGS):
            return click(decision, key)
        case _:
            return Answer(held)


def _ended(decision: BreweryDecision) -> Answer:
    """The move that ends what is being done, or rolls what was picked.

    A pass is final: while a recipe could still be brewed it is asked for a second time.
    """
    held = decision.selection
    move = ending(decision.legal)
    if move is None:
        refusal = of_action(decision.view, ActionKind.PASS, decision.why)
        return Answer(held, refusal=refusal)
    if not held.passing and given_up(decision.view, decision.legal):
        return Answer(Selection(suggesting=held.suggesting, passing=True))
    return Answer(EMPTY, move)


def _action(decision: BreweryDecision, kind: ActionKind) -> Answer:
    """A button of the action bar: only what it is for is lit; a second time: all again, or what it
    offers, where something was taken in hand meanwhile."""
    held, ways = decision.selection, ways_of(decision.view, decision.legal)
    if not ways.of(kind):
        return Answer(held, refusal=of_action(ways.view, kind, decision.why))
    if held.action is kind:
        return Answer(EMPTY if held.picked is None else led(ways, Selection(kind)))
    kept = held.picked if held.picked is not None and ways.joined(held.picked, kind) else None
    store = kind is ActionKind.STORE
    chosen = Selection(kind, None if store else kept, suggesting=store or held.suggesting)
    return Answer(led(ways, chosen))


def confirm(decision: BreweryDecision) -> Answer:
    """Enter: a click where the cursor is, or yes to what waits.

    After it the cursor is on what waits, so that Enter once more says yes; or on the first place
    for what is in hand.
    """
    held, ways = decision.selection, ways_of(decision.view, decision.legal)
    if held.cursor is None:
        return Answer(EMPTY, held.waiting) if held.waiting is not None else Answer(held)
    answer = click(decision, held.cursor)
    found = answer.selection
    if answer.move is not None or answer.refusal is not None:
        return answer
    if not found.waits and found.picked is None:
        return answer
    return replace(answer, selection=led(ways, found))


def led(ways: Ways, selection: Selection) -> Selection:
    """The cursor on the move that waits, or else on the first goal."""
    if selection.waiting is not None:
        return replace(selection, cursor=yes_to(ways, selection.waiting)[0])
    goals: Sequence[Target] = goals_of(ways, selection)
    return replace(selection, cursor=next(iter(goals), None))
