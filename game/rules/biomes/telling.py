"""The teller of `biomes`: every kind of event by the numbers that the position counts in."""

from __future__ import annotations

from typing import Final

from game.rules.biomes.board import spaces_in
from game.rules.biomes.catalogue import CHARACTERISTICS, MATERIALS, Payment, Round
from game.rules.biomes.cube import BLOCKS
from game.rules.biomes.events import (
    BiomesEvent,
    BlockTaken,
    Built,
    GameOver,
    LayerCleared,
    MobDefeated,
    MobSurvived,
    Moved,
    Scored,
    ScoringStarted,
    TileRevealed,
    TokenGained,
    TokenRemoved,
    TokenRevealed,
    Traded,
    TurnStarted,
    WeaponsDrawn,
    XpGained,
)
from game.rules.biomes.moves import Cell, Space
from game.rules.biomes.overworld import CROSSINGS, RIM_CELLS, STACK_CELLS
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.position import REASONS
from game.rules.telling import Teller


class BiomesTeller(Teller[BiomesEvent]):
    """Tells what happens in a game of `biomes`."""

    __slots__ = ()

    def moved(self, seat: int, start: int, to: int) -> None:
        """A character went from one crossing to another (B4.1)."""
        if self.heard:
            self.events.append(Moved(seat, CROSSINGS[start], CROSSINGS[to]))

    def block_taken(self, seat: int, block: int, material: int) -> None:
        """A block went to a supply (B3.1, B6.6)."""
        if self.heard:
            self.events.append(BlockTaken(seat, BLOCKS[block], MATERIALS[material]))

    def layer_cleared(self, layer: int) -> None:
        """A layer of the cube is empty (B7.1)."""
        if self.heard:
            self.events.append(LayerCleared(layer))

    def tile_revealed(self, stack: int, tile: str) -> None:
        """The top tile of a stack was turned up (B4.2)."""
        if self.heard:
            self.events.append(TileRevealed(STACK_CELLS[stack], tile))

    def token_revealed(self, place: int, token: str) -> None:
        """A token of the rim was turned up (B4.2)."""
        if self.heard:
            self.events.append(TokenRevealed(RIM_CELLS[place], token))

    def built(self, seat: int, tile: str, space: Space, pay: Payment, cell: Cell) -> None:
        """A building went to a board (B5).

        ``tile``: its id. ``space``: where on the board. ``pay``: blocks paid. ``cell``: of its
        stack.
        """
        if self.heard:
            self.events.append(Built(seat, tile, space, pay, cell))

    def weapons_drawn(self, seat: int, cell: Cell, tile: str, tokens: tuple[str, ...]) -> None:
        """A fight with ``tile`` on a ``cell`` revealed ``tokens``, in order (B6.1, B6.4)."""
        if self.heard:
            self.events.append(WeaponsDrawn(seat, cell, tile, tokens))

    def mob_defeated(self, seat: int, tile: str, hearts: int, stack: int) -> None:
        """A fight with the mob ``tile`` (an id) on a ``stack`` was won with ``hearts`` (B6.2)."""
        if self.heard:
            self.events.append(MobDefeated(seat, tile, hearts, STACK_CELLS[stack]))

    def mob_survived(self, seat: int, tile: str, hearts: int, stack: int) -> None:
        """A fight with the mob ``tile`` (an id) on a ``stack`` was lost with ``hearts`` (B6.2)."""
        if self.heard:
            self.events.append(MobSurvived(seat, tile, hearts, STACK_CELLS[stack]))

    def token_gained(self, seat: int, token: str, cell: Cell, face_up: bool) -> None:
        """A token of the rim went to a pile (B6.9); ``face_up``: everybody has seen it."""
        if self.heard:
            self.events.append(TokenGained(seat, token, cell, face_up))

    def token_removed(self, seat: int, token: str) -> None:
        """A detonated TNT left the game (B6.7)."""
        if self.heard:
            self.events.append(TokenRemoved(seat, token))

    def xp_gained(self, seat: int, amount: int, reason: int) -> None:
        """A seat gained points for the reason of that number."""
        if self.heard:
            self.events.append(XpGained(seat, amount, REASONS[reason]))

    def traded(self, seat: int, tile: str) -> None:
        """An extra-action mob was returned (B2.2)."""
        if self.heard:
            self.events.append(Traded(seat, tile))

    def scoring_started(self, scoring: Round) -> None:
        """A scoring round begins (B7.2)."""
        if self.heard:
            self.events.append(ScoringStarted(scoring))

    def scored(self, seat: int, turn: int, trait: int, mask: int, points: int) -> None:
        """A seat scored the spaces of ``mask`` for a trait of the round of that number (B7.3)."""
        if self.heard:
            name = CHARACTERISTICS[ROUNDS[turn]][trait]
            self.events.append(Scored(seat, ROUNDS[turn], name, spaces_in(mask), points))

    def turn_started(self, seat: int, turn: int) -> None:
        """The next seat's turn begins."""
        if self.heard:
            self.events.append(TurnStarted(seat, turn))

    def game_over(self) -> None:
        """The game has ended (B8.1)."""
        if self.heard:
            self.events.append(GameOver())


SILENT: Final = BiomesTeller(heard=False)
"""Whom nobody hears."""
