"""A full state that fits a view: what the viewer can't see is dealt anew (B10).

Hidden pieces are sorted before they are shuffled, so that two games with one view and one dealer
give one answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import MATERIALS, Material
from game.rules.biomes.cube import takeable_columns
from game.rules.biomes.overworld import CROSSING_INDEX, STACK_INDEX
from game.rules.biomes.payment import packed
from game.rules.biomes.pieces import Pieces, pieces_of
from game.rules.biomes.position import KINDS, NOBODY, REASONS, Deal, Position
from game.rules.biomes.setup import starting_pile
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView
from game.rules.biomes.weapons import FightUnderWay
from game.rules.chance import Dealer

_HIDDEN: Final = -1
_GONE: Final = -2


class Determinizer:
    """What a view shows, set up once, and what it hides, sorted: to be dealt many times."""

    __slots__ = (
        "_buried",
        "_faces",
        "_hidden_tiles",
        "_hidden_tokens",
        "_piles",
        "_shown",
        "_view",
    )

    def __init__(self, view: BiomesView) -> None:
        pieces = pieces_of(view.catalogue)
        self._view = view
        self._hidden_tiles, self._buried = _stacks(view, pieces)
        self._hidden_tokens, self._faces, self._piles = _tokens(view, pieces)
        self._shown = _shown(view, pieces)

    def deal(self, dealer: Dealer) -> BiomesState:
        """A state whose ``view(view.seat)`` is ``view``; its chance is the dealer's."""
        state = self._shown.clone()
        tiles, tokens = self._hidden_tiles[:], self._hidden_tokens[:]
        dealer.shuffle(tiles)
        dealer.shuffle(tokens)
        stacks = tuple([tile if tile >= 0 else tiles.pop() for tile in self._buried])
        for seat, (known, unseen) in enumerate(self._piles):
            if unseen:
                state.piles[seat] = tuple(sorted(known + [tokens.pop() for _ in range(unseen)]))
        faces = [tokens.pop() if face == _HIDDEN else face for face in self._faces]
        shown = self._shown.deal
        state.deal = Deal(
            shown.beginners,
            shown.first_player,
            shown.materials,
            stacks,
            _filled(faces, self._view),
            shown.boards,
            shown.piles,
            shown.barred,
        )
        state.word = dealer.next_word()
        return state


def imagine(view: BiomesView, dealer: Dealer) -> BiomesState:
    """A state whose ``view(view.seat)`` is ``view``; its chance is the dealer's."""
    return Determinizer(view).deal(dealer)


def _shown(view: BiomesView, pieces: Pieces) -> BiomesState:
    """The state of all that the view shows, its hidden pieces still to be dealt."""
    deal = Deal(
        beginners=tuple(player.beginner for player in view.players),
        first_player=view.first_player,
        materials=_numbered(view.cube),
        stacks=(),
        rim=(),
        boards=tuple(player.board for player in view.players),
        piles=tuple(starting_pile(pieces, seat) for seat in range(len(view.players))),
        barred=_mask(kind in view.barred for kind in KINDS),
    )
    state = BiomesState(pieces, deal, 0)
    index = pieces.token_index
    state.piles = [tuple(sorted(index[name] for name in player.pile)) for player in view.players]
    _show_table(state, view)
    _show_players(state, view)
    _show_turn(state, view)
    return state


@lru_cache(maxsize=1 << 6)
def _numbered(cube: tuple[Material, ...]) -> tuple[int, ...]:
    return tuple(MATERIALS.index(material) for material in cube)


def _seen_tiles(view: BiomesView, pieces: Pieces) -> tuple[list[str], list[str]]:
    """The tiles that left the stacks, and those that lie face up on them."""
    away = [tile for player in view.players for space in player.spaces for tile in space]
    away += [tile for player in view.players for tile in player.mobs]
    away += [name for name in view.removed if name in pieces.tile_index]
    return away, [stack.face_up for stack in view.stacks if stack.face_up is not None]


def _stacks(view: BiomesView, pieces: Pieces) -> tuple[list[int], tuple[int, ...]]:
    """The tiles hidden, and all 64 places: a tile that was seen, or :data:`_HIDDEN`.

    Tiles that left the stacks lie on top of where they may have lain.
    """
    away, shown = _seen_tiles(view, pieces)
    index = pieces.tile_index
    seen = {index[tile] for tile in (*away, *shown)}
    hidden = [tile for tile in range(len(pieces.tiles)) if tile not in seen]
    tops = [index[tile] for tile in away]
    stacks: list[int] = []
    for stack in view.stacks:
        stacks += [_HIDDEN] * (stack.count - (stack.face_up is not None))
        if stack.face_up is not None:
            stacks.append(index[stack.face_up])
        stacks += [tops.pop() for _ in range(4 - stack.count)]
    return hidden, tuple(stacks)


def _tokens(
    view: BiomesView, pieces: Pieces
) -> tuple[list[int], list[int], list[tuple[list[int], int]]]:
    """The tokens hidden, the rim's faces, and by seat the known tokens and the number unseen.

    Hidden tokens lie face down on the rim or were taken unseen.
    """
    index = pieces.token_index
    known = {index[name] for player in view.players for name in player.pile}
    known |= {index[place.face_up] for _, place in view.rim if place.face_up is not None}
    known |= {index[name] for name in view.removed if name in index}
    hidden = [token for token in _neutral(view) if token not in known]
    faces = [
        index[place.face_up] if place.face_up is not None else _HIDDEN if place.present else _GONE
        for _, place in view.rim
    ]
    piles = [
        ([index[name] for name in player.pile], player.pile_size - len(player.pile))
        for player in view.players
    ]
    return hidden, faces, piles


def _neutral(view: BiomesView) -> list[int]:
    index = pieces_of(view.catalogue).token_index
    return sorted(index[weapon.id] for weapon in view.catalogue.weapons)


def _filled(faces: list[int], view: BiomesView) -> tuple[int, ...]:
    """The rim with its empty places filled by the tokens that lay there once, in any order."""
    if _GONE not in faces:
        return tuple(faces)
    taken = [token for token in _neutral(view) if token not in faces]
    return tuple([token if token >= 0 else taken.pop() for token in faces])


def _show_table(state: Position, view: BiomesView) -> None:
    """Set the cube, the stacks and the rim."""
    state.heights = list(view.heights)
    state.takeable = takeable_columns(state.heights)
    state.left = [stack.count for stack in view.stacks]
    state.opened = _mask(stack.face_up is not None for stack in view.stacks)
    state.closed = _mask(stack.count > 0 for stack in view.stacks) & ~state.opened
    state.rim_opened = _mask(place.face_up is not None for _, place in view.rim)
    state.rim_closed = _mask(place.present for _, place in view.rim) & ~state.rim_opened
    state.gone = view.removed


def _mask(flags: Iterable[bool]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _show_players(state: Position, view: BiomesView) -> None:
    """Set what the seats own and what is known of their piles."""
    tiles, tokens = state.pieces.tile_index, state.pieces.token_index
    placed: list[tuple[int, int]] = []
    for seat, player in enumerate(view.players):
        state.crossings[seat] = CROSSING_INDEX[player.crossing]
        state.supplies[seat] = packed(player.supply)
        state.mobs[seat] = tuple(tiles[tile] for tile in player.mobs)
        points = dict(player.xp_by_reason)
        for number, reason in enumerate(REASONS):
            state.xp[len(REASONS) * seat + number] = points.get(reason, 0)
        for number, piled in enumerate(player.spaces):
            placed += [(len(SPACES) * seat + number, tiles[tile]) for tile in piled]
        if seat != view.seat:
            state.seen |= sum(1 << tokens[name] for name in player.pile)
    state.placed = tuple(placed)
    for space, tile in placed:
        state.tops[space] = tile
    for name in (place.face_up for _, place in view.rim if place.face_up is not None):
        state.seen |= 1 << tokens[name]


def _show_turn(state: Position, view: BiomesView) -> None:
    """Set whose turn it is and what is being decided."""
    state.turn, state.turn_player = view.turn, view.turn_player
    state.decider = NOBODY if view.actor is None else view.actor
    state.stage, state.actions_left, state.extra = view.stage, view.actions_left, view.extra
    state.done = _mask(kind in view.done for kind in KINDS) | state.deal.barred
    state.scoring, state.to_score = view.scoring, view.to_score
    state.rounds_due, state.scored_rounds = view.rounds_due, view.scored_rounds
    if view.fight is not None:
        state.fight = _fight(state, view)


def _fight(state: Position, view: BiomesView) -> FightUnderWay | None:
    fight, tokens = view.fight, state.pieces.token_index
    if fight is None:
        return None
    return FightUnderWay(
        stack=STACK_INDEX[fight.cell],
        tokens=tuple(tokens[name] for name in fight.tokens),
        hearts=fight.hearts,
        pickaxes=fight.pickaxes,
        tnt=tuple(tokens[name] for name in fight.tnt),
    )
