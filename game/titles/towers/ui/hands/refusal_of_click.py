"""Why a click does nothing: of all that it may have meant, the reason that is nearest to a yes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.rules.core import Refusal
from game.rules.towers import refusals
from game.rules.towers.catalogue import Field
from game.rules.towers.moves import Build, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlocksTarget,
    BlockTarget,
    CardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands.building import chosen_blocks, counts_of, is_building
from game.titles.towers.ui.hands.guessing import (
    build_of,
    capture_of,
    demolish_of,
    meant_by,
    otherwise_paid,
)
from game.titles.towers.ui.hands.meaning import is_own_pawn, seat_of, step_to
from game.titles.towers.ui.hands.selection import Selection, TowersDecision, WhyNot
from game.ui.refusals import BARRED

NEAREST = (
    BARRED,
    "cards_short",
    "joker_face_down",
    "three_to_five",
    "wrong_cards",
    "no_open_side",
    "blocks_short",
    "wrong_height",
    "seven_blocks",
    "too_high",
    "colour_between",
    "colour_earlier",
    "pawn_in_way",
    "tower_in_way",
    "no_pawn_in_reserve",
)
"""Of several reasons the first of these is told: what is wanting least comes first."""


IN_THE_WAY = ("colour_earlier", "pawn_in_way", "tower_in_way")
"""What keeps a pawn from a field of its lane (T3)."""
NO_WAY = ("not_in_line", "no_pawn_in_reserve")
"""Why what might be a way is none, whatever lies there."""
PLACES = (FieldTarget, LaneTarget, TowerTarget, PawnTarget, ReserveTarget)
"""What lies on and around the board."""


def refused(decision: TowersDecision, target: Target) -> Refusal | None:
    """Why a click on ``target`` does nothing; None also for what is only asked about."""
    view, held, why = decision.view, decision.selection, decision.why
    own = seat_of(view)
    other = _of_another_action(view, held, target)
    if other is not None:
        return other
    match target:
        case JokerTarget(seat) if seat == own and not view.players[own].joker:
            return refusals.JOKER_FACE_DOWN
        case JokerTarget(seat) if seat == own and held.action is ActionKind.EXCHANGE:
            return refusals.JOKER_NOT_EXCHANGED
        case BlocksTarget():
            return None
        case BlockTarget(seat) if seat != own:
            return None
        case BlockTarget() if is_building(held) and _whole(view, held):
            return Refusal("T6.1", "tower_whole", (("needs", view.phase + 1),))
        case ReserveTarget(seat) if seat == own:
            return _no_way_in(view)
        case CardTarget() | JokerTarget() if held.blocks and not held.waits:
            return Refusal("T6.1", "pawn_first")
        case CardTarget() | JokerTarget() if held.waits:
            return _price(held, view, target, why)
        case PawnTarget(field) if is_own_pawn(view, field):
            return _stuck(view, held, field, why)
        case _:
            meant = list(meant_by(view, held, target))
            no_way = _no_way(why, meant) if isinstance(target, FieldTarget) else None
            return no_way or nearest(why, meant) or _far(view, target)


def _of_another_action(view: TowersView, held: Selection, target: Target) -> Refusal | None:
    """What is to be chosen for the action that was begun, where a thing can be nothing for it."""
    if not isinstance(target, PLACES):
        return None
    own = isinstance(target, PawnTarget) and is_own_pawn(view, target.field)
    if held.action is ActionKind.EXCHANGE:
        return Refusal("T8", "choose_cards")
    if (is_building(held) or held.action is ActionKind.BUILD) and not own:
        return Refusal("T6.1", "choose_own_pawn")
    if held.action is ActionKind.DEMOLISH and not isinstance(target, TowerTarget) and not own:
        return Refusal("T5.1", "choose_tower")
    if held.action is ActionKind.CAPTURE and not isinstance(target, PawnTarget):
        return Refusal("T7.1", "choose_pawn")
    return None


def nearest(why: WhyNot, moves: Iterable[TowersMove]) -> Refusal | None:
    """The most telling reason of those that refuse the moves; None if there is none."""
    found = [reason for move in moves if (reason := why(move)) is not None]
    return min(found, key=_rank, default=None)


def _no_way(why: WhyNot, moves: Sequence[TowersMove]) -> Refusal | None:
    """The reason that no way leads there (T3, T4), where something else is in the way on each.

    A reason that holds for one lane says nothing of the others.
    """
    ways = [why(move) for move in moves if isinstance(move, Place | MovePawn)]
    codes = {reason.code if reason is not None else "" for reason in ways} - {*NO_WAY}
    is_barred = len(codes) > 1 and codes <= {*IN_THE_WAY}
    return Refusal("T3", "no_way_here") if is_barred else None


def _rank(reason: Refusal) -> int:
    return NEAREST.index(reason.code) if reason.code in NEAREST else len(NEAREST)


def of_action(view: TowersView, kind: ActionKind, why: WhyNot) -> Refusal:
    """Why no move of a kind can be made now: what the greyed button says (T2.1)."""
    player = view.players[seat_of(view)]
    if kind is ActionKind.PLACE:
        return _no_way_in(view)
    rule = {ActionKind.MOVE: "T4", ActionKind.DEMOLISH: "T5.1", ActionKind.BUILD: "T6.1"}.get(kind)
    rule = rule or "T7.1"
    needs, has = view.phase + 1, sum(player.blocks)
    if kind is ActionKind.BUILD and has < needs:
        return Refusal("T6.1", "few_blocks", (("needs", needs), ("has", has)))
    if not player.pawns:
        return Refusal(rule, "no_pawn_on_board")
    if kind is ActionKind.MOVE:
        return Refusal(rule, "nowhere_to_go")
    found = nearest(why, _all_of(view, kind))
    far = found is None or found.code == "not_in_line"
    unseen = "no_tower_in_sight" if kind is ActionKind.DEMOLISH else "no_pawn_in_sight"
    return Refusal(rule, unseen) if far or found is None else found


def _all_of(view: TowersView, kind: ActionKind) -> Iterator[TowersMove]:
    """Every move of a kind that may be thought of."""
    for start in view.players[seat_of(view)].pawns:
        if kind is ActionKind.BUILD:
            yield build_of(view, start)
        elif kind is ActionKind.DEMOLISH:
            for field, tower in enumerate(view.towers):
                if tower and step_to(start, field):
                    yield demolish_of(view, start, field)
        else:
            for field in _strangers(view):
                if step_to(start, field):
                    yield capture_of(view, start, field)


def _strangers(view: TowersView) -> Iterator[Field]:
    """The fields of all pawns but one's own."""
    for seat, player in enumerate(view.players):
        if seat != seat_of(view):
            yield from player.pawns
    yield from view.neutral


def _no_way_in(view: TowersView) -> Refusal:
    """Why no pawn of the reserve can enter (T3)."""
    if not view.players[seat_of(view)].reserve:
        return refusals.NO_PAWN_IN_RESERVE
    return Refusal("T3", "no_free_lane")


def _stuck(view: TowersView, held: Selection, field: Field, why: WhyNot) -> Refusal | None:
    """Why an own pawn is of no use, to what is in hand or at all."""
    if held.unfinished is not None and held.unfinished.at == field:
        return Refusal("T6.1", "more_blocks", (("needs", view.phase + 1),))
    builds = is_building(held) or held.action is ActionKind.BUILD
    if builds or isinstance(held.picked, BlockTarget):
        blocks = chosen_blocks(view, held) or held.blocks
        return nearest(why, [build_of(view, field, counts_of(blocks))]) or _no_site(view)
    if held.picked is not None or held.action is not None or held.waits:
        return Refusal("T2.1", "pawn_no_use")
    return Refusal("T2.1", "pawn_stuck")


def _whole(view: TowersView, held: Selection) -> bool:
    """Whether the tower has all the storeys that the phase builds (T6.1)."""
    return len(chosen_blocks(view, held)) > view.phase


def _price(held: Selection, view: TowersView, target: Target, why: WhyNot) -> Refusal | None:
    """Why what waits can't be paid so."""
    if held.unfinished is not None:
        site = held.unfinished
        pay = (*site.blocks, 0)
        return why(Build(site.at, site.blocks, pay))
    if held.waiting is None:
        return None
    return why(otherwise_paid(view, held, target))


def _far(view: TowersView, target: Target) -> Refusal | None:
    """Where nothing stands in line with it."""
    match target:
        case TowerTarget():
            return Refusal("T5.1", "no_pawn_in_line")
        case PawnTarget(field) if not is_own_pawn(view, field):
            return Refusal("T7.1", "no_pawn_in_line")
        case BlockTarget():
            return _no_site(view)
        case JokerTarget(seat) if seat == seat_of(view):
            return Refusal("T9", "joker_no_use")
        case _:
            return None


def _no_site(view: TowersView) -> Refusal:
    """Why nothing can be built: there is no pawn whose field it could be (T6.1)."""
    player = view.players[seat_of(view)]
    if not player.pawns:
        return Refusal("T6.1", "no_pawn_on_board")
    values = (("needs", view.phase + 1), ("has", sum(player.blocks)))
    return Refusal("T6.1", "few_blocks", values)
