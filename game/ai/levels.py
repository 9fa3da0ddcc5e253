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
BALANCED = ""
_SIGN = ":"


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent: one of :data:`LEVELS`, and one of :data:`TEMPERS` or :data:`BALANCED`."""

    level: str
    temper: str = BALANCED

    @property
    def name(self) -> str:
        """The name in records, saves and commands (``"master:fighter"``)."""
        return f"{self.level}{_SIGN}{self.temper}" if self.temper else self.level


def character(name: str) -> Character | None:
    """Who is meant by ``name``; None when it is no level, or not with such a temper."""
    level, sign, temper = name.partition(_SIGN)
    if level not in LEVELS or (sign and temper not in TEMPERS):
        return None
    return Character(level, temper)
