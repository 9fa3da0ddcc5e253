"""What has to play the game waits until the house knows brewery."""

from __future__ import annotations

from game.rules.registry import TITLES

collect_ignore = [] if "brewery" in TITLES else ["test_fair_games.py", "test_tampering.py"]
