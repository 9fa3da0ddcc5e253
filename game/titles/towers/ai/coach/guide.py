"""The guide to one decision of `towers`: what each move is for, and why."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from functools import cached_property

from game.ai.coach.advice import NO_MATTER, Reason
from game.ai.coach.guiding import GuideBase
from game.ai.coach.plan import Announced
from game.ai.thinking import Thoughts, WrongView, actors_view
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.towers.counts import count_of, total, unpacked
from game.rules.towers.determinize import imagine
from game.rules.towers.legal import SEVEN
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.rules.towers.payment import LEAST_CAPTURE
from game.rules.towers.play import play
from game.rules.towers.position import NEUTRAL
from game.rules.towers.stacks import COST, HEIGHT
from game.rules.towers.state import TowersState
from game.rules.towers.turn import FEW_TOWERS
from game.rules.towers.view import TowersView
from game.titles.towers.ai.coach.aims import drawn_for, ready
from game.titles.towers.ai.coach.deeds import announced, deeds
from game.titles.towers.ai.coach.reasons import FILLERS, OPPOSED, told
from game.titles.towers.ai.coach.sights import (
    arrives,
    coming_phase,
    goals,
    watchers,
    who_could_demolish,
)
from game.titles.towers.ai.harm import is_last_turn, points_of, turns_left, wastes_joker
from game.titles.towers.ai.policy import packed_pay

_Paid = Place | MovePawn | Demolish | Build | Capture
"""A move that cards pay for."""
_ANY_SEED = 0
"""What an imagined state merely imagines counts for nothing here, so any will do."""
_SOON, _FAR = 2, 3
"""More cards than the first are too many to speak of a goal beside a nearer one; more than the
second, to speak of it at all."""
_GOALS = 2
"""So many goals are told of."""


class TowersGuide(GuideBase):
    """Tells about the moves of the actor of a view.

    None is idle: who has nothing better exchanges cards, which does something (T8). None is costly:
    cards and joker come back (T8, T9).
    """

    def __init__(self, view: TowersView) -> None:
        super().__init__(FILLERS, OPPOSED)
        self._state = imagine(view, Dealer(_ANY_SEED))
        self._seat = view.seat
        self._hand = self._state.hands[view.seat]

    def purpose(self, move: Move) -> Hashable:
        """What the move is about: its target, or what it makes ready."""
        match move:
            case Demolish(to=to) | Capture(to=to):
                return type(move), to
            case Build():
                return Build
            case Exchange():
                return Exchange
        reasons = self.reasons(move)
        return type(move), reasons[0] if reasons else move

    def _reasons(self, move: Move) -> Sequence[Reason]:
        if not isinstance(move, TowersMove):
            raise WrongView("the coach of towers knows the moves of towers alone")
        return list(self._found(move))

    def caution(self, move: Move) -> Reason | None:
        """What speaks against a move and must be told with it."""
        if not isinstance(move, TowersMove):
            return None
        after, seat = self._after(move), self._seat
        if self._ends_game(after):
            own, best = self._standing(after)
            if own <= best:
                return told("ends_behind", own=own, best=best)
        if (
            self._state.deal.quick
            and isinstance(move, Demolish)
            and self._state.builders[move.to] == seat
        ):
            return told("skyline_own", height=points_of(self._state, move))
        if is_last_turn(self._state):
            return None
        blocks = total(after.blocks[seat])
        if isinstance(move, Demolish) and blocks >= SEVEN:
            return told("seven_blocks", blocks=blocks)
        seen = self._seen(move, after)
        if seen is not None:
            return seen
        if not isinstance(move, Exchange) and wastes_joker(move):
            return told("joker_down")
        return None

    def _seen(self, move: TowersMove, after: TowersState) -> Reason | None:
        """The rival pawn that sees the pawn moved once the move is made, or another own one that
        no rival saw before (T7.1)."""
        arrived = arrives(move)
        if arrived is not None and (found := watchers(after, self._seat, arrived)):
            return self._exposed("seen_by", after, arrived, found)
        for own in after.pawns[self._seat]:
            seen = watchers(after, self._seat, own) if own != arrived else []
            found = [each for each in seen if each not in watchers(self._state, self._seat, own)]
            if found:
                return self._exposed("opens_line", after, own, found)
        return None

    def _exposed(self, code: str, after: TowersState, field: int, found: Sequence[int]) -> Reason:
        """The reason ``code``: that the pawns ``found`` see the own one on ``field``."""
        rival = after.standing[found[0]] - 1
        colour = after.ground.colours[field]
        more = len(found) - 1
        return told(code, rival=rival, pawn=found[0], field=field, colour=colour, more=more)

    def spot(self, move: Move) -> Hashable:
        """The field that it is about; an exchange has none."""
        match move:
            case Build(at=at):
                return at
            case Exchange():
                return None
        return arrives(move) if isinstance(move, TowersMove) else None

    def is_last(self) -> bool:
        """Whether the actor has no turn after this one (T11)."""
        return is_last_turn(self._state)

    def announces(self, reason: Reason) -> Sequence[Announced]:
        """What can be done next turn."""
        return announced(reason)

    def deeds(self, move: Move) -> Collection[Hashable]:
        """The tower that it takes or builds, the pawn that it captures."""
        return deeds(move)

    def prepares(self, move: Move) -> bool:
        """Whether it only exchanges cards (T9)."""
        return isinstance(move, Exchange)

    def _after(self, move: TowersMove) -> TowersState:
        after = self._state.clone()
        play(after, move)
        return after

    def _ends_game(self, after: TowersState) -> bool:
        """Whether the end is triggered (T11); in a quick town the clock does that, no move (Q2)."""
        state = self._state
        return after.last_round and not state.last_round and not state.deal.quick

    def _standing(self, after: TowersState) -> tuple[int, int]:
        """The own points and the best rival's."""
        points = [after.points_of(seat) for seat in range(after.seats())]
        others = points[: self._seat] + points[self._seat + 1 :]
        return points[self._seat], max(others, default=0)

    def _found(self, move: TowersMove) -> Iterator[Reason]:
        if self._is_vain:
            last = self._state.turn % self._state.seats() == 0
            yield NO_MATTER if last else told("no_points")
            return
        after = self._after(move)
        yield from self._end(move, after)
        yield from self._gain(move, after)
        if self._state.deal.quick:
            yield from self._skyline(move)
        if isinstance(move, Demolish) and after.actor() is not None:
            yield from self._denied(move)
        if not self.is_last():
            yield from self._later(move, after)
        elif not isinstance(move, Exchange):
            yield from self._joker(move)

    @cached_property
    def _is_vain(self) -> bool:
        """Whether nothing brings points that can be done in the seat's last turn (T11)."""
        vain = Place | MovePawn | Exchange
        return self.is_last() and all(isinstance(m, vain) for m in self._state.legal_moves())

    def _later(self, move: TowersMove, after: TowersState) -> Iterator[Reason]:
        """What it is good for in turns to come."""
        if after.phase > self._state.phase and after.towers_of(self._state.phase) <= FEW_TOWERS:
            yield told("phase_turns", phase=after.phase)
        if isinstance(move, Exchange):
            yield from self._exchanged(move)
            return
        yield from self._joker(move)
        yield from self._opened(move, after)
        yield from self._safety(move, after)
        yield from self._fillers(move, after)

    def _end(self, move: TowersMove, after: TowersState) -> Iterator[Reason]:
        if self._ends_game(after):
            own, best = self._standing(after)
            if own > best:
                yield told("ends_ahead", own=own, best=best)
        elif is_last_turn(self._state) and points_of(self._state, move):
            yield told("last_turn")

    def _gain(self, move: TowersMove, after: TowersState) -> Iterator[Reason]:
        """The points at once (T5.3, T6.2, T7.2)."""
        points = points_of(self._state, move)
        if self.is_last() and isinstance(move, Demolish | Capture):
            yield told("points_last", points=points)
            return
        match move:
            case Demolish():
                code = "points_demolish" if self._may_build(after) else "points_last"
                yield told(code, points=points, blocks=points)
            case Build():
                yield told("points_build", points=points)
            case Capture(to=to):
                what = self._state.standing[to]
                if what == NEUTRAL:
                    yield told("points_neutral", points=points)
                else:
                    yield told("points_capture", points=points, rival=what - 1)

    def _may_build(self, after: TowersState) -> bool:
        """Whether the blocks that the seat has then may still become a tower: in its last turn
        there must be enough of them (T6.1)."""
        enough = total(after.blocks[self._seat]) > after.phase
        return turns_left(self._state) > (0 if enough else 1)

    def _skyline(self, move: TowersMove) -> Iterator[Reason]:
        """What the skyline wins by it, or a rival's loses (Q3)."""
        if isinstance(move, Build):
            yield told("skyline", height=points_of(self._state, move))
        elif isinstance(move, Demolish):
            builder, height = self._state.builders[move.to], points_of(self._state, move)
            if builder is not None and builder != self._seat:
                yield told("skyline_rival", rival=builder, height=height)

    def _denied(self, move: Demolish) -> Iterator[Reason]:
        rival = who_could_demolish(self._state, self._seat, move.to)
        if rival >= 0:
            height = HEIGHT[self._state.standing[move.to] - NEUTRAL]
            yield told("denies", rival=rival, height=height)

    def _joker(self, move: TowersMove) -> Iterator[Reason]:
        """What the joker is spent on, or kept for (T9)."""
        if isinstance(move, Exchange | Place | MovePawn) or not move.pay[4]:
            return
        colour = self._replaced(move)
        if colour is not None:
            yield told("joker_closes", colour=colour)

    def _replaced(self, move: Demolish | Build | Capture) -> int | None:
        """The colour of the card that the joker replaces and that the hand lacks.

        A capture that the hand alone could pay lacks none: there it is worth a point more (T7.2).
        """
        from_hand = move.pay[:4]
        if isinstance(move, Build):
            cost = move.blocks
        elif isinstance(move, Capture):
            colour = self._state.ground.colours[move.to]
            return colour if count_of(self._hand, colour) < LEAST_CAPTURE else None
        else:
            cost = unpacked(COST[self._state.standing[move.to] - NEUTRAL])
        for colour in range(4):
            if cost[colour] > from_hand[colour]:
                lacks = cost[colour] > count_of(self._hand, colour)
                return colour if lacks else None
        return None

    def _opened(self, move: _Paid, after: TowersState) -> Iterator[Reason]:
        """What can be done next turn with what is left in hand, best of all first; what is further
        off only for want of that."""
        phase, seat = coming_phase(self._state), self._seat
        before = {(goal.kind, goal.field) for goal in goals(self._state, seat, self._hand, phase)}
        arrived = arrives(move)
        most = sum(move.pay[:4]) if turns_left(self._state) == 1 else _FAR
        found = [
            goal
            for goal in goals(after, seat, self._hand - packed_pay(move), max(phase, after.phase))
            if (goal.pawn == arrived or (goal.kind, goal.field) not in before)
            and goal.lacking <= most
        ]
        near = [goal for goal in found if goal.lacking <= _SOON]
        yield from map(ready, near[:_GOALS] or found[:1])

    def _exchanged(self, move: Exchange) -> Iterator[Reason]:
        """What the cards are exchanged for (T8)."""
        state, seat = self._state, self._seat
        if not state.jokers >> seat & 1:
            yield told("joker_up")
        drawn = sum(move.cards)
        after = state.clone()
        after.jokers |= 1 << seat
        left, phase = self._hand - packed_pay(move), coming_phase(state)
        for goal in goals(after, seat, left, phase)[:1]:
            if 0 < goal.lacking <= min(_SOON, drawn):
                yield drawn_for(goal, drawn, goals(after, seat, 0, phase))
                return
            if not goal.lacking:
                yield ready(goal)
                return
        yield told("fresh_cards", drawn=drawn)

    def _safety(self, move: TowersMove, after: TowersState) -> Iterator[Reason]:
        """Where no rival sees the pawn (T7.1)."""
        field = arrives(move)
        if field is None or watchers(after, self._seat, field):
            return
        if isinstance(move, MovePawn | Demolish | Capture):
            seen = watchers(self._state, self._seat, move.start)
            if seen:
                yield told("escapes", rival=self._state.standing[seen[0]] - 1)
                return
        if any(after.pawns[rival] for rival in range(after.seats()) if rival != self._seat):
            yield told("hidden")

    def _fillers(self, move: TowersMove, after: TowersState) -> Iterator[Reason]:
        if isinstance(move, Demolish | Capture | Build) and after.jokers >> self._seat & 1:
            yield told("joker_kept")
        if isinstance(move, Build):
            before, blocks = total(self._state.blocks[self._seat]), total(after.blocks[self._seat])
            if blocks < SEVEN <= before:
                yield told("below_seven", blocks=blocks)
        if turns_left(self._state) == 1:  # a pawn that enters then earns nothing any more
            return
        if isinstance(move, Place):
            yield told("more_pawns", pawns=len(after.pawns[self._seat]))
        if isinstance(move, Build):
            yield told("frees_pawn")


def guide(view: View, _thoughts: Thoughts | None = None) -> TowersGuide:
    """The guide to the decision of a view's actor. Raises WrongView."""
    return TowersGuide(actors_view(view, TowersView))
