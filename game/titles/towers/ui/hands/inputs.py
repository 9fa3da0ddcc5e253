"""What a click, a drag or a key means in `towers`: from targets to moves, without a window.

A piece, then a place, in whatever order hands do it; what comes of it is shown and waits for its
yes, for every move draws cards and so cannot be taken back. The yes is a click on the place once
more, or Enter. Until then cards, joker, blocks, lanes and pawns may be changed.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules.towers.moves import Build, Capture, Demolish, Exchange, Place, TowersMove
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import ActionKind, kind_of
from game.titles.towers.ui.hands import building, exchanging
from game.titles.towers.ui.hands.meaning import (
    fan,
    is_own_pawn,
    lanes_of,
    mover_of,
    payers,
    place_where,
    seat_of,
    uses,
)
from game.titles.towers.ui.hands.paying import best, paid_otherwise, payers_of, places
from game.titles.towers.ui.hands.refusal_of_click import refused
from game.titles.towers.ui.hands.selection import (
    EMPTY,
    Answer,
    PutDown,
    Selection,
    TowersDecision,
)
from game.titles.towers.ui.hands.ways import Ways, ways_of

PAYS = (CardTarget, JokerTarget)
"""What a price is paid with."""


def click(decision: TowersDecision, target: Target | None) -> Answer:
    """A click on ``target``; on nothing it goes one step back."""
    held = replace(decision.selection, cursor=None)
    if target is None:
        return Answer(back(held))
    ways = ways_of(decision.view, decision.legal)
    found = _within(ways, held, target)
    if found is not None:
        return replace(found, selection=as_hinted(decision, found.selection, target))
    if target == held.picked:  # a card and then its pawn: that is how many do it, *Place* or not
        return Answer(held if held.payer is not None else back(held))
    if begins_anew(ways, held, target):
        return Answer(as_hinted(decision, started(ways, target) or held, target))
    refusal = refused(decision, target)
    return Answer(held if refusal else back(held), refusal=refusal)


def as_hinted(decision: TowersDecision, found: Selection, target: Target) -> Selection:
    """What a click on ``target`` comes to; the move that is hinted at, where it may mean that one.

    So its points, which stand there before the click, and its price are those that wait then.
    """
    hint, held, view = decision.hint, decision.selection, decision.view
    move = found.waiting
    if hint is None or move is None or held.waiting is not None or held.blocks:
        return found
    if (hint.type, place_where(hint)) != (move.type, place_where(move)) or isinstance(hint, Build):
        return found
    ways = ways_of(view, decision.legal)
    if isinstance(target, LaneTarget) and target not in ways_there(ways, hint):
        return found
    used = [each for each in (held.picked, held.payer) if each is not None]
    if not all(uses(hint, each, view) for each in used):
        return found
    return waiting_for(ways, replace(found, waiting=None), hint)


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
    """Whether a click on what is not lit begins something else.

    While a tower is begun, one on an own pawn can only ask to build there.
    """
    asks = isinstance(target, PawnTarget) and is_own_pawn(ways.view, target.field)
    if is_price(ways, held, target) or (asks and building.is_building(held)):
        return False
    if is_for_pawn(ways, held, target):
        return False
    return started(ways, target) is not None


def is_for_pawn(ways: Ways, held: Selection, target: Target) -> bool:
    """Whether a click on a block can only be about building on the pawn in hand (T6.1)."""
    own = isinstance(target, BlockTarget) and target.seat == seat_of(ways.view)
    builds = held.action in (None, ActionKind.BUILD) and not held.waits
    return own and builds and isinstance(held.picked, PawnTarget)


def is_price(ways: Ways, held: Selection, target: Target) -> bool:
    """Whether a click can only be about what waits or is built: its price, or its blocks.

    A card or joker so, where three or more may be paid; a block of the own tray, where one builds.
    """
    builds = building.is_building(held)
    if isinstance(target, BlockTarget):
        return builds and target.seat == seat_of(ways.view)
    dear = isinstance(held.waiting, Demolish | Capture) or builds
    if held.waiting is not None and target in payers(held.waiting, ways.view):
        dear |= not isinstance(target, CardTarget) or target.index in held.cards
    return dear and target in tuple(payers_of(ways.view))


def waiting_for(ways: Ways, held: Selection, move: TowersMove) -> Selection:
    """``move`` waits for its yes, with what is in hand."""
    cards = places(ways.view, move, _in_hand(held))
    blocks = held.blocks if isinstance(move, Build) else frozenset()
    held = replace(held, payer=None, blocks=blocks, unfinished=None, cursor=None)
    return replace(held, waiting=move, cards=cards)


def _in_hand(held: Selection) -> frozenset[int]:
    """The cards that rather pay than others of their colour."""
    own = (each for each in (held.picked, held.payer) if isinstance(each, CardTarget))
    return held.cards | {each.index for each in own}


def changed(ways: Ways, held: Selection, target: Target) -> Selection | None:
    """The move that waits, paid otherwise or built of other blocks."""
    move = held.waiting
    if isinstance(target, BlockTarget):
        return building.toggled(ways, held, target)
    if move is None or isinstance(move, Exchange):
        return None
    paid = paid_otherwise(ways, move, held.cards, target)
    if paid is None:
        return _by_this_card(ways, held, target)
    kept = held.cards - {target.index} if isinstance(target, CardTarget) else held.cards
    if isinstance(target, CardTarget) and target.index not in held.cards:
        kept = kept | {target.index}
    return replace(held, waiting=paid, cards=places(ways.view, paid, kept))


def _by_this_card(ways: Ways, held: Selection, target: Target) -> Selection | None:
    """The move that waits, paid with this card in place of another one of its colour."""
    cards = fan(ways.view)
    if not isinstance(target, CardTarget) or target.index in held.cards:
        return None
    alike = [each for each in held.cards if cards[each] == cards[target.index]]
    if not alike:
        return None
    return replace(held, cards=held.cards - {max(alike)} | {target.index})


def _switched(ways: Ways, held: Selection, target: Target) -> Selection | None:
    """The waiting move come to by another lane or pawn, or by the one that it waits for already."""
    move = held.waiting
    if move is None or not isinstance(target, LaneTarget | PawnTarget | ReserveTarget):
        return None
    if held.picked != target == mover_of(move, seat_of(ways.view)):
        return replace(held, picked=target)
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
    if building.is_building(held) and isinstance(target, PawnTarget):
        found = _at_another_pawn(ways, held, target)
        if found is not None:
            return found if found != held else None
    if held.picked is None and held.action is None:
        return None
    if isinstance(held.picked, CardTarget) and target == DiscardTarget():
        return exchanging.added(ways.view, held, held.picked.index)
    payer = held.payer if not isinstance(target, PAYS) else None
    moves = ways.by_target(held.action, held.picked, payer).get(target)
    if not moves:
        return None
    if held.picked is None and held.action is ActionKind.MOVE:
        return Selection(held.action, picked=target)
    if held.waiting is None and all(isinstance(move, Build) for move in moves):
        return _begun_tower(ways, held, moves[0])
    if held.waiting is None and len({(move.type, place_where(move)) for move in moves}) > 1:
        paid = _paid_first(held, target)
        if paid is not None:
            return paid
    return waiting_for(ways, held, best(ways.view, moves, like=held.waiting))


def _begun_tower(ways: Ways, held: Selection, move: TowersMove) -> Selection | None:
    """A tower on the field of the pawn of ``move``, of the blocks that were clicked and no others:
    whatever it is built of is chosen, not found there (T6.1)."""
    assert isinstance(move, Build)
    picked = held.picked if isinstance(held.picked, PawnTarget) else None
    return building.at_pawn(ways, replace(held, picked=picked, payer=None), move.at)


def _paid_first(held: Selection, target: Target) -> Selection | None:
    """A card or joker and the pawn that it is for, one in hand and one clicked: where the pawn goes
    is still to be chosen, and nothing else may choose it."""
    pays, does = (target, held.picked) if isinstance(target, PAYS) else (held.picked, target)
    if not isinstance(pays, PAYS) or not isinstance(does, PawnTarget | ReserveTarget):
        return None
    payer = None if pays == held.payer else pays
    return Selection(held.action, picked=does, payer=payer)


def _at_another_pawn(ways: Ways, held: Selection, pawn: PawnTarget) -> Selection | None:
    """The chosen blocks brought to a pawn."""
    if not held.blocks or not is_own_pawn(ways.view, pawn.field):
        return None
    picked = pawn if isinstance(held.picked, PawnTarget) else held.picked
    return building.at_pawn(ways, replace(held, picked=picked), pawn.field)


def started(ways: Ways, target: Target) -> Selection | None:
    """Afresh from a thing: a piece is taken in hand, what is taken or gone to waits at once."""
    if isinstance(target, BlockTarget):
        return building.toggled(ways, EMPTY, target)
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
    ways = ways_of(decision.view, decision.legal)
    if isinstance(start, PAYS) and (goal is None or isinstance(goal, PAYS)):
        return Answer(_taken_back(ways, before, start))
    if goal is None or goal == start:
        return Answer(before)
    if isinstance(start, CardTarget) and goal == DiscardTarget():
        return Answer(exchanging.dropped(ways.view, before, start))
    if isinstance(start, BlockTarget):
        found = building.dropped(ways, before, start, goal)
    else:
        found = joined(ways, held, goal)
        found = as_hinted(replace(decision, selection=held), found, goal) if found else None
        if found is not None and isinstance(start, PAYS):
            found = _put_down(ways, before, found, PutDown(start, goal))
    if found is not None:
        return Answer(found)
    return Answer(before, refusal=refused(replace(decision, selection=held), goal))


def _put_down(ways: Ways, before: Selection, held: Selection, down: PutDown) -> Selection:
    """With a card or joker that lies where it was dropped, beside those that lie there already."""
    move = held.waiting
    if move is not None and isinstance(down.at, LaneTarget):
        down = down._replace(at=place_where(move))
    there = before.put_down if move is not None and _alike(before.waiting, move) else frozenset()
    held = replace(held, put_down=there | {down})
    if move is None:
        return held
    pieces = (each.piece for each in held.put_down)
    own = {each.index for each in pieces if isinstance(each, CardTarget)}
    return replace(held, cards=places(ways.view, move, own))


def _taken_back(ways: Ways, before: Selection, piece: Target) -> Selection:
    """What lay somewhere is in the hand again; off the discard pile it is no longer exchanged."""
    left = frozenset(each for each in before.put_down if each.piece != piece)
    if left == before.put_down:
        return before
    if before.action is ActionKind.EXCHANGE and isinstance(piece, CardTarget):
        return exchanging.picked(ways.view, before.cards - {piece.index}, left)
    return replace(before, put_down=left)


def _alike(one: TowersMove | None, other: TowersMove) -> bool:
    """Whether two moves do the same, however they are paid."""
    return one is not None and (one.type, place_where(one)) == (other.type, place_where(other))


def back(selection: Selection) -> Selection:
    """Esc or a right click: one step out of what was begun."""
    if selection.action is ActionKind.EXCHANGE:
        return Selection(ActionKind.EXCHANGE) if selection.cards else EMPTY
    if selection.waits and selection.picked is not None:
        return Selection(selection.action, selection.picked)
    if selection.waits and selection.blocks:
        return Selection(selection.action, blocks=selection.blocks)
    if selection.payer is not None:
        return replace(selection, payer=None, cursor=None)
    if selection.action is ActionKind.PLACE:
        return EMPTY
    begun = selection.waits or selection.picked or selection.blocks
    return Selection(selection.action) if begun else EMPTY
