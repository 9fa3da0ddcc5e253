"""What the stage of a fight shows, as a value (B6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.biomes.catalogue import Catalogue, Mob
from game.ui.persons import Person


class FightPhase(Enum):
    """What the stage waits for."""

    FLIP = "flip"  # the next token is to be turned
    WATCH = "watch"  # somebody else fights, or a token turns right now
    PICKAXE = "pickaxe"  # a block may be taken (B6.6)
    TNT = "tnt"  # light it or keep it (B6.7)
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class FightModel:
    """What the stage shows: ``tokens`` turned up so far, ``hearts`` they add up to.

    ``chance`` is what is left of it with these tokens (None: not known to the viewer, or there is
    nothing left to chance), ``without`` the one without TNT. ``tnt`` is the token to decide about.
    ``complete``: no token and no TNT is left that could bring more.
    """

    person: Person
    mob: Mob
    catalogue: Catalogue
    tokens: tuple[str, ...]
    hearts: int
    phase: FightPhase
    chance: float | None = None
    without: float = 0.0
    tnt: str = ""
    complete: bool = False

    @property
    def needs_tnt(self) -> bool:
        """Whether TNT would change anything: it does not where the hearts are enough (B6.2)."""
        return self.hearts < self.mob.hearts
