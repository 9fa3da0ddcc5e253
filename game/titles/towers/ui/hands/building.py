"""Which blocks a tower is built of, chosen one by one from the own tray (T6.1).

A click on a block puts it to the tower, before a pawn was chosen or after; a click on one that was
put there takes it back. What a player chose himself stays until he clicks it again: only blocks
that came along with a suggestion make room for others.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.rules.towers.catalogue import Colour, Field
from game.rules.towers.counts import by_colour
from game.rules.towers.moves import Build, Counts
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.names import sorted_out
from game.titles.towers.scene.targets import BlockTarget, PawnTarget
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands.meaning import is_own_pawn, seat_of
from game.titles.towers.ui.hands.paying import best, places
from game.titles.towers.ui.hands.selection import Lying, Selection, Unfinished
from game.titles.towers.ui.hands.ways import Ways

NONE: frozenset[Lying] = frozenset()


def lying(view: TowersView, counts: Counts, before: Collection[Lying] = NONE) -> frozenset[Lying]:
    """Which blocks of the own tray make so many: those ``before`` first, then from the right."""
    found: set[Lying] = set()
    for colour, has in enumerate(view.players[seat_of(view)].blocks):
        own = [(colour, number) for number in reversed(range(has))]
        found.update(sorted(own, key=lambda each: each not in before)[: counts[colour]])
    return frozenset(found)


def counts_of(blocks: Collection[Lying]) -> Counts:
    """How many of each colour."""
    return by_colour([colour for colour, _ in blocks])


def is_building(held: Selection) -> bool:
    """Whether blocks are being put to a tower."""
    waits = isinstance(held.waiting, Build) or held.unfinished is not None
    return waits or (bool(held.blocks) and held.waiting is None)


def chosen_blocks(view: TowersView, held: Selection) -> frozenset[Lying]:
    """The blocks that the tower would be built of as it is now."""
    if isinstance(held.waiting, Build):
        return lying(view, held.waiting.blocks, held.blocks)
    return held.blocks


def own_blocks(view: TowersView) -> list[Target]:
    """Every block of the own tray, as they lie."""
    seat = seat_of(view)
    return [BlockTarget(seat, *each) for each in sorted_out(view.players[seat].blocks)]


def toggled(ways: Ways, held: Selection, block: BlockTarget) -> Selection | None:
    """After a click on a block: put to the tower, or taken back; None: it can't be."""
    if not _may_build(held) or block.seat != seat_of(ways.view):
        return None
    held = replace(held, payer=None)
    place, chosen = (block.colour, block.number), chosen_blocks(ways.view, held)
    if place not in chosen:
        return put(ways, held, place)
    if place not in held.blocks and _leaves_no_choice(ways, held):
        return replace(held, blocks=held.blocks | {place})
    return _without(held, chosen - {place})


def _leaves_no_choice(ways: Ways, held: Selection) -> bool:
    """Whether one tower alone may be built where this one waits, of whatever blocks: it was chosen
    by itself, and a click on its blocks means them."""
    return held.waiting is not None and len(_towers(_builds(ways, _site(held)))) == 1


def _towers(builds: Collection[Build]) -> set[Counts]:
    """What differs in blocks."""
    return {move.blocks for move in builds}


def put(ways: Ways, held: Selection, place: Lying) -> Selection | None:
    """One block more; None: no tower can have it."""
    at, clicked = _site(held), held.blocks | {place}
    builds = _builds(ways, at)
    more = counts_of(chosen_blocks(ways.view, held) | {place})
    fit = [move for move in builds if _holds(move, more)]
    held = replace(held, blocks=clicked)
    if not fit:
        room = _making_room(builds, clicked, more) if held.waiting is not None else []
        return _waits(ways, held, room) if room else None
    whole = [move for move in fit if move.blocks == more or len(_towers(fit)) == 1]
    if at is None:
        return held
    if whole:
        return _waits(ways, held, whole)
    return replace(held, waiting=None, cards=frozenset(), unfinished=Unfinished(at, more))


def more_of(ways: Ways, held: Selection, colour: Colour) -> Selection:
    """One more block of a colour, where that can be; else none of it at all."""
    view = ways.view
    chosen = chosen_blocks(view, held)
    for number in reversed(range(view.players[seat_of(view)].blocks[colour])):
        found = put(ways, held, (colour, number)) if (colour, number) not in chosen else None
        if found is not None:
            return found
    left = frozenset(each for each in chosen if each[0] != colour)
    return _without(held, left) if left != chosen else held


def at_pawn(ways: Ways, held: Selection, field: Field) -> Selection | None:
    """The chosen blocks brought to a pawn: what the tower lacks is chosen there, or comes along
    where one tower alone can be meant."""
    chosen = counts_of(held.blocks)
    fit = [move for move in _builds(ways, field) if _holds(move, chosen)]
    whole = [move for move in fit if move.blocks == chosen or len(_towers(fit)) == 1]
    if whole:
        return _waits(ways, held, whole)
    begun = Unfinished(field, chosen)
    return replace(held, waiting=None, cards=frozenset(), unfinished=begun) if fit else None


def suggested(ways: Ways, held: Selection, field: Field) -> Selection | None:
    """The tower of the chosen blocks on a pawn's field, with what suits it best for the rest."""
    fit = [move for move in _builds(ways, field) if _holds(move, counts_of(held.blocks))]
    return _waits(ways, held, fit) if fit else None


def sites(ways: Ways, held: Selection) -> list[Target]:
    """The pawns on whose fields the chosen blocks may be built."""
    chosen = counts_of(held.blocks)
    found = (PawnTarget(move.at) for move in _builds(ways, None) if _holds(move, chosen))
    return list(dict.fromkeys(found))


def is_whole(ways: Ways, held: Selection) -> bool:
    """Whether the chosen blocks are a tower, and only its pawn is to be chosen."""
    chosen = counts_of(held.blocks)
    return any(move.blocks == chosen for move in _builds(ways, None))


def dropped(
    ways: Ways, before: Selection, block: BlockTarget, goal: Target | None
) -> Selection | None:
    """A block dragged to a pawn, beside those that were brought there or chosen already."""
    if not isinstance(goal, PawnTarget) or not is_own_pawn(ways.view, goal.field):
        return None
    place = (block.colour, block.number)
    if is_building(before) and _site(before) == goal.field:
        there = place in chosen_blocks(ways.view, before)
        kept = replace(before, blocks=before.blocks | {place})
        return kept if there else put(ways, before, place)
    begun = before.blocks if is_building(before) else NONE
    held = Selection(blocks=begun | {place})
    alone = replace(held, blocks=frozenset({place}))
    return suggested(ways, held, goal.field) or suggested(ways, alone, goal.field)


def _may_build(held: Selection) -> bool:
    """Whether a click on a block goes on with what is in hand."""
    if held.action not in (None, ActionKind.BUILD):
        return False
    waits = held.waiting is None or isinstance(held.waiting, Build)
    return waits and (held.picked is None or isinstance(held.picked, PawnTarget))


def _site(held: Selection) -> Field | None:
    """The field of the pawn that was chosen for the tower."""
    if isinstance(held.waiting, Build):
        return held.waiting.at
    if held.unfinished is not None:
        return held.unfinished.at
    return held.picked.field if isinstance(held.picked, PawnTarget) else None


def _builds(ways: Ways, at: Field | None) -> list[Build]:
    """The towers that may be built on a field, or anywhere."""
    found = (move for move in ways.legal if isinstance(move, Build))
    return [move for move in found if at is None or move.at == at]


def _holds(move: Build, blocks: Counts) -> bool:
    return all(a >= b for a, b in zip(move.blocks, blocks, strict=True))


def _without(held: Selection, left: frozenset[Lying]) -> Selection:
    """The tower without some of its blocks: those that are left were looked at, and so stay."""
    at = _site(held)
    held = replace(held, waiting=None, cards=frozenset(), blocks=left)
    return held if at is None else replace(held, unfinished=Unfinished(at, counts_of(left)))


def _making_room(
    builds: Collection[Build], clicked: Collection[Lying], more: Counts
) -> list[Build]:
    """The moves with all that was ``clicked`` that change least of a suggestion."""
    wanted = counts_of(clicked)
    fit = [move for move in builds if _holds(move, wanted)]
    least = min((_apart(move.blocks, more) for move in fit), default=0)
    return [move for move in fit if _apart(move.blocks, more) == least]


def _apart(one: Counts, other: Counts) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def _waits(ways: Ways, held: Selection, moves: Collection[Build]) -> Selection:
    move = best(ways.view, moves, like=held.waiting)
    return replace(
        held, waiting=move, cards=places(ways.view, move, held.cards), unfinished=None, cursor=None
    )
