"""Prints every breach of every rule, and ends with 1 if there is one."""

from __future__ import annotations

import sys

from tools.architecture import circles, citations, guests, layers, screens, size

RULES = (layers, guests, screens, circles, size, citations)


def main() -> int:
    """All rules; how many breaches there are decides the exit status."""
    found = [breach for rule in RULES for breach in rule.breaches()]
    for breach in found:
        print(breach)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
