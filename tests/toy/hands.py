"""What inputs mean in the toy: a field is walked to, its pebble taken; a card disputes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from game.rules.core import Refusal
from game.scene.stage import Mark
from game.scene.targets import Target
from game.ui.hands import Answer, Decision
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


class ToyHands:
    """See :class:`game.ui.hands.Hands`."""

    empty = EMPTY

    def carrying(self, target: Target) -> Held:
        """Nothing is carried."""
        del target
        return EMPTY

    def pointed(self, selection: Held, cursor: Target | None) -> Held:
        """The cursor elsewhere."""
        return replace(selection, cursor=cursor)

    def click(self, decision: Asked, target: Target | None) -> Said:
        """Play what it stands for, or say why not."""
        if target is None:
            return Answer(EMPTY)
        for move in decision.legal:
            if target_of(decision.view, move) == target:
                return Answer(EMPTY, move)
        return Answer(EMPTY, refusal=self.why_not(decision, target))

    def drop(self, decision: Asked, start: Target, goal: Target | None) -> Said:
        """Nothing is dragged."""
        del decision, start, goal
        return Answer(EMPTY)

    def choose(self, decision: Asked, key: Hashable) -> Said:
        """A button."""
        move = KEYS[key]
        if move in decision.legal:
            return Answer(EMPTY, move)
        return Answer(decision.selection, refusal=decision.why(move))

    def confirm(self, decision: Asked) -> Said:
        """A click where the cursor is."""
        return self.click(decision, decision.selection.cursor)

    def back(self, selection: Held) -> Held:
        """Nothing in hand."""
        del selection
        return EMPTY

    def draggable(self, decision: Asked) -> Sequence[Target]:
        """Nothing."""
        del decision
        return ()

    def meant(self, decision: Asked, target: Target | None) -> Target | None:
        """The thing itself."""
        del decision
        return target

    def goals(self, decision: Asked) -> list[Target]:
        """What legal moves are made on."""
        found = (target_of(decision.view, move) for move in decision.legal)
        return [target for target in found if target is not None]

    def lit(self, decision: Asked) -> dict[Target, Mark]:
        """The same, and the cursor."""
        marks = dict.fromkeys(self.goals(decision), Mark.TARGET)
        if decision.selection.cursor is not None:
            marks[decision.selection.cursor] = Mark.HOVER
        return marks

    def why_not(self, decision: Asked, target: Target) -> Refusal | None:
        """What the rules say to the move that it would be."""
        view = decision.view
        if target in self.goals(decision):
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

    def arrows_begin(self, selection: Held) -> str | None:
        """Arrows are for the table."""
        del selection
        return None

    def acts_once(self, target: Target) -> bool:
        """Two clicks are two."""
        del target
        return False

    def unfolds(self, decision: Asked, target: Target) -> Hashable | None:
        """Nothing."""
        del decision, target
        return None


HANDS = ToyHands()
