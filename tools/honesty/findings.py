"""What an examination found: decisions asked for in two worlds, and those that changed."""

from __future__ import annotations

from dataclasses import dataclass

PEEKER = "a peeker (control)"
LEAST_PEEKED = 0.5
"""The share of its decisions that the control must change."""


@dataclass(frozen=True, slots=True)
class Honesty:
    """How many decisions were asked for in two worlds, and how many changed."""

    decisions: int = 0
    changed: int = 0

    def __add__(self, other: Honesty) -> Honesty:
        return Honesty(self.decisions + other.decisions, self.changed + other.changed)

    def asked(self, changed: bool) -> Honesty:
        """These findings with one more decision."""
        return Honesty(self.decisions + 1, self.changed + changed)

    @property
    def share(self) -> float:
        """The share of decisions that changed."""
        return self.changed / self.decisions if self.decisions else 0.0


Findings = dict[str, Honesty]
"""By agent."""


def is_passed(findings: Findings) -> bool:
    """Whether nobody but the control changed a decision, and the control enough of them."""
    honest = all(not found.changed for name, found in findings.items() if name != PEEKER)
    return honest and findings[PEEKER].share >= LEAST_PEEKED
