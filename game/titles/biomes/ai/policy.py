"""Which moves of `biomes` promise something: a quick valuation of each, without playing it.

A worth is the difference that the move makes to the seat's valuation, in points. It is good enough
to order what a search tries and to play on with in its playouts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final

from game.ai.mind import Promise
from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import Payment
from game.rules.biomes.cube import COLLECTS, PICKAXES, columns_in
from game.rules.biomes.legal import END_TURN, NO_BLOCK, SCORES
from game.rules.biomes.moves import BiomesMove, Build, Tnt, Trade
from game.rules.biomes.overworld import (
    ARMS,
    CROSSING_INDEX,
    EXPLORES,
    FIGHTS,
    RIM_MASK,
    STACK_CELLS,
    STACK_MASK,
)
from game.rules.biomes.payment import payments, unpacked
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.play import play
from game.rules.biomes.position import ARM, BUILD, COLLECT, EXPLORE, FIGHT, Position
from game.rules.biomes.scoring import scored_spaces
from game.rules.biomes.view import Stage
from game.titles.biomes.ai.prospects import Prospect, changes, lost
from game.titles.biomes.ai.reach import EXPLORATIONS, waiting
from game.titles.biomes.ai.valuation import Valuation
from game.titles.biomes.ai.weights import Weights

_EMERALD: Final = 4
_BLOCKS_LOOKED_AT: Final = 6
_PROSPECTS_LOOKED_AT: Final = 6
_FURTHER_SHARE: Final = 0.1
"""What buildings after the first few count, when blocks are chosen for them."""
BY_WORTH: Final = itemgetter(0)
_KEEP: Final[Promise[BiomesMove]] = (0.0, END_TURN)


class Policy:
    """The promising moves of any seat, by its valuation."""

    def __init__(self, valuations: Sequence[Valuation], weights: Weights) -> None:
        self._valuations = valuations
        self._weights = weights
        self._stages: dict[Stage, Callable[[Position], list[Promise[BiomesMove]]]] = {
            Stage.ACTION: self._actions,
            Stage.SECOND_BLOCK: self._second_block,
            Stage.PICKAXE: self._pickaxe,
            Stage.TNT: self._tnt,
            Stage.EXTRA: self._extra,
            Stage.SCORE: self._score,
        }

    def promises(self, position: Position) -> list[Promise[BiomesMove]]:
        """The promising moves of the decider, the best first."""
        found = self._stages[position.stage](position)
        found.sort(key=BY_WORTH, reverse=True)
        return found

    def _actions(self, position: Position) -> list[Promise[BiomesMove]]:
        seat = position.decider
        valuation = self._valuations[seat]
        valuation.look_at(position)
        board = valuation.board(position)
        builds = valuation.builds(position, board)
        fights = valuation.fights(position, board, valuation.might(position.piles[seat])[0])
        done = position.deal.barred if position.extra else position.done
        found: list[Promise[BiomesMove]] = []
        if not done & BUILD:
            self._add_builds(position, valuation, builds, found)
        if not done & FIGHT:
            self._add_fights(position, valuation, fights, found)
        if not done & ARM:
            self._add_arms(position, valuation, fights, found)
        if not done & COLLECT and position.takeable:
            self._add_blocks(position, valuation, builds, found)
        if not done & EXPLORE:
            self._add_explorations(position, valuation, builds, fights, found)
        return found

    def _add_builds(
        self,
        position: Position,
        valuation: Valuation,
        builds: Sequence[Prospect],
        found: list[Promise[BiomesMove]],
    ) -> None:
        """Each building at hand on its best space, paid with the fewest emeralds."""
        supply = position.supplies[position.decider]
        shares = self._weights.prospects
        for rank, prospect in enumerate(builds):
            if prospect.explorations or prospect.lacking:
                continue
            tile = position.top_tile(prospect.stack)
            space = valuation.board(position).best_space(tile)
            pay: Payment = next(iter(payments(position.pieces.cost[tile], supply)))
            worth = prospect.net - lost(builds, rank, shares)
            cell = STACK_CELLS[prospect.stack]
            found.append((worth, Build(cell, SPACES[space], pay)))

    def _add_fights(
        self,
        position: Position,
        valuation: Valuation,
        fights: Sequence[Prospect],
        found: list[Promise[BiomesMove]],
    ) -> None:
        shares = self._weights.fights
        for rank, prospect in enumerate(fights):
            if prospect.explorations or prospect.net <= 0:
                continue
            chance = valuation.win_chance(position, position.top_tile(prospect.stack))
            worth = prospect.net - chance * lost(fights, rank, shares)
            worth += valuation.draw_bonus(position)
            found.append((worth, FIGHTS[prospect.stack]))

    def _add_arms(
        self,
        position: Position,
        valuation: Valuation,
        fights: Sequence[Prospect],
        found: list[Promise[BiomesMove]],
    ) -> None:
        """Each weapon at hand, by what it does for the pile's might and the mobs in sight."""
        seat = position.decider
        near = (position.rim_opened | position.rim_closed) & RIM_MASK[position.crossings[seat]]
        pile = position.piles[seat]
        _, before = valuation.might(pile)
        hope = self._weights.might * valuation.pace + valuation.best_mob(fights)
        for place in columns_in(near):
            token = position.deal.rim[place]
            _, after = valuation.might(tuple(sorted((*pile, token))))
            found.append((hope * (after - before), ARMS[place]))

    def _add_blocks(
        self,
        position: Position,
        valuation: Valuation,
        builds: Sequence[Prospect],
        found: list[Promise[BiomesMove]],
    ) -> None:
        """The best first blocks, each with the best that may follow it."""
        blocks = self._blocks(position, valuation, builds)
        for rank, (worth, column) in enumerate(blocks[:_BLOCKS_LOOKED_AT]):
            other = blocks[1 if rank == 0 else 0][0] if len(blocks) > 1 else 0.0
            block = COLLECTS[column * 4 + position.heights[column] - 1]
            found.append((worth + other, block))

    def _blocks(
        self, position: Position, valuation: Valuation, builds: Sequence[Prospect]
    ) -> list[tuple[float, int]]:
        """The takeable blocks, the best first: (worth, column)."""
        worths = self._materials(position, valuation, builds)
        materials, heights = position.deal.materials, position.heights
        burden = self._weights.burden
        found = []
        for column in columns_in(position.takeable):
            index = column * 4 + heights[column] - 1
            worth = worths[materials[index]]
            found.append((worth + burden if heights[column] > 1 else worth, column))
        found.sort(key=BY_WORTH, reverse=True)
        return found

    def _materials(
        self, position: Position, valuation: Valuation, builds: Sequence[Prospect]
    ) -> list[float]:
        """What one block of each material is worth: in itself, and to the buildings in sight."""
        weights = self._weights
        supply = unpacked(position.supplies[valuation.seat])
        plenty = sum(supply) >= weights.plenty
        plain = weights.block * valuation.pace * (weights.hoarded if plenty else 1.0)
        worths = [plain] * _EMERALD + [plain + (weights.emerald - weights.block) * valuation.pace]
        cost = position.pieces.cost
        for rank, prospect in enumerate(builds[:_PROSPECTS_LOOKED_AT]):
            if not prospect.lacking:
                continue
            share = weights.prospects[rank] if rank < len(weights.prospects) else _FURTHER_SHARE
            gain = weights.need * share * prospect.kept / prospect.lacking
            needs = unpacked(cost[position.top_tile(prospect.stack)])
            for material in range(_EMERALD):
                if needs[material] > supply[material]:
                    worths[material] += gain
            worths[_EMERALD] += gain
        return worths

    def _add_explorations(
        self,
        position: Position,
        valuation: Valuation,
        builds: Sequence[Prospect],
        fights: Sequence[Prospect],
        found: list[Promise[BiomesMove]],
    ) -> None:
        """Each crossing in reach: how much nearer it is to what is worth having, what it shows."""
        weights = self._weights
        actions = max(0, position.actions_left - 1)
        done = (0 if position.extra else position.done) | EXPLORE
        remains = valuation.remains
        steps = changes(builds, weights.prospects, waiting(BUILD, actions, done), remains)
        steps += changes(fights, weights.fights, waiting(FIGHT, actions, done), remains)
        for move in EXPLORES[position.crossings[position.decider]]:
            to = CROSSING_INDEX[move.to]
            near = EXPLORATIONS[to]
            worth = 0.0
            for stack, change in steps:
                worth += change[near[stack]]
            tiles = (position.closed & STACK_MASK[to]).bit_count()
            tokens = (position.rim_closed & RIM_MASK[to]).bit_count()
            worth += (tiles * weights.look_tile + tokens * weights.look_token) * valuation.pace
            found.append((worth, move))

    def _second_block(self, position: Position) -> list[Promise[BiomesMove]]:
        blocks = self._own_blocks(position)[:_BLOCKS_LOOKED_AT]
        heights = position.heights
        return [(worth, COLLECTS[column * 4 + heights[column] - 1]) for worth, column in blocks]

    def _pickaxe(self, position: Position) -> list[Promise[BiomesMove]]:
        blocks = self._own_blocks(position)[:_BLOCKS_LOOKED_AT]
        heights = position.heights
        found: list[Promise[BiomesMove]] = [
            (worth, PICKAXES[column * 4 + heights[column] - 1]) for worth, column in blocks
        ]
        found.append((0.0, NO_BLOCK))
        return found

    def _own_blocks(self, position: Position) -> list[tuple[float, int]]:
        valuation = self._valuations[position.decider]
        valuation.look_at(position)
        builds = valuation.builds(position, valuation.board(position))
        return self._blocks(position, valuation, builds)

    def _tnt(self, position: Position) -> list[Promise[BiomesMove]]:
        """Detonate exactly when it wins the fight, with the other TNT if need be (B6.7)."""
        fight = position.fight
        if fight is None:
            raise AssertionError("a fight's choice outside a fight")
        pieces = position.pieces
        needed = pieces.mob_hearts[position.top_tile(fight.stack)]
        hearts = fight.hearts + sum(pieces.token_hearts[token] for token in fight.tnt)
        token = pieces.token_ids[fight.tnt[0]]
        return [(0.0, Tnt(token, fight.hearts < needed <= hearts))]

    def _extra(self, position: Position) -> list[Promise[BiomesMove]]:
        """Keep the mobs, or return one, all alike now, for the best that an action brings."""
        tile = position.extra_mobs(position.decider)[0]
        trade = Trade(position.pieces.tile_ids[tile])
        after = position.clone()
        play(after, trade)
        best = max([promise[0] for promise in self._actions(after)])
        cost = self._weights.extra * self._valuations[position.decider].pace
        return [(best - cost, trade), _KEEP]

    def _score(self, position: Position) -> list[Promise[BiomesMove]]:
        """The characteristic of the most points; nothing is lost by it (B7.5)."""
        seat = position.decider
        if position.scoring is None:
            raise AssertionError("a score outside a scoring round")
        turn = ROUNDS.index(position.scoring)
        card = position.pieces.points[turn]
        points = [
            scored_spaces(position, seat, turn, trait).bit_count() * card[trait]
            for trait in range(len(card))
        ]
        best = points.index(max(points))
        return [(float(points[best]), SCORES[position.scoring][best])]
