"""The teller of `towers`: every kind of event by the numbers that the position counts in."""

from __future__ import annotations

from typing import Final

from game.rules.telling import Teller
from game.rules.towers.counts import unpacked
from game.rules.towers.events import (
    CardsDiscarded,
    CardsDrawn,
    DeckReshuffled,
    GameOver,
    JokerRestored,
    JokerUsed,
    LastRound,
    PawnCaptured,
    PawnMoved,
    PawnPlaced,
    PawnReturned,
    PhaseStarted,
    PointsGained,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
    TurnStarted,
)
from game.rules.towers.position import ENDINGS, REASONS
from game.rules.towers.stacks import ROWS


class TowersTeller(Teller[TowersEvent]):
    """Tells what happens in a game of `towers`; a tower is named by the number of its row."""

    __slots__ = ()

    def cards_discarded(self, seat: int, cards: int) -> None:
        """Packed cards were paid or exchanged (T2.2, T8)."""
        if self.heard:
            self.events.append(CardsDiscarded(seat, unpacked(cards)))

    def joker_used(self, seat: int) -> None:
        """A joker paid for one card (T9)."""
        if self.heard:
            self.events.append(JokerUsed(seat))

    def joker_restored(self, seat: int) -> None:
        """A joker was turned up again (T8)."""
        if self.heard:
            self.events.append(JokerRestored(seat))

    def pawn_placed(self, seat: int, entry: int, to: int) -> None:
        """A pawn entered (T3)."""
        if self.heard:
            self.events.append(PawnPlaced(seat, entry, to))

    def pawn_moved(self, seat: int, start: int, to: int) -> None:
        """A pawn went from one field to another (T4, T5.3, T7.2)."""
        if self.heard:
            self.events.append(PawnMoved(seat, start, to))

    def pawn_captured(self, seat: int, owner: int | None, at: int) -> None:
        """A pawn was captured, a neutral one of nobody (T7.2, T12)."""
        if self.heard:
            self.events.append(PawnCaptured(seat, owner, at))

    def pawn_returned(self, seat: int, start: int) -> None:
        """A pawn went back to the reserve (T6.1)."""
        if self.heard:
            self.events.append(PawnReturned(seat, start))

    def tower_demolished(self, seat: int, at: int, row: int, chip: int) -> None:
        """A tower was taken from the field ``at`` (T5.3).

        ``row``: the number of its blocks in :data:`ROWS`; they are told by colour. ``chip``: its
        height, 0 for five.
        """
        if self.heard:
            self.events.append(TowerDemolished(seat, at, tuple(sorted(ROWS[row])), chip))

    def tower_built(self, seat: int, at: int, row: int, chip: int) -> None:
        """A tower was built on the field ``at`` (T6.2).

        ``row``: the number of its blocks in :data:`ROWS`, bottom first. ``chip``: the value of the
        chip laid on it, its height, 0 for five.
        """
        if self.heard:
            self.events.append(TowerBuilt(seat, at, ROWS[row], chip))

    def points_gained(self, seat: int, amount: int, reason: int) -> None:
        """A seat gained points for the reason of that number."""
        if self.heard:
            self.events.append(PointsGained(seat, amount, REASONS[reason]))

    def deck_reshuffled(self, deck: tuple[int, ...]) -> None:
        """The discard pile became the deck (T8)."""
        if self.heard:
            self.events.append(DeckReshuffled(deck, len(deck)))

    def cards_drawn(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards were drawn, in this order (T2.2)."""
        if self.heard:
            self.events.append(CardsDrawn(seat, cards, len(cards)))

    def phase_started(self, phase: int) -> None:
        """The next phase began (T10)."""
        if self.heard:
            self.events.append(PhaseStarted(phase))

    def last_round(self) -> None:
        """The end was triggered (T11)."""
        if self.heard:
            self.events.append(LastRound())

    def turn_started(self, seat: int, turn: int) -> None:
        """The next seat's turn began."""
        if self.heard:
            self.events.append(TurnStarted(seat, turn))

    def game_over(self, ending: int) -> None:
        """The game has ended, in the way of that number (T11)."""
        if self.heard:
            self.events.append(GameOver(ENDINGS[ending]))


SILENT: Final = TowersTeller(heard=False)
"""Whom nobody hears."""
