"""What a click, a drag or a key means in `towers`: from targets to moves, without a window.

A piece, then a place, in whatever order hands do it; what comes of it is shown and waits for its
yes, for every move draws cards and so cannot be taken back. The yes is a click on the place once
more, or Enter. Until then cards, joker, blocks, lanes and pawns may be changed.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules.towers.catalogue import Colour
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, Place, TowersMove
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlocksTarget,
    CardTarget,
    DiscardTarget,
    FieldTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import ActionKind, kind_of
from game.titles.towers.ui.hands import exchanging
from game.titles.towers.ui.hands.building import after_block
from game.titles.towers.ui.hands.meaning import (
    is_own_pawn,
    lanes_of,
    mover_of,
    place_where,
    seat_of,
)
from game.titles.towers.ui.hands.paying import best, paid_otherwise, payers_of, places
from game.titles.towers.ui.hands.reasons import refused
from game.titles.towers.ui.hands.selection import (
    EMPTY,
    Answer,
    Selection,
    TowersDecision,
    Unfinished,
)
from game.titles.towers.ui.hands.ways import Ways, ways_of


def click(decision: TowersDecision, target: Target | None) -> Answer:
    """A click on ``target``; on nothing it goes one step back."""
    held = replace(decision.selection, cursor=None)
    if target is None:
        return Answer(back(held))
    ways = ways_of(decision.view, decision.legal)
    found = _within(ways, held, target)
    if found is not None:
        return found
    if target == held.picked:
        return Answer(back(held))
    if not is_price(ways, held, target):
        begun = started(ways, target)
        if begun is not None:
            return Answer(begun)
    refusal = refused(decision, target)
    return Answer(held if refusal else back(held), refusal=refusal)


def _within(ways: Ways, held: Selection, target: Target) -> Answer | None:
    """What a click does to what is in hand or waits; None: it is about something else."""
    if held.action is ActionKind.EXCHANGE:
        return exchanging.click(ways.view, held, target)
    if held.waiting is not None and target in yes_to(held.waiting):
        return Answer(EMPTY, held.waiting)
    found = changed(ways, held, target)
    if found is None and not is_price(ways, held, target):
        found = _switched(ways, held, target) or joined(ways, held, target)
    return Answer(found) if found is not None else None


def yes_to(move: TowersMove) -> tuple[Target, ...]:
    """The things on which one click more is the yes to a move that waits."""
    lanes = lanes_of(move) if isinstance(move, Place) else ()
    return (place_where(move), *lanes)


def begins_anew(ways: Ways, held: Selection, target: Target) -> bool:
    """Whether a click on what is not lit begins something else."""
    return not is_price(ways, held, target) and started(ways, target) is not None


def is_price(ways: Ways, held: Selection, target: Target) -> bool:
    """Whether a card or joker can only be about the price of what waits: of three or more."""
    dear = isinstance(held.waiting, Demolish | Build | Capture) or held.unfinished is not None
    return dear and target in tuple(payers_of(ways.view))


def waiting_for(ways: Ways, held: Selection, move: TowersMove) -> Selection:
    """``move`` waits for its yes, with what is in hand."""
    cards = places(ways.view, move, _in_hand(held))
    return replace(held, waiting=move, cards=cards, unfinished=None, cursor=None)


def _in_hand(held: Selection) -> frozenset[int]:
    """The cards that rather pay than others of their colour."""
    picked = held.picked
    return held.cards | {picked.index} if isinstance(picked, CardTarget) else held.cards


def changed(ways: Ways, held: Selection, target: Target) -> Selection | None:
    """The move that waits, paid otherwise or built of other blocks."""
    move = held.waiting
    if isinstance(target, BlocksTarget):
        return _other_blocks(ways, held, target)
    if move is None or isinstance(move, Exchange):
        return None
    paid = paid_otherwise(ways, move, held.cards, target)
    if paid is None:
        return None
    kept = held.cards - {target.index} if isinstance(target, CardTarget) else held.cards
    if isinstance(target, CardTarget) and target.index not in held.cards:
        kept = kept | {target.index}
    return replace(held, waiting=paid, cards=places(ways.view, paid, kept))


def _other_blocks(ways: Ways, held: Selection, target: BlocksTarget) -> Selection | None:
    site, move = held.unfinished, held.waiting
    if isinstance(move, Build):
        site = Unfinished(move.at, move.blocks)
    if site is None or target.colour is None or target.seat != seat_of(ways.view):
        return None
    before = _sought(held)
    found = after_block(ways, site.at, site.blocks, target.colour, before)
    others = tuple(each for each in before if each != target.colour)
    held = replace(held, sought=(*others, target.colour))
    if isinstance(found, Unfinished):
        return replace(held, waiting=None, cards=frozenset(), unfinished=found)
    return waiting_for(ways, held, found) if found is not None else None


def _sought(held: Selection) -> tuple[Colour, ...]:
    """The colours of blocks that were clicked, with the one that it all began with."""
    picked = held.picked
    if held.sought or not isinstance(picked, BlocksTarget) or picked.colour is None:
        return held.sought
    return (picked.colour,)


def _switched(ways: Ways, held: Selection, target: Target) -> Selection | None:
    """The same place come to by another lane or pawn."""
    move = held.waiting
    if move is None or not isinstance(target, LaneTarget | PawnTarget | ReserveTarget):
        return None
    others = [each for each in others_there(ways, held) if target in ways_there(ways, each)]
    if not others:
        return None
    by_mover = not isinstance(target, LaneTarget)
    piece = isinstance(held.picked, PawnTarget | ReserveTarget)
    picked = target if by_mover and piece else held.picked
    return waiting_for(ways, replace(held, picked=picked), best(ways.view, others, like=move))


def others_there(ways: Ways, held: Selection) -> list[TowersMove]:
    """The moves that come to the place of the one that waits, otherwise than it."""
    move = held.waiting
    if move is None or isinstance(move, Build | Exchange):
        return []
    return [
        each
        for each in ways.to(place_where(move))
        if (held.action is None or kind_of(each) is held.action) and each not in ways.alike(move)
    ]


def ways_there(ways: Ways, move: TowersMove) -> tuple[Target | None, ...]:
    """What is clicked to take ``move`` instead: its lane, and the piece that it is made with."""
    lanes = lanes_of(move) if isinstance(move, Place) else ()
    return (mover_of(move, seat_of(ways.view)), *lanes)


def joined(ways: Ways, held: Selection, target: Target) -> Selection | None:
    """What is in hand, brought to a thing: the move that comes of it waits."""
    if held.picked is None and held.action is None:
        return None
    if isinstance(held.picked, CardTarget) and target == DiscardTarget():
        return exchanging.added(ways.view, held, held.picked.index)
    moves = ways.by_target(held.action, held.picked).get(target)
    if not moves:
        return None
    if held.picked is None and held.action is ActionKind.MOVE:
        return Selection(held.action, picked=target)
    return waiting_for(ways, held, best(ways.view, moves, like=held.waiting))


def started(ways: Ways, target: Target) -> Selection | None:
    """Afresh from a thing: a piece is taken in hand, what is taken or gone to waits at once."""
    moves = ways.by_target().get(target)
    if moves and not _is_place(ways, target):
        return Selection(picked=target)
    moves = moves or ways.quiet().get(target)
    return waiting_for(ways, EMPTY, best(ways.view, moves)) if moves else None


def _is_place(ways: Ways, target: Target) -> bool:
    if isinstance(target, PawnTarget):
        return not is_own_pawn(ways.view, target.field)
    return isinstance(target, TowerTarget | FieldTarget | LaneTarget)


def drop(decision: TowersDecision, start: Target, goal: Target | None) -> Answer:
    """The end of a drag from ``start``; over nothing, the piece goes back."""
    before, held = decision.selection, Selection(picked=start)
    if goal is None or goal == start:
        return Answer(before)
    ways = ways_of(decision.view, decision.legal)
    if isinstance(start, CardTarget) and goal == DiscardTarget():
        return Answer(exchanging.added(ways.view, before, start.index))
    found = joined(ways, held, goal)
    if found is not None:
        return Answer(found)
    return Answer(before, refusal=refused(replace(decision, selection=held), goal))


def back(selection: Selection) -> Selection:
    """Esc or a right click: one step out of what was begun."""
    if selection.action is ActionKind.EXCHANGE:
        return Selection(ActionKind.EXCHANGE) if selection.cards else EMPTY
    if selection.waits and selection.picked is not None:
        return Selection(selection.action, selection.picked)
    if selection.action is ActionKind.PLACE:
        return EMPTY
    return Selection(selection.action) if selection.waits or selection.picked else EMPTY
