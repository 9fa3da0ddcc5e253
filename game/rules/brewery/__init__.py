"""The title `brewery`: dice on fields, a warehouse, recipes for the kettle (D1-D10)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.brewery.catalogue import Catalogue
from game.rules.brewery.codec import event_codec, move_codec
from game.rules.brewery.determinize import imagine
from game.rules.brewery.disclosing import disclose, restore
from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.moves import (
    Accelerate,
    BreweryMove,
    Exchange,
    Keep,
    Place,
    Roll,
)
from game.rules.brewery.position_dump import position
from game.rules.brewery.position_load import placed
from game.rules.brewery.reckoning import if_ended
from game.rules.brewery.setup import OPTIONS, SEATS, new_game
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import BreweryView
from game.rules.chance import Dealer
from game.rules.codec import Codec
from game.rules.core import Option, Options, Outcome


class BreweryTitle:
    """How a game of `brewery` begins, and how its moves and events are written."""

    id = "brewery"
    seats = SEATS
    game_options = OPTIONS
    seat_options: tuple[Option, ...] = ()
    has_secrets = False

    def moves(self, catalogue: Catalogue) -> Codec[BreweryMove]:
        """How moves are written: recipes by the pack's ids."""
        return move_codec(catalogue)

    def events(self, catalogue: Catalogue) -> Codec[BreweryEvent]:
        """How events are written: recipes by the pack's ids."""
        return event_codec(catalogue)

    def setup(self, catalogue: Catalogue, options: Options, seed: int) -> BreweryState:
        """A new game (D2). Raises ValueError for a number of seats it doesn't allow."""
        return new_game(catalogue, options, seed)

    def disclose(self, state: BreweryState) -> Mapping[str, object]:
        """The record's ``setup``: all that chance decided before the first move."""
        return disclose(state)

    def restore(
        self, catalogue: Catalogue, options: Options, setup: Mapping[str, object], seed: int
    ) -> BreweryState:
        """The first position of a record's ``setup``. Raises BadData."""
        return restore(catalogue, options, setup, seed)

    def position(self, state: BreweryState) -> Mapping[str, object]:
        """The whole state as plain data."""
        return position(state)

    def placed(
        self, catalogue: Catalogue, options: Options, position: Mapping[str, object], seed: int
    ) -> BreweryState:
        """The state that a position tells, for one to four seats. Raises BadData."""
        return placed(catalogue, options, position, seed)

    def imagine(self, view: BreweryView, dealer: Dealer) -> BreweryState:
        """A full state that fits ``view``."""
        return imagine(view, dealer)

    def points(self, view: BreweryView) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(player.points for player in view.players)

    def if_ended(self, view: BreweryView) -> tuple[BreweryView, Outcome]:
        """After a clean-up: gold and dice are counted (D9, D10)."""
        return if_ended(view)

    def reached(self, state: BreweryState) -> int:
        """The round (D4)."""
        return state.round

    def waits_for_yes(self, before: BreweryView, move: BreweryMove, after: BreweryView) -> bool:
        """Whether a placing turn ended by itself, with its second item (D4.2)."""
        handed_on = after.actor not in {None, before.actor}
        return handed_on and isinstance(move, Place | Accelerate | Roll | Exchange | Keep)


BREWERY = BreweryTitle()
