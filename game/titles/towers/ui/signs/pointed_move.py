"""What a pointer on the table is about: the move that waits, is meant or is hinted at."""

from __future__ import annotations

from game.rules.towers.catalogue import Field
from game.rules.towers.moves import (
    Capture,
    Demolish,
    Exchange,
    MovePawn,
    Place,
    TowersMove,
)
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.hands.inputs import as_hinted, joined, started
from game.titles.towers.ui.hands.meaning import (
    is_own_pawn,
    lanes_of,
    mover_of,
    place_where,
    seat_of,
)
from game.titles.towers.ui.hands.selection import Selection, TowersDecision
from game.titles.towers.ui.hands.ways import ways_of
from game.ui.signs import Meant

PIECES = (CardTarget, JokerTarget, ReserveTarget, BlockTarget, PawnTarget)


def aimed(decision: TowersDecision, meant: Meant) -> TowersMove | None:
    """The move to show: the one that waits, else what a click would come to, else the hint."""
    held = decision.selection
    if not decision.open:
        return None
    if held.waiting is not None:
        return held.waiting
    return hovered(decision, meant) or decision.hint


def hovered(decision: TowersDecision, meant: Meant) -> TowersMove | None:
    """What a click where the pointer is would have wait."""
    if meant.target is None or not meant.usable or decision.selection.waits:
        return None
    ways, held = ways_of(decision.view, decision.legal), decision.selection
    found = joined(ways, held, meant.target) or started(ways, meant.target)
    move = as_hinted(decision, found, meant.target).waiting if found is not None else None
    return None if isinstance(move, Exchange) else move


def told_of(decision: TowersDecision, meant: Meant) -> Target | None:
    """The own piece whose possibilities are shown: in hand, or pointed at with empty hands."""
    held = decision.selection
    if not decision.open or held.waits or held.blocks:
        return None
    if held.picked is not None:
        return held.picked
    target = meant.target
    if not meant.usable or held.action is not None or not isinstance(target, PIECES):
        return None
    if isinstance(target, PawnTarget) and not is_own_pawn(decision.view, target.field):
        return None
    return target


def leads_to(decision: TowersDecision, piece: Target) -> list[Target]:
    """Where a piece may go, with the lanes, and what it can be used on."""
    ways = ways_of(decision.view, decision.legal)
    held = decision.selection
    payer = held.payer if piece == held.picked else None
    found = ways.by_target(held.action, piece, payer)
    places = (FieldTarget, LaneTarget, TowerTarget, PawnTarget)
    return [target for target in found if isinstance(target, places)]


def group(decision: TowersDecision, meant: Meant) -> list[Target]:
    """What stands out alone: all that the piece pointed at with empty hands leads to."""
    held = decision.selection
    if held != Selection(cursor=held.cursor):
        return []
    piece = told_of(decision, meant)
    return leads_to(decision, piece) if piece is not None else []


def along(decision: TowersDecision, meant: Meant) -> list[Target]:
    """The lane or field, and the pawn, that go with what is pointed at."""
    move = hovered(decision, meant)
    if move is None:
        return []
    found: list[Target] = [place_where(move)]
    mover = mover_of(move, seat_of(decision.view))
    if mover is not None:
        found.append(mover)
    if isinstance(move, Place):
        found += lanes_of(move)[:1]
    return found


def previewed(decision: TowersDecision, meant: Meant) -> list[Target]:
    """Where the move to show is done, or a tower that wants blocks, and the pawn that does it."""
    move, site = aimed(decision, meant), decision.selection.unfinished
    if move is None:
        return [PawnTarget(site.at)] if decision.open and site is not None else []
    if isinstance(move, Exchange):
        return []
    mover = mover_of(move, seat_of(decision.view))
    return [place_where(move), *([mover] if isinstance(mover, PawnTarget) else [])]


def way_of(move: TowersMove) -> tuple[Field, Field] | None:
    """From which field to which a move leads; a place from its entry."""
    match move:
        case Place(start, to) | MovePawn(start, to) | Demolish(start, to) | Capture(start, to):
            return start, to
        case _:
            return None
