"""What has to play brewery waits until the house knows it."""

from __future__ import annotations

from game.rules.registry import TITLES

collect_ignore = [] if "brewery" in TITLES else ["test_brewery_fuzz.py"]
