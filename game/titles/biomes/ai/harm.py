"""Which moves of `biomes` plainly harm who plays them: no agent with a level plays one.

The one place where such harm is defined. A move is harmful when the rules and what its player
sees suffice to tell that it only costs, whatever the hidden pieces are:

- scoring a characteristic for fewer points than another one (B7.3);
- paying with an emerald where the block itself is at hand (B5.2);
- a building that lowers what the own board would bring if it were scored now: rounds still to
  score, trophies, the building's own points (B5.3, B7, B8.2);
- fighting a mob that the own pile can't defeat, unless a hoe or a pickaxe may come up (B6);
- TNT that can't win the fight any more or isn't needed; not detonating the TNT it takes (B6.7);
- declining a pickaxe's block (B6.6);
- standing still and seeing nothing new while blocks may be collected (B3, B4);
- a weapon that lowers the pile's chances, and does nothing else (B6.9);
- ending the last turn of the game with a trade in hand that could still bring points (B2.2).

A trade itself never is: it brings two blocks at least, and nobody can tell what those are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from game.ai.thinking import actors_view
from game.rules.biomes import BIOMES
from game.rules.biomes.board import SPACE_INDEX, counting
from game.rules.biomes.catalogue import Round, WeaponKind
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Cell,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Space,
    Tnt,
)
from game.rules.biomes.odds import Token, counted, pile_chance
from game.rules.biomes.overworld import (
    CROSSING_INDEX,
    RIM_INDEX,
    RIM_MASK,
    STACK_INDEX,
    STACK_MASK,
)
from game.rules.biomes.payment import unpacked
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.play import play
from game.rules.biomes.position import Position
from game.rules.biomes.scoring import scored_spaces, spaces_with
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.rules.core import Move, View

_USEFUL: Final = (WeaponKind.HOE, WeaponKind.PICKAXE)
"""Weapons that bring something in a lost fight too (B6.5, B6.6)."""
_TRAITS: Final = 4
_ROUNDING: Final = 1e-9


def harmless(view: View, moves: Sequence[Move]) -> list[Move]:
    """Those of the legal ``moves`` that don't harm the actor; all where each one does.

    Raises WrongView for anything but the actor's own view of a game of biomes.
    """
    state = BIOMES.imagine(actors_view(view, BiomesView), Dealer(0))
    return [*harmless_in(state, [move for move in moves if isinstance(move, BiomesMove)])]


def harmless_in(state: BiomesState, moves: Sequence[BiomesMove]) -> list[BiomesMove]:
    """As :func:`harmless`, in any state that the view fits: it looks at nothing hidden."""
    if len(moves) == 1:
        return list(moves)
    harms = _Harms(state, moves)
    return [move for move in moves if not harms.done_by(move)] or list(moves)


class _Harms:
    """The harm that the moves of one decision do."""

    def __init__(self, state: BiomesState, moves: Sequence[BiomesMove]) -> None:
        self._state = state
        self._seat = state.decider
        self._moves = moves
        self._gains: dict[tuple[Cell, Space], int] = {}
        self._harms: dict[type, Callable[[Any], bool]] = {
            Score: self._scores_less,
            Build: self._builds_down,
            Fight: self._fights_in_vain,
            Tnt: self._wastes_tnt,
            Pickaxe: self._declines,
            Explore: self._idles,
            Arm: self._burdens,
            EndTurn: self._lets_lapse,
        }

    def done_by(self, move: BiomesMove) -> bool:
        """Whether ``move`` plainly harms its player."""
        harm = self._harms.get(type(move))
        return harm is not None and harm(move)

    def _scores_less(self, move: Score) -> bool:
        turn = ROUNDS.index(move.round)
        points = [self._points(turn, trait) for trait in range(_TRAITS)]
        names = [one.characteristic for one in self._moves if isinstance(one, Score)]
        return points[names.index(move.characteristic)] < max(points)

    def _points(self, turn: int, trait: int) -> int:
        spaces = scored_spaces(self._state, self._seat, turn, trait)
        return spaces.bit_count() * self._state.pieces.points[turn][trait]

    def _builds_down(self, move: Build) -> bool:
        """Dearer than need be, or a loss on the board."""
        state = self._state
        cost = state.pieces.cost[state.top_tile(STACK_INDEX[move.cell])]
        owned, needed = unpacked(state.supplies[self._seat]), unpacked(cost)
        lacking = sum(max(0, need - own) for need, own in zip(needed[:4], owned, strict=False))
        return move.pay[4] > lacking or self._gain(state, move) < 0

    def _gain(self, state: BiomesState, move: Build) -> int:
        """The points by which the board would score more now, with the building's own."""
        key = (move.cell, move.space)
        if key not in self._gains:
            tile, start = state.top_tile(STACK_INDEX[move.cell]), 9 * self._seat
            tops = state.tops[start : start + 9]
            before = _promise(state, self._seat, tops)
            tops[SPACE_INDEX[move.space]] = tile
            gain = _promise(state, self._seat, tops) - before + state.pieces.xp[tile]
            self._gains[key] = gain
        return self._gains[key]

    def _fights_in_vain(self, move: Fight) -> bool:
        return not self._may_win(move) and not self._draws_more()

    def _may_win(self, move: Fight) -> bool:
        hearts = self._state.pieces.mob_hearts[self._state.top_tile(STACK_INDEX[move.cell])]
        return pile_chance(self._pile(), hearts) > 0

    def _draws_more(self) -> bool:
        kinds = self._state.pieces.token_kinds
        return any(kinds[token] in _USEFUL for token in self._state.piles[self._seat])

    def _pile(self) -> tuple[Token, ...]:
        return counted(self._state.piles[self._seat], self._state.pieces)

    def _wastes_tnt(self, move: Tnt) -> bool:
        state, fight = self._state, self._state.fight
        if fight is None:
            return False
        first, *later = [state.pieces.token_hearts[token] for token in fight.tnt]
        needed = state.pieces.mob_hearts[state.top_tile(fight.stack)] - fight.hearts
        if move.detonate:
            return needed <= 0 or needed > first + sum(later)
        return sum(later) < needed <= first + sum(later)

    def _declines(self, move: Pickaxe) -> bool:
        return move.block is None and bool(self._state.takeable)

    def _idles(self, move: Explore) -> bool:
        state, crossing = self._state, CROSSING_INDEX[move.to]
        if crossing != state.crossings[self._seat]:
            return False
        hidden = state.closed & STACK_MASK[crossing] or state.rim_closed & RIM_MASK[crossing]
        return not hidden and any(isinstance(one, Collect) for one in self._moves)

    def _burdens(self, move: Arm) -> bool:
        state, place = self._state, RIM_INDEX[move.cell]
        if not state.rim_opened >> place & 1:
            return False
        token = state.deal.rim[place]
        if state.pieces.token_kinds[token] in _USEFUL:
            return False
        more = counted((*state.piles[self._seat], token), state.pieces)
        return _is_burden(self._pile(), more, max(state.pieces.mob_hearts))

    def _lets_lapse(self, _: EndTurn) -> bool:
        if Round.C not in self._state.rounds_due:
            return False
        after = self._state.clone()
        play(after, next(move for move in self._moves if not isinstance(move, EndTurn)))
        return any(
            (isinstance(move, Build) and self._gain(after, move) > 0)
            or (isinstance(move, Fight) and self._may_win(move))
            for move in after.legal_moves()
        )


def _promise(position: Position, seat: int, tops: list[int]) -> int:
    """What a board would bring if its rounds and trophies were scored now."""
    pieces, board = position.pieces, position.deal.boards[seat]
    beginner = position.deal.beginners[seat]

    def spaces(turn: int, trait: int) -> int:
        return spaces_with(pieces, tops, board, turn, trait)

    rounds = sum(
        max(
            counting(spaces(turn, trait), beginner).bit_count() * points
            for trait, points in enumerate(pieces.points[turn])
        )
        for turn in _rounds_left(position, seat)
    )
    trophies = [pieces.trophies[tile] for tile in position.mobs[seat]]
    return rounds + sum(
        trophy.bonus * spaces(trophy.round, trophy.trait).bit_count()
        for trophy in trophies
        if trophy is not None
    )


def _rounds_left(position: Position, seat: int) -> list[int]:
    """The numbers of the rounds that ``seat`` is still to score."""
    return [
        number
        for number, turn in enumerate(ROUNDS)
        if turn not in position.scored_rounds
        and (turn is not position.scoring or seat in position.to_score)
    ]


@lru_cache(maxsize=1 << 12)
def _is_burden(less: tuple[Token, ...], more: tuple[Token, ...], hearts: int) -> bool:
    """Whether the second pile never does better than the first, and sometimes worse."""
    changes = [
        pile_chance(more, needed) - pile_chance(less, needed) for needed in range(1, hearts + 1)
    ]
    return max(changes) < _ROUNDING and min(changes) < -_ROUNDING
