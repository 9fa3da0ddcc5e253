"""The title `towers`: pawns and cards on a coloured board, towers demolished and built (T1-T13)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.chance import Dealer
from game.rules.codec import Codec
from game.rules.core import Option, Options, Outcome
from game.rules.towers.catalogue import Catalogue
from game.rules.towers.codec import EVENTS, MOVES
from game.rules.towers.determinize import imagine
from game.rules.towers.disclosing import disclose, restore
from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import TowersMove
from game.rules.towers.position_dump import position
from game.rules.towers.position_load import placed
from game.rules.towers.quick import QUICK_TOWN
from game.rules.towers.reckoning import if_ended
from game.rules.towers.setup import SEATS, SHORT_GAME, new_game
from game.rules.towers.state import TowersState
from game.rules.towers.view import TowersView


class TowersTitle:
    """How a game of `towers` begins, and how its moves and events are written."""

    id = "towers"
    seats = SEATS
    game_options = (SHORT_GAME, QUICK_TOWN)
    seat_options: tuple[Option, ...] = ()
    has_secrets = True

    def moves(self, catalogue: Catalogue) -> Codec[TowersMove]:
        """How moves are written, whatever the content."""
        del catalogue
        return MOVES

    def events(self, catalogue: Catalogue) -> Codec[TowersEvent]:
        """How events are written, whatever the content."""
        del catalogue
        return EVENTS

    def setup(self, catalogue: Catalogue, options: Options, seed: int) -> TowersState:
        """A new game (T1, T12). Raises ValueError for a number of seats it doesn't allow."""
        return new_game(catalogue, options, seed)

    def disclose(self, state: TowersState) -> Mapping[str, object]:
        """The record's ``setup``: all that chance decided before the first move."""
        return disclose(state)

    def restore(
        self, catalogue: Catalogue, options: Options, setup: Mapping[str, object], seed: int
    ) -> TowersState:
        """The first position of a record's ``setup``. Raises BadData."""
        return restore(catalogue, options, setup, seed)

    def position(self, state: TowersState) -> Mapping[str, object]:
        """The whole state as plain data."""
        return position(state)

    def placed(
        self, catalogue: Catalogue, options: Options, position: Mapping[str, object], seed: int
    ) -> TowersState:
        """The state that a position tells, for one to four seats. Raises BadData."""
        return placed(catalogue, options, position, seed)

    def imagine(self, view: TowersView, dealer: Dealer) -> TowersState:
        """A full state that fits ``view``."""
        return imagine(view, dealer)

    def points(self, view: TowersView) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(player.points for player in view.players)

    def if_ended(self, view: TowersView) -> tuple[TowersView, Outcome]:
        """As it stands: all points come at once, and blocks decide between equals (T11)."""
        return if_ended(view)

    def reached(self, state: TowersState) -> int:
        """The round: everybody has a turn in each."""
        return (state.turn - 1) // state.seats() + 1

    def waits_for_yes(self, before: TowersView, move: TowersMove, after: TowersView) -> bool:
        """Never: a turn is one action that was meant to end it (T2.1).

        The cards that it drew stay in sight; where a curtain would fall over them the program asks.
        """
        del before, move, after
        return False


TOWERS = TowersTitle()
