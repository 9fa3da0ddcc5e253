"""What one seat of `towers` may know (T13), as frozen plain data."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.towers.catalogue import Catalogue, Colour, Field
from game.rules.towers.moves import Counts


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat as the viewer sees it.

    ``points_by_reason`` adds up the points by the events' reasons, sorted by reason. ``pawns``:
    the fields of those on the board, sorted; ``reserve`` counts the others. ``joker``: whether it
    is face up. ``hand``: cards by colour, None for whom it is hidden from. ``chips``: how many of
    the values 1 to 4 the seat has won (T5.3); they lie on the table for everybody to see.
    """

    points: int
    points_by_reason: tuple[tuple[str, int], ...]
    blocks: Counts
    pawns: tuple[Field, ...]
    reserve: int
    joker: bool
    hand: Counts | None
    hand_size: int
    chips: Counts = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class TowersView:
    """All that ``seat`` may know (T13).

    ``turn`` counts from 1, ``rounds`` is the round after which a game ends as it stands (T11),
    or as it should: ``quick``, it is played as *Quick town* (Q1, Q2).
    ``towers``: for each of the 81 fields the colours of its tower, bottom first, ``()`` where none
    stands; a tower's chip is its height, none on five. ``builders``: likewise the seat that built
    the tower, None for a tower of the map and where none stands: the building was seen by all.
    ``neutral``: fields of the neutral pawns (T12). ``last_round``: the end was triggered. ``deck``:
    how many cards; ``discard``: which ones lie on the discard pile, ``discard_top`` the one seen on
    it, None if it is empty. ``ended``: ``""``, ``"finished"`` or ``"stalled"``.
    """

    seat: int
    catalogue: Catalogue
    actor: int | None
    turn: int
    turn_player: int
    first_player: int
    phase: int
    rounds: int
    last_round: bool
    ended: str
    towers: tuple[tuple[Colour, ...], ...]
    builders: tuple[int | None, ...]
    neutral: tuple[Field, ...]
    players: tuple[PlayerView, ...]
    deck: int
    discard: Counts
    discard_top: Colour | None
    quick: bool = False

    @property
    def round(self) -> int:
        """The number of the round being played, from 1."""
        return (self.turn - 1) // len(self.players) + 1
