"""The buttons of `towers`: an action to begin, another price, another way; and one step back."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import get_args

from game.rules.core import Refusal
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    CardTarget,
    PawnTarget,
    ReserveTarget,
    TowersTarget,
)
from game.titles.towers.ui.choices import FOR_ME, ActionKind, Among, MoreOf, PayWith
from game.titles.towers.ui.hands import building, exchanging
from game.titles.towers.ui.hands.inputs import click, joined, waiting_for
from game.titles.towers.ui.hands.leading import goals_of
from game.titles.towers.ui.hands.meaning import place_where, seat_of
from game.titles.towers.ui.hands.refusal_of_click import of_action, refused
from game.titles.towers.ui.hands.selection import EMPTY, Answer, Selection, TowersDecision
from game.titles.towers.ui.hands.ways import Ways, ways_of

THINGS = get_args(TowersTarget)


def choose(decision: TowersDecision, key: Hashable) -> Answer:
    """A button: an action to begin, a price, another way; or what a click on a thing would do."""
    held, ways = decision.selection, ways_of(decision.view, decision.legal)
    match key:
        case ActionKind():
            return _action(decision, ways, key)
        case PayWith(pay) if held.waiting is not None:
            paid = [each for each in ways.alike(held.waiting) if getattr(each, "pay", ()) == pay]
            return Answer(waiting_for(ways, held, paid[0]) if paid else held)
        case MoreOf(colour):
            return Answer(building.more_of(ways, held, colour))
        case _ if key == FOR_ME and held.unfinished is not None:
            return Answer(building.suggested(ways, held, held.unfinished.at) or held)
        case Among(move) if move in decision.legal:
            return Answer(waiting_for(ways, held, move))
        case _ if isinstance(key, THINGS):
            return click(decision, key)
        case _:
            return Answer(held)


def _action(decision: TowersDecision, ways: Ways, kind: ActionKind) -> Answer:
    """A button of the action bar: only what it is for is lit; a second time: all again."""
    held = decision.selection
    if not ways.of(kind):
        return Answer(held, refusal=of_action(ways.view, kind, decision.why))
    if held.action is kind:
        return Answer(EMPTY)
    shut = _no_tower_there(decision, ways, held) if kind is ActionKind.BUILD else None
    if shut is not None:
        return Answer(held, refusal=shut)
    if kind is ActionKind.EXCHANGE:
        cards = {held.picked.index} if isinstance(held.picked, CardTarget) else ()
        return Answer(exchanging.picked(ways.view, frozenset(cards)))
    chosen = Selection(kind, _still(ways, kind, held.picked))
    if kind is ActionKind.BUILD:
        chosen = replace(chosen, blocks=held.blocks)
    if kind is ActionKind.BUILD and isinstance(chosen.picked, PawnTarget):
        chosen = building.at_pawn(ways, chosen, chosen.picked.field) or chosen
    only = list(ways.by_target(kind))
    if chosen.picked is None and len(only) == 1:
        chosen = joined(ways, chosen, only[0]) or chosen
    return Answer(led(chosen, goals_of(ways, chosen)))


def _no_tower_there(decision: TowersDecision, ways: Ways, held: Selection) -> Refusal | None:
    """Why nothing can be built where the pawn in hand stands (T6.1): no other one is meant."""
    picked = held.picked
    if not isinstance(picked, PawnTarget) or ways.by_target(ActionKind.BUILD, picked):
        return None
    return refused(replace(decision, selection=Selection(ActionKind.BUILD)), picked)


def _still(ways: Ways, kind: ActionKind, picked: Target | None) -> Target | None:
    """What is in hand and can be kept for an action."""
    if picked is not None and ways.by_target(kind, picked):
        return picked
    return ReserveTarget(seat_of(ways.view)) if kind is ActionKind.PLACE else None


def confirm(decision: TowersDecision) -> Answer:
    """Enter: a click where the cursor is, or yes to what waits.

    After it the cursor is on what waits, so that Enter once more says yes; on a card that is to be
    exchanged it says yes to that.
    """
    held = decision.selection
    if held.cursor is None or _is_exchanged(held, held.cursor):
        return Answer(EMPTY, held.waiting) if held.waiting is not None else Answer(held)
    answer = click(decision, held.cursor)
    found, ways = answer.selection, ways_of(decision.view, decision.legal)
    going_on = found.waits or bool(found.blocks)
    if answer.move is not None or answer.refusal is not None or not going_on:
        return answer
    if _is_short(ways, found) or found.action is ActionKind.EXCHANGE:
        return replace(answer, selection=replace(found, cursor=held.cursor))
    return replace(answer, selection=led(found, building.sites(ways, found)))


def _is_short(ways: Ways, held: Selection) -> bool:
    """Whether a tower lacks blocks as yet."""
    if held.unfinished is not None:
        return True
    return held.waiting is None and bool(held.blocks) and not building.is_whole(ways, held)


def _is_exchanged(held: Selection, target: Target) -> bool:
    if held.action is not ActionKind.EXCHANGE or not isinstance(target, CardTarget):
        return False
    return target.index in held.cards


def led(selection: Selection, goals: Sequence[Target]) -> Selection:
    """The cursor on the move that waits, or else on the first of ``goals``."""
    if selection.waiting is not None:
        return replace(selection, cursor=place_where(selection.waiting))
    return replace(selection, cursor=next(iter(goals), None))
