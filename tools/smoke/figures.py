"""What is measured, what it may be at most, and a table of both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

MEGABYTE = 1_000_000
DEB_MB = 22.0
INSTALLED_MB = 75.0
FIRST_PICTURE_S = 2.0
SHELF_MB = 250.0
NEAR = 0.97
"""From this part of its budget on a figure has no air left: the next change may break it."""


@dataclass(frozen=True)
class Figure:
    """A measured value; ``most`` None: told, but not limited."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def holds(self) -> bool:
        """Whether it is within its budget."""
        return self.most is None or self.value <= self.most

    @property
    def verdict(self) -> str:
        """What there is to say of it beside its budget."""
        if self.most is None:
            return ""
        if not self.holds:
            return "TOO MUCH"
        return "ok" if self.value < self.most * NEAR else "ok, but within 3 % of its limit"


def table(figures: Sequence[Figure]) -> str:
    """The figures, a line each, with what they may be."""
    lines = []
    for each in figures:
        budget = "" if each.most is None else f"<= {each.most:g} {each.unit}"
        value = f"{each.value:.2f} {each.unit}"
        lines.append(f"{each.name:<36}{value:>12}   {budget:<12}{each.verdict}".rstrip())
    return "\n".join(lines)


def resident_mb(processes: Sequence[int], proc: Path = Path("/proc")) -> float:
    """The resident memory of all these processes, what they share counted again for each."""
    kibibytes = 0
    for process in processes:
        for line in (proc / str(process) / "status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                kibibytes += int(line.split()[1])
    return kibibytes * 1024 / MEGABYTE
