"""What the search knows of `brewery`: worlds, whole turns, playouts of some rounds, and verdicts.

The search tries the promising moves of a decision. A placing turn is looked at whole: after its
first item comes the best second one. Then everybody plays on by the quick policy, to the end of a
later round, where what has grown shows itself; the dice are judged as still to be rolled. Every
move meets the same worlds in the same order - the same deck, the same rolls - so that what tells
two moves apart is the moves and not their luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.chances import shares
from game.ai.mind import Promise, Verdict
from game.ai.thinking import view_of
from game.rules.brewery.determinize import Determinizer
from game.rules.brewery.legal import legal_moves as listed_moves
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.play import play
from game.rules.brewery.position import PHASES, PLACE
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import NO_WINDOW, BreweryView
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.brewery.ai.appraisal import Appraiser
from game.titles.brewery.ai.chances import DOUBT, final_shares
from game.titles.brewery.ai.harm import harmless, harmless_of
from game.titles.brewery.ai.policy import play_on
from game.titles.brewery.ai.reach import is_out_of_reach
from game.titles.brewery.ai.tastes import BALANCED, Taste
from game.titles.brewery.ai.valuation import CLEANED, Valuation, standing
from game.titles.brewery.ai.weights import WEIGHTS, Weights

_NOBODY: Final = -1
_BRANCHED: Final = 1
"""What :meth:`BreweryMind.play` calls chance: dice are rolled."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far the search looks, and what it plays for.

    ``at_most``: how many moves are tried; ``promising``: how far behind the best one may be, in
    points. ``rounds``: how many rounds are played to their end, the one in progress included.
    ``win_share`` of a reward is the win, the rest the lead, of which ``lead_span`` points count as
    complete. ``prior``: how often the move's own valuation is added to the lead that is judged
    while one places, ``trust``: at all other times, when little depends on what others do.
    ``doubt``: the lead that multiplies the odds by e.
    """

    at_most: int = 8
    promising: float = 4.0
    rounds: int = 2
    win_share: float = 0.3
    lead_span: float = 30.0
    prior: float = 2.0
    trust: float = 4.0
    doubt: float = DOUBT


class BreweryMind:
    """The knowledge for one decision of ``view.seat``.

    It weighs by ``weights``, but by the whole table while the open recipes are out of everybody's
    reach: whoever doesn't see the next round would wait for ever then.
    """

    def __init__(
        self,
        view: View,
        legal_moves: Sequence[Move],
        dealer: Dealer,
        weights: Weights = WEIGHTS,
        foresight: Foresight | None = None,
        taste: Taste = BALANCED,
    ) -> None:
        view = view_of(view, BreweryView)
        self._seat = view.seat
        self._foresight = foresight or Foresight()
        self._taste = taste
        self._dealer = dealer.split()
        self._imagining = Determinizer(view)
        self._worlds: list[BreweryState] = []
        self._tried: dict[Move, int] = {}
        self._lines: dict[Move, list[BreweryMove]] = {}
        self._bias = 0.0
        self._start = self._world(0)
        if is_out_of_reach(self._start):
            weights = WEIGHTS
        self._valuation = Valuation(self._start, weights)
        self._until = view.round + self._foresight.rounds
        self._prior = self._foresight.prior if self._is_placing() else self._foresight.trust
        moves = harmless(view, legal_moves)
        self._promises = self._valued([move for move in moves if isinstance(move, BreweryMove)])
        self._priors = {move: worth - self._promises[0][0] for worth, move in self._promises}

    def _is_placing(self) -> bool:
        return self._start.phase == PLACE and self._start.window == NO_WINDOW

    def _valued(self, moves: Sequence[BreweryMove]) -> list[Promise[BreweryMove]]:
        """The moves by what they are worth, those of a placing turn by the best whole turn."""
        looking = Appraiser(self._start, self._valuation)
        found: list[Promise[BreweryMove]] = []
        for move in moves:
            worth = looking.value(move) + self._taste.pleasure(self._start, move)
            found.append((worth, move))
        found.sort(key=_worth, reverse=True)
        least = found[0][0] - self._foresight.promising
        return [promise for promise in found[: self._foresight.at_most] if promise[0] >= least]

    def _world(self, number: int) -> BreweryState:
        """The world that every move meets when it is tried for the ``number``-th time."""
        while len(self._worlds) <= number:
            self._worlds.append(self._imagining.deal(self._dealer.split()))
        return self._worlds[number]

    def is_open(self) -> bool:
        """The dice to come decide: no line is proved."""
        return False

    def world(self, dealer: Dealer) -> BreweryState:  # noqa: ARG002 - :meth:`play` deals it
        """The position to decide in; its chance is dealt once the move is known."""
        return self._start.clone()

    def actor(self, state: BreweryState) -> int:
        """The seat that decides, or -1 after the decision."""
        return self._seat if state.word == self._start.word else _NOBODY

    def first_promises(self) -> Sequence[Promise[BreweryMove]]:
        """The decision's own moves."""
        return self._promises

    def promises(self, state: BreweryState) -> Sequence[Promise[BreweryMove]]:  # noqa: ARG002
        """The decision's own moves: there is no other decision."""
        return self._promises

    def play(self, state: BreweryState, move: BreweryMove) -> int:
        """Play a move in the world that is its next one, and one's own turn to its end."""
        number = self._tried.get(move, 0)
        self._tried[move] = number + 1
        self._bias = self._priors[move]
        world = self._world(number)
        state.deck, state.drawn = world.deck, world.drawn
        state.word = Dealer(world.word).next_word()
        if self._is_placing():
            self._turn(state, move)
        else:
            play(state, move)
        return _BRANCHED

    def _turn(self, state: BreweryState, move: BreweryMove) -> None:
        """A placing turn from a move on; what follows is thought out once if no die is rolled."""
        turn, word = state.turn, state.word
        play(state, move)
        known = self._lines.get(move)
        if known is not None:
            for following in known:
                play(state, following)
            return
        line: list[BreweryMove] = []
        while state.turn == turn and state.decider == self._seat and not state.ended:
            following = self._best(state)
            line.append(following)
            play(state, following)
        if state.word == word:
            self._lines[move] = line

    def _best(self, state: BreweryState) -> BreweryMove:
        """What is worth most at one look."""
        moves = listed_moves(state)
        kept = harmless_of(moves, PHASES[state.phase], True) or moves
        looking = Appraiser(state, self._valuation)
        best, most = moves[0], -1e9
        for move in kept:
            if isinstance(move, BreweryMove):
                worth = looking.value(move)
                if worth > most:
                    best, most = move, worth
        return best

    def finish(self, state: BreweryState, dealer: Dealer) -> None:  # noqa: ARG002 - the world's
        """Play on by the quick policy to the end of the last round looked at."""
        valuation, until = self._valuation, self._until
        while not state.ended and state.round < until:
            play_on(state, valuation)

    def verdict(self, state: BreweryState) -> Verdict:
        """Shares of the win by what each seat has, the surer the nearer the end."""
        sight = self._foresight
        seats = range(state.seats)
        if state.ended:
            wins = final_shares(state)
            worths = [float(state.points_of(seat)) for seat in seats]
        else:
            valuation = self._valuation
            worths = [standing(state, valuation, seat, CLEANED) for seat in seats]
            wins = shares(worths, sight.doubt)
        leads = _leads(worths)
        if self._bias:
            worths[self._seat] += self._prior * self._bias
        hopes = wins if state.ended else shares(worths, sight.doubt)
        rewards = []
        for seat, ahead in enumerate(_leads(worths)):
            part = 0.5 + 0.5 * max(-1.0, min(1.0, ahead / sight.lead_span))
            rewards.append(sight.win_share * hopes[seat] + (1.0 - sight.win_share) * part)
        return Verdict(wins, leads, rewards)


def _leads(worths: Sequence[float]) -> list[float]:
    """By seat: the points by which it is ahead of the best other one."""
    found = []
    for seat, worth in enumerate(worths):
        others = [other for rival, other in enumerate(worths) if rival != seat]
        found.append(worth - max(others, default=0.0))
    return found


def _worth(promise: Promise[BreweryMove]) -> float:
    return promise[0]
