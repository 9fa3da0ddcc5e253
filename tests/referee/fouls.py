"""What the referee says when a record breaks a rule."""

from __future__ import annotations


class Foul(Exception):  # noqa: N818 - a verdict on a record, not a fault of the program
    """A broken rule: ``rule`` is its number, or ``format``, ``events``, ``result``."""

    def __init__(self, rule: str, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {rule}: {message}")
        self.rule = rule
        self.message = message
        self.line = line


def demand(holds: bool, rule: str, message: str) -> None:
    """Complain unless ``holds``."""
    if not holds:
        raise Foul(rule, message)
