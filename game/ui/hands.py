"""What a layer of hands asks of a title: what a click, a drag or a key means in it.

Pure answers to frozen questions, without a window: a title is handed the decision before the
player and says what an input comes to.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.rules.core import Event, Move, Refusal, View
from game.scene.stage import Mark
from game.scene.targets import Target
from game.ui.persons import People

V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


class Selection(Protocol):
    """What a player has in hand between two moves: a frozen value that a title owns."""

    @property
    def picked(self) -> Target | None:
        """The piece in hand that waits for its place."""

    @property
    def cursor(self) -> Target | None:
        """Where the keyboard points."""

    @property
    def waits(self) -> bool:
        """Whether a move waits for a yes, or for a choice of how it is done."""


S = TypeVar("S", bound=Selection)


@dataclass(frozen=True)  # a generic alias cannot make values with slots
class Answer(Generic[M, S]):
    """What follows from an input: a new selection, and a move to play or a refusal to show."""

    selection: S
    move: M | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True)  # a generic alias cannot make values with slots
class Decision(Generic[V, M, S]):
    """What a viewer has before him, as far as hands, marks and signs need to know it.

    ``open`` is False while he has nothing to decide; then ``legal`` is empty. ``why``: why a move
    is not allowed now. ``unfolded``: what of the title's things aside he looks into.
    ``previewed``: the choice of a panel that the pointer rests on. ``lit_up``: what a line of the
    log is about. ``hint``: the move that the coach suggests; ``named``: what else on the table its
    reasons speak of. ``turned``: how many of the pieces of
    an opened stage are turned up so far. ``dragged``: what is in hand hangs from the pointer with a
    button held, and was not clicked. ``latest``: what his last own move did, as long as he may
    look at it before the next.
    """

    view: V
    people: People
    legal: Sequence[M]
    selection: S
    why: Callable[[M], Refusal | None]
    open: bool
    unfolded: Hashable | None = None
    previewed: Hashable | None = None
    lit_up: Sequence[Target] = ()
    hint: M | None = None
    named: Sequence[Target] = ()
    turned: int = 0
    dragged: bool = False
    latest: Sequence[Event] = ()


AnyDecision = Decision[Any, Any, Any]
"""A decision in whatever title."""
AnyAnswer = Answer[Any, Any]
"""What follows from an input in whatever title."""


@dataclass(frozen=True, slots=True)
class Hands(Generic[V, M, S]):
    """A title's meaning of inputs. Everything legal can be done with a pointer, and with keys."""

    empty: S
    """Nothing in hand."""
    carrying: Callable[[Target], S]
    """Only a piece in hand."""
    pointed: Callable[[S, Target | None], S]
    """The same in hand, with the keyboard's cursor on another target."""
    click: Callable[[Decision[V, M, S], Target | None], Answer[M, S]]
    """A click on a target; on nothing it lets go of what is in hand."""
    drop: Callable[[Decision[V, M, S], Target, Target | None], Answer[M, S]]
    """The end of a drag from one target to another; over nothing, the piece goes back."""
    choose: Callable[[Decision[V, M, S], Hashable], Answer[M, S]]
    """A button of the title's own, by its key (``Choose``)."""
    confirm: Callable[[Decision[V, M, S]], Answer[M, S]]
    """Enter: yes to what waits, or a click where the cursor is."""
    back: Callable[[S], S]
    """Esc or a right click: one step out of what was begun."""
    draggable: Callable[[Decision[V, M, S]], Collection[Target]]
    """What a drag that would lead to a move can begin on."""
    goals: Callable[[Decision[V, M, S]], list[Target]]
    """What a click would act on, in the order in which the keyboard is led there."""
    lit: Callable[[Decision[V, M, S]], dict[Target, Mark]]
    """What is marked on the table while the actor decides."""
    why_not: Callable[[Decision[V, M, S], Target], Refusal | None]
    """Why a click on a target would do nothing; None where it would do something.

    None also for what a player asks about rather than uses.
    """
    meant: Callable[[Decision[V, M, S], Target | None], Target | None] = lambda _, target: target
    """What a pointer on a target is for: one thing may stand for another that it hides."""
    arrows_begin: Callable[[S], str | None] = lambda _selection: None
    """The control of the title's panels that arrows begin at; None: they are for the table."""
    acts_once: Callable[[Target], bool] = lambda _target: False
    """Whether a double click on a target counts as one click."""
    unfolds: Callable[[Decision[V, M, S], Target], Hashable | None] = lambda *_: None
    """What a click looks into where it plays nothing; None: it is told what the target is."""


AnyHands = Hands[Any, Any, Any]
"""The hands of whatever title."""
