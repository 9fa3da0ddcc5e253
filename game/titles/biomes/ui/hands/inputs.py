"""What a click, a drag or a key means in `biomes`: from targets to moves, without a window.

Everything legal may be done at once on the thing itself; choosing an action only narrows what is
lit. Whatever drags can also be clicked twice: the piece, then the place.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules.biomes.beginning import refusal_of
from game.rules.biomes.catalogue import Payment
from game.rules.biomes.moves import (
    Build,
    Cell,
    EndTurn,
    Explore,
    Fight,
    Score,
    Space,
)
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.rules.core import Refusal
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    FigureTarget,
    SpaceTarget,
    StackTarget,
)
from game.titles.biomes.ui.hands.meaning import (
    any_build,
    builds_of,
    decider,
    explores,
    is_hopeless,
    kind_of,
    lost_by,
    meant,
    probe,
    refused,
    scores_at,
    target_of,
)
from game.titles.biomes.ui.hands.selection import (
    EMPTY,
    Answer,
    BiomesDecision,
    Legal,
    PaymentChoice,
    Selection,
)

MUCH = 3
"""So many XP less than another choice a scoring brings that is asked about once more."""


def click(asked: BiomesDecision, target: Target | None) -> Answer:
    """A click on ``target``; on nothing it lets go of what is in hand."""
    view, selection = asked.view, asked.selection
    target = meant(asked, target)
    if target is None:
        return Answer(back(selection))
    if selection.picked is not None:
        return _put_down(asked, target)
    match target:
        case StackTarget(cell):
            return _click_stack(asked, cell)
        case FigureTarget():
            return Answer(replace(EMPTY, picked=target))
        case SpaceTarget(seat, space) if seat == view.actor and view.stage is Stage.SCORE:
            return _click_score(asked, space)
        case _:
            return _play(asked, target)


def drop(asked: BiomesDecision, start: Target, goal: Target | None) -> Answer:
    """The end of a drag from ``start``; over nothing, the piece goes back."""
    if goal is None or goal == start:
        return Answer(EMPTY)
    held = replace(asked, selection=Selection(picked=start))
    answer = _put_down(held, meant(held, goal) or goal)
    return replace(answer, selection=replace(answer.selection, picked=None))


def draggable(asked: BiomesDecision) -> set[Target]:
    """What a drag that would lead to a move can begin on."""
    legal = asked.legal
    found: set[Target] = {StackTarget(move.cell) for move in legal if isinstance(move, Build)}
    return found | {FigureTarget(decider(asked.view))} if explores(legal) else found


def choose_action(asked: BiomesDecision, kind: ActionKind) -> Answer:
    """What a button of the action bar comes to: the targets of ``kind`` alone are lit.

    Pressed a second time it lights all again; what can't be done is refused.
    """
    reason = actions(asked.view, asked.legal)[kind]
    if reason is not None:
        return Answer(asked.selection, refusal=reason)
    if asked.selection.action is kind:
        return Answer(EMPTY)
    chosen = Selection(action=kind)
    first = next(iter(lit(replace(asked, selection=chosen))), None)
    return Answer(replace(chosen, cursor=first))


def confirm(asked: BiomesDecision) -> Answer:
    """What Enter comes to: yes to the fight or payment that waits, or a click where the cursor is.

    A fight that can't be won is left alone: that is what the panel offers first.
    """
    selection = asked.selection
    if selection.payment:
        choice = selection.payment
        pay = choice.options[choice.chosen]
        return Answer(EMPTY, Build(choice.cell, choice.space, pay))
    if selection.fight and is_hopeless(asked.view, selection.fight):
        return Answer(back(selection))
    if selection.fight:
        return Answer(EMPTY, Fight(selection.fight))
    if selection.score:
        return Answer(EMPTY, selection.score)
    if selection.cursor:
        return click(asked, selection.cursor)
    only_end = any(isinstance(move, EndTurn) for move in asked.legal)
    return Answer(EMPTY, EndTurn()) if only_end else Answer(selection)


def back(selection: Selection) -> Selection:
    """Esc or a right click: one step out of what was begun."""
    if selection.payment or selection.fight or selection.picked or selection.score:
        return replace(EMPTY, action=selection.action)
    return EMPTY


def goals(asked: BiomesDecision) -> list[Target]:
    """What the keyboard is led to, in the order of the moves."""
    return list(_goals(asked))


def lit(asked: BiomesDecision) -> dict[Target, Mark]:
    """What is marked on the table while the actor decides."""
    view, selection = asked.view, asked.selection
    marks = {
        target: Mark.TAKEABLE if isinstance(target, BlockTarget) else Mark.TARGET
        for target in _goals(asked)
    }
    if selection.picked:
        marks[selection.picked] = Mark.CHOSEN
    if selection.fight:
        marks[StackTarget(selection.fight)] = Mark.CHOSEN
    if selection.score:
        seat = decider(view)
        marks |= {SpaceTarget(seat, at): Mark.CHOSEN for at in scores_at(view, selection.score)}
    if selection.payment:
        marks[SpaceTarget(decider(view), selection.payment.space)] = Mark.CHOSEN
    if selection.cursor:
        marks[selection.cursor] = Mark.HOVER
    return marks


def why_not(asked: BiomesDecision, target: Target) -> Refusal | None:
    """Why a click on ``target`` would do nothing, or None where it would do something."""
    target = meant(asked, target) or target
    if target in _goals(asked) or target == asked.selection.picked:
        return None
    return refused(asked, target)


def actions(view: BiomesView, legal: Legal) -> dict[ActionKind, Refusal | None]:
    """The five buttons: None for what can be done now, else the reason (B2.1)."""
    able = {kind_of(move, view) for move in legal}
    return {kind: None if kind in able else refusal_of(view, kind) for kind in ActionKind}


def _goals(asked: BiomesDecision) -> dict[Target, None]:
    """The targets that a click would act on, in the order of the moves."""
    legal, selection = asked.legal, asked.selection
    if selection.payment or selection.fight:
        return {}
    match selection.picked:
        case StackTarget(cell):
            seat, spaces = decider(asked.view), {move.space for move in builds_of(legal, cell)}
            return {SpaceTarget(seat, space): None for space in sorted(spaces)}
        case FigureTarget():
            return {CrossingTarget(m.to): None for m in legal if isinstance(m, Explore)}
        case _:
            return _all_goals(asked.view, legal, selection.action)


def _all_goals(view: BiomesView, legal: Legal, action: ActionKind | None) -> dict[Target, None]:
    goals: dict[Target, None] = {}
    for move in legal:
        if action is not None and kind_of(move, view) is not action:
            continue
        if isinstance(move, Score):
            for space in scores_at(view, move):
                goals[SpaceTarget(decider(view), space)] = None
        else:
            target = target_of(move, decider(view))
            if target is not None:
                goals[target] = None
    return goals


def _click_stack(asked: BiomesDecision, cell: Cell) -> Answer:
    if any_build(asked.legal, cell):
        return Answer(replace(EMPTY, picked=StackTarget(cell)))
    if Fight(cell) in asked.legal:
        if asked.selection.fight == cell:
            return Answer(EMPTY, Fight(cell))
        return Answer(replace(EMPTY, fight=cell))
    return _play(asked, StackTarget(cell))


def _click_score(asked: BiomesDecision, space: Space) -> Answer:
    """A click on a group scores it; one that brings much less than another needs two (B7.3)."""
    view, legal, selection = asked.view, asked.legal, asked.selection
    here = [m for m in legal if isinstance(m, Score) and space in scores_at(view, m)]
    if len(here) != 1:
        return Answer(selection)
    [move] = here
    if move != selection.score and lost_by(view, legal, move) >= MUCH:
        return Answer(replace(EMPTY, score=move))
    return Answer(EMPTY, move)


def _put_down(asked: BiomesDecision, goal: Target) -> Answer:
    """The second half of a drag or of two clicks; elsewhere the piece is put down again."""
    selection, picked = asked.selection, asked.selection.picked
    if picked == goal:
        return Answer(replace(selection, picked=None))
    if isinstance(picked, StackTarget) and isinstance(goal, SpaceTarget):
        ways = [move for move in builds_of(asked.legal, picked.cell) if move.space == goal.space]
        if goal.seat == asked.view.actor and ways:
            return _pay(picked.cell, goal.space, tuple(move.pay for move in ways))
    if isinstance(picked, FigureTarget) and isinstance(goal, CrossingTarget):
        return _play(replace(asked, selection=EMPTY), goal)
    if isinstance(goal, StackTarget) and any_build(asked.legal, goal.cell):
        return Answer(replace(EMPTY, picked=goal))
    refusal = refused(asked, goal)
    return Answer(selection if refusal else back(selection), refusal=refusal)


def _pay(cell: Cell, space: Space, options: tuple[Payment, ...]) -> Answer:
    if len(options) == 1:
        return Answer(EMPTY, Build(cell, space, options[0]))
    return Answer(Selection(payment=PaymentChoice(cell, space, options)))


def _play(asked: BiomesDecision, target: Target) -> Answer:
    """Play the one move that ``target`` stands for, or tell why not."""
    move = probe(asked.view, target)
    if move is not None and move in asked.legal:
        return Answer(EMPTY, move)
    return Answer(replace(asked.selection, fight=None), refusal=refused(asked, target))
