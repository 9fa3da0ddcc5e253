"""What is thought about the toy."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.ai.brain import Brain, Memory, Searching
from game.ai.coach.advice import Reason
from game.ai.coach.guiding import GuideBase
from game.ai.coach.plan import Announced
from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT, Character
from game.ai.mind import MindMaker, Promise, Verdict
from game.ai.soft import SoftAgent, Softness, softness_of
from game.ai.thinking import Agent, Budget, Thoughts, WrongView
from game.ai.tree import Habits
from game.rules.chance import Dealer
from game.rules.core import Move, View
from tests.toy.moves import Dispute, Drawn, Take, ToyMove, Walk
from tests.toy.rules import TOY, ToyState, ToyView

SOFTNESS = {
    SPROUT: Softness(2.0, 5.0),
    APPRENTICE: Softness(0.3, 1.0),
    BUILDER: Softness(0.3, 1.0),
}
SEARCHING = {
    ARCHITECT: Searching(Budget(iterations=40), Habits(looks=0)),
    MASTER: Searching(Budget(iterations=600, seconds=0.9), Habits()),
}


def _own(view: View) -> ToyView:
    if not isinstance(view, ToyView):
        raise WrongView(f"{type(view).__name__} is not of the toy")
    return view


def worth(view: ToyView, move: Move) -> float:
    """What a move promises, in points."""
    here = view.track[view.fields[view.turn_player] - 1] if view.fields[view.turn_player] else 0
    if isinstance(move, Walk):
        return view.track[view.fields[view.turn_player] + move.steps - 1] - 0.1 * move.steps
    if isinstance(move, Take):
        return float(here)
    if isinstance(move, Dispute):
        return float(here) if (view.hands[view.seat] or 0) >= here else -1.0
    return 0.0


def appraise(view: View, moves: Sequence[Move], dealer: Dealer) -> Sequence[float]:
    """One number a move."""
    del dealer
    own = _own(view)
    return [worth(own, move) for move in moves]


def soft(who: Character) -> Agent:
    """The weakest draws freely."""
    return SoftAgent(appraise, lambda _view, moves: moves, softness_of(who.level, SOFTNESS))


def chances(view: View) -> Sequence[float]:
    """By points alone."""
    return shares(_own(view).points)


def shares(points: Sequence[int]) -> list[float]:
    """Each seat's share of the win, the more the further ahead."""
    weights = [2.0**each for each in points]
    return [weight / sum(weights) for weight in weights]


class ToyMind:
    """What a search knows."""

    def __init__(self, view: ToyView, moves: Sequence[Move], dealer: Dealer) -> None:
        del dealer
        self._view, self._moves = view, moves

    def is_open(self) -> bool:
        """Cards decide, and are hidden."""
        return False

    def world(self, dealer: Dealer) -> ToyState:
        """A state that fits the view."""
        return TOY.imagine(self._view, dealer)

    def actor(self, state: ToyState) -> int:
        """Negative at the end."""
        actor = state.actor()
        return -1 if actor is None else actor

    def first_promises(self) -> Sequence[Promise[Move]]:
        """The moves of the decision."""
        return _ordered(self._view, self._moves)

    def promises(self, state: ToyState) -> Sequence[Promise[Move]]:
        """All of them."""
        return _ordered(state.view(self.actor(state)), state.legal_moves())

    def play(self, state: ToyState, move: ToyMove) -> int:
        """The card that was drawn tells positions apart."""
        drawn = [event.card for event in state.apply(move) if isinstance(event, Drawn)]
        return drawn[0] or 0 if drawn else 0

    def finish(self, state: ToyState, dealer: Dealer) -> None:
        """A few random moves."""
        for _ in range(6):
            if state.actor() is not None:
                state.apply(dealer.choice(state.legal_moves()))

    def verdict(self, state: ToyState) -> Verdict:
        """By points."""
        best = max(state.points)
        wins = shares(state.points)
        return Verdict(wins, [float(each - best) for each in state.points], wins)


def _ordered(view: ToyView, moves: Sequence[Move]) -> Sequence[Promise[Move]]:
    return sorted(((worth(view, move), move) for move in moves), key=lambda one: -one[0])


def mind(who: Character) -> MindMaker:
    """The same for every level."""
    del who
    return lambda view, moves, dealer: ToyMind(_own(view), moves, dealer)


class ToyGuide(GuideBase):
    """What the coach can say."""

    def __init__(self) -> None:
        super().__init__((), ())

    def purpose(self, move: Move) -> Hashable:
        """Each for itself."""
        return move

    def _reasons(self, move: Move) -> Sequence[Reason]:
        """Points."""
        return [Reason("pebble", "Y2.2")] if isinstance(move, Take) else []

    def caution(self, move: Move) -> Reason | None:
        """Nothing."""
        del move
        return None

    def spot(self, move: Move) -> Hashable:
        """Each by itself."""
        return move

    def offers(self, move: Move) -> bool:
        """Anything."""
        del move
        return True

    def is_last(self) -> bool:
        """Nobody knows: the last pebble ends it."""
        return False

    def announces(self, reason: Reason) -> Sequence[Announced]:
        """Nothing."""
        del reason
        return ()

    def deeds(self, move: Move) -> Sequence[Hashable]:
        """Itself."""
        return (move,)


def guide(view: View, _thoughts: Thoughts | None = None) -> ToyGuide:
    """For any view of the toy."""
    _own(view)
    return ToyGuide()


def weight(before: View, after: View, player: int, move: Move) -> tuple[int, ...]:
    """The points that it brought."""
    del move
    return (_own(after).points[player] - _own(before).points[player],)


BRAIN = Brain(appraise, soft, mind, chances, guide, Memory(weight), SEARCHING)
