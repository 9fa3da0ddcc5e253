"""What the workshop asks of a title: a palette of its pieces, and what using them does to a
position.

Pure answers, without a window: the pack's content and the plain data of a position in, other data
or a refusal out. Whether the data can be, the title's rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.challenge import Data, Limit
from game.scene.pose import Piece
from game.scene.rays import Ray
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.ui.widget import Widget

REMOVE = "remove"
"""The tool that every bench has besides its own."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Why something can't be done, in one line."""

    why: str


Edit = Data | Refused
"""Another position, or why there is none."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A kind of piece in the palette.

    ``sign`` makes its picture. ``left``: how many are not on the table; None: it isn't counted.
    ``line``: what else is to be said of it.
    """

    key: str
    name: str
    sign: Callable[[], Widget]
    left: int | None = None
    line: str = ""


@dataclass(frozen=True, slots=True)
class Counter:
    """How many of something there are, changed by one at a time."""

    key: str
    name: str
    sign: Callable[[], Widget]
    count: int


@dataclass(frozen=True, slots=True)
class Ask:
    """One of a few values to choose among, by name: an argument of a goal, a kind of board.

    ``value``: the one that holds; of a goal, where that says nothing of it.
    """

    key: str
    name: str
    options: tuple[tuple[Any, str], ...]
    value: Any = None


@dataclass(frozen=True, slots=True)
class Group:
    """A page of the palette. ``counted``: what its counters count, as a heading. ``shown``: makes a
    picture of what lies in an order that the table doesn't tell."""

    key: str
    name: str
    sign: Callable[[], Widget]
    tools: tuple[Tool, ...]
    counted: str = ""
    counters: tuple[Counter, ...] = ()
    asks: tuple[Ask, ...] = ()
    shown: Callable[[], Widget] | None = None


@dataclass(frozen=True, slots=True)
class Aim:
    """A kind of goal: its name, the goal as it is at first, what can be chosen of it, and what its
    limits are called by unit. ``mark``: the tool that has it name things of the table."""

    name: str
    goal: Data
    units: Mapping[str, str]
    asks: tuple[Ask, ...] = ()
    mark: Tool | None = None


@dataclass(frozen=True, slots=True)
class Bench:
    """Where a title's positions are laid by hand. Content is the pack's, positions are data.

    ``empty``: a table with as little as can be. ``groups``: the palette. ``lay``: use a tool, by
    its key, on a target; ``take``: take away what lies there. ``count``: change a counter by its
    key; ``choose``: a value of one of the palette's ``asks``. ``goals``: where a tool can be used,
    by view, in the order in which the keyboard is led there. ``pick``: what a ray means here, by
    view, focus and turntable: bare places, too. ``ghosts``: what a tool would lay there. ``aims``:
    the kinds of goals that can be set, by name. ``forms``: how a position may be told for a goal,
    the best first. ``again``: a target, by view, once the table lies otherwise. ``follow``: a goal
    that was set for the first of two positions, for the second. ``mark``: a goal that names what
    lies there, and no more if it did. ``lack``: what a position lacks to be played for so long, in
    a sentence that says more than the rules do, or "".
    """

    empty: Callable[[Any], Data]
    groups: Callable[[Any, Data], Sequence[Group]]
    lay: Callable[[Any, Data, str, Target], Edit]
    take: Callable[[Any, Data, Target], Edit]
    count: Callable[[Any, Data, str, int], Edit]
    goals: Callable[[Any, str], Sequence[Target]]
    pick: Callable[[Ray, Any, int, Turntable], Target | None]
    aims: Callable[[Any, Data], Mapping[str, Aim]]
    choose: Callable[[Any, Data, str, Any], Edit]
    ghosts: Callable[[Any, str, Target], Sequence[Piece]]
    forms: Callable[[Data, Data], Sequence[Data]]
    follow: Callable[[Data, Data, Data], Data]
    again: Callable[[Any, Target], Target]
    mark: Callable[[Data, Target], Edit] = lambda goal, _target: goal
    lack: Callable[[Data, Limit], str] = lambda *_: ""
