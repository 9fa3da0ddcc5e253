"""What inputs mean in the toy: a field is walked to, its pebble taken; a card disputes."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from game.rules.core import Refusal
from game.scene.stage import Mark
from game.scene.targets import Target
from game.ui.hands import Answer, Decision, Hands
from tests.toy.moves import Dispute, Leave, Let, Take, ToyMove, Walk
from tests.toy.rules import Stage, ToyView
from tests.toy.scene import CardTarget, FieldTarget


@dataclass(frozen=True, slots=True)
class Held:
    """Nothing is ever in hand but the keyboard's cursor."""

    cursor: Target | None = None
    picked: Target | None = None
    waits: bool = False


EMPTY = Held()
Asked = Decision[ToyView, ToyMove, Held]
Said = Answer[ToyMove, Held]
KEYS: dict[Hashable, ToyMove] = {"leave": Leave(), "let": Let()}
"""The moves that are buttons: nothing on the table stands for them."""


def target_of(view: ToyView, move: ToyMove) -> Target | None:
    """The thing that stands for a move; None for what is a button."""
    here = view.fields[view.turn_player]
    match move:
        case Walk(steps):
            return FieldTarget(here + steps)
        case Take():
            return FieldTarget(here)
        case Dispute():
            return CardTarget(view.actor or 0)
        case _:
            return None


def click(decision: Asked, target: Target | None) -> Said:
    """Play what it stands for, or say why not."""
    if target is None:
        return Answer(EMPTY)
    for move in decision.legal:
        if target_of(decision.view, move) == target:
            return Answer(EMPTY, move)
    return Answer(EMPTY, refusal=why_not(decision, target))


def choose(decision: Asked, key: Hashable) -> Said:
    """A button."""
    move = KEYS[key]
    if move in decision.legal:
        return Answer(EMPTY, move)
    return Answer(decision.selection, refusal=decision.why(move))


def goals(decision: Asked) -> list[Target]:
    """What legal moves are made on."""
    found = (target_of(decision.view, move) for move in decision.legal)
    return [target for target in found if target is not None]


def lit(decision: Asked) -> dict[Target, Mark]:
    """The same, and the cursor."""
    marks = dict.fromkeys(goals(decision), Mark.TARGET)
    if decision.selection.cursor is not None:
        marks[decision.selection.cursor] = Mark.HOVER
    return marks


def why_not(decision: Asked, target: Target) -> Refusal | None:
    """What the rules say to the move that it would be."""
    view = decision.view
    if target in goals(decision):
        return None
    match target:
        case FieldTarget(number) if view.stage is Stage.WALK:
            return decision.why(Walk(number - view.fields[view.turn_player]))
        case FieldTarget():
            return decision.why(Take())
        case CardTarget(seat) if seat == view.seat:
            return decision.why(Dispute())
        case _:
            return None


HANDS: Hands[ToyView, ToyMove, Held] = Hands(
    empty=EMPTY,
    carrying=lambda _target: EMPTY,
    pointed=lambda held, cursor: replace(held, cursor=cursor),
    click=click,
    drop=lambda _decision, _start, _goal: Answer(EMPTY),
    choose=choose,
    confirm=lambda decision: click(decision, decision.selection.cursor),
    back=lambda _held: EMPTY,
    draggable=lambda _decision: (),
    goals=goals,
    lit=lit,
    why_not=why_not,
)
