"""What the panels of the workshop show: frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.ui.bench import Aim, Group

BEGIN, TABLE, TASK, FINISH = "begin", "table", "task", "finish"
"""The pages, in the order of the work."""
PAGES = (BEGIN, TABLE, TASK, FINISH)


class Standing(Enum):
    """How sure it is what the best is."""

    OPEN = auto()  # nobody has asked
    PROVING = auto()
    PROVEN = auto()
    TOO_LARGE = auto()
    NEVER = auto()  # nothing can be reached, or no more than there is at the start


@dataclass(frozen=True, slots=True)
class ProofModel:
    """What is known of the best. ``looked``: positions looked at; ``most``: so many at the most.

    ``best``: in words, ``solutions``: how many lead there; ``hard``: how hard it is, in words, ""
    while that isn't known, and ``weighing`` while it is being found out. ``why``: nothing came of
    it, in a sentence.
    """

    standing: Standing
    looked: int = 0
    most: int = 0
    best: str = ""
    solutions: int = 0
    hard: str = ""
    weighing: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True)
class WorkshopModel:
    """One challenge on the bench. ``task``: the goal in a sentence.

    ``groups``: the palette, of which ``group`` is open; ``tool``: the key of what is in hand.
    ``kinds``: what can be asked for, by name; ``aim``: what is, None for what can't be set here.
    ``unit``, ``limit``: how much may be spent of what; ``par``: what earns all stars, in words.
    ``lack``: why it can't be played yet, or "". ``house``: challenges to begin with, (id, name).
    ``made``: whether one can be made by lot. ``saved``: the name of its file, or "".
    ``said``: what has just come of something, ``wrong``: and that it went wrong.
    """

    page: str
    task: str
    groups: tuple[Group, ...]
    group: str
    tool: str
    kinds: tuple[tuple[str, str], ...]
    aim: Aim | None
    kind: str
    unit: str
    limit: int
    par: str
    name: str
    idea: str
    lack: str
    proof: ProofModel
    house: tuple[tuple[str, str], ...] = ()
    made: bool = False
    undoes: bool = False
    redoes: bool = False
    saved: str = ""
    said: str = ""
    wrong: bool = False
