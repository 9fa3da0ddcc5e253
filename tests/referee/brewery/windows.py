"""The response windows: who is asked, and when a window closes (D8)."""

from __future__ import annotations

from dataclasses import dataclass

from .tokens import Tokens, Use


@dataclass
class Declared:
    """A brewing that others may answer."""

    seat: int
    recipe: str
    use: str | None


@dataclass
class Window:
    """One window. ``queue``: who is still to be asked, the one who is asked first."""

    kind: str
    queue: list[int]
    round: int = 0
    declared: Declared | None = None

    def uses(self, tokens: Tokens) -> set[Use]:
        """What the seat that is asked may do now."""
        seat, declared = self.queue[0], self.declared
        if declared is None:
            if self.kind == "start":
                return tokens.at_start(seat, self.round)
            return tokens.before_brewing(seat)
        if seat == declared.seat:
            return tokens.rescues(seat, declared.recipe)
        return tokens.against(seat, declared.seat, declared.recipe, declared.use)

    def settle(self, tokens: Tokens) -> bool:
        """Go on to the next seat that has a use; False: the window closes."""
        while self.queue and not self.uses(tokens):
            self.queue.pop(0)
        return bool(self.queue)
