"""What the panels of a match are told of: all of it frozen, none of it a title's."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from game.ui.beginning import DEALT, Beginning
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
    """What the viewer can do, for buttons to tell; as it was while his own move is shown."""

    view: V
    """What he knows when it is his to act."""
    legal: Sequence[M]
    """What he may play, now or as soon as the table lies still."""
    selection: S
    """What he has in hand."""
    mine: bool
    """Whether he decides."""
    undo: str = ""
    """Why nothing can be taken back, or ""."""
    hint: HintButton | None = None
    """The button that asks the coach; None: nobody gives hints."""
    holding: bool = False
    """Whether his turn waits for his yes."""
    passes: bool = False
    """Whether what waits is a decision in the turn of another."""


@dataclass(frozen=True)  # a generic alias cannot make values with slots
class Situation(Generic[V, M, S]):
    """All that the panels show of a match at one moment."""

    view: V
    """What lies on the table now, and what its panels may tell of it."""
    people: People
    """Who sits at the table, by seat."""
    seat: int
    """The viewer's."""
    selection: S
    """What he has in hand."""
    legal: Sequence[M] = ()
    """What he may play; empty unless he decides."""
    acting: Acting[V, M, S] | None = None
    """What the bar of actions tells; None: there is no bar."""
    lines: tuple[LogLine, ...] = ()
    """The log, the newest last."""
    news: tuple[LogLine, ...] = ()
    """What the others did since the viewer's last turn."""
    lately: Sequence[Any] = ()
    """The latest events as they are told, the last one last."""
    unread: Sequence[tuple[int, Any]] = ()
    """All events that the table has shown since the viewer last said that he had read what befell
    him, each behind the seat whose move it came of."""
    log_open: bool = False
    """Whether the log stands open; where room is scarce, the overview."""
    unfolded: Hashable | None = None
    """What of the title's things aside he looks into."""
    stage: Any = None
    """What a stage that stands has to tell."""
    holding: bool = False
    """Whether his turn waits for his yes."""
    passes: bool = False
    """Whether what waits is a decision in the turn of another."""
    responds: bool = False
    """Whether he is asked in the turn of another, and may let that go by."""
    undoes: bool = False
    """Whether he can still take his last move back."""
    skippable: bool = False
    """Whether he is to be told that he need not watch to the end."""
    taught: bool = False
    """Whether somebody says beside the panels what to do."""
    hint: HintButton | None = None
    """The button that asks the coach; None: nobody gives hints."""
    coach: CoachModel | None = None
    """What the coach says, while it is asked."""
    attention: str = ""
    """The preset that the eye is at."""
    counted: frozenset[int] = frozenset()
    """The seats that points have reached just now."""
    ended: Reckonings = ()
    """What each would have if the game ended as it is; () where nobody wants to know."""
    habit: str = ""
    """When the viewer wants to be asked."""
    said: str = ""
    """Why what has just played itself did so."""
    beside: Widget | None = None
    """What stands below the cards, in the place of the log."""
    aside: Widget | None = None
    """What stands in the place of the cards, as wide as a drawer, unless the title's own does."""
    beneath: Widget | None = None
    """What stays in sight below the title's own, where a window is wide enough."""
    beginning: Beginning = DEALT
    """Where the match began."""

    @property
    def held(self) -> int | None:
        """The seat whose turn is over as soon as it says so; None: nobody's waits for that."""
        return self.seat if self.holding else None

    @property
    def acts(self) -> int | None:
        """The seat that acts: the one whose turn waits for its yes, until it has said so."""
        return self.seat if self.holding else self.view.actor


AnySituation = Situation[Any, Any, Any]
"""The situation of whatever title."""
