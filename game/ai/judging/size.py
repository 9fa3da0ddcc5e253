"""How much is looked at to judge a decision; never how long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Size:
    """What one judgement costs.

    ``iterations``: of the search that looks for what else there was. ``learned``: iterations that
    find out how a turn goes on after each move that is compared; 1 where a title's search looks no
    further than the move. ``first``: worlds in which the move played and up to ``rivals`` others
    are compared at first. ``then``: fresh worlds in which it is compared with the best of these,
    where it may be worth telling. ``alike``: how many moves may be as good as that one.
    """

    iterations: int = 400
    learned: int = 1
    first: int = 48
    then: int = 160
    rivals: int = 3
    alike: int = 12

    def times(self, factor: int) -> Size:
        """A judgement ``factor`` times as large."""
        return Size(
            iterations=self.iterations * factor,
            learned=1 if self.learned == 1 else self.learned * factor,
            first=self.first * factor,
            then=self.then * factor,
            rivals=self.rivals,
            alike=self.alike,
        )


USUAL: Final = Size()
