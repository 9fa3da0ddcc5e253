"""How points rise from where they were made, before they fly to their player's card."""

from __future__ import annotations

RISE, BOW = 36.0, 70.0
"""Units that they rise, and that their way to the card bends upwards."""
