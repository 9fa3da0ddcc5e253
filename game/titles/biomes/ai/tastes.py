"""What a temper likes for its own sake: points that a deed pleases by, beyond what it wins.

A taste leaves valuations and forecasts alone. It is added to the worth of a move where one is
chosen by a look ahead (:func:`tasting`), and in a search to all that its owner does on the way to
the position that is judged (:class:`TastefulMind`). Once a game is as good as decided a search
tastes nothing any more: what the worth of the end says stands.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.mind import Promise, Verdict
from game.ai.thinking import view_of
from game.rules.biomes import BIOMES
from game.rules.biomes.board import BARE, SPACE_INDEX, SPACES
from game.rules.biomes.catalogue import MATERIALS, Material
from game.rules.biomes.cube import BLOCK_INDEX
from game.rules.biomes.moves import Arm, BiomesMove, Build, Collect, Explore, Fight, Pickaxe
from game.rules.biomes.odds import counted, pile_chance
from game.rules.biomes.overworld import CROSSING_INDEX, RIM_MASK, STACK_INDEX, STACK_MASK
from game.rules.biomes.position import Position
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.mind import BiomesMind, Foresight
from game.titles.biomes.ai.weights import Weights

_BESIDE: Final = tuple(
    tuple(
        number
        for number, (row, col) in enumerate(SPACES)
        if abs(row - space[0]) + abs(col - space[1]) == 1
    )
    for space in SPACES
)
"""By space of a board: those beside it."""
_EMERALD: Final = MATERIALS.index(Material.EMERALD)
_ODDS_SPAN: Final = 9.0
"""The points of pleasure that multiply the odds of winning by e."""


@dataclass(frozen=True, slots=True)
class Taste:
    """By how many points each deed pleases.

    ``collecting``: an action that collects; ``emerald``: each emerald taken. ``tile``, ``token``:
    turning one up. ``fight``: a fight that is sure to be won, others by their chance; ``brawl``:
    any fight that may be won. ``weapon``: taking one. ``joining``: each characteristic that a
    building shares with one beside it as it is built.
    """

    collecting: float = 0.0
    emerald: float = 0.0
    tile: float = 0.0
    token: float = 0.0
    fight: float = 0.0
    brawl: float = 0.0
    weapon: float = 0.0
    joining: float = 0.0

    def pleasure(self, position: Position, move: BiomesMove) -> float:
        """What ``move`` of the decider pleases by."""
        match move:
            case Collect(block=block) | Pickaxe(block=tuple() as block):
                begins = isinstance(move, Collect) and position.stage is Stage.ACTION
                precious = position.deal.materials[BLOCK_INDEX[block]] == _EMERALD
                return begins * self.collecting + precious * self.emerald
            case Explore(to=to):
                place = CROSSING_INDEX[to]
                tiles = (position.closed & STACK_MASK[place]).bit_count()
                tokens = (position.rim_closed & RIM_MASK[place]).bit_count()
                return tiles * self.tile + tokens * self.token
            case Fight():
                return self._thrill(position, move)
            case Arm():
                return self.weapon
            case Build():
                return self.joining * _joined(position, move)
        return 0.0

    def _thrill(self, position: Position, move: Fight) -> float:
        pieces = position.pieces
        pile = counted(position.piles[position.decider], pieces)
        chance = pile_chance(pile, pieces.mob_hearts[position.top_tile(STACK_INDEX[move.cell])])
        return chance * self.fight + (chance > 0) * self.brawl


def _joined(position: Position, move: Build) -> int:
    """The characteristics that a building shares with one beside it."""
    start, pieces = 9 * position.decider, position.pieces
    tile = position.top_tile(STACK_INDEX[move.cell])
    beside = [position.tops[start + space] for space in _BESIDE[SPACE_INDEX[move.space]]]
    return sum(
        any(other != BARE and traits[other] == traits[tile] for other in beside)
        for traits in pieces.traits
    )


def tasting(
    view: View, legal_moves: Sequence[Move], dealer: Dealer, weights: Weights, taste: Taste
) -> list[float]:
    """By move, its value as :func:`appraise` tells it, and what it pleases by, in points.

    ``dealer``: for what the evaluation deals. Raises WrongView.
    """
    values = appraise(view, legal_moves, dealer, weights)
    state = BIOMES.imagine(view_of(view, BiomesView), Dealer(0))
    return [
        value + taste.pleasure(state, move)
        for value, move in zip(values, legal_moves, strict=True)
        if isinstance(move, BiomesMove)
    ]


class TastefulMind:
    """A mind that also counts what pleases its owner on the way to the position judged."""

    def __init__(
        self,
        view: View,
        legal_moves: Sequence[Move],
        dealer: Dealer,
        weights: Weights,
        taste: Taste,
    ) -> None:
        self._foresight = Foresight()
        self._mind = BiomesMind(view, legal_moves, dealer, weights, self._foresight)
        self._taste = taste
        self._seat = view.seat
        self._pleased = 0.0
        self._start = self._mind.world(Dealer(0))

    def is_open(self) -> bool:
        """Whether the mind is: what pleases counts for nothing in the end."""
        return self._mind.is_open()

    def world(self, dealer: Dealer) -> BiomesState:
        """A state that fits the view; nothing has pleased yet."""
        self._pleased = 0.0
        return self._mind.world(dealer)

    def actor(self, state: BiomesState) -> int:
        """The seat that decides, or -1."""
        return self._mind.actor(state)

    def first_promises(self) -> Sequence[Promise[BiomesMove]]:
        """The decision's own moves, what pleases before the rest."""
        return self._pleasing(self._start, self._mind.first_promises())

    def promises(self, state: BiomesState) -> Sequence[Promise[BiomesMove]]:
        """The actor's moves, its owner's by taste."""
        found = self._mind.promises(state)
        return self._pleasing(state, found) if state.decider == self._seat else found

    def _pleasing(
        self, state: BiomesState, found: Sequence[Promise[BiomesMove]]
    ) -> Sequence[Promise[BiomesMove]]:
        pleasure = self._taste.pleasure
        liked = [(worth + pleasure(state, move), move) for worth, move in found]
        liked.sort(key=_worth, reverse=True)
        return liked

    def play(self, state: BiomesState, move: BiomesMove) -> int:
        """Play a move; what its owner does may please."""
        if state.decider == self._seat:
            self._pleased += self._taste.pleasure(state, move)
        return self._mind.play(state, move)

    def finish(self, state: BiomesState, dealer: Dealer) -> None:
        """Play on by the policy, which has no taste."""
        self._mind.finish(state, dealer)

    def verdict(self, state: BiomesState) -> Verdict:
        """The mind's verdict, with the owner's odds, lead and reward better by what pleased."""
        found = self._mind.verdict(state)
        wins, leads = list(found.wins), list(found.leads)
        favour = math.exp(self._pleased / _ODDS_SPAN)
        own = wins[self._seat]
        total = own * favour + 1.0 - own
        wins = [win / total for win in wins]
        wins[self._seat] = own * favour / total
        leads[self._seat] += self._pleased
        rewards = list(found.rewards)
        if not self._mind.closes:
            sight = self._foresight
            rewards[self._seat] += sight.win_share * (wins[self._seat] - own)
            rewards[self._seat] += (1.0 - sight.win_share) * 0.5 * self._pleased / sight.lead_span
        return Verdict(wins, leads, rewards)


def _worth(promise: Promise[BiomesMove]) -> float:
    return promise[0]
