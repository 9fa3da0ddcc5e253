"""What a family keeps: who its players are, its finished games, and what they tell."""

from typing import Final

AT_ONCE: Final = 200
"""So many games that came from elsewhere are told of at once; more take a moment."""
