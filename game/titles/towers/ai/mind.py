"""What the search knows of `towers`: worlds, promising moves, playouts of a round, and verdicts.

A decision is a turn (T2.1), and nearly every turn draws cards, so the search has no depth: it tries
the moves of the decision, and plays on for a round by the quick policy. Every move meets the same
worlds in the same order - the same hands, the same cards to come, the same chance in playouts - so
that what tells two moves apart is the moves and not their luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.chances import shares
from game.ai.mind import Promise, Verdict
from game.ai.thinking import view_of
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.towers.determinize import imagine
from game.rules.towers.moves import TowersMove
from game.rules.towers.play import play
from game.rules.towers.position import PLAYING
from game.rules.towers.state import TowersState
from game.rules.towers.view import TowersView
from game.titles.towers.ai.appraisal import values_of
from game.titles.towers.ai.chances import HOPE, Doubt, doubt_of, final_shares
from game.titles.towers.ai.harm import harmless_in
from game.titles.towers.ai.policy import aim, deed, quick_move
from game.titles.towers.ai.tastes import BALANCED, Taste
from game.titles.towers.ai.valuation import Valuation, rivals
from game.titles.towers.ai.weights import WEIGHTS, Weights

_NOBODY: Final = -1
_BRANCHED: Final = 1
"""What :meth:`TowersMind.play` calls chance: cards were drawn."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far the search looks, and what it plays for.

    ``at_most``: how many moves are tried; ``promising``: how far behind the best one may be, in
    points. ``turns``: how many turns of one's own are played on. ``win_share`` of a reward is the
    win, the rest the lead, of which ``lead_span`` points count as complete.
    ``prior``: how often the move's own valuation is added to the lead that is judged. ``doubt``:
    how a lead becomes a chance to win, None: as the game played tells it; ``hope``: the same as it
    is played for.
    """

    at_most: int = 8
    promising: float = 4.0
    turns: int = 1
    win_share: float = 0.5
    lead_span: float = 30.0
    prior: float = 2.0
    doubt: Doubt | None = None
    hope: Doubt = HOPE


class TowersMind:
    """The knowledge for one decision of ``view.seat``."""

    def __init__(
        self,
        view: View,
        legal_moves: Sequence[Move],
        dealer: Dealer,
        weights: Weights = WEIGHTS,
        foresight: Foresight | None = None,
        taste: Taste = BALANCED,
    ) -> None:
        self._view = view_of(view, TowersView)
        self._seat = view.seat
        self._foresight = foresight or Foresight()
        self._valuation = Valuation(weights)
        self._taste = taste
        self._dealer = dealer.split()
        self._worlds: list[TowersState] = []
        self._chances: list[Dealer] = []
        self._tried: dict[Move, int] = {}
        self._bias = 0.0
        self._number = 0
        self._start = self._world(0)
        moves = [move for move in legal_moves if isinstance(move, TowersMove)]
        self._promises = self._valued(harmless_in(self._start, _told_apart(moves)))
        self._priors = {move: worth - self._promises[0][0] for worth, move in self._promises}

    def _valued(self, moves: Sequence[TowersMove]) -> list[Promise[TowersMove]]:
        values = values_of(self._start, moves, self._valuation, self._taste)
        found = list(zip(values, moves, strict=True))
        found.sort(key=_worth, reverse=True)
        least = found[0][0] - self._foresight.promising
        return [promise for promise in found[: self._foresight.at_most] if promise[0] >= least]

    def _world(self, number: int) -> TowersState:
        """The world that every move meets when it is tried for the ``number``-th time."""
        while len(self._worlds) <= number:
            self._worlds.append(imagine(self._view, self._dealer.split()))
            self._chances.append(self._dealer.split())
        return self._worlds[number]

    def is_open(self) -> bool:
        """What others hold decides what they can do: no line is proved."""
        return False

    def world(self, dealer: Dealer) -> TowersState:  # noqa: ARG002 - :meth:`play` deals it
        """The position to decide in; its hidden cards are dealt once the move is known."""
        return self._start.clone()

    def actor(self, state: TowersState) -> int:
        """The seat that decides, or -1 after the decision's own turn."""
        is_due = state.turn == self._view.turn and state.ended == PLAYING
        return self._seat if is_due else _NOBODY

    def first_promises(self) -> Sequence[Promise[TowersMove]]:
        """The decision's own moves."""
        return self._promises

    def promises(self, state: TowersState) -> Sequence[Promise[TowersMove]]:  # noqa: ARG002
        """The decision's own moves: there is no other decision."""
        return self._promises

    def play(self, state: TowersState, move: TowersMove) -> int:
        """Play a move in the world that is its next one."""
        number = self._number = self._tried.get(move, 0)
        self._tried[move] = number + 1
        self._bias = self._priors[move]
        world = self._world(number)
        state.hands = world.hands[:]
        state.deck, state.drawn, state.word = world.deck, world.drawn, world.word
        play(state, move)
        return _BRANCHED

    def finish(self, state: TowersState, dealer: Dealer) -> None:  # noqa: ARG002 - see ``_chances``
        """Play the turns of the others by the quick policy, then what one's own turn brings."""
        chance = Dealer(self._chances[self._number].word)
        self._others(state, chance)
        for turn in range(self._foresight.turns):
            if state.ended != PLAYING:
                return
            own = deed(state)
            if own is not None:
                play(state, own)
            if turn + 1 < self._foresight.turns:
                if own is None:
                    play(state, quick_move(state, chance))
                self._others(state, chance)

    def _others(self, state: TowersState, chance: Dealer) -> None:
        """The turns of all others until one's own."""
        while state.ended == PLAYING and state.turn_player != self._seat:
            play(state, quick_move(state, chance))

    def verdict(self, state: TowersState) -> Verdict:
        """Shares of the win by what each position is worth, the surer the nearer the end."""
        if state.ended != PLAYING:
            wins = hopes = final_shares(state)
            worths = [float(state.points_of(seat)) for seat in range(state.seats())]
        else:
            worths = self._worths(state)
            doubt = self._foresight.doubt or doubt_of(state)
            wins = shares(worths, doubt.points(state))
            hopes = shares(worths, self._foresight.hope.points(state))
        leads = [
            worths[seat] - max([worths[rival] for rival in rivals(state, seat)], default=0.0)
            for seat in range(state.seats())
        ]
        return Verdict(wins, leads, self._rewards(hopes, leads))

    def _worths(self, state: TowersState) -> list[float]:
        valuation, own = self._valuation, self._seat
        worths = [valuation.seen_worth(state, seat) for seat in range(state.seats())]
        worths[own] = valuation.worth(state, own, state.hands[own], 0)
        return worths

    def _rewards(self, hopes: Sequence[float], leads: Sequence[float]) -> list[float]:
        """By seat: the win and the lead, of one's own with the move's own valuation."""
        sight = self._foresight
        found = []
        for seat, (hope, lead) in enumerate(zip(hopes, leads, strict=True)):
            ahead = lead + sight.prior * self._bias if seat == self._seat else lead
            part = 0.5 + 0.5 * max(-1.0, min(1.0, ahead / sight.lead_span))
            found.append(sight.win_share * hope + (1.0 - sight.win_share) * part)
        return found


def _told_apart(moves: Sequence[TowersMove]) -> list[TowersMove]:
    """The first of all moves that lead to the same position."""
    found: dict[tuple[int, ...], TowersMove] = {}
    for move in moves:
        found.setdefault(aim(move), move)
    return list(found.values())


def _worth(promise: Promise[TowersMove]) -> float:
    return promise[0]
