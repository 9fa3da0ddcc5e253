"""What the panels of a match are told of: all of it frozen, none of it a title's."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from game.ui.hands import M, S, V
from game.ui.panels.coach import CoachModel, HintButton
from game.ui.panels.log import LogLine
from game.ui.panels.reckoned import Reckonings
from game.ui.persons import People
from game.ui.widget import Widget

UNREAD: Final = "unread"
"""What is dismissed when the viewer has read what befell him: the key of ``Dismiss``."""


@dataclass(frozen=True)  # a generic alias cannot make values with slots
class Acting(Generic[V, M, S]):
    """What the viewer can do, for buttons to tell; while his own move is shown it stays the same.

    ``legal``: what he may play, now or as soon as the table lies still. ``mine``: he decides.
    ``undo``: why nothing can be taken back, or "". ``holding``: his turn waits for his yes;
    ``passes``: it is a decision in the turn of another that does.
    """

    view: V
    legal: Sequence[M]
    selection: S
    mine: bool
    undo: str = ""
    hint: HintButton | None = None
    holding: bool = False
    passes: bool = False


@dataclass(frozen=True)  # a generic alias cannot make values with slots
class Situation(Generic[V, M, S]):
    """All that the panels show. ``view`` is what lies on the table now.

    ``seat`` is the viewer's. ``legal`` is empty unless he decides. ``acting`` None: there is no bar
    of actions. ``news``: what the others did since his last turn; ``lately``: the latest events as
    they are told, the last one last. ``unread``: all events that the table has shown since he last
    said that he had read what befell him, each behind the seat whose move it came of.
    ``unfolded``: what of the title's things aside he looks into. ``stage``: what a stage that
    stands has to tell. ``holding``: his turn waits for his yes; ``passes``: it is a decision in the
    turn of another that does;
    ``responds``: he is asked in the turn of another, and may let that go by. ``undoes``: he can
    still take his last move back. ``skippable``: he is to be told that he need not watch to the
    end. ``taught``: somebody says beside the panels what to do. ``hint`` is the button that asks
    the coach, ``coach`` what it says. ``attention`` is the preset that the eye is at. ``counted``:
    the seats that points have reached just now. ``ended``: what each would have if the game ended
    as it is; () where nobody wants to know. ``habit``: when the viewer wants to be asked.
    ``beside`` stands below the cards, in the place of the log; ``aside`` in the place of the cards,
    as wide as a drawer, unless something of the title's own does. ``beneath`` stays in sight below
    the title's own, where a window is wide enough.
    """

    view: V
    people: People
    seat: int
    selection: S
    legal: Sequence[M] = ()
    acting: Acting[V, M, S] | None = None
    lines: tuple[LogLine, ...] = ()
    news: tuple[LogLine, ...] = ()
    lately: Sequence[Any] = ()
    unread: Sequence[tuple[int, Any]] = ()
    log_open: bool = False
    unfolded: Hashable | None = None
    stage: Any = None
    holding: bool = False
    passes: bool = False
    responds: bool = False
    undoes: bool = False
    skippable: bool = False
    taught: bool = False
    hint: HintButton | None = None
    coach: CoachModel | None = None
    attention: str = ""
    counted: frozenset[int] = frozenset()
    ended: Reckonings = ()
    habit: str = ""
    beside: Widget | None = None
    aside: Widget | None = None
    beneath: Widget | None = None


AnySituation = Situation[Any, Any, Any]
"""The situation of whatever title."""
