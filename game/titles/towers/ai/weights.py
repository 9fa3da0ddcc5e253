"""What the evaluation of `towers` weighs, in points.

The table was found on a prototype by play against its own variants (``README.md`` in this folder
says what each weight was worth); it is the sharpest where it keeps little of what is not had yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the evaluation.

    ``kept``: share of a target's points that counts while it is only in reach: waiting must never
    be worth about as much as doing, or nobody ever does anything. ``later``: what remains of that
    if the cards don't come at once, ``lacking`` times as much for each card that is missing.
    ``block``: a block of one's own. ``joker``: one that is face up. ``pawns``: those on the board,
    by how many. ``seen_joker``, ``seen``: an own pawn that a rival sees, by whether his joker is
    face up. ``rival``: share of what the best rival can be seen to have or reach. ``win``: having
    won once the game is over. ``patience``: share of the rounds that a game may have (T11) after
    which towers that hold up the end become a burden, each by ``haste`` points more a round: no
    game of agents alone goes on for ever. ``lasting``: the chance that a tower that stands in a
    quick town (Q3) stands a round later. ``towers``, ``hunted``: by what a tower or a pawn in
    reach is multiplied; a temper has its favourites.
    """

    kept: float = 0.27
    later: float = 0.57
    lacking: float = 0.45
    block: float = 0.02
    joker: float = 0.1
    pawns: tuple[float, ...] = (0.0, 0.9, 1.4, 1.6, 1.65)
    seen_joker: float = 0.35
    seen: float = 0.09
    rival: float = 0.57
    win: float = 6.0
    patience: float = 0.5
    haste: float = 0.15
    lasting: float = 0.88
    towers: float = 1.0
    hunted: float = 1.0


WEIGHTS: Final = Weights()
"""The table that the agents play with."""
