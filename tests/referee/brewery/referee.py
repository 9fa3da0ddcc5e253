"""An independent referee: checks every rule of `brewery` from a record alone.

It imports the standard library and nothing of the game, and goes about everything in the simplest
way that could work. ``python -m tests.referee.brewery.referee FILE…`` judges records by hand.
"""

from __future__ import annotations

import sys

from ..judging import Winners, judge_named, judged
from .turns import Referee


def judge(lines: list[str]) -> Winners:
    """Judge a whole record; the winners, or nothing when it is unfinished. Raises Foul."""
    return judged(lines, Referee)


if __name__ == "__main__":
    sys.exit(judge_named(judge))
