"""The guide to one decision of `brewery`: what each move is for, and why."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence

from game.ai.coach.advice import UNDOES, Reason
from game.ai.coach.guiding import GuideBase
from game.ai.coach.plan import Announced
from game.ai.thinking import Thoughts, WrongView, actors_view
from game.rules.brewery.brewing import can_brew
from game.rules.brewery.catalogue import COLOUR_OF, DARK, HOPS, LIGHT, SEED
from game.rules.brewery.determinize import imagine
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Decline,
    EndMove,
    EndPurchase,
    Exchange,
    Keep,
    Pass,
    Pick,
    Place,
    Roll,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.position import BREW, PURCHASE, Position
from game.rules.brewery.state import BreweryState
from game.rules.brewery.turn import is_last_round
from game.rules.brewery.view import BreweryView
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.brewery.ai.coach.deeds import announced, deeds
from game.titles.brewery.ai.coach.dice import of_die, on_exchange, on_field, on_storing
from game.titles.brewery.ai.coach.giving import costs, gives_away
from game.titles.brewery.ai.coach.idling import on_idling
from game.titles.brewery.ai.coach.kettle import on_brewing, on_buying
from game.titles.brewery.ai.coach.reasons import FILLERS, LATER, OPPOSED, told
from game.titles.brewery.ai.coach.rivals import contested
from game.titles.brewery.ai.coach.sights import Sight
from game.titles.brewery.ai.coach.tokens import on_picking, on_token
from game.titles.brewery.ai.holdings import holdings_of
from game.titles.brewery.ai.turns import after_placing, brewed

_ANY_SEED = 0
"""What an imagined state merely imagines counts for nothing here, so any will do."""


class BreweryGuide(GuideBase):
    """Tells about the moves of the actor of a view."""

    def __init__(self, view: BreweryView) -> None:
        super().__init__(FILLERS, OPPOSED)
        self._state: BreweryState = imagine(view, Dealer(_ANY_SEED))
        self._sight = Sight(self._state, view.seat)

    def purpose(self, move: Move) -> Hashable:
        """What the move is about: its field, its recipe, what is bought."""
        match move:
            case Place(field=field) | Accelerate(field=field):
                return type(move), field
            case Brew(recipe=recipe):
                return Brew, recipe
            case Buy(what=what):
                return Buy, what
            case UseToken(token=token):
                return UseToken, token
        return type(move), self._aim(move) if isinstance(move, Store) else None

    def _aim(self, move: Store) -> Hashable:
        """The recipe of this round that a die is stored for, which needs all its dice; else it."""
        first = next(iter(self.reasons(move)), None)
        return first.value("recipe") if first and first.code == "store_for" else move

    def _reasons(self, move: Move) -> Sequence[Reason]:
        if not isinstance(move, BreweryMove):
            raise WrongView("the coach of brewery knows the moves of brewery alone")
        found = self._fit(dict.fromkeys(self._found(move)))
        return found or self._fit(self._at_least(move))

    def caution(self, move: Move) -> Reason | None:
        """What speaks against a move and must be told with it."""
        if isinstance(move, Brew):
            return self._caution_of_brewing(move)
        if isinstance(move, Place | Accelerate):
            sight = self._sight
            after = after_placing(self._state, sight.seat, sight.held, move)
            still = sight.ready if after is None else sight.filled(after.rolled())
            for recipe in sight.ready:
                if recipe not in still:
                    return told("costs_brewing", recipe=recipe)
        if isinstance(move, Place):
            cost = costs(self._state, self._sight.seat, move)
            if cost is not None:
                return cost
        return contested(self._sight, self.reasons(move))

    def is_idle(self, move: Move) -> bool:
        """Whether nothing is placed, bought, changed or used by it."""
        return isinstance(move, Pass | EndMove | EndPurchase | Keep | Decline)

    def spot(self, move: Move) -> Hashable:
        """The field with what comes onto it, or else the move: no two of them look alike."""
        if not isinstance(move, Place | Accelerate):
            return move
        item = move.item if isinstance(move, Place) else move.die
        shown = item if item == SEED else (COLOUR_OF[item], self._sight.shown(item))
        return move.field, shown

    def offers(self, move: Move) -> bool:
        """Whether a move may be suggested beside a better one: its reasons say something."""
        if isinstance(move, Place):
            cost = costs(self._state, self._sight.seat, move)
            if cost is not None and cost.code == UNDOES:
                return False
        return super().offers(move)

    def is_last(self) -> bool:
        """Whether the game ends with this round (D10)."""
        return is_last_round(self._state)

    def announces(self, reason: Reason) -> Sequence[Announced]:
        """The recipe that can be brewed in this round, or the skill die that makes it so."""
        return announced(reason)

    def deeds(self, move: Move) -> Collection[Hashable]:
        """The recipe that it brews, or brings nearer in this round; a skill die that hurries."""
        return deeds(move, self.reasons(move))

    def is_costly(self, move: Move) -> bool:
        """Whether a die goes to the supply (D5.4)."""
        return isinstance(move, Place) and gives_away(move)

    def _fit(self, found: Iterable[Reason]) -> list[Reason]:
        """Those of the reasons that fit the moment: in the last round none that needs another."""
        last = self.is_last()
        return [reason for reason in found if not (last and reason.code in LATER)]

    def _found(self, move: BreweryMove) -> Iterator[Reason]:
        state, sight = self._state, self._sight
        if isinstance(move, Brew):
            yield from self._end(move)
            yield from on_brewing(sight, move)
        elif isinstance(move, Store):
            yield from on_storing(sight, move)
        elif isinstance(move, Place | Accelerate):
            yield from on_field(sight, move)
        elif isinstance(move, Exchange):
            yield from on_exchange(sight, move)
        elif isinstance(move, Buy):
            yield from on_buying(sight, move)
        elif isinstance(move, UseToken):
            yield from on_token(sight, move)
        elif isinstance(move, Pick):
            yield from on_picking(sight, move.die)
        elif isinstance(move, Roll):
            yield told("rolls_picked", dice=len(state.picked))
        elif isinstance(move, Take):
            yield told("token_use", token=move.token)
        elif isinstance(move, Decline) or (self.is_idle(move) and state.phase <= PURCHASE):
            yield from on_idling(sight, self._ready(), move, state.legal_moves())

    def _at_least(self, move: BreweryMove) -> Iterator[Reason]:
        """What is true of a move of which nothing better can be said, but in the last round."""
        if isinstance(move, Store) and not self._ends_by_brewing():
            yield told("store_keeps", **of_die(self._sight, move.die))

    def _ready(self) -> list[int]:
        """The recipes that one may still brew this round, the best first."""
        ready = self._sight.ready
        if self._state.phase == PURCHASE:
            ready = [one for one in ready if can_brew(self._state, self._sight.seat, one)]
        return [self._sight.best(ready)] if ready else []

    def _ends_by_brewing(self) -> bool:
        """Whether the next recipe is the last (D10)."""
        return self._state.recipes_to_end() - self._state.recipes_brewed() == 1

    def _standing(self, move: Brew) -> tuple[int, int] | None:
        """The final counts of oneself and the best rival, if the move ends the game (D10)."""
        state, me = self._state, self._sight.seat
        if not self._ends_by_brewing() or state.phase != BREW or state.seats == 1:
            return None
        after = brewed(state, me, move)
        counts = [final_count(after, seat) for seat in range(after.seats)]
        own = counts.pop(me)
        return own, max(counts)

    def _end(self, move: Brew) -> Iterator[Reason]:
        found = self._standing(move)
        if found is not None and found[0] > found[1]:
            yield told("ends_ahead", own=found[0], best=found[1])

    def _caution_of_brewing(self, move: Brew) -> Reason | None:
        found = self._standing(move)
        if found is not None and found[0] <= found[1]:
            return told("ends_behind", own=found[0], best=found[1])
        return None


def final_count(position: Position, seat: int) -> int:
    """The points of a seat if the game ended with this round as things stand (D10)."""
    held = holdings_of(position, seat)
    dice = held.dice(LIGHT) + held.dice(HOPS) + 2 * held.dice(DARK)
    return held.points + held.gold // 2 + dice


def guide(view: View, _thoughts: Thoughts | None = None) -> BreweryGuide:
    """The guide to the decision of a view's actor. Raises WrongView."""
    return BreweryGuide(actors_view(view, BreweryView))
