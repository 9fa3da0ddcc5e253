"""What the search knows of `biomes`: worlds, promising moves, playouts, and verdicts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ai.chances import shares
from game.ai.mind import Promise, Verdict
from game.ai.thinking import view_of
from game.rules.biomes.determinize import Determinizer
from game.rules.biomes.moves import Arm, BiomesMove, Explore, Fight
from game.rules.biomes.overworld import CROSSING_INDEX, RIM_INDEX, RIM_MASK, STACK_MASK
from game.rules.biomes.play import play
from game.rules.biomes.position import NOBODY
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.chances import DOUBT, Doubt
from game.titles.biomes.ai.forecast import Forecast
from game.titles.biomes.ai.harm import harmless
from game.titles.biomes.ai.policy import BY_WORTH, Policy
from game.titles.biomes.ai.tables.choice import TABLES
from game.titles.biomes.ai.tables.kinds import Table
from game.titles.biomes.ai.valuation import Valuation, blocks_to_go
from game.titles.biomes.ai.weights import WEIGHTS, Weights

STAGES: Final = {stage: number for number, stage in enumerate(Stage)}
_SEATS_BITS: Final = 4
_MOBS_BITS: Final = 8
MOST_BLOCKS: Final = 48
"""The blocks that must go before the game ends, at its start (B8.1)."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far the search looks, and how sure it is of what it sees.

    ``rounds``: turns of every seat from the decision on; after so many turns and the one that
    begins then, worth takes the place of play. ``slips``: share of a playout's moves that are the
    second best. ``doubt``: how a lead becomes a chance to win. ``promising``: how far behind the
    best a move may be, in points, to be looked at; ``at_most``: how many moves.

    What is played for: ``win_share`` of a reward is the win, the rest the lead, of which
    ``lead_span`` points count as complete. The win is told by a doubt of its own, which is less
    than it should be (``hope``, and ``hope_a_turn`` for each own turn left, up to ``longest``):
    that was found to play better. ``decided``: the share of the win from which on the lead counts
    no more, but how near the end is: what a block on the cube is a ``burden``, in points, and what
    all of them take off the reward (``tempo``).
    """

    rounds: int = 0
    slips: float = 0.15
    doubt: Doubt = DOUBT
    promising: float = 15.0
    at_most: int = 24
    win_share: float = 0.7
    lead_span: float = 60.0
    hope: float = 4.5
    hope_a_turn: float = 0.6
    longest: float = 15.0
    decided: float = 0.95
    burden: float = 1.5
    tempo: float = 0.15


class BiomesMind:
    """The knowledge for one decision of ``view.seat``."""

    def __init__(
        self,
        view: View,
        legal_moves: Sequence[Move],
        dealer: Dealer,
        weights: Weights = WEIGHTS,
        foresight: Foresight | None = None,
        table: Table | None = None,
    ) -> None:
        view = view_of(view, BiomesView)
        self._foresight = foresight or Foresight()
        self._imagining = Determinizer(view)
        self._moves = [move for move in harmless(view, legal_moves) if isinstance(move, BiomesMove)]
        self._seat = view.seat
        self._values = appraise(view, self._moves, dealer, weights)
        self._horizon = view.turn + self._foresight.rounds * len(view.players) + 1
        world = self._imagining.deal(dealer)
        table = table or TABLES[world.seats()]
        self._closes = False
        self._look(world, weights, table)
        if self.verdict(world).wins[view.seat] >= self._foresight.decided:
            self._closes = True
            weights = replace(weights, burden=self._foresight.burden)
            self._look(world, weights, table)
            self._values = appraise(view, self._moves, dealer, weights)

    def _look(self, world: BiomesState, weights: Weights, table: Table) -> None:
        self._valuations = [Valuation(world, seat, weights) for seat in range(world.seats())]
        self._forecasts = [Forecast(valuation, table) for valuation in self._valuations]
        self._policy = Policy(self._valuations, weights)

    @property
    def closes(self) -> bool:
        """Whether the game is decided for who decides: it brings the end on, as fast as is safe."""
        return self._closes

    def is_open(self) -> bool:
        """Always: nothing that is hidden counts in the end (B8)."""
        return True

    def world(self, dealer: Dealer) -> BiomesState:
        """A state that fits the view."""
        return self._imagining.deal(dealer)

    def actor(self, state: BiomesState) -> int:
        """The seat that decides, or -1 past the horizon: there a position is valued as it is."""
        if state.turn >= self._horizon:
            return NOBODY
        return state.decider

    def first_promises(self) -> Sequence[Promise[BiomesMove]]:
        """The decision's own moves by the full appraisal."""
        found = [(value, move) for value, move in zip(self._values, self._moves, strict=True)]
        found.sort(key=BY_WORTH, reverse=True)
        least = found[0][0] - self._foresight.promising
        return [promise for promise in found[: self._foresight.at_most] if promise[0] >= least]

    def promises(self, state: BiomesState) -> Sequence[Promise[BiomesMove]]:
        """The actor's moves by the quick policy."""
        return self._policy.promises(state)

    def play(self, state: BiomesState, move: BiomesMove) -> int:
        """Play a move; 0 unless chance or something hidden had a part in it."""
        by_chance = is_by_chance(state, move)
        seat = state.decider
        play(state, move)
        if not by_chance:
            return 0
        stage = STAGES[state.stage] << _SEATS_BITS | state.decider + 1
        return (stage << _MOBS_BITS) + len(state.mobs[seat]) + 1

    def finish(self, state: BiomesState, dealer: Dealer) -> None:
        """Play on by the policy, with a slip now and then, to the horizon."""
        slips = int(self._foresight.slips * (1 << 16))
        while state.turn < self._horizon and state.decider != NOBODY:
            promises = self._policy.promises(state)
            rank = len(promises) > 1 and dealer.below(1 << 16) < slips
            play(state, promises[rank][1])

    def verdict(self, state: BiomesState) -> Verdict:
        """Shares of the win by the leads expected, the surer the nearer the end."""
        outcome = state.outcome()
        if outcome is not None:
            wins = [
                1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
                for seat in range(state.seats())
            ]
            leads = _leads([float(score) for score in outcome.scores])
            return Verdict(wins, leads, self._rewards(wins, wins, leads, 0))
        left, worths = self.forecast(state)
        foresight = self._foresight
        wins = shares(worths, foresight.doubt.points(left, len(worths)))
        hope = foresight.hope + foresight.hope_a_turn * min(foresight.longest, left)
        hopes, leads = shares(worths, hope), _leads(worths)
        return Verdict(wins, leads, self._rewards(wins, hopes, leads, blocks_to_go(state)))

    def forecast(self, state: BiomesState) -> tuple[float, list[float]]:
        """The own turns left, and the points that each seat is expected to end with."""
        worths = [forecast.points(state) for forecast in self._forecasts]
        return self._valuations[0].left, worths

    def _rewards(
        self, wins: list[float], hopes: list[float], leads: list[float], blocks: int
    ) -> list[float]:
        """By seat: the win and the lead; of who has as good as won, the win and the end."""
        foresight = self._foresight
        share, span = foresight.win_share, foresight.lead_span
        rewards = [
            share * hope + (1.0 - share) * (0.5 + 0.5 * max(-1.0, min(1.0, lead / span)))
            for hope, lead in zip(hopes, leads, strict=True)
        ]
        if self._closes:
            tempo, seat = foresight.tempo, self._seat
            rewards[seat] = (1.0 - tempo) * wins[seat] + tempo * (1.0 - blocks / MOST_BLOCKS)
        return rewards


def is_by_chance(state: BiomesState, move: BiomesMove) -> bool:
    """Whether what a move brings is not known before (B4.2, B6.1, B6.9)."""
    if isinstance(move, Explore):
        to = CROSSING_INDEX[move.to]
        return bool(state.closed & STACK_MASK[to] or state.rim_closed & RIM_MASK[to])
    if isinstance(move, Arm):
        return bool(state.rim_closed >> RIM_INDEX[move.cell] & 1)
    return isinstance(move, Fight)


def _leads(worths: Sequence[float]) -> list[float]:
    """By seat: how far before the best of the others; before nobody where there are none."""
    if len(worths) == 1:
        return list(worths)
    ranked = sorted(worths, reverse=True)
    return [worth - (ranked[1] if worth == ranked[0] else ranked[0]) for worth in worths]
