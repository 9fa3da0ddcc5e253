"""How strong an opponent plays, and what it likes: the names by which one is asked for.

``"builder"`` plays the balanced way, ``"builder:fighter"`` the same level with a temper. What a
level or a temper is in a title stands in the title's evaluation.
"""

from __future__ import annotations

from dataclasses import dataclass

SPROUT, APPRENTICE, BUILDER, ARCHITECT, MASTER = (
    "sprout",
    "apprentice",
    "builder",
    "architect",
    "master",
)
LEVELS = (SPROUT, APPRENTICE, BUILDER, ARCHITECT, MASTER)
"""The levels, the weakest first."""
COLLECTOR, FIGHTER, EXPLORER, PLANNER = ("collector", "fighter", "explorer", "planner")
TEMPERS = (COLLECTOR, FIGHTER, EXPLORER, PLANNER)
"""What an opponent may like beyond winning; none of them: balanced."""
GENTLE = "gentle"
"""What :data:`SPROUT` alone may be, against somebody who plays his first game."""
BALANCED = ""
_SIGN = ":"


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent: one of :data:`LEVELS`, and :data:`BALANCED` or one of its :func:`tempers_of`."""

    level: str
    temper: str = BALANCED

    @property
    def name(self) -> str:
        """The name in records, saves and commands (``"master:fighter"``)."""
        return f"{self.level}{_SIGN}{self.temper}" if self.temper else self.level


def tempers_of(level: str) -> tuple[str, ...]:
    """The tempers that somebody of a level may have."""
    return (*TEMPERS, GENTLE) if level == SPROUT else TEMPERS


def character(name: str) -> Character | None:
    """Who is meant by ``name``; None when it is no level, or not with such a temper."""
    level, sign, temper = name.partition(_SIGN)
    if level not in LEVELS or (sign and temper not in tempers_of(level)):
        return None
    return Character(level, temper)
