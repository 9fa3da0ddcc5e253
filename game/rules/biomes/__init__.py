"""The title `biomes`: gather blocks, explore the overworld, fight mobs and build (B1-B10)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.codec import EVENTS, MOVES
from game.rules.biomes.determinize import imagine
from game.rules.biomes.disclosing import disclose, restore
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove, EndTurn
from game.rules.biomes.position_dump import position
from game.rules.biomes.position_load import placed
from game.rules.biomes.reckoning import if_ended
from game.rules.biomes.setup import BEGINNER, SEATS, new_game
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.rules.codec import Codec
from game.rules.core import Option, Options, Outcome


class BiomesTitle:
    """How a game of `biomes` begins, and how its moves and events are written."""

    id = "biomes"
    seats = SEATS
    game_options: tuple[Option, ...] = ()
    seat_options = (BEGINNER,)
    has_secrets = True

    def moves(self, catalogue: Catalogue) -> Codec[BiomesMove]:
        """How moves are written, whatever the content."""
        del catalogue
        return MOVES

    def events(self, catalogue: Catalogue) -> Codec[BiomesEvent]:
        """How events are written, whatever the content."""
        del catalogue
        return EVENTS

    def setup(self, catalogue: Catalogue, options: Options, seed: int) -> BiomesState:
        """A new game (B1). Raises ValueError for a number of seats it doesn't allow."""
        return new_game(catalogue, options, seed)

    def disclose(self, state: BiomesState) -> Mapping[str, object]:
        """The record's ``setup``: all that chance decided before the first move."""
        return disclose(state)

    def restore(
        self, catalogue: Catalogue, options: Options, setup: Mapping[str, object], seed: int
    ) -> BiomesState:
        """The first position of a record's ``setup``. Raises BadData."""
        return restore(catalogue, options, setup, seed)

    def position(self, state: BiomesState) -> Mapping[str, object]:
        """The whole state as plain data."""
        return position(state)

    def placed(
        self, catalogue: Catalogue, options: Options, position: Mapping[str, object], seed: int
    ) -> BiomesState:
        """The state that a position tells, for one to four seats. Raises BadData."""
        return placed(catalogue, options, position, seed)

    def imagine(self, view: BiomesView, dealer: Dealer) -> BiomesState:
        """A full state that fits ``view``."""
        return imagine(view, dealer)

    def points(self, view: BiomesView) -> tuple[int, ...]:
        """The experience points of each seat (B8.3)."""
        return tuple(player.xp for player in view.players)

    def if_ended(self, view: BiomesView) -> tuple[BiomesView, Outcome]:
        """All scorings still to come, as the boards are, then the trophy mobs (B7, B8)."""
        return if_ended(view)

    def reached(self, state: BiomesState) -> int:
        """The turn (B2)."""
        return state.turn

    def waits_for_yes(self, before: BiomesView, move: BiomesMove, after: BiomesView) -> bool:
        """Whether the move handed on the decision by itself, and not by saying so (B2.3)."""
        handed_on = after.actor not in {None, before.actor}
        return handed_on and not isinstance(move, EndTurn)


BIOMES = BiomesTitle()
